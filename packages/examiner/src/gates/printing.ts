import type { Inline } from "@sat/item";
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
  [
    /(?<!\b(?:is|are|be|was|were|becomes|left|remains|it|function) )\bundefined\b/,
    "an undefined value",
  ],
  [/\d\.\d{7,}/, "more decimals than anyone prints"],
];

const NONE: readonly string[] = [];

const IN_FORMULAS = together([...FORMULA_LAWS, ...COMMON_LAWS]);
const IN_TEXT = together([...TEXT_LAWS, ...COMMON_LAWS]);

/** Laws, and what they forbid as one pattern: most texts break none, and one look tells. */
interface Laws {
  readonly each: readonly Law[];
  readonly any: RegExp;
}

function together(each: readonly Law[]): Laws {
  return { each, any: new RegExp(each.map(([pattern]) => pattern.source).join("|")) };
}

/** The printer's laws, on every text and formula of an item. */
export const printing: Gate = {
  id: "printing",
  kinds: "both",
  check: onEveryText((markup) => {
    const found = markup === markup.trim() ? [] : ["begins or ends with a space"];
    for (const inline of inlinesOf(markup)) {
      for (const fault of faultsOf(inline)) found.push(`holds ${fault}`);
    }
    return found;
  }),
};

function faultsOf(inline: Inline): readonly string[] {
  if (inline.kind === "math") return broken(IN_FORMULAS, inline.tex);
  return inline.kind === "text" ? broken(IN_TEXT, inline.text) : NONE;
}

function broken({ each, any }: Laws, text: string): readonly string[] {
  if (!any.test(text)) return NONE;
  return each.filter(([pattern]) => pattern.test(text)).map(([, fault]) => `${fault}: "${text}"`);
}
