// A bot with an account on a server: it sleeps until it is asked, and then takes any choice.
//
//   node remote_bot.mjs http://localhost:8600 TOKEN
//
// It needs Node 22, or Node 20 with --experimental-websocket, and nothing else.

const [address, token] = process.argv.slice(2);
const any = (list) => list[Math.floor(Math.random() * list.length)];

// What the server tells: invitations, turns, ends. After a break it tells them again.
async function* events() {
  for (;;) {
    try {
      const headers = { Authorization: `Bearer ${token}` };
      const answer = await fetch(`${address}/api/events`, { headers });
      if (!answer.ok) throw new Error(await answer.text());
      let rest = "";
      for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
        const lines = (rest + part).split("\n");
        rest = lines.pop();
        for (const line of lines) if (line.startsWith("data: ")) yield JSON.parse(line.slice(6));
      }
    } catch (error) {
      console.error(error.message);
    }
    await new Promise((wake) => setTimeout(wake, 1000));
  }
}

// Decide at a table for as long as the seat is asked.
function play(table) {
  return new Promise((done) => {
    const socket = new WebSocket(`${address.replace("http", "ws")}/api/tables/${table}/socket`);
    const send = (message) => socket.send(JSON.stringify(message));
    let state;
    const decide = () => {
      const { view, version } = state;
      const decision = any(any(view.asks).choices).decision; // this is where your bot comes in
      send({ type: "decide", id: crypto.randomUUID(), seat: view.seat, version, decision });
    };
    socket.onopen = () => send({ type: "hello", token });
    socket.onclose = done;
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "refused") decide();
      if (message.type !== "state") return;
      state = message;
      if (state.view.owing.includes(state.view.seat)) decide();
      else socket.close();
    };
  });
}

for await (const event of events()) {
  console.log(event.type, event.game, event.table);
  if (event.type === "turn") await play(event.table);
}
