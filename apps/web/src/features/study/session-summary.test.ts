import { TOPIC_IDS } from "@sat/item";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSummary, type SessionSummary, summaryOf } from "./session-summary.ts";

const summary: SessionSummary = {
  section: "math",
  topic: "trigonometry",
  mode: "practice",
  score: 7,
  total: 10,
  accuracy: 70,
  questionsAnswered: 10,
  totalTime: 725_000,
  id: "0b8f0f3e-3d0e-4c38-9c57-6b7c1f1f0a11",
};

describe("a summary in an address", () => {
  it("is what the server counted", () => {
    expect(summaryOf({ ...summary, id: "s-1" })).toEqual({ ...summary, id: "s-1" });
  });

  it("can do without the session's id", () => {
    const { id, ...specified } = summary;
    expect(id).toBeDefined();
    expect(readSummary(specified)).toEqual(specified);
  });

  it("is read as it was written, whatever the session", () => {
    const session = fc
      .record({
        id: fc.uuid(),
        topic: fc.constantFrom(...TOPIC_IDS),
        mode: fc.constantFrom("learning" as const, "practice" as const),
        questionsAnswered: fc.integer({ min: 0, max: 10 }),
        totalTime: fc.nat(),
      })
      .chain((each) =>
        fc.integer({ min: 0, max: each.questionsAnswered }).map((score) => ({ ...each, score })),
      );
    fc.assert(
      fc.property(session, (each) => {
        const written = summaryOf(each);
        expect(readSummary(JSON.parse(JSON.stringify(written)))).toEqual(written);
      }),
    );
  });

  it.each([
    ["nothing", undefined],
    ["a text", "{"],
    ["a list", []],
    ["null", null],
    ["no score", { ...summary, score: undefined }],
    ["a score above the answers", { ...summary, score: 9, questionsAnswered: 8, accuracy: 113 }],
    ["more answers than questions", { ...summary, questionsAnswered: 11, accuracy: 64 }],
    ["an accuracy that is not theirs", { ...summary, accuracy: 71 }],
    ["half a question", { ...summary, score: 6.5, accuracy: 65 }],
    ["a negative time", { ...summary, totalTime: -1 }],
    ["a topic of another section", { ...summary, section: "reading" }],
    ["no section", { ...summary, section: undefined, topic: "main-idea-purpose" }],
    ["an unknown topic", { ...summary, topic: "alchemy" }],
    ["no mode", { ...summary, mode: undefined }],
    ["an id that is no text", { ...summary, id: 5 }],
  ])("is refused with %s", (_, data) => {
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
