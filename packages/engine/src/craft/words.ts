/** "the first equation", "3 times the first equation". */
export function timesThe(factor: number, thing: string): string {
  return factor === 1 ? `the ${thing}` : `$${factor}$ times the ${thing}`;
}

/** Paragraphs of prose markup; the last asks. */
export function paragraphs(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join("\n\n");
}
