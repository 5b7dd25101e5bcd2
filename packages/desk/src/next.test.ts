import { entryOf, responseOf } from "@sat/item";
import { describe, expect, it } from "vitest";
import { questionNumber, scoreBefore, timeLeft } from "./desk-state.ts";
import { next } from "./next.ts";
import { practice, quiz, review, studySession } from "./policy.ts";
import {
  after,
  at,
  choose,
  entryLoaded,
  type Event,
  failed,
  freshDesk,
  leave,
  loaded,
  requested,
  resume,
  type State,
  submit,
  tick,
  toggleGuess,
  type as typed,
} from "./testing/at-desk.ts";

const shown = [requested, loaded(1)];

function left(state: State): number | null {
  if (state.phase !== "shown") throw new Error("no open question");
  return timeLeft(state);
}

describe.each([
  ["practice", practice],
  ["the quiz", quiz],
  ["a study session", studySession],
  ["a review", review(7)],
])("at %s, a desk", (_name, policy) => {
  const wrong = { phase: "answered", correct: false, autoSubmitted: false, score: 0, total: 1 };
  const table: [string, Event[], object][] = [
    ["begins idle, at nought", [], { phase: "idle", score: 0, total: 0 }],
    ["loads after a request", [requested], { phase: "loading", request: 1 }],
    ["ignores a second request while loading", [requested, requested], { request: 1 }],
    ["shows a question with nothing chosen", shown, { phase: "shown", response: null }],
    ["ignores a question that nobody asked for", [loaded(1)], { phase: "idle" }],
    [
      "ignores the question of an abandoned request",
      [requested, { kind: "reset" }, requested, loaded(1)],
      { phase: "loading" },
    ],
    [
      "says why a question did not come",
      [requested, failed(1)],
      { phase: "failed", reason: "missing" },
    ],
    ["ignores the failure of an abandoned request", [...shown, failed(1)], { phase: "shown" }],
    [
      "loads again after a failure",
      [requested, failed(1), requested],
      { phase: "loading", request: 2 },
    ],
    ["ignores a submit with nothing chosen", [...shown, submit(500)], { phase: "shown" }],
    ["keeps the last choice", [...shown, choose("A"), choose("C")], { response: responseOf("C") }],
    [
      "scores a right answer",
      [...shown, choose("B"), submit(500)],
      { phase: "answered", correct: true, score: 1, total: 1, time: 500, timeSpent: 500 },
    ],
    ["counts a wrong answer without scoring it", [...shown, choose("A"), submit(500)], wrong],
    [
      "counts a question once, however often it is submitted",
      [...shown, choose("B"), submit(500), submit(600), tick(90_000)],
      { score: 1, total: 1, timeSpent: 500 },
    ],
    [
      "keeps the choice after the submit",
      [...shown, choose("B"), submit(500), choose("A")],
      { response: responseOf("B") },
    ],
    [
      "forgets the choice with a new question",
      [...shown, choose("A"), submit(500), requested, loaded(2)],
      { phase: "shown", response: null, spent: 0, score: 0, total: 1 },
    ],
  ];

  it.each(table)("%s", (_, events, expected) => {
    expect(after(policy, freshDesk(policy), ...events)).toMatchObject(expected);
  });

  it("counts no time while the learner is away", () => {
    const state = after(policy, freshDesk(policy), ...shown, choose("B"), leave(3_000));
    const back = after(policy, state, resume(500_000), submit(501_000));
    expect(back).toMatchObject({ phase: "answered", timeSpent: 4_000 });
  });

  it("counts no time before the learner sees a question that came while they were away", () => {
    const state = after(policy, freshDesk(policy), requested, leave(10), loaded(1, 20));
    const back = after(policy, state, resume(5_000), choose("A"), submit(5_300));
    expect(back).toMatchObject({ timeSpent: 300 });
  });

  it("counts time once when the learner is said to be back twice", () => {
    const state = after(policy, freshDesk(policy), ...shown, choose("B"), resume(700));
    expect(after(policy, state, submit(1_000))).toMatchObject({ timeSpent: 1_000 });
  });

  it("tells of whole milliseconds", () => {
    const state = after(policy, freshDesk(policy), ...shown, choose("A"), submit(500.4));
    expect(state).toMatchObject({ time: 500, timeSpent: 500 });
  });

  it("is answered no earlier than the last that was heard of it", () => {
    const state = after(policy, freshDesk(policy), ...shown, choose("A"), leave(900), resume(950));
    const answered = after(policy, state, submit(500));
    expect(answered).toMatchObject({ timeSpent: 900, answeredAt: at(950) });
  });

  it("never counts time back, even when the clock goes back", () => {
    const state = after(policy, freshDesk(policy), ...shown, choose("A"), submit(-9_000));
    expect(state).toMatchObject({ timeSpent: 0 });
  });
});

