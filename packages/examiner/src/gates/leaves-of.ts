/** Every text and number in a value, however deep. */
export function leavesOf(value: unknown): (string | number)[] {
  return typeof value === "string" || typeof value === "number"
    ? [value]
    : Object.values(value ?? {}).flatMap(leavesOf);
}
