import { Question, Review } from "@sat/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { expectProblem } from "../../testing/expect-problem.ts";
import { aModel, type StockModel } from "../../testing/models.ts";
import { type Browser, HOME, type TestServer, testServer } from "../../testing/server.ts";

const SLIPS = ["opposite-sign", "another-quantity", "stopped-early"] as const;

let server: TestServer;
let browser: Browser;
beforeEach(() =>
  open(
    { id: "systems", skill: "H.D", slips: SLIPS },
    { id: "circles", skill: "S.D", topic: "geometry-fundamentals" },
  ),
);
afterEach(() => server.close());

async function open(...models: readonly StockModel[]): Promise<void> {
  server = await testServer({ models: models.map(aModel), rateLimits: false });
  browser = await server.browser();
}

/** Opens another server, of these models alone. */
async function openAnew(...models: readonly StockModel[]): Promise<void> {
  await server.close();
  await open(...models);
}

function daysLater(days: number): void {
  server.now = new Date(server.now.getTime() + days * 86_400_000);
}

async function ask(wish: Record<string, unknown> = {}): Promise<Question> {
  const asked = await browser.post("/api/question", { section: "Mixed", ...wish });
  expect(asked.status).toBe(200);
  return Question.parse(await asked.json());
}

/** The key of all is B; A, C and D are the slips. */
async function answer(
  { id: questionId }: Question,
  letter: string | null,
  change = {},
): Promise<void> {
  const body = { questionId, answer: letter, timeSpent: 40_000, ...change };
  expect((await browser.post("/api/answers", body)).status).toBe(200);
  server.now = new Date(server.now.getTime() + 60_000);
}

/** A question that the learner has missed. */
async function missed(
  letter: "A" | "C" | "D" | null = "A",
  wish: Record<string, unknown> = { skill: "H.D" },
) {
  const question = await ask(wish);
  await answer(question, letter);
  return question;
}

const askDue = (wish: Record<string, unknown> = {}) => ask({ purpose: "review", ...wish });

async function review(query = "", of = browser): Promise<Review> {
  const found = await of.get(`/api/review${query}`);
  expect(found.status).toBe(200);
  return Review.strict().parse(await found.json());
}

const NOTHING = { due: 0, today: 0, minutes: 0, done: [], nextDay: null };

describe("what is due", () => {
  test("is nothing for a newcomer, nor after a right answer", async () => {
    expect(await review()).toEqual(NOTHING);
    await answer(await ask({ skill: "H.D" }), "B");
    expect(await review()).toEqual(NOTHING);
  });

  test("is a missed question on the next day, and not on the same", async () => {
    await missed();
    expect(await review()).toEqual({ ...NOTHING, nextDay: "2026-11-21" });
    daysLater(1);
    // The exam leaves 95 seconds, while the learner's own pace is unknown.
    expect(await review()).toEqual({ ...NOTHING, due: 1, today: 1, minutes: 2 });
  });

  test("is told by the learner's own day", async () => {
    await missed();
    server.now = new Date("2026-11-21T05:30:00.000Z");
    expect(await review("?timeZone=America/Chicago")).toMatchObject({ due: 0 });
    expect(await review("?timeZone=Europe/Paris")).toMatchObject({ due: 1 });
  });

  test("is one card for a slip in a skill, however often it was made", async () => {
    await missed("A");
    await missed("A");
    await missed("C");
    await missed("A", { skill: "S.D" });
    daysLater(1);
    expect(await review()).toMatchObject({ due: 3, today: 3 });
  });

  test("has no card of a miss that no slip explains", async () => {
    await missed(null);
    expect(await review()).toEqual(NOTHING);
  });

  test("takes as long as the learner's own pace says, with the questions of a skill that come besides", async () => {
    for (let given = 0; given < 5; given++)
      await answer(await ask({ skill: "H.D" }), "A", { timeSpent: 300_000 });
    daysLater(1);
    expect(await review()).toMatchObject({ today: 1, minutes: 5 });
    expect(await review("?skill=S.D&more=6")).toMatchObject({ today: 1, minutes: 35 });
  });

  test("is nobody else's, and nothing for who is not signed in", async () => {
    await missed();
    daysLater(1);
    expect(await review("", await server.browser())).toEqual(NOTHING);
    await expectProblem(await server.app.request(`${HOME}/api/review`), 401, "not-signed-in");
  });

  test.each(["?more=21", "?more=-1", "?skill=X.Y", "?timeZone=%2B05:00"])(
    "is not told for %s",
    async (query) => {
      await expectProblem(await browser.get(`/api/review${query}`), 400, "invalid-request");
    },
  );
});

