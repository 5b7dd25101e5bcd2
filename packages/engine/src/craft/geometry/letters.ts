/** The side between two corners, its letters in alphabetical order. */
export function side(one: string, other: string): string {
  return one < other ? one + other : other + one;
}
