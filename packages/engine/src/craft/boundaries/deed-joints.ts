import type { FactCard } from "@sat/content";
import { finiteForm, phrase } from "../../language/statement.ts";
import type { Difficulty } from "@sat/item";
import type { Joint, Shape } from "./joint.ts";
import { drillsOf } from "./list-joints.ts";

interface Deeds {
  readonly subject: string;
  readonly verbs: readonly [string, string, string];
  readonly deeds: readonly [string, string, string];
}

/** A card's three deeds as printed; on Easy of a bare subject. */
function deedsOf({ steps: { subject, tense, deeds } }: FactCard, level: Difficulty): Deeds {
  const verb = (at: 0 | 1 | 2) =>
    finiteForm(deeds[at][0], { number: subject.number, tense, voice: "active" });
  const deed = (at: 0 | 1 | 2) => `${verb(at)} ${deeds[at][1]}`.trim();
  return {
    subject: phrase(subject, level !== "Easy"),
    verbs: [verb(0), verb(1), verb(2)],
    deeds: [deed(0), deed(1), deed(2)],
  };
}

const PAIRS = [
  [0, 1],
  [1, 2],
  [0, 2],
] as const;

/** Before an object a past tense is no participle: "the house moored at the edge" needs no "and". */
const TAKES_OBJECT =
  /^(?:the|an?|it|its|them|their|his|her|each|every|some|several|many|all|one|two|three)\b/;

/** What points back to a thing that a deed left out has named. */
const LEANS = /\b(it|its|them|their|they|each other|one another|last)\b/;

/** B04: two verbs of one subject are joined by "and" alone. */
export const twoPredicates: Shape = (card, level) => {
  const { subject, verbs, deeds } = deedsOf(card, level);
  const isPlain = (at: number) =>
    card.steps.tense === "present" || TAKES_OBJECT.test(card.steps.deeds[at]?.[1] ?? "");
  const isWhole = (one: number, other: number) =>
    other === 1 || ![one, other].some((at) => at > 0 && LEANS.test(deeds[at] ?? ""));
  return PAIRS.filter(([one, other]) => isPlain(other) && isWhole(one, other)).map(
    ([one, other]): Joint => ({
      archetype: "B04",
      link: "conjunction",
      before: { text: `${subject} ${deeds[one]}`, role: "clause", verb: verbs[one] },
      after: { text: deeds[other], role: "second-predicate", verb: verbs[other] },
      tail: ".",
    }),
  );
};

/** B21: a comma after the first of three deeds. */
export const firstOfDeeds: Shape = (card, level) => {
  const { subject, deeds } = deedsOf(card, level);
  return [
    {
      archetype: "B21",
      link: "comma",
      before: { text: `${subject} ${deeds[0]}`, role: "item" },
      after: { text: deeds[1], role: "next-item" },
      tail: `, and ${deeds[2]}.`,
    },
  ];
};

/** B21: a comma and "and" before the last of three deeds. */
export const lastOfDeeds: Shape = (card, level) => {
  const { subject, deeds } = deedsOf(card, level);
  return [
    {
      archetype: "B21",
      link: "comma and conjunction",
      before: { text: `${subject} ${deeds[0]}, ${deeds[1]}`, role: "item" },
      after: { text: deeds[2], role: "last-item" },
      tail: ".",
    },
  ];
};

/** B21: "and" alone joins two subjects of one verb. */
export const twoSubjects: Shape = (card) =>
  drillsOf(card, "pair").map(({ first, second, verb, rest }): Joint => ({
    archetype: "B21",
    link: "conjunction",
    before: { text: first, role: "first-of-two" },
    after: { text: second, role: "second-of-two" },
    tail: ` ${verb} ${rest}.`,
  }));

/** B21: "and" alone joins the two things that "both" announces. */
export const bothOfTwo: Shape = (card) =>
  drillsOf(card, "correlative")
    .filter(({ opener }) => opener === "both")
    .map(({ before, first, second, after }): Joint => ({
      archetype: "B21",
      link: "conjunction",
      before: { text: `${before} both ${first}`, role: "first-of-two" },
      after: { text: second, role: "second-of-two" },
      tail: after === "" ? "." : ` ${after}.`,
    }));
