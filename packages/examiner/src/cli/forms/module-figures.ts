import type { Model } from "@sat/engine";
import { type Item, OPTION_LETTERS } from "@sat/item";
import type { DrawnModule } from "./draw-forms.ts";

/** How often each count was met: so many modules have so many. */
type Counts = Readonly<Record<string, number>>;

/** What the modules of many forms look like to who sits them: how many questions of each have what, and where the keys are. */
export function moduleFigures(modules: readonly DrawnModule[], models: readonly Model[]) {
  const known = new Map(models.map((model) => [model.id, model]));
  const math = modules.filter(({ filled }) => filled[0]?.item.section === "Math");
  const verbal = modules.filter((module) => !math.includes(module));
  const areasIn = verbal.map((module) =>
    itemsOf(module).flatMap(({ model, source = "" }) => known.get(model)?.areas?.get(source) ?? []),
  );
  const areas = [...new Set(areasIn.flat())].toSorted();
  return {
    inContextInMath: countsOf(math, ({ model, level }) =>
      known.get(model)?.contexts?.includes(level),
    ),
    typedInMath: countsOf(math, ({ kind }) => kind === "entry"),
    figuresInMath: countsOf(math, ({ figure }) => figure !== undefined),
    figuresInReading: countsOf(verbal, ({ figure }) => figure !== undefined),
    areasInReading: Object.fromEntries(
      areas.map((area) => [
        area,
        counted(areasIn.map((all) => all.filter((each) => each === area).length)),
      ]),
    ),
    keys: Object.fromEntries(
      OPTION_LETTERS.map((letter) => [
        letter,
        modules.flatMap(lettersOf).filter((each) => each === letter).length,
      ]),
    ),
    longestRunOfALetter: counted(modules.map((module) => longestRun(lettersOf(module)))),
  };
}

/** How many models of a section's first module come again in its second, but for those on texts. */
export function modelsMetAgain(
  forms: readonly (readonly DrawnModule[])[],
  models: readonly Model[],
): Counts {
  const onTexts = new Set(models.filter(({ texts }) => texts !== undefined).map(({ id }) => id));
  const again = forms.flatMap((form) =>
    form.flatMap((module, at) => {
      if (module.blueprint.stage !== 2) return [];
      const before = new Set((form[at - 1]?.filled ?? []).map(({ item }) => item.model));
      return itemsOf(module).filter(({ model }) => before.has(model) && !onTexts.has(model)).length;
    }),
  );
  return counted(again);
}

/** The longest stretch of one letter; what is typed breaks it. */
export function longestRun(letters: readonly string[]): number {
  return Math.max(0, ...(letters.join("").match(/([A-D])\1*/g) ?? []).map(({ length }) => length));
}

/** The keys of a module in their order, a dash where the answer is typed. */
export function lettersOf(module: DrawnModule): string[] {
  return itemsOf(module).map((item) => (item.kind === "entry" ? "-" : item.correctAnswer));
}

function itemsOf({ filled }: DrawnModule): Item[] {
  return filled.map(({ item }) => item);
}

function countsOf(
  modules: readonly DrawnModule[],
  has: (item: Item) => boolean | undefined,
): Counts {
  return counted(modules.map((module) => itemsOf(module).filter(has).length));
}

function counted(counts: readonly number[]): Counts {
  const groups = Map.groupBy(
    counts.toSorted((a, b) => a - b),
    String,
  );
  return Object.fromEntries([...groups].map(([count, { length }]) => [count, length]));
}
