import { waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aQuestion } from "../../test/a-question.ts";
import { UsedUp } from "../offline/used-up.ts";
import { answerGiven, createPractice } from "./practice.ts";
import type { Choice, QuestionSupply, Supplied } from "./question-supply.ts";
import { LOAD_FAILED, newSession, type Session } from "./session.ts";

const CHOICE = { section: "Math", difficulty: "Medium", timed: true } as const;

/** A practice over a supply whose questions come when the test sends them, under a clock that the test moves. */
function aPractice() {
  const coming: ((supplied: Supplied) => void)[] = [];
  const back: [Choice, Supplied][] = [];
  const prepared: Choice[] = [];
  const supply: QuestionSupply = {
    take: () => new Promise((resolve) => coming.push(resolve)),
    putBack: (...given) => void back.push(given),
    prepare: (choice) => void prepared.push(choice),
  };
  const clock = { now: 1_000_000 };
  const practice = createPractice({
    initial: newSession(CHOICE),
    supply,
    now: () => clock.now,
  });
  practice.open();
  const arrive = async (at = coming.length - 1) => {
    coming[at]?.({ question: aQuestion({ id: `q-${at + 1}` }) });
    await Promise.resolve();
  };
  return { practice, clock, back, prepared, arrive };
}

async function openQuestion() {
  const running = aPractice();
  running.practice.request();
  await running.arrive();
  return running;
}

describe("leading on", () => {
  it("does nothing before an option is chosen, submits it, then goes on", async () => {
    const { practice } = await openQuestion();
    practice.leadOn();
    expect(practice.session().phase).toBe("shown");
    practice.select("B");
    practice.leadOn();
    expect(practice.session()).toMatchObject({ phase: "submitted", correct: true });
    practice.leadOn();
    expect(practice.session().phase).toBe("loading");
  });

  it("does not let a press that came a moment too late skip the result", async () => {
    const { practice, clock } = await openQuestion();
    practice.select("B");
    clock.now += 60_100;
    practice.send({ kind: "ticked", at: clock.now });
    clock.now += 600;
    practice.leadOn();
    expect(practice.session()).toMatchObject({ phase: "submitted", autoSubmitted: true });
    clock.now += 1;
    practice.leadOn();
    expect(practice.session().phase).toBe("loading");
  });

  it("goes on at once from a result of an earlier page, whose time was another", async () => {
    const { practice, clock } = await openQuestion();
    clock.now += 60_100;
    practice.send({ kind: "ticked", at: clock.now });
    clock.now = 5_000;
    practice.leadOn();
    expect(practice.session().phase).toBe("loading");
  });
});

describe("a question that comes too late", () => {
  const late = { question: aQuestion({ id: "q-1" }) };
  const choice = { section: "Math", difficulty: "Medium" };

  it("is put back when the page is gone", async () => {
    const { practice, back, arrive } = aPractice();
    practice.request();
    practice.close();
    await arrive();
    expect(back).toEqual([[choice, late]]);
  });

  it("is asked for again when the page, which was only put by, is back", async () => {
    const { practice, arrive } = aPractice();
    practice.request();
    practice.close();
    await arrive();
    practice.open();
    await arrive();
    expect(practice.session()).toMatchObject({ phase: "shown", question: { id: "q-2" } });
  });

  it("is put back when the practice was reset, and the next is shown", async () => {
    const { practice, back, arrive } = aPractice();
    practice.request();
    practice.send({ kind: "reset" });
    practice.request();
    await arrive(0);
    expect(practice.session().phase).toBe("loading");
    expect(back).toEqual([[choice, late]]);
    await arrive(1);
    expect(practice.session()).toMatchObject({ phase: "shown", question: { id: "q-2" } });
  });
});

describe("a question that does not come", () => {
  it.each([
    ["fails as the specification says", new Error("no connection"), LOAD_FAILED],
    ["says so when those that were kept are used up", new UsedUp("None left."), "None left."],
  ])("%s", async (_, error, message) => {
    const practice = createPractice({
      initial: newSession(CHOICE),
      supply: { take: () => Promise.reject(error), putBack: () => {}, prepare: () => {} },
      now: () => 0,
    });
    practice.open();
    practice.request();
    await waitFor(() => expect(practice.session()).toMatchObject({ phase: "error", message }));
  });
});

describe("fetching ahead", () => {
  it("is not tried again with every tick of the countdown", async () => {
    const { practice, clock, prepared } = await openQuestion();
    expect(prepared).toHaveLength(1);
    for (let second = 0; second < 5; second += 1) {
      clock.now += 1_000;
      practice.send({ kind: "ticked", at: clock.now });
    }
    practice.select("B");
    expect(prepared).toHaveLength(1);
  });

  it("is tried with the answer, another choice and the page's return", async () => {
    const { practice, prepared } = await openQuestion();
    practice.select("B");
    practice.leadOn();
    practice.send({ kind: "section-chosen", section: "Reading" });
    practice.send({ kind: "difficulty-chosen", difficulty: "Hard" });
    practice.close();
    practice.open();
    expect(prepared.slice(1)).toEqual([
      { section: "Math", difficulty: "Medium" },
      { section: "Reading", difficulty: "Medium" },
      { section: "Reading", difficulty: "Hard" },
      { section: "Reading", difficulty: "Hard" },
    ]);
  });
});

describe("the answer that a change gave", () => {
  it("names the question, the option and the time", async () => {
    const { practice, clock } = await openQuestion();
    const changes: [Session, Session][] = [];
    practice.subscribe((before, after) => changes.push([before, after]));
    practice.select("C");
    clock.now += 2_000;
    practice.leadOn();
    expect(changes.map(([before, after]) => answerGiven(before, after))).toEqual([
      undefined,
      { questionId: "q-1", answer: "C", timeSpent: 2_000, autoSubmitted: false },
    ]);
  });
});
