import { setTimeout as after } from "node:timers/promises";
import { TOPIC_IDS, type TopicId } from "@sat/item";

/** Milliseconds in which requests are answered before the next topic is loaded. */
const BREATH = 100;

/**
 * Loads the models of all topics before anyone asks for them, one topic after the other, since nothing else runs while
 * one is loaded. Ends early when the server is told to stop.
 */
export async function warmUp(
  load: (topics: readonly TopicId[]) => Promise<unknown>,
  isStopping: () => boolean,
  breath = BREATH,
): Promise<void> {
  for (const topic of TOPIC_IDS) {
    await after(breath, undefined, { ref: false });
    if (isStopping()) return;
    await load([topic]);
  }
}
