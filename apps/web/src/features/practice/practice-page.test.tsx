import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { withPreferences } from "../../test/a-user.ts";
import { loseConnection, neverAnswer, refuse, NOBODY } from "../../test/fake-api.ts";
import {
  button,
  feedback,
  openPractice,
  openQuestion,
  option,
  submit,
} from "../../test/practice-desk.tsx";
import { aQuestion } from "../../test/a-question.ts";
import { aLearner, questionServer } from "../../test/question-server.ts";
import "../../test/standards-mode.ts";

const menu = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name });

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
      "Adaptive",
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
    const { api, person, address } = await openPractice(aLearner(), {
      ...questionServer(),
      "POST /api/question": () => refuse(401),
    });
    api.answer(NOBODY);
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
    const sheet = screen.getByRole("article", { name: "Question 1" });
    expect(document.activeElement).toBe(sheet);
    const box = within(sheet);
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
    expect(within(feedback()).getByText("Correct!")).toBeDefined();
    expect(document.activeElement).toBe(feedback());
    expect(screen.getByRole("switch", { name: /Timer/ })).toBeDefined();
  });

  it("names the correct answer after a wrong one", async () => {
    await openQuestion();
    await submit("C");
    expect(screen.getByText("0 / 1")).toBeDefined();
    const said = feedback().textContent;
    expect(said).toMatch(/^Incorrect\. The correct answer is B\.You chose C.*Explanation/s);
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
    expect(screen.getByRole("article", { name: "Question 2" })).toBe(document.activeElement);
    expect(screen.getByText("What is number 2?")).toBeDefined();
    await person.click(option("A"));
    expect(screen.queryByText("Correct!")).toBeNull();
  });

  it("leads to another like it when it is wrong, once the server has the answer", async () => {
    const { api, person } = await openQuestion();
    await submit("C");
    await person.click(button("Another Like It"));
    await screen.findByRole("heading", { name: "Question 2" });
    expect(api.bodies("POST /api/question").at(-1)).toMatchObject({ like: "q-1" });
    expect(api.bodies("POST /api/answers")).toHaveLength(1);
  });

  it("offers no other like it when it is right", async () => {
    await openQuestion();
    await submit("B");
    expect(screen.queryByRole("button", { name: "Another Like It" })).toBeNull();
  });

  it("leads on to another question when the server knows of none like it", async () => {
    const { api, person } = await openQuestion();
    await submit("C");
    api.answer({
      ...questionServer(),
      "POST /api/question": ({ like }) =>
        like === undefined ? aQuestion({ id: "q-9" }) : refuse(422),
    });
    await person.click(button("Another Like It"));
    await screen.findByRole("heading", { name: "Question 2" });
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
