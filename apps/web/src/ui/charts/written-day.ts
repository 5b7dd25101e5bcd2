/** A local day as people write it, such as Nov 20, 2026. */
export function writtenDay(day: string): string {
  return new Date(day).toLocaleDateString("en-US", { dateStyle: "medium", timeZone: "UTC" });
}

/** The same without its year, such as Nov 20. */
export function shortDay(day: string): string {
  const format = { month: "short", day: "numeric", timeZone: "UTC" } as const;
  return new Date(day).toLocaleDateString("en-US", format);
}
