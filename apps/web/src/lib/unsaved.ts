/** What a page holds unsaved, for the ways out that are no navigation: whoever takes one asks here first. */

/** Asks the learner; true when they stay. */
type Ask = () => Promise<boolean>;

const asks = new Set<Ask>();

/** Has it asked before the page is left for good, until the returned function is called. */
export function askBeforeLeaving(ask: Ask): () => void {
  asks.add(ask);
  return () => asks.delete(ask);
}

/** Whether the learner may leave: nothing is unsaved, or they have been asked and do not mind. */
export async function mayLeave(): Promise<boolean> {
  for (const ask of asks) if (await ask()) return false;
  return true;
}
