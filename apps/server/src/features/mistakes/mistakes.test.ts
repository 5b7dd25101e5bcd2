import {
  Export,
  type Mistake,
  Mistake as MistakeShape,
  MistakeCounts,
  Mistakes,
  Question,
} from "@sat/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { expectProblem } from "../../testing/expect-problem.ts";
import { aModel } from "../../testing/models.ts";
import { type Browser, HOME, type TestServer, testServer } from "../../testing/server.ts";

const CHICAGO = "timeZone=America/Chicago";

let server: TestServer;
let browser: Browser;
beforeEach(async () => {
  const slips = ["opposite-sign", "another-quantity", "stopped-early"] as const;
  server = await testServer({ models: [aModel({ skill: "H.D", slips })] });
  browser = await server.browser();
});
afterEach(() => server.close());

/** Gets a question and answers it; its key is B. */
async function answer(
  letter: string | null,
  change: Record<string, unknown> = {},
): Promise<Question> {
  const { like, ...process } = change;
  const asked = await browser.post("/api/question", { section: "Math", like });
  const question = Question.parse(await asked.json());
  const body = { questionId: question.id, answer: letter, timeSpent: 40_000, ...process };
  expect((await browser.post("/api/answers", body)).status).toBe(200);
  server.now = new Date(server.now.getTime() + 60_000);
  return question;
}

function daysLater(days: number): void {
  server.now = new Date(server.now.getTime() + days * 86_400_000);
}

async function listed(query = "", of = browser): Promise<Mistakes> {
  const found = await of.get(`/api/mistakes${query}`);
  expect(found.status).toBe(200);
  return Mistakes.strict().parse(await found.json());
}

async function only(query = ""): Promise<Mistake> {
  const { entries } = await listed(query);
  expect(entries).toHaveLength(1);
  return MistakeShape.parse(entries[0]);
}

async function counted(): Promise<MistakeCounts> {
  return MistakeCounts.strict().parse(
    await (await browser.get(`/api/mistakes/counts?${CHICAGO}`)).json(),
  );
}

describe("the mistake book", () => {
  test("is empty as long as all is right", async () => {
    await answer("B");
    expect(await listed()).toEqual({ entries: [], next: null });
    expect(await counted()).toEqual({ open: 0, week: 0, retired: 0, bySlip: [], bySkill: [] });
  });

  test("fills itself, with the slip behind the answer and why it was probably missed", async () => {
    const question = await answer("A");
    expect(await only()).toEqual({
      questionId: question.id,
      section: "Math",
      topic: "linear-equations",
      skill: "H.D",
      difficulty: "Medium",
      question: question.question,
      slip: "opposite-sign",
      reason: "gap",
      reasonTold: false,
      missedAt: "2026-11-20T12:00:00.000Z",
      times: 1,
      daysRight: 0,
    });
  });

  test.each<readonly [string, string | null, Record<string, unknown>, string | null]>([
    ["misread", "C", {}, "another-quantity"],
    ["rushed", "A", { timeSpent: 5_000 }, "opposite-sign"],
    ["rushed", null, { timeSpent: 60_000, autoSubmitted: true }, null],
    ["guessed", "A", { confidence: "guess" }, "opposite-sign"],
  ])("tells %s from how an answer came about", async (reason, letter, change, slip) => {
    await answer(letter, change);
    expect(await only()).toMatchObject({ reason, slip });
  });

  test("calls careless what such a learner mostly gets right", async () => {
    for (let given = 0; given < 40; given++) await answer("B");
    await answer("A");
    expect(await only()).toMatchObject({ reason: "careless" });
  });

  test("comes in pages, the latest first, and keeps to a skill and a slip", async () => {
    const first = await answer("A");
    const second = await answer("C");
    const third = await answer("A");
    const idsIn = ({ entries }: Mistakes) => entries.map(({ questionId }) => questionId);
    const newest = await listed("?limit=2");
    expect(idsIn(newest)).toEqual([third.id, second.id]);
    expect(idsIn(await listed(`?limit=2&before=${newest.next}`))).toEqual([first.id]);
    expect(idsIn(await listed("?slip=another-quantity"))).toEqual([second.id]);
    expect(idsIn(await listed("?skill=H.D"))).toHaveLength(3);
    expect(idsIn(await listed("?skill=H.A"))).toEqual([]);
  });

  test("is counted by slip and skill, what was missed within a week apart", async () => {
    await answer("A");
    daysLater(7);
    await answer("A");
    await answer("C");
    expect(await counted()).toEqual({
      open: 3,
      week: 2,
      retired: 0,
      bySlip: [
        { slip: "opposite-sign", open: 2, week: 1 },
        { slip: "another-quantity", open: 1, week: 1 },
      ],
      bySkill: [{ skill: "H.D", open: 3, week: 2 }],
    });
  });

  test("takes the learner's word for the reason, again and again", async () => {
    const { id } = await answer("A");
    for (const reason of ["careless", "misread"]) {
      const changed = await browser.patch(`/api/mistakes/${id}`, { reason });
      expect(changed.status).toBe(200);
      expect(await changed.json()).toMatchObject({ questionId: id, reason, reasonTold: true });
    }
    expect(await only()).toMatchObject({ reason: "misread", reasonTold: true });
  });
});

describe("a reason", () => {
  test("is taken for no question that was not missed, nor another learner's", async () => {
    const { id: right } = await answer("B");
    const { id: missed } = await answer("A");
    const other = await server.browser();
    for (const [of, id] of [
      [browser, right],
      [other, missed],
    ] as const) {
      const refused = await of.patch(`/api/mistakes/${id}`, { reason: "gap" });
      await expectProblem(refused, 404, "not-found");
    }
    expect(await only()).toMatchObject({ reasonTold: false });
    expect(await listed("", other)).toMatchObject({ entries: [] });
  });

  test("is one of five", async () => {
    const { id } = await answer("A");
    await expectProblem(
      await browser.patch(`/api/mistakes/${id}`, { reason: "laziness" }),
      400,
      "invalid-request",
    );
  });
});

test("who is not signed in sees no mistakes", async () => {
  for (const path of ["/api/mistakes", `/api/mistakes/counts?${CHICAGO}`]) {
    await expectProblem(await server.app.request(`${HOME}${path}`), 401, "not-signed-in");
  }
});

describe("an account that is reset, or imported into", () => {
  test("has no mistakes after a reset", async () => {
    await answer("A");
    await browser.delete("/api/me/progress");
    expect(await listed()).toMatchObject({ entries: [] });
  });

  test("has the mistakes of the file, with what the learner said of them", async () => {
    await answer("A");
    const { id } = await answer("C");
    await browser.patch(`/api/mistakes/${id}`, { reason: "guessed" });
    const before = await listed();
    const file: unknown = await (await browser.get("/api/me/export")).json();
    expect(Export.parse(file).questions.map(({ answer: given }) => given?.missReason)).toEqual([
      undefined,
      "guessed",
    ]);
    const other = await server.browser();
    expect((await other.post("/api/me/import", file)).status).toBe(200);
    const withoutIds = ({ entries }: Mistakes) =>
      entries.map((entry) => ({ ...entry, questionId: "" }));
    expect(withoutIds(await listed("", other))).toEqual(withoutIds(before));
  });
});