describe("a question whose answer is typed", () => {
  const desk = (...events: Event[]) => after(practice, freshDesk(practice), ...events);
  const open = [requested, entryLoaded(1)];

  const table: [string, Event[], object][] = [
    ["holds what is typed", [...open, typed("3/")], { phase: "shown", response: entryOf("3/") }],
    ["holds nothing when all is taken back", [...open, typed("3"), typed("")], { response: null }],
    [
      "is answered by any form of its value",
      [...open, typed(".75"), submit(500)],
      { phase: "answered", correct: true, response: entryOf(".75"), score: 1, total: 1 },
    ],
    [
      "is answered wrong by another value",
      [...open, typed("4/3"), submit(500)],
      { phase: "answered", correct: false, score: 0, total: 1 },
    ],
    [
      "says why an entry cannot be read, and stays open with it",
      [...open, typed("3,5"), submit(500)],
      {
        phase: "shown",
        response: entryOf("3,5"),
        fault: { reason: "A comma cannot be entered: type 3.5." },
        total: 0,
        time: 0,
      },
    ],
    [
      "says no more of it once it is mended",
      [...open, typed("3/"), submit(500), typed("3/4")],
      { phase: "shown", fault: null },
    ],
    [
      "counts the answer that is mended, with the time of both",
      [...open, typed("3/"), submit(500), typed("3/4"), submit(900)],
      { phase: "answered", correct: true, total: 1, timeSpent: 900 },
    ],
    [
      "is submitted as typed when its time runs out",
      [...open, typed("3/4"), tick(60_100)],
      { phase: "answered", autoSubmitted: true, correct: true, response: entryOf("3/4") },
    ],
    [
      "is answered with nothing when its time runs out on what cannot be read",
      [...open, typed("3/"), tick(60_100)],
      { phase: "answered", autoSubmitted: true, correct: false, response: null, total: 1 },
    ],
    [
      "takes no time for what cannot be read when it is submitted too late",
      [...open, typed("3/"), submit(60_500)],
      { phase: "answered", autoSubmitted: true, response: null, timeSpent: 60_100 },
    ],
    ["takes no letter", [...open, choose("B")], { phase: "shown", response: null }],
    [
      "forgets what was typed with a new question",
      [...open, typed("3"), requested, loaded(2)],
      {
        phase: "shown",
        response: null,
      },
    ],
  ];

  it.each(table)("%s", (_, events, expected) => {
    expect(desk(...events)).toMatchObject(expected);
  });

  it("is not typed where there are options", () => {
    expect(desk(...shown, typed("3/4"))).toMatchObject({ phase: "shown", response: null });
  });

  it("has no draft of another kind", () => {
    const waiting = desk(requested);
    if (waiting.phase !== "loading") throw new Error("not loading");
    const draft = { ...waiting.draft, response: responseOf("C"), spent: 700 };
    const state = after(practice, { ...waiting, draft }, entryLoaded(1));
    expect(state).toMatchObject({ phase: "shown", response: null, spent: 700 });
  });
});

