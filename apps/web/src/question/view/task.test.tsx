import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openQuestion } from "../../test/practice-desk.tsx";
import { aLearner, questionServer } from "../../test/question-server.ts";
import "../../test/standards-mode.ts";

describe("what a question asks", () => {
  it("names its options by the paragraph that asks, and not by the formulas before it", async () => {
    const question = "$2x = 4$\n\n$y = 3$\n\nTwo lines meet.\n\nWhat is it?";
    await openQuestion(aLearner(), questionServer({ question }));
    expect(screen.getByRole("radiogroup", { name: "What is it?" })).toBeTruthy();
    expect(screen.getByText("Two lines meet.")).toBeTruthy();
  });
});
