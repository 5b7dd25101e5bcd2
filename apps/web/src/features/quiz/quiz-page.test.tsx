import type { User } from "@sat/contract";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loseConnection, neverAnswer } from "../../test/fake-api.ts";
import { aLearner, questionServer } from "../../test/question-server.ts";
import "../../test/standards-mode.ts";
import { visitAs } from "../../test/visit.tsx";

async function open(user: User = aLearner(), handlers = questionServer()) {
  const page = visitAs(user, "/quiz", handlers);
  await screen.findByRole("heading", { level: 1, name: "Quiz" });
  return page;
}

async function openQuestion(user?: User, handlers = questionServer()) {
  const page = await open(user, handlers);
  await screen.findByRole("radiogroup");
  return page;
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const heading = () => screen.getByRole("heading", { level: 2 });
const sheet = () => screen.getByRole("article");
const feedback = () => screen.getByRole("group", { name: "Feedback" });
const timer = () => screen.getByRole<HTMLInputElement>("switch", { name: "Timer (60s)" });
const option = (letter: string) => {
  const all = within(screen.getByRole("article")).getAllByRole("radio");
  return all.find((each) => each.getAttribute("value") === letter) as HTMLInputElement; // radios are inputs
};
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

function submit(letter: string) {
  fireEvent.click(option(letter));
  fireEvent.click(button("Submit Answer"));
}

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
});

it("tells with an answer that it was marked as a guess", async () => {
  const { api, person } = await openQuestion();
  await person.click(screen.getByRole("checkbox", { name: "I'm guessing" }));
  submit("B");
  await waitFor(() => expect(api.bodies("POST /api/answers")).toHaveLength(1));
  expect(api.bodies("POST /api/answers")[0]).toMatchObject({ answer: "B", confidence: "guess" });
});

