import type { Response } from "./response.ts";
import type { OptionLetter } from "./sections.ts";

/**
 * What a learner does in a module of a test. All instants are whole milliseconds since the module's start, by the
 * module's clock, which stands still while the module is paused.
 */
export interface ModuleWork {
  /** By question, in the module's order; a question past the end has not been touched. */
  readonly questions: readonly QuestionWork[];
}

export interface QuestionWork {
  /** Each response with the instant at which it was given, first to last; null takes back what was there. */
  readonly changes: readonly ResponseChange[];
  readonly marked: Latest<boolean>;
  /** Options that the learner has crossed out, in their own order. */
  readonly crossedOut: Latest<readonly OptionLetter[]>;
  /** When the question was in sight, first to last. */
  readonly visits: readonly Visit[];
}

interface ResponseChange {
  readonly at: number;
  readonly response: Response | null;
}

/** What was set last, and when. */
interface Latest<Value> {
  readonly at: number;
  readonly value: Value;
}

export interface Visit {
  readonly at: number;
  /** Milliseconds from then on. */
  readonly spent: number;
}

/** The changes and the visits of one question that are kept: the latest. */
export const MOST_CHANGES = 100;
export const MOST_VISITS = 100;

export const UNTOUCHED: QuestionWork = {
  changes: [],
  marked: { at: 0, value: false },
  crossedOut: { at: 0, value: [] },
  visits: [],
};

export const NO_WORK: ModuleWork = { questions: [] };

/**
 * The work of two devices on one module, or of one device at two times, as one. In whatever order, and however often
 * works are merged, the same comes of it: of each question all changes, what was set last, each visit at its longest.
 */
export function mergeWork(one: ModuleWork, other: ModuleWork): ModuleWork {
  const length = Math.max(one.questions.length, other.questions.length);
  return {
    questions: Array.from({ length }, (_, index) =>
      mergeQuestion(workOn(one, index), workOn(other, index)),
    ),
  };
}

/** Whether a work has all of another, so that merging that changes nothing. */
export function hasAllOf(work: ModuleWork, other: ModuleWork): boolean {
  const own = mergeWork(work, NO_WORK);
  return mergeWork(own, other).questions.every(
    (question, index) => textOfQuestion(question) === textOfQuestion(workOn(own, index)),
  );
}

/** The work without any response given, or time spent, later than an instant. */
export function workUntil({ questions }: ModuleWork, at: number): ModuleWork {
  return {
    questions: questions.map((question) => ({
      ...question,
      changes: question.changes.filter((change) => change.at <= at),
      visits: question.visits
        .filter((visit) => visit.at <= at)
        .map((visit) => ({ ...visit, spent: Math.min(visit.spent, at - visit.at) })),
    })),
  };
}

/** What was done on the question at an index. */
export function workOn({ questions }: ModuleWork, index: number): QuestionWork {
  return questions[index] ?? UNTOUCHED;
}

/** The response that stands. */
export function responseIn({ changes }: QuestionWork): Response | null {
  return changes.at(-1)?.response ?? null;
}

/** Milliseconds for which the question was in sight before an instant; visits on two devices at once count once. */
export function spentOn({ visits }: QuestionWork, until = Infinity): number {
  let spent = 0;
  let countedTo = 0;
  for (const visit of visits) {
    const begin = Math.max(visit.at, countedTo);
    const end = Math.min(visit.at + visit.spent, until);
    if (end <= begin) continue;
    spent += end - begin;
    countedTo = end;
  }
  return spent;
}

/** The responses that a learner came to, one after the other; what was only typed or deleted on the way is none. */
export function responsesIn({ changes }: QuestionWork): ResponseChange[] {
  return changes.filter(({ response }, index) => {
    const before = changes[index - 1]?.response ?? null;
    const after = changes[index + 1]?.response ?? null;
    return response !== null && !goesOn(response, before) && !goesOn(response, after);
  });
}

/** Whether an entry is the same as another, or the beginning of it. */
function goesOn(response: Response, longer: Response | null): boolean {
  if (response.kind !== "entry" || longer?.kind !== "entry") return false;
  return longer.text.startsWith(response.text);
}

function mergeQuestion(one: QuestionWork, other: QuestionWork): QuestionWork {
  return {
    changes: mergeChanges([...one.changes, ...other.changes]),
    marked: later(one.marked, other.marked),
    crossedOut: later(one.crossedOut, other.crossedOut),
    visits: mergeVisits([...one.visits, ...other.visits]),
  };
}

function mergeChanges(changes: readonly ResponseChange[]): readonly ResponseChange[] {
  const byText = new Map(
    changes.map((change) => [`${change.at} ${textOf(change.response)}`, change]),
  );
  return [...byText.values()].toSorted(inOrder).slice(-MOST_CHANGES);
}

/** By instant; of two at the same one, always the same comes first. */
function inOrder(one: ResponseChange, other: ResponseChange): number {
  return one.at - other.at || (textOf(one.response) < textOf(other.response) ? -1 : 1);
}

function textOf(response: Response | null): string {
  if (response === null) return "";
  return response.kind === "choice" ? `choice ${response.letter}` : `entry ${response.text}`;
}

/** The same for the same work, in whatever order its fields are. */
function textOfQuestion({ changes, marked, crossedOut, visits }: QuestionWork): string {
  return JSON.stringify([
    changes.map(({ at, response }) => [at, textOf(response)]),
    [marked.at, marked.value],
    [crossedOut.at, crossedOut.value],
    visits.map(({ at, spent }) => [at, spent]),
  ]);
}

function later<Value>(one: Latest<Value>, other: Latest<Value>): Latest<Value> {
  if (one.at !== other.at) return one.at > other.at ? one : other;
  return String(one.value) > String(other.value) ? one : other;
}

function mergeVisits(visits: readonly Visit[]): readonly Visit[] {
  const longest = new Map<number, number>();
  for (const { at, spent } of visits) longest.set(at, Math.max(spent, longest.get(at) ?? 0));
  return [...longest]
    .map(([at, spent]) => ({ at, spent }))
    .toSorted((one, other) => one.at - other.at)
    .slice(-MOST_VISITS);
}
