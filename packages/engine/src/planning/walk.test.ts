import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Meeting } from "./meeting.ts";
import { aLearner, type Learner } from "./testing/a-learner.ts";
import { aModel, anEntryModel } from "./testing/a-model.ts";
import { slipsOf, type Wish } from "./wish.ts";

async function ask(learner: Learner, count: number, wish?: Wish): Promise<void> {
  for (let asked = 0; asked < count; asked++) await learner.ask(wish);
}

function others(count: number): Meeting[] {
  return Array.from({ length: count }, () => ({ model: "other" }));
}

describe("the walk", () => {
  test("gives each item of a stock once, and then nothing", async () => {
    const learner = aLearner([aModel({ id: "few", stock: 3 }), aModel({ id: "more", stock: 9 })]);
    await ask(learner, 14);
    expect(new Set(learner.given.map(({ item }) => item.id)).size).toBe(12);
    expect(learner.given).toHaveLength(12);
  });

  test("of a stock of texts finds the last unknown one, however many are known", async () => {
    const Easy = Array.from({ length: 90 }, (_, at) => `text ${at}`);
    const learner = aLearner([aModel({ texts: { Easy } })], {
      knows: ({ source }) => source !== "text 7",
    });
    expect((await learner.ask())?.item.source).toBe("text 7");
  });

  test("gives up a model that draws freely after so many known ones", async () => {
    const learner = aLearner([aModel()], { knows: () => true });
    expect(await learner.ask()).toBeUndefined();
    expect(learner.offered[0]).toHaveLength(64);
  });

  test("gives up when so many are known in all, and gives way after each", async () => {
    const models = Array.from({ length: 60 }, (_, at) => aModel({ id: `model ${at}` }));
    const Easy = Array.from({ length: 90 }, (_, at) => `text ${at}`);
    const texts = models.map(({ id }) => aModel({ id: `${id} on texts`, texts: { Easy } }));
    for (const all of [models, texts]) {
      const learner = aLearner(all, { knows: () => true });
      expect(await learner.ask()).toBeUndefined();
      expect(learner.offered[0]).toHaveLength(512);
      expect(learner.waits).toBe(512);
    }
  });

  test("gives way to nobody when the first seed is new", async () => {
    const learner = aLearner([aModel()]);
    await learner.ask();
    expect(learner.waits).toBe(0);
  });

  test("passes over a seed that makes nothing, and tells of it", async () => {
    const model = aModel();
    const create: typeof model.create = (chance, level) =>
      chance.turn([true, false]) ? model.create(chance, level) : chance.reject("nothing grows");
    const learner = aLearner([{ ...model, create }]);
    await ask(learner, 20);
    expect(learner.given).toHaveLength(20);
    expect(learner.nothing.length).toBeGreaterThan(0);
  });

  test("does not stop for a fault that is no seed's", async () => {
    const create = () => {
      throw new TypeError("a model is broken");
    };
    await expect(aLearner([aModel({ create })]).ask()).rejects.toThrow("a model is broken");
  });

  test("leaves a source at rest for forty questions, and no longer", async () => {
    const learner = aLearner([aModel({ sources: ["tea", "fjords"] })], { walker: "bob" });
    const tea = { model: "numbers", source: "tea" };
    for (let asked = 0; asked < 12; asked++) {
      expect((await learner.ask({}, [...others(39), tea]))?.item.source).toBe("fjords");
    }
    const later = Array.from({ length: 12 }, () => learner.ask({}, [...others(40), tea]));
    const sources = (await Promise.all(later)).map((given) => given?.item.source);
    expect(sources).toContain("tea");
  });

  test("takes a source at rest when no other comes soon", async () => {
    const learner = aLearner([aModel({ sources: ["tea"] })]);
    await ask(learner, 3);
    expect(learner.given.map(({ item }) => item.source)).toEqual(["tea", "tea", "tea"]);
  });
});

