import type { Item } from "@sat/item";
import type { Model } from "../../../model.ts";
import { Chance } from "../../../random/chance.ts";
import { LATEST_MEETINGS } from "../../meeting.ts";
import type { Callbacks } from "../../walk.ts";
import { type AssembledModule, assembleModule, type ModuleState } from "../assemble-module.ts";
import type { Slot } from "../slot.ts";

interface Given {
  readonly item: Item;
  readonly position: number;
}

type Around = Pick<ModuleState, "standing" | "earlier">;

/** Someone who sits module after module, and knows what they were given. */
export interface Sitter {
  readonly given: readonly Given[];
  /** How often the assembly has given way. */
  readonly waits: number;
  /** The next module, or the rest of one in which something stands already, after other modules of its test. */
  sit(slots: readonly Slot[], around?: Around): Promise<AssembledModule<Given>>;
}

/** @param knows which items they have had elsewhere */
export function aSitter(
  models: readonly Model[],
  walker = "ada",
  knows: (item: Item) => boolean = () => false,
): Sitter {
  const given: Given[] = [];
  const sitter = { given, waits: 0, sit };
  const on = (model: string, level: string) =>
    given.filter(({ item }) => item.model === model && item.level === level);
  const callbacks: Callbacks<Given> = {
    nextPosition: ({ model, level }) =>
      Promise.resolve(Math.max(-1, ...on(model.id, level).map(({ position }) => position)) + 1),
    seedsMet: ({ model, level }) =>
      Promise.resolve(on(model.id, level).map(({ item }) => item.seed)),
    offer: ({ specimen: { item }, position }) => {
      const isKnown = knows(item) || given.some((each) => each.item.id === item.id);
      if (!isKnown) given.push({ item, position });
      return Promise.resolve(isKnown ? undefined : { item, position });
    },
    madeNothing: () => undefined,
    giveWay: () => {
      sitter.waits++;
      return Promise.resolve();
    },
  };

  function sit(slots: readonly Slot[], around: Around = {}) {
    const meetings = given
      .map(({ item }) => item)
      .toReversed()
      .slice(0, LATEST_MEETINGS);
    const chance = new Chance(`${walker}/${given.length}`);
    const state = { walker, meetings, models, chance, ...around };
    return assembleModule(state, slots, callbacks);
  }
  return sitter;
}
