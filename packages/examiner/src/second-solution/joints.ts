import type { StretchRole } from "@sat/engine";
import type { ChoiceItem } from "@sat/item";
import { type Mark, jointWith } from "../provers/language/boundary.ts";
import type { FactsOf } from "../provers/prover.ts";
import { each, quoted, wrongLetters } from "./say.ts";

const MARKS: Readonly<Record<Mark, string>> = {
  "": "no mark",
  ",": "a comma",
  ";": "a semicolon",
  ":": "a colon",
  "—": "a dash",
  ".": "a period",
  "(": "an opening parenthesis",
  ")": "a closing parenthesis",
  w: "a conjunction alone",
  ",w": "a comma and a conjunction",
};

/** What a student may call a stretch of a sentence. */
const ROLES: Readonly<Record<StretchRole, string>> = {
  clause: "a complete clause",
  "turning-clause": "a complete clause with a transition of its own",
  "dependent-clause": "a dependent clause",
  front: "an introductory phrase",
  subject: "a subject",
  predicate: "the verb of the sentence",
  verb: "a verb that needs its complement",
  complement: "that complement",
  inset: "an interruption",
  "opened-inset": "a subject with an interruption that is still open",
  outcome: "a phrase that comments on the clause",
  list: "a list that the clause announces",
  "second-predicate": "a second verb of the same subject",
  head: "a noun",
  phrase: "the phrase that belongs to it",
  preposition: "a preposition",
  object: "its object",
  title: "a role",
  name: "the name of its bearer",
  "essential-clause": "a clause that says which one is meant",
  "series-lead": "the lead-in to a series",
  series: "the series",
  item: "a thing in a series",
  "next-item": "the next thing in the series",
  "glossed-item": "a thing in a series that holds a comma of its own",
  "next-glossed-item": "the next such thing",
  "item-name": "a thing in a series",
  gloss: "what explains it",
};

export function boundaryWords(facts: FactsOf<"boundary">, item: ChoiceItem): string {
  const key = item.correctAnswer;
  const put = (letter: typeof key) => jointWith(item.options[letter], facts, item);
  const wrong = each(wrongLetters(item), (letter) => {
    const words = faultOf(put(letter));
    return [`has ${words}`, `have ${words}`];
  });
  const due = wordsOf(put(key)?.mark);
  const isRight = due === MARKS[""] ? "it is right to have no mark there" : `${due} is right there`;
  // A title in italics is not cut in two.
  const start = quoted(facts.after.text.replaceAll("*", "").split(" ").slice(0, 3).join(" "));
  return `At the joint before ${start}, ${ROLES[facts.before.role]} meets ${ROLES[facts.after.role]}, and ${isRight}. ${wrong}. By the rules of punctuation, only ${key} may stand.`;
}

/** The mark that an option has; where that mark may stand, the fault is in how the next word begins. */
function faultOf(joint: ReturnType<typeof jointWith>): string {
  const words = wordsOf(joint?.mark);
  if (joint === undefined || !joint.allowed.some((mark) => mark === joint.mark)) return words;
  return `${words} before ${joint.mark === "." ? "a small letter" : "a capital letter"}`;
}

function wordsOf(mark: string | undefined): string {
  return mark !== undefined && isMark(mark) ? MARKS[mark] : "another mark";
}

function isMark(mark: string): mark is Mark {
  return Object.hasOwn(MARKS, mark);
}
