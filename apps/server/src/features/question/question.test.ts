import { ChoiceQuestion, DEFAULT_PREFERENCES, Question, type QuestionRequest } from "@sat/contract";
import { loadModels, makesChoices } from "@sat/engine";
import { OPTION_LETTERS } from "@sat/item";
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { expectProblem } from "../../testing/expect-problem.ts";
import { aModel, aPatchyModel } from "../../testing/models.ts";
import { type Browser, type Change, type TestServer, testServer } from "../../testing/server.ts";

let server: TestServer;
/** The question asked for last. */
let latest: string[] = [];
afterEach(() => {
  latest = [];
  return server.close();
});

async function aBrowser(change: Change = {}): Promise<Browser> {
  server = await testServer(change);
  return server.browser();
}

/** Asks for questions one after the other, a minute apart, each once the one before is shown. */
async function ask(browser: Browser, request: QuestionRequest, count = 1): Promise<Question[]> {
  const questions = [];
  for (let asked = 0; asked < count; asked++) {
    passes(1);
    const question = await askAhead(browser, { ...request, shown: latest });
    latest = [question.id];
    questions.push(question);
  }
  return questions;
}

/** Asks for a question now. */
async function askAhead(browser: Browser, request: QuestionRequest): Promise<Question> {
  const answer = await browser.post("/api/question", request);
  expect(answer.status).toBe(200);
  return Question.parse(await answer.json());
}

/** A millisecond in minutes: of questions issued in one and the same none is the latest. */
const MILLISECOND = 1 / 60_000;

function passes(minutes: number): void {
  server.now = new Date(server.now.getTime() + minutes * 60_000);
}

/** So much later that nothing waits on a device any more; a learner who never came meanwhile would be signed out. */
async function monthPasses(browser: Browser): Promise<void> {
  for (let half = 0; half < 2; half++) {
    passes(16 * 24 * 60);
    await browser.get("/api/me");
  }
}

function byText(a = "", b = ""): number {
  return a < b ? -1 : Number(a > b);
}

describe("a question", () => {
  test("is made with everything the learner sees and nothing else", async () => {
    const browser = await aBrowser();
    const [question] = await ask(browser, { section: "Math", difficulty: "Hard" });
    expect(question).toMatchObject({
      section: "Math",
      difficulty: "Hard",
      topic: "linear-equations",
      correctAnswer: "B",
      seenBefore: false,
    });
    expect(Object.keys(ChoiceQuestion.parse(question).options)).toEqual([...OPTION_LETTERS]);
  });

  test("has options, though there are models whose answer is typed", async () => {
    const typed = (await loadModels()).filter((model) => !makesChoices(model));
    expect(typed.length).toBeGreaterThan(0);
    const browser = await aBrowser({
      models: [...typed, aModel({ topic: "geometry-fundamentals" })],
    });
    for (const question of await ask(browser, { section: "Math", difficulty: "Medium" }, 5)) {
      expect(question.topic).toBe("geometry-fundamentals");
    }
  });

  test("is of Medium difficulty when none is asked for", async () => {
    const browser = await aBrowser();
    const [question] = await ask(browser, { section: "Math" });
    expect(question?.difficulty).toBe(DEFAULT_PREFERENCES.defaultDifficulty);
  });

  test("is of the topic asked for, also when the section is Mixed", async () => {
    const browser = await aBrowser({
      models: [aModel(), aModel({ id: "triangles", topic: "trigonometry" })],
    });
    for (const section of ["Math", "Mixed"] as const) {
      const questions = await ask(browser, { section, topic: "trigonometry" }, 5);
      expect(new Set(questions.map(({ topic }) => topic))).toEqual(new Set(["trigonometry"]));
    }
  });

  test("of the engine's own models passes the contract", async () => {
    const browser = await aBrowser({ models: await loadModels(["linear-equations"]) });
    const questions = await ask(browser, { section: "Math", topic: "linear-equations" }, 3);
    expect(questions.map(({ topic }) => topic)).toEqual(Array(3).fill("linear-equations"));
  });
});

describe("over many questions", () => {
  test("nothing repeats", async () => {
    const browser = await aBrowser({ models: [aModel({ stock: 40 })] });
    const questions = await ask(browser, { section: "Math" }, 40);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(40);
    expect(questions.some(({ seenBefore }) => seenBefore)).toBe(false);
  });

  test("nothing repeats for calls at the same time either", async () => {
    const browser = await aBrowser({ models: [aModel({ stock: 12 })] });
    const asked = Array.from({ length: 12 }, () =>
      browser.post("/api/question", { section: "Math" }),
    );
    const answers = await Promise.all(asked);
    const questions = await Promise.all(
      answers.map(async (answer) => Question.parse(await answer.json())),
    );
    expect(new Set(questions.map(({ question }) => question)).size).toBe(12);
  });

  test("two learners meet the same stock in different orders", async () => {
    const first = await aBrowser({ models: [aModel({ stock: 30 })] });
    const second = await server.browser();
    const orders = [];
    for (const browser of [first, second]) {
      const questions = await ask(browser, { section: "Math" }, 30);
      orders.push(questions.map(({ question }) => question));
    }
    expect(orders[0]).not.toEqual(orders[1]);
    expect(orders[0]?.toSorted(byText)).toEqual(orders[1]?.toSorted(byText));
  });
});

