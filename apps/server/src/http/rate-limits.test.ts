import * as contract from "@sat/contract";
import { type Allowance, type Endpoint, endpointsIn } from "@sat/contract";
import { afterEach, describe, expect, test } from "vitest";
import { expectProblem } from "../testing/expect-problem.ts";
import {
  type Browser,
  connectionFrom,
  HOME,
  type TestServer,
  testServer,
} from "../testing/server.ts";

let server: TestServer;
afterEach(() => server.close());

const ANSWERED = { questionId: "none", answer: "A", timeSpent: 1 };

/** How many of so many calls are turned away for their number; the clock stands still meanwhile. */
async function refusedOf(count: number, call: () => Promise<Response>): Promise<number> {
  let refused = 0;
  for (let made = 0; made < count; made++) if ((await call()).status === 429) refused += 1;
  return refused;
}

describe("a learner who calls too often", () => {
  const { perLearner, perAddress } = contract.createAnswer.allowance;
  const answer = (browser: Browser) => () => browser.post("/api/answers", ANSWERED);

  test("is told to wait, as with every problem, and then served again", async () => {
    server = await testServer();
    const browser = await server.browser();
    expect(await refusedOf(perLearner + 3, answer(browser))).toBe(3);
    const refused = await answer(browser)();
    expect(refused.headers.get("retry-after")).toBe("1");
    await expectProblem(refused, 429, "too-many-requests");
    server.now = new Date(server.now.getTime() + 1000);
    await expectProblem(await answer(browser)(), 404, "not-found");
  });

  test("costs nobody else anything, and may still do other things", async () => {
    server = await testServer();
    const [browser, other] = [await server.browser(), await server.browser()];
    await refusedOf(perLearner, answer(browser));
    await expectProblem(await answer(other)(), 404, "not-found");
    expect((await browser.post("/api/question", { section: "Math" })).status).toBe(200);
  });

  test("uses up no more of the address's allowance than is their own", async () => {
    server = await testServer();
    const browser = await server.browser();
    await refusedOf(perAddress + 1, answer(browser));
    await expectProblem(await answer(await server.browser())(), 404, "not-found");
  });

  test("is served all the same where there are no limits", async () => {
    server = await testServer({ rateLimits: false });
    expect(await refusedOf(perLearner + 1, answer(await server.browser()))).toBe(0);
  });
});

describe("an address with too many sign-ins", () => {
  const { perBrowser, perAddress } = contract.startSignIn.allowance;
  const signIn =
    (address: string, cookie = "") =>
    async () =>
      server.app.request(
        "/api/sign-in",
        {
          method: "POST",
          headers: { cookie, origin: HOME, "content-type": "application/json" },
          body: '{"mode":"popup"}',
        },
        connectionFrom(address),
      );
  const sent = (setCookie: string | null) => setCookie?.split(";")[0];
  const visitor = () => sent(server.passes.forVisitor());
  const known = () => sent(server.passes.forKnown("ada"));

  test("is turned away, and no other", async () => {
    server = await testServer();
    expect(await refusedOf(perAddress + 2, signIn("192.0.2.7"))).toBe(2);
    await expectProblem(await signIn("192.0.2.7")(), 429, "too-many-requests");
    expect((await signIn("192.0.2.8")()).status).toBe(200);
  });

  test("still lets in browsers that have seen a page, and those turned away when they try again", async () => {
    server = await testServer();
    await refusedOf(perAddress, signIn("192.0.2.7"));
    expect((await signIn("192.0.2.7", visitor())()).status).toBe(200);
    const { status, headers } = await signIn("192.0.2.7")();
    expect(status).toBe(429);
    const again = signIn("192.0.2.7", sent(headers.get("set-cookie")));
    expect((await again()).status).toBe(200);
  });

  test("lets in no browser without end, and gives it no second pass", async () => {
    server = await testServer();
    const [one, other] = [signIn("192.0.2.7", visitor()), signIn("192.0.2.7", visitor())];
    expect(await refusedOf(perBrowser + 2, one)).toBe(2);
    expect((await one()).headers.get("set-cookie")).toBeNull();
    expect((await other()).status).toBe(200);
  });

  test("by many visitors still lets in browsers that somebody has signed in with", async () => {
    server = await testServer();
    const flood = async () => signIn("192.0.2.7", visitor())();
    expect(await refusedOf(perAddress + 2, flood)).toBe(2);
    const home = signIn("192.0.2.7", known());
    expect(await refusedOf(perBrowser + 2, home)).toBe(2);
  });
});

const LIMITED = endpointsIn(contract).flatMap((endpoint) =>
  endpoint.allowance === undefined ? [] : [{ ...endpoint, allowance: endpoint.allowance }],
);
type Limited = Endpoint & { readonly allowance: Allowance };

/** Calls in a learner's name with nothing that an endpoint takes: it is counted all the same. */
async function callerOf({ method, path }: Endpoint): Promise<() => Promise<Response>> {
  const { cookie } = await server.browser();
  return async () =>
    server.app.request(HOME + path.replace("{id}", crypto.randomUUID()), {
      method: method.toUpperCase(),
      headers: { cookie, "content-type": "application/json" },
      ...(method === "get" ? {} : { body: "{}" }),
    });
}

describe.each(LIMITED.map((endpoint) => [endpoint.name, endpoint] as [string, Limited]))(
  "%s",
  (_, endpoint) => {
    const { perLearner, perAddress } = endpoint.allowance;

    test("is refused to whoever has used up the allowance of its entry, not a call sooner", async () => {
      server = await testServer();
      const call = await callerOf(endpoint);
      expect(await refusedOf(perLearner ?? perAddress, call)).toBe(0);
      const refused = await call();
      expect(refused.headers.get("retry-after")).toBe("1");
      await expectProblem(refused, 429, "too-many-requests");
    });
  },
);

/** One endpoint of each kind: they all draw on the same. */
const KINDS = new Map(LIMITED.map((endpoint) => [endpoint.allowance.kind, endpoint] as const));

test.each([...KINDS])(
  "from one address, calls of the kind %s are refused once its allowance is used up, whoever calls",
  async (kind, endpoint) => {
    const { perAddress } = endpoint.allowance;
    server = await testServer();
    const { records, now } = server;
    // What other learners at the address have used: through the app, it would take a while.
    const used = { name: `${kind} from 127.0.0.1`, perMinute: perAddress };
    for (let taken = 1; taken < perAddress; taken++) await records.limits.take([used], now);
    expect(await refusedOf(1, await callerOf(endpoint))).toBe(0);
    await expectProblem(await (await callerOf(endpoint))(), 429, "too-many-requests");
  },
);
