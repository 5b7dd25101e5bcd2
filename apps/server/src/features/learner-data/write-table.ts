import type { ExportedQuestion } from "@sat/contract";
import { OPTION_LETTERS, rightAnswer } from "@sat/item";
import type { Exports } from "../../records/exports.ts";

type Answered = ExportedQuestion & { readonly answer: NonNullable<ExportedQuestion["answer"]> };

/** The columns of the table: what each is called, and what it says of an answer. */
const COLUMNS: readonly (readonly [name: string, cell: (answered: Answered) => string])[] = [
  ["Answered at", ({ answer }) => answer.answeredAt],
  ["Day", ({ answer }) => answer.day],
  ["Section", ({ question }) => question.section],
  ["Topic", ({ question }) => question.topic],
  ["Difficulty", ({ question }) => question.difficulty],
  ["Passage", ({ question }) => question.passage ?? ""],
  ["Question", ({ question }) => question.question],
  ...OPTION_LETTERS.map(
    (letter) =>
      [
        letter,
        ({ question }: Answered) => (question.kind === "entry" ? "" : question.options[letter]),
      ] as const,
  ),
  ["Your answer", ({ answer }) => answer.userAnswer ?? answer.entry ?? ""],
  ["Correct answer", ({ question }) => rightAnswer(question)],
  ["Result", ({ answer }) => (answer.correct ? "correct" : "incorrect")],
  ["Seconds", ({ answer }) => secondsIn(answer.timeSpent)],
  ["Time ran out", ({ answer }) => (answer.autoSubmitted ? "yes" : "no")],
  ["Question ID", ({ id }) => id],
];

/** The learner's answers as a table, in the order the questions were issued: RFC 4180, piece by piece. */
export async function* writeTable(uid: string, exports: Exports): AsyncIterable<string> {
  yield line(COLUMNS.map(([name]) => name));
  for await (const some of exports.questions(uid)) {
    yield some
      .filter(isAnswered)
      .map((answered) => line(COLUMNS.map(([, cell]) => cell(answered))))
      .join("");
  }
}

/** Nothing is known of what was answered on paper. */
function secondsIn(timeSpent: Answered["answer"]["timeSpent"]): string {
  return timeSpent === null ? "" : String(timeSpent / 1000);
}

function isAnswered(question: ExportedQuestion): question is Answered {
  return question.answer !== null;
}

function line(cells: readonly string[]): string {
  return `${cells.map(quoted).join(",")}\r\n`;
}

/** A cell that begins so, a spreadsheet would take for a formula and work it out. */
const FORMULA = /^[=+\-@\t\r\n]/;

/** Quoted where it must be; the apostrophe tells a spreadsheet that what follows is text. */
function quoted(cell: string): string {
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
