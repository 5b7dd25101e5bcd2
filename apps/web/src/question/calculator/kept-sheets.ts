import { type KeptForm, keep, readKept } from "../../lib/kept-form.ts";
import type { Shelf } from "../../lib/storage.ts";
import { type EditedSheet, newEditedSheet } from "./edits.ts";
import type { Row } from "./sheet.ts";

interface KeptSheet {
  readonly question: string;
  readonly edited: EditedSheet;
}

/** Version 1 had no line styles. */
const FORM: KeptForm<readonly KeptSheet[]> = {
  version: 2,
  upgrade: ({ version, kept }) =>
    // What bears that number is of its form.
    version === 1 ? (kept as readonly KeptSheet[]).map(withSolidLines) : undefined,
};
const KEY = "calculator";
/** The longest module of Math is a sprint of 54 questions, and all of them stay open. */
const MOST_SHEETS = 54;
/** Edits that can be undone after a reload: every one is a whole sheet, and the storage is shared with answers. */
const KEPT_STEPS = 3;

/** The sheet beside a question as it was left, with the last ways back; a new one where there is none. */
export function keptSheet(shelf: Shelf, question: string): EditedSheet {
  const kept = readKept({ shelf, key: KEY }, FORM) ?? [];
  return kept.find((each) => each.question === question)?.edited ?? newEditedSheet();
}

/** Keeps a question's sheet on the learner's shelf; those left alone longest give way. */
export function keepSheet(shelf: Shelf, question: string, edited: EditedSheet): void {
  const others = (readKept({ shelf, key: KEY }, FORM) ?? []).filter(
    (each) => each.question !== question,
  );
  const kept: EditedSheet = {
    ...edited,
    past: edited.past.slice(-KEPT_STEPS),
    future: edited.future.slice(-KEPT_STEPS),
  };
  keep({ shelf, key: KEY }, FORM, [{ question, edited: kept }, ...others].slice(0, MOST_SHEETS));
}

function withSolidLines({ question, edited }: KeptSheet): KeptSheet {
  const solid = (rows: readonly Row[]) => rows.map((row): Row => ({ ...row, line: "solid" }));
  const { sheet, past, future } = edited;
  return {
    question,
    edited: {
      ...edited,
      sheet: { ...sheet, rows: solid(sheet.rows) },
      past: past.map(solid),
      future: future.map(solid),
    },
  };
}
