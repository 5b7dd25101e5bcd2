import type { Item } from "@sat/item";
import { type Callbacks, walk, type WalkState } from "../walk.ts";
import type { Askable } from "../askable.ts";
import type { Slot } from "./slot.ts";
import { standIns } from "./stand-ins.ts";
import { type Standing, waysApart } from "./ways-apart.ts";

/** Where the learner stands on the walk, and the module with them. */
export interface ModuleState extends WalkState {
  /** What stands in the module already, where its assembly goes on; the meetings name it too. */
  readonly standing?: readonly Standing[];
  /** What stands in the test's modules before it: as far as can be, no model of them comes again. */
  readonly earlier?: readonly Standing[];
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
 * two questions of one model, and apart from what else stands in the test as far as there are others (`waysApart`).
 * What cannot be had so is stood in for (`standIns`), and said. Of models on authored texts one may come again, on
 * another text, where a skill has no other. It gives way after each slot.
 */
export async function assembleModule<Given>(
  state: ModuleState,
  slots: readonly Slot[],
  callbacks: Callbacks<Given>,
): Promise<AssembledModule<Given>> {
  const standing: Standing[] = [...(state.standing ?? [])];
  const { earlier = [] } = state;
  const filled: Filled<Given>[] = [];
  const unmet: Unmet[] = [];
  let { meetings } = state;
  for (const slot of slots) {
    const chance = state.chance.sub(`slot/${standing.length}`);
    const found = await fill(slot, { ...state, meetings, chance, standing, earlier }, callbacks);
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
    for (const apart of waysApart(asked.skill, slot.isInContext, state)) {
      const found = await walk(state, { ...asked, kinds: [kind], ...apart }, keeping);
      if (found !== undefined) return found;
    }
  }
  return undefined;
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
