import { newDesk, next, practice, studySession, takeUp } from "@sat/desk";
import { responseOf } from "@sat/item";
import { afterEach, describe, expect, it } from "vitest";
import { learnerShelf } from "../../lib/storage.ts";
import { aQuestion } from "../../test/a-question.ts";
import { aUser } from "../../test/a-user.ts";
import {
  forgetDesk,
  keepBookmark,
  keepDesk,
  keptBookmark,
  keptDesk,
  openQuestion,
} from "./desk-shelf.ts";
import type { QuestionState } from "./question-desk.ts";

const shelf = learnerShelf("user-1");
const place = { shelf, key: "practice" };
const { preferences } = aUser();
const DEFAULTS = { section: "Reading", difficulty: "Medium" } as const;

type Event = Parameters<typeof next<ReturnType<typeof aQuestion>>>[2];

function after(state: QuestionState, ...events: Event[]): QuestionState {
  return events.reduce((before, event) => next(practice, before, event).state, state);
}

const fresh: QuestionState = newDesk({ section: "Math", difficulty: "Hard", timed: true });
const shown = after(
  fresh,
  { kind: "resumed", at: 1_000 },
  { kind: "requested" },
  { kind: "loaded", request: 1, question: aQuestion(), at: 1_000 },
  { kind: "responded", response: responseOf("C"), at: 9_000 },
  { kind: "left", at: 21_000 },
);
const answered = after(shown, { kind: "submitted", at: 22_000 });

afterEach(() => localStorage.clear());

describe("a desk kept whole", () => {
  it("is new, with the preferences' defaults, when nothing was kept", () => {
    expect(keptDesk(place, preferences)).toEqual(newDesk({ ...DEFAULTS, timed: true }));
  });

  it("comes back exactly as it was", () => {
    keepDesk(place, shown, preferences);
    expect(keptDesk(place, preferences)).toEqual(shown);
    keepDesk(place, answered, preferences);
    expect(keptDesk(place, preferences)).toEqual(answered);
  });

  it("takes a default that was changed since, and keeps the choice otherwise", () => {
    keepDesk(place, shown, preferences);
    const changed = { ...preferences, defaultSection: "Writing" as const, timerEnabled: false };
    expect(keptDesk(place, changed)).toMatchObject({
      section: "Writing",
      difficulty: "Hard",
      timed: false,
      phase: "shown",
    });
  });

  it("is Adaptive where that is preferred since, and of a difficulty again where it no longer is", () => {
    keepDesk(place, shown, preferences);
    const adaptive = { ...preferences, adaptiveDifficulty: true };
    const changed = keptDesk(place, adaptive);
    expect(changed).toMatchObject({ difficulty: "Adaptive", phase: "shown" });
    keepDesk(place, changed, adaptive);
    expect(keptDesk(place, adaptive)).toMatchObject({ difficulty: "Adaptive" });
    expect(keptDesk(place, preferences)).toMatchObject({ difficulty: "Medium" });
  });

  it("is another at each place, and another learner's is another", () => {
    keepDesk(place, shown, preferences);
    const second = { shelf, key: "practice:2" };
    expect(keptDesk(second, preferences).phase).toBe("idle");
    keepDesk(second, fresh, preferences);
    expect(keptDesk(place, preferences)).toEqual(shown);
    const others = { ...place, shelf: learnerShelf("user-2") };
    expect(keptDesk(others, preferences).phase).toBe("idle");
  });

  it("is the one that an earlier version of the app kept there", () => {
    const { section, difficulty } = shown;
    const question = aQuestion();
    shelf.write("practice", {
      session: {
        section,
        difficulty,
        timed: true,
        score: 1,
        total: 2,
        request: 3,
        phase: "shown",
        question,
        selected: "C",
        shownAt: 1_000,
        now: 21_000,
        deadline: 61_100,
      },
      defaults: { defaultSection: "Reading", defaultDifficulty: "Medium" },
    });
    // How the choice came about was not kept.
    const processData = {
      timeToFirst: null,
      changes: 0,
      isTakingBack: false,
      hintsUsed: 0,
      confidence: null,
    };
    const changed = { processData, score: 1, total: 2, request: 3 };
    expect(keptDesk(place, preferences)).toEqual({ ...shown, ...changed });
  });

  it.each([
    ["is damaged", "{"],
    ["is no record", "7"],
    ["is of no form", '{"session":7}'],
    ["is of this form by its number alone", '{"version":3}'],
    ["is of the form before by its number alone", '{"version":2}'],
    ["is of a later version", '{"version":99,"kept":{"state":{}}}'],
  ])("is new when what stands there %s", (_, text) => {
    localStorage.setItem("sat:learner:user-1:practice", text);
    expect(keptDesk(place, preferences).phase).toBe("idle");
  });

  it.each([
    ["no state", { state: undefined }],
    ["no defaults", { defaults: null }],
    ["a state of no phase", { state: { ...shown, phase: "lost" } }],
    ["a phase that every object has", { state: { ...shown, phase: "constructor" } }],
    ["a section that there is not", { state: { ...shown, section: "Latin" } }],
    ["a score that is none", { state: { ...shown, score: "7" } }],
    ["no question where one is open", { state: { ...shown, question: {} } }],
    ["a question without options", { state: { ...shown, question: { id: "q", question: "?" } } }],
    ["no process data", { state: { ...shown, processData: null } }],
    ["no end of its time", { state: { ...shown, limit: "soon" } }],
    ["no draft", { state: { ...fresh, draft: [] } }],
    ["no question where a result is in sight", { state: { ...answered, question: null } }],
    ["no result", { state: { ...answered, correct: "yes" } }],
  ])("is new when what stands there has %s", (_, damage) => {
    const defaults = DEFAULTS;
    shelf.write("practice", { version: 3, kept: { state: shown, defaults, ...damage } });
    expect(keptDesk(place, preferences).phase).toBe("idle");
    expect(openQuestion(place)).toBeUndefined();
  });

  it("comes back in whichever phase it was left", () => {
    const requested = after(fresh, { kind: "requested" });
    const failed = after(requested, { kind: "load-failed", request: 1, reason: "missing" });
    for (const state of [fresh, requested, failed, shown, answered]) {
      keepDesk(place, state, preferences);
      const { section, request } = state;
      expect(keptDesk(place, preferences)).toMatchObject({ section, request });
    }
  });

  it("is gone when it was forgotten", () => {
    keepDesk(place, shown, preferences);
    forgetDesk(place);
    expect(shelf.keys("practice")).toEqual([]);
  });
});

