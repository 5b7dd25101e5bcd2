/** The day on the learner's own calendar, today if none is told, `YYYY-MM-DD`: Swedish writes days as ISO 8601 does. */
export function localDay(instant = new Date()): string {
  return instant.toLocaleDateString("sv-SE");
}
