/** What a page asks for before anything of it has run, and in which order. */

import type { HtmlTagDescriptor, Plugin } from "vite";

/** Fonts of the first view: there before the page is, so that nothing moves when they come. */
const FONTS = /(?:inter-core|source-serif-4-latin-600-normal)-[^/]*\.woff2$/;
/** Most of the code that a page runs first. */
const LIBRARIES = /libraries-[^/]*\.js$/;

/**
 * The first paint takes the style sheet alone, so all else has a low priority. Of that, Chromium asks for one file only
 * until it can paint: it should be the one that takes longest, so its link stands before all others.
 */
export function firstPaint(): Plugin {
  return {
    name: "first-paint",
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle }) => {
        const files = Object.keys(bundle ?? {});
        const code = files.filter((file) => LIBRARIES.test(file) && html.includes(file));
        const fonts = files.filter((file) => FONTS.test(file));
        return {
          html: html.replaceAll(
            '<script type="module"',
            '<script type="module" fetchpriority="low"',
          ),
          tags: [
            ...code.map((file) => link(file, { rel: "modulepreload" }, "head-prepend")),
            ...fonts.map((file) =>
              link(file, { rel: "preload", as: "font", type: "font/woff2" }, "head"),
            ),
          ],
        };
      },
    },
  };
}

function link(
  file: string,
  kind: Readonly<Record<string, string>>,
  injectTo: "head" | "head-prepend",
): HtmlTagDescriptor {
  const attrs = { ...kind, href: `/${file}`, crossorigin: "", fetchpriority: "low" };
  return { tag: "link", attrs, injectTo };
}
