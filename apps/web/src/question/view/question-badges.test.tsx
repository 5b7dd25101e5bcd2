import type { Question } from "@sat/contract";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { aQuestion } from "../../test/a-question.ts";
import { QuestionBadges } from "./question-badges.tsx";

afterEach(cleanup);

const WISHED = { because: "wish" } as const;
const LINE = /left|connection/;

it.each<[string, Question["reason"]]>([
  ["Another like it", { ...WISHED, met: "slip", near: "model" }],
  // No mistake was known, as when time ran out.
  ["Same skill", WISHED],
])("says “%s”, and no more, of a twin by its reason", (text, reason) => {
  render(<QuestionBadges question={aQuestion({ reason })} isToBeLike />);
  expect(screen.getByText(text)).toBeDefined();
  expect(screen.queryByText(LINE)).toBeNull();
});

it.each<[string, Question["reason"]]>([
  [
    "Nothing with the same trap is left; this is the nearest.",
    { ...WISHED, unmet: "slip", near: "skill" },
  ],
  ["Nothing like it is left; this is the next of its topic.", { because: "again" }],
  ["Another like it needs a connection. This is the next question.", undefined],
])("says in a line above it: %s", (text, reason) => {
  render(<QuestionBadges question={aQuestion({ reason })} isToBeLike />);
  expect(screen.getByText(text)).toBeDefined();
  expect(screen.queryByText("Another like it")).toBeNull();
});

it("says nothing of that where no twin was asked for", () => {
  const question = aQuestion({ reason: { ...WISHED, unmet: "slip" } });
  render(<QuestionBadges question={question} isToBeLike={false} />);
  expect(screen.queryByText("Same skill")).toBeNull();
  expect(screen.queryByText(LINE)).toBeNull();
});

it("tells after what it was chosen where that is known", () => {
  const words = "Chosen after your last three on circles went right.";
  const question = aQuestion({ difficulty: "Easy", reason: { because: "ability", words } });
  render(<QuestionBadges question={question} isToBeLike={false} />);
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.getByText("Easy")).toBeDefined();
});
