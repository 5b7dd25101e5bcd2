import { z } from "@hono/zod-openapi";
import { EXAM_SECTIONS } from "@sat/item";
import { LONGEST_MODULE, ModuleWork } from "./sitting-modules.ts";
import { MODULE_ENDINGS, ROUTES } from "./sitting-reports.ts";
import { MOST_IN_MODULE, MOST_MODULES, SittingSummary } from "./sittings.ts";

/** To the millisecond and in UTC, so that instants sort as text. */
const Instant = z.iso.datetime({ precision: 3 });
const Milliseconds = z.int().min(0).max(LONGEST_MODULE);
const ModuleNumber = z.int().min(1).max(MOST_MODULES);
const QuestionNumber = z.int().min(1).max(MOST_IN_MODULE);

/** Where a question stood in a test that has ended. */
export const ExportedPlace = z.strictObject({
  sitting: z.uuid(),
  module: ModuleNumber,
  number: QuestionNumber,
  scored: z.boolean(),
});

const ExportedModule = z.strictObject({
  number: ModuleNumber,
  section: z.enum(EXAM_SECTIONS).nullable(),
  questions: z.int().min(0).max(MOST_IN_MODULE),
  limit: Milliseconds.nullable(),
  breakAfter: Milliseconds,
  route: z.enum(ROUTES).nullable(),
  /** These are null of a module that was not sat. */
  begunAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  ended: z.enum(MODULE_ENDINGS).nullable(),
  /** What its clock showed in the end. */
  taken: Milliseconds,
  late: z.array(QuestionNumber).max(MOST_IN_MODULE),
  work: ModuleWork,
});

/** A test that has ended, with all that its report is worked out from beside its questions. */
export const ExportedSitting = z
  .strictObject({
    ...SittingSummary.omit({ score: true }).shape,
    id: z.uuid(),
    timeZone: z.string().max(64),
    startedAt: Instant,
    endedAt: Instant,
    /** When the key of one on paper was opened, if it was before its answers were entered; exports of an earlier time lack it. */
    keyOpenedAt: Instant.nullable().optional(),
    modules: z.array(ExportedModule).min(1).max(MOST_MODULES),
  })
  .openapi("ExportedSitting");
export type ExportedSitting = z.infer<typeof ExportedSitting>;
