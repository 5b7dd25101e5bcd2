import type { Question } from "@sat/contract";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { aQuestion } from "../../test/a-question.ts";
import { QuestionBadges } from "./question-badges.tsx";

afterEach(cleanup);

const WISHED = { because: "wish" } as const;

it.each<[string, Question["reason"]]>([
  ["Like the last one", { ...WISHED, met: "slip" }],
  ["Same skill as the last one", { ...WISHED, unmet: "slip" }],
  // No mistake was known, as when time ran out.
  ["Same skill as the last one", WISHED],
  ["None like the last at hand", { because: "again" }],
  ["None like the last at hand", undefined],
])("says “%s” of one that was to be like the last, by its reason", (text, reason) => {
  render(<QuestionBadges question={aQuestion({ reason })} isToBeLike />);
  expect(screen.getByText(text)).toBeDefined();
});

it("says nothing of that where none like the last was asked for", () => {
  const question = aQuestion({ reason: { ...WISHED, met: "slip" } });
  render(<QuestionBadges question={question} isToBeLike={false} />);
  expect(screen.queryByText(/last/)).toBeNull();
});

it("tells after what it was chosen where that is known", () => {
  const words = "Chosen after your last three on circles went right.";
  const question = aQuestion({ difficulty: "Easy", reason: { because: "ability", words } });
  render(<QuestionBadges question={question} isToBeLike={false} />);
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.getByText("Easy")).toBeDefined();
});