describe("the models", () => {
  test("a card rests until the others have come", async () => {
    const cards = ["khipus", "fjords", "tea", "comets"];
    const browser = await aBrowser({ models: [aModel({ cards })] });
    const questions = await ask(browser, { section: "Math" }, 4);
    const met = questions.map(({ question }) => cards.find((card) => question.includes(card)));
    expect(met.toSorted(byText)).toEqual(cards.toSorted(byText));
  });

  test("studies take turns, whichever model asks about them", async () => {
    const deck = ["khipus", "fjords", "tea", "comets", "whales", "bells"];
    const models = [aModel({ id: "one", deck }), aModel({ id: "two", deck })];
    const browser = await aBrowser({ models });
    const questions = await ask(browser, { section: "Math" }, 12);
    const met = questions.map(({ question }) => deck.find((study) => question.includes(study)));
    expect(met.slice(0, 6).toSorted(byText)).toEqual(deck.toSorted(byText));
    expect(met.slice(6)).toEqual(met.slice(0, 6));
  });

  test("a text returns when all others have come, whichever model or level asks about it", async () => {
    const texts = ["khipus", "fjords", "tea", "khipus", "fjords", "tea"];
    const models = [aModel({ id: "one", texts }), aModel({ id: "two", texts })];
    const browser = await aBrowser({ models });
    const levels = ["Easy", "Hard", "Medium", "Easy", "Easy", "Easy"] as const;
    const met: (string | undefined)[] = [];
    for (const difficulty of levels) {
      const [asked] = await ask(browser, { section: "Math", difficulty });
      met.push(texts.find((text) => asked?.question.includes(text)));
    }
    expect(met.slice(0, 3).toSorted(byText)).toEqual(["fjords", "khipus", "tea"]);
    expect(met.slice(3).every((text) => text !== undefined)).toBe(true);
  });

  test("texts at rest give way to another model, and come when none is left", async () => {
    const models = [aModel({ id: "read", texts: ["tea", "tea"] }), aModel({ id: "few", stock: 2 })];
    const browser = await aBrowser({ models });
    const questions = await ask(browser, { section: "Math" }, 4);
    const names = questions.map(({ question }) => question.split(" ")[0]);
    expect(names.toSorted(byText)).toEqual(["few", "few", "read", "read"]);
    expect(names.at(-1)).toBe("read");
    expect(questions.some(({ seenBefore }) => seenBefore)).toBe(false);
  });

  test("models take turns, and a used-up one leaves its place to the others", async () => {
    const models = [aModel({ id: "few", stock: 2 }), aModel({ id: "many" })];
    const browser = await aBrowser({ models });
    const questions = await ask(browser, { section: "Math" }, 8);
    const names = questions.map(({ question }) => question.split(" ")[0]);
    expect(names.slice(0, 4).toSorted(byText)).toEqual(["few", "few", "many", "many"]);
    expect(names.slice(4)).toEqual(["many", "many", "many", "many"]);
  });

  test("when all is met, what was met longest ago comes again and says so", async () => {
    const browser = await aBrowser({ models: [aModel({ stock: 3 })] });
    const first = await ask(browser, { section: "Math" }, 3);
    const second = await ask(browser, { section: "Math" }, 3);
    const third = await ask(browser, { section: "Math" }, 1);
    const texts = (questions: Question[]) => questions.map(({ question }) => question);
    expect(texts(second)).toEqual(texts(first));
    expect(texts(third)).toEqual(texts(first.slice(0, 1)));
    expect([...second, ...third].every(({ seenBefore }) => seenBefore)).toBe(true);
    const ids = [...first, ...second, ...third].map(({ id }) => id);
    expect(new Set(ids).size).toBe(7);
  });

  test("a seed that makes nothing is passed over and logged", async () => {
    const browser = await aBrowser({ models: [aPatchyModel()] });
    const questions = await ask(browser, { section: "Math" }, 20);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(20);
    expect(server.logged).toContainEqual(expect.objectContaining({ model: "patchy" }));
  });

  test("Mixed draws the sections in the exam's proportion, 27 to 27 to 44", async () => {
    const models = [
      aModel({ id: "reading", topic: "literary-passages" }),
      aModel({ id: "writing", topic: "sentence-structure" }),
      aModel({ id: "math" }),
    ];
    let drawn = 0;
    // Each question takes one number for its section and one for its model: the same one twice.
    const chance = () => (Math.floor(drawn++ / 2) + 0.5) / 98;
    const browser = await aBrowser({ models, chance });
    const counts = { Reading: 0, Writing: 0, Math: 0 };
    for (const { section } of await ask(browser, { section: "Mixed" }, 98)) counts[section]++;
    expect(counts).toEqual({ Reading: 27, Writing: 27, Math: 44 });
  });
});

