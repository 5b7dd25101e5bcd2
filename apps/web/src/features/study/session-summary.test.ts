import { TOPIC_IDS } from "@sat/item";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSummaryOf, readSummary, type SessionSummary, summaryOf } from "./session-summary.ts";

const summary: SessionSummary = {
  section: "math",
  topic: "trigonometry",
  mode: "practice",
  score: 7,
  total: 10,
  accuracy: 70,
  questionsAnswered: 10,
  totalTime: 725_000,
};

const sessions = fc
  .record({
    topic: fc.constantFrom(...TOPIC_IDS),
    mode: fc.constantFrom("learning" as const, "practice" as const),
    questionsAnswered: fc.integer({ min: 0, max: 10 }),
    totalTime: fc.nat(),
  })
  .chain((each) =>
    fc.integer({ min: 0, max: each.questionsAnswered }).map((score) => ({ ...each, score })),
  );

describe("a summary in an address", () => {
  it("is what was counted, and nothing besides", () => {
    const { topic, mode, score, questionsAnswered, totalTime } = summary;
    const session = { id: "s-1", topic, mode, score, questionsAnswered, totalTime };
    expect(summaryOf(session)).toEqual(summary);
    expect(readSummary({ ...summary, id: "s-1", streak: 5 })).toEqual(summary);
  });

  it("is read as it was written, and true of its session, whatever that is", () => {
    fc.assert(
      fc.property(sessions, (session) => {
        const told = readSummary(JSON.parse(JSON.stringify(summaryOf(session))));
        expect(told).toEqual(summaryOf(session));
        expect(told !== undefined && isSummaryOf(told, session)).toBe(true);
      }),
    );
  });

  it("is true of no session that came to anything else", () => {
    fc.assert(
      fc.property(sessions, sessions, (session, other) => {
        const isSame = JSON.stringify(summaryOf(session)) === JSON.stringify(summaryOf(other));
        expect(isSummaryOf(summaryOf(session), other)).toBe(isSame);
      }),
    );
  });

  it.each([
    ["section", "reading"],
    ["topic", "quadratic-functions"],
    ["mode", "learning"],
    ["score", 8],
    ["total", 11],
    ["accuracy", 71],
    ["questionsAnswered", 9],
    ["totalTime", 725_001],
  ] as const)("is not true with a false %s", (field, value) => {
    expect(isSummaryOf({ ...summary, [field]: value }, summary)).toBe(false);
  });

  it.each([
    ["nothing", undefined],
    ["a text", "{"],
    ["a list", []],
    ["null", null],
    ["no score", { ...summary, score: undefined }],
    ["half a question", { ...summary, score: 6.5 }],
    ["no total", { ...summary, total: undefined }],
    ["an accuracy in words", { ...summary, accuracy: "70%" }],
    ["no number of answers", { ...summary, questionsAnswered: null }],
    ["a negative time", { ...summary, totalTime: -1 }],
    ["a topic of another section", { ...summary, section: "reading" }],
    ["no section", { ...summary, section: undefined, topic: "main-idea-purpose" }],
    ["an unknown topic", { ...summary, topic: "alchemy" }],
    ["no mode", { ...summary, mode: undefined }],
  ])("is none with %s", (_, data) => {
    expect(readSummary(data)).toBeUndefined();
  });

  it("never fails, whatever it is given", () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(readSummary(data)).toBeUndefined();
      }),
    );
  });
});
