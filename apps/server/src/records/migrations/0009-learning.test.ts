import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answersIn } from "../answers.ts";
import { exportsIn } from "../exports.ts";
import { historyIn } from "../history.ts";
import { questionsIn } from "../questions.ts";
import {
  anAnswer,
  anIdentity,
  anItem,
  CHOICES,
  judge,
  LATER,
  MUCH_LATER,
  NOON,
  provenAs,
} from "../testing/builders.ts";
import { databaseKinds } from "../testing/databases.ts";
import { type EarlierTables, earlierTables } from "../testing/earlier-tables.ts";
import { usersIn } from "../users.ts";

const BY_CODE = anItem().rationales;
/** One slip is stored as it was then, by name. */
const BY_NAME = { ...BY_CODE, A: { ...BY_CODE.A, mistake: "Answered another quantity" } };

/** What was chosen in answer, as the version before kept it; none when time ran out. */
const ANSWERS = { right: "B", wrong: "D", late: null } as const;

describe.each(databaseKinds)("answers of the version before on %s", (_, make) => {
  let tables: EarlierTables;

  beforeAll(async () => {
    tables = await earlierTables(make, "0008-shown");
    await usersIn(tables.db, tables.differences).signIn(anIdentity({ uid: "ada" }), NOON);
    for (const [id, letter] of Object.entries(ANSWERS)) {
      await issued(id);
      await answered(id, letter);
    }
    await issued("open");
    await tables.bringUpToDate();
  });

  afterAll(() => tables.drop());

  test.each(Object.entries(ANSWERS))(
    "are shown as they were given, and as chosen: %s",
    async (id, userAnswer) => {
      const found = await historyIn(tables.db).find({ uid: "ada", id });
      expect(found).toEqual({
        question: expect.objectContaining({
          id,
          question: id,
          correctAnswer: "B",
          rationales: BY_CODE,
        }),
        userAnswer,
        correct: id === "right",
        autoSubmitted: id === "late",
        answeredAt: LATER.toISOString(),
        timeSpent: 1,
        report: null,
      });
    },
  );

  test("are kept as choices, but where time ran out with none", async () => {
    const rows = await tables.db
      .selectFrom("answers")
      .select(["question_id", "response_kind"])
      .execute();
    expect(new Map(rows.map((row) => [row.question_id, row.response_kind]))).toEqual(
      new Map([
        ["right", "choice"],
        ["wrong", "choice"],
        ["late", null],
      ]),
    );
  });

  test("are exported, each, with nothing said of what was not kept", async () => {
    const all = [];
    for await (const some of exportsIn(tables.db).questions("ada")) all.push(...some);
    expect(new Set(all.map(({ id }) => id))).toEqual(new Set([...Object.keys(ANSWERS), "open"]));
    for (const exported of all) {
      expect(exported).toMatchObject({
        skill: null,
        codes: null,
        features: null,
        sourceVersion: null,
      });
      expect(exported.answer?.timeToFirst).toBeUndefined();
    }
  });

  test("leave an open question to be answered, and to come again as a choice", async () => {
    await answersIn(tables.db, tables.differences).settle(anAnswer("ada", "open"), judge);
    expect(await historyIn(tables.db).find({ uid: "ada", id: "open" })).toMatchObject({
      userAnswer: "B",
    });
    const selection = { uid: "ada", section: "Math", level: "Medium", kinds: CHOICES } as const;
    const remake = provenAs(({ model }) => anItem({ id: `item ${model}` }));
    const again = await questionsIn(tables.db, tables.differences).issueAgain(selection, {
      now: MUCH_LATER,
      remake,
    });
    expect(again).toMatchObject({ options: { B: "$2$" }, seenBefore: true });
  });

  /** Stores a question as it was stored then; today's queries speak of columns to come. */
  async function issued(id: string): Promise<void> {
    const item = anItem({ question: id });
    const { section, difficulty, topic, question, options, correctAnswer } = item;
    const { explanation, hint, tip } = item;
    const asked = { section, difficulty, topic, question, options, correctAnswer };
    await tables.db
      .insertInto("issued_questions")
      .values({
        id,
        uid: "ada",
        item_id: `item ${id}`,
        round: 0,
        section: item.section,
        topic: item.topic,
        model: id,
        version: item.version,
        level: item.level,
        seed: item.seed,
        position: 0,
        archetype: item.archetype,
        content: JSON.stringify({ ...asked, explanation, rationales: BY_NAME, hint, tip }),
        issued_at: NOON.toISOString(),
        shown_at: NOON.toISOString(),
        seen_before: 0,
      })
      .execute();
  }

  async function answered(id: string, letter: string | null): Promise<void> {
    await tables.db
      .insertInto("answers")
      .values({
        question_id: id,
        uid: "ada",
        section: "Math",
        topic: "linear-equations",
        answer: letter,
        correct: Number(letter === "B"),
        time_spent: 1,
        auto_submitted: Number(letter === null),
        answered_at: LATER.toISOString(),
        day: "2026-11-20",
        stats_after: "{}",
      })
      .execute();
  }
});
