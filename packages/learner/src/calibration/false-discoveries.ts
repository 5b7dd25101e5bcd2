/** Something that was tested. */
export interface Tested {
  /** How likely chance alone would say as much. */
  readonly chance: number;
}

/**
 * Those that are more than chance, though many were tested: of what is told, so small a share is expected to be chance
 * (Benjamini and Hochberg, "Controlling the False Discovery Rate", 1995).
 */
export function beyondChance<Finding extends Tested>(
  tested: readonly Finding[],
  falseShare: number,
): Finding[] {
  const inOrder = tested.toSorted((one, other) => one.chance - other.chance);
  const last = inOrder.findLastIndex(
    ({ chance }, at) => chance <= (falseShare * (at + 1)) / inOrder.length,
  );
  return inOrder.slice(0, last + 1);
}
