/** Cuts out of fonts what is needed of them at first: less than half of their bytes. */

import { readFileSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const folder = join(import.meta.dirname, "node_modules/.core-font");
/** A font's own word on its license; what it says of its authors is kept anyway. */
const LICENSE_NAME = 14;

interface Core {
  /** The font that it is cut out of. */
  readonly whole: string;
  /** What styles ask for and browsers apply unasked; a whole font has fractions and other figures besides. */
  readonly features: readonly string[];
}

const CORES: Readonly<Record<string, Core>> = {
  // What nearly every text does with, and all that a first view needs.
  "inter-core.woff2": {
    whole: "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
    features: ["calt", "ccmp", "kern", "tnum"],
  },
  // For the one button that another's rules set.
  "roboto-core.woff2": {
    whole: "@fontsource/roboto/files/roboto-latin-500-normal.woff2",
    features: ["kern"],
  },
};

/** The fonts that are cut, by a file of each. */
export const CUT_FONTS = Object.values(CORES).map(({ whole }) => whole);

interface Promised {
  readonly text: string;
  /** The least and the greatest weight; undefined where there is but one. */
  readonly weights: { readonly min: number; readonly max: number } | undefined;
}

/** What the style sheet promises of a face that is cut out: its characters and its weights. */
function promised(core: string): Promised {
  const styles = readFileSync(join(import.meta.dirname, "src/styles/fonts.css"), "utf8");
  const [face = ""] = RegExp(`@font-face \\{[^}]*@core-font/${core}[^}]*\\}`).exec(styles) ?? [];
  const [, least, most] = /font-weight: (\d+)(?: (\d+))?;/.exec(face) ?? [];
  const ranges = [...face.matchAll(/U\+([\dA-F]{4})(?:-([\dA-F]{4}))?/g)];
  if (least === undefined || ranges.length === 0)
    throw new Error(`fonts.css does not say what ${core} holds`);
  const text = ranges.map(([, first = "", last = first]) => {
    const start = parseInt(first, 16);
    const length = parseInt(last, 16) - start + 1;
    return String.fromCodePoint(...Array.from({ length }, (_, at) => start + at));
  });
  const weights = most === undefined ? undefined : { min: Number(least), max: Number(most) };
  return { text: text.join(""), weights };
}

async function cut(core: string, { whole, features }: Core): Promise<void> {
  const { text, weights } = promised(core);
  const font = await readFile(createRequire(import.meta.url).resolve(whole));
  const part = await subsetFont(font, text, {
    targetFormat: "woff2",
    ...(weights && { variationAxes: { wght: weights } }),
    keepFeatures: [...features],
    preserveNameIds: [LICENSE_NAME],
  });
  // Another build may be reading it: it finds the one before, or this.
  const own = join(folder, `${process.pid}-${core}`);
  await writeFile(own, part);
  await rename(own, join(folder, core));
}

/** Makes the fonts before anything is built or served, under the address `@core-font` of the style sheet. */
export function coreFont(): Plugin {
  return {
    name: "core-font",
    config: async () => {
      await mkdir(folder, { recursive: true });
      await Promise.all(Object.entries(CORES).map(([name, core]) => cut(name, core)));
      return { resolve: { alias: { "@core-font": folder } } };
    },
  };
}