describe("the reason", () => {
  test("says whose turn it was, or that all of its kind are met", async () => {
    const browser = await aBrowser({
      models: [
        aModel({ id: "few", stock: 1 }),
        aModel({ id: "far", topic: "trigonometry", stock: 1 }),
      ],
    });
    const questions = await ask(browser, { section: "Math" }, 3);
    expect(questions.map(({ reason }) => reason)).toEqual([
      { because: "turn", topicAgo: null, modelAgo: null },
      { because: "turn", topicAgo: null, modelAgo: null },
      { because: "again" },
    ]);
  });

  test("says that a topic was asked for", async () => {
    const browser = await aBrowser();
    const request = { section: "Math", topic: "linear-equations" } as const;
    const [, second] = await ask(browser, request, 2);
    expect(second?.reason).toEqual({ because: "wish", topicAgo: 0, modelAgo: 0 });
  });

  test("is still known when the question is looked at again", async () => {
    const browser = await aBrowser();
    const [question] = await ask(browser, { section: "Math" });
    const answer = { questionId: question?.id, answer: "B", timeSpent: 1 };
    await browser.post("/api/answers", answer);
    const again = await browser.get(`/api/history/${question?.id}`);
    expect(await again.json()).toMatchObject({ question: { reason: question?.reason } });
  });
});

describe("what was asked for and not shown", () => {
  test("is on its way: of questions asked for ahead, none is on the card of another", async () => {
    const cards = ["khipus", "fjords", "tea", "comets"];
    const browser = await aBrowser({ models: [aModel({ cards })] });
    const met = [];
    for (const _ of cards) {
      const { question } = await askAhead(browser, { section: "Math" });
      met.push(cards.find((card) => question.includes(card)));
    }
    expect(met.toSorted(byText)).toEqual(cards.toSorted(byText));
  });

  test("is not met: a stock for later leaves the turns as they were", async () => {
    const topics = ["linear-equations", "trigonometry", "data-analysis"] as const;
    const browser = await aBrowser({ models: topics.map((topic) => aModel({ id: topic, topic })) });
    const [first, second] = await ask(browser, { section: "Math" }, 2);
    for (let stocked = 0; stocked < 30; stocked++) await askAhead(browser, { section: "Math" });
    passes(10);
    const [third] = await ask(browser, { section: "Math" });
    expect(new Set([first, second, third].map((each) => each?.topic)).size).toBe(3);
  });

  test("comes when there is nothing new, before what was seen, and says it is new", async () => {
    const browser = await aBrowser({ models: [aModel({ stock: 2 })] });
    const lost = await askAhead(browser, { section: "Math" });
    const [seen] = await ask(browser, { section: "Math" });
    await monthPasses(browser);
    const [found, again] = await ask(browser, { section: "Math" }, 2);
    expect(found).toMatchObject({
      question: lost.question,
      seenBefore: false,
      reason: { because: "unseen" },
    });
    expect(again).toMatchObject({ question: seen?.question, seenBefore: true });
  });

  test("is told with the next request, and what is told in vain does no harm", async () => {
    const browser = await aBrowser({ models: [aModel({ stock: 2 })] });
    const other = await server.browser();
    const theirs = await askAhead(other, { section: "Math" });
    await askAhead(other, { section: "Math" });
    await askAhead(browser, { section: "Math", shown: [theirs.id, "unknown", ""] });
    await monthPasses(other);
    expect(await askAhead(other, { section: "Math" })).toMatchObject({ seenBefore: false });
  });

  test("is told of a hundred at most", async () => {
    const browser = await aBrowser();
    const shown = Array.from({ length: 101 }, () => crypto.randomUUID());
    const answer = await browser.post("/api/question", { section: "Math", shown });
    await expectProblem(answer, 400, "invalid-request");
    await askAhead(browser, { section: "Math", shown: shown.slice(1) });
  });
});

/** Something that happens in a learner's practice. */
const happening = fc.oneof(
  { weight: 3, arbitrary: fc.constant("ask") },
  { weight: 2, arbitrary: fc.constant("show") },
  { weight: 1, arbitrary: fc.constantFrom("rest", "stay away") },
);

