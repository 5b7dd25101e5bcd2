import type { OptionLetter } from "@sat/item";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aQuestion } from "../../test/a-question.ts";
import { secondsLeft } from "./countdown.ts";
import {
  INVALID_QUESTION,
  LOAD_FAILED,
  type Session,
  type SessionEvent,
  newSession,
  next,
} from "./session.ts";

const START = 1_000_000;
const CHOICE = { section: "Math", difficulty: "Medium", timed: true } as const;

function after(...events: SessionEvent[]): Session {
  return events.reduce(next, newSession(CHOICE));
}

const requested: SessionEvent = { kind: "requested" };
const loaded: SessionEvent = { kind: "loaded", request: 1, question: aQuestion(), at: START };
const shown = [requested, loaded];
const at = (milliseconds: number) => START + milliseconds;
const tick = (milliseconds: number): SessionEvent => ({ kind: "ticked", at: at(milliseconds) });
const select = (letter: OptionLetter): SessionEvent => ({ kind: "selected", letter });
const submit = (milliseconds: number): SessionEvent => ({
  kind: "submitted",
  at: at(milliseconds),
});

describe("phases", () => {
  const table: [string, SessionEvent[], Partial<Session>][] = [
    ["begins idle, at nought", [], { phase: "idle", score: 0, total: 0 }],
    ["loads after a request", [requested], { phase: "loading" }],
    ["shows a valid question with nothing selected", shown, { phase: "shown", selected: null }],
    [
      "ignores an answer to an abandoned request",
      [requested, { kind: "reset" }, requested, loaded],
      { phase: "loading" },
    ],
    [
      "says that a load failed",
      [requested, { kind: "load-failed", request: 1 }],
      { phase: "error", message: LOAD_FAILED },
    ],
    [
      "loads again after an error",
      [requested, { kind: "load-failed", request: 1 }, requested],
      { phase: "loading", request: 2 },
    ],
    ["ignores a second request while loading", [requested, requested], { request: 1 }],
    ["ignores a submit with nothing selected", [...shown, submit(500)], { phase: "shown" }],
    ["keeps the last selection", [...shown, select("A"), select("C")], { selected: "C" }],
    [
      "scores a right answer",
      [...shown, select("B"), submit(500)],
      { phase: "submitted", correct: true, score: 1, total: 1, timeSpent: 500 },
    ],
    [
      "counts a wrong answer without scoring it",
      [...shown, select("A"), submit(500)],
      { phase: "submitted", correct: false, autoSubmitted: false, score: 0, total: 1 },
    ],
    [
      "counts a question once, however often it is submitted",
      [...shown, select("B"), submit(500), submit(600), tick(90_000)],
      { score: 1, total: 1 },
    ],
    [
      "keeps the selection after the submit",
      [...shown, select("B"), submit(500), select("A")],
      { selected: "B" },
    ],
    [
      "forgets the selection and the auto-submit with a new question",
      [...shown, select("A"), tick(60_100), requested, { ...loaded, request: 2 }],
      { phase: "shown", selected: null, score: 0, total: 1 },
    ],
    [
      "clears score, total and question on reset",
      [...shown, select("B"), submit(500), { kind: "reset" }],
      { phase: "idle", score: 0, total: 0 },
    ],
    [
      "clears an error on reset",
      [requested, { kind: "load-failed", request: 1 }, { kind: "reset" }],
      { phase: "idle" },
    ],
    [
      "takes a new section and difficulty for the next question",
      [
        ...shown,
        { kind: "section-chosen", section: "Mixed" },
        { kind: "difficulty-chosen", difficulty: "Hard" },
      ],
      { phase: "shown", section: "Mixed", difficulty: "Hard" },
    ],
    [
      "sets the question aside when the learner comes for another section",
      [...shown, select("B"), submit(500), requested, { kind: "arrived", section: "Writing" }],
      { phase: "idle", section: "Writing", score: 1, total: 1 },
    ],
    [
      "keeps the question when the learner comes for the same section",
      [...shown, { kind: "arrived", section: "Math" }],
      { phase: "shown" },
    ],
    [
      "keeps section and difficulty while loading",
      [
        requested,
        { kind: "section-chosen", section: "Mixed" },
        { kind: "difficulty-chosen", difficulty: "Hard" },
      ],
      { section: "Math", difficulty: "Medium" },
    ],
  ];

  it.each(table)("%s", (_, events, expected) => {
    expect(after(...events)).toMatchObject(expected);
  });
});

describe("the validity of a question", () => {
  const whole = aQuestion();
  const { D: _, ...three } = whole.options;
  const invalid: [string, unknown][] = [
    ["nothing", null],
    ["a text", "question"],
    ["no question text", { ...whole, question: "" }],
    ["no options", { ...whole, options: undefined }],
    ["three options", { ...whole, options: three }],
    ["five options", { ...whole, options: { ...whole.options, E: "$9$" } }],
    ["a correct answer that is no option", { ...whole, correctAnswer: "E" }],
    ["no correct answer", { ...whole, correctAnswer: undefined }],
    ["no explanation", { ...whole, explanation: undefined }],
  ];

  it.each(invalid)("refuses %s", (_name, question) => {
    expect(after(requested, { kind: "loaded", request: 1, question, at: START })).toMatchObject({
      phase: "error",
      message: INVALID_QUESTION,
    });
  });

  it("accepts the specification's bare fields and takes the rest from what was asked for", () => {
    const { question, options, correctAnswer, explanation } = whole;
    const bare = { question, options, correctAnswer, explanation };
    const session = after(requested, { kind: "loaded", request: 1, question: bare, at: START });
    expect(session).toMatchObject({ phase: "shown", question: { ...bare, section: "Math" } });
  });

  it("needs no passage", () => {
    expect(aQuestion()).not.toHaveProperty("passage");
    expect(after(...shown).phase).toBe("shown");
  });
});

