/** Cuts out of Inter what nearly every text does with: less than half of its bytes, and all that a first view needs. */

import { readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const WHOLE = "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";
const folder = join(import.meta.dirname, "node_modules/.core-font");
/** What styles ask for and browsers apply unasked; the whole font has fractions and other figures besides. */
const FEATURES = ["calt", "ccmp", "kern", "tnum"];
/** The font's own word on its license; what it says of its authors is kept anyway. */
const LICENSE_NAME = 14;

/** What the style sheet promises of the face that is cut out: its characters, and its weights from least to most. */
function promised(): { readonly text: string; readonly least: number; readonly most: number } {
  const styles = readFileSync(join(import.meta.dirname, "src/styles/fonts.css"), "utf8");
  const [face = ""] = /@font-face \{[^}]*@core-font[^}]*\}/.exec(styles) ?? [];
  const [, least, most] = /font-weight: (\d+) (\d+);/.exec(face) ?? [];
  const ranges = [...face.matchAll(/U\+([\dA-F]{4})(?:-([\dA-F]{4}))?/g)];
  if (least === undefined || most === undefined || ranges.length === 0)
    throw new Error("fonts.css does not say what the core font holds");
  const text = ranges.map(([, first = "", last = first]) => {
    const start = parseInt(first, 16);
    const length = parseInt(last, 16) - start + 1;
    return String.fromCodePoint(...Array.from({ length }, (_, at) => start + at));
  });
  return { text: text.join(""), least: Number(least), most: Number(most) };
}

/** Makes the font before anything is built or served, under the address `@core-font` of the style sheet. */
export function coreFont(): Plugin {
  return {
    name: "core-font",
    config: async () => {
      const { text, least, most } = promised();
      const whole = await readFile(createRequire(import.meta.url).resolve(WHOLE));
      const core = await subsetFont(whole, text, {
        targetFormat: "woff2",
        variationAxes: { wght: { min: least, max: most } },
        keepFeatures: FEATURES,
        preserveNameIds: [LICENSE_NAME],
      });
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, "inter-core.woff2"), core);
      return { resolve: { alias: { "@core-font": folder } } };
    },
  };
}
