/** Accuracy in whole percent; 0 when nothing has been answered. */
export function accuracy(correct: number, total: number): number {
  return total === 0 ? 0 : Math.round((100 * correct) / total);
}
