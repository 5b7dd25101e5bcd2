import type { Facts } from "@sat/engine";
import type { ChoiceItem, Item } from "@sat/item";
import type { FactsOf } from "../provers/prover.ts";
import { UnprovenError } from "../solving/unproven.ts";
import {
  anySolutionWords,
  constantWords,
  solutionCountWords,
  solutionSetWords,
  solutionsWords,
  valueWords,
  wholeNumberWords,
} from "./equations.ts";
import {
  circleWords,
  displayWords,
  equivalentWords,
  extremeWords,
  fitWords,
  regionWords,
  throughWords,
} from "./expressions.ts";
import { boundaryWords } from "./joints.ts";
import {
  eliminationWords,
  findingWords,
  modifierWords,
  relationWords,
  tableClaimWords,
} from "./meaning.ts";
import {
  dataWords,
  measureWords,
  probabilityWords,
  solidWords,
  statisticWords,
  studyWords,
  surveyWords,
} from "./measures.ts";
import { authoredWords } from "./readers.ts";
import { statementWords } from "./statements.ts";
import { nounFormsWords, pronounFormWords } from "./usage.ts";
import { verbFormWords } from "./verbs.ts";

/** Words on an item of any kind. */
type Words<Kind extends Facts["kind"]> = (facts: FactsOf<Kind>, item: Item) => string;

/** Words on an item with options, of which alone the facts tell. */
type WordsOnOptions<Kind extends Facts["kind"]> = (
  facts: FactsOf<Kind>,
  item: ChoiceItem,
) => string;

const words = {
  value: valueWords,
  "any-solution": anySolutionWords,
  solutions: solutionsWords,
  "whole-number": wholeNumberWords,
  statistic: statisticWords,
  probability: probabilityWords,
  measure: measureWords,
  extreme: extremeWords,
  circle: circleWords,
  solid: solidWords,
} as const satisfies { readonly [Kind in Facts["kind"]]?: Words<Kind> };

type Any = keyof typeof words;

/** The words of every other kind of facts: a new kind does not compile until it has its line here or above. */
const wordsOnOptions: { readonly [Kind in Exclude<Facts["kind"], Any>]: WordsOnOptions<Kind> } = {
  equivalent: equivalentWords,
  through: throughWords,
  "solution-count": solutionCountWords,
  "solution-set": solutionSetWords,
  region: regionWords,
  constant: constantWords,
  display: displayWords,
  statement: statementWords,
  data: dataWords,
  study: studyWords,
  survey: surveyWords,
  fit: fitWords,
  boundary: boundaryWords,
  modifier: modifierWords,
  "verb-form": verbFormWords,
  relation: relationWords,
  "pronoun-form": pronounFormWords,
  "noun-forms": nounFormsWords,
  finding: findingWords,
  "table-claim": tableClaimWords,
  elimination: eliminationWords,
  authored: authoredWords,
};

function isOfAny(facts: Facts): facts is Extract<Facts, { kind: Any }> {
  return Object.hasOwn(words, facts.kind);
}

/**
 * How the second program found the answer of an item that has passed its gates, as prose that a student can read: from
 * what that program worked out, never from the explanation. Throws where that cannot be told, as of an entry of facts that
 * tell of options.
 */
export function secondSolution(facts: Facts, item: Item): string {
  if (isOfAny(facts)) {
    // The line of the table belongs to the kind of these very facts, which TypeScript cannot follow.
    const say = words[facts.kind] as Words<Any>;
    return say(facts, item);
  }
  if (item.kind === "entry") throw new UnprovenError(`of ${facts.kind} nothing is typed`);
  // As above.
  const say = wordsOnOptions[facts.kind] as WordsOnOptions<(typeof facts)["kind"]>;
  return say(facts, item);
}
