import { cleanup, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { aQuestion } from "../../test/a-question.ts";
import { type Handlers, loseConnection, neverAnswer } from "../../test/fake-api.ts";
import { button, openPractice, openQuestion, submit } from "../../test/practice-desk.tsx";
import { aLearner, questionServer } from "../../test/question-server.ts";
import "../../test/standards-mode.ts";
import { visitAs } from "../../test/visit.tsx";

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

const MET = { because: "wish", met: "slip", near: "model" } as const;
const TWIN = "/practice?like=missed-1";
const SEEN = "That was the same trap. You saw it this time.";

/** A learner whose history has one missed question. */
const withMissed = (): Handlers => ({
  ...questionServer({ reason: MET }),
  "GET /api/history": () => ({
    entries: [
      {
        questionId: "missed-1",
        section: "Math",
        topic: "linear-equations",
        difficulty: "Medium",
        question: "What was missed?",
        correct: false,
        answeredAt: "2026-11-20T18:15:00.000Z",
        timeSpent: 41_300,
      },
    ],
    next: null,
  }),
  "GET /api/history/{id}": () => ({
    question: aQuestion({ id: "missed-1" }),
    userAnswer: "C",
    correct: false,
    autoSubmitted: false,
    answeredAt: "2026-11-20T18:15:00.000Z",
    timeSpent: 41_300,
    report: null,
  }),
});

const shown = (number: number) => screen.findByText(`What is number ${number}?`);
const likes = ({ api }: ReturnType<typeof visitAs>) =>
  api.bodies("POST /api/question").flatMap(({ like }) => like ?? []);

async function openMissed(handlers = withMissed()) {
  const page = visitAs(aLearner(), "/history", handlers);
  await page.person.click(await screen.findByText("What was missed?"));
  await screen.findByRole("link", { name: "Another Like It" });
  return page;
}

describe("the way to a twin from a missed question of the history", () => {
  it("leads to practice with the twin as the question, which the address does not keep", async () => {
    const page = await openMissed();
    await page.person.click(screen.getByRole("link", { name: "Another Like It" }));
    await shown(1);
    expect(screen.getByText("Another like it")).toBeDefined();
    await waitFor(() => expect(page.address()).toBe("/practice"));
    expect(likes(page)).toEqual(["missed-1"]);
    page.router.history.back();
    await screen.findByText("What was missed?");
  });

  it("asks for one twin on a double click", async () => {
    const page = await openMissed();
    await page.person.dblClick(screen.getByRole("link", { name: "Another Like It" }));
    await shown(1);
    await waitFor(() => expect(page.address()).toBe("/practice"));
    expect(likes(page)).toEqual(["missed-1"]);
  });

  it.each(["right", "skipped"])("is not there of one that was %s", async (result) => {
    const page = visitAs(aLearner(), "/history", {
      ...withMissed(),
      "GET /api/history/{id}": () => ({
        question: aQuestion({ id: "missed-1" }),
        ...(result === "right"
          ? { userAnswer: "B", correct: true, timeSpent: 1 }
          : { userAnswer: null, correct: null, timeSpent: null }),
        autoSubmitted: false,
        answeredAt: "2026-11-20T18:15:00.000Z",
        report: null,
      }),
    });
    await page.person.click(await screen.findByText("What was missed?"));
    await screen.findByRole("article");
    expect(screen.queryByRole("link", { name: "Another Like It" })).toBeNull();
  });
});

describe("the address of a twin", () => {
  it("brings it in place of the open question, which is skipped", async () => {
    await openQuestion();
    cleanup();
    const page = visitAs(aLearner(), TWIN, questionServer({ question: "What is the twin?" }));
    await screen.findByText("What is the twin?");
    await waitFor(() => expect(page.address()).toBe("/practice"));
    expect(likes(page)).toEqual(["missed-1"]);
    await waitFor(() => expect(page.api.bodies("POST /api/skips")).toHaveLength(1));
  });

  it("asks anew after a reload as long as it has not come", async () => {
    const page = await openPractice(aLearner(), { "POST /api/question": neverAnswer }, TWIN);
    await waitFor(() => expect(likes(page)).toEqual(["missed-1"]));
    expect(page.address()).toBe(TWIN);
    cleanup();
    const again = visitAs(aLearner(), TWIN, questionServer());
    await shown(1);
    expect(likes(again)).toEqual(["missed-1"]);
  });

  it("leaves a twin that is open as it is, and brings another once that is answered", async () => {
    visitAs(aLearner(), TWIN, questionServer());
    await shown(1);
    cleanup();
    const open = visitAs(aLearner(), TWIN, questionServer());
    await shown(1);
    await waitFor(() => expect(open.address()).toBe("/practice"));
    expect(likes(open)).toEqual([]);
    await submit("B");
    cleanup();
    const answered = visitAs(aLearner(), TWIN, questionServer({ question: "What is the twin?" }));
    await screen.findByText("What is the twin?");
    expect(likes(answered)).toEqual(["missed-1"]);
  });

  it("says so when it does not come, and gets it on a second try", async () => {
    const lost = { ...questionServer(), "POST /api/question": loseConnection };
    const page = await openPractice(aLearner(), lost, TWIN);
    await screen.findByText(/^Failed to load question/);
    expect(page.address()).toBe(TWIN);
    page.api.answer(questionServer());
    await page.person.click(button("Try Again"));
    await shown(1);
    expect(likes(page)).toEqual(["missed-1", "missed-1"]);
    await waitFor(() => expect(page.address()).toBe("/practice"));
  });

  it.each(["like=", "like=7", "like=%7B%7D"])("that names none is practice: %s", async (search) => {
    const page = await openPractice(aLearner(), questionServer(), `/practice?${search}`);
    expect(button("Get Question")).toBeDefined();
    expect(page.api.bodies("POST /api/question")).toEqual([]);
  });
});

describe("a question with the trap that was missed", () => {
  it("says that it was seen, when it is answered right", async () => {
    visitAs(aLearner(), TWIN, questionServer({ reason: MET }));
    await shown(1);
    await submit("B");
    expect(screen.getByText(SEEN)).toBeDefined();
  });

  it.each([
    ["it is answered wrong", "C", MET],
    ["the trap was not on offer", "B", { because: "wish", unmet: "slip" }],
    ["no trap was known", "B", { because: "wish", near: "skill" }],
  ] as const)("says nothing of it when %s", async (_, letter, reason) => {
    visitAs(aLearner(), TWIN, questionServer({ reason }));
    await shown(1);
    await submit(letter);
    expect(screen.queryByText(SEEN)).toBeNull();
  });
});
