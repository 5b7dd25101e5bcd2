import { type Model, generate } from "@sat/engine";
import type { Difficulty } from "@sat/item";
import { textHash } from "../batch/hashes.ts";
import { printItem, printOrigin } from "../print/print-item.ts";

/** Items of a model kept as readable text, one a level where it has three. */
const SAMPLES = 3;
/** Seeds of each level whose items the fingerprints cover. */
const FINGERPRINTED = 20;
/** Fields that may change at the same version, since the item asks the same and its texts are the same. */
const FREE: ReadonlySet<string> = new Set(["codes", "code", "mistake"]);

/** The samples of a model as its golden file holds them. */
export function goldenText(model: Model): string {
  const samples = Array.from({ length: SAMPLES }, (_, at) => {
    const level = model.levels[at % model.levels.length];
    if (level === undefined) throw new RangeError(`${model.id} offers no level`);
    return sample(model, level, 1 + Math.floor(at / model.levels.length));
  });
  return [heading(model.id, model.version), ...samples, fingerprints(model), ""].join("\n\n\n");
}

function heading(id: string, version: number): string {
  return `Golden samples of ${id}, version ${version}`;
}

function sample(model: Model, level: Difficulty, seed: number): string {
  const { item } = generate(model, level, seed);
  const figure = item.figure === undefined ? [] : [`Figure data: ${JSON.stringify(item.figure)}`];
  return [`=== ${printOrigin(item)} ===`, printItem(item), ...figure].join("\n\n");
}

/** Of what the first seeds of each level make, so that no change goes by unseen: without what is free, and all of it. */
function fingerprints(model: Model): string {
  const items = model.levels.flatMap((level) =>
    Array.from({ length: FINGERPRINTED }, (_, seed) => generate(model, level, seed).item),
  );
  const bound = JSON.stringify(items, (field, value: unknown) => (FREE.has(field) ? undefined : value));
  return [`Fingerprint ${hex(bound)}`, `${SLIPS_MARK}${hex(JSON.stringify(items))}`].join("\n");
}

function hex(text: string): string {
  return textHash(text).toString(16);
}

const SLIPS_MARK = "With its slips ";

/** Golden samples without the slips that they name, which may change at the same version. */
function withoutSlips(text: string): string {
  return text
    .replaceAll(/^([^\n:]+: )\[[a-z-]+\] /gm, "$1")
    .replace(new RegExp(`^${SLIPS_MARK}.*$`, "m"), "");
}

/** Where a model's golden file lies, from the folder of all golden files. */
export function goldenPath({ topic, id }: Model): string {
  return `${topic}/${id}.txt`;
}

/** What is wrong with the stored samples of a model and what to do about it; undefined when they are right. */
export function goldenFault(model: Model, stored: string | undefined): string | undefined {
  const { id, topic, version } = model;
  if (stored === undefined) return `${id} has no golden samples: run npm run golden and read them.`;
  if (stored === goldenText(model)) return undefined;
  if (!stored.startsWith(`${heading(id, version)}\n`)) {
    return `The golden samples of ${id} are of another version than ${version}: run npm run golden and read the new ones.`;
  }
  if (hasOtherSlipsOnly(model, stored)) {
    return `${id} names other slips than its golden samples: run npm run golden and read them.`;
  }
  return `${id} makes other items from the same seeds at the same version ${version}: raise \`version\` in packages/engine/src/models/${topic}/${id}.ts, then run npm run golden.`;
}

/** Whether the fault is mended by writing the samples anew; a model changed in silence must first say so. */
export function mayRewrite(model: Model, stored: string | undefined): boolean {
  return (
    stored?.startsWith(`${heading(model.id, model.version)}\n`) !== true ||
    hasOtherSlipsOnly(model, stored)
  );
}

function hasOtherSlipsOnly(model: Model, stored: string): boolean {
  return withoutSlips(stored) === withoutSlips(goldenText(model));
}
