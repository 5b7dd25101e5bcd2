import type { Area } from "@sat/content/areas";
import { subjectOf } from "@sat/content/subjects";
import {
  type Difficulty,
  type Item,
  type OptionLetter,
  type SlipCode,
  type Response,
  type Section,
  type SkillCode,
  slipsByOption,
  type TopicId,
  TOPICS,
} from "@sat/item";
import { rememberedOf } from "../craft/assembly/remembered.ts";
import type { Model } from "../model.ts";

/** What the next question is to be; whatever is left out is free. */
export interface Wish {
  readonly section?: Section | undefined;
  readonly topic?: TopicId | undefined;
  readonly level?: Difficulty | undefined;
  readonly skill?: SkillCode | undefined;
  readonly archetype?: string | undefined;
  /** A slip that a wrong option or entry stands for, if such an item is soon found. */
  readonly slip?: SlipCode | undefined;
  /** Whether it tells of something outside mathematics, as its model says of the level. */
  readonly isInContext?: boolean | undefined;
  /** The ways of responding that can be taken. */
  readonly kinds?: readonly Response["kind"][] | undefined;
  /** Id of the paragraph, notes, study or text that it must be on. */
  readonly on?: string | undefined;
  /** Ids of those that it must not be on. */
  readonly notOn?: readonly string[] | undefined;
  /** Where the missed question came from, of a twin: if there is a slip, it is looked for near there first. */
  readonly twinOf?: Pick<Item, "model" | "archetype"> | undefined;
  /** Ids of the only models to ask. */
  readonly models?: readonly string[] | undefined;
  /** Ids of models not to ask. */
  readonly notModels?: readonly string[] | undefined;
  /** Task types that it must not be. */
  readonly notArchetypes?: readonly string[] | undefined;
  /** What its text must not be about (`subjectOf`). */
  readonly notSubjects?: readonly string[] | undefined;
  /** Subject areas that its text must not be of, as its model says. */
  readonly notAreas?: readonly Area[] | undefined;
  /** The letter that its key must not have. */
  readonly notKey?: OptionLetter | undefined;
}

/** Whether a model makes what is wished for, as far as its card tells. */
export function fitsWish(model: Model, wish: Wish): boolean {
  return makesWish(model, wish) && isLeftBy(wish, model);
}

/** Whether it makes what the question is to be. */
function makesWish(model: Model, wish: Wish): boolean {
  const { section, topic, level, skill, archetype, kinds, models } = wish;
  return (
    (section === undefined || TOPICS[model.topic].section === section) &&
    (topic === undefined || model.topic === topic) &&
    (level === undefined || model.levels.includes(level)) &&
    (skill === undefined || model.skill === skill) &&
    (archetype === undefined || model.archetypes.includes(archetype)) &&
    (kinds?.includes(model.response ?? "choice") ?? true) &&
    makesContext(model, wish) &&
    (models?.includes(model.id) ?? true)
  );
}

function makesContext({ levels, contexts = [] }: Model, { level, isInContext }: Wish): boolean {
  if (isInContext === undefined) return true;
  const asked = level === undefined ? levels : [level];
  return asked.some((each) => contexts.includes(each) === isInContext);
}

/** Whether it makes anything but what the question must not be. */
function isLeftBy({ notModels, notArchetypes, notAreas }: Wish, model: Model): boolean {
  const { id, archetypes, areas } = model;
  if (notModels?.includes(id) === true) return false;
  if (areas !== undefined && notAreas !== undefined && isWithin(areas, notAreas)) return false;
  if (notArchetypes === undefined || archetypes.length === 0) return true;
  return archetypes.some((archetype) => !notArchetypes.includes(archetype));
}

function isWithin(areas: ReadonlyMap<string, Area>, some: readonly Area[]): boolean {
  return [...areas.values()].every((area) => some.includes(area));
}

/**
 * What a question is to be is worked out once for a list of models: learners have few different wishes. What it must
 * not be differs from question to question.
 */
const fitting = rememberedOf((models: readonly Model[]) => {
  const known = new Map<string, readonly Model[]>();
  return (wish: Wish): readonly Model[] => {
    const { section, topic, level, skill, archetype, isInContext, kinds, models: ids } = wish;
    const name = JSON.stringify([
      [section, topic, level, skill],
      [archetype, isInContext, kinds, ids],
    ]);
    const found = known.get(name) ?? models.filter((model) => makesWish(model, wish));
    known.set(name, found);
    return found;
  };
});

/** The models that make what is wished for, the same list as long as they are of the same and none is ruled out. */
export function modelsFor(wish: Wish, models: readonly Model[]): readonly Model[] {
  const found = fitting(models)(wish);
  const { notModels, notArchetypes, notAreas } = wish;
  if ((notModels ?? notArchetypes ?? notAreas) === undefined) return found;
  return found.filter((model) => isLeftBy(wish, model));
}

/** Whether an item of such a model is what is wished for. */
export function meetsWish(item: Item, model: Model, wish: Wish): boolean {
  const { archetype, notArchetypes, slip } = wish;
  if (!isOnWished(item.source, model, wish)) return false;
  if (archetype !== undefined && item.archetype !== archetype) return false;
  if (notArchetypes?.includes(item.archetype) === true) return false;
  return slip === undefined || slipsOf(item).includes(slip);
}

/** Whether a question on such a source, or on none, is what is wished for as far as that goes. */
export function isOnWished(source: string | undefined, { areas }: Model, wish: Wish): boolean {
  const { on, notOn, notSubjects, notAreas } = wish;
  if (on !== undefined && source !== on) return false;
  if (source === undefined) return true;
  if (notOn?.includes(source) === true) return false;
  const area = areas?.get(source);
  if (area !== undefined && notAreas?.includes(area) === true) return false;
  return notSubjects === undefined || !notSubjects.includes(subjectOf(source));
}

/** The slips that an item's wrong options, or its anticipated wrong entries, stand for. */
export function slipsOf(item: Item): (SlipCode | null)[] {
  return item.kind === "entry"
    ? item.slips.map(({ code }) => code)
    : Object.values(slipsByOption(item));
}
