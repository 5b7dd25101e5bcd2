import type { Difficulty } from "@sat/item";
import type { Model } from "../model.ts";
import { type Meeting, isAtRest, meetingsBySource } from "./meeting.ts";
import { permuteSeed } from "../random/permute-seed.ts";
import type { Turn } from "./turns.ts";

/** Seeds of a model that draws freely: as many as the store's whole numbers hold. */
const OPEN_SEEDS = 2 ** 31;

/** A walk through the seeds of a model at a level, whose turn it is. */
export interface Walk extends Turn {
  /** Whose walk it is. */
  readonly walker: string;
  readonly level: Difficulty;
}

/** How far a walk has come. */
export interface Progress {
  /** The first position past all that were stopped at. */
  readonly next: number;
  /** The seeds met, where the model is on authored texts: these are taken out of their order. */
  readonly met: readonly number[];
}

/** A place where a walk may stop, and the seed there. */
export interface Stop {
  readonly position: number;
  readonly seed: number;
}

/**
 * The stops that a walk has before it, in the order in which to try them. On authored texts, those whose text was met
 * longest ago come first; else the walk goes on from where it is.
 */
export function* stopsAhead(
  walk: Walk,
  { next, met }: Progress,
  history: readonly Meeting[],
): Generator<Stop, void> {
  const { model, level } = walk;
  const texts = model.texts?.[level];
  if (texts !== undefined) {
    yield* longestRested(walk, texts, new Set(met), history);
    return;
  }
  for (let position = next; position < walkSize(model, level); position++) {
    yield { position, seed: seedAt(walk, position, history) };
  }
}

/** The unmet seeds, those of the texts met longest ago first; of several never met, in the walk's order. */
function longestRested(
  walk: Walk,
  texts: readonly string[],
  met: ReadonlySet<number>,
  history: readonly Meeting[],
): Stop[] {
  const { model, patience } = walk;
  const ago = meetingsBySource(history);
  const agoOf = ({ seed }: Stop) => ago.get(texts[seed] ?? "") ?? Infinity;
  return texts
    .map((_, position) => ({ position, seed: permuteSeed(nameOf(walk), position, texts.length) }))
    .filter(({ seed }) => !met.has(seed))
    .filter(({ seed }) => isAtRest(model, texts[seed], history) === (patience === 0))
    .map((stop) => [agoOf(stop), stop] as const)
    .toSorted(([a], [b]) => (a === b ? 0 : b - a))
    .map(([, stop]) => stop);
}

/** How many positions the walk through a model's seeds has. */
function walkSize({ closed, space, deck }: Model, level: Difficulty): number {
  if (closed === true) return space[level] ?? 0;
  return deck === undefined ? OPEN_SEEDS : Math.floor(OPEN_SEEDS / deck.length);
}

/** A model with a deck makes of a seed an item on the source that was met longest ago, so that all others come between. */
function seedAt(walk: Walk, position: number, history: readonly Meeting[]): number {
  const { model, level } = walk;
  const seed = permuteSeed(nameOf(walk), position, walkSize(model, level));
  return model.deck === undefined
    ? seed
    : seed * model.deck.length + longestUnmet(model.deck, history, nameOf(walk));
}

/** Place of the source met longest ago; of several never met, the first in an order of the walk's own. */
function longestUnmet(deck: readonly string[], history: readonly Meeting[], name: string): number {
  const ago = meetingsBySource(history);
  const agoOf = (place: number) => ago.get(deck[place] ?? "") ?? Infinity;
  return deck
    .map((_, turn) => permuteSeed(`${name}/deck`, turn, deck.length))
    .reduce((longest, place) => (agoOf(place) > agoOf(longest) ? place : longest));
}

function nameOf({ walker, model, level }: Walk): string {
  return `${walker}/${model.id}/${level}`;
}
