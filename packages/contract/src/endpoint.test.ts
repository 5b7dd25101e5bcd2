import { describe, expect, test } from "vitest";
import type { Endpoint } from "./endpoints-in.ts";
import * as contract from "./index.ts";

const ENDPOINTS = contract.endpointsIn(contract);

/** Who may call, how often in a minute (by the learner or browser, and from the address), and what becomes of it offline. */
const POLICY = `
DELETE /api/me                          | signed-in |                 | fails
DELETE /api/me/progress                 | signed-in | copy 10 300     | fails
DELETE /api/score-reports/{id}          | signed-in |                 | fails
DELETE /api/sittings/{id}               | signed-in |                 | fails
DELETE /api/study-sessions/{id}         | signed-in |                 | fails
GET /api/achievements                   | signed-in |                 | fails
GET /api/activities                     | signed-in |                 | fails
GET /api/history                        | signed-in |                 | fails
GET /api/history/{id}                   | signed-in |                 | fails
GET /api/look-back                      | signed-in |                 | fails
GET /api/me                             | signed-in |                 | kept
GET /api/me/answers.csv                 | signed-in | copy 10 300     | fails
GET /api/me/export                      | signed-in | copy 10 300     | fails
GET /api/mistakes                       | signed-in |                 | fails
GET /api/mistakes/counts                | signed-in |                 | fails
GET /api/plan                           | signed-in |                 | fails
GET /api/plan.ics                       | signed-in |                 | fails
GET /api/progress                       | signed-in |                 | fails
GET /api/review                         | signed-in |                 | fails
GET /api/push-key                       | signed-in |                 | fails
GET /api/score                          | signed-in |                 | fails
GET /api/score-reports                  | signed-in |                 | fails
GET /api/sign-in/callback               | anyone    | sign-in 20 300  | fails
GET /api/sittings                       | signed-in |                 | fails
GET /api/sittings/{id}                  | signed-in |                 | fails
GET /api/sittings/{id}/booklet          | signed-in |                 | fails
GET /api/sittings/{id}/key              | signed-in |                 | fails
GET /api/sittings/{id}/report           | signed-in |                 | fails
GET /api/study                          | signed-in |                 | fails
GET /api/study-sessions                 | signed-in |                 | fails
GET /api/study-sessions/{id}            | signed-in |                 | kept
PATCH /api/me                           | signed-in |                 | fails
PATCH /api/me/preferences               | signed-in |                 | fails
PATCH /api/mistakes/{id}                | signed-in |                 | fails
POST /api/answers                       | signed-in | answer 600 6000 | waits
POST /api/me/import                     | signed-in | copy 10 300     | fails
POST /api/push-subscriptions            | signed-in | reminder 10 300 | fails
POST /api/push-subscriptions/removal    | signed-in | reminder 10 300 | fails
POST /api/question                      | signed-in | question 600 6000 | stock
POST /api/reminders                     | signed-in | reminder 10 300 | fails
POST /api/score-reports                 | signed-in |                 | fails
POST /api/sign-in                       | anyone    | sign-in 20 300  | fails
POST /api/sign-out                      | signed-in |                 | fails
POST /api/sittings                      | signed-in | question 600 6000 | fails
POST /api/sittings/{id}/answers         | signed-in | work 300 6000   | fails
POST /api/sittings/{id}/end             | signed-in | work 300 6000   | fails
POST /api/sittings/{id}/key-opening     | signed-in | work 300 6000   | fails
POST /api/sittings/{id}/module          | signed-in | question 600 6000 | fails
POST /api/sittings/{id}/module-end      | signed-in | work 300 6000   | waits
POST /api/sittings/{id}/pause           | signed-in | work 300 6000   | fails
POST /api/skips                         | signed-in | answer 600 6000 | waits
POST /api/study-sessions                | signed-in | question 600 6000 | kept
POST /api/study-sessions/{id}/questions | signed-in | question 600 6000 | stock
PUT /api/reports/{id}                   | signed-in |                 | fails
PUT /api/score-reports/{id}             | signed-in |                 | fails
PUT /api/sittings/{id}/work             | signed-in | work 300 6000   | waits
`;

function policyOf({ name, permission, allowance, offline }: Endpoint): string[] {
  const { kind, perLearner, perBrowser, perAddress } = allowance ?? {};
  const own = perLearner ?? perBrowser ?? "-";
  const allowed = allowance === undefined ? "" : `${kind} ${own} ${perAddress}`;
  return [name, permission, allowed, offline];
}

test("every endpoint has the policy that is wanted of it, and no endpoint is missing", () => {
  const wanted = POLICY.trim()
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()));
  expect(new Set(ENDPOINTS.map(policyOf))).toEqual(new Set(wanted));
});

test("an allowance is the same wherever it is drawn on", () => {
  const allowances = ENDPOINTS.flatMap(({ allowance }) => allowance ?? []);
  const kinds = new Set(allowances.map(({ kind }) => kind));
  expect(new Set(allowances).size).toBe(kinds.size);
});

test("only the signed-in have an allowance of their own", () => {
  const open = ENDPOINTS.filter(({ permission }) => permission === "anyone");
  expect(open.filter(({ allowance }) => allowance?.perLearner !== undefined)).toEqual([]);
});

describe("a sample", () => {
  const own = {
    answered: "a",
    open: "b",
    session: "c",
    sitting: "d",
    scoreReport: "e",
    exported: undefined,
  };
  // What it takes is the server's own export.
  const withBody = ENDPOINTS.filter(
    (endpoint) =>
      contract.schemaOf(endpoint) !== undefined && endpoint.name !== contract.importData.name,
  );

  test.each(withBody.map((endpoint) => [endpoint.name, endpoint] as const))(
    "of what %s takes is taken",
    (_, endpoint) => {
      const { success } = contract.schemaOf(endpoint)?.safeParse(endpoint.sample?.(own)) ?? {};
      expect(success).toBe(true);
    },
  );
});

describe("a path with an {id}", () => {
  test.each(ENDPOINTS.filter(({ path }) => path.includes("{")).map(({ name, id }) => [name, id]))(
    "says what it names: %s",
    (_, id) => {
      expect(id).toBeDefined();
    },
  );
});

test("an address of ours says what is looked for, and nothing of who looks or of what they may", () => {
  const choices = [
    "section",
    "topic",
    "result",
    "mode",
    "totalTime",
    "week",
    "state",
    "skill",
    "slip",
  ];
  expect(new Set(ENDPOINTS.flatMap(contract.queryNames))).toEqual(
    new Set([...choices, "before", "limit", "more", "timeZone"]),
  );
});

test("an allowance is told with the problem that it ends in", () => {
  expect(contract.exportData.route.responses).toMatchObject({
    429: { description: expect.stringContaining("10 by the learner or 300 from the address") },
  });
});
