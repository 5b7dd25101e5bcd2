import {
  type Choice,
  type DeskState,
  type Draft,
  hasQuestion,
  NO_PROCESS_DATA,
  questionNumber,
} from "./desk-state.ts";

/** A desk that is kept whole, with the defaults of its time: a default changed since then wins. */
export interface KeptDesk<Question> {
  readonly state: DeskState<Question>;
  readonly defaults: Choice;
}

/** Where a desk was left whose answers the server has: what is half done there. */
export interface Bookmark extends Draft {
  /** Of the session that the desk is for. */
  readonly id: string;
  readonly number: number;
  /** Whether the result of that question was still in sight. */
  readonly isAnswered: boolean;
}

/** The place where a desk stands, of a session; none while its question is fetched. */
export function bookmarkOf(state: DeskState<unknown>, id: string): Bookmark | undefined {
  if (!hasQuestion(state)) return undefined;
  const { response } = state;
  const place = { id, number: questionNumber(state), response };
  return state.phase === "answered"
    ? { ...place, isAnswered: true, spent: state.timeSpent, processData: NO_PROCESS_DATA }
    : { ...place, isAnswered: false, spent: state.spent, processData: state.processData };
}
