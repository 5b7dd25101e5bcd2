import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { AnswerRequest, Comment, DisplayName, readHistory, ReportRequest } from "./index.ts";

/** The complaints about a value, by field. */
function complaints(schema: z.ZodType, value: unknown): [field: string, message: string][] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => [path.join("."), message]);
}

describe("an answer", () => {
  const answer = { questionId: "q", timeSpent: 4000 };

  test("is a letter, an entry or neither, and not both", () => {
    for (const given of [{}, { answer: "A" }, { entry: "12" }, { answer: null, entry: null }])
      expect(complaints(AnswerRequest, { ...answer, ...given })).toEqual([]);
    expect(complaints(AnswerRequest, { ...answer, answer: "A", entry: "12" })).toEqual([
      ["entry", "Send an answer or an entry, not both"],
    ]);
  });

  test("that names little else counts as given now, by hand and in universal time", () => {
    expect(AnswerRequest.parse(answer)).toEqual({
      ...answer,
      answer: null,
      entry: null,
      autoSubmitted: false,
      timeZone: "UTC",
    });
  });

  test("took no longer to be begun than to be given", () => {
    for (const timeToFirst of [0, 4000])
      expect(complaints(AnswerRequest, { ...answer, timeToFirst })).toEqual([]);
    expect(complaints(AnswerRequest, { ...answer, timeToFirst: 4001 })).toEqual([
      ["timeToFirst", "Is longer than timeSpent"],
    ]);
  });
});

describe("a report", () => {
  test("says what is wrong where it names no flaw that is known", () => {
    expect(complaints(ReportRequest, { flaw: "typo" })).toEqual([]);
    expect(complaints(ReportRequest, { flaw: "other", comment: "Two are right." })).toEqual([]);
    for (const comment of [undefined, "", "  "])
      expect(complaints(ReportRequest, { flaw: "other", comment })).toEqual([
        ["comment", "Say what is wrong."],
      ]);
  });

  test("has a comment of one line that can be seen", () => {
    expect(Comment.parse("  Two are right.  ")).toBe("Two are right.");
    for (const comment of ["one\ntwo", "a\u202Eb", "a\u0007"])
      expect(complaints(Comment, comment)).toEqual([
        ["", "Use one line of signs that can be seen."],
      ]);
    expect(complaints(Comment, "x".repeat(500))).toEqual([]);
    expect(complaints(Comment, "x".repeat(501))).toEqual([["", "Use at most 500 characters."]]);
  });
});

test("a display name is one that people can see, of 80 characters at most", () => {
  expect(DisplayName.parse(" Ada Lovelace ")).toBe("Ada Lovelace");
  expect(complaints(DisplayName, "x".repeat(80))).toEqual([]);
  expect(complaints(DisplayName, "x".repeat(81))).toEqual([["", "Use at most 80 characters."]]);
  expect(complaints(DisplayName, "  ")).toEqual([["", "Enter your name."]]);
  for (const name of ["Zoë", "李", "م\u200Cم", "👩\u200D🚀"])
    expect(DisplayName.parse(name)).toBe(name);
  for (const name of [
    "A\nda",
    "A\u202Eda",
    "\u200B",
    "\u3164",
    "\u2060 \u00AD",
    "\u2800",
    "\uD83D",
  ])
    expect(complaints(DisplayName, name)).toEqual([
      ["", "Use letters, spaces and signs that can be seen."],
    ]);
});

describe("a page of the history", () => {
  const { query } = readHistory.request;
  const place = "2026-11-20T08:00:00.000Z_5f0c4f0e-6f5d-4a39-9a0b-0d6f3a3c1b7e";

  test("begins where the page before it ended", () => {
    expect(query.parse({ before: place })).toEqual({
      before: {
        answeredAt: "2026-11-20T08:00:00.000Z",
        questionId: "5f0c4f0e-6f5d-4a39-9a0b-0d6f3a3c1b7e",
      },
      limit: 20,
    });
    for (const before of [`x${place}`, `${place}x`, place.replace("_", " "), place.slice(1), ""])
      expect(complaints(query, { before })).toEqual([
        ["before", "Expected what `next` of the page before says"],
      ]);
  });

  test("has twenty entries unless told, and a hundred at most", () => {
    expect(query.parse({ limit: "100" })).toEqual({ limit: 100 });
    for (const limit of [0, 101, 1.5])
      expect(complaints(query, { limit }).map(([field]) => field)).toEqual(["limit"]);
  });
});
