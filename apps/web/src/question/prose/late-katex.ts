import { latePart } from "../../lib/late-part.ts";

/** KaTeX as this app uses it. */
export type Katex = Pick<typeof import("./katex.ts"), "typeset">;

/** What draws formulas: large, and not wanted by every question. */
export const lateKatex = latePart<Katex>("KaTeX", fetchKatex);

/** Of signs, letters and digits; the others are rare. */
const FONTS = ["1em KaTeX_Main", "italic 1em KaTeX_Math", "1em Numerals"];

async function fetchKatex(): Promise<Katex> {
  const { typeset } = await import("./katex.ts");
  // Set before their fonts are there, formulas would move when these come.
  if ("fonts" in document)
    await Promise.allSettled(FONTS.map((font) => document.fonts.load(font, "0")));
  return { typeset };
}
