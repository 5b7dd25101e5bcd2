import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BatchReturn, countLedger } from "../../blind-readings/batch-return.ts";
import type { Ledger } from "../../blind-readings/blind-reading.ts";
import { LEDGER_TOPICS } from "../../blind-readings/ledger.ts";
import type { Desk } from "./desk.ts";

/** Digits of a commit's hash in the names of files. */
const SHORT = 10;

/** How a batch is called: a reader has one of a commit. */
export function batchName({ reader, commit }: Pick<BatchReturn, "reader" | "commit">): string {
  return `${reader}-${commit.slice(0, SHORT)}`;
}

function returnFile({ returns }: Desk, batch: Pick<BatchReturn, "reader" | "commit">): string {
  return join(returns, `${batchName(batch)}.json`);
}

export function isReturned(desk: Desk, batch: Pick<BatchReturn, "reader" | "commit">): boolean {
  return existsSync(returnFile(desk, batch));
}

/** Every batch in a folder of those that came back, by name. */
export function readReturns(returns: string): BatchReturn[] {
  if (!existsSync(returns)) return [];
  return readdirSync(returns)
    .toSorted()
    .map((file): BatchReturn => JSON.parse(readFileSync(join(returns, file), "utf8")));
}

/** Keeps a batch as it came back, a line for each of its places. */
export function writeReturn(desk: Desk, batch: BatchReturn): void {
  const { places, ...head } = batch;
  const lines = places.map((place) => `    ${JSON.stringify(place)}`).join(",\n");
  const fields = Object.entries(head).map(([name, value]) => `  "${name}": "${value}",\n`);
  mkdirSync(desk.returns, { recursive: true });
  writeFileSync(returnFile(desk, batch), `{\n${fields.join("")}  "places": [\n${lines}\n  ]\n}\n`);
}

/** The whole ledger that the returns come to. */
export function countedLedger(returns: readonly BatchReturn[]): Ledger {
  const pages = LEDGER_TOPICS.map((topic) => countLedger(returns, topic));
  return Object.fromEntries(pages.flatMap((page) => Object.entries(page)));
}

/** The files of the ledger that the returns in a folder come to, by name. */
export function ledgerFiles(folder: string): Map<string, string> {
  const returns = readReturns(folder);
  return new Map(
    LEDGER_TOPICS.map((topic) => [`${topic}.json`, ledgerText(countLedger(returns, topic))]),
  );
}

/** Writes the ledger anew from all that was returned. */
export function writeLedger({ returns, ledger }: Desk): void {
  mkdirSync(ledger, { recursive: true });
  for (const [file, text] of ledgerFiles(returns)) writeFileSync(join(ledger, file), text);
}

/** The questions in order, a line for each reading. */
function ledgerText(ledger: Ledger): string {
  const questions = Object.entries(ledger).map(([id, readings]) => {
    const lines = readings.map((reading) => `    ${JSON.stringify(reading)}`);
    return `  "${id}": [\n${lines.join(",\n")}\n  ]`;
  });
  return questions.length === 0 ? "{}\n" : `{\n${questions.join(",\n")}\n}\n`;
}
