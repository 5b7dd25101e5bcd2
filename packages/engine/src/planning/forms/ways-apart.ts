import { type Area, AREAS } from "@sat/content/areas";
import { subjectOf } from "@sat/content/subjects";
import type { Item, OptionLetter } from "@sat/item";
import type { Model } from "../../model.ts";
import { modelsById } from "../models-by-id.ts";
import { withVariants } from "../variants.ts";
import { modelsFor, type Wish } from "../wish.ts";
import type { Slot } from "./slot.ts";

/** A question that stands in the test, as far as it decides what others may. */
export interface Standing extends Pick<Item, "model" | "archetype" | "source"> {
  /** The letter of its key, if it has options. */
  readonly correctAnswer?: OptionLetter;
}

interface Around {
  /** What stands in the module already, in its order. */
  readonly standing: readonly Standing[];
  /** What stands in the test's modules before it. */
  readonly earlier: readonly Standing[];
  readonly models: readonly Model[];
}

/** How many keys in a row may have one letter (fact sheet §7.2). */
const LONGEST_RUN = 3;

/**
 * What a question is to be and must not be, so that it stands apart from those around it: ever less of it. First its
 * setting is given up, and the mixing of areas, then a model that the test has not had, then a task type of its own; a
 * model on texts, which the modules may share, may come again after that. A letter once too often is better than another
 * level or skill, and no subject is met twice.
 */
export function waysApart(
  skill: Slot["skill"],
  isInContext: boolean | undefined,
  around: Around,
): Wish[] {
  const { standing, earlier } = around;
  const notSubjects = standing.flatMap(({ source }) =>
    source === undefined ? [] : [subjectOf(source)],
  );
  const notArchetypes = standing.map(({ archetype }) => archetype);
  const all = (met: readonly Standing[]) =>
    withVariants(
      met.map(({ model }) => model),
      around.models,
    );
  const inModule = all(standing);
  const known = modelsById(around.models);
  const before = earlier.filter(({ model }) => known.get(model)?.texts === undefined);
  const inTest = [...inModule, ...all(before)];
  const apart = { notModels: inTest, notArchetypes };
  const others = notRepeatable(inModule, skill, around.models);
  const notKey = letterOfRun(standing);
  const ways: Wish[] = [
    ...areasMetOften(skill, around).map((notAreas) => ({ ...apart, notAreas })),
    ...(isInContext === undefined ? [] : [{ ...apart, isInContext }]),
    ...(before.length === 0 ? [] : [apart]),
    { notModels: inModule, notArchetypes },
    { notModels: inModule },
    ...(others === undefined ? [] : [{ notModels: others, notArchetypes }, { notModels: others }]),
  ];
  const last = notKey === undefined ? [] : [{ notModels: others ?? inModule, notSubjects }];
  return [...ways.map((way) => ({ ...way, notSubjects, notKey })), ...last];
}

/**
 * The areas of Reading's texts from which a question had better not come, so that they are mixed: all that stand in the
 * module oftener than the rarest, and if that cannot be, those that stand there most often.
 */
function areasMetOften(skill: Slot["skill"], { standing, models }: Around): (readonly Area[])[] {
  if (modelsFor({ skill }, models).every(({ areas }) => areas === undefined)) return [];
  const known = modelsById(models);
  const met = standing.flatMap(
    ({ model, source = "" }) => known.get(model)?.areas?.get(source) ?? [],
  );
  const times = new Map(AREAS.map((area) => [area, met.filter((each) => each === area).length]));
  const [least, most] = [Math.min(...times.values()), Math.max(...times.values())];
  if (least === most) return [];
  const overLeast = AREAS.filter((area) => times.get(area) !== least);
  return [overLeast, AREAS.filter((area) => times.get(area) === most)];
}

/** Of the models of a module those that may not come again; nothing if that is all of them. */
function notRepeatable(
  inModule: readonly string[],
  skill: Slot["skill"],
  models: readonly Model[],
): readonly string[] | undefined {
  const known = modelsById(models);
  const others = inModule.filter((id) => known.get(id)?.texts === undefined);
  const mayRepeat = inModule.some((id) => !others.includes(id) && known.get(id)?.skill === skill);
  return mayRepeat ? others : undefined;
}

/** The letter that the last keys have all had, if it must not come once more now. */
function letterOfRun(standing: readonly Standing[]): OptionLetter | undefined {
  const run = standing.slice(-LONGEST_RUN).map(({ correctAnswer }) => correctAnswer);
  return run.length === LONGEST_RUN && run.every((letter) => letter === run[0])
    ? run[0]
    : undefined;
}
