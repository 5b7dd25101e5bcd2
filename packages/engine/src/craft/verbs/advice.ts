import { lastWord } from "../../language/last-word.ts";
import { looksPlural } from "../../language/noun.ts";
import type { VerbRoom } from "../../facts/language.ts";
import type { Advice } from "../paragraphs/advice.ts";
import type { Form } from "./forms.ts";
import { isBesideSubject, isDecidedByTime } from "./reasons.ts";
import type { Slot } from "./slot.ts";

const AGREEING: Advice = {
  hint: "Which noun is the subject of the verb in the blank? If words stand between the two, set them aside.",
  strategy: "Cover what stands between a subject and its verb, and read the two side by side.",
  tip: "The nearest noun is often a trap: the subject may stand far from its verb.",
};
/** Where nothing between subject and verb has the other number. */
const APART: Advice = {
  ...AGREEING,
  tip: "Say the subject and the verb together, without the words between them: do they fit in number?",
};
const BESIDE: Advice = {
  hint: "Which words are the subject of the verb in the blank?",
  strategy: "Name the subject, and decide whether it is one thing or several and when it acts.",
  tip: "Read the clause without the blank: has its subject a verb without it?",
};
const TIMED: Advice = {
  hint: "Which words in the sentence tell the time of the verb in the blank?",
  strategy:
    "Decide first whether that time is over, still goes on, or is looked back on from another.",
  tip: "Find the date or the word of time first: it fixes the tense, whatever the number of the subject.",
};
const DEPENDENT: Advice = {
  hint: "Does the sentence have its main verb outside the blank?",
  strategy:
    "Name the subject and the main verb that the sentence has already: what is left for the blank?",
  tip: "Count subjects and verbs that show tense: a clause has one of each, unless a conjunction adds another verb.",
};

const ADVICE: Readonly<Record<VerbRoom["kind"], Advice>> = {
  main: AGREEING,
  relative: {
    hint: "Which noun does the pronoun before the blank stand for?",
    strategy: "Put the noun in the place of *that*, *which*, or *who*, and read the clause again.",
    tip: "When *that*, *which*, or *who* is a subject, its number is that of the noun before it.",
  },
  outcome: DEPENDENT,
  preposition: {
    hint: "What kind of word stands right before the blank, and what form of a verb can follow it?",
    strategy: "After a preposition, a verb takes the form that can stand where a noun stands.",
    tip: "What follows a preposition acts as a noun; an infinitive can be a noun as well, but not there.",
  },
  infinitive: {
    hint: "What kind of word stands right before the blank, and what form of a verb does it call for?",
    strategy:
      "Read the word before the blank with each form: some words are followed by one form only.",
    tip: "Recall other sentences with the same word: what form of a verb comes after it there?",
  },
};

/** Whether the word right before the verb looks like a noun of the other number. */
function isMisled({ before, verb: { number } }: Slot): boolean {
  return looksPlural(lastWord(before)) === (number === "singular");
}

/** The advice for a slot; where words of time decide among the forms, it speaks of them. */
export function adviceAt(slot: Slot, forms: readonly Form[]): Advice {
  if (isDecidedByTime(slot, forms)) return TIMED;
  if (isBesideSubject(slot)) return BESIDE;
  return slot.room.kind === "main" && !isMisled(slot) ? APART : ADVICE[slot.room.kind];
}
