/** The day of an instant with the time of day, such as Nov 20, 2026, 6:15 PM. */
export function timeOf(instant: string): string {
  return new Date(instant).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" });
}
