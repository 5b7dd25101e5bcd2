/** Runs in the page: its fonts are there, and what comes in or waits a moment has come. */
export async function settled(): Promise<void> {
  await document.fonts.ready;
  const passing = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  // What goes before it has come ends its animation with an error.
  await Promise.allSettled(passing.map(({ finished }) => finished));
}
