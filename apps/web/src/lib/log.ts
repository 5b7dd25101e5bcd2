/** Notes a failure that the page has dealt with; the learner is told elsewhere, or need not be. */
export function logFailure(what: string, error: unknown): void {
  console.warn(`${what} failed`, error);
}
