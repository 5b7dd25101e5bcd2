import { expect, test } from "vitest";
import { afterwardsGates } from "./afterwards/index.ts";
import { gates } from "./index.ts";

const all = [...gates, ...afterwardsGates];

test.each(all.map((gate) => [gate.id, gate] as const))(
  "the gate %j has a name, says whom it checks and what comes of a finding",
  (_, { id, severity, kinds }) => {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(["reject", "flag"]).toContain(severity);
    expect(["both", "choice", "entry"]).toContain(kinds);
  },
);

test("no two gates share a name", () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});
