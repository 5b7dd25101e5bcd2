import { OPTION_LETTERS } from "@sat/item";
import { FEATURES } from "./features.ts";

const OPTIONS = OPTION_LETTERS.length;
const WIDTH = FEATURES.length;

/** Items as a guesser sees them, each with its key; `tested` items are kept from training. */
export interface Sample {
  readonly features: Float32Array;
  readonly keys: Uint8Array;
  readonly tested: Uint8Array;
}

export interface Trained {
  /** Share of the tested items guessed right. */
  readonly rate: number;
  readonly tested: number;
}

/** Times each item is learned from, unless the items are many. */
const ROUNDS = 60;
const MOST_STEPS = 3_000;
const BATCH = 256;
const STEP = 0.05;
/** Pull of the weights to 0, so that few items do not teach chance. */
const DECAY = 1e-3;

/** Trains a conditional logit on the features of the options and tries it on items it has not seen. */
export function trainGuesser(sample: Sample): Trained {
  const rows = standardised(sample.features);
  const [training, testing] = split(sample.tested);
  if (testing.length === 0 || training.length === 0) return { rate: 0, tested: 0 };
  const weights = new Float64Array(WIDTH);
  const squares = new Float64Array(WIDTH);
  const batches = inBatches(training);
  for (let step = 0; step < Math.min(ROUNDS * batches.length, MOST_STEPS); step++) {
    const batch = batches[step % batches.length] ?? [];
    descend(weights, squares, gradientOf(rows, sample.keys, batch, weights));
  }
  const right = testing.reduce((sum, item) => sum + chance(rows, sample.keys, item, weights), 0);
  return { rate: right / testing.length, tested: testing.length };
}

function inBatches(items: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, at) =>
    items.slice(at * BATCH, (at + 1) * BATCH),
  );
}

function split(tested: Uint8Array): [training: number[], testing: number[]] {
  const all = Array.from(tested.keys());
  return [all.filter((at) => tested[at] === 0), all.filter((at) => tested[at] === 1)];
}

/** Each feature less its mean over the four options, in units of its spread over all items. */
function standardised(features: Float32Array): Float32Array {
  const rows = Float32Array.from(features);
  const items = rows.length / (OPTIONS * WIDTH);
  for (let feature = 0; feature < WIDTH; feature++) {
    let sum = 0;
    for (let item = 0; item < items; item++) {
      const places = OPTION_LETTERS.map((_, at) => (item * OPTIONS + at) * WIDTH + feature);
      const mean = places.reduce((total, place) => total + (rows[place] ?? 0), 0) / OPTIONS;
      for (const place of places) {
        rows[place] = (rows[place] ?? 0) - mean;
        sum += (rows[place] ?? 0) ** 2;
      }
    }
    const spread = Math.sqrt(sum / (items * OPTIONS)) || 1;
    for (let at = feature; at < rows.length; at += WIDTH) rows[at] = (rows[at] ?? 0) / spread;
  }
  return rows;
}

function scores(rows: Float32Array, item: number, weights: Float64Array): number[] {
  return OPTION_LETTERS.map((_, option) => {
    const from = (item * OPTIONS + option) * WIDTH;
    let score = 0;
    for (let feature = 0; feature < WIDTH; feature++) {
      score += (rows[from + feature] ?? 0) * (weights[feature] ?? 0);
    }
    return score;
  });
}

/** Of the log likelihood of the keys, summed over the items. */
function gradientOf(
  rows: Float32Array,
  keys: Uint8Array,
  items: readonly number[],
  weights: Float64Array,
): Float64Array {
  const gradient = new Float64Array(WIDTH);
  for (const item of items) {
    const own = scores(rows, item, weights);
    const top = Math.max(...own);
    const powers = own.map((score) => Math.exp(score - top));
    const total = powers.reduce((sum, power) => sum + power, 0);
    powers.forEach((power, option) => {
      const pull = (option === keys[item] ? 1 : 0) - power / total;
      const from = (item * OPTIONS + option) * WIDTH;
      for (let feature = 0; feature < WIDTH; feature++) {
        gradient[feature] =
          (gradient[feature] ?? 0) + (pull * (rows[from + feature] ?? 0)) / items.length;
      }
    });
  }
  return gradient;
}

/** One step uphill, each weight at a pace of its own (RMSProp, Tieleman and Hinton 2012). */
function descend(weights: Float64Array, squares: Float64Array, gradient: Float64Array): void {
  gradient.forEach((slope, at) => {
    const pulled = slope - DECAY * (weights[at] ?? 0);
    squares[at] = 0.9 * (squares[at] ?? 0) + 0.1 * pulled ** 2;
    weights[at] = (weights[at] ?? 0) + (STEP * pulled) / (Math.sqrt(squares[at] ?? 0) + 1e-3);
  });
}

/** The chance to guess the item right; equals at the top share it. */
function chance(rows: Float32Array, keys: Uint8Array, item: number, weights: Float64Array): number {
  const own = scores(rows, item, weights);
  const top = Math.max(...own);
  const best = own.filter((score) => score >= top - 1e-9).length;
  return (own[keys[item] ?? 0] ?? 0) >= top - 1e-9 ? 1 / best : 0;
}
