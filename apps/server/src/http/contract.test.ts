import * as contract from "@sat/contract";
import { type Belongings, type Endpoint, endpointsIn, queryNames, schemaOf } from "@sat/contract";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { expectProblem } from "../testing/expect-problem.ts";
import { type Browser, HOME, type TestServer, testServer } from "../testing/server.ts";

/** Every endpoint of the contract, also those to come. */
const ENDPOINTS = endpointsIn(contract);

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await testServer({ rateLimits: false });
  browser = await server.browser();
});
afterAll(() => server.close());

const cases = (endpoints: readonly Endpoint[]) =>
  endpoints.map((endpoint) => [endpoint.name, endpoint] as [string, Endpoint]);

interface Sent {
  readonly cookie?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly query?: string;
  readonly id?: string;
}

/** Sends what is given; whatever comes of it, the endpoint's entry must have named it. */
async function send(
  endpoint: Endpoint,
  { cookie = "", headers, body, query = "", id = "none" }: Sent,
): Promise<Response> {
  const path = endpoint.path.replaceAll(/\{\w+\}/g, encodeURIComponent(id));
  const answer = await server.app.request(`${HOME}${path}${query}`, {
    method: endpoint.method.toUpperCase(),
    headers: {
      cookie,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  expect(Object.keys(endpoint.route.responses)).toContain(`${answer.status}`);
  return answer;
}

test("the contract has endpoints to test", () => {
  expect(ENDPOINTS.length).toBeGreaterThanOrEqual(13);
});

describe("without a session", () => {
  const closed = ENDPOINTS.filter(({ permission }) => permission === "signed-in");

  test.each(cases(closed))(
    "%s says that nobody is signed in, whatever it is sent",
    async (_, endpoint) => {
      for (const cookie of ["", "sat-session=", `sat-session=${"x".repeat(43)}`]) {
        for (const body of endpoint.method === "get" ? [undefined] : [undefined, "{", "{}"]) {
          const sent = { cookie, ...(body === undefined ? {} : { body }) };
          await expectProblem(await send(endpoint, sent), 401, "not-signed-in");
        }
      }
    },
  );
});

/** What a new learner has after a question answered, one not, a study session and a test begun, and a report. */
async function belongingsOf(other: Browser): Promise<Belongings> {
  const answered = await aQuestion(other);
  await other.post("/api/answers", { questionId: answered, answer: "A", timeSpent: 1 });
  const wanted = { topic: "trigonometry", mode: "practice" };
  return {
    answered,
    open: await aQuestion(other),
    session: await idIn(await other.post("/api/study-sessions", wanted)),
    sitting: await idIn(await other.post("/api/sittings", { test: { kind: "full" } })),
    scoreReport: await idIn(
      await other.post("/api/score-reports", contract.addScoreReport.sample()),
    ),
    exported: await (await other.get("/api/me/export")).json(),
  };
}

async function aQuestion(other: Browser): Promise<string> {
  return idIn(await other.post("/api/question", { section: "Math" }));
}

/** A body that the endpoint takes, if it takes one. */
function sampleOf({ sample }: Endpoint, own: Belongings): { body?: string } {
  return sample === undefined ? {} : { body: JSON.stringify(sample(own)) };
}

async function idIn(answer: Response): Promise<string> {
  return z.object({ id: z.string() }).parse(await answer.json()).id;
}

const withBody = ENDPOINTS.filter((endpoint) => schemaOf(endpoint) !== undefined);

test.each(cases(withBody))(
  "the sample of %s is taken for what it should be",
  async (_, endpoint) => {
    const own = await belongingsOf(browser);
    expect(schemaOf(endpoint)?.safeParse(endpoint.sample?.(own))).toMatchObject({ success: true });
  },
);

describe("another learner's", () => {
  test.each(cases(ENDPOINTS.filter(({ path }) => path.includes("{"))))(
    "%s is nothing, as what never was",
    async (name, endpoint) => {
      const own = await belongingsOf(await server.browser());
      if (endpoint.id === undefined)
        throw new Error(`Say in its entry what the id of ${name} names.`);
      const sent = { cookie: browser.cookie, ...sampleOf(endpoint, own) };
      const theirs = await send(endpoint, { ...sent, id: own[endpoint.id] });
      const nobodys = await send(endpoint, { ...sent, id: crypto.randomUUID() });
      expect(await expectProblem(theirs, 404, "not-found")).toEqual(
        await expectProblem(nobodys, 404, "not-found"),
      );
    },
  );

  test("question cannot be answered, nor told from none", async () => {
    const answer = async (questionId: string) =>
      browser.post("/api/answers", { questionId, answer: "A", timeSpent: 1 });
    const theirs = await answer(await aQuestion(await server.browser()));
    expect(await expectProblem(theirs, 404, "not-found")).toEqual(
      await expectProblem(await answer("none"), 404, "not-found"),
    );
  });
});

/** Values of every kind, and some that a field may well take. */
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom("Math", "Mixed", "Easy", "trigonometry", "learning", "UTC", "A", true, 1),
);

function fieldsOf(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/** Whether the server said what is wrong, in a problem that blames the request. */
async function expectRefusal(answer: Response): Promise<void> {
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(answer.headers.get("content-type")).toBe(contract.PROBLEM_MEDIA_TYPE);
}

describe.each(cases(withBody))("a body to %s", (_, endpoint) => {
  test.each([
    ["of another type", { "content-type": "application/x-www-form-urlencoded" }],
    ["of a type that only begins like JSON", { "content-type": "application/jsonp" }],
    ["that is compressed", { "content-encoding": "gzip" }],
  ])("%s is not read, whatever it holds", async (__, headers) => {
    const { cookie } = browser;
    const answer = await send(endpoint, { cookie, headers, body: "{}", id: crypto.randomUUID() });
    expect(answer.headers.get("accept")).toBe("application/json");
    await expectProblem(answer, 415, "unsupported-media-type");
  });
});

describe("a body of garbage", () => {
  test.each(cases(withBody))("to %s is a problem of whoever sends it", async (_, endpoint) => {
    const schema = schemaOf(endpoint);
    const fields = fieldsOf(schema).map((name) => [name, value] as const);
    const bodies = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record(Object.fromEntries(fields), { requiredKeys: [] })
        .map((body) => JSON.stringify(body)),
    );
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const answer = await send(endpoint, {
          cookie: browser.cookie,
          body,
          id: crypto.randomUUID(),
        });
        if (schema?.safeParse(parsed(body)).success === true) {
          expect(answer.status).toBeLessThan(500);
        } else {
          await expectRefusal(answer);
        }
      }),
      { numRuns: 60 },
    );
  });
});

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

