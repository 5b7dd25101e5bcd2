/** What makes the built app installable: its manifest and the service worker that opens it offline. */

import { readFileSync } from "node:fs";
import type { HtmlTagDescriptor, Plugin } from "vite";
import type { VitePWAOptions } from "vite-plugin-pwa";
import { REMINDER_WORKER } from "./reminder-worker.ts";

const tokens = readFileSync(new URL("src/styles/tokens.css", import.meta.url), "utf8");

/** A colour of the one file that names colours. */
function colour(name: string): { readonly light: string; readonly dark: string } {
  const [, light, dark] =
    RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens) ?? [];
  if (light === undefined || dark === undefined) throw new Error(`tokens.css has no --${name}`);
  return { light, dark };
}

/** The browser's own bar takes the colour of ours. A manifest knows one scheme only; the page names both. */
export function colourBars(): Plugin {
  const bar = colour("page");
  return {
    name: "colour-bars",
    transformIndexHtml: () =>
      (["light", "dark"] as const).map((scheme): HtmlTagDescriptor => ({
        tag: "meta",
        attrs: {
          name: "theme-color",
          content: bar[scheme],
          media: `(prefers-color-scheme: ${scheme})`,
        },
        injectTo: "head",
      })),
  };
}

const icon = (purpose: "any" | "maskable", size: 192 | 512) => ({
  src: `/icons/${purpose === "any" ? "icon" : purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

export const installing = {
  // We register it ourselves, for learners only: an inline script would break the content security policy.
  injectRegister: false,
  registerType: "prompt",
  filename: "sw.js",
  manifest: {
    id: "/",
    name: "SAT Practice",
    short_name: "SAT Practice",
    description:
      "Practise for the SAT with questions made on the spot and checked before you see them.",
    lang: "en-US",
    start_url: "/dashboard",
    scope: "/",
    display: "standalone",
    categories: ["education"],
    theme_color: colour("page").light,
    background_color: colour("desk").light,
    icons: [icon("any", 192), icon("any", 512), icon("maskable", 192), icon("maskable", 512)],
  },
  includeManifestIcons: false,
  workbox: {
    globPatterns: ["index.html", "before-paint.js", "icon.svg", "assets/*.{js,css,woff2}"],
    // Extended Latin is for a rare name; what else is for the sign-in needs the network anyway.
    globIgnores: ["**/*-latin-ext-*", "**/roboto-core-*", "**/sign-in-finished*"],
    dontCacheBustURLsMatching: /^assets\//,
    importScripts: [REMINDER_WORKER],
    inlineWorkboxRuntime: true,
    sourcemap: false,
    // The first visit is served offline too, not only the next. A later version waits until no page of the
    // earlier one is open: it would take away the parts such a page has yet to load.
    clientsClaim: true,
    skipWaiting: false,
    cleanupOutdatedCaches: true,
    // No address but a kept file's own is answered from the cache before the server was asked.
    navigateFallback: null,
    directoryIndex: null,
    runtimeCaching: [
      {
        // The app's own pages only: the API, its documents and the identity provider answer for themselves.
        urlPattern: ({ request, sameOrigin, url }) =>
          sameOrigin &&
          request.mode === "navigate" &&
          !/^\/(?:api|identity|healthz)(?:\/|$)|\.\w+$/.test(url.pathname),
        handler: "NetworkOnly",
        options: { precacheFallback: { fallbackURL: "/index.html" } },
      },
    ],
  },
} satisfies Partial<VitePWAOptions>;
