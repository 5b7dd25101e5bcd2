import {
  type Export,
  EXPORT_FORMAT,
  EXPORT_VERSION,
  type ExportedQuestion,
  type TopicProgress,
  type User,
} from "@sat/contract";
import type { Exports } from "../../records/exports.ts";

export interface ExportContext {
  readonly exports: Exports;
  readonly clock: () => Date;
}

/** Who asks, with the figures that are there to be read. */
export interface ExportInput {
  readonly user: User;
  readonly topicProgress: TopicProgress[];
}

/** All that is kept of the learner, as the text of one JSON document, piece by piece. */
export async function writeExport(
  { user, topicProgress }: ExportInput,
  { exports, clock }: ExportContext,
): Promise<AsyncIterable<string>> {
  const head: Omit<Export, "questions"> = {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    exportedAt: clock().toISOString(),
    user,
    topicProgress,
    studySessions: await exports.studySessions(user.uid),
  };
  return writeDocument(head, exports.questions(user.uid));
}

async function* writeDocument(
  head: object,
  questions: AsyncIterable<ExportedQuestion[]>,
): AsyncIterable<string> {
  // The questions come before the brace that ends the head.
  yield `${JSON.stringify(head).slice(0, -1)},"questions":[`;
  let before = "\n";
  for await (const some of questions) {
    yield before + some.map((question) => JSON.stringify(question)).join(",\n");
    before = ",\n";
  }
  yield "\n]}\n";
}
