import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Section, TOPIC_IDS, topicsOf } from "@sat/item";
import { expect, test } from "vitest";
import { makesChoices } from "../model.ts";
import { loadModels } from "./index.ts";

const PACKAGES = join(import.meta.dirname, "../../..");

/** The files of our packages that a process loads which does this to the engine. */
async function filesLoadedBy(act: string): Promise<string[]> {
  const program = `
    import { registerHooks } from "node:module";
    const files = [];
    registerHooks({ load(url, context, next) { files.push(url); return next(url, context); } });
    const engine = await import("@sat/engine");
    ${act};
    console.log(JSON.stringify(files));`;
  const words = ["--input-type=module", "--eval", program];
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: PACKAGES });
  const files: unknown = JSON.parse(stdout);
  return Array.isArray(files) ? files.map(String).filter((url) => url.includes("/packages/")) : [];
}

function topicsAmong(files: readonly string[]) {
  return TOPIC_IDS.filter((topic) => files.some((file) => file.includes(`/models/${topic}/`)));
}

function stocksAmong(files: readonly string[]) {
  return ["notes", "paragraphs", "passages", "studies", "words"].filter((stock) =>
    files.some((file) => file.endsWith(`/content/src/${stock}/index.ts`)),
  );
}

test("whoever imports the engine has loaded no model and no stock", async () => {
  const files = await filesLoadedBy("");
  expect(files.some((file) => file.endsWith("/engine/src/generate.ts"))).toBe(true);
  expect(topicsAmong(files)).toEqual([]);
  expect(stocksAmong(files)).toEqual([]);
});

test.each<[Section, readonly string[]]>([
  ["Reading", ["passages", "studies", "words"]],
  ["Writing", ["notes", "paragraphs"]],
  ["Math", []],
])("the topics of %s bring their own files, and of the stocks %j", async (section, stocks) => {
  const topics = topicsOf(section);
  const files = await filesLoadedBy(`await engine.loadModels(${JSON.stringify(topics)})`);
  expect(topicsAmong(files)).toEqual(topics);
  expect(stocksAmong(files)).toEqual(stocks);
});

test.each(TOPIC_IDS)("%s is loaded with models of its own", async (topic) => {
  const models = await loadModels([topic]);
  expect(models.length).toBeGreaterThan(0);
  expect(new Set(models.map((model) => model.topic))).toEqual(new Set([topic]));
});

test("all models come in the order of the catalogue, each under an id of its own", async () => {
  const models = await loadModels();
  const byTopic = await Promise.all(TOPIC_IDS.map((topic) => loadModels([topic])));
  expect(models).toEqual(byTopic.flat());
  expect(new Set(models.map(({ id }) => id)).size).toBe(models.length);
});

test("a model whose options are said to come from a pool has one at each of its levels", async () => {
  const models = (await loadModels()).filter(makesChoices);
  const said = models.filter(({ optionDesign }) => optionDesign === "pool");
  expect(said.length).toBeGreaterThan(0);
  for (const { id, levels, pools } of said) expect([id, pools]).toEqual([id, levels]);
});