describe("the first question", () => {
  it("comes by itself, of the default section and difficulty", async () => {
    const user = aLearner({ defaultSection: "Math", defaultDifficulty: "Hard" });
    const { api } = await openQuestion(user);
    expect(api.bodies("POST /api/question")[0]).toEqual({ section: "Math", difficulty: "Hard" });
    expect(heading().textContent).toBe("Question 1");
    expect(screen.getByText("What is number 1?")).toBeDefined();
  });

  it.each(["Reading", "Writing", "Math", "Mixed"] as const)(
    "is announced while it is made: %s",
    async (defaultSection) => {
      await open(aLearner({ defaultSection }), { "POST /api/question": neverAnswer });
      expect(screen.getByText(`Generating your ${defaultSection} question...`)).toBeDefined();
      expect(heading().textContent).toBe("Question 1");
    },
  );

  it("can be tried again when it did not come", async () => {
    const { api, person } = await open(aLearner(), { "POST /api/question": loseConnection });
    const alert = await screen.findByRole("alert");
    expect(within(alert).getByText(/^Failed to load question\. Please check/)).toBeDefined();
    api.answer(questionServer());
    await person.click(button("Try Again"));
    expect(await screen.findByText("What is number 1?")).toBeDefined();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("leaves the focus at the head of the page after Try Again, and when that fails too", async () => {
    const { person } = await open(aLearner(), { "POST /api/question": loseConnection });
    await screen.findByRole("alert");
    await person.click(button("Try Again"));
    await screen.findByRole("alert");
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
  });

  it("is tried again by itself when the page is loaded anew", async () => {
    await open(aLearner(), { "POST /api/question": loseConnection });
    await screen.findByRole("alert");
    cleanup();
    await openQuestion();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is refused in the wrong shape", async () => {
    await open(aLearner(), questionServer({ explanation: "" }));
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Invalid question format received. Please try again.",
    );
  });
});

describe("the bar", () => {
  it("names the question's own section and difficulty", async () => {
    await openQuestion(aLearner({ defaultSection: "Mixed" }), questionServer({ section: "Math" }));
    const bar = within(screen.getByRole("main"));
    expect(bar.getByText("Math")).toBeDefined();
    expect(bar.getByText("Medium")).toBeDefined();
    expect(bar.queryByText("Mixed")).toBeNull();
  });

  it("gives the accuracy in whole percent, and none of it before the first answer", async () => {
    const { person } = await openQuestion();
    expect(screen.getByRole("definition").textContent).toBe("no answer yet–%");
    submit("B");
    expect(screen.getByText("100%")).toBeDefined();
    await person.click(button("Next Question"));
    submit("A");
    expect(screen.getByText("50%")).toBeDefined();
  });

  it("switches the timer between questions, and saves it", async () => {
    const { person, api } = await openQuestion();
    expect(screen.getByText("Practice without time pressure")).toBeDefined();
    expect(screen.getByText("Untimed Practice")).toBeDefined();
    expect(timer().disabled).toBe(true);
    submit("B");
    await person.click(timer());
    expect(screen.getByText("Questions will have a 60-second countdown")).toBeDefined();
    expect(screen.getByText("Timer Active")).toBeDefined();
    await waitFor(() =>
      expect(api.bodies("PATCH /api/me/preferences")).toEqual([{ timerEnabled: true }]),
    );
    await person.click(button("Next Question"));
    expect(screen.getByRole("timer")).toBeDefined();
  });

  it("starts over with a new question on Reset Quiz", async () => {
    const { person } = await openQuestion();
    submit("B");
    await person.click(button("Reset Quiz"));
    expect(await screen.findByText("What is number 2?")).toBeDefined();
    expect(heading().textContent).toBe("Question 1");
    expect(screen.getByRole("definition").textContent).toBe("no answer yet–%");
  });

  it("asks before Reset Quiz leaves an option that is chosen, and keeps the question as skipped", async () => {
    const { api, person } = await openQuestion();
    const dialog = async () =>
      within(await screen.findByRole("dialog", { name: "Leave this question?" }));
    await person.click(option("C"));
    await person.click(button("Reset Quiz"));
    await person.click((await dialog()).getByRole("button", { name: "Stay Here" }));
    expect(option("C").checked).toBe(true);
    await person.click(button("Reset Quiz"));
    await person.click((await dialog()).getByRole("button", { name: "Reset Quiz" }));
    expect(await screen.findByText("What is number 2?")).toBeDefined();
    await waitFor(() =>
      expect(api.bodies("POST /api/skips")).toMatchObject([{ questionId: "q-1" }]),
    );
  });
});

it("uses up one question on a double click on Reset Quiz", async () => {
  await openQuestion();
  submit("B");
  fireEvent.click(button("Reset Quiz"), { detail: 1 });
  await screen.findByText("What is number 2?");
  fireEvent.click(button("Reset Quiz"), { detail: 2 });
  expect(screen.getByText("What is number 2?")).toBeDefined();
});

describe("an answer", () => {
  it("is submitted once, and keeps its button disabled", async () => {
    const { api } = await openQuestion();
    expect(button("Submit Answer").disabled).toBe(true);
    expect(screen.queryByRole("button", { name: "Next Question" })).toBeNull();
    submit("B");
    expect(feedback().textContent).toMatch(/^Correct!/);
    expect(button("Submit Answer").disabled).toBe(true);
    expect(document.activeElement).toBe(feedback());
    await waitFor(() => expect(api.bodies("POST /api/answers")).toHaveLength(1));
  });

  it("is told the correct letter when it is wrong", async () => {
    await openQuestion();
    submit("C");
    expect(feedback().textContent).toMatch(/^Incorrect\. The correct answer is B\./);
    expect(option("B").closest("label")?.textContent).toContain("Correct answer");
    expect(option("C").closest("label")?.textContent).toContain("Your answer, incorrect");
    expect(option("A").matches("fieldset:disabled *")).toBe(true);
  });

  it("is followed by the learner's settings and the explanation on demand", async () => {
    const { person } = await openQuestion(
      aLearner({ showExplanationsImmediately: false, feedbackStyle: "brief" }),
    );
    submit("B");
    expect(screen.getByText("Feedback: Brief summaries • Explanations: On demand")).toBeDefined();
    await person.click(button("Show Explanation"));
    const explanation = screen.getByRole("region", { name: "Explanation" });
    // On its button, Enter would hide it again.
    expect(document.activeElement).toBe(explanation);
    await person.click(button("Read Full Explanation"));
    expect(document.activeElement).toBe(explanation);
    expect(explanation.textContent).toContain("You chose B");
    expect(explanation.textContent).toContain("Work backwards from the number on its own.");
    await person.click(button("Hide Explanation"));
    expect(screen.queryByRole("region", { name: "Explanation" })).toBeNull();
  });

  it("leads to the next question, which takes the focus", async () => {
    const { person } = await openQuestion();
    submit("B");
    await person.click(button("Next Question"));
    expect(heading().textContent).toBe("Question 2");
    expect(document.activeElement).toBe(sheet());
  });

  it("is given by keys alone", async () => {
    await openQuestion();
    press("Enter");
    press("2");
    press("Enter");
    expect(screen.getByText("Correct!")).toBeDefined();
    press("?");
    expect(await screen.findByRole("dialog", { name: "Keyboard shortcuts" })).toBeDefined();
  });
});

it("is found after a reload as it was left, apart from practice", async () => {
  const { person } = await openQuestion();
  submit("B");
  await person.click(button("Next Question"));
  await person.click(option("D"));
  cleanup();
  await openQuestion();
  expect(heading().textContent).toBe("Question 2");
  expect(screen.getByText("100%")).toBeDefined();
  expect(option("D").checked).toBe(true);
  cleanup();
  visitAs(aLearner(), "/practice", questionServer());
  await screen.findByRole("button", { name: "Get Question" });
  expect(screen.queryByRole("article")).toBeNull();
});

it("keeps for the next visit a question that came too late for this one", async () => {
  let send = () => {};
  const server = questionServer();
  const { router } = await open(aLearner(), {
    ...server,
    "POST /api/question": async (choice) => {
      await new Promise<void>((resolve) => {
        send = resolve;
      });
      return server["POST /api/question"]?.(choice) ?? neverAnswer();
    },
  });
  await router.navigate({ to: "/dashboard" });
  await screen.findByRole("heading", { level: 1, name: /Ada Lovelace$/ });
  send();
  await waitFor(() => expect(localStorage.getItem("sat:learner:user-1:ahead:quiz")).not.toBeNull());
  cleanup();
  const { api } = await openQuestion(aLearner(), { "POST /api/question": neverAnswer });
  expect(screen.getByText("What is number 1?")).toBeDefined();
  expect(api.bodies("POST /api/question")).toHaveLength(1);
});

it("tells with the requests for the next ones which questions were shown", async () => {
  const { api } = await openQuestion();
  submit("B");
  fireEvent.click(button("Next Question"));
  await screen.findByText("What is number 2?");
  await waitFor(() => expect(api.bodies("POST /api/question")).toHaveLength(3));
  const told = api.bodies("POST /api/question").flatMap(({ shown = [] }) => shown);
  expect(told).toContain("q-1");
  expect(told).not.toContain("q-3");
});

it("submits at the end of the minute", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { api } = await openQuestion(aLearner({ timerEnabled: true }));
  expect(screen.getByRole("timer").textContent).toMatch(/1:00|0:59/);
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(screen.getByText("Time's up! Answer automatically submitted.")).toBeDefined();
  expect(api.bodies("POST /api/answers")[0]).toMatchObject({ answer: null, autoSubmitted: true });
});