describe("how a response comes about", () => {
  const told = (...events: Event[]) => {
    const state = after(practice, freshDesk(practice), requested, ...events.slice(0, -1));
    const [effect] = next(practice, state, events.at(-1) ?? requested).effects;
    if (effect?.kind !== "send") throw new Error("no answer was sent");
    const { timeToFirst, changes, hintsUsed, confidence } = effect.answer;
    return { timeToFirst, changes, hintsUsed, confidence };
  };

  it("is told with the answer: the time to the first choice, and every other choice", () => {
    const events = [choose("A", 700), choose("A", 800), choose("B", 900), choose("A", 950)];
    expect(told(loaded(1), ...events, submit(1_000))).toEqual({
      timeToFirst: 700,
      changes: 2,
      hintsUsed: 0,
      confidence: null,
    });
  });

  it("is told of an entry: the time to the first key, and each time something was taken back", () => {
    const first = [typed("3", 400), typed("35", 500), typed("3", 600), typed("", 700)];
    const then = [typed("4", 800), typed("4/", 900), typed("4/3", 950), typed("5/3", 980)];
    expect(told(entryLoaded(1), ...first, ...then, submit(1_000))).toEqual({
      timeToFirst: 400,
      changes: 2,
      hintsUsed: 0,
      confidence: null,
    });
  });

  it("is told without a first choice where there was none", () => {
    expect(told(loaded(1), tick(60_100))).toMatchObject({ timeToFirst: null, changes: 0 });
  });

  it("has its first choice within the time", () => {
    expect(told(loaded(1), choose("A", 60_105), tick(60_110)).timeToFirst).toBe(60_100);
  });

  it("counts no time to the first choice while the learner is away", () => {
    const events = [leave(500), resume(9_000), choose("B", 9_200)];
    expect(told(loaded(1), ...events, submit(9_300)).timeToFirst).toBe(700);
  });

  it("counts the rungs of the hint that were looked at, each once", () => {
    const hinted = (rungs: number): Event => ({ kind: "hinted", rungs });
    const events = [hinted(1), hinted(2), hinted(1), choose("B", 5)];
    expect(told(loaded(1), ...events, submit(10)).hintsUsed).toBe(2);
  });

  it("is told as a guess if it was marked as one, before or after the choice", () => {
    expect(told(loaded(1), toggleGuess, choose("B", 5), submit(10)).confidence).toBe("guess");
    expect(told(loaded(1), choose("B", 5), toggleGuess, submit(10)).confidence).toBe("guess");
  });

  it("is told as no guess if the mark was taken back", () => {
    const events = [toggleGuess, choose("B", 5), toggleGuess];
    expect(told(loaded(1), ...events, submit(10)).confidence).toBeNull();
  });

  it("has no mark with the next question", () => {
    const first = [loaded(1), toggleGuess, choose("B", 5), submit(10)];
    const second = [requested, loaded(2, 20), choose("B", 30), submit(40)];
    expect(told(...first, ...second).confidence).toBeNull();
  });
});

describe("another question like an answered one", () => {
  const like = (id: string): Event => ({ kind: "requested", like: id });
  const wanted = (...events: Event[]) => {
    const state = after(practice, freshDesk(practice), ...events.slice(0, -1));
    const { effects } = next(practice, state, events.at(-1) ?? requested);
    return effects.flatMap((effect) => (effect.kind === "ask" ? [effect.wanted.like] : []));
  };
  const answeredWrong = [...shown, choose("A"), submit(500)];

  it("is what is asked for", () => {
    expect(wanted(...answeredWrong, like("q-1"))).toEqual(["q-1"]);
  });

  it("is asked for again when it did not come", () => {
    expect(wanted(...answeredWrong, like("q-1"), failed(2), requested)).toEqual(["q-1"]);
  });

  it.each<[string, Event, string | undefined]>([
    ["section", { kind: "section-chosen", section: "Writing" }, undefined],
    ["difficulty", { kind: "difficulty-chosen", difficulty: "Hard" }, undefined],
    ["section, but the same,", { kind: "section-chosen", section: "Math" }, "q-1"],
  ])("when it did not come and a %s is chosen: %j", (_, chosen, wish) => {
    const all = [...answeredWrong, like("q-1"), failed(2), chosen, requested];
    expect(wanted(...all)).toEqual([wish]);
  });

  it("is not what comes after it", () => {
    const then = [like("q-1"), loaded(2), choose("B"), submit(900)];
    expect(wanted(...answeredWrong, ...then, requested)).toEqual([undefined]);
  });
});

