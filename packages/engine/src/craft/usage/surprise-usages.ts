import type { FactCard } from "@sat/content";
import { BLANK, type Difficulty } from "@sat/item";
import { dressesOf, statement } from "../../language/statement.ts";
import { byLevel, filled, sentenceOf } from "./parts.ts";
import { type Family, type Forms, type Usage, sharedFamily } from "./usage-model.ts";

const FORMS: readonly Forms[] = [
  ["surprising", "surprisingly", "surprised", "surprise"],
  ["astonishing", "astonishingly", "astonished", "astonishment"],
  ["amazing", "amazingly", "amazed", "amazement"],
];

interface Kind {
  readonly name: string;
  readonly rule: string;
  /** What the words around the blank leave room for. */
  readonly room: string;
  /** By level, the words before and after the blank, up to the statement. */
  readonly frames: Readonly<Record<Difficulty, readonly [before: string, after: string]>>;
}

/** The kinds of words, in the order of the forms. */
const KINDS: readonly [Kind, Kind, Kind, Kind] = [
  {
    name: "an adjective that tells what a thing is like",
    rule: "After *it is* stands an adjective that tells what the fact is like.",
    room: "after *it is* must stand what the fact is like",
    frames: {
      Easy: ["it is", "that"],
      Medium: ["to most readers, it is", "that"],
      Hard: ["to those who have never looked closely, it is always", "that"],
    },
  },
  {
    name: "an adverb",
    rule: "An adverb can comment on a whole statement, as an adjective cannot.",
    room: "between the commas must stand an adverb that comments on the statement",
    frames: {
      Easy: ["it turns out,", "enough, that"],
      Medium: ["on a closer look, it turns out,", "enough, that"],
      Hard: ["to those who have studied the matter, it is clear,", "enough, that"],
    },
  },
  {
    name: "a word that tells how people feel",
    rule: "What people feel is told by the form in *-ed*, what makes them feel so by that in *-ing*.",
    room: "the blank must tell how people feel",
    frames: {
      Easy: ["many people are", "to learn that"],
      Medium: ["many people with an interest in the subject are", "to learn that"],
      Hard: ["even a person with a long interest in such facts is often", "to learn that"],
    },
  },
  {
    name: "a noun",
    rule: "Between an article and *of* stands a noun.",
    room: "between *the* and *of* must stand a noun",
    frames: {
      Easy: ["to the", "of many,"],
      Medium: ["to the obvious", "of many readers,"],
      Hard: ["to the evident and quite understandable", "of many readers,"],
    },
  },
];

/** What is told as a surprise: a fact in a plainer or a richer dress. */
function statements({ facts }: FactCard, level: Difficulty): string[] {
  return facts.flatMap((fact) =>
    dressesOf(fact)
      .filter(({ front, after, inset, outcome }) => {
        if (outcome || front !== undefined) return false;
        return after === (level !== "Easy") && (inset !== undefined) === (level === "Hard");
      })
      .map((dress) => statement(fact, dress)),
  );
}

function usages(card: FactCard, at: 0 | 1 | 2 | 3, forms: Forms, level: Difficulty): Usage[] {
  const { frames, name, rule, room } = KINDS[at];
  const [before, after] = byLevel(level, frames.Easy, frames.Medium, frames.Hard);
  return statements(card, level).map((told) => {
    const sentence = sentenceOf(before, BLANK, after, told);
    return {
      archetype: "F31",
      sentence,
      facts: { kind: "word-class" },
      rule,
      shows: [`Here ${room}.`, filled(sentence, forms[at])],
      fits: `*${forms[at]}* is ${name}, as the sentence needs.`,
      fails: (form) => ({
        code: "E-WORD",
        reason: `*${form}* is ${KINDS[forms.indexOf(form)]?.name}, but ${room}.`,
      }),
    };
  });
}

/** F31: sets of words for all cards. */
export function surpriseFamilies(level: Difficulty): readonly Family[] {
  return FORMS.map((forms) =>
    sharedFamily(forms, (card) => [
      usages(card, 0, forms, level),
      usages(card, 1, forms, level),
      usages(card, 2, forms, level),
      usages(card, 3, forms, level),
    ]),
  );
}
