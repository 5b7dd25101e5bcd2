import type { ExportedQuestion, ExportedSession } from "@sat/contract";
import {
  acceptedEntries,
  grade,
  type Inline,
  parseInline,
  parseProse,
  ProseError,
  readEntry,
  responseOf,
  TOPICS,
} from "@sat/item";
import type { Fault } from "./fault.ts";
import { figureFaults } from "./figure-faults.ts";

/** The study sessions of an export by their ids. */
type Sessions = ReadonlyMap<string, ExportedSession>;

type Asked = ExportedQuestion["question"];
type Answered = NonNullable<ExportedQuestion["answer"]>;

/** What is wrong with a question of an export, each field of which is well formed; its instants may be ahead. */
export function questionFaults(exported: ExportedQuestion, sessions: Sessions): Fault[] {
  const { question, level, codes } = exported;
  return [
    ...when(TOPICS[question.topic].section !== question.section, [
      "question.topic",
      "Is a topic of another section",
    ]),
    ...when(level !== question.difficulty, ["level", "Is not the question's difficulty"]),
    ...when(!textsOf(question).every(isReadable), ["question", "Has a text that cannot be read"]),
    ...when(!hasKey(question), ["question.answerKey", "Is nothing that can be typed"]),
    ...when(question.kind === "entry" && codes !== null && codes !== undefined, [
      "codes",
      "Are of a question without options",
    ]),
    ...figureFaults(question.figure).map((fault): Fault => ["question.figure", fault]),
    ...placeFaults(exported, sessions),
    ...answerFaults(exported),
  ];
}

function hasKey(question: Asked): boolean {
  return question.kind !== "entry" || acceptedEntries(question.answerKey).length > 0;
}

function placeFaults(
  { question, studySession, number, answer }: ExportedQuestion,
  sessions: Sessions,
): Fault[] {
  if (studySession === null) return when(number !== null, ["number", "Is of no study session"]);
  const isItsTopic = sessions.get(studySession)?.topic === question.topic;
  return [
    ...when(number === null, ["number", "Is missing"]),
    ...when(!isItsTopic, ["studySession", "Is no study session of the topic"]),
    ...when(answer !== null && responseOf(answer.userAnswer, answer.entry) === null, [
      "answer.userAnswer",
      "Is missing",
    ]),
  ];
}

function answerFaults({ question, answer }: ExportedQuestion): Fault[] {
  if (answer === null) return [];
  const { userAnswer, entry, correct, answeredAt, day, timeToFirst = 0, timeSpent } = answer;
  const isRight = grade(question, responseOf(userAnswer, entry));
  return [
    ...responseFaults(question, answer),
    ...when(isRight !== correct, ["answer.correct", "Is not what the answer comes to"]),
    ...when(timeToFirst > (timeSpent ?? 0), ["answer.timeToFirst", "Is longer than timeSpent"]),
    ...when(!isDayOf(day, answeredAt), ["answer.day", "Is not the day of the answer"]),
  ];
}

function responseFaults({ kind }: Asked, { userAnswer, entry }: Answered): Fault[] {
  const isTyped = kind === "entry";
  return [
    ...when(isTyped && userAnswer !== null, [
      "answer.userAnswer",
      "Is to a question without options",
    ]),
    ...when(!isTyped && entry !== undefined, ["answer.entry", "Is to a question with options"]),
    ...when(entry !== undefined && readEntry(entry).kind === "malformed", [
      "answer.entry",
      "Cannot be read",
    ]),
  ];
}

function when(isWrong: boolean, fault: Fault): Fault[] {
  return isWrong ? [fault] : [];
}

/** Milliseconds. */
const DAY = 86_400_000;

/** Wherever on earth the learner was, the day is that of the instant in UTC, or the one before or after. */
function isDayOf(day: string, instant: string): boolean {
  return Math.abs(Date.parse(instant.slice(0, 10)) - Date.parse(day)) <= DAY;
}

/** Every text of a question, its figure's with it, however deep it lies: no deeper than its schema. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Longest formula, in characters, and longest text: a browser sets them, and many times over those of ours. */
const LONGEST_FORMULA = 500;
const LONGEST_TEXT = 5_000;

/** Whether the markup is balanced, and nothing in it longer than any text of ours. */
function isReadable(text: string): boolean {
  if (text.length > LONGEST_TEXT) return false;
  try {
    // A text is shown as a line in one place, and by paragraphs in another.
    parseProse(text);
    return formulasIn(parseInline(text)).every(({ length }) => length <= LONGEST_FORMULA);
  } catch (error) {
    if (error instanceof ProseError) return false;
    throw error;
  }
}

function formulasIn(inlines: readonly Inline[]): string[] {
  return inlines.flatMap((inline) => {
    if (inline.kind === "math") return [inline.tex];
    return "children" in inline ? formulasIn(inline.children) : [];
  });
}
