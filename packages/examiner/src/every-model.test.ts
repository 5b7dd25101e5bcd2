import { generate, loadModels } from "@sat/engine";
import { expect, test } from "vitest";
import { examine } from "./examine.ts";

const models = await loadModels();

/** Seeds of each level, for a quick answer; `npm test` examines others with every commit, `npm run examine` many more. */
const SEEDS = 4;

test.each(models.map((model) => [model.id, model] as const))(
  "%s makes items that pass every gate",
  (_, model) => {
    for (const level of model.levels) {
      for (let seed = 0; seed < SEEDS; seed++) {
        const findings = examine(generate(model, level, seed), model);
        expect(findings, `${model.id} ${level} ${seed}`).toEqual([]);
      }
    }
  },
);