describe("a question for review", () => {
  test("is a twin of the one that was missed, says so, and asks for the same slip", async () => {
    const { id } = await missed("C");
    daysLater(1);
    const twin = await askDue();
    expect(twin.id).not.toBe(id);
    expect(twin.reason).toMatchObject({
      because: "wish",
      met: "slip",
      near: "model",
      words: "Due again: answered another quantity, missed on November 20.",
    });
    await answer(twin, "B");
    const mistakes = await browser.get("/api/mistakes");
    expect(await mistakes.json()).toMatchObject({ entries: [{ questionId: id, daysRight: 1 }] });
  });

  test("answered right comes back later, and is done for today", async () => {
    const { id: questionId } = await missed();
    daysLater(1);
    await answer(await askDue(), "B");
    expect(await review()).toEqual({
      ...NOTHING,
      done: [
        { questionId, skill: "H.D", slip: "opposite-sign", right: true, dueDay: "2026-11-24" },
      ],
      nextDay: "2026-11-24",
    });
  });

  test("answered right after a hint comes back sooner", async () => {
    await missed();
    daysLater(1);
    await answer(await askDue(), "B", { hintsUsed: 1 });
    expect(await review()).toMatchObject({ nextDay: "2026-11-23" });
  });

  test("answered wrong comes back tomorrow, by whichever slip", async () => {
    const { id: questionId } = await missed();
    daysLater(1);
    await answer(await askDue(), "C");
    expect(await review()).toEqual({
      ...NOTHING,
      done: [
        { questionId, skill: "H.D", slip: "opposite-sign", right: false, dueDay: "2026-11-22" },
      ],
      nextDay: "2026-11-22",
    });
  });

  test("is put off by a twin that was right in practice, but not on the day of the miss", async () => {
    const { id } = await missed();
    await answer(await ask({ like: id }), "B");
    expect(await review()).toMatchObject({ nextDay: "2026-11-21" });
    daysLater(1);
    await answer(await ask({ like: id }), "B");
    expect(await review()).toMatchObject({ due: 0, done: [], nextDay: "2026-11-24" });
  });

  test("is of another skill than the one before, as long as there is one", async () => {
    for (const letter of ["A", "C", "D"] as const) await missed(letter);
    await missed("A", { skill: "S.D" });
    daysLater(1);
    const topics = [];
    for (let at = 0; at < 4; at++) topics.push((await askDue()).topic);
    expect(topics.slice(0, 3)).toContain("geometry-fundamentals");
    expect(topics[0] === topics[1] && topics[1] === topics[2]).toBe(false);
    expect(topics.indexOf("geometry-fundamentals")).toBeLessThan(2);
  });

  test("comes for each card once before any comes a second time", async () => {
    await missed("A");
    await missed("C");
    daysLater(1);
    const words = [(await askDue()).reason?.words, (await askDue()).reason?.words];
    expect(new Set(words).size).toBe(2);
    expect((await askDue()).reason?.words).toBe(words[0]);
  });

  test("is of the nearest level and model of the skill where nothing with the slip is left", async () => {
    await openAnew(
      { id: "one", skill: "H.D", stock: 1, levels: ["Medium"] },
      {
        id: "other",
        skill: "H.D",
        slips: ["sign-lost", "sign-lost", "sign-lost"],
        levels: ["Easy"],
      },
    );
    await missed("A", { section: "Math" });
    daysLater(1);
    const nearest = await askDue();
    expect(nearest.question).toMatch(/^other Easy/);
    await answer(nearest, "B");
    expect(await review()).toMatchObject({ due: 0, nextDay: "2026-11-24" });
  });

  test("is refused when nothing is due, and says so", async () => {
    const body = { section: "Mixed", purpose: "review" };
    await expectProblem(await browser.post("/api/question", body), 409, "nothing-due");
    await missed();
    await expectProblem(await browser.post("/api/question", body), 409, "nothing-due");
  });

  test("is not asked for without a session", async () => {
    const asked = await server.app.request(`${HOME}/api/question`, {
      method: "POST",
      headers: { origin: HOME, "content-type": "application/json" },
      body: JSON.stringify({ section: "Mixed", purpose: "review" }),
    });
    await expectProblem(asked, 401, "not-signed-in");
  });
});

