import {
  type Callbacks,
  Chance,
  LATEST_MEETINGS,
  type Meeting,
  type Model,
  type Path,
  walk,
  type Wish,
} from "@sat/engine";
import type { Item } from "@sat/item";

/** How many questions of which models, and what each is to be. */
export interface Wanted {
  readonly models: readonly Model[];
  readonly wish?: Wish;
  readonly count: number;
  readonly seed: number;
}

/** Different questions, topics by turns; fewer than wanted when there are no more. The same call, the same questions. */
export async function drawQuestions(wanted: Wanted): Promise<Item[]> {
  const { models, wish = {}, count, seed } = wanted;
  const walker = `questions/${seed}`;
  const callbacks = remembering();
  const items: Item[] = [];
  let meetings: readonly Meeting[] = [];
  while (items.length < count) {
    const chance = new Chance(`${walker}/${items.length}`);
    const item = await walk({ walker, meetings, models, chance }, wish, callbacks);
    if (item === undefined) break;
    items.push(item);
    meetings = [item, ...meetings.slice(0, LATEST_MEETINGS - 1)];
  }
  return items;
}

interface Drawn {
  readonly position: number;
  readonly item: Item;
}

/** Knows what was drawn, and what differs from it in its dress alone; a seed that makes nothing is passed over. */
function remembering(): Callbacks<Item> {
  const seen = new Set<string>();
  const drawn: Drawn[] = [];
  const drawnOn = ({ model, level }: Pick<Path, "model" | "level">) =>
    drawn.filter(({ item }) => item.model === model.id && item.level === level);
  return {
    nextPosition: (path) =>
      Promise.resolve(Math.max(-1, ...drawnOn(path).map(({ position }) => position)) + 1),
    seedsMet: (path) => Promise.resolve(drawnOn(path).map(({ item }) => item.seed)),
    offer: ({ specimen: { item, signature }, position }) => {
      const marks = [item.id, `${item.model}/${item.level}/${signature}`];
      const isNew = !marks.some((mark) => seen.has(mark));
      for (const mark of marks) seen.add(mark);
      if (isNew) drawn.push({ position, item });
      return Promise.resolve(isNew ? item : undefined);
    },
    madeNothing: () => undefined,
    // Nobody else waits.
    giveWay: () => Promise.resolve(),
  };
}
