import { accuracy } from "@sat/item";

interface Tally {
  readonly answers: number;
  readonly right: number;
}

/** So many percent right, such as `71%`. */
export function share({ answers, right }: Tally): string {
  return `${accuracy(right, answers)}%`;
}

/** `1 answer`, `12 answers`. */
export function answersIn(answers: number): string {
  return answers === 1 ? "1 answer" : `${answers.toLocaleString("en-US")} answers`;
}

/** A local day as people write it, such as Nov 20, 2026. */
export function writtenDay(day: string): string {
  return new Date(day).toLocaleDateString("en-US", { dateStyle: "medium", timeZone: "UTC" });
}

/** The same without its year, such as Nov 20. */
export function shortDay(day: string): string {
  const format = { month: "short", day: "numeric", timeZone: "UTC" } as const;
  return new Date(day).toLocaleDateString("en-US", format);
}
