import type { RelationFacts } from "@sat/engine";
import type { OptionLetter, ShownChoice } from "@sat/item";
import { aroundBlank, lettersWhere } from "./printed.ts";

type Relation = RelationFacts["relation"];

/** What a transition can say; a word that is not listed says nothing, so that an item with it is refused. */
export const SAYS: readonly (readonly [words: RegExp, relations: readonly Relation[]])[] = [
  [/^(as a result|therefore|consequently|for this reason|thus|accordingly|hence),$/i, ["cause"]],
  [/^(by contrast|in contrast|on the other hand|conversely),$/i, ["contrast"]],
  [/^however,$/i, ["contrast", "concession"]],
  [/^(still|even so|nevertheless|nonetheless|that said|regardless),$/i, ["concession"]],
  [/^(instead|rather),$/i, ["replacement"]],
  [/^(next|after that|then|afterward|subsequently|thereafter|later),$/i, ["sequence"]],
  [/^(for example|for instance|to take one example),$/i, ["example"]],
  [/^(in other words|put another way|put differently|that is),$/i, ["restatement"]],
  [/^(in addition|additionally|moreover|furthermore),$/i, ["addition"]],
  [/^(in fact|indeed),$/i, ["emphasis"]],
  [/^(similarly|likewise|in the same way|by the same token),$/i, ["similarity"]],
  [/^alternatively,$/i, ["alternative"]],
  [/^(to this end|to that end|with this in mind),$/i, ["purpose"]],
  [/^(unfortunately|regrettably),$/i, ["evaluation"]],
  [/^(in short|in sum|all in all),$/i, ["summary"]],
];

/**
 * What else could be said where a relation holds. An item that offers one of these beside the relation itself
 * has a second defensible answer and is refused.
 */
const ALSO: Readonly<Record<Relation, readonly Relation[]>> = {
  cause: ["sequence", "purpose", "restatement", "emphasis", "summary"],
  contrast: ["concession", "replacement", "alternative", "evaluation"],
  concession: ["contrast", "replacement", "emphasis", "evaluation", "sequence"],
  replacement: ["contrast", "concession", "emphasis", "restatement", "alternative"],
  sequence: ["cause", "addition", "purpose"],
  example: ["emphasis", "restatement"],
  restatement: ["emphasis", "addition", "summary", "cause", "example"],
  addition: ["emphasis", "similarity", "sequence", "alternative"],
  emphasis: ["addition", "restatement", "example", "cause", "summary"],
  similarity: ["addition", "alternative"],
  alternative: ["addition", "contrast", "similarity", "replacement"],
  purpose: ["cause", "sequence", "emphasis"],
  evaluation: ["contrast", "concession", "cause", "sequence"],
  summary: ["restatement", "cause", "emphasis"],
};

/** What the words of two statements must show before their relation is believed. */
const SIGNS: Readonly<Partial<Record<Relation, (first: string, second: string) => boolean>>> = {
  replacement: (first) =>
    /\b(not|never|no longer|no|nor|neither|rarely|seldom|cannot|hardly)\b/i.test(first),
  alternative: (first, second) =>
    /\b(can|could|may|might|must|should)\b/i.test(`${first} ${second}`),
  summary: (first) => /, .*\b(and|or)\b|\band\b.*\band\b/i.test(first),
};

/** What is set against something earlier may be told as the next thing, if it is dated or said to be later. */
const OPPOSED: ReadonlySet<Relation> = new Set(["contrast", "concession", "replacement"]);
const TELLS_LATER =
  /\b(1\d{3}s?|20\d{2}s?|later|until|by the|afterward|soon|then|after|century|decades?|years?|today|eventually|since)\b/;

/** The transitions that can say how the second statement bears on the first. */
export function proveRelation(
  { relation, also, first, second }: RelationFacts,
  item: ShownChoice,
): OptionLetter[] {
  const { before, after } = aroundBlank(item);
  const isPrinted =
    folded(before + after).includes(folded(first)) &&
    folded(before + after).includes(folded(second));
  if (!isPrinted || SIGNS[relation]?.(first, second) === false) return [];
  const later = OPPOSED.has(relation) && TELLS_LATER.test(second) ? (["sequence"] as const) : [];
  const fits = new Set<Relation>([relation, ...also, ...ALSO[relation], ...later]);
  return lettersWhere(item, (option) =>
    SAYS.some(([words, said]) => words.test(option) && said.some((one) => fits.has(one))),
  );
}

/** Words alone, without case, marks or spaces, so that a transition inside a clause does not part it. */
function folded(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, "");
}
