import type { Item, Reason } from "@sat/item";
import type { Model } from "../../model.ts";
import { Chance } from "../../random/chance.ts";
import { LATEST_MEETINGS, type Meeting } from "../meeting.ts";
import { type Callbacks, walk } from "../walk.ts";
import type { Wish } from "../wish.ts";

export interface Given {
  readonly item: Item;
  readonly position: number;
  readonly reason: Reason;
}

/** Someone who walks through models, and knows what they were given. */
export interface Learner {
  /** What was given, the latest last. */
  readonly given: Given[];
  /** Ids of all that was offered, call by call. */
  readonly offered: string[][];
  /** Seeds that made nothing. */
  readonly nothing: number[];
  /** How often the walk has given way. */
  waits: number;
  /** The next question, with everything given before as meetings unless another is told. */
  ask(wish?: Wish, meetings?: readonly Meeting[]): Promise<Given | undefined>;
}

interface Manner {
  readonly walker?: string;
  /** Which items the learner has had already, elsewhere. */
  readonly knows?: (item: Item) => boolean;
}

/** A learner who has been given nothing yet. */
export function aLearner(models: readonly Model[], manner: Manner = {}): Learner {
  const { walker = "ada", knows = () => false } = manner;
  const learner: Learner = { given: [], offered: [], nothing: [], waits: 0, ask };
  const { given, offered, nothing } = learner;
  const callbacks: Callbacks<Given> = {
    nextPosition: ({ model, level }) => {
      const on = given.filter(({ item }) => item.model === model.id && item.level === level);
      return Promise.resolve(Math.max(-1, ...on.map(({ position }) => position)) + 1);
    },
    seedsMet: ({ model, level }) => {
      const on = given.filter(({ item }) => item.model === model.id && item.level === level);
      return Promise.resolve(on.map(({ item }) => item.seed));
    },
    offer: ({ specimen: { item }, position, reason }) => {
      offered.at(-1)?.push(item.id);
      if (knows(item) || given.some((each) => each.item.id === item.id)) {
        return Promise.resolve(undefined);
      }
      return Promise.resolve({ item, position, reason });
    },
    madeNothing: ({ seed }) => void nothing.push(seed),
    giveWay: () => {
      learner.waits++;
      return Promise.resolve();
    },
  };

  async function ask(wish: Wish = {}, told?: readonly Meeting[]): Promise<Given | undefined> {
    offered.push([]);
    const meetings =
      told ??
      given
        .map(({ item }) => item)
        .toReversed()
        .slice(0, LATEST_MEETINGS);
    const chance = new Chance(`${walker}/${offered.length}`);
    const next = await walk({ walker, meetings, models, chance }, wish, callbacks);
    if (next !== undefined) given.push(next);
    return next;
  }
  return learner;
}
