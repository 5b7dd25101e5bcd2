import type { Difficulty } from "@sat/item";
import type { Model } from "../model.ts";
import { type Meeting, isAtRest, meetingsBySource } from "./meeting.ts";
import { permutationOf } from "../random/permute-seed.ts";
import type { Turn } from "./turns.ts";

/** Seeds of a model that draws freely: as many as the store's whole numbers hold. */
const OPEN_SEEDS = 2 ** 31;

/** The part of a learner's walk that goes through the seeds of one model at one level, in an order of its own. */
export interface Path {
  /** Whose walk it is. */
  readonly walker: string;
  readonly model: Model;
  readonly level: Difficulty;
}

/** How far a path was followed. */
export interface Progress {
  /** The first position past all that were stopped at; 0 where they are known by their seeds. */
  readonly next: number;
  /** The seeds met, where the model is closed: these may be taken out of their order. */
  readonly met: readonly number[];
}

/** A place where a path may stop, and the seed there. */
interface Stop {
  readonly position: number;
  readonly seed: number;
}

/**
 * The stops that a path has ahead, in the order in which to try them. On authored texts, those whose text was met
 * longest ago come first; else the path goes on from where it was left.
 */
export function* stopsAhead(
  path: Path & Turn,
  { next, met }: Progress,
  meetings: readonly Meeting[],
): Generator<Stop, void> {
  const { model, level } = path;
  const known = new Set(met);
  const texts = model.texts?.[level];
  if (texts !== undefined) {
    yield* longestRested(path, texts, known, meetings);
    return;
  }
  const size = pathSize(model, level);
  const seedAt = seedsOf(path, size, meetings);
  for (let position = next; position < size; position++) {
    const seed = seedAt(position);
    if (!known.has(seed)) yield { position, seed };
  }
}

/**
 * The unmet seeds, those of the texts met longest ago first; of several never met, in the path's order. These come as
 * the path is gone along, for each step of it takes hashes, and seldom are many steps needed.
 */
function* longestRested(
  path: Path & Turn,
  texts: readonly string[],
  met: ReadonlySet<number>,
  meetings: readonly Meeting[],
): Generator<Stop, void> {
  const { model, patience } = path;
  const ago = meetingsBySource(meetings);
  const seedAt = permutationOf(nameOf(path), texts.length);
  const others: (Stop & { readonly ago: number })[] = [];
  for (let position = 0; position < texts.length; position++) {
    const seed = seedAt(position);
    const text = texts[seed] ?? "";
    if (met.has(seed) || isAtRest(model, text, meetings) !== (patience === 0)) continue;
    const textAgo = ago.get(text);
    if (textAgo === undefined) yield { position, seed };
    else others.push({ position, seed, ago: textAgo });
  }
  yield* others.toSorted((a, b) => b.ago - a.ago);
}

/** How many positions the path through a model's seeds has. */
function pathSize({ closed, space, deck }: Model, level: Difficulty): number {
  if (closed === true) return space[level] ?? 0;
  return deck === undefined ? OPEN_SEEDS : Math.floor(OPEN_SEEDS / deck.length);
}

/**
 * The seed at each position. A model with a deck makes of a seed an item on the source that was met longest ago, so that
 * all others come between.
 */
function seedsOf(
  path: Path,
  size: number,
  meetings: readonly Meeting[],
): (position: number) => number {
  const { deck } = path.model;
  const seedAt = permutationOf(nameOf(path), size);
  if (deck === undefined) return seedAt;
  const place = longestUnmet(deck, meetings, nameOf(path));
  return (position) => seedAt(position) * deck.length + place;
}

/** Place of the source met longest ago; of several never met, the first in an order of the path's own. */
function longestUnmet(deck: readonly string[], meetings: readonly Meeting[], name: string): number {
  const ago = meetingsBySource(meetings);
  const placeAt = permutationOf(`${name}/deck`, deck.length);
  let longest = { place: 0, ago: -1 };
  for (let turn = 0; turn < deck.length; turn++) {
    const place = placeAt(turn);
    const sourceAgo = ago.get(deck[place] ?? "");
    if (sourceAgo === undefined) return place;
    if (sourceAgo > longest.ago) longest = { place, ago: sourceAgo };
  }
  return longest.place;
}

function nameOf({ walker, model, level }: Path): string {
  return `${walker}/${model.id}/${level}`;
}
