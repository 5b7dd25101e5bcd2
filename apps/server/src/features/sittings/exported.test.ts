import { Sittings, User } from "@sat/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { expectProblem } from "../../testing/expect-problem.ts";
import { type TestServer, testServer } from "../../testing/server.ts";
import { examModels } from "./testing/exam-models.ts";
import {
  allRight,
  choosing,
  NOTHING,
  onPaper,
  PATH,
  type Sitter,
  sitterAt,
} from "./testing/sitter.ts";

const MINUTE = 60_000;
const MATH_MODULE = { kind: "module", section: "Math" } as const;
const MATH = { kind: "section", section: "Math" } as const;
const EXPORT = "/api/me/export";
const NOON = "2026-11-20T12:00:00.000Z";
const LATER = "2026-11-20T12:00:01.000Z";

let server: TestServer;
let sitter: Sitter;
beforeEach(async () => {
  server = await testServer({ models: examModels(), rateLimits: false });
  sitter = sitterAt(await server.browser());
});
afterEach(() => server.close());

function pass(milliseconds: number): void {
  server.now = new Date(server.now.getTime() + milliseconds);
}

describe("a test in an export", () => {
  test("is taken into another account with its report", async () => {
    const { id } = await sitter.start({ test: MATH });
    for (const number of [1, 2]) {
      const module = await sitter.begin(id, number);
      pass(30 * MINUTE);
      await sitter.endModule(id, { number, work: allRight(module) });
    }
    const { questions, ...report } = await sitter.report(id);
    const data = (await (await sitter.browser.get(EXPORT)).json()) as object;
    const heir = sitterAt(await server.browser());
    expect((await heir.browser.post("/api/me/import", data)).status).toBe(200);
    const { ended } = Sittings.parse(await (await heir.browser.get(PATH)).json());
    expect(ended).toMatchObject([{ score: report.score }]);
    const taken = await heir.report(ended[0]?.id ?? "");
    expect({ ...taken, id }).toEqual({
      ...report,
      questions: questions.map((question, index) => ({
        ...question,
        questionId: taken.questions[index]?.questionId,
      })),
    });
    const again = (await (await heir.browser.get(EXPORT)).json()) as { sittings: unknown[] };
    expect(again.sittings).toHaveLength(1);
  });

  test("on paper is taken with its report, which says still whether its key was opened", async () => {
    const paper = async (questions: number) => {
      const sprint = { kind: "sprint", section: "Math", questions } as const;
      const { id } = await sitter.start({ test: sprint, mode: "paper" });
      await sitter.booklet(id);
      return id;
    };
    const id = await paper(6);
    await sitter.openKey(id);
    const { questions, ...report } = await sitter.enter(id, [
      { number: 1, answers: onPaper(["B", "C", null]) },
    ]);
    // One whose answers have not been entered is left out.
    await paper(5);
    const data = (await (await sitter.browser.get(EXPORT)).json()) as {
      sittings: unknown[];
      questions: { answer: { timeSpent: number | null } | null }[];
    }; // as the contract has it
    expect(data.sittings).toHaveLength(1);
    expect(data.questions.flatMap(({ answer }) => answer ?? [])).toMatchObject([
      { timeSpent: null },
      { timeSpent: null },
    ]);
    const table = await (await sitter.browser.get("/api/me/answers.csv")).text();
    expect(table).toContain(",incorrect,,no,");
    const heir = sitterAt(await server.browser());
    expect((await heir.browser.post("/api/me/import", data)).status).toBe(200);
    const { papers, ended } = Sittings.parse(await (await heir.browser.get(PATH)).json());
    expect(papers).toEqual([]);
    const taken = await heir.report(ended[0]?.id ?? "");
    expect({ ...taken, id, questions }).toEqual({ ...report, questions });
    expect(taken.questions.map(({ correct }) => correct)).toEqual(
      questions.map(({ correct }) => correct),
    );
    expect(await (await heir.browser.get("/api/mistakes")).json()).toMatchObject({
      entries: [{ reason: "gap" }],
    });
  });

  test("that goes on is left out, with its questions", async () => {
    const { id } = await sitter.start({ test: MATH });
    await sitter.begin(id, 1);
    expect(await (await sitter.browser.get(EXPORT)).json()).toMatchObject({
      sittings: [],
      questions: [],
    });
  });

  test("is refused with modules of another test, or a place that two questions claim", async () => {
    const { id } = await sitter.start({ test: MATH_MODULE });
    await sitter.begin(id, 1);
    await sitter.endModule(id, { number: 1, work: NOTHING });
    const data = (await (await sitter.browser.get(EXPORT)).json()) as {
      sittings: { test: unknown }[];
      questions: { place: unknown }[];
    };
    const heir = await server.browser();
    const [sitting] = data.sittings;
    const other = { ...data, sittings: [{ ...sitting, test: { kind: "full" } }] };
    await expectProblem(await heir.post("/api/me/import", other), 400, "invalid-export");
    const place = data.questions[0]?.place;
    const doubled = { ...data, questions: data.questions.map((each) => ({ ...each, place })) };
    await expectProblem(await heir.post("/api/me/import", doubled), 400, "invalid-export");
  });

  test.each([
    [
      "a key that was opened on screen",
      "practice",
      { keyOpenedAt: NOON },
      "sittings.0.keyOpenedAt",
    ],
    ["a key that was opened later", "paper", { keyOpenedAt: LATER }, "sittings.0.keyOpenedAt"],
    ["unknown times on screen", "paper", { mode: "practice" }, "answer.timeSpent"],
  ] as const)("is refused with %s", async (_, mode, change, field) => {
    const { id } = await sitter.start({ test: MATH_MODULE, mode });
    if (mode === "paper") {
      await sitter.booklet(id);
      await sitter.enter(id, [{ number: 1, answers: onPaper(["B"]) }]);
    } else {
      await sitter.begin(id, 1);
      await sitter.endModule(id, { number: 1, work: NOTHING });
    }
    const data = (await (await sitter.browser.get(EXPORT)).json()) as { sittings: object[] }; // as the contract has it
    const sittings = data.sittings.map((each) => ({ ...each, ...change }));
    const answer = await (await server.browser()).post("/api/me/import", { ...data, sittings });
    const { errors } = await expectProblem(answer, 400, "invalid-export");
    expect(errors).toMatchObject([{ field: expect.stringContaining(field) }]);
  });

  test("on paper is taken, though a clock was set back between its key and its end", async () => {
    const { id } = await sitter.start({ test: MATH_MODULE, mode: "paper" });
    await sitter.booklet(id);
    await sitter.openKey(id);
    pass(-MINUTE);
    await sitter.enter(id, []);
    const data = (await (await sitter.browser.get(EXPORT)).json()) as object; // as the contract has it
    const taken = await (await server.browser()).post("/api/me/import", data);
    expect(taken.status).toBe(200);
  });

  test("whose own is not in the file is taken with its unknown times", async () => {
    const { id } = await sitter.start({ test: MATH_MODULE, mode: "paper" });
    await sitter.booklet(id);
    await sitter.enter(id, [{ number: 1, answers: onPaper(["B"]) }]);
    const data = (await (await sitter.browser.get(EXPORT)).json()) as object; // as the contract has it
    const heir = await server.browser();
    expect((await heir.post("/api/me/import", { ...data, sittings: [] })).status).toBe(200);
    const again = (await (await heir.get(EXPORT)).json()) as object;
    expect((await (await server.browser()).post("/api/me/import", again)).status).toBe(200);
  });

  test("is refused in a time zone that nobody knows", async () => {
    const { id } = await sitter.start({ test: MATH_MODULE });
    await sitter.begin(id, 1);
    await sitter.endModule(id, { number: 1, work: NOTHING });
    const data = (await (await sitter.browser.get(EXPORT)).json()) as { sittings: object[] }; // as the contract has it
    const sittings = data.sittings.map((each) => ({ ...each, timeZone: "Mars/Olympus" }));
    const answer = await (await server.browser()).post("/api/me/import", { ...data, sittings });
    const { errors } = await expectProblem(answer, 400, "invalid-export");
    expect(errors).toMatchObject([{ field: "sittings.0.timeZone" }]);
  });

  test("that ended while the file was written is left out, and its answers are taken", async () => {
    const { id } = await sitter.start({ test: MATH_MODULE });
    await sitter.begin(id, 1);
    await sitter.endModule(id, { number: 1, work: choosing(["B"]) });
    const data = (await (await sitter.browser.get(EXPORT)).json()) as object; // as the contract has it
    const heir = sitterAt(await server.browser());
    const taken = await heir.browser.post("/api/me/import", { ...data, sittings: [] });
    expect(taken.status).toBe(200);
    const { stats: own } = User.parse(await (await heir.browser.get("/api/me")).json());
    expect(own.totalQuestions).toBe(1);
    expect(Sittings.parse(await (await heir.browser.get(PATH)).json()).ended).toEqual([]);
  });

  test("keeps an import out of the account while a module of it is under way", async () => {
    const exported: unknown = await (await (await server.browser()).get(EXPORT)).json();
    const { id } = await sitter.start({ test: MATH_MODULE });
    await sitter.begin(id, 1);
    const answer = await sitter.browser.post("/api/me/import", exported);
    await expectProblem(answer, 409, "has-answers");
    expect((await sitter.state(id)).current).toBe(1);
  });

  test("keeps an import out while it lies on paper, and can be entered afterwards", async () => {
    const exported: unknown = await (await (await server.browser()).get(EXPORT)).json();
    const { id } = await sitter.start({ test: MATH_MODULE, mode: "paper" });
    await sitter.booklet(id);
    const answer = await sitter.browser.post("/api/me/import", exported);
    const { detail } = await expectProblem(answer, 409, "has-answers");
    expect(detail).toContain("or a test under way or on paper");
    expect((await sitter.enter(id, [])).id).toBe(id);
  });

  test("keeps no import out once it was discarded", async () => {
    const exported: unknown = await (await (await server.browser()).get(EXPORT)).json();
    const { id } = await sitter.start({ test: MATH_MODULE });
    await sitter.begin(id, 1);
    expect((await sitter.browser.delete(`${PATH}/${id}`)).status).toBe(204);
    expect((await sitter.browser.post("/api/me/import", exported)).status).toBe(200);
  });

  test("is forgotten with all else by a reset, and with the account", async () => {
    const { id } = await sitter.start({ test: MATH_MODULE });
    await sitter.begin(id, 1);
    expect((await sitter.browser.delete("/api/me/progress")).status).toBe(204);
    await expectProblem(await sitter.browser.get(`${PATH}/${id}`), 404, "not-found");
    await sitter.begin((await sitter.start({ test: MATH_MODULE })).id, 1);
    expect((await sitter.browser.delete("/api/me")).status).toBe(204);
  });
});
