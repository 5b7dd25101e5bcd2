import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** The sources of the stock. That a context of a kind has a basis is the compiler's to see; that its kind asks for one is seen here. */
const sources = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
  .map((name) => [name, readFileSync(join(import.meta.dirname, name), "utf8")] as const);

const BASIS = /\bbasis:\s*\n?\s*"[^"]{10,}"/g;

test("the stock has at least 160 contexts, each with what its quantities rest on", () => {
  const said = sources.flatMap(([, source]) => source.match(BASIS) ?? []);
  expect(said.length).toBeGreaterThanOrEqual(160);
});

test.each(sources)("in %s no quantity is without a basis", (_, source) => {
  const hasRanges = /^ {4}\w+: (?:\[?-?\d|\{ from:)/m.test(source);
  expect(hasRanges && !source.includes("basis:")).toBe(false);
});
