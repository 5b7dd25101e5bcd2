/** npm run golden: writes the golden samples of new models, of models whose version was raised, and of those with other slips or hints; and what the gates say of planted edits. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { loadModels } from "@sat/engine";
import { goldenFault, goldenPath, goldenText, mayRewrite } from "../golden/golden-samples.ts";
import { oneModelOfEachKind, refusalsOf } from "../golden/refusals.ts";
import { GOLDEN_FOLDER, REFUSALS_FILE, storedGolden } from "./golden-files.ts";
import { readFlags, runCommand } from "./usage.ts";

async function writeGolden(args: readonly string[]): Promise<number> {
  readFlags({}, args);
  let refused = 0;
  const models = await loadModels();
  for (const model of models) {
    const stored = storedGolden(model);
    const fault = goldenFault(model, stored);
    if (fault === undefined) continue;
    if (mayRewrite(model, stored)) {
      const file = join(GOLDEN_FOLDER, goldenPath(model));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, goldenText(model));
      console.log(`Wrote ${goldenPath(model)}`);
    } else {
      console.error(fault);
      refused++;
    }
  }
  const refusals = oneModelOfEachKind(models).map((model) => [model.id, refusalsOf(model)]);
  writeFileSync(REFUSALS_FILE, `${JSON.stringify(Object.fromEntries(refusals), null, 2)}\n`);
  return refused === 0 ? 0 : 1;
}

await runCommand(writeGolden);
