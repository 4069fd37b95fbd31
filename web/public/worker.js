// The service worker: shows what the server has to say while no page of it is open. It keeps no files, so that pages
// are always those of the server.

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  const shown = self.registration.showNotification(title, {
    body,
    tag,
    renotify: true,
    icon: "/icon-192.png",
    data: { url },
  });
  const marked = "setAppBadge" in navigator ? navigator.setAppBadge() : undefined;
  event.waitUntil(Promise.all([shown, marked]));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data.url, self.location.origin)));
});

/** Shows a page: the one that is open already, or a new one. */
async function open(address) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname === address.pathname);
  await (page === undefined ? self.clients.openWindow(address.href) : page.focus());
}
