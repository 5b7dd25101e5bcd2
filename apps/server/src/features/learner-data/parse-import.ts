import {
  Export,
  ExportedQuestion,
  ExportedSession,
  MOST_QUESTIONS,
  MOST_SESSIONS,
  type Problem,
} from "@sat/contract";
import { z } from "zod";
import { fieldErrors } from "../../problems/field-errors.ts";
import { TOLD_FAULTS } from "../../problems/refusal.ts";
import { checkExport } from "./check-export.ts";
import { isDeep } from "./is-deep.ts";
import { isVast } from "./is-vast.ts";

type FieldErrors = NonNullable<Problem["errors"]>;

/** What an import is read as, or why it is none. */
export type ParsedImport =
  | { readonly kind: "malformed" }
  | { readonly kind: "refused"; readonly errors: FieldErrors }
  | { readonly kind: "taken"; readonly data: Export };

/** Longest name of a field that is told, in characters: who made the file up may have made it without end. */
const LONGEST_FIELD = 200;

const Progress = Export.shape.topicProgress.element;

/** All but what may be many, which is looked at one by one. */
const Frame = Export.extend({
  topicProgress: z.array(z.unknown()),
  studySessions: z.array(z.unknown()).max(MOST_SESSIONS),
  questions: z.array(z.unknown()).max(MOST_QUESTIONS),
});

/** Reads a file that is to be an export. */
export function parseImport(file: Uint8Array): ParsedImport {
  if (isDeep(file)) return { kind: "malformed" };
  if (isVast(file)) return refused([{ field: "body", message: "Is too much to read" }]);
  const content = readJson(new TextDecoder().decode(file));
  if (content === undefined) return { kind: "malformed" };
  const frame = Frame.safeParse(content.value);
  if (!frame.success) return refused(frame.error.issues.flatMap(fieldErrors));
  const topicProgress = readEach("topicProgress", Progress, frame.data.topicProgress);
  const studySessions = readEach("studySessions", ExportedSession, frame.data.studySessions);
  const questions = readEach("questions", ExportedQuestion, frame.data.questions);
  const errors = [topicProgress, studySessions, questions].flatMap((list) => list.errors);
  if (errors.length > 0) return refused(errors);
  const data: Export = {
    ...frame.data,
    topicProgress: topicProgress.read,
    studySessions: studySessions.read,
    questions: questions.read,
  };
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

/** What a list of the file holds, as far as it is told what is wrong with it. */
function readEach<Element>(name: string, schema: z.ZodType<Element>, given: readonly unknown[]) {
  const read: Element[] = [];
  const errors: FieldErrors = [];
  for (const [at, value] of given.entries()) {
    const parsed = schema.safeParse(value);
    if (parsed.success) read.push(parsed.data);
    else errors.push(...parsed.error.issues.flatMap(within([name, at])).slice(0, TOLD_FAULTS));
    // As many may be faulty as there are.
    if (errors.length >= TOLD_FAULTS) break;
  }
  return { read, errors };
}

/** What is wrong with what is at that place. */
function within(place: readonly PropertyKey[]) {
  return (issue: z.core.$ZodIssue): FieldErrors =>
    fieldErrors({ ...issue, path: [...place, ...issue.path] });
}
