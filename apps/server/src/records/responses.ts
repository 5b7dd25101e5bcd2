import { type GivenResponse, OptionLetter, ProcessData } from "@sat/contract";
import type { Response } from "@sat/item";
import type { Selectable } from "kysely";
import type { AnswersTable } from "./database.ts";

/** The columns that say what was responded and how that came about. */
export const RESPONSE_COLUMNS = [
  "response_kind",
  "answer",
  "time_to_first",
  "changes",
  "hints_used",
  "confidence",
] as const;

type ResponseColumns = Pick<Selectable<AnswersTable>, (typeof RESPONSE_COLUMNS)[number]>;

/** What these columns hold of a response, none when time ran out without one. */
export function responseColumns(response: Response | null, data: ProcessData): ResponseColumns {
  return {
    response_kind: response?.kind ?? null,
    answer: textOf(response),
    time_to_first: data.timeToFirst ?? null,
    changes: data.changes ?? null,
    hints_used: data.hintsUsed ?? null,
    confidence: data.confidence ?? null,
  };
}

function textOf(response: Response | null): string | null {
  if (response === null) return null;
  return response.kind === "entry" ? response.text : response.letter;
}

type ResponseText = Pick<ResponseColumns, "response_kind" | "answer">;

/** What was responded, as a row holds it. */
export function readResponse({ response_kind, answer }: ResponseText): GivenResponse {
  if (response_kind === "entry" && answer !== null) return { userAnswer: null, entry: answer };
  return { userAnswer: OptionLetter.nullable().parse(answer) };
}

/** How it came about, as far as the row knows. */
export function readProcessData(row: Omit<ResponseColumns, keyof ResponseText>): ProcessData {
  return ProcessData.parse({
    timeToFirst: row.time_to_first ?? undefined,
    changes: row.changes ?? undefined,
    hintsUsed: row.hints_used ?? undefined,
    confidence: row.confidence ?? undefined,
  });
}
