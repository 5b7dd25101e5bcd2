import { rmSync } from "node:fs";
import { matchesGlob } from "node:path";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { importLaw } from "./import-law.ts";
import { cleanTree } from "./testing/clean-tree.ts";
import { type Finding, lint, overlay } from "./testing/overlay.ts";
import { typesBeyondWalls } from "./testing/types-beyond-walls.ts";
import { violations } from "./testing/violations.ts";

describe("the law of imports, purity and size", () => {
  const roots: string[] = [];
  let findings: Finding[] = [];

  beforeAll(() => {
    const planted = violations.map(({ file, text }) => [file, text]);
    const ring = {
      "packages/engine/src/craft/here.ts": `export { there as here } from "./there.ts";\n`,
      "packages/engine/src/craft/there.ts": `export { here as there } from "./here.ts";\n`,
    };
    roots.push(overlay(cleanTree, Object.fromEntries(planted), ring), overlay(cleanTree));
    findings = lint(roots[0] ?? "");
  });

  afterAll(() => {
    for (const root of roots) rmSync(root, { recursive: true });
  });

  const rulesFor = (file: string) => [
    ...new Set(findings.filter((finding) => finding.file === file).map(({ rule }) => rule)),
  ];

  it.each(violations)("refuses $wrong", ({ file, rule }) => {
    expect(rulesFor(file)).toEqual([rule]);
  });

  it("refuses a ring of imports", () => {
    expect(rulesFor("packages/engine/src/craft/here.ts")).toEqual(["import/no-cycle"]);
  });

  it("finds nothing in the files that keep it, even among those that do not", () => {
    const clean = new Set(Object.keys(cleanTree));
    expect(findings.filter(({ file }) => clean.has(file))).toEqual([]);
  });

  it("finds nothing in a tree that keeps it", () => {
    expect(lint(roots[1] ?? "")).toEqual([]);
  });
});

test("a type is taken across a wall of every place on the map", () => {
  const places = importLaw.settings["boundaries/elements"];
  const placeOf = (file: string) =>
    places.find(({ pattern }) => matchesGlob(file, `${pattern}/**`))?.type;
  const tried = new Set(typesBeyondWalls.map(([, file]) => placeOf(file)));
  expect(places.filter(({ type }) => !tried.has(type))).toEqual([]);
});
