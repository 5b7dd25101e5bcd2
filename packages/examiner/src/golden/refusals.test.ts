import { loadModels } from "@sat/engine";
import { expect, test } from "vitest";
import stored from "../../golden/refusals.json" with { type: "json" };
import { oneModelOfEachKind, refusalsOf } from "./refusals.ts";

const models = oneModelOfEachKind(await loadModels());
const refusals: Readonly<Record<string, unknown>> = stored;

test.each(models.map((model) => [model.id, model] as const))(
  "each gate finds the same fault as before with what is planted in %s",
  (id, model) => {
    expect(refusalsOf(model)).toEqual(refusals[id]);
  },
);

test("the faults are stored of one model of each kind", () => {
  expect(Object.keys(refusals)).toEqual(models.map(({ id }) => id));
});
