/** A share as the complaints of an examination tell it. */
export function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}
