import type { ChoiceQuestion, EntryQuestion, Question } from "@sat/contract";
import {
  acceptedEntries,
  DIFFICULTIES,
  type DifficultyChoice,
  type EntryKey,
  type FigureKind,
  isTopicId,
  OPTION_LETTERS,
  SECTIONS,
  type SectionChoice,
} from "@sat/item";
import { isBoolean, isList, isOneOf, isRecord, isText } from "../../lib/shapes.ts";

interface Choice {
  readonly section: SectionChoice;
  readonly difficulty: DifficultyChoice;
}

const NO_REASON = { mistake: null, reason: "" };
const NO_RATIONALES = { A: NO_REASON, B: NO_REASON, C: NO_REASON, D: NO_REASON };

/** What our server always sends, and a service of the specification's bare fields need not. */
function defaults({ section, difficulty }: Choice) {
  return {
    id: "",
    section: section === "Mixed" ? "Reading" : section,
    difficulty: difficulty === "Adaptive" ? "Medium" : difficulty,
    topic: "main-idea-purpose",
    hint: "",
    tip: "",
    seenBefore: false,
  } as const;
}

/** What a question of each kind must have. */
type RequiredChoice = Pick<
  ChoiceQuestion,
  "kind" | "question" | "options" | "correctAnswer" | "explanation"
>;
type RequiredEntry = Pick<EntryQuestion, "kind" | "question" | "answerKey" | "explanation">;
type Required = RequiredChoice | RequiredEntry;

/**
 * The question in an answer of the question call, or on the shelf; undefined when it cannot be shown: it needs
 * question text and an explanation, four options by letter with a correct answer among them, or else a key that can be
 * typed, and what else it has must be as the pages draw it.
 */
export function readQuestion(answer: unknown, choice: Choice): Question | undefined {
  if (!isAnswerable(answer)) return undefined;
  return answer.kind === "entry"
    ? { ...defaults(choice), why: "", slips: [], ...answer }
    : { ...defaults(choice), rationales: NO_RATIONALES, ...answer };
}

/** What was sent as a question cannot be shown. */
export class UnreadableQuestion extends Error {
  override readonly name = "UnreadableQuestion";
}

/** Whether a value is a question that can be shown. */
export function isAnswerable(answer: unknown): answer is Required {
  return (
    isRecord(answer) &&
    isFilled(answer.question) &&
    isFilled(answer.explanation) &&
    (answer.kind === "entry" ? isEntry(answer) : isChoice(answer)) &&
    fitsWhereGiven(answer, OTHERS)
  );
}

type Fields = Readonly<Record<string, unknown>>;
type Checks<Name extends string> = Record<Name, (value: unknown) => boolean>;

function fitsWhereGiven(fields: Fields, checks: Checks<string>): boolean {
  return Object.entries(checks).every(
    ([name, fits]) => fields[name] === undefined || fits(fields[name]),
  );
}

function isChoice(fields: Fields): boolean {
  const { kind, options, correctAnswer } = fields;
  return (
    (kind === undefined || kind === "choice") &&
    isRecord(options) &&
    Object.keys(options).length === OPTION_LETTERS.length &&
    OPTION_LETTERS.every((letter) => isText(options[letter])) &&
    isOneOf(OPTION_LETTERS, correctAnswer) &&
    fitsWhereGiven(fields, CHOICE_OTHERS)
  );
}

function isEntry(fields: Fields): boolean {
  return isKey(fields.answerKey) && fitsWhereGiven(fields, ENTRY_OTHERS);
}

const OTHERS: Checks<
  | keyof ReturnType<typeof defaults>
  | "passage"
  | "figure"
  | "hints"
  | "onCalculator"
  | "reason"
  | "proof"
> = {
  id: isText,
  section: (value) => isOneOf(SECTIONS, value),
  difficulty: (value) => isOneOf(DIFFICULTIES, value),
  topic: (value) => isText(value) && isTopicId(value),
  passage: isText,
  figure: (value) => isRecord(value) && isText(value.alt) && isOneOf(KINDS, value.kind),
  hint: isText,
  hints: (value) => isList(value) && value.every(isText),
  tip: isText,
  onCalculator: (value) =>
    isRecord(value) && isText(value.read) && isList(value.rows) && value.rows.every(isText),
  seenBefore: isBoolean,
  reason: (value) => isRecord(value) && (value.words === undefined || isText(value.words)),
  proof: (value) =>
    isRecord(value) && isText(value.words) && isList(value.checks) && value.checks.every(isText),
};

const CHOICE_OTHERS: Checks<"rationales"> = {
  rationales: (value) =>
    isRecord(value) && OPTION_LETTERS.every((each) => isRationale(value[each])),
};

const ENTRY_OTHERS: Checks<"why" | "slips"> = {
  why: isText,
  slips: (value) => isList(value) && value.every(isSlip),
};

/** The kinds of figure that can be drawn: all that there are. */
const KINDS: readonly FigureKind[] = [
  "plane",
  "geometry",
  "solid",
  "table",
  "bar-chart",
  "line-graph",
  "scatterplot",
  "dot-plot",
  "histogram",
  "box-plot",
  "number-line",
];

function isRationale(value: unknown): boolean {
  return (
    isRecord(value) && isText(value.reason) && (value.mistake === null || isText(value.mistake))
  );
}

function isSlip(value: unknown): boolean {
  return isRecord(value) && isText(value.code) && isRational(value.value) && isText(value.reason);
}

/** A key with which something that can be typed is right. */
function isKey(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { kind, values, low, high } = value;
  const isWhole =
    kind === "values"
      ? isList(values) && values.every(isRational)
      : kind === "interval" && isBound(low) && isBound(high);
  // Its fields have just been looked at.
  return isWhole && acceptedEntries(value as unknown as EntryKey).length > 0;
}

function isBound(value: unknown): boolean {
  return isRecord(value) && isRational(value.value) && isBoolean(value.included);
}

function isRational(value: unknown): boolean {
  return (
    isRecord(value) &&
    Number.isSafeInteger(value.num) &&
    Number.isSafeInteger(value.den) &&
    Number(value.den) > 0
  );
}

function isFilled(value: unknown): value is string {
  return isText(value) && value !== "";
}
