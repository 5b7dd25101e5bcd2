import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ChoiceItem, OPTION_LETTERS } from "@sat/item";
import { authoredStock } from "../../../blind-readings/authored-stock.ts";
import { type Place, batchPlaces } from "../../../blind-readings/batch.ts";
import { canonicalKey } from "../../../blind-readings/canonical-order.ts";
import { NOTICED } from "../../../blind-readings/controls/control.ts";
import { authoredModel } from "../../../testing/authored-model.ts";
import type { Desk } from "../desk.ts";
import { type Outcome, runReadings } from "../run-readings.ts";

/** Two commits that the desk's repository knows. */
export const COMMITS = ["a".repeat(40), "b".repeat(40)] as const;

/** A line that a reader returns. */
export type Line = Readonly<Record<string, unknown>>;

/** The command in a folder of its own, on a small stock, with commits that are checked out at will. */
export class BlindDesk {
  readonly root = mkdtempSync(join(tmpdir(), "readings-"));
  readonly ledger = join(this.root, "ledger");
  stock: readonly ChoiceItem[] = authoredStock([authoredModel(40)]);
  head: string = COMMITS[0];
  isCommitted = true;

  run(...args: readonly string[]): Outcome {
    const desk: Desk = {
      repository: {
        head: () => this.head,
        hasCommit: (hash) => COMMITS.some((commit) => commit === hash),
        isCommitted: () => this.isCommitted,
      },
      stock: this.stock,
      batches: join(this.root, "batches"),
      returns: join(this.root, "returns"),
      ledger: this.ledger,
    };
    return runReadings(args, desk);
  }

  /** Hands a batch out and answers its folder. */
  handOut(reader: string, count = 10): string {
    this.run("--export", String(count), "--reader", reader);
    return this.folderOf(reader);
  }

  folderOf(reader: string): string {
    return join(this.root, "batches", `${reader}-${this.head.slice(0, 10)}`);
  }

  placesIn(folder: string): Place[] {
    const places = batchPlaces(
      JSON.parse(readFileSync(join(folder, "batch.json"), "utf8")),
      this.stock,
    );
    if (places === undefined) throw new RangeError("the batch is of the stock");
    return places;
  }

  /** What a reader returns who solves every question as keyed and notices every control. */
  perfectLines(folder: string): Line[] {
    const places = this.placesIn(folder);
    return [
      ...places.map((_, at): Line => ({ n: at + 1, guess: "A" })),
      ...places.map((place, at): Line => ({ n: at + 1, answer: this.#truth(place), style: 4 })),
    ];
  }

  #truth({ content }: Place): string {
    if ("control" in content) return NOTICED[content.control][0];
    const item = this.stock.find(({ id }) => id === content.question);
    if (item === undefined) throw new RangeError("the question is of the stock");
    return OPTION_LETTERS[content.order.indexOf(canonicalKey(item))] ?? "";
  }

  /** Brings the lines back. */
  bringBack(folder: string, lines: readonly Line[]): Outcome {
    const file = join(folder, "returns.jsonl");
    writeFileSync(file, lines.map((line) => JSON.stringify(line)).join("\n"));
    return this.run("--import", file);
  }

  /** A file as a text. */
  read(...path: readonly string[]): string {
    return readFileSync(join(this.root, ...path), "utf8");
  }

  filesIn(folder: string): string[] {
    return readdirSync(join(this.root, folder));
  }
}
