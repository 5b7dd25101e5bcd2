import type { Model } from "../../model.ts";
import type { Chance } from "../../random/chance.ts";
import type { ModuleBlueprint, Part, Route } from "./blueprint.ts";
import { drawLevels } from "./draw-levels.ts";
import { drawSkills } from "./draw-skills.ts";
import { inExamOrder } from "./in-exam-order.ts";
import { placesInContext } from "./places-in-context.ts";
import type { Slot } from "./slot.ts";
import { typedPlaces } from "./typed-places.ts";

interface Source {
  /** The same for both modules of a section, so that they share its questions out between them. */
  readonly chance: Chance;
  /** All that there are to fill the slots. */
  readonly models: readonly Model[];
}

/** The slots of a module, in the exam's order. The same module, route and source: the same slots. */
export function slotsOf(module: ModuleBlueprint, route: Route, source: Source): Slot[] {
  return module.parts.flatMap((part) => slotsOfPart(part, { stage: module.stage, route }, source));
}

function slotsOfPart(
  part: Part,
  { stage, route }: Pick<ModuleBlueprint, "stage"> & { readonly route: Route },
  { chance, models }: Source,
): Slot[] {
  const ofSection = chance.sub(part.section);
  const own = ofSection.sub(`${stage}/${route}`);
  const skills = drawSkills(part, stage, ofSection.sub("skills"));
  const levels = drawLevels(part, route, own.sub("levels"));
  const drawn = skills.flatMap((skill, at) => {
    const level = levels[at];
    return level === undefined ? [] : [{ skill, level }];
  });
  const places = inExamOrder(drawn, part.section, own.sub("order"));
  const isMath = part.section === "Math";
  const typed = isMath ? typedPlaces(places, models, own.sub("typed")) : new Set<number>();
  const unscored = new Set(own.sub("unscored").sample([...places.keys()], part.unscored));
  const slots = places.map((place, at): Slot => ({
    ...place,
    kind: typed.has(at) ? "entry" : "choice",
    isScored: !unscored.has(at),
  }));
  if (!isMath) return slots;
  const inContext = placesInContext(slots, models, own.sub("context"));
  return slots.map((slot, at) => ({ ...slot, isInContext: inContext.has(at) }));
}
