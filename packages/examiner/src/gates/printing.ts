import { type Gate, inlinesOf, onEveryText } from "./gate.ts";

type Law = readonly [pattern: RegExp, fault: string];

/** What no formula may hold. */
const FORMULA_LAWS: readonly Law[] = [
  [/^\s*$/, "an empty formula"],
  [/(?<!,)\{\}|\{\s+\}/, "an empty group"],
  [/\+\s*-/, "a plus before a minus"],
  [/-\s*[-+]/, "a minus before a sign"],
  [/(?<![\d.,])1\s*(?:[a-zA-Z](?![a-zA-Z])|\\(?:sqrt|pi|theta|left\(|frac))/, "a coefficient 1"],
  [/(?<![\d.,])0\s*(?:[a-zA-Z](?![a-zA-Z])|\\(?:sqrt|pi|theta))/, "a coefficient 0"],
  [/[+-]\s*0(?![\d.,])/, "a term 0"],
  [/\^(?:\{1\}|1(?!\d))/, "an exponent 1"],
  [/\\frac\{-?[\w.]+\}\{1\}/, "a denominator 1"],
  [/\\frac\{-[\d.]+\}\{\d+\}|\\frac\{\d+\}\{-/, "a minus inside a fraction"],
  [/\d\s*\\frac\{\d+\}\{\d+\}/, "a number right before a fraction, which reads as a mixed number"],
];

/** What no running text may hold. */
const TEXT_LAWS: readonly Law[] = [
  [/[ \u00a0]{2,}/, "two spaces"],
  [/ [,;:.?!](?![\d.])/, "a space before a mark"],
  [/,,|;;|::|(?<!\.)\.\.(?!\.)|,\.|;\.|;,|,;|:,|,:|\?\.|!\./, "two marks together"],
  [/--/, "two hyphens for a dash"],
  [/[\\{}^]/, "markup that is not text"],
];

/** What may stand nowhere. */
const COMMON_LAWS: readonly Law[] = [
  [/\bNaN\b|\bInfinity\b|\[object/, "a value that is no number"],
  [/(?<!\b(?:is|are|be|was|were|becomes|left|remains|it) )\bundefined\b/, "an undefined value"],
  [/\d\.\d{7,}/, "more decimals than anyone prints"],
];

const IN_FORMULAS = [...FORMULA_LAWS, ...COMMON_LAWS];
const IN_TEXT = [...TEXT_LAWS, ...COMMON_LAWS];

/** The printer's laws, on every text and formula of an item. */
export const printing: Gate = {
  id: "printing",
  kinds: "both",
  check: onEveryText((markup) => {
    const edges = markup === markup.trim() ? [] : ["begins or ends with a space"];
    const inlines = inlinesOf(markup).flatMap((inline) => {
      if (inline.kind === "math") return broken(IN_FORMULAS, inline.tex);
      return inline.kind === "text" ? broken(IN_TEXT, inline.text) : [];
    });
    return [...edges, ...inlines.map((fault) => `holds ${fault}`)];
  }),
};

function broken(laws: readonly Law[], text: string): string[] {
  return laws.filter(([pattern]) => pattern.test(text)).map(([, fault]) => `${fault}: "${text}"`);
}
