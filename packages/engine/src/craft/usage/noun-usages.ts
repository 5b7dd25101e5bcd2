import type { FactCard, GrammaticalNumber } from "@sat/content";
import type { Difficulty } from "@sat/item";
import { article, isIrregularPlural, plural, possessive } from "../../language/noun.ts";
import { byLevel, filled, joined } from "./parts.ts";
import type { Forms, Usage, Wrong } from "./usage-model.ts";

/** One, several, the one's, the several's. */
export function nounForms(noun: string): Forms {
  const many = plural(noun);
  return [noun, many, possessive(noun, "singular"), possessive(many, "plural")];
}

/** The singular of a regular plural; nothing for any other. */
export function singularOf(nouns: string): string | undefined {
  if (isIrregularPlural(nouns)) return undefined;
  const guess = nouns
    .replace(/(ss|x|z|ch|sh)es$/, "$1")
    .replace(/([^aeiou])ies$/, "$1y")
    .replace(/([^s])s$/, "$1");
  return guess !== nouns && plural(guess) === nouns ? guess : undefined;
}

/** A way to say how many people are meant. */
interface Occasion {
  /** The words that tell it. */
  readonly counted: string;
  /** What stands before the blank. */
  readonly front: string;
}

/** What one or several people once did, before a main clause that begins with them. */
export function occasions(
  { person: { noun, did } }: FactCard,
  number: GrammaticalNumber,
  level: Difficulty,
): Occasion[] {
  const many = plural(noun);
  if (number === "plural") {
    return [`two ${many}`, `three ${many}`].map((counted) => ({
      counted,
      front: `when ${counted} ${did}, the`,
    }));
  }
  return level === "Easy"
    ? [`${article(noun)} ${noun}`, `one ${noun}`].map((counted) => ({
        counted,
        front: `when ${counted} ${did}, the`,
      }))
    : ["two", "three"].map((all) => ({
        counted: "that",
        front: `when one of ${all} ${many} ${did}, that`,
      }));
}

/**
 * What several did, and whether one of them alone kept a record of it or all together. The noun
 * stands in both numbers, so that neither tells which is asked for.
 */
export function recordedOccasions(
  { person: { noun, did } }: FactCard,
  number: GrammaticalNumber,
  level: Difficulty,
): Occasion[] {
  const many = plural(noun);
  return ["two", "three"].map((all) => {
    if (number === "plural") {
      const away = byLevel(level, "one", "one", "while one");
      const others = byLevel(level, "but", "but", "");
      const counted = `${all} other ${many}`;
      const front = `${away} ${noun} was away, ${joined(others, counted)} ${did}`;
      return { counted, front: `${front} and kept a record together, and the` };
    }
    const counted = `one ${noun}`;
    const front =
      level === "Hard"
        ? `of the ${all} ${many} who ${did}, only ${counted}`
        : `${all} ${many} ${did}, but only ${counted}`;
    return { counted, front: `${front} kept a record, and the` };
  });
}

/** What was done by one among several, or of several one by one. */
export function mixedOccasions(
  { person: { noun, did } }: FactCard,
  number: GrammaticalNumber,
): Occasion[] {
  const many = plural(noun);
  return number === "singular"
    ? ["two", "three"].map((all) => ({
        counted: "that",
        front: `of ${all} ${many}, only one ${did}, and that`,
      }))
    : [`several ${many}`, `many ${many}`].map((counted) => ({
        counted,
        front: `when ${counted}, one after another, ${did}, the`,
      }));
}

/** What tells the number of those who come right after it. */
export function countings(
  { person: { noun } }: FactCard,
  number: GrammaticalNumber,
  level: Difficulty,
): Occasion[] {
  const many = plural(noun);
  const fronts: Readonly<Record<GrammaticalNumber, readonly (readonly [string, string])[]>> =
    byLevel(
      level,
      {
        singular: [["on one occasion,", article(noun)]],
        plural: [
          ["on one occasion,", "two"],
          ["on one occasion,", "three"],
        ],
      },
      {
        singular: [
          [`two ${many} had heard of`, "another"],
          [`three ${many} had heard of`, "another"],
        ],
        plural: [
          [`one ${noun} told of`, "two other"],
          [`one ${noun} told of`, "several other"],
        ],
      },
      {
        singular: [["over the years,", "more than one"]],
        plural: [
          ["over the years,", "not just one but several"],
          ["over the years,", "not just one but many"],
        ],
      },
    );
  return fronts[number].map(([front, counted]) => ({ counted, front: `${front} ${counted}` }));
}

interface NounPlace {
  readonly forms: Forms;
  /** Which of the four is right. */
  readonly key: 0 | 1 | 2 | 3;
  readonly sentence: string;
  /** Words that tell how many are meant. */
  readonly counted: string;
  readonly follows: { readonly text: string; readonly role: "owned" | "predicate" };
}

/** F26: a sentence that takes one of the four forms of a noun. */
export function nounUsage(place: NounPlace): Usage {
  const { forms, key, sentence, counted, follows } = place;
  const owns = key > 1;
  const form = forms[key];
  const number = key % 2 === 0 ? "singular" : "plural";
  return {
    archetype: "F26",
    sentence,
    facts: { kind: "noun-forms", counted, follows },
    rule: owns
      ? "A possessive noun takes an apostrophe: *'s* for one owner, usually *s'* for several."
      : "A noun that is not possessive takes no apostrophe, whether it is singular or plural.",
    shows: [
      `The text speaks of *${counted}*, so the noun is ${number}.`,
      owns
        ? `What follows, *${follows.text}*, names what belongs to it.`
        : `What follows, *${follows.text}*, names nothing that belongs to it.`,
      filled(sentence, form),
    ],
    fits: `*${form}* is ${number}, like *${counted}*, and ${owns ? "shows possession" : "shows no possession"}.`,
    fails: (wrong) => wrongNoun(place, wrong),
  };
}

function wrongNoun({ forms, key, counted, follows }: NounPlace, wrong: string): Wrong {
  const at = forms.indexOf(wrong);
  const [owns, due] = [at > 1, key > 1];
  const ofNumber =
    at % 2 === key % 2
      ? ""
      : `*${wrong}* speaks of ${at % 2 === 0 ? "one" : "several"}, but the text says *${counted}*`;
  if (owns === due)
    return { code: due ? "plural-for-possessive" : "wrong-agreement", reason: `${ofNumber}.` };
  const ofOwner = due
    ? `*${wrong}* lacks the apostrophe that shows possession`
    : `*${wrong}* shows possession, but *${follows.text}* names nothing that is owned`;
  const reason = ofNumber === "" ? `${ofOwner}.` : `${ofOwner}, and ${lower(ofNumber, wrong)}.`;
  return { code: "plural-for-possessive", reason };
}

function lower(clause: string, word: string): string {
  return clause.replace(`*${word}*`, "it");
}
