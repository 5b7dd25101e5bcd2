import type { StudySession } from "@sat/contract";
import { describe, expect, it } from "vitest";
import { summarisedBy } from "./use-summarised.ts";

function aSession(questionsAnswered: number): StudySession {
  const startedAt = "2026-11-20T18:00:00.000Z";
  const place = { topic: "trigonometry", mode: "practice" } as const;
  const figures = { questionsAnswered, score: 0, totalTime: 0, records: [] };
  return { id: "s-1", ...place, startedAt, completedAt: null, ...figures };
}

const standing = (served?: number | null, kept?: number | null, hasFailed = false) => {
  const of = (count?: number | null) => (typeof count === "number" ? aSession(count) : count);
  const result = summarisedBy({ served: of(served), kept: of(kept), hasFailed });
  return result.phase === "found"
    ? [result.standing, result.session.questionsAnswered]
    : result.phase;
};

describe("what is known of a session", () => {
  it("is the server's word, once it has every answer that the device has", () => {
    expect(standing(10, null)).toEqual(["confirmed", 10]);
    expect(standing(10, 10)).toEqual(["confirmed", 10]);
    expect(standing(10, 3)).toEqual(["confirmed", 10]);
    expect(standing(3, undefined)).toEqual(["confirmed", 3]);
  });

  it("is the device's record while answers are on their way, or the server does not answer", () => {
    expect(standing(9, 10)).toEqual(["unconfirmed", 10]);
    expect(standing(undefined, 10, true)).toEqual(["unconfirmed", 10]);
    expect(standing(undefined, 3, true)).toEqual(["unconfirmed", 3]);
  });

  it("is the device's record until the server answers, if all was answered here", () => {
    expect(standing(undefined, 10)).toEqual(["asked", 10]);
    expect(standing(undefined, 9)).toBe("loading");
  });

  it("is nothing where the server knows no such session, whatever the device has", () => {
    expect(standing(null, null)).toBe("missing");
    expect(standing(null, 10)).toBe("missing");
  });

  it("is waited for until both have been asked, and then has failed", () => {
    expect(standing(undefined, undefined)).toBe("loading");
    expect(standing(undefined, null)).toBe("loading");
    expect(standing(undefined, undefined, true)).toBe("loading");
    expect(standing(undefined, null, true)).toBe("failed");
  });
});
