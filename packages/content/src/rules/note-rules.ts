import type { NoteQuestion, NoteSet, WrongSentence } from "../notes/note-set.ts";
import { lengthRatio, stemsOf, wordsOf } from "./text.ts";
import { wordingFaults } from "./wording.ts";

/** How many notes a set has, and how many words they have together (digital-sat §2.11, a little wider). */
const NOTES = { fewest: 4, most: 6 };
const WORDS = { fewest: 45, most: 115 };
/** Words of one of the four sentences. */
const SENTENCE = { fewest: 10, most: 42 };
/** Longest option by shortest, in characters (V11). */
const WIDEST = 1.9;

type Rule = readonly [holds: boolean, fault: string];

/** What is wrong with a set of notes and its questions, one sentence each, with the set's id. */
export function noteSetFaults(set: NoteSet): string[] {
  const { id, notes, questions } = set;
  const words = notes.reduce((sum, note) => sum + wordsOf(note).length, 0);
  const faults = [
    ...faultsIn([
      [isWithin(notes.length, NOTES), `it has ${notes.length} notes`],
      [isWithin(words, WORDS), `its notes have ${words} words`],
      [notes.every((note) => /[.?!]["”*]?$/.test(note)), "a note does not end in a mark"],
    ]),
    ...notes.flatMap((note) => wordingFaults("a note", note)),
    ...questions.flatMap((question, at) =>
      questionFaults(set, question).map((fault) => `${at + 1} (${question.goal}): ${fault}`),
    ),
  ];
  return faults.map((fault) => `${id}: ${fault}`);
}

function questionFaults(set: NoteSet, question: NoteQuestion): string[] {
  const { wants, uses, key, wrong, step, look } = question;
  const options = [key.text, ...wrong.map(({ text }) => text)];
  const ratio = lengthRatio(options);
  const reasons = [key.reason, ...wrong.map(({ reason }) => reason)];
  return [
    ...faultsIn([
      [/^[a-z]/.test(wants) && !/[.?]$/.test(wants), `the goal is no phrase: ${wants}`],
      [!/[.?]$/.test(look), `the look is no phrase: ${look}`],
      [uses.length > 0 && uses.every((at) => at in set.notes), "it uses a note that is not there"],
      [ratio <= WIDEST, `the longest option is ${ratio.toFixed(2)} times the shortest`],
      [new Set(options).size === 4, "two options are the same"],
      [new Set(reasons).size === 4, "two reasons are the same"],
      [new Set(wrong.map(({ code }) => code)).size === 3, "two distractors have one code"],
      [options.every(isSentence), "an option is no sentence of its length"],
    ]),
    ...unsupported(key.text, `${set.notes.join(" ")} ${wants}`).map(
      (word) => `the key says "${word}", which no note does`,
    ),
    ...unsupported(key.text, `${notesOf(set, uses)} ${wants}`, /^\d/).map(
      (number) => `the key says "${number}", which the notes it uses do not`,
    ),
    ...wrong.flatMap((each) => wrongFaults(set, each, wants)),
    ...[...options, ...reasons, step, look, wants].flatMap((text) => wordingFaults("a text", text)),
  ];
}

/** What is true of the notes says nothing beyond them; what contradicts them says which note, and speaks of the same. */
function wrongFaults(
  set: NoteSet,
  { text, code, against }: WrongSentence,
  wants: string,
): string[] {
  if (code !== "contradicts-the-text") {
    return unsupported(text, `${set.notes.join(" ")} ${wants}`).map(
      (word) => `a true sentence says "${word}", which no note does`,
    );
  }
  const note = against === undefined ? undefined : set.notes[against];
  if (note === undefined) return ["a sentence contradicts no note"];
  const shared = [...stemsOf(text)].filter((stem) => stemsOf(note).has(stem));
  return shared.length > 0 ? [] : [`"${text}" speaks of nothing that note ${against} does`];
}

/** Names and numbers of a sentence that the notes do not have; its first word has its capital in any case. */
function unsupported(sentence: string, notes: string, pattern = /^(?:\p{Lu}|\d)/u): string[] {
  const known = new Set(tokensOf(notes));
  const [, ...inside] = tokensOf(sentence);
  return inside.filter((word) => pattern.test(word) && !known.has(word));
}

/** Words and numbers as they stand, without marks and possessives. */
function tokensOf(text: string): string[] {
  return wordsOf(text)
    .flatMap((word) => word.split("–"))
    .map((word) => word.replaceAll(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, "").replace(/(?:'s|s')$/, ""));
}

function notesOf({ notes }: NoteSet, uses: readonly number[]): string {
  return uses.map((at) => notes[at] ?? "").join(" ");
}

function isSentence(text: string): boolean {
  return (
    /^["“*]?[\p{Lu}\d]/u.test(text) &&
    /\.["”]?$/.test(text) &&
    isWithin(wordsOf(text).length, SENTENCE)
  );
}

function isWithin(count: number, { fewest, most }: typeof NOTES): boolean {
  return count >= fewest && count <= most;
}

function faultsIn(rules: readonly Rule[]): string[] {
  return rules.filter(([holds]) => !holds).map(([, fault]) => fault);
}
