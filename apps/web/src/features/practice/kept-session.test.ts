import { afterEach, describe, expect, it } from "vitest";
import { learnerShelf } from "../../lib/storage.ts";
import { aQuestion } from "../../test/a-question.ts";
import { aUser } from "../../test/a-user.ts";
import { keepSession, keptSession } from "./kept-session.ts";
import { newSession, next, type Session, type SessionEvent } from "./session.ts";

const shelf = learnerShelf("user-1");
const { preferences } = aUser();

function sessionAfter(...events: SessionEvent[]): Session {
  return events.reduce(next, newSession({ section: "Math", difficulty: "Hard", timed: true }));
}

const shown = sessionAfter(
  { kind: "requested" },
  { kind: "loaded", request: 1, question: aQuestion(), at: 1_000 },
  { kind: "selected", letter: "C" },
  { kind: "ticked", at: 21_000 },
);

afterEach(() => localStorage.clear());

describe("a kept session", () => {
  it("is new, with the preferences' defaults, when nothing was kept", () => {
    expect(keptSession(shelf, preferences)).toEqual(
      newSession({ section: "Reading", difficulty: "Medium", timed: true }),
    );
  });

  it("comes back exactly as it was", () => {
    keepSession(shelf, shown, preferences);
    expect(keptSession(shelf, preferences)).toEqual(shown);
    const submitted = next(shown, { kind: "submitted", at: 22_000 });
    keepSession(shelf, submitted, preferences);
    expect(keptSession(shelf, preferences)).toEqual(submitted);
  });

  it("takes a default that was changed since, and keeps the choice otherwise", () => {
    keepSession(shelf, shown, preferences);
    const changed = { ...preferences, defaultSection: "Writing" as const, timerEnabled: false };
    expect(keptSession(shelf, changed)).toMatchObject({
      section: "Writing",
      difficulty: "Hard",
      timed: false,
      phase: "shown",
    });
  });

  it("gives up a load that was under way, but not the score", () => {
    const answered = next(shown, { kind: "submitted", at: 22_000 });
    keepSession(shelf, next(answered, { kind: "requested" }), preferences);
    expect(keptSession(shelf, preferences)).toMatchObject({
      phase: "idle",
      total: 1,
      section: "Math",
    });
  });

  it("is another's for another learner", () => {
    keepSession(shelf, shown, preferences);
    expect(keptSession(learnerShelf("user-2"), preferences).phase).toBe("idle");
  });

  it.each([
    ["no session", {}],
    ["an unknown phase", { ...shown, phase: "paused" }],
    ["a score above the total", { ...shown, score: 2, total: 1 }],
    ["a question that cannot be shown", { ...shown, question: {} }],
    ["an instant that is none", { ...shown, shownAt: "noon" }],
  ])("is new when the shelf holds %s", (_, session) => {
    const { defaultSection, defaultDifficulty } = preferences;
    shelf.write("practice", { session, defaults: { defaultSection, defaultDifficulty } });
    expect(keptSession(shelf, preferences).phase).toBe("idle");
  });
});
