/**
 * Chance passes this less than twice in a million, however few the counts: fewer than one examination of all models in
 * five hundred. Of ten items or fewer, none passes it.
 */
const MOST_CHI_SQUARE = 30.7;
/** A share so near to a quarter helps nobody, however many items show it. */
const HARMLESS = 0.01;

/** Chi-square of four counts that should be alike, if they differ by more than chance and a harmless share. */
export function unevenness(counts: readonly number[]): number | undefined {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const shares = counts.map((count) => count / total);
  const farthest = Math.max(...shares.map((share) => Math.abs(share - 1 / 4)));
  if (!(farthest > HARMLESS)) return undefined;
  const chi = shares.reduce((sum, share) => sum + 4 * total * (share - 1 / 4) ** 2, 0);
  return chi <= MOST_CHI_SQUARE ? undefined : chi;
}