describe("an address of garbage", () => {
  // Dots name another path, before it is sent.
  const ids = fc.string({ minLength: 1, unit: "binary" }).filter((id) => !/^\.{1,2}$/.test(id));

  test.each(cases(ENDPOINTS.filter(({ path }) => path.includes("{"))))(
    "for %s is a problem of whoever sends it",
    async (_, endpoint) => {
      await fc.assert(
        fc.asyncProperty(ids, async (id) => {
          const body = endpoint.method === "get" ? {} : { body: "{}" };
          await expectRefusal(await send(endpoint, { cookie: browser.cookie, id, ...body }));
        }),
        { numRuns: 40 },
      );
    },
  );

  test.each(cases(ENDPOINTS.filter(({ method }) => method === "get")))(
    "with any query, %s fails for no unforeseen reason",
    async (_, endpoint) => {
      const names = fc.constantFrom("timeZone", "before", "limit", "code", "state", "error", "x");
      const queries = fc
        .array(fc.tuple(names, fc.string()))
        .map((pairs) => `?${new URLSearchParams(pairs).toString()}`);
      await fc.assert(
        fc.asyncProperty(queries, async (query) => {
          const sent = { cookie: browser.cookie, query, id: crypto.randomUUID() };
          expect((await send(endpoint, sent)).status).toBeLessThan(500);
        }),
        { numRuns: 40 },
      );
    },
  );
});

/** What brings about a problem, wherever it can come about at all. */
const PROVOCATIONS: readonly (readonly [status: number, by: (endpoint: Endpoint) => Sent])[] = [
  [
    400,
    (endpoint) => (endpoint.method === "get" ? garbled(endpoint) : { body: String.raw`"\u0000"` }),
  ],
  [401, () => ({ cookie: "" })],
  [403, () => ({ headers: { origin: "https://evil.example" } })],
  [413, () => ({ headers: { "transfer-encoding": "chunked" } })],
  [414, () => ({ query: `?${"x".repeat(9_000)}` })],
  [415, () => ({ headers: { "content-type": "text/plain" } })],
];

/** Every parameter twice. */
function garbled(endpoint: Endpoint): Sent {
  const pairs = queryNames(endpoint).flatMap((name) => [`${name}=1`, `${name}=2`]);
  return { query: `?${pairs.join("&")}` };
}

test.each(PROVOCATIONS)(
  "the endpoints that name %d answer it, and no other",
  async (status, by) => {
    const named = ENDPOINTS.filter(({ route }) => status in route.responses);
    const answered = [];
    for (const endpoint of ENDPOINTS) {
      // One call may end the account of whoever makes it.
      const { cookie } = await server.browser();
      const answer = await send(endpoint, { cookie, ...by(endpoint) });
      if (answer.status === status) answered.push(endpoint);
    }
    expect(answered.map(({ name }) => name)).toEqual(named.map(({ name }) => name));
  },
);
