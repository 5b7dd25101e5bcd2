/** The numbers in the texts as setting of the facts, with the reason why they are not part of the situation. */
export function settingOf(
  reason: string,
  ...texts: readonly (string | number)[]
): Readonly<Record<string, string>> {
  const numbers = texts.flatMap((text) => String(text).match(/\d+(?:\.\d+)?/g) ?? []);
  return Object.fromEntries(numbers.map((number) => [number, reason]));
}

/** The size of a sample whose margin of error is given. */
export function sampleSize(sampled: number): Readonly<Record<string, string>> {
  return settingOf("The margin of error takes the size of the sample into account.", sampled);
}
