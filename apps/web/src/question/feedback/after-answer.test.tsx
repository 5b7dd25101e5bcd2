import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { feedback, openQuestion, submit } from "../../test/practice-desk.tsx";
import "../../test/standards-mode.ts";

/** What is said of the feedback as the focus comes to it. */
function description(): string {
  const ids = feedback().getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
}

describe("the feedback that the focus comes to", () => {
  it("is described by the verdict, and by the mistake behind a wrong answer", async () => {
    await openQuestion();
    await submit("A");
    await screen.findByText("Stopped one step early");
    expect(document.activeElement).toBe(feedback());
    expect(description()).toMatch(
      /^Incorrect\. The correct answer is B\. You chose A ?Stopped one step early$/,
    );
  });

  it("is described by the verdict alone after a right answer", async () => {
    await openQuestion();
    await submit("B");
    expect(description().trim()).toBe("Correct!");
  });
});
