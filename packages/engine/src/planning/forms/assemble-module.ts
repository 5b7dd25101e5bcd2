import { subjectOf } from "@sat/content/subjects";
import type { Item } from "@sat/item";
import { modelsById } from "../models-by-id.ts";
import { type Callbacks, walk, type WalkState } from "../walk.ts";
import type { Wish } from "../wish.ts";
import type { Askable } from "../askable.ts";
import type { Slot } from "./slot.ts";
import { standIns } from "./stand-ins.ts";

/** A question that stands in the module, as far as it decides what others may. */
export type Standing = Pick<Item, "model" | "archetype" | "source">;

/** Where the learner stands on the walk, and the module with them. */
export interface ModuleState extends WalkState {
  /** What stands in the module already, where its assembly goes on; the meetings name it too. */
  readonly standing?: readonly Standing[];
}

/** A slot and the question in it. */
export interface Filled<Given> {
  readonly slot: Slot;
  readonly item: Item;
  /** What the callback gave. */
  readonly given: Given;
}

/** A slot that could not be had as it was asked for. */
export interface Unmet {
  readonly slot: Slot;
  /** In what the question there differs, its model if that stands twice in the module; null if nothing new is left of its section. */
  readonly instead: (Partial<Askable> & { readonly model?: string }) | null;
}

export interface AssembledModule<Given> {
  /** In the order of the slots. */
  readonly filled: readonly Filled<Given>[];
  readonly unmet: readonly Unmet[];
}

/**
 * Fills the slots of a module, one after the other, with what is new to the learner: no two texts of one subject, no
 * two questions of one model, and task types by turns as far as there are others. What cannot be had so is stood in for
 * (`standIns`), and said. Of models on authored texts one may come again, on another text, where a skill has no other.
 * It gives way after each slot.
 */
export async function assembleModule<Given>(
  state: ModuleState,
  slots: readonly Slot[],
  callbacks: Callbacks<Given>,
): Promise<AssembledModule<Given>> {
  const standing: Standing[] = [...(state.standing ?? [])];
  const filled: Filled<Given>[] = [];
  const unmet: Unmet[] = [];
  let { meetings } = state;
  for (const slot of slots) {
    const chance = state.chance.sub(`slot/${standing.length}`);
    const found = await fill(slot, { ...state, meetings, chance, standing }, callbacks);
    const instead = found === undefined ? null : differenceOf(found.item, slot, standing);
    if (instead !== undefined) unmet.push({ slot, instead });
    if (found !== undefined) {
      filled.push({ slot, ...found });
      standing.push(found.item);
      meetings = [found.item, ...meetings];
    }
    await callbacks.giveWay();
  }
  return { filled, unmet };
}

type Found<Given> = Pick<Filled<Given>, "item" | "given">;

async function fill<Given>(
  slot: Slot,
  state: Required<ModuleState>,
  callbacks: Callbacks<Given>,
): Promise<Found<Given> | undefined> {
  const keeping: Callbacks<Found<Given>> = {
    ...callbacks,
    offer: async (offer) => {
      const given = await callbacks.offer(offer);
      return given === undefined ? undefined : { item: offer.specimen.item, given };
    },
  };
  for (const { kind, ...asked } of standIns(slot)) {
    for (const apart of waysApart(asked, state)) {
      const found = await walk(state, { ...asked, kinds: [kind], ...apart }, keeping);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** What a question must not be, so that it stands apart from those of the module: ever less of it. */
function waysApart(
  { skill }: Pick<Askable, "skill">,
  { standing, models }: Required<ModuleState>,
): Wish[] {
  const known = modelsById(models);
  const notSubjects = standing.flatMap(({ source }) =>
    source === undefined ? [] : [subjectOf(source)],
  );
  const notArchetypes = standing.map(({ archetype }) => archetype);
  const notModels = standing.map(({ model }) => model);
  const others = notModels.filter((id) => known.get(id)?.texts === undefined);
  const mayRepeat = notModels.some((id) => !others.includes(id) && known.get(id)?.skill === skill);
  return [notModels, ...(mayRepeat ? [others] : [])].flatMap((without) => [
    { notSubjects, notModels: without, notArchetypes },
    { notSubjects, notModels: without },
  ]);
}

/** In what an item differs from what its slot asks for; nothing where it is that. */
function differenceOf(
  { skill, level, model, kind = "choice" }: Item,
  slot: Slot,
  standing: readonly Standing[],
): Unmet["instead"] | undefined {
  const difference = {
    ...(skill !== slot.skill && { skill }),
    ...(level !== slot.level && { level }),
    ...(kind !== slot.kind && { kind }),
    ...(standing.some((each) => each.model === model) && { model }),
  };
  return Object.keys(difference).length === 0 ? undefined : difference;
}
