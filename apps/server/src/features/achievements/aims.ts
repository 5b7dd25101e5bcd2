import { SKILLS, TOPIC_IDS } from "@sat/item";
import { type FigureName, RIGHT_IN_EACH } from "./figures.ts";

/** An achievement, and the figure that has to come to its goal. */
export interface Aim {
  /** Never changes. */
  readonly id: string;
  readonly name: string;
  /** What it takes, in a sentence. */
  readonly takes: string;
  readonly figure: FigureName;
  readonly goal: number;
}

/** Thirty: none is for speed, for the hour of the day, or for anything but practice. */
export const AIMS: readonly Aim[] = [
  ...grouped("answered", [
    [10, "ten-questions", "First ten", "Answer 10 questions."],
    [100, "hundred-questions", "First hundred", "Answer 100 questions."],
    [1000, "thousand-questions", "First thousand", "Answer 1,000 questions."],
    [5000, "five-thousand-questions", "Five thousand", "Answer 5,000 questions."],
  ]),
  ...grouped("right", [
    [50, "fifty-right", "Fifty right", "Answer 50 questions right."],
    [500, "five-hundred-right", "Five hundred right", "Answer 500 questions right."],
    [2000, "two-thousand-right", "Two thousand right", "Answer 2,000 questions right."],
  ]),
  ...grouped("streak", [
    [3, "three-day-streak", "Three days in a row", "Reach a streak of 3 days."],
    [7, "week-streak", "A week in a row", "Reach a streak of 7 days."],
    [30, "month-streak", "A month in a row", "Reach a streak of 30 days."],
    [100, "hundred-day-streak", "A hundred in a row", "Reach a streak of 100 days."],
  ]),
  ...grouped("days", [
    [25, "twenty-five-days", "Twenty-five days", "Practice on 25 days, in a row or not."],
    [100, "hundred-days", "A hundred days", "Practice on 100 days, in a row or not."],
  ]),
  ...grouped("rightInEach", [
    [
      3 * RIGHT_IN_EACH,
      "all-sections",
      "All three sections",
      `Answer ${RIGHT_IN_EACH} questions right in each of Reading, Writing, and Math.`,
    ],
  ]),
  ...grouped("topics", [
    [5, "five-topics", "Five topics", "Answer questions in 5 topics."],
    [
      TOPIC_IDS.length,
      "every-topic",
      "Every topic",
      `Answer questions in all ${TOPIC_IDS.length} topics.`,
    ],
  ]),
  ...grouped("skills", [
    [
      Object.keys(SKILLS).length,
      "every-skill",
      "Every skill",
      `Answer a question right in each of the ${Object.keys(SKILLS).length} skills of the test.`,
    ],
  ]),
  ...grouped("advanced", [
    [1, "first-advanced", "First Advanced", "Reach the level Advanced in a topic."],
  ]),
  ...grouped("mastery", [
    [1, "first-mastery", "First Mastery", "Reach the level Mastery in a topic."],
    [5, "five-masteries", "Mastery in five", "Reach the level Mastery in 5 topics."],
  ]),
  ...grouped("sessions", [
    [1, "first-session", "First study session", "Complete a study session."],
    [25, "twenty-five-sessions", "Twenty-five sessions", "Complete 25 study sessions."],
  ]),
  ...grouped("perfect", [
    [1, "ten-of-ten", "Ten of ten", "Answer all 10 questions of a study session right."],
    [10, "ten-times-ten", "Ten of ten, ten times", "Have all 10 right in 10 study sessions."],
  ]),
  ...grouped("hardRight", [
    [25, "twenty-five-hard", "Twenty-five hard ones", "Answer 25 Hard questions right."],
    [250, "many-hard", "Two hundred fifty hard ones", "Answer 250 Hard questions right."],
  ]),
  ...grouped("typedRight", [
    [25, "twenty-five-typed", "Twenty-five typed", "Type 25 right answers."],
  ]),
  ...grouped("comebacks", [
    [5, "five-comebacks", "Five comebacks", "Get 5 questions right that are like ones you missed."],
    [
      50,
      "fifty-comebacks",
      "Fifty comebacks",
      "Get 50 questions right that are like ones you missed.",
    ],
  ]),
  ...grouped("mended", [
    [1, "fault-found", "A fault found", "Report a question that is then corrected."],
  ]),
];

type Row = readonly [goal: number, id: string, name: string, takes: string];

function grouped(figure: FigureName, rows: readonly Row[]): Aim[] {
  return rows.map(([goal, id, name, takes]) => ({ id, name, takes, figure, goal }));
}
