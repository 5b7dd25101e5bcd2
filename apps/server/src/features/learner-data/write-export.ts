import {
  type Export,
  EXPORT_FORMAT,
  EXPORT_VERSION,
  type TopicProgress,
  type User,
} from "@sat/contract";
import type { Exports } from "../../records/exports.ts";
import type { ScoreReports } from "../../records/score-reports.ts";

export interface ExportContext {
  readonly exports: Exports;
  readonly scoreReports: Pick<ScoreReports, "list">;
  readonly clock: () => Date;
}

/** Who asks, with the figures that are there to be read. */
export interface ExportInput {
  readonly user: User;
  readonly topicProgress: TopicProgress[];
}

/** All that is kept of the learner, as the text of one JSON document, piece by piece. */
export async function* writeExport(
  { user, topicProgress }: ExportInput,
  { exports, scoreReports, clock }: ExportContext,
): AsyncIterable<string> {
  const reports = await scoreReports.list(user.uid);
  const head: Omit<Export, "studySessions" | "sittings" | "questions"> = {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    exportedAt: clock().toISOString(),
    user,
    topicProgress,
    // Elsewhere they have other ids.
    scoreReports: reports.map(({ day, scores, bands }) => ({ day, scores, bands })),
  };
  // The lists come before the brace that ends the head.
  yield JSON.stringify(head).slice(0, -1);
  yield* writeList("studySessions", exports.studySessions(user.uid));
  yield* writeList("sittings", exports.sittings(user.uid));
  yield* writeList("questions", exports.questions(user.uid));
  yield "}\n";
}

/** A field with a list, each of it on a line of its own. */
async function* writeList(
  name: string,
  pages: AsyncIterable<readonly object[]>,
): AsyncIterable<string> {
  yield `,"${name}":[`;
  let before = "\n";
  for await (const some of pages) {
    yield before + some.map((each) => JSON.stringify(each)).join(",\n");
    before = ",\n";
  }
  yield "\n]";
}