describe("a wish", () => {
  const slope = aModel({
    id: "slope",
    skill: "H.B",
    slips: ["opposite-sign", "opposite-operation"],
  });
  const angle = aModel({ id: "angle", topic: "trigonometry", levels: ["Easy", "Hard"] });
  const typed = anEntryModel({ id: "typed" });
  const read = aModel({ id: "read", topic: "main-idea-purpose", sources: ["tea", "bells"] });
  const models = [slope, angle, typed, read];

  test.each<[Wish, string]>([
    [{ section: "Reading" }, "read"],
    [{ topic: "trigonometry" }, "angle"],
    [{ level: "Hard" }, "angle"],
    [{ skill: "H.B" }, "slope"],
    [{ kinds: ["entry"] }, "typed"],
    [{ kinds: ["choice"], topic: "trigonometry" }, "angle"],
    [{ models: ["typed"] }, "typed"],
  ])("%j is kept by the model that fits", async (wish, model) => {
    const learner = aLearner(models);
    await ask(learner, 5, wish);
    expect(learner.given.map(({ item }) => item.model)).toEqual(Array(5).fill(model));
  });

  test("for a level gives items of that level, and of any without", async () => {
    const levelsOf = async (wish: Wish) => {
      const learner = aLearner([angle]);
      await ask(learner, 12, wish);
      return new Set(learner.given.map(({ item }) => item.level));
    };
    expect(await levelsOf({ level: "Hard" })).toEqual(new Set(["Hard"]));
    expect(await levelsOf({})).toEqual(new Set(["Easy", "Hard"]));
  });

  test("that no model fits gives nothing", async () => {
    expect(await aLearner(models).ask({ skill: "WIC" })).toBeUndefined();
  });

  test("not to be on a text is kept, and what it passes over of a stock comes later", async () => {
    const Easy = ["tea", "tea", "bells", "tea", "bells"];
    for (const model of [aModel({ texts: { Easy } }), aModel({ stock: 5, sources: Easy })]) {
      const learner = aLearner([model]);
      await ask(learner, 3, { notOn: ["tea"] });
      expect(learner.given.map(({ item }) => item.source)).toEqual(["bells", "bells"]);
      await ask(learner, 4);
      expect(learner.given).toHaveLength(5);
    }
  });

  test("for a slip gives an item with an option that comes from it", async () => {
    const learner = aLearner([aModel({ id: "plain" }), slope]);
    await ask(learner, 9, { slip: "opposite-operation" });
    for (const { item, reason } of learner.given) {
      expect(slipsOf(item)).toContain("opposite-operation");
      expect(reason).toMatchObject({ because: "wish", met: "slip" });
      expect(reason.unmet).toBeUndefined();
    }
  });

  test("for a slip is kept by an entry that foresees it", async () => {
    const create: typeof typed.create = (chance, level) => {
      const made = typed.create(chance, level);
      const slip = { code: "off-by-one", value: { num: 4, den: 1 }, reason: "" } as const;
      return { ...made, draft: { ...made.draft, slips: [slip] } };
    };
    const given = await aLearner([slope, { ...typed, create }]).ask({ slip: "off-by-one" });
    expect(given).toMatchObject({ item: { model: "typed" }, reason: { because: "wish" } });
  });

  test("for a slip that is not found is done without, and the reason says so", async () => {
    const learner = aLearner(Array.from({ length: 60 }, (_, at) => aModel({ id: `model ${at}` })));
    const given = await learner.ask({ slip: "rate-misapplied" });
    expect(given?.reason).toEqual({
      because: "turn",
      topicAgo: null,
      modelAgo: null,
      unmet: "slip",
    });
  });

  test("for a slip tries so many seeds and no more", async () => {
    let made = 0;
    const many = Array.from({ length: 200 }, (_, at) => {
      const model = aModel({ id: `model ${at}` });
      const create: typeof model.create = (chance, level) => {
        made++;
        return model.create(chance, level);
      };
      return { ...model, create };
    });
    await aLearner(many.slice(0, 3)).ask({ slip: "rate-misapplied" });
    expect(made).toBe(3 * 85 + 1);
    made = 0;
    await aLearner(many).ask({ slip: "rate-misapplied" });
    expect(made).toBe(256 + 1);
  });
});

describe("the reason", () => {
  const models = [
    aModel({ id: "line" }),
    aModel({ id: "slope" }),
    aModel({ id: "angle", topic: "trigonometry", stock: 1 }),
  ];

  test("of a turn says when topic and model were met last", async () => {
    const meetings = [{ model: "angle" }, { model: "line" }, { model: "gone" }, { model: "slope" }];
    const given = await aLearner(models).ask({ section: "Math", level: "Easy" }, meetings);
    expect(given?.item.model).toBe("slope");
    expect(given?.reason).toEqual({ because: "turn", topicAgo: 1, modelAgo: 3 });
  });

  test("says that topic and model were met just now, and no more than it knows", async () => {
    const learner = aLearner([aModel({ id: "line" })]);
    const { reason } = (await learner.ask({}, [{ model: "line" }])) ?? {};
    expect(reason).toStrictEqual({ because: "turn", topicAgo: 0, modelAgo: 0 });
  });

  test("says that it was wished", async () => {
    const given = await aLearner(models).ask({ topic: "trigonometry" });
    expect(given?.reason).toEqual({ because: "wish", topicAgo: null, modelAgo: null });
  });

  test("says that nothing else was left", async () => {
    const meetings = [{ model: "slope" }, { model: "line" }];
    const learner = aLearner(models);
    expect((await learner.ask({}, meetings))?.reason.because).toBe("turn");
    const given = await learner.ask({}, meetings);
    expect(given).toMatchObject({ item: { model: "line" }, reason: { because: "left" } });
  });
});

