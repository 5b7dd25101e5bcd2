import type { EXPORT_LIMIT } from "@sat/contract";
import { type Failure, failureOf } from "../../lib/api.ts";
import { underWay } from "../../lib/under-way.ts";

const CHOOSE = "Choose a file that Export Everything has saved.";

/** The contract's own limit, 64 MB, by type alone. */
const LARGEST: typeof EXPORT_LIMIT = 67_108_864;

/** Thrown for a file that the server would refuse, before it is read: to read and send it would take its time. */
class TooLarge extends Error {}

/** @throws {TooLarge} */
export function checkSize(file: File): void {
  if (file.size > LARGEST) throw new TooLarge(`${file.size} bytes`);
}

interface ImportFailure {
  /** Why a file could not be imported, and what to do about it, in a learner's words. */
  readonly failure: string;
  /** Whether the same file can only be refused again. */
  readonly refused: boolean;
}

/** What came of an import that failed. */
export function importFailure(error: Error, file: string): ImportFailure {
  const refusal = refusalOf(error, file);
  return refusal === undefined
    ? {
        failure: underWay(error) ?? "Failed to import the file. Please try again.",
        refused: false,
      }
    : { failure: `${refusal} Nothing in this account has changed.`, refused: true };
}

function refusalOf(error: Error, file: string): string | undefined {
  if (error instanceof SyntaxError) return unreadable(file);
  if (error instanceof TooLarge) return tooLarge(file);
  const failure = failureOf(error);
  return failure && refused(failure, file);
}

function refused(failure: Failure, file: string): string | undefined {
  if (failure.kind !== "problem") return undefined;
  switch (failure.type) {
    case "invalid-export":
      return faultOf(failure.errors?.map(({ field }) => field) ?? [], file);
    case "malformed-body":
      return unreadable(file);
    case "has-answers":
      return failure.detail;
    case "body-too-large":
      return tooLarge(file);
    default:
      return undefined;
  }
}

function tooLarge(file: string): string {
  return `${file} is too large: at most 64 MB can be imported.`;
}

function unreadable(file: string): string {
  return `${file} cannot be read. ${CHOOSE}`;
}

/** @param fields those that are not as they should be */
function faultOf(fields: readonly string[], file: string): string {
  if (fields.some((field) => field === "format" || field === "body"))
    return `${file} is not an export of SAT Practice. ${CHOOSE}`;
  if (fields.includes("version"))
    return `${file} comes from another version of SAT Practice. Reload this page and try again.`;
  const at = fields.map((field) => /^questions\.(\d+)\./.exec(field)?.[1]).find(Boolean);
  const where = at === undefined ? "" : ` (the first fault is in question ${Number(at) + 1})`;
  return `${file} is not as it was when it was exported${where}. Choose an unchanged copy, or export everything again.`;
}
