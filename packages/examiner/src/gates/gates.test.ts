import { expect, test } from "vitest";
import { afterwardsGates } from "./afterwards/index.ts";
import { gates } from "./index.ts";

const all = [...gates, ...afterwardsGates];

test.each(all.map((gate) => [gate.id, gate] as const))(
  "the gate %j has a name and says whom it checks",
  (_, { id, kinds }) => {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(["both", "choice", "entry"]).toContain(kinds);
  },
);

test("no two gates share a name", () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});