describe("the countdown", () => {
  it("starts at 60 s, 100 ms after the question", () => {
    expect(left(after(...shown))).toBe(60);
    expect(left(after(...shown, tick(100)))).toBe(60);
    expect(left(after(...shown, tick(1_100)))).toBe(59);
    expect(left(after(...shown, tick(60_099)))).toBe(1);
  });

  it("submits what is selected when it reaches 0", () => {
    expect(after(...shown, select("B"), tick(60_100))).toMatchObject({
      phase: "submitted",
      autoSubmitted: true,
      correct: true,
      selected: "B",
      score: 1,
      timeSpent: 60_100,
    });
  });

  it("counts nothing selected as wrong", () => {
    expect(after(...shown, tick(60_100))).toMatchObject({
      autoSubmitted: true,
      correct: false,
      selected: null,
      score: 0,
      total: 1,
    });
  });

  it("marks a submit after the deadline as automatic", () => {
    expect(after(...shown, select("A"), submit(60_500))).toMatchObject({ autoSubmitted: true });
  });

  it("is absent when the timer is off", () => {
    const session = after({ kind: "timer-toggled" }, ...shown, tick(999_000));
    expect(session).toMatchObject({ phase: "shown", deadline: null });
  });

  it("ignores a toggle while a question is open", () => {
    expect(after(...shown, { kind: "timer-toggled" }).timed).toBe(true);
    expect(after(...shown, select("A"), submit(5), { kind: "timer-toggled" }).timed).toBe(false);
  });

  it("stands still while the page is away and goes on from what was left", () => {
    const away = after(...shown, tick(20_100), { kind: "left", at: at(20_600) });
    const back = next(away, { kind: "resumed", at: at(9_000_000) });
    expect(left(back)).toBe(left(away));
    expect(next(back, { kind: "ticked", at: at(9_000_000 + 39_499) }).phase).toBe("shown");
    expect(next(back, { kind: "ticked", at: at(9_000_000 + 39_500) }).phase).toBe("submitted");
  });

  it("leaves the time away out of the time spent", () => {
    const away = after(...shown, select("B"), { kind: "left", at: at(3_000) });
    const back = next(away, { kind: "resumed", at: at(500_000) });
    expect(next(back, { kind: "submitted", at: at(501_000) })).toMatchObject({ timeSpent: 4_000 });
  });
});

describe("laws", () => {
  const letter = fc.constantFrom<OptionLetter[]>("A", "B", "C", "D");
  const question = fc.oneof(
    { weight: 4, arbitrary: letter.map((correctAnswer) => aQuestion({ correctAnswer })) },
    { weight: 1, arbitrary: fc.anything() },
  );
  const instant = fc.integer({ min: 0, max: 300_000 }).map(at);
  const event = fc.oneof<fc.Arbitrary<SessionEvent>[]>(
    fc.constantFrom<SessionEvent[]>({ kind: "requested" }, { kind: "timer-toggled" }),
    fc.record({
      kind: fc.constant("loaded" as const),
      request: fc.integer({ min: 1, max: 4 }),
      question,
      at: instant,
    }),
    fc.record({ kind: fc.constant("load-failed" as const), request: fc.constant(1) }),
    fc.record({ kind: fc.constant("selected" as const), letter }),
    fc.record({
      kind: fc.constantFrom("submitted" as const, "ticked" as const, "left" as const),
      at: instant,
    }),
    fc.record({ kind: fc.constant("resumed" as const), at: instant }),
  );
  const history = fc.array(event, { maxLength: 60 });

  it("never scores more than it counts", () => {
    fc.assert(
      fc.property(history, (events) => {
        const { score, total } = after(...events);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(total);
      }),
    );
  });

  it("counts exactly the questions that went from shown to submitted", () => {
    fc.assert(
      fc.property(history, (events) => {
        let session = newSession(CHOICE);
        let closings = 0;
        for (const one of events) {
          const then = next(session, one);
          if (session.phase === "shown" && then.phase === "submitted") closings += 1;
          expect(then.phase === "submitted" && session.phase === "idle").toBe(false);
          session = then;
        }
        expect(session.total).toBe(closings);
      }),
    );
  });

  it("shows between 0 and 60 seconds, never fewer than time spent", () => {
    fc.assert(
      fc.property(history, (events) => {
        const session = after(...events);
        if (session.phase === "shown" && session.deadline !== null) {
          expect(left(session)).toBeGreaterThanOrEqual(0);
          expect(left(session)).toBeLessThanOrEqual(60);
        }
        if (session.phase === "submitted") expect(session.timeSpent).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

function left(session: Session): number {
  if (session.phase !== "shown" || session.deadline === null) throw new Error("no countdown");
  return secondsLeft(session.deadline, session.now);
}
