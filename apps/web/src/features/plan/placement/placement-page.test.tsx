import type { Progress, Score } from "@sat/contract";
import { SKILLS, type SkillCode } from "@sat/item";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { aLearner, questionServer } from "../../../test/question-server.ts";
import "../../../test/standards-mode.ts";
import { visitAs } from "../../../test/visit.tsx";

const none = { answers: 20, narrowedBy: [] };
const SCORE: Score = {
  reports: 0,
  total: { range: null, ...none },
  sections: [
    { section: "Reading and Writing", range: null, ...none },
    { section: "Math", range: { low: 480, high: 640 }, ...none },
  ],
};

const PROGRESS: Progress = {
  // The table's keys are the codes.
  skills: (Object.keys(SKILLS) as SkillCode[]).map((skill, at) => ({
    skill,
    step: null,
    estimate: { mean: -at, spread: 1, answers: at < 8 ? 1 : 0 },
    answers: 1,
    right: 1,
    recentAnswers: 1,
    recentRight: 1,
    trend: null,
    lastAnsweredAt: null,
    pace: null,
    examPace: 71,
  })),
  weeks: [],
  scores: [],
  domains: [],
  slips: [],
  confidence: { guessed: { answers: 0, right: 0 }, others: { answers: 0, right: 0 } },
  days: [],
  hours: [],
};

function open(address = "/placement") {
  return visitAs(aLearner(), address, {
    ...questionServer(),
    "GET /api/score": () => SCORE,
    "GET /api/progress": () => PROGRESS,
  });
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

async function start(name = "Start") {
  fireEvent.click(await screen.findByRole("button", { name }));
  await screen.findByRole("radiogroup");
}

function answer() {
  const [first] = within(screen.getByRole("article")).getAllByRole("radio");
  if (first !== undefined) fireEvent.click(first);
  fireEvent.click(button("Submit Answer"));
}

it("begins when the learner says so, and says which of twenty questions it is", async () => {
  const { api } = open();
  await screen.findByRole("heading", { level: 1, name: "Placement" });
  expect(api.bodies("POST /api/question")).toEqual([]);
  await start();
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Question 1 of 20");
  expect(api.bodies("POST /api/question")[0]).toMatchObject({
    section: "Mixed",
    purpose: "placement",
    kinds: ["choice", "entry"],
  });
});

it("asks for the next question when this one is answered, and the server has the answer", async () => {
  const { api } = open();
  await start();
  expect(api.bodies("POST /api/question")).toHaveLength(1);
  answer();
  await waitFor(() => expect(api.bodies("POST /api/question")).toHaveLength(2));
  const names = api.calls.map(({ endpoint }) => endpoint);
  expect(names.indexOf("POST /api/answers")).toBeLessThan(names.lastIndexOf("POST /api/question"));
  fireEvent.click(button("Next Question"));
  await screen.findByText("What is number 2?");
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Question 2 of 20");
});

it("can be left, and goes on with the question that was open", async () => {
  open();
  await start();
  answer();
  fireEvent.click(button("Next Question"));
  await screen.findByText("What is number 2?");
  cleanup();
  open();
  expect(await screen.findByText("What is number 2?")).toBeDefined();
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Question 2 of 20");
});

it("ends with the twentieth answer, at its result, and begins anew after that", async () => {
  const { address } = open();
  await start();
  for (let number = 1; number < 20; number++) {
    answer();
    fireEvent.click(button("Next Question"));
    await screen.findByText(`What is number ${number + 1}?`);
  }
  answer();
  fireEvent.click(button("See Your Result"));
  await screen.findByRole("heading", { level: 1, name: "Where You Stand" });
  expect(address()).toBe("/placement?done=true");
  cleanup();
  open();
  expect(await screen.findByRole("button", { name: "Start" })).toBeDefined();
});

it("tells of its result the scores so far, and the skills at either end", async () => {
  open("/placement?done=true");
  expect(await screen.findByText("480 to 640")).toBeDefined();
  expect(screen.getAllByText("Not yet")).toHaveLength(2);
  const names = async (region: string) => {
    const list = within(await screen.findByRole("region", { name: region }));
    return list.getAllByRole("listitem").map(({ textContent }) => textContent);
  };
  expect(await names("Going well")).toEqual([
    "Words in Context",
    "Text Structure and Purpose",
    "Cross-Text Connections",
  ]);
  expect(await names("Worth your time")).toEqual([
    "Boundaries",
    "Inferences",
    "Command of Evidence: Quantitative",
  ]);
  const link = screen.getByRole("link", { name: "Make Your Plan" });
  expect(link.getAttribute("href")).toBe("/plan");
});
