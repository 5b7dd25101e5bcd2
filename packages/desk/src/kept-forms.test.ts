import { responseOf } from "@sat/item";
import { describe, expect, it } from "vitest";
import type { DeskQuestion, DeskState } from "./desk-state.ts";
import { bookmarkForm, keptDeskForm } from "./kept-forms.ts";
import { NO_PROCESS_DATA } from "./desk-state.ts";
import { practice } from "./policy.ts";
import { restored } from "./take-up.ts";
import { after } from "./testing/at-desk.ts";
import { FIRST_BOOKMARK, FIRST_DESKS } from "./testing/first-forms.ts";
import { SECOND_BOOKMARK, SECOND_DESKS } from "./testing/second-forms.ts";
import { UNNUMBERED_BOOKMARKS, UNNUMBERED_DESKS } from "./testing/unnumbered-forms.ts";

const DEFAULTS = { section: "Reading", difficulty: "Medium" } as const;
const form = keptDeskForm<DeskQuestion>();

/** The desk that a page of this version goes on with. */
function upgraded(former: Readonly<Record<string, unknown>>): DeskState<DeskQuestion> {
  const kept = form.upgrade(former);
  if (kept === undefined) throw new Error("dropped");
  expect(kept.defaults).toEqual(DEFAULTS);
  return restored(kept, { ...DEFAULTS, timed: true });
}

describe("a desk that was kept before forms had numbers", () => {
  it("has its open question, choice, score and clock", () => {
    const desk = upgraded(UNNUMBERED_DESKS.shown);
    expect(desk).toMatchObject({
      section: "Math",
      difficulty: "Hard",
      timed: true,
      score: 1,
      total: 1,
      request: 2,
      phase: "shown",
      response: responseOf("C"),
      question: { id: "q-2", correctAnswer: "B", explanation: expect.stringContaining("Undo") },
    });
    const back = after(practice, desk, { kind: "resumed", at: 50 });
    expect(after(practice, back, { kind: "ticked", at: 50 + 39_999 }).phase).toBe("shown");
    expect(after(practice, back, { kind: "ticked", at: 50 + 40_000 })).toMatchObject({
      phase: "answered",
      autoSubmitted: true,
      correct: false,
      total: 2,
      timeSpent: 60_100,
    });
  });

  it("has no countdown where there was none, and the time all the same", () => {
    const desk = after(practice, upgraded(UNNUMBERED_DESKS.untimed), { kind: "resumed", at: 50 });
    expect(after(practice, desk, { kind: "submitted", at: 1_050 })).toMatchObject({
      autoSubmitted: false,
      timeSpent: 20_100 + 1_000,
    });
  });

  it("has its result in sight", () => {
    expect(upgraded(UNNUMBERED_DESKS.submitted)).toMatchObject({
      phase: "answered",
      question: { id: "q-2" },
      response: responseOf("C"),
      correct: false,
      autoSubmitted: false,
      timeSpent: 21_000,
      score: 1,
      total: 2,
    });
    expect(upgraded(UNNUMBERED_DESKS.timeUp)).toMatchObject({
      phase: "answered",
      question: { id: "q-1" },
      response: null,
      correct: false,
      autoSubmitted: true,
      timeSpent: 60_100,
      score: 0,
      total: 1,
    });
  });

  it.each(["loading", "error"] as const)("has its score where it was %s", (phase) => {
    expect(upgraded(UNNUMBERED_DESKS[phase])).toMatchObject({
      phase: "idle",
      score: 1,
      total: 2,
      request: 3,
    });
  });

  it("has its section and difficulty before the first question", () => {
    expect(upgraded(UNNUMBERED_DESKS.idle)).toMatchObject({
      phase: "idle",
      section: "Math",
      difficulty: "Hard",
    });
  });

  it("is none where something else was kept", () => {
    expect(form.upgrade({})).toBeUndefined();
    expect(form.upgrade({ session: "idle", defaults: {} })).toBeUndefined();
    expect(form.upgrade({ version: form.version + 1, value: {} })).toBeUndefined();
  });
});

