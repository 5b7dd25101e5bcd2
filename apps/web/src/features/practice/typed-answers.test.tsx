import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { anEntryQuestion } from "../../test/a-question.ts";
import type { Handlers } from "../../test/fake-api.ts";
import { button, feedback, openPractice, openQuestion } from "../../test/practice-desk.tsx";
import { aLearner, questionServer } from "../../test/question-server.ts";
import "../../test/standards-mode.ts";

/** A server that makes questions whose answer is typed: three quarters. */
function entryServer(): Handlers {
  let made = 0;
  return {
    ...questionServer(),
    "POST /api/question": () => anEntryQuestion({ id: `q-${(made += 1)}` }),
  };
}

const openEntry = () => openQuestion(aLearner(), entryServer());
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Your answer" });
/** How the answer went; the reasons follow. */
const result = () => within(feedback()).getAllByText(/^(Correct!|Incorrect\.)/)[0]?.textContent;

describe("a question whose answer is typed", () => {
  it("is answered by keyboard alone: digits go into the field, Enter submits and goes on", async () => {
    const { api, person } = await openEntry();
    expect(document.activeElement).toBe(screen.getByRole("article", { name: "Question 1" }));
    await person.keyboard("3/4{Enter}");
    expect(result()).toBe("Correct!");
    await waitFor(() => expect(api.bodies("POST /api/answers")).toHaveLength(1));
    expect(api.bodies("POST /api/answers")[0]).toMatchObject({
      questionId: "q-1",
      answer: null,
      entry: "3/4",
      changes: 0,
      hintsUsed: 0,
      timeToFirst: expect.any(Number),
    });
    expect(document.activeElement).toBe(feedback());
    // A press just after the first is taken for the same.
    await waitFor(async () => {
      await person.keyboard("{Enter}");
      expect(screen.getByRole("heading", { name: "Question 2" })).toBeDefined();
    });
    expect(field().value).toBe("");
  });

  it("names the slip behind a wrong answer, and the right one", async () => {
    const { person } = await openEntry();
    await person.type(field(), "4/3{Enter}");
    expect(result()).toBe("Incorrect. The correct answer is 3 over 4.");
    const explanation = screen.getByRole("region", { name: "Explanation" });
    expect(within(explanation).getByText("Opposite operation used")).toBeDefined();
    expect(screen.getByText("0 / 1")).toBeDefined();
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("tells why an entry cannot be read, and takes it once it is mended", async () => {
    const { api, person } = await openEntry();
    await person.type(field(), "3/");
    expect(field().getAttribute("aria-invalid")).toBe("false");
    await person.keyboard("{Enter}");
    const reason = screen.getAllByText(/^A fraction has a number on both sides/);
    expect(reason).toHaveLength(2); // beside the field, and read out
    expect(field().getAttribute("aria-invalid")).toBe("true");
    expect(field().value).toBe("3/");
    expect(api.bodies("POST /api/answers")).toEqual([]);
    await person.clear(field());
    expect(field().getAttribute("aria-invalid")).toBe("false");
    await person.type(field(), ".75{Enter}");
    expect(result()).toBe("Correct!");
    expect(screen.getByText("1 / 1")).toBeDefined();
    await waitFor(() => expect(api.bodies("POST /api/answers")).toHaveLength(1));
    expect(api.bodies("POST /api/answers")[0]).toMatchObject({ entry: ".75", changes: 1 });
  });

  it("cannot be submitted while nothing is typed", async () => {
    const { person } = await openEntry();
    expect(button("Submit Answer").disabled).toBe(true);
    await person.type(field(), "3");
    expect(button("Submit Answer").disabled).toBe(false);
    await person.clear(field());
    expect(button("Submit Answer").disabled).toBe(true);
  });

  it("takes letters as what is typed, and no option by them", async () => {
    const { person } = await openEntry();
    await person.keyboard("b");
    expect(button("Submit Answer").disabled).toBe(true);
    await person.type(field(), "a");
    expect(field().value).toBe("a");
    await person.keyboard("?");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("keeps what is typed for when the learner comes back", async () => {
    const { person } = await openEntry();
    await person.type(field(), "3/");
    cleanup();
    await openPractice(aLearner(), entryServer());
    expect(field().value).toBe("3/");
  });
});
