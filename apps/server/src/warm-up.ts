import { setTimeout as after } from "node:timers/promises";
import { countStocks, type Model } from "@sat/engine";
import { TOPIC_IDS, type TopicId } from "@sat/item";
import { giveWay } from "./policies/give-way.ts";

/** Milliseconds in which requests are answered before the next topic is loaded. */
const BREATH = 100;

type Load = (topics: readonly TopicId[]) => Promise<readonly Model[]>;

interface Circumstances {
  readonly isStopping: () => boolean;
  /** Is told why models do not load. */
  readonly report: (error: unknown) => void;
  readonly breath?: number;
}

/**
 * Loads the models that are asked for and, once any have been, those of all other topics before anyone asks for them.
 * They weigh more than all else that a server holds, so one that nobody practises at does without.
 */
export function warmedUp(load: Load, circumstances: Circumstances): Load {
  let isCold = true;
  return async (topics) => {
    const models = await load(topics);
    if (isCold) void warmUp(load, circumstances).catch(circumstances.report);
    isCold = false;
    return models;
  };
}

/** One topic after the other, and in each one stock after the other, since nothing else runs while one is found. */
async function warmUp(load: Load, { isStopping, breath = BREATH }: Circumstances): Promise<void> {
  for (const topic of TOPIC_IDS) {
    await after(breath, undefined, { ref: false });
    if (isStopping()) return;
    const stocks = countStocks(await load([topic]));
    while (!isStopping() && stocks.next().done !== true) await giveWay();
  }
}
