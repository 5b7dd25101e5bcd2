import { Question, type QuestionRequest } from "@sat/contract";
import { DIFFICULTIES, type Difficulty, type OptionLetter, type Section } from "@sat/item";
import { afterEach, describe, expect, test } from "vitest";
import { anEstimate } from "../../records/testing/builders.ts";
import { aModel, anEntryModel } from "../../testing/models.ts";
import { type Browser, type Change, type TestServer, testServer } from "../../testing/server.ts";

let server: TestServer;
const servers: TestServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((each) => each.close())));

async function aBrowser(change: Change): Promise<Browser> {
  server = await testServer({ rateLimits: false, ...change });
  servers.push(server);
  return server.browser();
}

const ADAPTIVE = { section: "Math", adaptive: true } as const;

async function ask(
  browser: Browser,
  request: Partial<QuestionRequest> = ADAPTIVE,
): Promise<Question> {
  const answer = await browser.post("/api/question", { section: "Math", ...request });
  expect(answer.status).toBe(200);
  return Question.parse(await answer.json());
}

/** Longer than anybody clicks blindly, in milliseconds. */
const THOUGHT = 20_000;

async function give(browser: Browser, { id }: Question, answer: OptionLetter): Promise<void> {
  server.now = new Date(server.now.getTime() + 60_000);
  const given = { questionId: id, answer, timeSpent: THOUGHT };
  expect((await browser.post("/api/answers", given)).status).toBe(200);
}

/** Asks for questions of a level and answers them; the key is B. */
async function practise(
  browser: Browser,
  answers: readonly OptionLetter[],
  difficulty: Difficulty = "Medium",
): Promise<void> {
  for (const answer of answers) await give(browser, await ask(browser, { difficulty }), answer);
}

async function levels(browser: Browser, count: number): Promise<Difficulty[]> {
  const all: Difficulty[] = [];
  for (let asked = 0; asked < count; asked++) all.push((await ask(browser)).difficulty);
  return all;
}

describe("an adaptive question", () => {
  test("is an easy one for who gets them wrong, and a hard one for who gets them right", async () => {
    const weak = await aBrowser({});
    const strong = await server.browser();
    await practise(weak, Array<OptionLetter>(25).fill("A"), "Easy");
    await practise(strong, Array<OptionLetter>(25).fill("B"), "Hard");
    expect(new Set(await levels(weak, 6))).toEqual(new Set(["Easy"]));
    expect(new Set(await levels(strong, 6))).toEqual(new Set(["Hard"]));
  });

  test("is of the difficulty asked for only if it is not to be adaptive", async () => {
    const browser = await aBrowser({});
    await practise(browser, Array<OptionLetter>(25).fill("A"), "Easy");
    expect(await ask(browser, { difficulty: "Hard" })).toMatchObject({ difficulty: "Hard" });
    expect(await ask(browser, { difficulty: "Hard", adaptive: false })).toMatchObject({
      difficulty: "Hard",
    });
    expect(await ask(browser, { difficulty: "Hard", adaptive: true })).toMatchObject({
      difficulty: "Easy",
    });
  });

  test("is of the topic asked for, and of a kind that the client can take", async () => {
    const models = [
      aModel(),
      aModel({ id: "triangles", topic: "trigonometry", skill: "S.C" }),
      anEntryModel({ topic: "trigonometry" }),
    ];
    const browser = await aBrowser({ models });
    for (let asked = 0; asked < 6; asked++) {
      const question = await ask(browser, { ...ADAPTIVE, topic: "trigonometry" });
      expect(question).toMatchObject({ topic: "trigonometry", reason: { because: "ability" } });
      expect(question.kind ?? "choice").toBe("choice");
    }
    expect(await ask(browser, { ...ADAPTIVE, kinds: ["entry"] })).toMatchObject({ kind: "entry" });
  });

  test("comes from the sections in the exam's proportion where they are mixed", async () => {
    let draws = 0;
    const models = [
      aModel({ id: "words", topic: "vocabulary-in-context", skill: "WIC" }),
      aModel({ id: "marks", topic: "grammar-fundamentals", skill: "BOU" }),
      aModel(),
    ];
    // Draws that go evenly through all that chance can be.
    const browser = await aBrowser({ models, chance: () => (draws++ * 0.618033988749895) % 1 });
    const counts = new Map<Section, number>();
    for (let asked = 0; asked < 98; asked++) {
      const { section } = await ask(browser, { ...ADAPTIVE, section: "Mixed" });
      counts.set(section, (counts.get(section) ?? 0) + 1);
    }
    expect(Math.abs((counts.get("Math") ?? 0) - 44)).toBeLessThan(10);
    expect(Math.abs((counts.get("Reading") ?? 0) - 27)).toBeLessThan(10);
    expect(Math.abs((counts.get("Writing") ?? 0) - 27)).toBeLessThan(10);
  });

  test("is another, and new, where nothing is left of what suits best", async () => {
    const few = aModel({ id: "few", stock: 2, levels: ["Medium"] });
    const many = aModel({ id: "many", skill: "H.B", stock: 30, levels: ["Medium"] });
    const browser = await aBrowser({ models: [few, many] });
    const met = new Set<string>();
    for (let asked = 0; asked < 32; asked++) {
      const { question, seenBefore } = await ask(browser);
      expect(seenBefore).toBe(false);
      met.add(question);
    }
    expect(met.size).toBe(32);
  });

  test("comes again like any other once all are met", async () => {
    const browser = await aBrowser({ models: [aModel({ stock: 2, levels: ["Medium"] })] });
    await practise(browser, ["B", "B"]);
    expect(await ask(browser)).toMatchObject({ seenBefore: true, reason: { because: "again" } });
  });

  test("is another like an answered one, whatever its level, where that is wished for", async () => {
    const browser = await aBrowser({});
    const liked = await ask(browser, { difficulty: "Hard" });
    await give(browser, liked, "A");
    const question = await ask(browser, { ...ADAPTIVE, like: liked.id });
    expect(question).toMatchObject({ difficulty: "Hard", reason: { because: "wish" } });
  });
});

