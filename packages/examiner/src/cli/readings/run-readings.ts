import { writeFileSync } from "node:fs";
import { TOPIC_IDS } from "@sat/item";
import { reportReadings } from "../../blind-readings/readings-report.ts";
import { UsageError, readChoice, readCount, readFlags } from "../usage.ts";
import type { Desk } from "./desk.ts";
import { exportBatch } from "./export-batch.ts";
import { importReturns } from "./import-returns.ts";
import { printReadings } from "./print-readings.ts";
import { countedLedger, readReturns, writeLedger } from "./records.ts";

const FLAGS = {
  export: { type: "string" },
  reader: { type: "string" },
  topic: { type: "string" },
  seed: { type: "string" },
  import: { type: "string" },
  recount: { type: "boolean" },
  json: { type: "string" },
} as const;

type Flags = ReturnType<typeof readFlags<typeof FLAGS>>;

/** A reader tires, and the controls are few. */
const MOST_QUESTIONS = 40;

export interface Outcome {
  readonly text: string;
  readonly exitCode: number;
}

/** Hands out a batch, takes one back, counts the ledger again, or reports. Throws UsageError. */
export function runReadings(args: readonly string[], desk: Desk): Outcome {
  const { export: count, import: file, recount, json, ...wish } = readFlags(FLAGS, args);
  const asked = [count, file, recount, json].filter((flag) => flag !== undefined);
  if (asked.length > 1) {
    throw new UsageError("--export, --import, --recount and --json each stand for themselves.");
  }
  if (count !== undefined) return handOut(count, wish, desk);
  const [stray] = Object.keys(wish);
  if (stray !== undefined) throw new UsageError(`--${stray} goes with --export only.`);
  if (file !== undefined) {
    const { counts, message } = importReturns(file, desk);
    return { text: message, exitCode: counts ? 0 : 1 };
  }
  if (recount === undefined) return report(json, desk);
  writeLedger(desk);
  return { text: "The ledger is counted again from all that was returned.", exitCode: 0 };
}

function handOut(text: string, wish: Pick<Flags, "reader" | "topic" | "seed">, desk: Desk) {
  const count = readCount("export", text, 1);
  if (count > MOST_QUESTIONS) throw new UsageError(`--export takes at most ${MOST_QUESTIONS}.`);
  const topic = wish.topic === undefined ? undefined : readChoice("topic", wish.topic, TOPIC_IDS);
  const reader = readReader(wish.reader);
  return {
    text: exportBatch({ count, reader, topic, practiceSeed: readSeed(wish.seed) }, desk),
    exitCode: 0,
  };
}

function readReader(text: string | undefined): string {
  if (text !== undefined && /^reader-[1-9]\d*$/.test(text)) return text;
  throw new UsageError("--reader names who will read, as reader-1, reader-2 and so on.");
}

/** The word stands in the name of a folder. */
function readSeed(text: string | undefined): string | undefined {
  if (text === undefined || /^[\w-]+$/.test(text)) return text;
  throw new UsageError(`--seed takes a word of letters, digits and hyphens, not "${text}".`);
}

/** How far the questions are read; exit code 1 while the stock has one that the gate refuses. */
function report(json: string | undefined, desk: Desk): Outcome {
  const returns = readReturns(desk.returns);
  const readings = reportReadings(desk.stock, countedLedger(returns), returns);
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(readings, null, 2)}\n`);
  return { text: printReadings(readings), exitCode: readings.disputes.length === 0 ? 0 : 1 };
}