/** Any few models of all kinds, in two topics and with the same sources. */
const someModels = fc
  .array(
    fc.record({
      kind: fc.constantFrom("open", "sources", "deck", "texts", "stock"),
      topic: fc.constantFrom("linear-equations", "trigonometry"),
      pause: fc.constantFrom(undefined, undefined, 3),
      size: fc.integer({ min: 1, max: 12 }),
      slips: fc.constantFrom(
        ["opposite-sign"],
        ["opposite-operation", "rate-misapplied"],
        ["rate-misapplied", "opposite-sign", "opposite-operation"],
      ),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((kinds) =>
    kinds.map(({ kind, topic, pause, size, slips }, at) => {
      const sources = Array.from({ length: size }, (_, place) => `source ${place % 7}`);
      return aModel({
        id: `model ${at}`,
        topic,
        slips,
        ...(pause !== undefined && { pause }),
        ...(kind === "sources" && { sources }),
        ...(kind === "deck" && { deck: [...new Set(sources)] }),
        ...(kind === "texts" && { texts: { Easy: sources } }),
        ...(kind === "stock" && { stock: size }),
      });
    }),
  );

const someWishes = fc.array(
  fc.record(
    {
      topic: fc.constantFrom("linear-equations", "trigonometry"),
      slip: fc.constantFrom("opposite-sign", "opposite-operation", "rate-misapplied"),
      notOn: fc.constant(["source 0", "source 1"]),
    },
    { requiredKeys: [] },
  ),
  { minLength: 1, maxLength: 30 },
);

describe("whatever is wished of whichever models", () => {
  test("no item is offered twice for one question, and none given twice", async () => {
    await fc.assert(
      fc.asyncProperty(someModels, someWishes, async (models, wishes) => {
        const learner = aLearner(models, { knows: ({ seed }) => seed % 3 === 0 });
        for (const wish of wishes) await learner.ask(wish);
        for (const offered of learner.offered) {
          expect(new Set(offered).size).toBe(offered.length);
        }
        expect(new Set(learner.given.map(({ item }) => item.id)).size).toBe(learner.given.length);
      }),
      { numRuns: 30 },
    );
  });

  test("it is kept, or the reason says what of it was not", async () => {
    await fc.assert(
      fc.asyncProperty(someModels, someWishes, async (models, wishes) => {
        const learner = aLearner(models);
        for (const wish of wishes) {
          const given = await learner.ask(wish);
          if (given === undefined) continue;
          const { item, reason } = given;
          if (wish.topic !== undefined) expect(item.topic).toBe(wish.topic);
          expect(wish.notOn ?? []).not.toContain(item.source ?? "none");
          const { slip } = wish;
          const isKept = slip === undefined || slipsOf(item).includes(slip);
          // A slip may turn up by itself in what is given without it.
          if (reason.unmet === undefined) expect(isKept).toBe(true);
          else expect(wish.slip).toBeDefined();
          expect([reason.met, reason.unmet].includes("slip")).toBe(slip !== undefined);
          expect(reason.met && reason.unmet).toBeUndefined();
        }
      }),
      { numRuns: 30 },
    );
  });

  test("the same state and the same chance give the same items for the same reasons", async () => {
    await fc.assert(
      fc.asyncProperty(someModels, someWishes, async (models, wishes) => {
        const [one, other] = [aLearner(models), aLearner(models)];
        for (const wish of wishes) expect(await one.ask(wish)).toEqual(await other.ask(wish));
      }),
      { numRuns: 20 },
    );
  });
});

test("no text returns within twenty questions while another is left", async () => {
  const texts = fc.array(
    fc.integer({ min: 0, max: 40 }).map((at) => `text ${at}`),
    {
      minLength: 1,
      maxLength: 60,
    },
  );
  await fc.assert(
    fc.asyncProperty(fc.tuple(texts, texts), async (stocks) => {
      const learner = aLearner(
        stocks.map((Easy, at) => aModel({ id: `model ${at}`, texts: { Easy } })),
      );
      const left = stocks.flat();
      await ask(learner, left.length);
      expect(learner.given).toHaveLength(left.length);
      learner.given.forEach(({ item: { source = "" } }, at) => {
        const latest = learner.given.slice(Math.max(0, at - 20), at).map(({ item }) => item.source);
        if (latest.includes(source)) expect(left.every((text) => latest.includes(text))).toBe(true);
        left.splice(left.indexOf(source), 1);
      });
    }),
    { numRuns: 30 },
  );
});
