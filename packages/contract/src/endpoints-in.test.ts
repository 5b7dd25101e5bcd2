import { expect, test } from "vitest";
import * as contract from "./index.ts";

const { endpointsIn, queryNames, schemaOf } = contract;
const endpoints = new Map(endpointsIn(contract).map((endpoint) => [endpoint.name, endpoint]));

function named(name: string) {
  const endpoint = endpoints.get(name);
  if (endpoint === undefined) throw new Error(`there is no ${name}`);
  return endpoint;
}

test("of what a module exports, the endpoints are found and nothing else", () => {
  const { createAnswer } = contract;
  const others = {
    text: "route",
    nothing: null,
    half: { permission: "anyone" },
    route: { route: 1 },
  };
  expect(endpointsIn({ createAnswer, ...others })).toEqual([createAnswer]);
  expect(endpointsIn({})).toEqual([]);
});

test("an endpoint's body has its schema, and one without a body has none", () => {
  expect(schemaOf(named("POST /api/answers"))).toBe(contract.AnswerRequest);
  expect(schemaOf(named("POST /api/sign-out"))).toBeUndefined();
  expect(schemaOf(named("GET /api/history"))).toBeUndefined();
});

test("the names of a query are told, and where there is none, none", () => {
  expect(queryNames(named("GET /api/history"))).toEqual([
    "section",
    "topic",
    "result",
    "before",
    "limit",
  ]);
  for (const name of ["POST /api/answers", "POST /api/sign-out"])
    expect(queryNames(named(name))).toEqual([]);
});

test("a route has the router's path, and only what the document says", () => {
  const { route } = named("GET /api/history/{id}");
  expect(route.getRoutingPath()).toBe("/api/history/:id");
  expect(Object.keys(route)).toEqual(["method", "path", "summary", "request", "responses"]);
});

test("only an import, and the work of a module, may be longer than other bodies", () => {
  const long = endpointsIn(contract).filter(({ longestBody }) => longestBody !== undefined);
  expect(long.map(({ name, longestBody }) => [name, longestBody])).toEqual([
    ["POST /api/me/import", 64 * 1024 * 1024],
    ["PUT /api/sittings/{id}/work", 256 * 1024],
    ["POST /api/sittings/{id}/module-end", 256 * 1024],
  ]);
  const own = { answered: "", open: "", session: "", sitting: "", scoreReport: "", exported: 7 };
  expect(contract.importData.sample(own)).toBe(7);
});
