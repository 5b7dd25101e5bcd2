/** Today on the learner's own calendar, `YYYY-MM-DD`: Swedish writes days as ISO 8601 does. */
export function localDay(): string {
  return new Date().toLocaleDateString("sv-SE");
}
