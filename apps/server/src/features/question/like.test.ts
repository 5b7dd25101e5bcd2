import { Question, type QuestionRequest } from "@sat/contract";
import type { OptionLetter } from "@sat/item";
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { expectProblem } from "../../testing/expect-problem.ts";
import { aModel, anEntryModel } from "../../testing/models.ts";
import { type Browser, type Change, type TestServer, testServer } from "../../testing/server.ts";

let server: TestServer;
const servers: TestServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((each) => each.close())));

async function aBrowser(models: NonNullable<Change["models"]>): Promise<Browser> {
  server = await testServer({ models, rateLimits: false });
  servers.push(server);
  return server.browser();
}

async function ask(browser: Browser, request: Partial<QuestionRequest> = {}): Promise<Question> {
  const answer = await browser.post("/api/question", { section: "Math", ...request });
  expect(answer.status).toBe(200);
  return Question.parse(await answer.json());
}

/** Asks for a question and answers it. */
async function askAndAnswer(
  browser: Browser,
  response: { readonly answer?: OptionLetter | null; readonly entry?: string },
  request: Partial<QuestionRequest> = {},
): Promise<Question> {
  const question = await ask(browser, request);
  const given = { questionId: question.id, timeSpent: 1, ...response };
  expect((await browser.post("/api/answers", given)).status).toBe(200);
  return question;
}

/** The name of the model that made a question, which its text begins with. */
function modelOf({ question }: Question): string {
  return question.split(" ")[0] ?? "";
}

const SLIPS = ["opposite-sign", "off-by-one", "rate-misapplied"] as const;

function mistakesOf(question: Question): (string | null)[] {
  if (question.kind === "entry") return question.slips.map(({ code }) => code);
  return Object.values(question.rationales).map(({ mistake }) => mistake);
}

describe("a question like another", () => {
  const models = [
    aModel({ id: "signs" }),
    aModel({ id: "steps", slips: ["off-by-one", "off-by-one", "opposite-sign"] }),
    aModel({ id: "other", skill: "H.B", slips: [...SLIPS] }),
  ];

  test("has the mistake behind the wrong answer and its skill", async () => {
    const browser = await aBrowser(models);
    let liked = await askAndAnswer(browser, { answer: "A" });
    while (modelOf(liked) !== "steps") liked = await askAndAnswer(browser, { answer: "A" });
    for (let asked = 0; asked < 5; asked++) {
      const question = await ask(browser, { like: liked.id });
      expect(modelOf(question)).toBe("steps");
      expect(question.question).not.toBe(liked.question);
      expect(question.reason).toMatchObject({ because: "wish", met: "slip", near: "model" });
      expect(question.reason?.unmet).toBeUndefined();
    }
  });

  test("is of its section, topic and difficulty, whatever else is asked for", async () => {
    const browser = await aBrowser([aModel(), aModel({ id: "far", topic: "trigonometry" })]);
    const liked = await askAndAnswer(
      browser,
      { answer: "C" },
      { difficulty: "Hard", topic: "trigonometry" },
    );
    const asked = { section: "Reading", difficulty: "Easy", like: liked.id } as const;
    expect(await ask(browser, asked)).toMatchObject({
      section: "Math",
      difficulty: "Hard",
      topic: "trigonometry",
    });
  });

  test.each([
    ["right", "B"],
    ["wanting when time ran out", null],
  ] as const)(
    "is of its skill, and no more is said, where the answer was %s",
    async (_, answer) => {
      const browser = await aBrowser(models);
      let liked = await askAndAnswer(browser, { answer });
      while (modelOf(liked) !== "other") liked = await askAndAnswer(browser, { answer });
      const question = await ask(browser, { like: liked.id });
      expect(modelOf(question)).toBe("other");
      expect(question.reason?.because).toBe("wish");
      expect([question.reason?.met, question.reason?.unmet]).toEqual([undefined, undefined]);
    },
  );

  test("has the mistake behind a typed answer, though it has options", async () => {
    const browser = await aBrowser([anEntryModel({ stock: 1 }), ...models.slice(0, 2)]);
    const kinds = ["entry"] as const;
    const liked = await askAndAnswer(browser, { entry: "1" }, { kinds });
    expect(mistakesOf(liked)).toEqual(["opposite-sign"]);
    const question = await ask(browser, { kinds: ["choice", "entry"], like: liked.id });
    expect(mistakesOf(question)).toContain("opposite-sign");
  });

  test("is on another text, and no wish is its reason where there is none", async () => {
    const browser = await aBrowser([aModel({ texts: ["tea", "tea"] })]);
    const liked = await askAndAnswer(browser, { answer: "A" });
    const same = await ask(browser, { like: liked.id });
    expect(same.reason?.because).not.toBe("wish");
    const reader = await aBrowser([aModel({ texts: ["tea", "tea", "bells", "bells"] })]);
    const first = await askAndAnswer(reader, { answer: "A" });
    const like = await ask(reader, { like: first.id });
    expect(like.reason?.because).toBe("wish");
    expect(like.question.includes("tea")).toBe(first.question.includes("bells"));
  });

  test("says so where none with the mistake is found", async () => {
    const browser = await aBrowser([
      aModel({ id: "few", slips: ["off-by-one", "off-by-one", "off-by-one"], stock: 1 }),
      aModel({ id: "many" }),
    ]);
    let liked = await askAndAnswer(browser, { answer: "A" });
    while (modelOf(liked) !== "few") liked = await askAndAnswer(browser, { answer: "A" });
    const question = await ask(browser, { like: liked.id });
    expect(modelOf(question)).toBe("many");
    expect(question.reason).toMatchObject({ unmet: "slip", near: "archetype" });
  });

  test("is the next of its topic where none of the skill is left, and no wish is its reason", async () => {
    const browser = await aBrowser([
      aModel({ id: "few", skill: "H.B", stock: 1 }),
      aModel({ id: "many", stock: 1 }),
    ]);
    const liked = await askAndAnswer(browser, { answer: "A" });
    const left = await ask(browser, { like: liked.id });
    expect(modelOf(left)).not.toBe(modelOf(liked));
    expect(left.reason?.because).not.toBe("wish");
    const again = await ask(browser, { like: liked.id });
    expect(again).toMatchObject({ reason: { because: "again" }, seenBefore: true });
  });
});