describe("a desk that was kept in the first form", () => {
  it("has its open question, choice, score and clock, and can be answered", () => {
    const desk = upgraded(FIRST_DESKS.shown);
    const open = { phase: "shown", question: { id: "q-2" }, response: responseOf("C") };
    expect(desk).toMatchObject({ ...open, score: 1, total: 1, time: 9_000, fault: null });
    const back = after(practice, desk, { kind: "resumed", at: 50 });
    expect(after(practice, back, { kind: "ticked", at: 50 + 40_000 })).toMatchObject({
      phase: "answered",
      autoSubmitted: true,
      timeSpent: 60_100,
    });
    expect(after(practice, back, { kind: "submitted", at: 1_050 })).toMatchObject({
      phase: "answered",
      timeSpent: 21_100,
      total: 2,
    });
  });

  it("has its result in sight", () => {
    expect(upgraded(FIRST_DESKS.answered)).toMatchObject({
      phase: "answered",
      response: responseOf("C"),
      correct: false,
      timeSpent: 21_000,
    });
  });

  it.each(["idle", "failed"] as const)("has its score and draft where it was %s", (phase) => {
    const { response, spent } = FIRST_DESKS[phase].kept.state.draft;
    expect(upgraded(FIRST_DESKS[phase])).toMatchObject({
      phase: "idle",
      score: 1,
      request: 2,
      draft: { response, spent, processData: NO_PROCESS_DATA },
    });
  });

  it("is none where nothing of it was kept", () => {
    expect(form.upgrade({ version: 1 })).toBeUndefined();
  });
});

describe("a desk that was kept in the second form", () => {
  it("has its open question with how the response came about, and can be marked as a guess", () => {
    const { processData } = SECOND_DESKS.shown.kept.state;
    const desk = upgraded(SECOND_DESKS.shown);
    expect(desk).toMatchObject({
      phase: "shown",
      question: { id: "q-2" },
      response: responseOf("C"),
      spent: 20_100,
      fault: null,
      limit: 60_100,
      processData: { ...processData, confidence: null },
    });
    expect(after(practice, desk, { kind: "guess-toggled" })).toMatchObject({
      processData: { ...processData, confidence: "guess" },
    });
  });

  it("has its result in sight", () => {
    expect(upgraded(SECOND_DESKS.answered)).toMatchObject(SECOND_DESKS.answered.kept.state);
  });

  it("has its draft where a question did not come", () => {
    const { draft } = SECOND_DESKS.failed.kept.state;
    expect(upgraded(SECOND_DESKS.failed)).toMatchObject({
      phase: "idle",
      draft: { ...draft, processData: { ...draft.processData, confidence: null } },
    });
  });

  it("is none where nothing of it was kept", () => {
    expect(form.upgrade({ version: 2 })).toBeUndefined();
  });
});

describe("a bookmark that was kept before forms had numbers", () => {
  it("has the choice and the time of the open question", () => {
    expect(bookmarkForm.upgrade(UNNUMBERED_BOOKMARKS.open)).toEqual({
      id: "s-1",
      number: 1,
      isAnswered: false,
      response: responseOf("D"),
      spent: 4_000,
      processData: NO_PROCESS_DATA,
    });
  });

  it("knows that a result was in sight", () => {
    const kept = bookmarkForm.upgrade(UNNUMBERED_BOOKMARKS.answered);
    expect(kept).toMatchObject({ number: 1, isAnswered: true, response: responseOf("D") });
  });

  it("is none where something else was kept", () => {
    expect(bookmarkForm.upgrade({})).toBeUndefined();
    expect(
      bookmarkForm.upgrade({ version: bookmarkForm.version + 1, value: { id: "s-1" } }),
    ).toBeUndefined();
  });
});

describe("a bookmark that was kept in the first form", () => {
  it("has the choice and the time of the open question", () => {
    expect(bookmarkForm.upgrade(FIRST_BOOKMARK)).toEqual({
      ...FIRST_BOOKMARK.kept,
      processData: NO_PROCESS_DATA,
    });
  });
});

describe("a bookmark that was kept in the second form", () => {
  it("has the choice, the time and how they came about", () => {
    const { kept } = SECOND_BOOKMARK;
    expect(bookmarkForm.upgrade(SECOND_BOOKMARK)).toEqual({
      ...kept,
      processData: { ...kept.processData, confidence: null },
    });
  });
});
