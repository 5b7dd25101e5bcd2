import {
  type AssembledModule,
  assembleModule,
  blueprintOf,
  Chance,
  LATEST_MEETINGS,
  type Model,
  type ModuleBlueprint,
  type Route,
  slotsOf,
  type Test,
} from "@sat/engine";
import type { Item } from "@sat/item";
import { remembering } from "../../remembering.ts";

/** A module of a form. */
export interface DrawnModule extends AssembledModule<Item> {
  readonly blueprint: ModuleBlueprint;
  readonly route: Route;
}

/** What one learner sits, one after the other. */
export interface Sittings {
  readonly test: Test;
  readonly models: readonly Model[];
  readonly learner: string;
  /** The route of the second modules, form by form. */
  readonly routes: readonly Exclude<Route, "first">[];
}

/** The forms that one learner sits one after the other, new questions in each. The same call, the same forms. */
export async function drawForms(sittings: Sittings): Promise<DrawnModule[][]> {
  const { test, models, learner: walker, routes } = sittings;
  const callbacks = remembering();
  const forms: DrawnModule[][] = [];
  let meetings: readonly Item[] = [];
  for (const [at, route] of routes.entries()) {
    const chance = new Chance(`${walker}/form ${at}`);
    const form: DrawnModule[] = [];
    for (const blueprint of blueprintOf(test).modules) {
      const own = blueprint.stage === 1 ? "first" : route;
      const slots = slotsOf(blueprint, own, { chance, models });
      const earlier = form.flatMap(({ filled }) => filled.map(({ item }) => item));
      const here = { earlier, chance: chance.sub(`module ${form.length}`) };
      const state = { walker, meetings, models, ...here };
      const assembled = await assembleModule(state, slots, callbacks);
      form.push({ blueprint, route: own, ...assembled });
      const met = assembled.filled.map(({ item }) => item).toReversed();
      meetings = [...met, ...meetings].slice(0, LATEST_MEETINGS);
    }
    forms.push(form);
  }
  return forms;
}
