import type { VerbRoom } from "../../facts/language.ts";
import type { Advice } from "../boundaries/advice.ts";
import type { Form } from "./forms.ts";
import { isDecidedByTime } from "./reasons.ts";
import type { Slot } from "./slot.ts";

const AGREEING: Advice = {
  hint: "Which noun is the subject of the verb in the blank? If words stand between the two, set them aside.",
  strategy: "Cover what stands between a subject and its verb, and read the two side by side.",
};
const TIMED: Advice = {
  hint: "Which words in the sentence tell when this is or was so?",
  strategy: "Find the words of time and the other verbs before you choose a tense.",
};
const DEPENDENT: Advice = {
  hint: "Does the sentence have its main verb outside the blank?",
  strategy:
    "Name the subject and the main verb that the sentence has already: what is left for the blank?",
};

const ADVICE: Readonly<Record<VerbRoom["kind"], Advice>> = {
  main: AGREEING,
  joined: {
    hint: "What joins the two nouns before the blank, and does it make them one subject or two?",
    strategy: "Only *and* adds two subjects together; other words leave the number to one of them.",
  },
  relative: {
    hint: "Which noun does the pronoun before the blank stand for?",
    strategy: "Put the noun in the place of *that*, *which*, or *who*, and read the clause again.",
  },
  inverted: {
    hint: "The subject stands after the verb here. Which words are it?",
    strategy: "Turn the sentence around so that the subject comes first, then choose the verb.",
  },
  forecast: {
    hint: "Seen from the time when it was said, had this happened yet?",
    strategy: "Ask from when the sentence looks ahead: from now, or from a time in the past.",
  },
  scene: {
    hint: "In what tense does the sentence tell the other events of the work?",
    strategy:
      "What happens in a story is told in one tense throughout: match the verbs around the blank.",
  },
  outcome: DEPENDENT,
  purpose: {
    hint: "What do the words right before the blank call for?",
    strategy: "Look at the word before the blank: some words are followed by one form only.",
  },
  preposition: {
    hint: "What kind of word stands right before the blank, and what form of a verb can follow it?",
    strategy: "After a preposition, a verb takes the form that can stand where a noun stands.",
  },
  infinitive: {
    hint: "What kind of word stands right before the blank, and what form of a verb does it call for?",
    strategy:
      "Read the word before the blank with each form: some words are followed by one form only.",
  },
  inset: DEPENDENT,
  list: {
    hint: "What does the blank stand in a row with, and in what form are the others?",
    strategy: "Read the items of a list one below the other: all have one form.",
  },
};

/** The habit that helps with every form of a verb. */
export const VERBS_TIP =
  "Look at the words around the blank before you compare the forms: do they call for a main verb, and if so, of which subject and time?";

/** The advice for a slot; where words of time decide among the forms, it speaks of them. */
export function adviceAt(slot: Slot, forms: readonly Form[]): Advice {
  return isDecidedByTime(slot, forms) ? TIMED : ADVICE[slot.room.kind];
}
