import { responseOf } from "@sat/item";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DeskQuestion, newDesk } from "./desk-state.ts";
import type { Effect, Wanted } from "./effects.ts";
import { placement } from "./placement.ts";
import { practice, type Policy, studySession } from "./policy.ts";
import { runDesk, type Supply } from "./run-desk.ts";
import { takeUp } from "./take-up.ts";
import { aQuestion } from "./testing/a-question.ts";
import { MATH } from "./testing/at-desk.ts";

/** A desk over a supply whose questions come when the test sends them, under a clock that the test moves. */
function aDesk(policy: Policy = practice) {
  const coming: ((question: DeskQuestion) => void)[] = [];
  const back: [Wanted, DeskQuestion][] = [];
  const prepared: Wanted[] = [];
  const supply: Supply<DeskQuestion> = {
    take: () => new Promise((resolve) => coming.push(resolve)),
    putBack: (...given) => void back.push(given),
    prepare: (wanted) => void prepared.push(wanted),
    reasonOf: () => "missing",
  };
  const clock = { now: 1_000_000 };
  const initial = newDesk({ ...MATH, timed: true });
  const desk = runDesk({ policy, initial, supply, now: () => clock.now });
  desk.open();
  const arrive = async (at = coming.length - 1) => {
    coming[at]?.(aQuestion(at + 1));
    await Promise.resolve();
  };
  return { desk, clock, coming, back, prepared, arrive };
}

async function openQuestion() {
  const running = aDesk();
  running.desk.request();
  await running.arrive();
  return running;
}

/** A desk of a study session whose questions are all there. */
function aStudyDesk(take: Supply<DeskQuestion>["take"] = ({ number }) => aQuestion(number)) {
  const clock = { now: 1_000_000 };
  const prepared: number[] = [];
  const supply: Supply<DeskQuestion> = {
    take,
    putBack: () => {},
    prepare: ({ number }) => void prepared.push(number),
    reasonOf: (error) => (error === "over" ? "over" : "missing"),
  };
  const initial = takeUp<DeskQuestion>(MATH, [], undefined);
  const desk = runDesk({ policy: studySession, initial, supply, now: () => clock.now });
  desk.open();
  desk.request();
  return { desk, prepared, clock };
}

describe("leading on", () => {
  it("does nothing before an option is chosen, submits it, then goes on", async () => {
    const { desk } = await openQuestion();
    desk.leadOn();
    expect(desk.state().phase).toBe("shown");
    desk.respond(responseOf("B"));
    desk.leadOn();
    expect(desk.state()).toMatchObject({ phase: "answered", correct: true });
    desk.leadOn();
    expect(desk.state().phase).toBe("loading");
  });

  it("does nothing while a question is on its way", async () => {
    const { desk, arrive } = aDesk();
    desk.request();
    desk.leadOn();
    await arrive();
    expect(desk.state()).toMatchObject({ phase: "shown", request: 1 });
  });

  it("does not let a press that came a moment too late skip the result", async () => {
    const { desk, clock } = await openQuestion();
    desk.respond(responseOf("B"));
    clock.now += 60_100;
    desk.send({ kind: "ticked", at: clock.now });
    clock.now += 600;
    desk.leadOn();
    expect(desk.state()).toMatchObject({ phase: "answered", autoSubmitted: true });
    clock.now += 1;
    desk.leadOn();
    expect(desk.state().phase).toBe("loading");
  });

  it("goes on at once from a result of an earlier page, whose time was another", async () => {
    const { desk, clock } = await openQuestion();
    clock.now += 60_100;
    desk.send({ kind: "ticked", at: clock.now });
    clock.now = 5_000;
    desk.leadOn();
    expect(desk.state().phase).toBe("loading");
  });
});

