import { afterEach, describe, expect, it } from "vitest";
import { learnerShelf } from "../../../lib/storage.ts";
import { aQuestion } from "../../../test/a-question.ts";
import { keepBookmark, keptBookmark } from "./bookmark.ts";
import type { StudyRun } from "./run.ts";

const shelf = learnerShelf("user-1");
const place = { topic: "trigonometry", mode: "learning" } as const;
const standing = { id: "s-1", ...place, number: 4, score: 2, totalTime: 9_000, isPresent: true };
const open: StudyRun = {
  ...standing,
  phase: "shown",
  question: aQuestion(),
  selected: "C",
  spent: 1_500,
  since: 20_000,
};

afterEach(() => {
  localStorage.clear();
});

describe("a bookmark", () => {
  it("keeps an open question's choice and time", () => {
    keepBookmark(shelf, open);
    expect(keptBookmark(shelf, place)).toEqual({
      id: "s-1",
      number: 4,
      isAnswered: false,
      selected: "C",
      spent: 1_500,
    });
  });

  it("keeps that a result is in sight", () => {
    const { question } = open;
    const result = { phase: "answered", question, selected: "A", correct: false } as const;
    keepBookmark(shelf, { ...standing, ...result, timeSpent: 2_000 });
    expect(keptBookmark(shelf, place)).toMatchObject({ number: 4, isAnswered: true });
  });

  it("is for its own topic and mode alone", () => {
    keepBookmark(shelf, open);
    expect(keptBookmark(shelf, { ...place, mode: "practice" })).toBeUndefined();
    expect(keptBookmark(shelf, { ...place, topic: "advanced-topics" })).toBeUndefined();
    expect(keptBookmark(learnerShelf("user-2"), place)).toBeUndefined();
  });

  it("is not thrown away by another session", () => {
    keepBookmark(shelf, open);
    keepBookmark(shelf, { ...open, id: "s-2", topic: "advanced-topics", selected: "A" });
    keepBookmark(shelf, { ...standing, id: "s-3", mode: "practice", phase: "completed" });
    expect(keptBookmark(shelf, place)).toMatchObject({ id: "s-1", selected: "C" });
  });

  it("stays while a question is fetched, and goes with the session's end", () => {
    keepBookmark(shelf, open);
    keepBookmark(shelf, { ...standing, phase: "loading", draft: { selected: null, spent: 0 } });
    expect(keptBookmark(shelf, place)).toBeDefined();
    keepBookmark(shelf, { ...standing, phase: "completed" });
    expect(keptBookmark(shelf, place)).toBeUndefined();
  });

  it.each([
    null,
    "text",
    {},
    { id: "s-1", number: 1.5, isAnswered: false, selected: null, spent: 0 },
    { id: "s-1", number: 1, isAnswered: false, selected: "E", spent: 0 },
    { id: "s-1", number: 1, isAnswered: false, selected: null, spent: -1 },
  ])("%j is none", (damaged) => {
    shelf.write("study:trigonometry:learning", damaged);
    expect(keptBookmark(shelf, place)).toBeUndefined();
  });
});