describe("a desk of practice", () => {
  const desk = (...events: Event[]) => after(practice, freshDesk(practice), ...events);

  const table: [string, Event[], object][] = [
    [
      "gives up an open question for another",
      [...shown, choose("A"), requested, loaded(2)],
      { phase: "shown", question: { id: "q-2" }, response: null, total: 0 },
    ],
    [
      "clears score, total and question on reset",
      [...shown, choose("B"), submit(500), { kind: "reset" }],
      { phase: "idle", score: 0, total: 0, time: 0 },
    ],
    ["clears a failure on reset", [requested, failed(1), { kind: "reset" }], { phase: "idle" }],
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
      "keeps section and difficulty while loading",
      [
        requested,
        { kind: "section-chosen", section: "Mixed" },
        { kind: "difficulty-chosen", difficulty: "Hard" },
      ],
      { section: "Math", difficulty: "Medium" },
    ],
    [
      "sets the question aside when the learner comes for another section",
      [...shown, choose("B"), submit(500), requested, { kind: "arrived", section: "Writing" }],
      { phase: "idle", section: "Writing", score: 1, total: 1 },
    ],
    [
      "keeps the question when the learner comes for the same section",
      [...shown, { kind: "arrived", section: "Math" }],
      { phase: "shown" },
    ],
  ];

  it.each(table)("%s", (_, events, expected) => {
    expect(desk(...events)).toMatchObject(expected);
  });

  it("numbers the question that is there or to come", () => {
    const answered = [...shown, choose("B"), submit(500)];
    expect(questionNumber(desk())).toBe(1);
    expect(questionNumber(desk(...answered))).toBe(1);
    expect(questionNumber(desk(...answered, requested))).toBe(2);
  });
});

describe("the countdown", () => {
  const desk = (...events: Event[]) => after(practice, freshDesk(practice), ...events);

  it("starts at 60 s, 100 ms after the question", () => {
    expect(left(desk(...shown))).toBe(60_100);
    expect(left(desk(...shown, tick(100)))).toBe(60_000);
    expect(left(desk(...shown, tick(60_099)))).toBe(1);
  });

  it("submits what is chosen when it reaches 0", () => {
    expect(desk(...shown, choose("B"), tick(60_100))).toMatchObject({
      phase: "answered",
      autoSubmitted: true,
      correct: true,
      response: responseOf("B"),
      score: 1,
      timeSpent: 60_100,
    });
  });

  it("spends no more than there is when its last tick comes late", () => {
    expect(desk(...shown, tick(75_000))).toMatchObject({ timeSpent: 60_100 });
  });

  it("counts nothing chosen as wrong", () => {
    expect(desk(...shown, tick(60_100))).toMatchObject({
      autoSubmitted: true,
      correct: false,
      response: null,
      score: 0,
      total: 1,
    });
  });

  it("marks a submit after the deadline as automatic", () => {
    expect(desk(...shown, choose("A"), submit(60_500))).toMatchObject({ autoSubmitted: true });
    expect(desk(...shown, choose("A"), submit(60_099))).toMatchObject({ autoSubmitted: false });
  });

  it("forgets the auto-submit with a new question", () => {
    const state = desk(...shown, choose("A"), tick(60_100), requested, loaded(2, 70_000));
    expect(state).toMatchObject({ phase: "shown", response: null, score: 0, total: 1 });
    expect(left(state)).toBe(60_100);
  });

  it("is absent when the timer is off", () => {
    const state = desk({ kind: "timer-toggled" }, ...shown, tick(999_000));
    expect(state).toMatchObject({ phase: "shown", limit: null });
    expect(left(state)).toBeNull();
  });

  it("ignores a toggle while a question is open", () => {
    expect(desk(...shown, { kind: "timer-toggled" }).timed).toBe(true);
    expect(desk(...shown, choose("A"), submit(5), { kind: "timer-toggled" }).timed).toBe(false);
  });

  it("stands still while the page is away and goes on from what was left", () => {
    const away = desk(...shown, tick(20_100), leave(20_600));
    expect(after(practice, away, tick(70_000))).toBe(away);
    const back = after(practice, away, resume(9_000_000));
    expect(left(back)).toBe(left(away));
    expect(after(practice, back, tick(9_000_000 + 39_499)).phase).toBe("shown");
    expect(after(practice, back, tick(9_000_000 + 39_500)).phase).toBe("answered");
  });
});