test("whatever was answered, one like it keeps place, skill and mistake wherever there is such a one", async () => {
  const slip = fc.constantFrom(...SLIPS);
  const slips = fc.tuple(slip, slip, slip);
  const model = fc.record({
    skill: fc.constantFrom("H.A", "H.B"),
    topic: fc.constantFrom("linear-equations", "trigonometry"),
    slips,
  });
  const [answer, level] = [
    fc.constantFrom("A", "B", "C", "D"),
    fc.constantFrom("Easy", "Medium", "Hard"),
  ];
  const drawn = fc.array(model, { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(drawn, answer, level, async (kinds, letter, difficulty) => {
      const models = kinds.map((each, at) => aModel({ id: `model-${at}`, ...each }));
      const browser = await aBrowser(models);
      const liked = await askAndAnswer(browser, { answer: letter }, { difficulty });
      const like = await ask(browser, { like: liked.id });
      const [asked, given] = [liked, like]
        .map(modelOf)
        .map((id) => models.find((m) => m.id === id));
      expect(like).toMatchObject({ topic: liked.topic, difficulty, reason: { because: "wish" } });
      expect(like.reason?.unmet).toBeUndefined();
      expect(given?.skill).toBe(asked?.skill);
      if (liked.kind === "entry") return;
      const { mistake } = liked.rationales[letter];
      if (mistake !== null) expect(mistakesOf(like)).toContain(mistake);
    }),
    { numRuns: 30 },
  );
});

describe("a question to be like another is refused", () => {
  test("where that is another learner's, or none, alike", async () => {
    const browser = await aBrowser([aModel()]);
    const theirs = await askAndAnswer(await server.browser(), { answer: "A" });
    const problems = [];
    for (const like of [theirs.id, crypto.randomUUID(), "none"]) {
      const answer = await browser.post("/api/question", { section: "Math", like });
      problems.push(await expectProblem(answer, 404, "not-found"));
    }
    expect(problems[0]).toEqual(problems[1]);
    expect(problems[0]).toEqual(problems[2]);
    expect(problems[0]?.detail).toBe("You were not given a question with this id.");
  });

  test("where that is not answered, naming the field", async () => {
    const browser = await aBrowser([aModel()]);
    const { id: like } = await ask(browser);
    const answer = await browser.post("/api/question", { section: "Math", like });
    const problem = await expectProblem(answer, 422, "not-answered");
    expect(problem.errors?.map(({ field }) => field)).toEqual(["like"]);
  });

  test.each(["", "x".repeat(65), 7])("where its id is no id: %j", async (like) => {
    const browser = await aBrowser([aModel()]);
    const answer = await browser.post("/api/question", { section: "Math", like });
    const problem = await expectProblem(answer, 400, "invalid-request");
    expect(problem.errors?.map(({ field }) => field)).toEqual(["like"]);
  });
});
