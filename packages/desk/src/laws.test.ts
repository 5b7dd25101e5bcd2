import { OPTION_LETTERS, readEntry, type Response, SECTION_CHOICES } from "@sat/item";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DeskQuestion, hasQuestion } from "./desk-state.ts";
import type { Effect, GivenAnswer } from "./effects.ts";
import { type Bookmark, bookmarkOf } from "./kept.ts";
import { next } from "./next.ts";
import { type Policy, practice, quiz, review, studySession } from "./policy.ts";
import { restored, takeUp } from "./take-up.ts";
import { anEntryQuestion, aQuestion } from "./testing/a-question.ts";
import {
  after,
  at,
  choose,
  type Event,
  failed,
  freshDesk,
  leave,
  MATH,
  requested,
  resume,
  type State,
  submit,
  tick,
  toggleGuess,
  type as typed,
} from "./testing/at-desk.ts";

const instant = fc.integer({ min: 0, max: 300_000 });
const request = fc.integer({ min: 1, max: 12 });

/** Right, wrong, half typed, of no sense, and nothing. */
const text = fc.constantFrom("3/4", ".75", "2", "3/", "x", "1,5", " ");
const responding: fc.Arbitrary<Event> = fc.oneof(
  fc.tuple(fc.constantFrom(...OPTION_LETTERS), instant).map((given) => choose(...given)),
  fc.tuple(text, instant).map((given) => typed(...given)),
);

/** Every third question is one whose answer is typed. */
function questionAt(number: number): DeskQuestion {
  return number % 3 === 0 ? anEntryQuestion(number) : aQuestion(number);
}

function arrival(number: number, when: number): Event {
  return { kind: "loaded", request: number, question: questionAt(number), at: at(when) };
}

const working: fc.Arbitrary<Event> = fc.oneof(
  { weight: 3, arbitrary: fc.constant(requested) },
  {
    weight: 4,
    arbitrary: fc.tuple(request, instant).map(([number, when]) => arrival(number, when)),
  },
  { weight: 1, arbitrary: request.map(failed) },
  { weight: 4, arbitrary: responding },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1, max: 3 }).map((rungs): Event => ({ kind: "hinted", rungs })),
  },
  { weight: 1, arbitrary: fc.constant(toggleGuess) },
  { weight: 3, arbitrary: instant.map(submit) },
  { weight: 2, arbitrary: instant.map(tick) },
  { weight: 1, arbitrary: instant.map(leave) },
  { weight: 1, arbitrary: instant.map(resume) },
);
const changing: fc.Arbitrary<Event> = fc.oneof(
  fc.constantFrom<Event>({ kind: "timer-toggled" }, { kind: "reset" }),
  fc
    .constantFrom(...SECTION_CHOICES)
    .map((section): Event => ({ kind: "section-chosen", section })),
  fc.constantFrom(...SECTION_CHOICES).map((section): Event => ({ kind: "arrived", section })),
);

/** Events in any order, and between them questions that are answered, so that a course gets somewhere. */
function courseOf(event: fc.Arbitrary<Event>): fc.Arbitrary<Event[]> {
  const any = event.map((one) => [one]);
  const round = fc
    .tuple(fc.constantFrom(...OPTION_LETTERS), text, instant)
    .map(([letter, entry, when]) => [requested, choose(letter), typed(entry), submit(when)]);
  return fc
    .array(fc.oneof({ weight: 3, arbitrary: any }, round), { maxLength: 60, size: "max" })
    .map((all) => all.flat());
}

interface Moment {
  readonly event: Event;
  readonly before: State;
  readonly state: State;
  readonly effects: readonly Effect[];
}

/** What comes of a course. Most questions arrive as soon as they are asked for; others late, twice or never. */
function run(policy: Policy, course: Event[]) {
  const moments: Moment[] = [];
  let state = freshDesk(policy);
  let last = at(0);
  const take = (event: Event) => {
    const before = state;
    if ("at" in event) last = event.at;
    const step = next(policy, before, event);
    state = step.state;
    moments.push({ event, before, ...step });
  };
  for (const [place, event] of course.entries()) {
    take(event);
    if (state.phase === "loading" && place % 8 > 0)
      take({
        kind: "loaded",
        request: state.request,
        question: questionAt(state.request),
        at: last,
      });
  }
  return { moments, state };
}

