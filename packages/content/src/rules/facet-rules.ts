import { bannedOptionPhrases, plainText } from "@sat/item";
import type { Facet, PairFacet } from "../passages/facet.ts";
import type { Pair, Passage } from "../passages/passage.ts";
import { skillOf } from "../passages/topic-of.ts";
import { openingFaults } from "./explanation.ts";
import { lengthRatio, wordsOf } from "./text.ts";
import { wordingFaults } from "./wording.ts";

/** Fewest and most words of a text by skill: digital-sat §7.1, within the hard caps of V18. */
const WORDS = {
  TSP: [48, 150],
  CID: [48, 150],
  "COE-T": [25, 150],
  "COE-Q": [25, 150],
  INF: [60, 150],
  CTC: [90, 170],
} as const;

/** Longest option by shortest, in characters (V11). */
const WIDEST = 1.9;

/** How the options of a kind begin, so that they share one frame. */
const FRAMES: Partial<Record<(Facet | PairFacet)["kind"], RegExp>> = {
  purpose: /^To [a-z]+/,
  structure: /^It [a-z]+/,
  function: /^It [a-z]+/,
  conclusion: /^\p{Ll}.*\.$/u,
};

/**
 * The stems of the exam by kind. The types of `facet.ts` hold authors to them as they write; here the
 * report can say so, and a stem that was cast is caught.
 */
const STEMS: Partial<Record<(Facet | PairFacet)["kind"], RegExp>> = {
  detail: /^(?:According to the text, |Based on the text, |What does the text indicate about )/,
  implication: /^(?:Based on the text, |What does the text most strongly suggest about )/,
  support: /^Which finding, if true, would most directly support /,
  weaken: /^Which finding, if true, would most directly weaken /,
  quotation: /^Which quotation from .+ most effectively illustrates the claim\?$/,
  data: /^Which choice (?:most effectively uses data from the table to complete the (?:statement|text)\?$|best describes data from the table that (?:support|weaken) )/,
  response:
    /^Based on the texts, how would .+ most likely (?:respond to|describe|characterize) .+\?$/,
  agreement: /^Based on the texts, both authors would most likely agree with which statement\?$/,
};

/** What is wrong with one question about a text, one sentence each. */
export function facetFaults(passage: Passage | Pair, facet: Facet | PairFacet): string[] {
  return [
    ...lengthFaults(passage, facet),
    ...evidenceFaults(passage, facet),
    ...stemFaults(facet),
    ...optionFaults(facet),
    ...openingFaults(facet.opening),
    ...textsOf(facet).flatMap(([name, text]) => wordingFaults(name, text)),
  ];
}

/** The text as this question shows it. */
function shownText(passage: Passage | Pair, facet: Facet | PairFacet): string {
  if ("texts" in passage) return passage.texts.join("\n\n");
  const completion = "completion" in facet ? (facet.completion ?? "") : "";
  return `${passage.credit ?? ""}\n\n${passage.text} ${completion}`;
}

function lengthFaults(passage: Passage | Pair, facet: Facet | PairFacet): string[] {
  const skill = skillOf(facet.kind);
  const [fewest, most] = WORDS[skill];
  const count = wordsOf(shownText(passage, facet)).length;
  return count >= fewest && count <= most
    ? []
    : [`the text has ${count} words; ${skill} takes ${fewest} to ${most}`];
}

function evidenceFaults(passage: Passage | Pair, facet: Facet | PairFacet): string[] {
  const raw = shownText(passage, facet).replaceAll("\n", " ");
  const texts = [raw, plainText(raw)].map((text) => text.replaceAll(/ ?\| | +/g, " "));
  const missing = facet.evidence
    .filter((words) => !texts.some((text) => text.includes(words)))
    .map((words) => `the evidence "${words}" does not stand in the text`);
  const none = facet.evidence.length === 0 ? ["there is no evidence"] : [];
  if (facet.kind !== "function" || "texts" in passage) return [...none, ...missing];
  const places = passage.text.split(facet.underline).length - 1;
  const underline = places === 1 ? [] : [`the underlined words stand ${places} times in the text`];
  return [...none, ...missing, ...underline];
}

function stemFaults(facet: Facet | PairFacet): string[] {
  if (!("stem" in facet)) return [];
  const isFixed = STEMS[facet.kind]?.test(facet.stem) === true && facet.stem.endsWith("?");
  return isFixed ? [] : [`the stem is not of the fixed list: ${facet.stem}`];
}

function optionFaults({ kind, key, wrong, hint }: Facet | PairFacet): string[] {
  const options = [key.text, ...wrong.map(({ text }) => text)];
  const ratio = lengthRatio(options);
  const frame = FRAMES[kind];
  const claims: readonly (readonly [boolean, string])[] = [
    [ratio <= WIDEST, `the longest option is ${ratio.toFixed(2)} times the shortest`],
    [new Set(options).size === 4, "two options are the same"],
    [new Set(wrong.map(({ code }) => code)).size === 3, "two distractors have one code"],
    [new Set([key, ...wrong].map(({ reason }) => reason)).size === 4, "two reasons are the same"],
    [
      frame === undefined || options.every((text) => frame.test(text)),
      "the options differ in frame",
    ],
    [isUniform(options, /[.?!]"?$/), "the options differ in their last mark"],
    [isUniform(options, /^\p{Lu}/u), "the options differ in their first letter"],
    [!hint.includes(key.text), "the hint holds the key"],
    [options.every((text) => bannedOptionPhrases(text).length === 0), "an option of no exam"],
  ];
  return claims.filter(([holds]) => !holds).map(([, fault]) => fault);
}

function isUniform(options: readonly string[], pattern: RegExp): boolean {
  return new Set(options.map((option) => pattern.test(option))).size === 1;
}

function textsOf(facet: Facet | PairFacet): (readonly [string, string])[] {
  const { key, wrong, opening, steps, hint, tip } = facet;
  const options = [key, ...wrong].flatMap(({ text, reason }) => [
    ["an option", text] as const,
    ["a reason", reason] as const,
  ]);
  return [
    ...options,
    ["the opening", opening],
    ...steps.map((step) => ["a step", step] as const),
    ["the hint", hint],
    ["the tip", tip],
  ];
}
