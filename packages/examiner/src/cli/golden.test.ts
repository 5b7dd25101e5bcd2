import { globSync } from "node:fs";
import { loadModels } from "@sat/engine";
import { expect, test } from "vitest";
import { goldenFault, goldenPath, goldenText, mayRewrite } from "../golden/golden-samples.ts";
import { changed, soundReading } from "../testing/sound-models.ts";
import { GOLDEN_FOLDER, storedGolden } from "./golden-files.ts";

const models = await loadModels();

test.each(models.map((model) => [model.id, model] as const))(
  "%s makes its golden samples again",
  (_, model) => {
    expect(goldenFault(model, storedGolden(model))).toBeUndefined();
  },
);

test("every golden file belongs to a model", () => {
  const files = globSync("*/*.txt", { cwd: GOLDEN_FOLDER });
  expect(new Set(files)).toEqual(new Set(models.map(goldenPath)));
});

const [model] = models;
if (model === undefined) throw new RangeError("there are models");

test("samples changed at an unchanged version ask for a new version, and are not overwritten", () => {
  const silent = goldenText(model).replace("Key: ", "Key:  ");
  expect(goldenFault(model, silent)).toContain("raise `version`");
  expect(mayRewrite(model, silent)).toBe(false);
});

test("samples that name another slip ask to be written anew at the same version", () => {
  const relabelled = goldenText(model).replace(/: \[[a-z-]+\] /, ": [comma-splice] ");
  expect(relabelled).not.toBe(goldenText(model));
  expect(goldenFault(model, relabelled)).toContain("other slips or hints");
  expect(mayRewrite(model, relabelled)).toBe(true);
});

test("samples of an older version ask to be written anew", () => {
  const older = { ...model, version: model.version + 1 };
  expect(goldenFault(older, goldenText(model))).toContain("of another version");
  expect(mayRewrite(older, goldenText(model))).toBe(true);
});

test("samples on a source that was changed ask to be written anew once its version is raised", () => {
  const ofSource = (version: number) =>
    changed(soundReading, (made) => ({ ...made, source: { id: "reed-boats", version } }));
  const text = goldenText(ofSource(1));
  expect(goldenFault(ofSource(2), text)).toContain("versions of its sources");
  expect(mayRewrite(ofSource(2), text)).toBe(true);
  expect(goldenText(ofSource(2))).toMatch(/^Golden samples of \S+, version \d+; reed-boats 2\n/);
});
