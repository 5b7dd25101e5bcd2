import { Chance, LATEST_MEETINGS, type Meeting, type Model, walk, type Wish } from "@sat/engine";
import type { Item } from "@sat/item";
import { remembering } from "./remembering.ts";

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
