import * as contract from "@sat/contract";
import { type Endpoint, endpointsIn, schemaOf } from "@sat/contract";
import { Chance } from "@sat/engine";
import { expect, test } from "vitest";
import type { Target } from "./attack.ts";
import { bodyAttack } from "./bodies.ts";

const IDS = { answered: "a", open: "b", session: "c", sitting: "d", scoreReport: "e" };
const TARGET: Target = {
  port: 3000,
  origin: "http://localhost:3000",
  cookie: "sat-session=own",
  sentinelsCookie: "sat-session=other",
  own: IDS,
  sentinels: IDS,
  exported: { questions: [] },
  chooser: { path: "/identity/choose/x", cookie: "" },
};

// An export is the server's own, and no endpoint but the import takes one.
const WITH_BODY = endpointsIn(contract).filter(
  (endpoint) => schemaOf(endpoint) !== undefined && endpoint.name !== contract.importData.name,
);

test("the same seed sends the same request", () => {
  const bytes = () => bodyAttack(new Chance("7 request 1"), { ...TARGET }).bytes.toString("latin1");
  expect(bytes()).toBe(bytes());
});

test("a signed-in learner's body that is valid after all comes from another site", () => {
  for (let at = 0; at < 2_000; at++) {
    const attack = bodyAttack(new Chance(`7 request ${at}`), TARGET);
    const [head = "", body = ""] = attack.bytes.toString().split("\r\n\r\n", 2);
    const endpoint = WITH_BODY.find(
      ({ name, permission }) => name === head.split(" ", 2).join(" ") && permission === "signed-in",
    );
    if (endpoint === undefined || !isTaken(endpoint, body)) continue;
    expect(head).toContain("origin: https://evil.example");
  }
});

function isTaken(endpoint: Endpoint, body: string): boolean {
  try {
    return schemaOf(endpoint)?.safeParse(JSON.parse(body)).success === true;
  } catch {
    return false;
  }
}