describe("a bookmark", () => {
  const bookmarked = { shelf, key: "study:trigonometry:learning" };
  const start = takeUp<ReturnType<typeof aQuestion>>(DEFAULTS, [], undefined);
  const run = (...events: Event[]) =>
    events.reduce((before, event) => next(studySession, before, event).state, start);
  const loading = run({ kind: "resumed", at: 0 }, { kind: "requested" });
  const open = after(
    loading,
    { kind: "loaded", request: 1, question: aQuestion(), at: 0 },
    { kind: "responded", response: responseOf("C"), at: 700 },
    { kind: "guess-toggled" },
    { kind: "left", at: 1_500 },
  );

  it("keeps an open question's choice and time, and that it is a guess", () => {
    keepBookmark(bookmarked, open, "s-1");
    expect(keptBookmark(bookmarked)).toEqual({
      id: "s-1",
      number: 1,
      isAnswered: false,
      response: responseOf("C"),
      spent: 1_500,
      processData: {
        timeToFirst: 700,
        changes: 0,
        isTakingBack: false,
        hintsUsed: 0,
        confidence: "guess",
      },
    });
  });

  it("keeps that a result is in sight", () => {
    keepBookmark(bookmarked, after(open, { kind: "submitted", at: 2_000 }), "s-1");
    expect(keptBookmark(bookmarked)).toMatchObject({ number: 1, isAnswered: true });
  });

  it("stays while a question is fetched", () => {
    keepBookmark(bookmarked, open, "s-1");
    keepBookmark(bookmarked, loading, "s-1");
    expect(keptBookmark(bookmarked)).toMatchObject({ response: responseOf("C") });
  });

  it("is for its own place alone", () => {
    keepBookmark(bookmarked, open, "s-1");
    expect(keptBookmark({ shelf, key: "study:trigonometry:practice" })).toBeUndefined();
    expect(keptBookmark({ ...bookmarked, shelf: learnerShelf("user-2") })).toBeUndefined();
  });

  it("is the one that an earlier version of the app kept there", () => {
    const former = { id: "s-1", number: 4, isAnswered: false, selected: "D", spent: 900 };
    shelf.write(bookmarked.key, former);
    const { selected: _, ...others } = former;
    expect(keptBookmark(bookmarked)).toMatchObject({ ...others, response: responseOf("D") });
  });

  it.each([
    null,
    "text",
    {},
    { version: 1 },
    { version: 2 },
    { version: 3 },
    { version: 99, kept: { id: "s-1" } },
  ])("%j is none", (damaged) => {
    shelf.write(bookmarked.key, damaged);
    expect(keptBookmark(bookmarked)).toBeUndefined();
  });
});
