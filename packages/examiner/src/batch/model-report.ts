import { designAt, makesChoices, type Model } from "@sat/engine";
import type { Difficulty, OptionLetter } from "@sat/item";
import { FEATURES } from "../guessers/features.ts";
import { GUESSERS, bestGuess, ratesOf } from "../guessers/one-line.ts";
import { type Sample, trainGuesser } from "../guessers/trained.ts";
import { type Space, estimateSpace } from "./space.ts";
import type { AfterwardsCount, GateCount, Tally } from "./tally.ts";

export interface LevelReport {
  readonly level: Difficulty;
  readonly items: number;
  readonly invalid: number;
  readonly exhausted: number;
  /** Different signatures, and different contents as told by the items' ids. */
  readonly distinct: number;
  readonly distinctIds: number;
  readonly space: Space;
}

/** What an examination found of one model, over all its levels whose options are of one design. */
export interface ModelReport {
  readonly model: string;
  readonly version: number;
  readonly topic: string;
  /** "entry" where there are no options, and nothing to guess from. */
  readonly optionDesign: string;
  readonly items: number;
  readonly invalid: number;
  readonly exhausted: number;
  /** Different signatures, summed over the levels. */
  readonly distinct: number;
  /** Share guessed by the best one-line guesser, and its name. */
  readonly bestGuesser: number;
  readonly bestGuesserName: string;
  /** Share guessed by each one-line guesser. */
  readonly guessers: Readonly<Record<string, number>>;
  /** Items the guessers saw: chance strays by less, the more they are. */
  readonly guessed: number;
  /** Share guessed by the trained guesser among the items kept from its training. */
  readonly trainedGuesser: number;
  readonly trainedTested: number;
  readonly keyLetters: Readonly<Record<OptionLetter, number>>;
  /** Items with four numbers, by the rank of the key from the smallest. */
  readonly keyRanks: readonly number[];
  /** Share of items whose key is the longest, and the shortest; ties count in part. */
  readonly lengthBias: { readonly longest: number; readonly shortest: number };
  /** Mean time to make an item, and to prove it, in milliseconds. */
  readonly meanMs: number;
  readonly proofMs: number;
  /** Draws given up for each item made, and why. */
  readonly rejectRate: number;
  readonly rejections: Readonly<Record<string, number>>;
  readonly gates: Readonly<Record<string, GateCount>>;
  /** Items that fail each gate on the texts after the answer; of those read, the items that pass them all. */
  readonly afterwards: Readonly<Record<string, AfterwardsCount>>;
  readonly read: { readonly items: number; readonly clean: number };
  readonly levels: readonly LevelReport[];
}

/** Puts the tallies of a model's levels together, those of each design of options by themselves. */
export function reportsOf(model: Model, tallies: readonly Tally[]): ModelReport[] {
  const byDesign = Map.groupBy(tallies, ({ level }) => designOf(model, level));
  return [...byDesign.values()].map((alike) => reportModel(model, alike));
}

function designOf(model: Model, level: Difficulty): string {
  return makesChoices(model) ? designAt(model, level) : "entry";
}

/** Puts the tallies of levels together whose options are of one design. */
export function reportModel(model: Model, tallies: readonly Tally[]): ModelReport {
  const sum = (of: (tally: Tally) => number) =>
    tallies.reduce((total, each) => total + of(each), 0);
  const [items, guessed] = [sum((each) => each.items), sum((each) => each.guessed)];
  const guesses = GUESSERS.map((_, at) => sum((each) => each.guesses[at] ?? 0));
  const guessers = ratesOf(guesses, guessed);
  const best = bestGuess(guessers);
  const trained = trainGuesser(joined(tallies.map(({ sample }) => sample)));
  const rejections = mergedCounts(tallies.map((each) => each.rejections));
  const { id, version, topic } = model;
  const [optionDesign = "entry"] = tallies.map(({ level }) => designOf(model, level));
  return {
    model: id,
    version,
    topic,
    optionDesign,
    items,
    invalid: sum((each) => each.invalid),
    exhausted: sum((each) => each.exhausted),
    distinct: sum((each) => each.distinct.signatures),
    bestGuesser: best.rate,
    bestGuesserName: best.name,
    guessers,
    guessed,
    trainedGuesser: trained.rate,
    trainedTested: trained.tested,
    keyLetters: {
      A: sum((each) => each.keyLetters.A),
      B: sum((each) => each.keyLetters.B),
      C: sum((each) => each.keyLetters.C),
      D: sum((each) => each.keyLetters.D),
    },
    keyRanks: [0, 1, 2, 3].map((rank) => sum((each) => each.keyRanks[rank] ?? 0)),
    lengthBias: {
      longest: guessers["most: length"] ?? 0,
      shortest: guessers["least: length"] ?? 0,
    },
    meanMs: sum((each) => each.makeMs) / Math.max(items, 1),
    proofMs: sum((each) => each.proofMs) / Math.max(items, 1),
    rejectRate: Object.values(rejections).reduce((a, b) => a + b, 0) / Math.max(items, 1),
    rejections,
    gates: mergedGates(tallies),
    afterwards: mergedAfterwards(tallies),
    read: { items: sum(({ read }) => read.items), clean: sum(({ read }) => read.clean) },
    levels: tallies.map((each) => reportLevel(model, each)),
  };
}

function reportLevel(model: Model, tally: Tally): LevelReport {
  const { level, items, invalid, exhausted, distinct } = tally;
  const space = estimateSpace(model.space[level] ?? 0, items, distinct);
  const { signatures, contents: distinctIds } = distinct;
  return { level, items, invalid, exhausted, distinct: signatures, distinctIds, space };
}

function joined(samples: readonly Sample[]): Sample {
  const items = samples.reduce((sum, { keys }) => sum + keys.length, 0);
  const all = {
    features: new Float32Array(items * 4 * FEATURES.length),
    keys: new Uint8Array(items),
    tested: new Uint8Array(items),
  };
  let at = 0;
  for (const { features, keys, tested } of samples) {
    all.features.set(features, at * 4 * FEATURES.length);
    all.keys.set(keys, at);
    all.tested.set(tested, at);
    at += keys.length;
  }
  return all;
}

function mergedCounts(counts: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const merged: Record<string, number> = {};
  for (const [name, count] of counts.flatMap((each) => Object.entries(each))) {
    merged[name] = (merged[name] ?? 0) + count;
  }
  return merged;
}

function mergedGates(tallies: readonly Tally[]): Record<string, GateCount> {
  const merged: Record<string, GateCount> = {};
  for (const [gate, count] of tallies.flatMap(({ gates }) => Object.entries(gates))) {
    const known = merged[gate];
    merged[gate] = {
      items: (known?.items ?? 0) + count.items,
      offenders: [...(known?.offenders ?? []), ...count.offenders],
    };
  }
  return merged;
}

function mergedAfterwards(tallies: readonly Tally[]): Record<string, AfterwardsCount> {
  const merged: Record<string, AfterwardsCount> = {};
  for (const [gate, count] of tallies.flatMap(({ afterwards }) => Object.entries(afterwards))) {
    const known = merged[gate];
    const first = known?.first ?? count.first;
    merged[gate] = { items: (known?.items ?? 0) + count.items, ...(first && { first }) };
  }
  return merged;
}
