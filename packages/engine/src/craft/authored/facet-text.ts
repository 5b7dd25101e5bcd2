import type { Facet, Pair, PairFacet, Passage } from "@sat/content";

const FIXED_STEMS = {
  "main-idea": "Which choice best states the main idea of the text?",
  purpose: "Which choice best states the main purpose of the text?",
  structure: "Which choice best describes the overall structure of the text?",
  conclusion: "Which choice most logically completes the text?",
} as const;

/** The words that ask, from the exam's fixed list where the kind of question has one. */
export function stemOf(facet: Facet | PairFacet): string {
  if ("stem" in facet) return facet.stem;
  if (facet.kind !== "function") return FIXED_STEMS[facet.kind];
  const part = /[.?!]["”]?$/.test(facet.underline) ? "sentence" : "portion";
  return `Which choice best describes the function of the underlined ${part} in the text as a whole?`;
}

/** The text as this question shows it: with its credit, its underlined part, its unfinished last sentence. */
export function passageOf(passage: Passage | Pair, facet: Facet | PairFacet): string {
  if ("texts" in passage) {
    const [first, second] = passage.texts;
    return ["Text 1", first, "Text 2", second].join("\n\n");
  }
  const { credit, text } = passage;
  return [...(credit === undefined ? [] : [credit]), shown(text, facet)].join("\n\n");
}

function shown(text: string, facet: Facet | PairFacet): string {
  if (facet.kind === "function") return text.replace(facet.underline, `__${facet.underline}__`);
  const completion = "completion" in facet ? facet.completion : undefined;
  return completion === undefined ? text : `${text} ${completion}`;
}
