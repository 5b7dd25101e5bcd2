import { type Model, generate } from "@sat/engine";
import type { Difficulty } from "@sat/item";
import { textHash } from "../batch/hashes.ts";
import { printItem, printOrigin } from "../print/print-item.ts";

/** Items of a model kept as readable text, one a level where it has three. */
const SAMPLES = 3;
/** Seeds of each level whose items the fingerprint covers. */
const FINGERPRINTED = 20;

/** The samples of a model as its golden file holds them. */
export function goldenText(model: Model): string {
  const samples = Array.from({ length: SAMPLES }, (_, at) => {
    const level = model.levels[at % model.levels.length];
    if (level === undefined) throw new RangeError(`${model.id} offers no level`);
    return sample(model, level, 1 + Math.floor(at / model.levels.length));
  });
  return [heading(model.id, model.version), ...samples, `Fingerprint ${fingerprint(model)}`, ""].join(
    "\n\n\n",
  );
}

function heading(id: string, version: number): string {
  return `Golden samples of ${id}, version ${version}`;
}

function sample(model: Model, level: Difficulty, seed: number): string {
  const { item } = generate(model, level, seed);
  const figure = item.figure === undefined ? [] : [`Figure data: ${JSON.stringify(item.figure)}`];
  return [`=== ${printOrigin(item)} ===`, printItem(item), ...figure].join("\n\n");
}

/** Of all that the first seeds of each level make, so that no change goes by unseen. */
function fingerprint(model: Model): string {
  const items = model.levels.flatMap((level) =>
    Array.from({ length: FINGERPRINTED }, (_, seed) => generate(model, level, seed).item),
  );
  return textHash(JSON.stringify(items)).toString(16);
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
  return `${id} makes other items from the same seeds at the same version ${version}: raise \`version\` in packages/engine/src/models/${topic}/${id}.ts, then run npm run golden.`;
}

/** Whether the fault is mended by writing the samples anew; a model changed in silence must first say so. */
export function mayRewrite(model: Model, stored: string | undefined): boolean {
  return stored?.startsWith(`${heading(model.id, model.version)}\n`) !== true;
}
