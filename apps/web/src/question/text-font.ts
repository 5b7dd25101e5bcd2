/** Sends for the font that questions are set in, of which the first view of a page has nothing. */
export async function loadTextFont(): Promise<void> {
  // Where it does not come, the fallback stands in for it.
  if ("fonts" in document) await Promise.allSettled([document.fonts.load('1em "Source Serif 4"')]);
}
