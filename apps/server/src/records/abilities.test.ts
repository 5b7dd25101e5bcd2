import { DOMAINS } from "@sat/contract";
import {
  ABILITY_VERSION,
  type BelievedDifficulty,
  domainEstimate,
  fold,
  foldAll,
  foldReport,
  sectionEstimate,
  UNKNOWN,
} from "@sat/learner";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  aLearner,
  anAnswer,
  aScoreReport,
  issueTo,
  judgeAt,
  LATER,
  MUCH_LATER,
} from "./testing/builders.ts";
import { databaseKinds } from "./testing/databases.ts";
import { type Opened, opened } from "./testing/opened.ts";

/** Milliseconds: nobody would say that it was clicked. */
const THOUGHT = 30_000;

describe.each(databaseKinds)("what is believed of a learner, on %s", (_, make) => {
  let records: Opened["records"];
  let db: Opened["db"];
  let close: Opened["close"];
  let uid: string;
  let given: number;

  beforeAll(async () => {
    ({ records, db, close } = await opened(make));
  });

  afterAll(() => close());

  beforeEach(async () => {
    uid = await aLearner(records);
    given = 0;
  });

  async function answerWith(isRight: boolean, change: Parameters<typeof anAnswer>[2] = {}) {
    const { id } = await issueTo(records, uid, { correctAnswer: isRight ? "B" : "A" });
    const answer = anAnswer(uid, id, { timeSpent: THOUGHT, ...change });
    await records.answers.settle(answer, judgeAt(new Date(LATER.getTime() + given++)));
  }

  const asked = { skill: "H.A", level: "Medium", kind: "choice", manner: "thought" } as const;
  const day = 20_777; // 2026-11-20, of which the judge says it is

  async function versionKept(): Promise<number | undefined> {
    const row = await db
      .selectFrom("abilities")
      .select("version")
      .where("uid", "=", uid)
      .executeTakeFirst();
    return row?.version;
  }

  test("is what is believed of anybody before the first answer", async () => {
    expect(await records.abilities.find(uid)).toEqual(UNKNOWN);
  });

  test("follows from the answers as they were given, one after the other", async () => {
    await answerWith(true);
    await answerWith(false, { hintsUsed: 2 });
    await answerWith(true, { confidence: "guess" });
    await answerWith(false, { response: null });
    await answerWith(false, { timeSpent: 1 });
    expect(await records.abilities.find(uid)).toEqual(
      foldAll([
        { ...asked, outcome: "right", hints: 0, day },
        { ...asked, outcome: "wrong", hints: 2, day },
        { ...asked, outcome: "right", hints: 0, manner: "guessed", day },
        { ...asked, outcome: "none", hints: 0, day },
        { ...asked, outcome: "wrong", hints: 0, manner: "clicked", day },
      ]),
    );
    expect(await versionKept()).toBe(ABILITY_VERSION);
  });

  test("rests on a report of the exam at its place by day, whenever it is copied", async () => {
    await answerWith(true);
    await answerWith(false);
    const answers = ["right", "wrong", "right"] as const;
    const folded = (outcome: (typeof answers)[number]) => ({ ...asked, outcome, hints: 0, day });
    const report = aScoreReport({ day: "2026-10-03" });
    await records.scoreReports.add({ uid, report });
    const reported = foldReport(UNKNOWN, { ...report, day: day - 48 });
    const after = answers.slice(0, 2).map(folded).reduce(fold, reported);
    expect(await records.abilities.find(uid)).toEqual(after);
    expect(await versionKept()).toBe(ABILITY_VERSION);
    const days = await records.abilityDays.since(uid, "2026-01-01");
    expect(days.map((each) => each.day)).toEqual(["2026-10-03", "2026-11-20"]);
    await answerWith(true);
    const last = fold(after, folded("right"));
    expect(await records.abilities.find(uid)).toEqual(last);
    await records.scoreReports.add({ uid, report: aScoreReport({ day: "2026-11-22" }) });
    expect(await records.abilities.find(uid)).toEqual(
      foldReport(last, { ...report, day: day + 2 }),
    );
  });

  test("before the first answer rests on what was copied, and the answer builds on it", async () => {
    const report = aScoreReport({ day: "2026-11-20" });
    await records.scoreReports.add({ uid, report });
    const reported = foldReport(UNKNOWN, { ...report, day });
    expect(await records.abilities.find(uid)).toEqual(reported);
    await answerWith(true);
    const answer = { ...asked, outcome: "right", hints: 0, day } as const;
    expect(await records.abilities.find(uid)).toEqual(fold(reported, answer));
  });

  test("is what is believed of anybody once the only report is gone, on no day", async () => {
    const copied = await records.scoreReports.add({ uid, report: aScoreReport() });
    await records.abilities.find(uid);
    expect(await records.scoreReports.remove({ uid, id: copied?.id ?? "" })).toBe(true);
    expect(await records.abilities.find(uid)).toEqual(UNKNOWN);
    expect(await records.abilityDays.since(uid, "2026-01-01")).toEqual([]);
  });

  test("is the same when it is worked out anew after the model has changed", async () => {
    for (const isRight of [false, true, true]) await answerWith(isRight);
    const before = await records.abilities.find(uid);
    const set = { version: ABILITY_VERSION - 1, state: "{}" };
    await db.updateTable("abilities").set(set).where("uid", "=", uid).execute();
    // What comes meanwhile does not build on what an older model made of the rest.
    await answerWith(true);
    expect(await versionKept()).toBe(ABILITY_VERSION - 1);
    const after = await records.abilities.find(uid);
    expect(after.answers).not.toEqual(before.answers);
    expect(after).toEqual(
      foldAll(
        [false, true, true, true].map((isRight) => ({
          ...asked,
          outcome: isRight ? ("right" as const) : ("wrong" as const),
          hints: 0,
          day,
        })),
      ),
    );
    expect(await versionKept()).toBe(ABILITY_VERSION);
  });

  test("counts each of many parallel answers once", async () => {
    await Promise.all(Array.from({ length: 12 }, () => answerWith(true)));
    const { answers } = await records.abilities.find(uid);
    expect(answers.reduce((sum, count) => sum + count, 0)).toBe(12);
  });

  test("leaves answers out to questions of a time before skills were kept", async () => {
    const { id } = await issueTo(records, uid);
    await db.updateTable("issued_questions").set({ skill: null }).where("id", "=", id).execute();
    await records.answers.settle(anAnswer(uid, id, { timeSpent: THOUGHT }), judgeAt(LATER));
    expect(await records.abilities.find(uid)).toEqual(UNKNOWN);
  });

  test("is kept as it was after each day's last answer", async () => {
    await answerWith(true);
    await answerWith(false);
    const { sections, domains } = (await records.abilityDays.since(uid, "2026-11-20"))[0] ?? {};
    const ability = await records.abilities.find(uid);
    const { mean, spread } = sectionEstimate(ability, "Math");
    expect(sections?.Math.mean).toBeCloseTo(mean, 12);
    expect(sections?.Math.spread).toBeCloseTo(spread, 12);
    expect(Object.keys(domains ?? {})).toEqual(DOMAINS);
    expect(domains?.["Algebra"]?.mean).toBeCloseTo(domainEstimate(ability, "Algebra").mean, 3);
    expect(await records.abilityDays.since(uid, "2026-11-20")).toHaveLength(1);
    expect(await records.abilityDays.since(uid, "2026-11-21")).toEqual([]);
  });

  test("has the same days when it is worked out anew", async () => {
    for (const isRight of [false, true, true]) await answerWith(isRight);
    const days = await records.abilityDays.since(uid, "2026-11-01");
    expect(days).toHaveLength(1);
    const set = { version: ABILITY_VERSION - 1, state: "{}" };
    await db.updateTable("abilities").set(set).where("uid", "=", uid).execute();
    await db.updateTable("ability_days").set({ math_mean: 7 }).where("uid", "=", uid).execute();
    await records.abilities.find(uid);
    expect(await records.abilityDays.since(uid, "2026-11-01")).toEqual(days);
  });

  describe("with estimates of difficulty that are accepted", () => {
    const cell = { model: "sums", version: 1, level: "Medium", kind: "choice" } as const;
    const harder = { ...cell, difficulty: { mean: 1.5, spread: 0.3 }, answers: 100 };
    const thought = { ...asked, hints: 0, day };

    afterEach(() => records.calibrations.withdraw("all", MUCH_LATER));

    /** What the first answer, and those after it, come to. */
    const folded = (difficulty: BelievedDifficulty | undefined, ...rights: boolean[]) =>
      foldAll(
        rights.map((isRight) => ({
          ...thought,
          difficulty,
          outcome: isRight ? ("right" as const) : ("wrong" as const),
        })),
      );
    /** A question differs from its cell by 0.4. */
    const ofQuestions = { mean: 1.5, spread: 0.5 };

    test("goes by them from the first answer on", async () => {
      await records.calibrations.accept([harder], LATER);
      await answerWith(true);
      await answerWith(false);
      expect(await records.abilities.find(uid)).toEqual(folded(ofQuestions, true, false));
    });

    test("is worked out anew by them, and once more without them", async () => {
      await answerWith(true);
      await answerWith(false);
      const before = await records.abilities.find(uid);
      await records.calibrations.accept([harder], LATER);
      // What comes meanwhile does not build on what was believed without them.
      await answerWith(true);
      const after = await records.abilities.find(uid);
      expect(after).toEqual(folded(ofQuestions, true, false, true));
      expect(await records.abilities.find(uid)).toEqual(after);
      await answerWith(true);
      expect(await records.abilities.find(uid)).toEqual(
        folded(ofQuestions, true, false, true, true),
      );
      await records.calibrations.withdraw(["sums"], MUCH_LATER);
      expect(await records.abilities.find(uid)).toEqual(folded(undefined, true, false, true, true));
      expect(before).toEqual(folded(undefined, true, false));
    });

    test("is less sure of questions of another version than is accepted", async () => {
      const another = { ...harder, version: 9, difficulty: { mean: 1.2, spread: 0.3 } };
      await records.calibrations.accept([another], LATER);
      await answerWith(true);
      expect(await records.abilities.find(uid)).toEqual(folded({ mean: 0, spread: 1.3 }, true));
    });
  });

  test("is forgotten with the answers", async () => {
    await answerWith(true);
    await records.erasure.forgetProgress(uid, () => MUCH_LATER);
    expect(await records.abilityDays.since(uid, "2026-11-01")).toEqual([]);
    expect(await versionKept()).toBeUndefined();
    expect(await records.abilities.find(uid)).toEqual(UNKNOWN);
  });
});
