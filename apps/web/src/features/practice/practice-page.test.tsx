import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { withPreferences } from "../../test/a-user.ts";
import { loseConnection, neverAnswer, refuse } from "../../test/fake-api.ts";
import { button, openPractice, openQuestion, option, submit } from "../../test/practice-desk.tsx";
import { aLearner, questionServer } from "../../test/question-server.ts";
import "../../test/standards-mode.ts";

const menu = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name });
const press = (key: string, target: Element = document.body, init = {}) =>
  fireEvent.keyDown(target, { key, ...init });

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
});

describe("before the first question", () => {
  it("offers the way back, the menus and Get Question, and no score", async () => {
    await openPractice();
    expect(
      screen.getByRole<HTMLAnchorElement>("link", { name: /Back to Dashboard/ }).pathname,
    ).toBe("/dashboard");
    const sections = [...menu("Section").options].map((each) => each.textContent);
    expect(sections).toEqual(["Reading Comprehension", "Writing & Language", "Math", "Mixed"]);
    expect([...menu("Difficulty").options].map((each) => each.textContent)).toEqual([
      "Easy",
      "Medium",
      "Hard",
    ]);
    expect(screen.queryByText("Score")).toBeNull();
    expect(screen.queryByRole("button", { name: "Reset" })).toBeNull();
  });

  it("starts from the preferences", async () => {
    await openPractice(aLearner({ defaultSection: "Math", defaultDifficulty: "Hard" }));
    expect(menu("Section").value).toBe("Math");
    expect(menu("Difficulty").value).toBe("Hard");
    expect(screen.getByText("Challenging questions for score improvement")).toBeDefined();
  });

  it("follows the section in the address, and a choice made after it", async () => {
    const page = await openPractice(aLearner(), questionServer(), "/practice?section=Writing");
    expect(menu("Section").value).toBe("Writing");
    await page.person.selectOptions(menu("Section"), "Mixed");
    await waitFor(() => expect(page.address()).toBe("/practice?section=Mixed"));
  });

  it("passes over a section in the address that is none", async () => {
    await openPractice(aLearner(), questionServer(), "/practice?section=History");
    expect(menu("Section").value).toBe("Reading");
  });

  it("describes the chosen difficulty", async () => {
    const { person } = await openPractice();
    expect(screen.getByText("Standard SAT difficulty for regular practice")).toBeDefined();
    await person.selectOptions(menu("Difficulty"), "Easy");
    expect(screen.getByText("Foundation level questions for building confidence")).toBeDefined();
  });

  it("saves the timer when it is switched", async () => {
    const { person, api } = await openPractice();
    expect(screen.getByText("Practice without time pressure")).toBeDefined();
    await person.click(screen.getByRole("switch", { name: /Timer/ }));
    expect(screen.getByText("Questions will have a 60-second countdown timer")).toBeDefined();
    await waitFor(() =>
      expect(api.bodies("PATCH /api/me/preferences")).toEqual([{ timerEnabled: true }]),
    );
  });

  it("saves quick switches of the timer one after another", async () => {
    let answerFirst = () => {};
    const { person, api } = await openPractice(aLearner(), {
      "PATCH /api/me/preferences": (change) =>
        new Promise((resolve) => {
          answerFirst = () => resolve(withPreferences(aLearner(), change));
        }),
    });
    const timer = screen.getByRole("switch", { name: /Timer/ });
    await person.click(timer);
    await person.click(timer);
    expect(api.bodies("PATCH /api/me/preferences")).toEqual([{ timerEnabled: true }]);
    answerFirst();
    await waitFor(() =>
      expect(api.bodies("PATCH /api/me/preferences")[1]).toEqual({ timerEnabled: false }),
    );
  });

  it("only logs that the timer could not be saved", async () => {
    const { person } = await openPractice(aLearner(), {
      ...questionServer(),
      "PATCH /api/me/preferences": () => refuse(500),
    });
    await person.click(screen.getByRole("switch", { name: /Timer/ }));
    await waitFor(() => expect(console.warn).toHaveBeenCalled());
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("loading", () => {
  it("says so, and holds menus and button", async () => {
    const { person } = await openPractice(aLearner(), {
      ...questionServer(),
      "POST /api/question": neverAnswer,
    });
    await person.click(button("Get Question"));
    expect(button("Generating Question...").getAttribute("aria-disabled")).toBe("true");
    expect(document.activeElement).toBe(button("Generating Question..."));
    expect(menu("Section").disabled).toBe(true);
    expect(menu("Difficulty").disabled).toBe(true);
    expect(screen.getByRole("status").textContent).toMatch(/^Generating your/);
  });

  it("asks for the chosen section and difficulty", async () => {
    const { person, api } = await openPractice();
    await person.selectOptions(menu("Section"), "Math");
    await person.selectOptions(menu("Difficulty"), "Hard");
    await person.click(button("Get Question"));
    await screen.findByRole("heading", { name: "Question 1" });
    expect(api.bodies("POST /api/question")[0]).toEqual({
      section: "Math",
      difficulty: "Hard",
      kinds: ["choice", "entry"],
    });
  });

  it.each([
    ["lost connection", loseConnection],
    ["failing server", () => refuse(500)],
  ])("says that it failed on a %s, and tries again", async (_, fail) => {
    const { person, api } = await openPractice(aLearner(), {
      ...questionServer(),
      "POST /api/question": fail,
    });
    await person.click(button("Get Question"));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain(
      "Failed to load question. Please check your connection and try again.",
    );
    api.answer(questionServer());
    await person.click(button("Try Again"));
    await screen.findByRole("heading", { name: "Question 1" });
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("gives way to the sign-in page when the session has expired", async () => {
    const { person, address } = await openPractice(aLearner(), {
      ...questionServer(),
      "POST /api/question": () => refuse(401),
    });
    await person.click(button("Get Question"));
    await screen.findByRole("button", { name: "Continue with Google" });
    expect(address()).toBe("/login");
  });

  it("refuses a question of the wrong shape", async () => {
    const { person } = await openPractice(aLearner(), questionServer({ explanation: "" }));
    await person.click(button("Get Question"));
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Invalid question format received. Please try again.",
    );
  });
});

describe("an open question", () => {
  it("shows badges, number, question and options, and takes the focus", async () => {
    await openQuestion();
    expect(document.activeElement?.textContent).toBe("Question 1");
    const box = within(screen.getByRole("article"));
    expect(box.getByText("Math")).toBeDefined();
    expect(box.getByText("Medium")).toBeDefined();
    expect(box.getByText("What is number 1?")).toBeDefined();
    expect(box.getAllByRole("radio")).toHaveLength(4);
  });

  it("shows a passage in Reading only", async () => {
    await openQuestion(
      aLearner(),
      questionServer({ section: "Reading", passage: "Once upon a time." }),
    );
    expect(screen.getByText("Once upon a time.")).toBeDefined();
    cleanup();
    localStorage.clear();
    await openQuestion(
      aLearner(),
      questionServer({ section: "Writing", passage: "Once upon a time." }),
    );
    expect(screen.queryByText("Once upon a time.")).toBeNull();
  });

  it("is honest about a question that comes round again", async () => {
    await openQuestion(aLearner(), questionServer({ seenBefore: true }));
    expect(screen.getByText("Seen before")).toBeDefined();
  });

  it("can be submitted once an option is chosen", async () => {
    const { person } = await openQuestion();
    expect(button("Submit Answer").disabled).toBe(true);
    await person.click(option("A"));
    expect(button("Submit Answer").disabled).toBe(false);
  });

  it("has no timer switch but says how it stands", async () => {
    await openQuestion();
    expect(screen.queryByRole("switch", { name: /Timer/ })).toBeNull();
    expect(screen.getByText("Untimed Practice")).toBeDefined();
    expect(screen.queryByRole("timer")).toBeNull();
  });

  it("survives a reload, with score and choice", async () => {
    const { person } = await openQuestion();
    await submit("B");
    await person.click(button("Next Question"));
    await screen.findByRole("heading", { name: "Question 2" });
    await person.click(option("D"));
    cleanup();
    await openPractice();
    expect(screen.getByText("1 / 1")).toBeDefined();
    expect(screen.getByText("What is number 2?")).toBeDefined();
    expect(option("D").checked).toBe(true);
  });
});

describe("an answered question", () => {
  it("scores a right answer", async () => {
    await openQuestion();
    await submit("B");
    expect(screen.getByText("1 / 1")).toBeDefined();
    expect(screen.getByText("100%")).toBeDefined();
    expect(screen.getByRole("status").textContent).toBe("Correct!");
    expect(screen.getByRole("switch", { name: /Timer/ })).toBeDefined();
  });

  it("names the correct answer after a wrong one", async () => {
    await openQuestion();
    await submit("C");
    expect(screen.getByText("0 / 1")).toBeDefined();
    expect(screen.getByRole("status").textContent).toBe("Incorrect. The correct answer is B.");
    expect(option("A").matches("fieldset:disabled *")).toBe(true);
  });

  it("is sent to the server, whose stats are then shown", async () => {
    const { api, person } = await openQuestion();
    await submit("B");
    await waitFor(() => expect(api.bodies("POST /api/answers")).toHaveLength(1));
    expect(api.bodies("POST /api/answers")[0]).toMatchObject({
      questionId: "q-1",
      answer: "B",
      autoSubmitted: false,
      timeZone: expect.any(String),
    });
    await person.click(screen.getByRole("link", { name: /Back to Dashboard/ }));
    const progress = within(await screen.findByRole("region", { name: "Your Progress" }));
    expect(progress.getByText("7")).toBeDefined();
  });

  it("keeps its newer stats when a preference saved later answers with older ones", async () => {
    const { api, person } = await openQuestion();
    await submit("B");
    await waitFor(() => expect(api.bodies("POST /api/answers")).toHaveLength(1));
    await person.click(screen.getByRole("switch", { name: /Timer/ }));
    await waitFor(() => expect(api.bodies("PATCH /api/me/preferences")).toHaveLength(1));
    await person.click(screen.getByRole("link", { name: /Back to Dashboard/ }));
    const progress = within(await screen.findByRole("region", { name: "Your Progress" }));
    expect(progress.getByText("7")).toBeDefined();
  });

  it("only logs that it could not be sent, and is sent when the page comes back", async () => {
    const { api } = await openQuestion(aLearner(), {
      ...questionServer(),
      "POST /api/answers": loseConnection,
    });
    await submit("B");
    await waitFor(() => expect(console.warn).toHaveBeenCalled());
    expect(screen.queryByRole("alert")).toBeNull();
    expect(api.bodies("POST /api/answers")).toHaveLength(1);
    cleanup();
    const again = await openPractice();
    await waitFor(() => expect(again.api.bodies("POST /api/answers")).toHaveLength(1));
  });

  it("leads to the next question, which is there already", async () => {
    const { api, person } = await openQuestion();
    await submit("B");
    await waitFor(() => expect(api.bodies("POST /api/question")).toHaveLength(2));
    fireEvent.click(button("Next Question"));
    expect(screen.getByRole("heading", { name: "Question 2" })).toBe(document.activeElement);
    expect(screen.getByText("What is number 2?")).toBeDefined();
    await person.click(option("A"));
    expect(screen.queryByText("Correct!")).toBeNull();
  });

  it("drops the question fetched ahead when another section is chosen", async () => {
    const { api, person } = await openQuestion();
    await submit("B");
    await person.selectOptions(menu("Section"), "Math");
    await person.click(button("Next Question"));
    await screen.findByText("What is number 3?");
    expect(api.bodies("POST /api/question").map(({ section }) => section)).toEqual([
      "Reading",
      "Reading",
      "Math",
      "Math",
    ]);
  });

  it("begins anew after Reset", async () => {
    const { person } = await openQuestion();
    await submit("B");
    await person.click(button("Reset"));
    expect(screen.queryByText("Score")).toBeNull();
    expect(screen.queryByRole("article")).toBeNull();
    expect(screen.queryByRole("button", { name: "Reset" })).toBeNull();
  });
});

describe("the explanation", () => {
  it("is shown straight after the answer", async () => {
    await openQuestion();
    await submit("B");
    expect(screen.getByRole("region", { name: "Explanation" })).toBeDefined();
    expect(
      screen.getByText("Feedback: Detailed explanations • Explanations: Show immediately"),
    ).toBeDefined();
  });

  it("is shown and hidden on demand", async () => {
    const { person } = await openQuestion(
      aLearner({ showExplanationsImmediately: false, feedbackStyle: "brief" }),
    );
    await submit("B");
    expect(screen.queryByRole("region", { name: "Explanation" })).toBeNull();
    expect(screen.getByText("Feedback: Brief summaries • Explanations: On demand")).toBeDefined();
    await person.click(button("Show Explanation"));
    expect(button("Read Full Explanation")).toBeDefined();
    await person.click(button("Hide Explanation"));
    expect(screen.queryByRole("region", { name: "Explanation" })).toBeNull();
  });

  it("is closed again with the next question", async () => {
    const { person } = await openQuestion(aLearner({ showExplanationsImmediately: false }));
    await submit("B");
    await person.click(button("Show Explanation"));
    await person.click(button("Next Question"));
    await screen.findByRole("heading", { name: "Question 2" });
    await submit("B");
    expect(button("Show Explanation")).toBeDefined();
  });
});

describe("the keyboard", () => {
  it.each([
    ["c", "C"],
    ["D", "D"],
    ["1", "A"],
    ["4", "D"],
  ])("chooses with %s", async (key, letter) => {
    await openQuestion();
    press(key);
    expect(option(letter).checked).toBe(true);
  });

  it("submits with Enter, then goes on", async () => {
    await openQuestion();
    press("Enter");
    expect(button("Submit Answer")).toBeDefined();
    press("b");
    press("Enter");
    expect(screen.getByText("Correct!")).toBeDefined();
    press("Enter", document.body, { repeat: true });
    expect(screen.getByText("Correct!")).toBeDefined();
    press("Enter");
    await screen.findByRole("heading", { name: "Question 2" });
  });

  it("never skips what a letter has chosen, wherever the focus was", async () => {
    const { api } = await openQuestion();
    button("Get Question").focus();
    press("b", button("Get Question"));
    expect(document.activeElement).toBe(option("B"));
    press("Enter", option("B"));
    expect(screen.getByText("Correct!")).toBeDefined();
    expect(document.activeElement).toBe(button("Next Question"));
    await waitFor(() => expect(api.bodies("POST /api/answers")).toHaveLength(1));
  });

  it("is alive while a switch has the focus", async () => {
    const { person } = await openQuestion();
    await submit("B");
    await person.click(screen.getByRole("switch", { name: /Timer/ }));
    press("Enter", screen.getByRole("switch", { name: /Timer/ }));
    await screen.findByRole("heading", { name: "Question 2" });
  });

  it("leaves Enter to a button that has the focus", async () => {
    await openQuestion();
    await submit("B");
    press("Enter", button("Get Question"));
    expect(screen.getByText("Correct!")).toBeDefined();
  });

  it("is dead in a menu, with a modifier and while a dialog is open", async () => {
    const { person } = await openQuestion();
    press("c", menu("Section"));
    press("c", document.body, { ctrlKey: true });
    press("?");
    const dialog = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
    press("c");
    expect(option("C").checked).toBe(false);
    await person.click(within(dialog).getByRole("button", { name: "Close" }));
    press("c");
    expect(option("C").checked).toBe(true);
  });

  it("is dead for single keys where they are switched off, but not for Enter", async () => {
    const { person } = await openQuestion();
    await person.click(button("Keyboard shortcuts"));
    const single = () => screen.getByRole<HTMLInputElement>("switch", { name: /^Single-key/ });
    await person.click(single());
    expect(single().checked).toBe(false);
    await person.click(button("Close"));
    press("c");
    press("3");
    press("?");
    expect(option("C").checked).toBe(false);
    expect(document.querySelector("dialog[open]")).toBeNull();
    fireEvent.click(option("B"));
    press("Enter");
    expect(screen.getByText("Correct!")).toBeDefined();
    cleanup();
    await openPractice();
    press("?");
    expect(document.querySelector("dialog[open]")).toBeNull();
    await person.click(button("Keyboard shortcuts"));
    expect(single().checked).toBe(false);
    await person.click(single());
    await person.click(button("Close"));
    press("?");
    expect(document.querySelector("dialog[open]")).not.toBeNull();
  });

  it("does not let a double click on Get Question use up another", async () => {
    await openQuestion();
    await submit("B");
    fireEvent.click(button("Get Question"), { detail: 1 });
    await screen.findByRole("heading", { name: "Question 2" });
    fireEvent.click(button("Get Question"), { detail: 2 });
    expect(screen.getByText("What is number 2?")).toBeDefined();
  });

  it("does not let a double click skip the result", async () => {
    await openQuestion();
    fireEvent.click(option("B"));
    fireEvent.click(button("Submit Answer"), { detail: 1 });
    fireEvent.click(button("Next Question"), { detail: 2 });
    expect(screen.getByText("Correct!")).toBeDefined();
  });
});

it("counts the time spent on a question before the page was left", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { person } = await openQuestion();
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  await person.click(screen.getByRole("link", { name: /Back to Dashboard/ }));
  await screen.findByRole("region", { name: "Quick Practice" });
  cleanup();
  await act(() => vi.advanceTimersByTimeAsync(300_000));
  const { api } = await openPractice();
  await submit("B");
  await waitFor(() => expect(api.bodies("POST /api/answers")).toHaveLength(1));
  const { timeSpent } = api.bodies("POST /api/answers")[0] ?? { timeSpent: 0 };
  expect(timeSpent).toBeGreaterThanOrEqual(20_000);
  expect(timeSpent).toBeLessThan(60_000);
});
