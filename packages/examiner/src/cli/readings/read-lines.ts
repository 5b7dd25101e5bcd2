import { DIFFICULTIES, OPTION_LETTERS } from "@sat/item";
import type { Returned } from "../../blind-readings/batch-return.ts";
import { VERDICTS } from "../../blind-readings/blind-reading.ts";
import { UsageError } from "../usage.ts";

const STYLES = [1, 2, 3, 4, 5];
/** Characters of a note. */
const LONGEST_NOTE = 500;

type Fields = Readonly<Record<string, unknown>>;

/** What a reader returned, in the order of the places: all guesses, then all answers. Throws UsageError. */
export function readLines(text: string, places: number): Returned[] {
  const guesses = new Map<number, Pick<Returned, "guess">>();
  const answers = new Map<number, Omit<Returned, "guess">>();
  for (const [at, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const where = `Line ${at + 1}`;
    const fields = fieldsOf(line, where);
    const isGuess = "guess" in fields;
    if (isGuess && answers.size > 0) {
      throw new UsageError(`${where} is a guess after an answer; all guesses come first.`);
    }
    const n = numberOf(fields, where, places);
    const known: ReadonlyMap<number, unknown> = isGuess ? guesses : answers;
    if (known.has(n)) {
      throw new UsageError(`${where} is the second ${isGuess ? "guess" : "answer"} of ${n}.`);
    }
    if (isGuess) guesses.set(n, guessOf(fields, where));
    else answers.set(n, answerOf(fields, where));
  }
  return Array.from({ length: places }, (_, at) => ({
    ...due(guesses.get(at + 1), `guess of ${at + 1}`),
    ...due(answers.get(at + 1), `answer to ${at + 1}`),
  }));
}

function due<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new UsageError(`There is no ${name}; every question needs both.`);
  return value;
}

function fieldsOf(line: string, where: string): Fields {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      return value as Fields; // an object's fields can be read whatever they are
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new UsageError(`${where} is no JSON object such as {"n": 1, "guess": "C"}.`);
}

function numberOf({ n }: Fields, where: string, places: number): number {
  if (typeof n === "number" && Number.isInteger(n) && n >= 1 && n <= places) return n;
  throw new UsageError(`${where}: "n" is a whole number from 1 to ${places}.`);
}

function guessOf(fields: Fields, where: string): Pick<Returned, "guess"> {
  const { guess } = allowed(fields, ["n", "guess"], where);
  return { guess: oneOf(guess, OPTION_LETTERS, `${where}: "guess"`) };
}

function answerOf(fields: Fields, where: string): Omit<Returned, "guess"> {
  const given = allowed(fields, ["n", "answer", "style", "level", "note"], where);
  const { answer, style, level, note = "" } = given;
  if (typeof note !== "string" || note.length > LONGEST_NOTE) {
    throw new UsageError(`${where}: "note" is a text of at most ${LONGEST_NOTE} characters.`);
  }
  return {
    answer: oneOf(answer, VERDICTS, `${where}: "answer"`),
    ...(style === undefined ? {} : { style: oneOf(style, STYLES, `${where}: "style"`) }),
    ...(level === undefined ? {} : { level: oneOf(level, DIFFICULTIES, `${where}: "level"`) }),
    ...(note.trim() === "" ? {} : { note: note.trim() }),
  };
}

function allowed(fields: Fields, names: readonly string[], where: string): Fields {
  const stranger = Object.keys(fields).find((name) => !names.includes(name));
  if (stranger === undefined) return fields;
  throw new UsageError(`${where}: "${stranger}" is none of ${names.join(", ")}.`);
}

function oneOf<Choice>(value: unknown, choices: readonly Choice[], name: string): Choice {
  const choice = choices.find((each) => each === value);
  if (choice !== undefined) return choice;
  throw new UsageError(`${name} is one of ${choices.join(", ")}.`);
}
