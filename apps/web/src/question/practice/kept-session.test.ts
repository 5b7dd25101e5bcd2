import { afterEach, describe, expect, it } from "vitest";
import { learnerShelf } from "../../lib/storage.ts";
import { aQuestion } from "../../test/a-question.ts";
import { aUser } from "../../test/a-user.ts";
import { keepSession, keptSession } from "./kept-session.ts";
import { newSession, next, type Session, type SessionEvent } from "./session.ts";

const shelf = learnerShelf("user-1");
const place = { shelf, screen: "practice", seat: 1 } as const;
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

const submitted = next(shown, { kind: "submitted", at: 22_000 });

/** The session with its question damaged. */
function withQuestion(damage: object) {
  return { ...shown, question: { ...aQuestion(), ...damage } };
}

afterEach(() => localStorage.clear());

describe("a kept session", () => {
  it("is new, with the preferences' defaults, when nothing was kept", () => {
    expect(keptSession(place, preferences)).toEqual(
      newSession({ section: "Reading", difficulty: "Medium", timed: true }),
    );
  });

  it("comes back exactly as it was", () => {
    keepSession(place, shown, preferences);
    expect(keptSession(place, preferences)).toEqual(shown);
    keepSession(place, submitted, preferences);
    expect(keptSession(place, preferences)).toEqual(submitted);
  });

  it("comes back when the page was left just after its time was up", () => {
    const late = next(shown, { kind: "left", at: 70_000 });
    keepSession(place, late, preferences);
    expect(keptSession(place, preferences)).toEqual(late);
  });

  it("takes a default that was changed since, and keeps the choice otherwise", () => {
    keepSession(place, shown, preferences);
    const changed = { ...preferences, defaultSection: "Writing" as const, timerEnabled: false };
    expect(keptSession(place, changed)).toMatchObject({
      section: "Writing",
      difficulty: "Hard",
      timed: false,
      phase: "shown",
    });
  });

  it("gives up a load that was under way, but not the score", () => {
    const answered = next(shown, { kind: "submitted", at: 22_000 });
    keepSession(place, next(answered, { kind: "requested" }), preferences);
    expect(keptSession(place, preferences)).toMatchObject({
      phase: "idle",
      total: 1,
      section: "Math",
    });
  });

  it("forgets that a load failed, but not the score", () => {
    const answered = next(shown, { kind: "submitted", at: 22_000 });
    const loading = next(answered, { kind: "requested" });
    keepSession(
      place,
      next(loading, { kind: "load-failed", request: loading.request }),
      preferences,
    );
    expect(keptSession(place, preferences)).toMatchObject({ phase: "idle", total: 1 });
  });

  it("is another on each screen", () => {
    keepSession(place, shown, preferences);
    expect(keptSession({ ...place, screen: "quiz" }, preferences).phase).toBe("idle");
    keepSession({ ...place, screen: "quiz" }, shown, preferences);
    expect(keptSession({ ...place, screen: "quiz" }, preferences)).toEqual(shown);
  });

  it("is another at each seat", () => {
    keepSession(place, shown, preferences);
    const second = { ...place, seat: 2 };
    expect(keptSession(second, preferences).phase).toBe("idle");
    keepSession(second, sessionAfter({ kind: "timer-toggled" }), preferences);
    expect(keptSession(place, preferences)).toEqual(shown);
  });

  it("is another's for another learner", () => {
    keepSession(place, shown, preferences);
    expect(keptSession({ ...place, shelf: learnerShelf("user-2") }, preferences).phase).toBe(
      "idle",
    );
  });

  it.each([
    ["no session", {}],
    ["an unknown phase", { ...shown, phase: "paused" }],
    ["a score above the total", { ...shown, score: 2, total: 1 }],
    ["a question that cannot be shown", { ...shown, question: {} }],
    ["an instant that is none", { ...shown, shownAt: "noon" }],
    ["a time before the question", { ...shown, now: 0 }],
    ["more time left than there is", { ...shown, deadline: 600_000 }],
    ["a deadline that is none", { ...shown, deadline: "noon" }],
    ["a choice that is no option", { ...shown, selected: "E" }],
    ["a figure that cannot be drawn", withQuestion({ figure: { kind: "map", alt: "A map" } })],
    ["a section that is none", withQuestion({ section: "History" })],
    ["reasons that are none", withQuestion({ rationales: { A: "because" } })],
    ["a result that is none", { ...submitted, correct: "yes" }],
    ["an error without words", { ...shown, phase: "error" }],
    ["a timer that is none", { ...shown, timed: "yes" }],
  ])("is new when the shelf holds %s", (_, session) => {
    const { defaultSection, defaultDifficulty } = preferences;
    shelf.write("practice", { session, defaults: { defaultSection, defaultDifficulty } });
    expect(keptSession(place, preferences).phase).toBe("idle");
  });
});
