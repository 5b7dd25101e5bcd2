import { existsSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { type Place, batchPlaces } from "../../blind-readings/batch.ts";
import { type BatchReturn, controlsIn, controlsMissed } from "../../blind-readings/batch-return.ts";
import { UsageError } from "../usage.ts";
import type { Desk } from "./desk.ts";
import { type HandedOut, alteredPage, termsIn } from "./handed-out.ts";
import { readLines } from "./read-lines.ts";
import { isReturned, writeLedger, writeReturn } from "./records.ts";

export interface Imported {
  /** Whether the ledger has taken its readings. */
  readonly counts: boolean;
  readonly message: string;
}

/** Takes what a reader returned of the batch in whose folder the file lies. Throws UsageError. */
export function importReturns(file: string, desk: Desk): Imported {
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
  const folder = dirname(file);
  const terms = termsIn(folder);
  const places = checkedPlaces(folder, terms, desk);
  const lines = readLines(readFileSync(file, "utf8"), places.length);
  const batch: BatchReturn = {
    reader: terms.reader,
    commit: terms.seed,
    places: lines.map((line, at) => ({ ...contentAt(places, at), ...line })),
  };
  writeReturn(desk, batch);
  writeLedger(desk);
  const [missed, all] = [controlsMissed(batch), controlsIn(batch)];
  if (missed === 0) {
    const message = `The ledger has taken ${places.length - all} readings by ${terms.reader}, who noticed all of ${all} controls.`;
    return { counts: true, message };
  }
  const message = `${terms.reader} missed ${missed} of ${all} controls, so the batch does not count; it is kept among the returns. Export another after the next commit.`;
  return { counts: false, message };
}

function contentAt(places: readonly Place[], at: number): Place["content"] {
  const place = places[at];
  if (place === undefined) throw new RangeError(`the batch has no place ${at}`);
  return place.content;
}

/** The places of a batch that follows from its commit and was handed out as it is. Throws UsageError. */
function checkedPlaces(folder: string, terms: HandedOut, desk: Desk): Place[] {
  const { seed, reader, isPractice } = terms;
  if (isPractice) {
    throw new UsageError(`The batch in ${folder} is for practice; the ledger does not take it.`);
  }
  if (!desk.repository.hasCommit(seed)) {
    throw new UsageError(
      `The seed of a batch is the commit at which it was handed out, and ${seed} is no commit here.`,
    );
  }
  if (isReturned(desk, { reader, commit: seed })) {
    throw new UsageError(`What ${reader} returned of this batch has been imported already.`);
  }
  const places = batchPlaces(terms, desk.stock);
  if (places === undefined) {
    throw new UsageError(
      `Questions of the batch have changed since ${seed}: import it with that commit checked out.`,
    );
  }
  const altered = alteredPage(folder, places);
  if (altered === undefined) return places;
  throw new UsageError(
    `${altered} is not what follows from the batch's commit: it was altered, or the stock has changed; with ${seed} checked out an unaltered batch can be imported.`,
  );
}
