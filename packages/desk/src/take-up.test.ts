import { OPTION_LETTERS, type OptionLetter, responseOf } from "@sat/item";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { questionNumber, scoreBefore } from "./desk-state.ts";
import type { Bookmark } from "./kept.ts";
import { practice, studySession } from "./policy.ts";
import { restored, takeUp } from "./take-up.ts";
import { aQuestion } from "./testing/a-question.ts";
import {
  after,
  choose,
  failed,
  freshDesk,
  leave,
  loaded,
  MATH,
  requested,
  resume,
  submit,
  tick,
} from "./testing/at-desk.ts";

/** The answer to question `number`; the key is B. */
function anAnswer(number: number, letter: OptionLetter = "B") {
  const response = responseOf(letter);
  return {
    question: aQuestion(number),
    response,
    correct: letter === "B",
    timeSpent: 1_000 * number,
  };
}

const ten = Array.from({ length: 10 }, (_, each) => anAnswer(each + 1));
const draft: Bookmark = {
  id: "s-1",
  number: 2,
  isAnswered: false,
  response: responseOf("D"),
  spent: 4_000,
  processData: {
    timeToFirst: 900,
    changes: 2,
    isTakingBack: false,
    hintsUsed: 1,
    confidence: "guess",
  },
};

describe("a session taken up", () => {
  it("begins at question 1 with score 0", () => {
    const desk = takeUp(MATH, [], undefined);
    expect(desk).toMatchObject({ phase: "idle", score: 0, total: 0, time: 0, timed: false });
    expect(questionNumber(desk)).toBe(1);
  });

  it("goes on after what is answered", () => {
    const desk = takeUp(MATH, [anAnswer(1), anAnswer(2, "C")], undefined);
    expect(desk).toMatchObject({ phase: "idle", score: 1, total: 2, time: 3_000 });
    expect(questionNumber(desk)).toBe(3);
  });

  it("gives back the choice and the time of a question left open", () => {
    const desk = takeUp(MATH, [anAnswer(1)], draft);
    expect(after(studySession, desk, resume(0), requested, loaded(1), submit(500))).toMatchObject({
      phase: "answered",
      response: responseOf("D"),
      timeSpent: 4_500,
    });
  });

  it("gives them back also when the question comes at the second try", () => {
    const desk = takeUp(MATH, [anAnswer(1)], draft);
    const failure = after(studySession, desk, resume(0), requested, failed(1));
    expect(failure).toMatchObject({ phase: "failed", reason: "missing" });
    expect(after(studySession, failure, requested, loaded(2))).toMatchObject({
      response: responseOf("D"),
      spent: 4_000,
    });
  });

  it("shows again the result that was in sight, even of the last question", () => {
    const desk = takeUp(MATH, ten, { ...draft, number: 10, isAnswered: true });
    expect(desk).toMatchObject({ phase: "answered", correct: true, timeSpent: 10_000 });
    expect([questionNumber(desk), scoreBefore(desk)]).toEqual([10, 9]);
    expect(after(studySession, desk, requested)).toMatchObject({
      phase: "completed",
      score: 10,
      time: 55_000,
    });
  });

  it("trusts the server more than an old bookmark", () => {
    const behind = takeUp(MATH, [anAnswer(1)], { ...draft, number: 1 });
    expect(behind).toMatchObject({ phase: "idle", draft: { response: null, spent: 0 } });
    const ahead = takeUp(MATH, [anAnswer(1)], { ...draft, isAnswered: true });
    expect(ahead).toMatchObject({ phase: "idle", total: 1, draft: { response: null, spent: 0 } });
  });

  it("goes the same way when it is taken up again after any answer", () => {
    const choices = fc.array(fc.constantFrom(...OPTION_LETTERS), { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(choices, fc.integer({ min: 0, max: 9 }), (letters, from) => {
        const answers = letters.slice(0, from).map((letter, each) => anAnswer(each + 1, letter));
        let desk = after(studySession, takeUp(MATH, answers, undefined), resume(0));
        for (const [each, letter] of letters.entries()) {
          if (each < from) continue;
          const arrival = { ...loaded(each + 1), request: each + 1 - from };
          const spent = 1_000 * (each + 1);
          desk = after(studySession, desk, requested, arrival, choose(letter), submit(spent));
        }
        expect(after(studySession, desk, requested)).toMatchObject({
          phase: "completed",
          score: letters.filter((letter) => letter === "B").length,
          time: 55_000,
        });
      }),
    );
  });
});

describe("a desk kept whole", () => {
  const now = { ...MATH, timed: true };
  const kept = (...events: Parameters<typeof after>[2][]) => ({
    state: after(practice, freshDesk(practice), ...events),
    defaults: MATH,
  });
  const shown = kept(requested, loaded(1), choose("C"), tick(20_000));

  it("takes a default that was changed since, and keeps the choice otherwise", () => {
    const desk = { ...shown, defaults: { ...MATH, section: "Reading" as const } };
    expect(
      restored(desk, { section: "Writing", difficulty: "Medium", timed: false }),
    ).toMatchObject({
      section: "Writing",
      difficulty: "Medium",
      timed: false,
      phase: "shown",
      response: responseOf("C"),
    });
    expect(restored(shown, { section: "Math", difficulty: "Hard", timed: true })).toMatchObject({
      section: "Math",
      difficulty: "Hard",
    });
    const chosen = kept({ kind: "section-chosen", section: "Mixed" });
    expect(restored(chosen, now)).toMatchObject({ section: "Mixed", difficulty: "Medium" });
  });

  it("stands still until the learner is there", () => {
    expect(restored(shown, now)).toMatchObject({ isPresent: false, since: null, spent: 20_000 });
  });

  it("is answered at once when it was left just after its time was up", () => {
    const late = kept(requested, loaded(1), leave(70_000));
    const back = after(practice, restored(late, now), resume(5));
    expect(back.phase).toBe("shown");
    expect(after(practice, back, tick(5))).toMatchObject({ phase: "answered", timeSpent: 60_100 });
  });

  it("keeps the draft of a question that did not come", () => {
    const state = after(practice, takeUp(MATH, [anAnswer(1)], draft), requested, failed(1));
    expect(restored({ state, defaults: MATH }, now)).toMatchObject({
      phase: "idle",
      draft: { response: responseOf("D"), spent: 4_000 },
    });
  });

  it.each([
    ["a load that was under way", requested],
    ["that a load failed", failed(2)],
  ])("forgets %s, but not the score", (_, event) => {
    const desk = kept(requested, loaded(1), choose("B"), submit(500), requested, event);
    expect(restored(desk, now)).toMatchObject({ phase: "idle", score: 1, total: 1, request: 2 });
  });
});