test("however far ahead is asked and whatever is shown, nothing shown comes as new and the latest rest", async () => {
  const texts = ["khipus", "fjords", "tea", "comets", "khipus", "tea"];
  await aBrowser({
    models: [aModel({ id: "read", texts }), aModel({ id: "few", topic: "trigonometry", stock: 5 })],
    rateLimits: false,
  });
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { maxLength: 40 }), async (happenings) => {
      const browser = await server.browser();
      const waiting: Question[] = [];
      const untold: string[] = [];
      const shown = new Set<string>();
      /** What was asked for since the learner was last away. */
      let ahead: string[] = [];
      for (const each of happenings) {
        if (each === "rest") passes(1);
        if (each === "stay away") {
          passes(20);
          ahead = [];
        }
        const [next] = each === "show" ? waiting.splice(0, 1) : [];
        if (next !== undefined) {
          shown.add(next.question);
          untold.push(next.id);
        }
        if (each !== "ask") continue;
        passes(MILLISECOND);
        const question = await askAhead(browser, { section: "Math", shown: untold.splice(0) });
        if (shown.has(question.question)) expect(question.seenBefore).toBe(true);
        // New ones are never the same, and the two topics take turns while both have some.
        if (!question.seenBefore) {
          expect(waiting.map((other) => other.question)).not.toContain(question.question);
          if (question.reason?.because === "turn") expect(ahead.at(-1)).not.toBe(question.topic);
        }
        ahead.push(question.topic);
        waiting.push(question);
      }
    }),
    { numRuns: 25 },
  );
});

test("questions asked for at once come one after the other, each of another topic than the last", async () => {
  const browser = await aBrowser({
    models: [aModel({ id: "a" }), aModel({ id: "b", topic: "trigonometry" })],
  });
  const asked = await Promise.all(
    Array.from({ length: 2 }, () => askAhead(browser, { section: "Math" })),
  );
  expect(new Set(asked.map(({ topic }) => topic)).size).toBe(2);
});

test("more questions at once than anybody draws are turned away, and nobody else's are", async () => {
  const browser = await aBrowser({ rateLimits: false });
  const other = await server.browser();
  const calls = Array.from({ length: 20 }, () =>
    browser.post("/api/question", { section: "Math" }),
  );
  await askAhead(other, { section: "Math" });
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 503)).toHaveLength(7);
  expect(statuses.filter((status) => status === 200)).toHaveLength(13);
});

test("a stock that is filled moves no turn of what is asked for now", async () => {
  const browser = await aBrowser({
    models: [aModel({ id: "a" }), aModel({ id: "b", topic: "trigonometry" })],
    rateLimits: false,
  });
  const request = { section: "Math" } as const;
  const [first] = await ask(browser, request);
  const stocked = [];
  for (let kept = 0; kept < 5; kept++) {
    passes(MILLISECOND);
    stocked.push(await askAhead(browser, { ...request, shown: latest, forStock: true }));
  }
  const [second] = await ask(browser, request);
  expect(second?.topic).not.toBe(first?.topic);
  // In the stock itself topics take turns as well.
  const topics = stocked.map(({ topic }) => topic);
  expect(topics.slice(1).filter((topic, at) => topic === topics[at])).toEqual([]);
  expect(topics[0]).not.toBe(first?.topic);
});

describe("refuses", () => {
  const nobody = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ section: "Latin" }),
  };

  test("whoever is not signed in, before looking at what they ask", async () => {
    await aBrowser();
    await expectProblem(await server.app.request("/api/question", nobody), 401, "not-signed-in");
  });

  test.each([
    ["section", { section: "Latin" }, '"Reading"|"Writing"|"Math"|"Mixed"'],
    ["section", {}, '"Reading"|"Writing"|"Math"|"Mixed"'],
    ["difficulty", { section: "Math", difficulty: "Brutal" }, '"Easy"|"Medium"|"Hard"'],
    ["topic", { section: "Math", topic: "astrology" }, '"linear-equations"|"quadratic-functions"'],
    ["topic", { section: "Writing", topic: "trigonometry" }, 'in Writing, expected one of "gramm'],
  ])("an unknown %s in %j, naming what is allowed", async (field, body, allowed) => {
    const browser = await aBrowser();
    const answer = await browser.post("/api/question", body);
    const problem = await expectProblem(answer, 400, "invalid-request");
    expect(problem.errors).toHaveLength(1);
    expect(problem.errors?.[0]?.field).toBe(field);
    expect(problem.errors?.[0]?.message).toContain(allowed);
    expect(problem.detail).toContain(field);
  });

  test("what no model makes", async () => {
    const browser = await aBrowser({ models: [aModel({ levels: ["Easy"] })] });
    const answer = await browser.post("/api/question", { section: "Math", difficulty: "Hard" });
    await expectProblem(answer, 404, "not-found");
  });
});
