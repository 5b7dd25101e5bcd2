import type { Reason } from "@sat/item";
import type { Model } from "../model.ts";
import { originOf, originOfId } from "./variants.ts";
import { fitsWish, type Wish } from "./wish.ts";

/** A part of the search for what is wished: what is sought, among which models, and how long. */
export interface Stage {
  readonly wish: Wish;
  /** What has been left out of the wish. */
  readonly unmet?: Reason["unmet"];
  /** The models in the order in which to try them. */
  readonly order: readonly Model[];
  /** Whether a text that is at rest is not to come: what is wished may be found elsewhere yet. */
  readonly isEarly: boolean;
  /** How many seeds may be tried on a path, and in all. */
  readonly most: number;
  readonly tries: number;
}

/**
 * Seeds tried on one path. So many known items in a row mean that nearly all of the model's are known; a stock of
 * texts is tried further, since those known from an older version of it may all come first.
 */
const PATH_TRIES = 64;

/** Seeds tried in all: whoever knows so many items in a row, on one path after the other, knows nearly all there are. */
const MOST_TRIES = 512;

/**
 * Seeds tried for a slip in all, for a learner is waiting. They are spread over the models, each of which is
 * tried a few times: its options need not come from the same mistakes each time.
 */
const SLIP_TRIES = 256;
const FEWEST_SLIP_TRIES = 2;

/** Of a twin, the tries for the slip near the missed question: in its model, then in its archetype. */
const NEAR_TRIES = SLIP_TRIES / 4;

/**
 * The parts of the search in their order: with the slip, for a twin from near to far, and then without.
 *
 * @param order the models that fit the wish, in the order in which to try them
 * @param models all there are
 */
export function stagesOf(
  wish: Wish,
  order: readonly Model[],
  models: readonly Model[],
): readonly Stage[] {
  const { slip, ...others } = wish;
  const whole = { order, isEarly: false };
  const bare = { ...whole, wish: others, most: PATH_TRIES, tries: MOST_TRIES };
  if (slip === undefined) return [bare];
  const near = nearStages(wish, order, models);
  const left = SLIP_TRIES - near.length * NEAR_TRIES;
  return [...near, { ...whole, wish, ...tried(left, order) }, { ...bare, unmet: "slip" }];
}

function nearStages(wish: Wish, order: readonly Model[], models: readonly Model[]): Stage[] {
  const { twinOf } = wish;
  if (twinOf === undefined) return [];
  const { model, archetype } = twinOf;
  const origin = originOfId(model, models);
  const own = order.filter((each) => originOf(each) === origin);
  const akin = order.filter((each) => originOf(each) !== origin && fitsWish(each, { archetype }));
  return [
    { wish, order: own, isEarly: true, ...tried(NEAR_TRIES, own) },
    { wish: { ...wish, archetype }, order: akin, isEarly: true, ...tried(NEAR_TRIES, akin) },
  ];
}

function tried(tries: number, { length }: readonly Model[]): Pick<Stage, "most" | "tries"> {
  return { tries, most: Math.max(FEWEST_SLIP_TRIES, Math.floor(tries / length)) };
}
