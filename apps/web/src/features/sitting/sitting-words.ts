import type { SittingModule, SittingSummary, SittingTest, SittingTiming } from "@sat/contract";
import { EXAM_SECTIONS } from "@sat/item";

/** What a test is called. */
export function testName(test: SittingTest): string {
  switch (test.kind) {
    case "full":
      return "Full test";
    case "half":
      return "Half test";
    case "section":
      return `${test.section} section`;
    case "module":
      return `${test.section} module`;
    case "sprint":
      return `Sprint of ${test.questions}, ${test.section ?? "both sections"}`;
  }
}

export const TIMING_NAMES: Readonly<Record<SittingTiming, string>> = {
  exam: "Exam time",
  "1.5": "Time and a half",
  "2": "Double time",
  untimed: "Untimed",
};

const MODE_NAMES = { strict: "Strict", practice: "Practice" } as const;

/** How a sitting is sat, in a line. */
export function mannerOf({ timing, mode }: Pick<SittingSummary, "timing" | "mode">): string {
  return mode === "paper" ? "On paper" : `${TIMING_NAMES[timing]} • ${MODE_NAMES[mode]} mode`;
}

/** What says of a module where in its test it stands. */
type Part = Pick<SittingModule, "number" | "section">;

/** What a module is called within its sitting, as the exam has it. */
export function moduleName(
  { modules }: { readonly modules: readonly Part[] },
  module: Part,
): string {
  if (module.section === null) return "Sprint";
  const sections = EXAM_SECTIONS.filter((name) => modules.some(({ section }) => section === name));
  const own = modules.filter(({ section }) => section === module.section);
  const place = own.findIndex(({ number }) => number === module.number) + 1;
  const section = sections.indexOf(module.section) + 1;
  return sections.length + own.length > 2
    ? `Section ${section}, Module ${place}: ${module.section}`
    : module.section;
}

/** Minutes in words. */
export function minutes(milliseconds: number): string {
  const count = Math.round(milliseconds / 60_000);
  return count === 1 ? "1 minute" : `${count} minutes`;
}

/** A number of questions in words. */
export function questions(count: number): string {
  return count === 1 ? "1 question" : `${count} questions`;
}
