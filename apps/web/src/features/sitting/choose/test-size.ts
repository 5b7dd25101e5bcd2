import type { SittingTest, SittingTiming } from "@sat/contract";
import { EXAM_SECTIONS, type ExamSection } from "@sat/item";

/** A module of the exam: the College Board's own figures. */
const MODULES: Readonly<Record<ExamSection, { questions: number; minutes: number }>> = {
  "Reading and Writing": { questions: 27, minutes: 32 },
  Math: { questions: 22, minutes: 35 },
};

const FACTORS: Readonly<Record<SittingTiming, number | null>> = {
  exam: 1,
  "1.5": 1.5,
  "2": 2,
  untimed: null,
};

/** How many questions a test has, and how many minutes it takes, breaks apart; null if untimed. */
export function testSize(test: SittingTest, timing: SittingTiming) {
  const { questions, minutes } = atExamTime(test);
  const factor = FACTORS[timing];
  return { questions, minutes: factor === null ? null : Math.round(minutes * factor) };
}

function atExamTime(test: SittingTest) {
  switch (test.kind) {
    case "full":
      return together(...EXAM_SECTIONS, ...EXAM_SECTIONS);
    case "half":
      return together(...EXAM_SECTIONS);
    case "section":
      return together(test.section, test.section);
    case "module":
      return together(test.section);
    case "sprint": {
      const { questions, minutes } = together(...(test.section ? [test.section] : EXAM_SECTIONS));
      return { questions: test.questions, minutes: (test.questions * minutes) / questions };
    }
  }
}

function together(...sections: readonly ExamSection[]) {
  return {
    questions: sections.reduce((sum, section) => sum + MODULES[section].questions, 0),
    minutes: sections.reduce((sum, section) => sum + MODULES[section].minutes, 0),
  };
}
