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
