import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { repository } from "./testing/overlay.ts";

const WEB = join(repository, "apps/web");

let outDir: string;
/** All files that have a part in the built app. */
const modules = new Set<string>();

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), "sat-licenses-"));
  const noting: Plugin = {
    name: "noting",
    generateBundle: (_options, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === "chunk") for (const id of file.moduleIds) modules.add(id);
    },
  };
  // Vite goes by it, and it is the runner's.
  vi.stubEnv("NODE_ENV", "production");
  const where = { outDir, emptyOutDir: true };
  await build({ root: WEB, logLevel: "warn", plugins: [noting], build: where });
  vi.unstubAllEnvs();
});

afterAll(() => rm(outDir, { recursive: true }));

const readBuilt = (name: string) => readFile(join(outDir, name), "utf8");

/** What is said of each package by name. */
async function licenses(): Promise<Map<string, string>> {
  const [, ...entries] = (await readBuilt("licenses.txt")).split(/^## /m);
  return new Map(entries.map((entry) => [entry.slice(0, entry.indexOf(" - ")), entry]));
}

it("the built app has the license of every package that it holds", async () => {
  const manifest = await readFile(join(WEB, "package.json"), "utf8");
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> }; // npm's format
  const named = Object.keys(dependencies).filter((name) => !name.startsWith("@sat/"));
  const bundled = [...modules].flatMap(
    (id) => /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? [],
  );
  const worker = [...(await readBuilt("sw.js")).matchAll(/workbox:(\w+):/g)];
  const held = [...named, ...bundled, ...worker.map(([, part]) => `workbox-${part}`)];
  const texts = await licenses();
  expect(new Set(texts.keys())).toEqual(new Set(held));
  const empty = [...texts].filter(([, text]) => !/copyright/i.test(text));
  expect(empty).toEqual([]);
});
