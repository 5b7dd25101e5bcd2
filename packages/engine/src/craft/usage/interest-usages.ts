import type { FactCard } from "@sat/content";
import { BLANK, type Difficulty } from "@sat/item";
import { dressesOf, statement } from "../../language/statement.ts";
import { byLevel, filled, sentenceOf } from "./parts.ts";
import { type Family, type Forms, type Usage, sharedFamily } from "./usage-model.ts";

/** A fact of a card is of interest; not every one is a surprise. */
const FORMS: Forms = ["interesting", "interestingly", "interested", "interest"];

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
    name: "an adjective that describes a thing",
    rule: "The words *it is* are followed by an adjective that describes the fact.",
    room: "an adjective that describes the fact must follow *it is*",
    frames: {
      Easy: ["it is", "that"],
      Medium: ["it is", "to note that"],
      Hard: ["it is especially", "to note that"],
    },
  },
  {
    name: "an adverb",
    rule: "An adverb, not an adjective, comments on a whole statement.",
    room: "the sentence needs an adverb that comments on the statement",
    frames: {
      Easy: ["it turns out,", "enough, that"],
      Medium: ["books on the subject add,", "enough, that"],
      Hard: ["it turns out,", "enough, that"],
    },
  },
  {
    name: "an adjective that describes how people feel",
    rule: "An adjective in *-ed* describes how people feel; one in *-ing* describes the cause.",
    room: "the blank must describe how people feel",
    frames: {
      Easy: ["many people are", "to learn that"],
      Medium: ["many readers are", "to learn that"],
      Hard: ["people who are new to the subject are often", "to learn that"],
    },
  },
  {
    name: "a noun",
    rule: "The object of the preposition *of* must be a noun.",
    room: "the preposition *of* needs a noun as its object",
    frames: {
      Easy: ["of", "to many people is the fact that"],
      Medium: ["of special", "is the fact that"],
      Hard: ["of special", "to students of the subject is the fact that"],
    },
  },
];

/** What is told as of interest: a fact in a plainer or a richer dress, with its time only if that is over. */
function statements({ facts }: FactCard, level: Difficulty): string[] {
  return facts.flatMap((fact) =>
    dressesOf(fact)
      .filter(({ front, after, inset, outcome }) => {
        if (outcome || (fact.tense === "present") === (front === "when")) return false;
        if (after !== (fact.subject.after !== "") && inset === undefined) return false;
        const more = Number(front !== undefined) + Number(inset !== undefined);
        return byLevel(level, inset === undefined, more === 1, inset !== undefined);
      })
      .map((dress) => statement(fact, dress)),
  );
}

function usages(card: FactCard, at: 0 | 1 | 2 | 3, level: Difficulty): Usage[] {
  const { frames, name, rule, room } = KINDS[at];
  const [before, after] = frames[level];
  return statements(card, level).map((told) => {
    const sentence = sentenceOf(before, BLANK, after, told);
    return {
      archetype: "F31",
      sentence,
      facts: { kind: "word-class" },
      rule,
      shows: [`Here ${room}.`, filled(sentence, FORMS[at])],
      fits: `*${FORMS[at]}* is ${name}, as the sentence needs.`,
      fails: (form) => ({
        code: "confused-word",
        reason: `*${form}* is ${KINDS[FORMS.indexOf(form)]?.name}, but ${room}.`,
      }),
    };
  });
}

/** F31: one set of words for all cards. */
export function interestFamilies(card: FactCard, level: Difficulty): readonly Family[] {
  return [
    sharedFamily(card, FORMS, [
      () => usages(card, 0, level),
      () => usages(card, 1, level),
      () => usages(card, 2, level),
      () => usages(card, 3, level),
    ]),
  ];
}
