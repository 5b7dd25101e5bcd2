import type { NounPlace, Paragraph } from "@sat/content";
import type { Difficulty } from "@sat/item";
import { sentenceAround } from "../paragraphs/cut.ts";
import { filled } from "./filled.ts";
import type { Key, Usage, Wrong } from "./usage-model.ts";

/** F26: the places of a paragraph where the form of that number stands: one, several, the one's, the several's. */
export function nounUsages({ text, coda, nouns = [] }: Paragraph, key: Key): Usage[] {
  const whole = coda === undefined ? text : `${text} ${coda}`;
  return nouns
    .filter(({ forms, word }) => forms[key] === word)
    .map((place) => usageAt(text.includes(place.at) ? text : whole, place, key));
}

function usageAt(text: string, place: NounPlace, key: Key): Usage {
  const { at, word, forms, counted, role, why } = place;
  const blank = text.indexOf(at);
  if (blank < 0 || text.indexOf(at, blank + 1) >= 0 || !text.includes(counted)) {
    throw new RangeError(`"${at}" does not stand once in a text that holds "${counted}"`);
  }
  const around = sentenceAround(text, { at: blank, words: word });
  const number = key % 2 === 0 ? "singular" : "plural";
  const owns = role === "owned";
  return {
    archetype: "F26",
    forms,
    level: levelOf(text.slice(0, blank), counted),
    ...around,
    facts: { kind: "noun-forms", counted, follows: { text: at.slice(word.length).trim(), role } },
    rule: owns
      ? "A possessive noun takes an apostrophe: *'s* for one owner, usually *s'* for several."
      : "A noun that is not possessive takes no apostrophe, whether it is singular or plural.",
    shows: [why, filled(around.sentence, word)],
    firstStep:
      "Read the words right after the blank: do they name something that belongs to the noun?",
    fits: `The form *${word}* is ${number} and ${owns ? "shows possession" : "shows no possession"}, as the text requires.`,
    fails: (form) => wrongNoun(place, { form, key }),
  };
}

/** Words between what tells the number and the noun up to which they are near, and up to which they are not far. */
const NEAR = 6;
const NOT_FAR = 17;

/** The farther from the noun its number is told, the harder; what tells it only behind the noun is not far. */
function levelOf(before: string, counted: string): Difficulty {
  const at = before.lastIndexOf(counted);
  if (at < 0) return "Medium";
  const words = before
    .slice(at + counted.length)
    .trim()
    .split(" ").length;
  if (words <= NEAR) return "Easy";
  return words <= NOT_FAR ? "Medium" : "Hard";
}

function wrongNoun(
  { forms, role }: NounPlace,
  { form, key }: { readonly form: string; readonly key: Key },
): Wrong {
  const at = forms.indexOf(form);
  const [owns, due] = [at > 1, role === "owned"];
  const ofNumber =
    at % 2 === key % 2
      ? ""
      : at % 2 === 0
        ? "is singular, but the text speaks of more than one"
        : "is plural, but the text speaks of one";
  if (owns === due) {
    return { code: "wrong-agreement", reason: `The form *${form}* ${ofNumber}.` };
  }
  const ofOwner = due
    ? "lacks the apostrophe that shows to whom or to what the words after the blank belong"
    : "shows possession, but nothing after the blank belongs to it";
  const reason = [ofOwner, ofNumber].filter((part) => part !== "").join(", and it ");
  return { code: "plural-for-possessive", reason: `The form *${form}* ${reason}.` };
}
