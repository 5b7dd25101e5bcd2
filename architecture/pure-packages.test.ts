import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cleanTree } from "./testing/clean-tree.ts";
import { overlay, repository } from "./testing/overlay.ts";

const WORLD = ["document", "window", "process", "Buffer", "fetch", "setTimeout", "console"];

const PURE = ["item", "content", "engine", "desk", "learner", "calculator"];

describe.each(PURE)("the compiler, in the package %s", (name) => {
  let root = "";
  let complaints = "";

  beforeAll(() => {
    const uses = WORLD.map((one) => `export const ${one}Used = ${one};\n`).join("");
    const planted = `${uses}export type { Stats } from "node:fs";\n`;
    root = overlay(cleanTree, { [`packages/${name}/src/world.ts`]: planted });
    const tsc = join(repository, "node_modules/.bin/tsc");
    const options = ["--project", `packages/${name}`, "--pretty", "false"];
    complaints = spawnSync(tsc, options, { cwd: root, encoding: "utf8" }).stdout;
  });

  afterAll(() => rmSync(root, { recursive: true }));

  it.each(WORLD)("knows no %s", (one) => {
    expect(complaints).toContain(`Cannot find name '${one}'`);
  });

  it("knows no module of Node's", () => {
    expect(complaints).toMatch(/Cannot find (module|name) 'node:fs'/);
  });

  it("accepts the rest of the package", () => {
    const files = complaints.match(/^[^\s(]+(?=\()/gm) ?? [];
    expect(new Set(files)).toEqual(new Set([`packages/${name}/src/world.ts`]));
  });
});
