/** The day of an instant, as the learner's calendar has it, such as Nov 20, 2026. */
export function dayOf(instant: string): string {
  return new Date(instant).toLocaleDateString("en-US", { dateStyle: "medium" });
}