describe("a question that comes too late", () => {
  it("is put back when the page is gone", async () => {
    const { desk, back, arrive } = aDesk();
    desk.request();
    desk.close();
    await arrive();
    expect(back).toEqual([[{ number: 1, choice: MATH }, aQuestion(1)]]);
  });

  it("is asked for again when the page, which was only put by, is back", async () => {
    const { desk, coming, arrive } = aDesk();
    desk.request();
    desk.close();
    await arrive();
    desk.open();
    desk.close();
    desk.open();
    expect(coming).toHaveLength(2);
    await arrive();
    expect(desk.state()).toMatchObject({ phase: "shown", question: { id: "q-2" } });
  });

  it("is not asked for again when the desk was reset in the meantime", async () => {
    const { desk, coming, arrive } = aDesk();
    desk.request();
    desk.close();
    await arrive();
    desk.send({ kind: "reset" });
    desk.open();
    expect(desk.state().phase).toBe("idle");
    expect(coming).toHaveLength(1);
  });

  it("is put back when the desk was reset, and the next is shown", async () => {
    const { desk, back, arrive } = aDesk();
    desk.request();
    desk.send({ kind: "reset" });
    desk.request();
    await arrive(0);
    expect(desk.state().phase).toBe("loading");
    expect(back).toEqual([[{ number: 1, choice: MATH }, aQuestion(1)]]);
    await arrive(1);
    expect(desk.state()).toMatchObject({ phase: "shown", question: { id: "q-2" } });
  });
});

describe("a question that does not come", () => {
  it("fails for the reason that the supply knows", async () => {
    const { desk } = aStudyDesk(() => Promise.reject("over"));
    await Promise.resolve();
    expect(desk.state()).toMatchObject({ phase: "failed", reason: "over" });
  });

  it("can be asked for again", async () => {
    const tries: Supply<DeskQuestion>["take"][] = [
      () => Promise.reject("lost"),
      () => aQuestion(1),
    ];
    const { desk } = aStudyDesk((wanted) => tries.shift()?.(wanted) ?? aQuestion(2));
    await Promise.resolve();
    expect(desk.state()).toMatchObject({ phase: "failed", reason: "missing" });
    desk.request();
    expect(desk.state()).toMatchObject({ phase: "shown", question: { id: "q-1" } });
  });
});

describe("fetching ahead", () => {
  it("is not tried again with every tick of the countdown", async () => {
    const { desk, clock, prepared } = await openQuestion();
    expect(prepared).toHaveLength(1);
    for (let second = 0; second < 5; second += 1) {
      clock.now += 1_000;
      desk.send({ kind: "ticked", at: clock.now });
    }
    desk.respond(responseOf("B"));
    expect(prepared).toHaveLength(1);
  });

  it("is tried with the answer, another choice and the page's return", async () => {
    const { desk, prepared } = await openQuestion();
    desk.respond(responseOf("B"));
    desk.leadOn();
    desk.send({ kind: "section-chosen", section: "Reading" });
    desk.send({ kind: "difficulty-chosen", difficulty: "Hard" });
    desk.close();
    desk.open();
    expect(prepared.slice(1).map(({ choice }) => choice)).toEqual([
      { section: "Math", difficulty: "Medium" },
      { section: "Reading", difficulty: "Medium" },
      { section: "Reading", difficulty: "Hard" },
      { section: "Reading", difficulty: "Hard" },
    ]);
  });
});

describe("a study session", () => {
  it("shows the question that is due at once, and fetches one ahead", () => {
    const { desk, prepared } = aStudyDesk();
    expect(desk.state()).toMatchObject({ phase: "shown", question: { id: "q-1" } });
    expect(prepared).toEqual([2]);
  });

  it("goes through ten questions, sending every answer, and fetches none beyond", () => {
    const { desk, prepared, clock } = aStudyDesk();
    const effects: Effect[] = [];
    desk.subscribe((change) => effects.push(...change.effects));
    for (let number = 1; number <= 10; number++) {
      desk.leadOn();
      desk.respond(responseOf("B"));
      clock.now += 1_000;
      desk.leadOn();
      expect(desk.state()).toMatchObject({ phase: "answered", total: number, correct: true });
      desk.leadOn();
    }
    expect(desk.state()).toMatchObject({ phase: "completed", score: 10, time: 10_000 });
    const answers = effects.flatMap((effect) => (effect.kind === "send" ? [effect.answer] : []));
    expect(answers).toHaveLength(10);
    expect(answers[9]).toEqual({
      questionId: "q-10",
      response: responseOf("B"),
      timeToFirst: 0,
      changes: 0,
      hintsUsed: 0,
      confidence: null,
      timeSpent: 1_000,
      autoSubmitted: false,
    });
    expect(effects.at(-1)).toEqual({ kind: "forget" });
    expect(Math.max(...prepared)).toBe(10);
  });
});

