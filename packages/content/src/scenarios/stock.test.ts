import { readdirSync } from "node:fs";
import { expect, test } from "vitest";

/** Everything that the files of scenarios export, by file. */
const files = await Promise.all(
  readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && name !== "context.ts")
    .map(async (name) => [name, Object.values(await import(`./${name}`))] as const),
);

function contextsIn(exported: readonly unknown[]): readonly object[] {
  return exported
    .filter((each) => Array.isArray(each))
    .flat()
    .filter((each): each is object => typeof each === "object" && each !== null);
}

function hasNumbers(value: unknown): boolean {
  if (typeof value === "number") return true;
  return typeof value === "object" && value !== null && Object.values(value).some(hasNumbers);
}

test("the stock has at least 160 contexts", () => {
  expect(files.flatMap(([, exported]) => contextsIn(exported)).length).toBeGreaterThanOrEqual(160);
});

test.each(files)("in %s every context with quantities says what they rest on", (_, exported) => {
  const silent = contextsIn(exported).filter(
    (each) => hasNumbers(each) && (!("basis" in each) || each.basis === ""),
  );
  expect(silent.map((each) => JSON.stringify(each).slice(0, 80))).toEqual([]);
});
