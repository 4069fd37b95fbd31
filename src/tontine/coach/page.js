const data = JSON.parse(document.getElementById("data").textContent);
const last = data.curve.length - 1;
const [west, east, north, south] = data.box;
const chart = document.getElementById("chart");
const head = document.getElementById("head");
const dots = document.getElementById("dots").children;
const places = [...document.querySelectorAll("#story li, .moment")];
let version = 0;

const x = (at) => west + ((east - west) * at) / Math.max(last, 1);
const y = (chance) => north + (south - north) * (1 - chance);

/** Show a moment: in the curve, in the story, among the key moments and in the address. */
function go(to) {
  version = Math.min(Math.max(to, 0), last);
  head.setAttribute("x1", x(version));
  head.setAttribute("x2", x(version));
  data.curve[version].forEach((chance, seat) => {
    dots[seat].setAttribute("transform", `translate(${x(version)},${y(chance)})`);
  });
  document.getElementById("at").textContent = data.at[version];
  document.getElementById("turn").textContent = data.turns[Math.max(version - 1, 0)];
  for (const place of places) {
    const here = Number(place.dataset.go) === version;
    place.classList.toggle("now", here);
    const list = place.parentElement;
    if (here && list.scrollHeight > list.clientHeight) {
      list.scrollTop = place.offsetTop - list.offsetTop - (list.clientHeight - place.offsetHeight) / 2;
    }
  }
  history.replaceState(null, "", `#${version}`);
}

const ways = {
  first: () => go(0),
  back: () => go(version - 1),
  next: () => go(version + 1),
  last: () => go(last),
  mistake: () => go(data.mistakes.find((it) => it > version) ?? data.mistakes[0]),
};

for (const place of document.querySelectorAll("[data-go]")) {
  place.addEventListener("click", () => go(Number(place.dataset.go)));
}
for (const button of document.querySelectorAll("[data-way]")) {
  button.addEventListener("click", ways[button.dataset.way]);
}
document.querySelector("[data-way=mistake]").disabled = data.mistakes.length === 0;
document.addEventListener("keydown", (event) => {
  const way = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last" }[event.key];
  if (way) ways[way]();
});

function point(event) {
  const box = chart.getBoundingClientRect();
  const at = ((event.clientX - box.left) / box.width) * chart.viewBox.baseVal.width;
  go(Math.round(((at - west) / (east - west)) * last));
}
chart.addEventListener("pointerdown", (event) => {
  if (event.target.closest("[data-go]")) return;
  chart.setPointerCapture(event.pointerId);
  point(event);
});
chart.addEventListener("pointermove", (event) => {
  if (chart.hasPointerCapture(event.pointerId)) point(event);
});

go(Number(location.hash.slice(1)) || data.mistakes[0] || last);
