/** Whether two documents say the same; both have their fields in the order of the contract. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
