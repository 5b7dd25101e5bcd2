import type { SlipCode } from "@sat/item";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aLearner } from "./testing/a-learner.ts";
import { aModel } from "./testing/a-model.ts";
import { slipsOf, type Wish } from "./wish.ts";

const SIGN = "opposite-sign";
const missed = { model: "line", archetype: "HA01" };
const wish: Wish = { skill: "H.A", slip: SIGN, twinOf: missed };

const own = { id: "line", archetypes: ["HA01"] };
const slope = { id: "slope", archetypes: ["HA02", "HA01"] };
const akin = aModel(slope);
const far = aModel({ id: "system", archetypes: ["HA03"] });

describe("a twin", () => {
  const others = { slips: ["off-by-one"] } as const;

  test("is of the model of the missed question as long as it has the slip", async () => {
    const learner = aLearner([akin, far, aModel({ ...own, slips: [SIGN, "off-by-one"] })]);
    for (let asked = 0; asked < 9; asked++) {
      const given = await learner.ask(wish);
      expect(given?.item.model).toBe("line");
      expect(given?.reason).toMatchObject({ because: "wish", met: "slip", near: "model" });
    }
  });

  test("is of the archetype where the model has not the slip", async () => {
    const learner = aLearner([far, aModel({ ...own, ...others }), akin]);
    for (let asked = 0; asked < 9; asked++) {
      const given = await learner.ask(wish);
      expect(given?.item).toMatchObject({ model: "slope", archetype: "HA01" });
      expect(given?.reason).toMatchObject({ met: "slip", near: "archetype" });
    }
  });

  test("is of the skill where nothing nearer has the slip", async () => {
    const nearer = [aModel({ ...own, ...others }), aModel({ ...slope, ...others })];
    const given = await aLearner([...nearer, far]).ask(wish);
    expect(given).toMatchObject({
      item: { model: "system" },
      reason: { met: "slip", near: "skill" },
    });
  });

  test("is without the slip where nothing of the skill has it, and the reason says so", async () => {
    const models = [aModel({ ...own, ...others }), aModel({ id: "angle", skill: "H.B" })];
    const given = await aLearner(models).ask(wish);
    expect(given?.item.model).toBe("line");
    expect(given?.reason).toMatchObject({ because: "wish", unmet: "slip", near: "model" });
    expect(given?.reason.met).toBeUndefined();
  });

  test("is of the skill, and no slip is spoken of, where none is known", async () => {
    const given = await aLearner([aModel(own), far]).ask({ ...wish, slip: undefined });
    expect(given?.reason.because).toBe("wish");
    expect([given?.reason.met, given?.reason.unmet]).toEqual([undefined, undefined]);
  });

  test("leaves a text that was met just now to rest while another of the skill has the slip", async () => {
    const learner = aLearner([aModel({ ...own, texts: { Easy: ["tea", "tea"] } }), far]);
    const given = await learner.ask(wish, [{ model: "other", source: "tea" }]);
    expect(given?.item.model).toBe("system");
  });

  test("is on a text that was met just now rather than without the slip", async () => {
    const tea = aModel({ ...own, texts: { Easy: ["tea", "tea"] } });
    const learner = aLearner([tea, aModel({ id: "system", ...others })]);
    const given = await learner.ask(wish, [{ model: "other", source: "tea" }]);
    expect(given).toMatchObject({ item: { source: "tea" }, reason: { met: "slip" } });
  });

  test("of a typed question is of the model that asks the same with options", async () => {
    const typed = aModel({ ...own, ...others, id: "line-entry", variantOf: "line" });
    const learner = aLearner([akin, far, aModel({ ...own, slips: [SIGN] }), typed]);
    for (let asked = 0; asked < 9; asked++) {
      const given = await learner.ask({ ...wish, twinOf: { ...missed, model: "line-entry" } });
      expect(given?.item.model).toBe("line");
      expect(given?.reason).toMatchObject({ met: "slip", near: "model" });
    }
  });

  test("of a question whose model is gone is sought among the others", async () => {
    const given = await aLearner([far, akin]).ask(wish);
    expect(given?.item.model).toBe("slope");
  });
});

const someSlips = fc.constantFrom<readonly SlipCode[]>(
  [SIGN],
  ["off-by-one"],
  ["rate-misapplied", "off-by-one", SIGN],
);
const someModels = fc
  .array(
    fc.record({
      slips: someSlips,
      skill: fc.constantFrom("H.A", "H.B"),
      archetypes: fc.subarray(["HA01", "HA02", "HA03"], { minLength: 1 }),
      kind: fc.constantFrom("open", "sources", "texts", "stock"),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((kinds) =>
    kinds.map(({ kind, ...each }, at) => {
      const sources = ["tea", "bells", "fjords", "tea", "comets"];
      return aModel({
        ...each,
        id: `model ${at}`,
        ...(kind === "sources" && { sources }),
        ...(kind === "texts" && { texts: { Easy: sources } }),
        ...(kind === "stock" && { stock: 5 }),
      });
    }),
  );

test("whatever was missed, a twin keeps skill and sources, and is as near as its reason says, alike each time", async () => {
  await fc.assert(
    fc.asyncProperty(someModels, someSlips, async (models, [slip]) => {
      const [one, other] = [aLearner(models), aLearner(models)];
      const first = await one.ask();
      await other.ask();
      if (first === undefined) return;
      const { model, archetype, skill, source } = first.item;
      const twinOf = { model, archetype };
      const like = { skill, slip, twinOf, notOn: source === undefined ? [] : [source] };
      for (let asked = 0; asked < 6; asked++) {
        const twin = await one.ask(like);
        expect(await other.ask(like)).toEqual(twin);
        if (twin === undefined) return;
        const { item, reason } = twin;
        expect(item.id).not.toBe(first.item.id);
        expect(item.skill).toBe(skill);
        if (source !== undefined) expect(item.source).not.toBe(source);
        if (reason.met === "slip") expect(slipsOf(item)).toContain(slip);
        else expect(reason.unmet).toBe("slip");
        const near = item.archetype === archetype ? "archetype" : "skill";
        expect(reason.near).toBe(item.model === model ? "model" : near);
      }
    }),
    { numRuns: 40 },
  );
});
