import type { FactCard, GrammaticalNumber } from "@sat/content";
import { BLANK, type Difficulty } from "@sat/item";
import { isIrregularPlural, plural, possessive } from "../../language/noun.ts";
import { filled, sentenceOf } from "./parts.ts";
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

/** How many people a text speaks of, without the noun itself, whose number would show. */
const COUNTED: Readonly<Record<GrammaticalNumber, readonly string[]>> = {
  singular: ["one person", "a single person"],
  plural: ["two people", "three people"],
};
/** What tells more of them between these and their verb. */
const MANNER: Readonly<Record<GrammaticalNumber, string>> = {
  singular: "working without any helpers",
  plural: "working as a team",
};
/** Refers back to them, so that nobody else can be meant. */
const SAME: Readonly<Record<GrammaticalNumber, string>> = {
  singular: "that same",
  plural: "those same",
};

interface Occasion {
  readonly counted: string;
  /** What stands before the blank at which they are named. */
  readonly same: string;
  /** Puts what happened in front of a main clause. */
  readonly around: (main: string) => string;
}

/** Every way to say how many did what a card tells of its person. */
export function occasions(
  { person }: FactCard,
  number: GrammaticalNumber,
  level: Difficulty,
): Occasion[] {
  return COUNTED[number].map((counted) => {
    const manner = level === "Easy" ? "" : MANNER[number];
    const front = level === "Hard" ? "as a rule, " : "";
    return {
      counted,
      same: SAME[number],
      around: (main) => sentenceOf(`${front}whenever`, counted, manner, `${person.did},`, main),
    };
  });
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
      ? "A noun that owns what follows takes an apostrophe: *'s* for one, *s'* for several."
      : "A noun that owns nothing takes no apostrophe, however many there are.",
    shows: [
      `The text speaks of *${counted}*, so the noun is ${number}.`,
      owns
        ? `What follows, *${follows.text}*, begins with what belongs to it.`
        : `What follows, *${follows.text}*, names nothing that it could own.`,
      filled(sentence, form),
    ],
    fits: `*${form}* is ${number}, like *${counted}*, and ${owns ? "shows possession" : "owns nothing"}.`,
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
  if (owns === due) return { code: due ? "E-POSSESS" : "E-AGREE", reason: `${ofNumber}.` };
  const ofOwner = due
    ? `*${wrong}* lacks the apostrophe that shows possession`
    : `*${wrong}* shows possession, but nothing owned follows in *${follows.text}*`;
  const reason = ofNumber === "" ? `${ofOwner}.` : `${ofOwner}, and ${lower(ofNumber, wrong)}.`;
  return { code: "E-POSSESS", reason };
}

function lower(clause: string, word: string): string {
  return clause.replace(`*${word}*`, "it");
}

/** The main clause of an occasion, which begins with those who are named in the blank. */
export function withBlank({ same }: Occasion, follows: string): string {
  return `${same} ${BLANK} ${follows}`;
}
