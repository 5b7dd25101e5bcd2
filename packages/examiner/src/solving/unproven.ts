/** Raised when the examiner cannot decide; an item that cannot be proven is rejected. */
export class UnprovenError extends Error {
  override name = "UnprovenError";
}