describe("a desk of a study session", () => {
  const desk = (...events: Event[]) => after(studySession, freshDesk(studySession), ...events);

  it("keeps an open question until it is answered", () => {
    expect(desk(...shown, requested)).toMatchObject({ phase: "shown", question: { id: "q-1" } });
  });

  it("has no countdown", () => {
    expect(desk({ kind: "timer-toggled" }, ...shown).timed).toBe(false);
    expect(desk(...shown, choose("A"), tick(999_000))).toMatchObject({ phase: "shown" });
  });

  it("tells the score of the questions before the current one", () => {
    const answered = desk(...shown, choose("B"), submit(500));
    expect([questionNumber(answered), scoreBefore(answered)]).toEqual([1, 0]);
    const onward = after(studySession, answered, requested);
    expect([questionNumber(onward), scoreBefore(onward)]).toEqual([2, 1]);
    const wrong = after(studySession, onward, loaded(2), choose("A"), submit(900));
    expect([questionNumber(wrong), scoreBefore(wrong)]).toEqual([2, 1]);
  });

  it("is completed after ten questions, and stays so", () => {
    const numbers = Array.from({ length: 10 }, (_, each) => each + 1);
    const course = numbers.flatMap((number) => [
      requested,
      loaded(number),
      choose("B"),
      submit(1_000),
    ]);
    const last = desk(...course);
    expect(last).toMatchObject({ phase: "answered", total: 10 });
    const completed = after(studySession, last, requested);
    expect(completed).toMatchObject({ phase: "completed", score: 10, total: 10, time: 10_000 });
    expect(after(studySession, completed, requested, loaded(11), choose("A"), submit(2))).toBe(
      completed,
    );
  });

  it("never tells of a longer time than the server believes", () => {
    expect(desk(...shown, choose("A"), submit(10 * 86_400_000))).toMatchObject({
      timeSpent: 86_400_000,
    });
  });
});

describe("a review", () => {
  it("is completed after as many questions as it was begun with, and no others are fetched ahead", () => {
    const policy = review(2);
    const first = after(policy, freshDesk(policy), ...shown, choose("B"), submit(500));
    const last = after(policy, first, requested, loaded(2));
    expect(last).toMatchObject({ phase: "shown", total: 1 });
    const { state, effects } = next(policy, after(policy, last, choose("A")), submit(900));
    expect(state).toMatchObject({ phase: "answered", total: 2, score: 1 });
    expect(effects.map(({ kind }) => kind)).toEqual(["send", "keep"]);
    expect(after(policy, state, requested)).toMatchObject({ phase: "completed", score: 1 });
  });

  it("is kept whole, wherever it stands", () => {
    const { effects } = next(review(7), freshDesk(review(7)), requested);
    expect(effects.map(({ kind }) => kind)).toContain("keep");
  });
});