test("an adaptive question is of the level that suits by what is accepted of its models", async () => {
  const models = [aModel()];
  const browser = await aBrowser({ models, chance: () => 0.5 });
  const accept = (mean: number) =>
    server.records.calibrations.accept(
      [anEstimate({ model: "doubles", difficulty: { mean, spread: 0.2 } })],
      server.now,
    );
  expect(await levels(browser, 3)).toEqual(["Medium", "Medium", "Medium"]);
  await accept(2);
  expect(await levels(browser, 3)).toEqual(["Easy", "Easy", "Easy"]);
  await server.records.calibrations.withdraw("all", server.now);
  expect(await levels(browser, 3)).toEqual(["Medium", "Medium", "Medium"]);
  await accept(-3);
  expect(await levels(browser, 3)).not.toContain("Medium");
});

describe("what an adaptive question says of itself", () => {
  const models = [aModel({ skill: "S.D" })];

  test("is that little is known, at first", async () => {
    expect((await ask(await aBrowser({ models }))).reason).toMatchObject({
      because: "ability",
      words: "Chosen while little was known about how you do on circles.",
    });
  });

  test("is how the latest answers of the skill went, also once it is kept", async () => {
    const browser = await aBrowser({ models });
    await practise(browser, ["A", "A", "B", "A", "B", "B", "A"]);
    const question = await ask(browser);
    const words = "Chosen after two of your last five on circles went wrong.";
    expect(question.reason?.words).toBe(words);
    await give(browser, question, "B");
    const answered = await browser.get(`/api/history/${question.id}`);
    expect(await answered.json()).toMatchObject({ question: { reason: { words } } });
  });

  test("is how long there was no answer, after weeks", async () => {
    const browser = await aBrowser({ models });
    await practise(browser, ["B", "B", "B", "B"]);
    for (let week = 0; week < 3; week++) {
      server.now = new Date(server.now.getTime() + 7 * 86_400_000);
      await browser.get("/api/me?timeZone=UTC");
    }
    expect((await ask(browser)).reason?.words).toBe(
      "Chosen after three weeks without an answer on circles.",
    );
  });

  test("is nothing where it is not adaptive", async () => {
    const browser = await aBrowser({ models });
    for (const difficulty of DIFFICULTIES) {
      expect((await ask(browser, { difficulty })).reason?.words).toBeUndefined();
    }
  });
});
