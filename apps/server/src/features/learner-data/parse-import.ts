import { Export, ExportedQuestion, MOST_QUESTIONS, type Problem } from "@sat/contract";
import { z } from "zod";
import { fieldErrors } from "../../problems/field-errors.ts";
import { TOLD_FAULTS } from "../../problems/refusal.ts";
import { checkExport } from "./check-export.ts";
import { isDeep } from "./is-deep.ts";

type FieldErrors = NonNullable<Problem["errors"]>;

/** What an import is read as, or why it is none. */
export type ParsedImport =
  | { readonly kind: "malformed" }
  | { readonly kind: "refused"; readonly errors: FieldErrors }
  | { readonly kind: "taken"; readonly data: Export };

/** Longest name of a field that is told, in characters: who made the file up may have made it without end. */
const LONGEST_FIELD = 200;

/** All but the questions, which are many and are looked at one by one. */
const Frame = Export.extend({ questions: z.array(z.unknown()).max(MOST_QUESTIONS) });

/** Reads a file that is to be an export. */
export function parseImport(file: Uint8Array): ParsedImport {
  const content = isDeep(file) ? undefined : readJson(new TextDecoder().decode(file));
  if (content === undefined) return { kind: "malformed" };
  const frame = Frame.safeParse(content.value);
  if (!frame.success) return refused(frame.error.issues.flatMap(fieldErrors));
  const { questions, errors } = readQuestions(frame.data.questions);
  if (errors.length > 0) return refused(errors);
  const data: Export = { ...frame.data, questions };
  const faults = checkExport(data);
  return faults.length > 0 ? refused(faults) : { kind: "taken", data };
}

/** Only what is told of the faults leaves this thread: there may be a million, and the others would wait for them. */
function refused(errors: FieldErrors): ParsedImport {
  const told = errors.slice(0, TOLD_FAULTS).map(({ field, message }) => ({
    field: field.slice(0, LONGEST_FIELD),
    message,
  }));
  return { kind: "refused", errors: told };
}

function readJson(text: string): { readonly value: unknown } | undefined {
  // JSON may spell the character 0, which PostgreSQL cannot store in a text.
  if (text.includes(String.raw`\u0000`)) return undefined;
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function readQuestions(given: readonly unknown[]) {
  const questions: ExportedQuestion[] = [];
  const errors: FieldErrors = [];
  for (const [at, value] of given.entries()) {
    const read = ExportedQuestion.safeParse(value);
    if (read.success) questions.push(read.data);
    else errors.push(...read.error.issues.flatMap(within(at)).slice(0, TOLD_FAULTS));
    // A file may have as many faulty questions as it has questions.
    if (errors.length >= TOLD_FAULTS) break;
  }
  return { questions, errors };
}

/** What is wrong with the question at that place. */
function within(at: number) {
  return (issue: z.core.$ZodIssue): FieldErrors =>
    fieldErrors({ ...issue, path: ["questions", at, ...issue.path] });
}