it("sends no answer to a question that the server cannot name", () => {
  const { desk } = aStudyDesk(() => ({ ...aQuestion(1), id: "" }));
  const kinds: string[] = [];
  desk.subscribe(({ effects }) => kinds.push(...effects.map(({ kind }) => kind)));
  desk.respond(responseOf("B"));
  desk.leadOn();
  expect(desk.state()).toMatchObject({ phase: "answered", score: 1 });
  expect(kinds).not.toContain("send");
});

it("tells listeners of each change until they stop listening", async () => {
  const { desk } = await openQuestion();
  const phases: string[] = [];
  const stop = desk.subscribe(({ before, after }) => phases.push(`${before.phase} ${after.phase}`));
  desk.respond(responseOf("B"));
  desk.leadOn();
  desk.open();
  stop();
  desk.leadOn();
  expect(phases).toEqual(["shown shown", "shown answered"]);
});

describe("whatever happens, and in whatever order questions come", () => {
  const doing = fc.constantFrom("request", "reset", "leadOn", "open", "close", "choose", "tick");
  const arriving = fc.nat(4).map((place) => ({ place, comes: true }));
  const failing = fc.nat(4).map((place) => ({ place, comes: false }));
  const course = fc.array(
    fc.oneof({ weight: 3, arbitrary: doing }, { weight: 2, arbitrary: arriving }, failing),
    { maxLength: 60, size: "max" },
  );

  it("no question is lost, and none is shown twice", async () => {
    await fc.assert(
      fc.asyncProperty(course, async (happened) => {
        const made: string[] = [];
        const there: DeskQuestion[] = [];
        const coming: { resolve: (question: DeskQuestion) => void; reject: () => void }[] = [];
        const make = () => {
          const question = aQuestion(made.length + 1);
          made.push(question.id);
          return question;
        };
        let now = 0;
        const desk = runDesk<DeskQuestion>({
          policy: practice,
          initial: newDesk({ ...MATH, timed: true }),
          supply: {
            take: () =>
              there.pop() ??
              new Promise<DeskQuestion>((resolve, reject) => coming.push({ resolve, reject })),
            putBack: (_, question) => void there.push(question),
            prepare: () => {},
            reasonOf: () => "missing",
          },
          now: () => now,
        });
        const shown: string[] = [];
        desk.subscribe(({ before, after }) => {
          if (before.phase === "loading" && after.phase === "shown") shown.push(after.question.id);
        });
        for (const each of happened) {
          now += 7_000;
          if (typeof each === "object") {
            const [one] = coming.splice(each.place, 1);
            if (each.comes && one !== undefined) one.resolve(make());
            else one?.reject();
            // The desk hears of it before the next event.
            await Promise.resolve();
          } else if (each === "choose") desk.respond(responseOf("B"));
          else if (each === "tick") desk.send({ kind: "ticked", at: now });
          else if (each === "reset") desk.send({ kind: "reset" });
          else desk[each]();
        }
        const all = [...shown, ...there.map(({ id }) => id)];
        expect(all.toSorted()).toEqual(made.toSorted());
      }),
    );
  });
});

it("fetches the next question of a placement once the one before it is answered, and no sooner", async () => {
  const { desk, prepared, arrive } = aDesk(placement);
  desk.request();
  await arrive();
  desk.respond(responseOf("B"));
  expect(prepared).toEqual([]);
  desk.leadOn();
  expect(prepared.map(({ number }) => number)).toEqual([2]);
});