/** The same course by a clock that never goes back. */
function inOrder(course: Event[]): Event[] {
  const instants = course
    .flatMap((event) => ("at" in event ? [event.at] : []))
    .toSorted((one, two) => one - two);
  return course.map((event) =>
    "at" in event ? { ...event, at: instants.shift() ?? event.at } : event,
  );
}

function isSend(effect: Effect): effect is Extract<Effect, { readonly kind: "send" }> {
  return effect.kind === "send";
}

function answersOf(moments: readonly Moment[]): GivenAnswer[] {
  return moments.flatMap(({ effects }) => effects.filter(isSend).map(({ answer }) => answer));
}

function skipsOf(moments: readonly Moment[]): string[] {
  return moments.flatMap(({ effects }) =>
    effects.flatMap((effect) => (effect.kind === "skip" ? [effect.questionId] : [])),
  );
}

const isAnswering = ({ before, state }: Moment) =>
  before.phase === "shown" && state.phase === "answered";

describe.each([
  ["practice", practice],
  ["the quiz", quiz],
  ["a study session", studySession],
  ["a review", review(7)],
])("whatever happens at %s", (_, policy) => {
  const courses = courseOf(fc.oneof({ weight: 8, arbitrary: working }, changing));

  it("sends each answer with the change that gave it, as it was given, and once", () => {
    fc.assert(
      fc.property(courses, (course) => {
        const { moments } = run(policy, course);
        for (const moment of moments) {
          const sent = answersOf([moment]);
          expect(sent).toHaveLength(isAnswering(moment) ? 1 : 0);
          if (moment.before.phase !== "shown" || moment.state.phase !== "answered") continue;
          const { question, response } = moment.before;
          expect(sent[0]).toMatchObject({ questionId: question.id, response: readable(response) });
        }
        const ids = answersOf(moments).map(({ questionId }) => questionId);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it("loses no question: each that was shown is open, or answered, or told to be skipped", () => {
    fc.assert(
      fc.property(courses, (course) => {
        const { moments, state } = run(policy, course);
        const shown = moments.flatMap((moment) =>
          moment.state.phase === "shown" ? [moment.state.question.id] : [],
        );
        const ends = [
          ...answersOf(moments).map(({ questionId }) => questionId),
          ...skipsOf(moments),
          ...(state.phase === "shown" ? [state.question.id] : []),
        ];
        expect(ends.toSorted()).toEqual([...new Set(shown)].toSorted());
      }),
    );
  });

  it("answers every open question that is submitted with a response that can be read", () => {
    fc.assert(
      fc.property(courses, (course) => {
        for (const moment of run(policy, course).moments) {
          const { before, event } = moment;
          if (before.phase !== "shown" || readable(before.response) === null) continue;
          if (event.kind === "submitted") expect(isAnswering(moment)).toBe(true);
        }
      }),
    );
  });

  it("says why an entry cannot be read, before its time is up, and takes nothing for it", () => {
    fc.assert(
      fc.property(courses, (course) => {
        for (const { before, event, state, effects } of run(policy, course).moments) {
          if (event.kind !== "submitted" || before.phase !== "shown") continue;
          const { response, question, total, score, limit } = before;
          if (response === null || readable(response) !== null || state.phase === "answered") {
            if (state.phase === "answered" && readable(response) === null)
              expect(state).toMatchObject({ autoSubmitted: true, response: null, correct: false });
            continue;
          }
          expect(state).toMatchObject({ phase: "shown", question, response, total, score, limit });
          expect(state).toMatchObject({ fault: { kind: "malformed" } });
          expect(effects.map(({ kind }) => kind)).not.toContain("send");
        }
      }),
    );
  });

  it("holds only responses of the kind that its question asks for", () => {
    fc.assert(
      fc.property(courses, (course) => {
        for (const { state } of run(policy, course).moments) {
          if (!hasQuestion(state) || state.response === null) continue;
          expect(state.response.kind).toBe(state.question.kind ?? "choice");
        }
      }),
    );
  });

  it("tells of each answer how it came about, within its time", () => {
    fc.assert(
      fc.property(courses, (course) => {
        const { moments } = run(policy, inOrder(course));
        for (const { before, effects } of moments) {
          for (const { answer } of effects.filter(isSend)) {
            const { timeToFirst, timeSpent, changes, hintsUsed, confidence } = answer;
            if (answer.response !== null) expect(timeToFirst).not.toBeNull();
            expect(timeToFirst ?? 0).toBeLessThanOrEqual(timeSpent);
            expect(changes).toBeGreaterThanOrEqual(0);
            expect(before).toMatchObject({ processData: { hintsUsed, confidence } });
          }
        }
      }),
    );
  });

  it("counts the answers since the last reset, and scores the right ones among them", () => {
    fc.assert(
      fc.property(courses, (course) => {
        const { moments, state } = run(policy, course);
        const since = moments.findLastIndex(({ event }) => event.kind === "reset") + 1;
        const given = moments.slice(since).filter(isAnswering);
        const right = given.filter(({ state: then }) => "correct" in then && then.correct);
        expect(state).toMatchObject({ total: given.length, score: right.length });
        expect(state.score).toBeLessThanOrEqual(state.total);
        expect(state.time).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("never counts a negative time, and counts only while the learner is there", () => {
    fc.assert(
      fc.property(courses, (course) => {
        for (const { before, state } of run(policy, course).moments) {
          if (state.phase === "shown") expect(state.spent).toBeGreaterThanOrEqual(0);
          if (state.phase === "shown") expect(state.since === null).toBe(!state.isPresent);
          if (state.phase === "answered") expect(state.timeSpent).toBeGreaterThanOrEqual(0);
          if (before.phase !== "shown" || before.isPresent) continue;
          if (state.phase === "shown") expect(state.spent).toBe(before.spent);
          if (state.phase === "answered") {
            // It may have been left just after its time was up.
            expect(state.timeSpent).toBe(Math.min(before.spent, before.limit ?? before.spent));
          }
        }
      }),
    );
  });

  it("never counts more time than has passed", () => {
    fc.assert(
      fc.property(courses, (course) => {
        for (const { state } of run(policy, inOrder(course)).moments) {
          const open = state.phase === "shown" ? state.spent : 0;
          expect(state.time + open).toBeLessThanOrEqual(300_000);
          if (policy.clock === null || state.phase !== "answered" || !state.autoSubmitted) continue;
          expect(state.timeSpent).toBe(60_100);
        }
      }),
    );
  });

  it("changes nothing and has no effect where an event means nothing", () => {
    fc.assert(
      fc.property(courses, (course) => {
        for (const { event, before, state, effects } of run(policy, course).moments) {
          if (state === before) expect(effects).toEqual([]);
          if (!isMeaningless(event, before)) continue;
          expect(state).toBe(before);
        }
      }),
    );
  });

  it("keeps every change of a question, and asks for each question once", () => {
    fc.assert(
      fc.property(courses, (course) => {
        for (const { before, state, effects } of run(policy, course).moments) {
          const kinds = effects.map(({ kind }) => kind);
          const isKept = state !== before && (policy.keeps === "all" || hasQuestion(state));
          expect(kinds.includes("keep")).toBe(isKept && state.phase !== "completed");
          const isNew = state.phase === "loading" && state.request !== before.request;
          expect(kinds.filter((kind) => kind === "ask")).toHaveLength(isNew ? 1 : 0);
        }
      }),
    );
  });
});

/** What of a response can be graded. */
function readable(response: Response | null): Response | null {
  const isRead = response?.kind !== "entry" || readEntry(response.text).kind === "entry";
  return isRead ? response : null;
}

/** Whether an event can mean nothing in this phase, whatever the policy. */
function isMeaningless(event: Event, { phase, isPresent, ...state }: State): boolean {
  switch (event.kind) {
    case "requested":
      return phase === "loading" || phase === "completed";
    case "loaded":
    case "load-failed":
      return phase !== "loading" || state.request !== event.request;
    case "responded":
    case "hinted":
    case "guess-toggled":
      return phase !== "shown";
    case "submitted":
      return phase !== "shown" || ("response" in state && state.response === null);
    case "ticked":
      return phase !== "shown" || !isPresent;
    case "timer-toggled":
      return phase === "shown";
    case "section-chosen":
    case "difficulty-chosen":
      return phase === "loading";
    case "left":
      return !isPresent;
    case "resumed":
      return isPresent;
    default:
      return false;
  }
}

describe("a study session, whatever happens", () => {
  it("comes to its end in some of these courses, and not in others", () => {
    const ends = fc
      .sample(courseOf(working), { seed: 1, numRuns: 100 })
      .map((course) => run(studySession, course).state.phase);
    expect(ends).toContain("completed");
    expect(ends).toContain("shown");
  });

  it("stays within ten questions, and ends with the tenth", () => {
    fc.assert(
      fc.property(courseOf(working), (course) => {
        for (const { before, state, effects } of run(studySession, course).moments) {
          expect(state.total - before.total).toBe(
            before.phase === "shown" && state.phase === "answered" ? 1 : 0,
          );
          expect(state.total).toBeLessThanOrEqual(10);
          if (state.phase === "completed") expect(state.total).toBe(10);
          const ahead = effects.filter((effect) => effect.kind === "prepare");
          for (const { wanted } of ahead) expect(wanted.number).toBeLessThanOrEqual(10);
        }
      }),
    );
  });
});

/** What does not depend on the clock of a page. */
function withoutClock(state: State): object {
  const { since: _, answeredAt: __, ...rest } = { since: null, answeredAt: 0, ...state };
  return rest;
}

/** The same events by the clock of another page. */
function laterBy(shift: number, event: Event): Event {
  return "at" in event ? { ...event, at: event.at + shift } : event;
}

const throughStorage = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value; // as it was put

describe("a desk that was kept and restored goes on like one that was only left", () => {
  const courses = fc.tuple(courseOf(working), courseOf(working), fc.nat(9_000_000));

  it("at practice, by whatever clock", () => {
    fc.assert(
      fc.property(courses, ([before, then, shift]) => {
        const state = after(practice, run(practice, before).state, leave(300_000));
        fc.pre(state.phase !== "loading" && state.phase !== "failed");
        const kept = throughStorage({ state, defaults: MATH });
        const back = restored(kept, { ...MATH, timed: state.timed });
        const onward = [resume(400_000), ...then.map((event) => laterBy(500_000, event))];
        const stayed = after(practice, state, ...onward);
        const moved = after(practice, back, ...onward.map((event) => laterBy(shift, event)));
        expect(withoutClock(moved)).toEqual(withoutClock(stayed));
      }),
    );
  });

  it("at practice, with its score, also when a question was on its way or did not come", () => {
    fc.assert(
      fc.property(courseOf(working), (course) => {
        const { state } = run(practice, course);
        const back = restored(throughStorage({ state, defaults: MATH }), { ...MATH, timed: true });
        const { score, total, time, request: last } = state;
        expect(back).toMatchObject({ score, total, time, request: last, isPresent: false });
        const isWaiting = state.phase === "loading" || state.phase === "failed";
        expect(back.phase).toBe(isWaiting ? "idle" : state.phase);
      }),
    );
  });

  it("in a study session, from the answers that were sent and the bookmark", () => {
    fc.assert(
      fc.property(courseOf(working), (course) => {
        const { moments, state } = run(studySession, [...course, leave(300_000)]);
        fc.pre(state.phase !== "completed");
        const answers = moments.filter(isAnswering).flatMap(({ state: then }) => {
          return then.phase === "answered" ? [recordOf(then)] : [];
        });
        let bookmark: Bookmark | undefined;
        for (const moment of moments) {
          if (moment.effects.some(({ kind }) => kind === "keep"))
            bookmark = bookmarkOf(moment.state, "s-1");
        }
        const taken = takeUp(
          MATH,
          throughStorage(answers),
          throughStorage(bookmark ?? null) ?? undefined,
        );
        const { score, total, time } = state;
        expect(taken).toMatchObject({ score, total, time });
        if (state.phase === "answered") expect(withoutAsking(taken)).toEqual(withoutAsking(state));
        if (state.phase !== "shown") return;
        const question = {
          kind: "loaded",
          request: 1,
          question: state.question,
          at: at(0),
        } as const;
        const again = after(studySession, taken, requested, question, resume(5));
        const { response, spent, processData } = state;
        expect(again).toMatchObject({ phase: "shown", response, spent, processData });
      }),
    );
  });
});

function recordOf({ question, response, correct, timeSpent }: Answer): Answer {
  return { question, response, correct, timeSpent };
}

type Answer = Parameters<typeof takeUp<DeskQuestion>>[1][number];

function withoutAsking(state: State): object {
  return { ...withoutClock(state), request: 0 };
}
