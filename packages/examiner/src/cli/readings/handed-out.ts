import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BatchTerms, Place } from "../../blind-readings/batch.ts";
import { optionsPage, textsPage } from "../../blind-readings/pages.ts";
import { UsageError } from "../usage.ts";

/** The file that says what a batch was made from. It is not for its reader. */
const TERMS = "batch.json";

/** A batch as it was handed out: for practice the seed is anybody's word, and else the hash of a commit. */
export interface HandedOut extends BatchTerms {
  readonly isPractice: boolean;
}

function pagesOf(places: readonly Place[]): (readonly [file: string, text: string])[] {
  return [
    ["1-options.md", optionsPage(places)],
    ["2-texts.md", textsPage(places)],
  ];
}

/** Writes the two pages for the reader and the terms. Answers the pages' files. Throws UsageError. */
export function handOut(folder: string, terms: HandedOut, places: readonly Place[]): string[] {
  if (existsSync(folder)) {
    throw new UsageError(`${folder} exists: import what came back of it, or delete it.`);
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, TERMS), `${JSON.stringify(terms, null, 2)}\n`);
  return pagesOf(places).map(([file, text]) => {
    writeFileSync(join(folder, file), text);
    return join(folder, file);
  });
}

/** The terms of the batch in a folder. Throws UsageError. */
export function termsIn(folder: string): HandedOut {
  const file = join(folder, TERMS);
  if (!existsSync(file)) {
    throw new UsageError(`There is no ${file}: put what came back into the folder of its batch.`);
  }
  try {
    const terms: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (isHandedOut(terms)) return terms;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new UsageError(`${file} is not as it was written: export the batch anew.`);
}

function isHandedOut(terms: unknown): terms is HandedOut {
  if (typeof terms !== "object" || terms === null) return false;
  // Each field is looked at below.
  const { seed, reader, questions, isPractice } = terms as Partial<
    Record<keyof HandedOut, unknown>
  >;
  return (
    typeof seed === "string" &&
    typeof reader === "string" &&
    typeof isPractice === "boolean" &&
    Array.isArray(questions) &&
    questions.every((id) => typeof id === "string")
  );
}

/** The page in the folder that is not what the batch makes; undefined when both are. */
export function alteredPage(folder: string, places: readonly Place[]): string | undefined {
  return pagesOf(places)
    .map(([name, text]) => ({ file: join(folder, name), text }))
    .find(({ file, text }) => !existsSync(file) || readFileSync(file, "utf8") !== text)?.file;
}
