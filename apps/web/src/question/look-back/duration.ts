/** Between what stays in one line. */
const NO_BREAK = "\u00a0";

/** A stretch of time in words, to the second, such as 12 min 5 s; it is not parted between lines. */
export function duration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const parts = [
    [Math.floor(seconds / 3600), "h"],
    [Math.floor(seconds / 60) % 60, "min"],
    [seconds % 60, "s"],
  ] as const;
  const told = parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => [count, unit].join(NO_BREAK));
  return told.join(NO_BREAK) || ["0", "s"].join(NO_BREAK);
}