describe("words that were missed", () => {
  const texts = ["levy", "novel", "tacit"];
  const words = { id: "words", topic: "vocabulary-in-context", skill: "WIC" } as const;

  test("come again in another text that has them", async () => {
    await openAnew({ ...words, stock: 30, cards: texts });
    const first = await missed("A", { section: "Reading" });
    daysLater(1);
    const again = await askDue();
    const textOf = ({ question }: Question) =>
      texts.find((text) => question.includes(`on ${text}:`));
    expect(textOf(again)).toBe(textOf(first));
    expect(again.id).not.toBe(first.id);
    expect(again.reason?.words).toBe("Due again: these words, missed on November 20.");
    await answer(again, "B");
    expect(await review()).toMatchObject({
      done: [{ skill: "WIC", slip: null, right: true }],
      nextDay: "2026-11-24",
    });
  });

  test("come as other words where no text has them any more", async () => {
    await openAnew({ ...words, texts });
    await missed("A", { section: "Reading" });
    daysLater(1);
    await answer(await askDue(), "B");
    expect(await review()).toMatchObject({ due: 0, nextDay: "2026-11-24" });
  });
});

describe("a day of review", () => {
  test("has twenty questions and no more, and the rest waits for the next", async () => {
    const skills = ["H.A", "H.B", "H.C", "H.D", "H.E", "P.A", "P.B", "P.C"] as const;
    await openAnew(...skills.map((skill) => ({ id: skill, skill, slips: SLIPS })));
    for (const skill of skills)
      for (const letter of ["A", "C", "D"] as const) await missed(letter, { skill });
    daysLater(1);
    expect(await review()).toMatchObject({ due: 24, today: 20, nextDay: "2026-11-22" });
    for (let at = 0; at < 20; at++) await answer(await askDue(), "B");
    expect(await review()).toMatchObject({ due: 4, today: 0, nextDay: "2026-11-22" });
    const more = { section: "Mixed", purpose: "review" };
    await expectProblem(await browser.post("/api/question", more), 409, "nothing-due");
    daysLater(1);
    expect(await review()).toMatchObject({ due: 4, today: 4 });
  });
});

describe("an account that is reset, or imported into", () => {
  test("has nothing due after a reset", async () => {
    await missed();
    await browser.delete("/api/me/progress");
    daysLater(1);
    expect(await review()).toEqual(NOTHING);
  });

  test("has due what the file's answers say", async () => {
    await missed();
    await missed("C");
    daysLater(1);
    await answer(await askDue(), "B");
    const file: unknown = await (await browser.get("/api/me/export")).json();
    const other = await server.browser();
    expect((await other.post("/api/me/import", file)).status).toBe(200);
    // Which of them were reviewed, and not practised, is not of the file.
    expect(await review("", other)).toEqual({ ...(await review()), done: [] });
    daysLater(3);
    expect(await review("", other)).toMatchObject({ due: 2 });
  });
});

describe("a question of a skill", () => {
  test("is of it at the level that suits the learner, and tells after what it was chosen", async () => {
    for (let given = 0; given < 30; given++) await answer(await ask({ skill: "S.D" }), "B");
    const question = await ask({ skill: "S.D", section: "Math" });
    expect(question.topic).toBe("geometry-fundamentals");
    expect(question.difficulty).toBe("Hard");
    expect(question.reason).toMatchObject({
      because: "ability",
      words: "Chosen after your last five on circles went right.",
    });
  });

  test("is refused in a section that has not got it, with those that have", async () => {
    const asked = await browser.post("/api/question", { section: "Writing", skill: "S.D" });
    const { errors } = await expectProblem(asked, 400, "invalid-request");
    expect(errors).toEqual([
      {
        field: "skill",
        message: 'Invalid option: in Writing, expected one of "BOU"|"FSS"|"TRA"|"SYN"',
      },
    ]);
  });

  test("is not to be had where no model makes it", async () => {
    await openAnew({ id: "systems", skill: "H.D" });
    const asked = await browser.post("/api/question", {
      section: "Math",
      skill: "S.D",
      topic: "trigonometry",
    });
    await expectProblem(asked, 404, "not-found");
  });
});
