import type { Question } from "@sat/contract";
import type { KeptDesk } from "@sat/desk";
import { SECTION_CHOICES } from "@sat/item";
import { isBoolean, isCount, isNumber, isOneOf, isRecord, isText } from "../../lib/shapes.ts";
import { isAnswerable } from "../fetch/read-question.ts";

type Fields = Readonly<Record<string, unknown>>;
type Phase = KeptDesk<Question>["state"]["phase"];

/**
 * Whether what bears the number of a desk's form is one that a page can show: storage can be damaged, and is open to
 * whoever has the device. A page would break of it at each visit.
 */
export function isDesk({ state, defaults }: Fields): boolean {
  return (
    isRecord(defaults) && isChoice(defaults) && isRecord(state) && isStanding(state) && isAt(state)
  );
}

function isChoice({ section, difficulty }: Fields): boolean {
  return isOneOf(SECTION_CHOICES, section) && isText(difficulty);
}

function isStanding(state: Fields): boolean {
  const { timed, total, score, time, request, isPresent } = state;
  return (
    isChoice(state) &&
    isBoolean(timed) &&
    isBoolean(isPresent) &&
    [total, score, request].every(isCount) &&
    isNumber(time)
  );
}

/** What a desk has in each phase. */
const STAGES: Readonly<Record<Phase, (state: Fields) => boolean>> = {
  idle: ({ draft }) => isDraft(draft),
  loading: ({ draft }) => isDraft(draft),
  failed: ({ draft, reason }) => isDraft(draft) && isText(reason),
  shown: (state) =>
    isDraft(state) &&
    isQuestion(state.question) &&
    isNumberOrNull(state.since) &&
    isNumberOrNull(state.limit),
  answered: ({ question, response, correct, answeredAt, timeSpent }) =>
    isQuestion(question) &&
    isResponse(response) &&
    isBoolean(correct) &&
    isNumber(answeredAt) &&
    isNumber(timeSpent),
  completed: () => true,
};

function isAt(state: Fields): boolean {
  const { phase } = state;
  return isPhase(phase) && STAGES[phase](state);
}

function isPhase(value: unknown): value is Phase {
  return isText(value) && Object.hasOwn(STAGES, value);
}

function isDraft(value: unknown): boolean {
  return (
    isRecord(value) &&
    isResponse(value.response) &&
    isNumber(value.spent) &&
    isRecord(value.processData)
  );
}

function isResponse(value: unknown): boolean {
  return value === null || (isRecord(value) && isText(value.kind));
}

function isQuestion(value: unknown): boolean {
  return isRecord(value) && isText(value.id) && isAnswerable(value);
}

function isNumberOrNull(value: unknown): boolean {
  return value === null || isNumber(value);
}
