/* Runs before the first paint, so that nothing of the device's flashes or comes late. */
try {
  const { dataset } = document.documentElement;
  // src/lib/theme.ts keeps the choice.
  const theme = JSON.parse(localStorage.getItem("sat:device:theme") ?? "null");
  if (theme === "light" || theme === "dark") dataset.theme = theme;
  // src/lib/kept-user.ts keeps who is signed in, most likely still: their page has a bar, save what all may read.
  const { pathname } = location;
  const isForAll = /^\/(?:terms|privacy)$/.test(pathname);
  if (!isForAll && localStorage.getItem("sat:device:user") !== null) {
    dataset.bar = "";
    sendForPage(pathname);
  } else if (pathname === "/" || pathname === "/login") sendForParts("/sign-in");
} catch {
  // Without storage, or with a damaged entry, the system's theme holds, and the rest comes with the page.
}

/** Sends for what the app would ask for only once it runs: the learner, and the parts of their page. */
function sendForPage(pathname) {
  const textFont = sendForParts(pathname);
  if (textFont === undefined) return;
  // As src/lib/session.ts asks, in the zone of src/lib/clock.ts; without Temporal, to know it takes too long here.
  if ("Temporal" in globalThis) {
    const zone = new URLSearchParams({ timeZone: Temporal.Now.timeZoneId() });
    preload({ rel: "preload", as: "fetch", href: `/api/me?${zone}` });
  }
  // src/question/desk/desk-shelf.ts keeps a question that is open: it stands there at once, and should not be set anew.
  const place = pathname.replace("/", ":");
  const isOpen = Object.keys(localStorage).some(
    (key) => key.endsWith(place) && localStorage.getItem(key).includes('"question":{'),
  );
  if (isOpen) preload({ rel: "preload", as: "font", type: "font/woff2", href: `/${textFont}` });
}

/** Sends for what first-paint.ts lists of the page; answers the font of its questions, if there is such a page. */
function sendForParts(page) {
  const { textFont, parts } = JSON.parse(document.getElementById("early").textContent);
  const own = parts[page];
  if (own === undefined) return undefined;
  for (const part of own) {
    const kind = part.endsWith(".css") ? { rel: "preload", as: "style" } : { rel: "modulepreload" };
    preload({ ...kind, href: `/${part}` });
  }
  return textFont;
}

function preload(link) {
  const element = Object.assign(document.createElement("link"), link);
  document.head.append(Object.assign(element, { crossOrigin: "", fetchPriority: "low" }));
}
