import { join, relative } from "node:path";
import type { TopicId } from "@sat/item";
import { batchPlaces } from "../../blind-readings/batch.ts";
import { questionsToRead } from "../../blind-readings/questions-to-read.ts";
import { UsageError } from "../usage.ts";
import type { Desk } from "./desk.ts";
import { type HandedOut, handOut } from "./handed-out.ts";
import { batchName, countedLedger, isReturned, readReturns } from "./records.ts";

/** What fixes the pages of a batch beside its terms. */
const MADE_FROM = [
  "packages/content/src",
  "packages/engine/src",
  "packages/item/src",
  "packages/examiner/src/blind-readings/controls",
];

interface Wish {
  readonly count: number;
  readonly reader: string;
  readonly topic: TopicId | undefined;
  /** For practice: makes a batch that the ledger does not take. */
  readonly practiceSeed: string | undefined;
}

/** Hands a batch out. Answers what to do with it. Throws UsageError. */
export function exportBatch(wish: Wish, desk: Desk): string {
  const { count, reader, topic, practiceSeed } = wish;
  const isPractice = practiceSeed !== undefined;
  const seed = practiceSeed ?? judgedSeed(reader, desk);
  const asked = questionsToRead(desk.stock, countedLedger(readReturns(desk.returns)), {
    reader,
    seed,
    count,
    topic,
  });
  if (asked.length === 0) {
    throw new UsageError(`No question${topic ? ` of ${topic}` : ""} lacks a reading by ${reader}.`);
  }
  const terms: HandedOut = {
    reader,
    seed,
    isPractice,
    questions: asked.map(({ id }) => id).toSorted(),
  };
  const places = batchPlaces(terms, desk.stock);
  if (places === undefined) throw new RangeError("the questions were drawn from the stock");
  const name = isPractice ? `${reader}-practice-${seed}` : batchName({ reader, commit: seed });
  const folder = join(desk.batches, name);
  const [options, texts] = handOut(folder, terms, places).map((file) => relative("", file));
  const file = relative("", join(folder, "returns.jsonl"));
  return [
    `${asked.length} questions and ${places.length - asked.length} controls for ${reader}${isPractice ? ", for practice" : ""}.`,
    `1. The reader gets ${options} alone, and returns the guesses.`,
    `2. Only then the reader gets ${texts}, and returns the answers.`,
    `3. Put both into ${file}, the guesses first, and run`,
    `   npm run readings -- --import ${file}`,
  ].join("\n");
}

/** The commit, when nothing is changed since and the reader has had no batch of it. Throws UsageError. */
function judgedSeed(reader: string, desk: Desk): string {
  const commit = desk.repository.head();
  if (!desk.repository.isCommitted(...MADE_FROM)) {
    throw new UsageError(
      "The stock has changes that are not committed, and a batch is fixed by a commit: commit them first, or give a --seed for practice.",
    );
  }
  if (isReturned(desk, { reader, commit })) {
    throw new UsageError(
      `${reader} has returned a batch of this commit: commit its readings, and the next batch follows from that commit.`,
    );
  }
  return commit;
}
