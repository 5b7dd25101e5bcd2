import * as contract from "@sat/contract";
import { endpointName, type Route, schemaOf } from "@sat/contract";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { expectProblem } from "../testing/expect-problem.ts";
import { type Browser, HOME, type TestServer, testServer } from "../testing/server.ts";

/** Every endpoint of the contract, also those to come. */
const ROUTES = contract.routesIn(contract);
const PUBLIC = new Set<string>([contract.startSignIn.path, contract.finishSignIn.path]);

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await testServer({ rateLimits: false });
  browser = await server.browser();
});
afterAll(() => server.close());

const cases = (routes: readonly Route[]) =>
  routes.map((route) => [endpointName(route), route] as [string, Route]);

interface Sent {
  readonly cookie?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly query?: string;
  readonly id?: string;
}

function send(route: Route, { cookie = "", headers, body, query = "", id = "none" }: Sent) {
  const path = route.path.replaceAll(/\{\w+\}/g, encodeURIComponent(id));
  return server.app.request(`${HOME}${path}${query}`, {
    method: route.method.toUpperCase(),
    headers: {
      cookie,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });
}

test("the contract has endpoints to test", () => {
  expect(ROUTES.length).toBeGreaterThanOrEqual(13);
});

describe("without a session", () => {
  const closed = ROUTES.filter(({ path }) => !PUBLIC.has(path));

  test.each(cases(closed))(
    "%s says that nobody is signed in, whatever it is sent",
    async (_, route) => {
      for (const cookie of ["", "sat-session=", `sat-session=${"x".repeat(43)}`]) {
        for (const body of route.method === "get" ? [undefined] : [undefined, "{", "{}"]) {
          const sent = { cookie, ...(body === undefined ? {} : { body }) };
          await expectProblem(await send(route, sent), 401, "not-signed-in");
        }
      }
    },
  );
});

/** What the ids of each collection name, as another learner has it; and what to send with it. */
const OTHERS: Record<string, (other: Browser) => Promise<string>> = {
  "/api/study-sessions": async (other) => {
    const wanted = { topic: "trigonometry", mode: "practice" };
    return idIn(await other.post("/api/study-sessions", wanted));
  },
  "/api/history": anAnswered,
  "/api/reports": anAnswered,
};
const BODIES: Record<string, object> = {
  "POST /api/study-sessions/{id}/questions": { number: 1 },
  "PUT /api/reports/{id}": { flaw: "unclear", comment: "" },
};

async function aQuestion(other: Browser): Promise<string> {
  return idIn(await other.post("/api/question", { section: "Math" }));
}

async function anAnswered(other: Browser): Promise<string> {
  const questionId = await aQuestion(other);
  await other.post("/api/answers", { questionId, answer: "A", timeSpent: 1 });
  return questionId;
}

async function idIn(answer: Response): Promise<string> {
  return z.object({ id: z.string() }).parse(await answer.json()).id;
}

describe("another learner's", () => {
  const ofOne = ROUTES.filter(({ path }) => path.includes("{"));

  test.each(cases(ofOne))("%s is nothing, as what never was", async (name, route) => {
    const [collection = ""] = route.path.split("/{");
    const make = OTHERS[collection];
    if (make === undefined) throw new Error(`Say in OTHERS what the ids of ${collection} name.`);
    const body = BODIES[name];
    const sent = {
      cookie: browser.cookie,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    };
    const theirs = await send(route, { ...sent, id: await make(await server.browser()) });
    const nobodys = await send(route, { ...sent, id: crypto.randomUUID() });
    expect(await expectProblem(theirs, 404, "not-found")).toEqual(
      await expectProblem(nobodys, 404, "not-found"),
    );
  });

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

const withBody = ROUTES.filter((route) => schemaOf(route) !== undefined);

describe.each(cases(withBody))("a body to %s", (_, route) => {
  test.each([
    ["of another type", { "content-type": "application/x-www-form-urlencoded" }],
    ["of a type that only begins like JSON", { "content-type": "application/jsonp" }],
    ["that is compressed", { "content-encoding": "gzip" }],
  ])("%s is not read, whatever it holds", async (__, headers) => {
    const { cookie } = browser;
    const answer = await send(route, { cookie, headers, body: "{}", id: crypto.randomUUID() });
    expect(answer.headers.get("accept")).toBe("application/json");
    await expectProblem(answer, 415, "unsupported-media-type");
  });
});

describe("a body of garbage", () => {
  test.each(cases(withBody))("to %s is a problem of whoever sends it", async (_, route) => {
    const schema = schemaOf(route);
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
        const answer = await send(route, { cookie: browser.cookie, body, id: crypto.randomUUID() });
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

  test.each(cases(ROUTES.filter(({ path }) => path.includes("{"))))(
    "for %s is a problem of whoever sends it",
    async (_, route) => {
      await fc.assert(
        fc.asyncProperty(ids, async (id) => {
          const body = route.method === "get" ? {} : { body: "{}" };
          await expectRefusal(await send(route, { cookie: browser.cookie, id, ...body }));
        }),
        { numRuns: 40 },
      );
    },
  );

  test.each(cases(ROUTES.filter(({ method }) => method === "get")))(
    "with any query, %s fails for no unforeseen reason",
    async (_, route) => {
      const names = fc.constantFrom("timeZone", "before", "limit", "code", "state", "error", "x");
      const queries = fc
        .array(fc.tuple(names, fc.string()))
        .map((pairs) => `?${new URLSearchParams(pairs).toString()}`);
      await fc.assert(
        fc.asyncProperty(queries, async (query) => {
          const sent = { cookie: browser.cookie, query, id: crypto.randomUUID() };
          expect((await send(route, sent)).status).toBeLessThan(500);
        }),
        { numRuns: 40 },
      );
    },
  );
});
