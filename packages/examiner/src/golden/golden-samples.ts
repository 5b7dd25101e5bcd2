import { type Model, generate } from "@sat/engine";
import type { Difficulty, Item } from "@sat/item";
import { textHash } from "../batch/hashes.ts";
import { printItem, printOrigin } from "../print/print-item.ts";

/** Items of a model kept as readable text, one a level where it has three. */
const SAMPLES = 3;
/** Seeds of each level whose items the fingerprints cover. */
const FINGERPRINTED = 20;
/** Fields that may change at the same version, since the item asks the same and its texts are the same. */
const FREE: ReadonlySet<string> = new Set(["code", "mistake", "hints"]);

/** The samples of a model as its golden file holds them. */
export function goldenText(model: Model): string {
  const samples = Array.from({ length: SAMPLES }, (_, at) => {
    const level = model.levels[at % model.levels.length];
    if (level === undefined) throw new RangeError(`${model.id} offers no level`);
    return sample(model, level, 1 + Math.floor(at / model.levels.length));
  });
  const items = itemsCovered(model);
  return [heading(model, items), ...samples, fingerprints(items), ""].join("\n\n\n");
}

/** The model's version and those of the sources that its items draw on, as far as these are not their first. */
function heading({ id, version }: Model, items: readonly Item[]): string {
  const sources = items.flatMap(({ source, sourceVersion }) =>
    sourceVersion === undefined ? [] : [`${source} ${sourceVersion}`],
  );
  const raised = [...new Set(sources)].toSorted().map((source) => `; ${source}`);
  return `Golden samples of ${id}, version ${version}${raised.join("")}`;
}

function headingOf(text: string): string | undefined {
  return text.split("\n", 1)[0];
}

/** What the first seeds of each level make. */
function itemsCovered(model: Model): Item[] {
  return model.levels.flatMap((level) =>
    Array.from({ length: FINGERPRINTED }, (_, seed) => generate(model, level, seed).item),
  );
}

function sample(model: Model, level: Difficulty, seed: number): string {
  const { item } = generate(model, level, seed);
  const figure = item.figure === undefined ? [] : [`Figure data: ${JSON.stringify(item.figure)}`];
  return [`=== ${printOrigin(item)} ===`, printItem(item), ...figure].join("\n\n");
}

/** Of the items without what is free, and of all that they are, so that no change goes by unseen. */
function fingerprints(items: readonly Item[]): string {
  const bound = JSON.stringify(items, (field, value: unknown) => (FREE.has(field) ? undefined : value));
  return [`Fingerprint ${hex(bound)}`, `${FREE_MARK}${hex(JSON.stringify(items))}`].join("\n");
}

function hex(text: string): string {
  return textHash(text).toString(16);
}

const FREE_MARK = "With slips and hints ";

/** Golden samples without the slips that they name and the further hints, which may change at the same version. */
function withoutFree(text: string): string {
  return text
    .replaceAll(/^([^\n:]+: )\[[a-z-]+\] /gm, "$1")
    .replaceAll(/^Hint \d: .*$/gm, "")
    .replace(new RegExp(`^${FREE_MARK}.*$`, "m"), "");
}

/** Where a model's golden file lies, from the folder of all golden files. */
export function goldenPath({ topic, id }: Model): string {
  return `${topic}/${id}.txt`;
}

/** What is wrong with the stored samples of a model and what to do about it; undefined when they are right. */
export function goldenFault(model: Model, stored: string | undefined): string | undefined {
  const { id, topic, version } = model;
  const text = goldenText(model);
  switch (changeBetween(stored, text)) {
    case "none":
      return undefined;
    case "first":
      return `${id} has no golden samples: run npm run golden and read them.`;
    case "version":
      return `The golden samples of ${id} are of another version than ${version}, or of other versions of its sources: run npm run golden and read the new ones.`;
    case "free":
      return `${id} has other slips or hints than its golden samples: run npm run golden and read them.`;
    case "silent":
      return `${id} makes other items from the same seeds at the same version ${version}: raise \`version\` in packages/engine/src/models/${topic}/${id}.ts, or that of the paragraph, notes, study or text that was changed, then run npm run golden.`;
  }
}

/** Whether the fault is mended by writing the samples anew; a model changed in silence must first say so. */
export function mayRewrite(model: Model, stored: string | undefined): boolean {
  return changeBetween(stored, goldenText(model)) !== "silent";
}

function changeBetween(
  stored: string | undefined,
  text: string,
): "none" | "first" | "version" | "free" | "silent" {
  if (stored === text) return "none";
  if (stored === undefined) return "first";
  if (headingOf(stored) !== headingOf(text)) return "version";
  return withoutFree(stored) === withoutFree(text) ? "free" : "silent";
}
