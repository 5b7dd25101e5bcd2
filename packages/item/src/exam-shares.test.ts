import { expect, test } from "vitest";
import { EXAM_SHARES, examSectionOf } from "./exam-shares.ts";
import { SKILL_CODES, SKILLS } from "./skills.ts";

function questionsBy(name: (skill: (typeof SKILL_CODES)[number]) => string) {
  const questions: Record<string, number> = {};
  for (const skill of SKILL_CODES) {
    questions[name(skill)] = (questions[name(skill)] ?? 0) + EXAM_SHARES[skill];
  }
  return questions;
}

test("an exam has 54 questions of Reading and Writing and 44 of Math", () => {
  expect(questionsBy(examSectionOf)).toEqual({ "Reading and Writing": 54, Math: 44 });
});

/** The official bounds of each domain, pretest questions among them. */
test.each([
  ["Craft and Structure", 13, 15],
  ["Information and Ideas", 12, 14],
  ["Standard English Conventions", 11, 15],
  ["Expression of Ideas", 8, 12],
  ["Algebra", 13, 15],
  ["Advanced Math", 13, 15],
  ["Problem-Solving and Data Analysis", 5, 7],
  ["Geometry and Trigonometry", 5, 7],
])("%s has %i to %i of them", (domain, least, most) => {
  const questions = questionsBy((skill) => SKILLS[skill].domain)[domain];
  expect(questions).toBeGreaterThanOrEqual(least);
  expect(questions).toBeLessThanOrEqual(most);
});
