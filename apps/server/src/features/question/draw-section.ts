import type { Section } from "@sat/item";

/**
 * Questions of each section in one exam: 54 of Reading and Writing, of which this product counts half for either,
 * and 44 of Math.
 */
const EXAM = [
  ["Reading", 27],
  ["Writing", 27],
  ["Math", 44],
] as const satisfies readonly (readonly [Section, number])[];

/** A section in the exam's proportion, for a number from 0 up to 1. */
export function drawSection(chance: number): Section {
  let left = chance * EXAM.reduce((total, [, questions]) => total + questions, 0);
  for (const [section, questions] of EXAM) {
    if (left < questions) return section;
    left -= questions;
  }
  throw new RangeError(`${chance} is not a number from 0 up to 1`);
}
