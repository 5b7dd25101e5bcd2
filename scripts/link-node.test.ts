import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

/** Makes the Node that runs the script say that it is an older one. */
const OLDER =
  'data:text/javascript,Object.defineProperty(process, "versions", { value: { node: "20.1.0" } })';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sat-link-node-"));
  await mkdir(join(folder, "scripts"));
  await cp(join(import.meta.dirname, "link-node.js"), join(folder, "scripts/link-node.js"));
  const manifest = {
    type: "module",
    optionalDependencies: { "node-a": "1.0.0", "node-b": "1.0.0" },
  };
  await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
});

afterEach(() => rm(folder, { recursive: true }));

const SOUND = "#!/bin/sh\n";
const OTHER = "#!/bin/sh\n# npm's\n";
const BROKEN = "#!/bin/sh\nexit 127\n";

/** Puts a program where an install does. */
async function install(path: string, content: string): Promise<void> {
  const file = join(folder, "node_modules", path);
  await mkdir(join(file, ".."), { recursive: true });
  await writeFile(file, content, { mode: 0o755 });
}

/** Runs the script as an older Node; answers what it refuses with, which is nothing if all is well. */
function run(): Promise<string> {
  const words = ["--import", OLDER, join(folder, "scripts/link-node.js")];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, words, (error, _output, refusal) => {
      if (error === null || error.code === 1) resolve(error === null ? "" : refusal);
      else reject(error);
    });
  });
}

const linked = () => readFile(join(folder, "node_modules/.bin/node"), "utf8");

describe("after an install", () => {
  it("scripts find the Node that came along, where npm has left no link to it", async () => {
    await install("node-b/bin/node", SOUND);
    expect(await run()).toBe("");
    expect(await linked()).toBe(SOUND);
  });

  it("npm's own link stays", async () => {
    await install("node-b/bin/node", SOUND);
    await install(".bin/node", OTHER);
    expect(await run()).toBe("");
    expect(await linked()).toBe(OTHER);
  });

  it("a link that leads nowhere gives way to one that does not", async () => {
    await install("node-b/bin/node", SOUND);
    await mkdir(join(folder, "node_modules/.bin"));
    await symlink("../gone/bin/node", join(folder, "node_modules/.bin/node"));
    expect(await run()).toBe("");
    expect(await linked()).toBe(SOUND);
  });

  it("an older Node is refused where the other does not run on this system", async () => {
    await install("node-b/bin/node", BROKEN);
    expect(await run()).toMatch(/^This needs Node 24 or newer/);
  });

  it("an older Node is refused where no other came along, and is told why", async () => {
    const refusal = await run();
    expect(refusal).toMatch(/^This needs Node 24 or newer, and here is 20\.1\.0\./);
    expect(refusal).toContain(`${process.platform} on ${process.arch}`);
  });
});
