/** What a page asks for before anything of it has run, and in which order. */

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type HtmlTagDescriptor, minify, type Plugin, type Rolldown } from "vite";

/** Fonts of the first view: there before the page is, so that nothing moves when they come. */
const FONTS = /(?:inter-core|source-serif-4-latin-600-normal)-[^/]*\.woff2$/;
/** What questions are set in. */
const TEXT_FONT = /source-serif-4-latin-400-normal-[^/]*\.woff2$/;
/** Most of the code that a page runs first. */
const LIBRARIES = /libraries-[^/]*\.js$/;

/** What runs before all else. */
const SCRIPT = "before-paint.js";

/** The page of an address, such as `/practice`, what stands around every learner's, and the one of newcomers. */
const PAGE = /\/([-\w]+)-page\.tsx$/;
const NEWCOMERS = "sign-in";
const LAYOUT = /\/signed-in-layout\.tsx$/;

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
            early(Object.values(bundle ?? {}), html),
            ...code.map((file) => link(file, { rel: "modulepreload" }, "head-prepend")),
            ...fonts.map((file) =>
              link(file, { rel: "preload", as: "font", type: "font/woff2" }, "head"),
            ),
          ],
        };
      },
    },
    // What is public is copied as it stands, with its comments; the first paint waits for this.
    async writeBundle({ dir = "" }) {
      const path = join(dir, SCRIPT);
      const { code } = await minify(SCRIPT, await readFile(path, "utf8"));
      await writeFile(path, code);
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

type Built = Rolldown.OutputBundle[string];

/**
 * What each page needs beyond what the app begins with, for `before-paint.js`: it sends for the parts of the
 * page at hand, which the app itself could name only once it runs.
 */
function early(built: readonly Built[], html: string): HtmlTagDescriptor {
  const textFont = built.find(({ fileName }) => TEXT_FONT.test(fileName))?.fileName;
  const children = JSON.stringify({ textFont, parts: partsByPage(built, html) });
  const attrs = { type: "application/json", id: "early" };
  return { tag: "script", attrs, children, injectTo: "head-prepend" };
}

/** The scripts and styles of each page by its address, and of what stands around it. */
function partsByPage(built: readonly Built[], html: string): Readonly<Record<string, string[]>> {
  const chunks = new Map(
    built.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file] as const] : [])),
  );
  const entry = (page: RegExp) =>
    [...chunks.values()].filter(({ facadeModuleId }) => page.test(facadeModuleId ?? ""));
  const partsOf = (name: string, parts = new Set<string>()): Set<string> => {
    const chunk = chunks.get(name);
    if (chunk === undefined || parts.has(name) || html.includes(name)) return parts;
    parts.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) parts.add(style);
    for (const each of chunk.imports) partsOf(each, parts);
    return parts;
  };
  const around = entry(LAYOUT).flatMap(({ fileName }) => [...partsOf(fileName)]);
  const pages = entry(PAGE).map(({ fileName, facadeModuleId }) => {
    const [, name = ""] = PAGE.exec(facadeModuleId ?? "") ?? [];
    const others = name === NEWCOMERS ? [] : around;
    return [`/${name}`, [...new Set([...others, ...partsOf(fileName)])]] as const;
  });
  return Object.fromEntries(pages);
}
