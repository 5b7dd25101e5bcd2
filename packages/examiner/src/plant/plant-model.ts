import type { Model, Specimen } from "@sat/engine";
import { examine } from "../examine.ts";
import { determinism } from "../gates/determinism.ts";
import { chosenEdit } from "./chosen-edit.ts";
import { ALL_EDIT_KINDS, EDIT_KINDS, type Edit, type EditKind } from "./edits.ts";
import { GUARDS, type Guard, guardOf } from "./guard.ts";
import { whyHarmless } from "./harmless.ts";
import { specimensOf } from "./specimens.ts";

/** An edit that no gate caught. */
export interface Survivor {
  readonly level: Specimen["item"]["level"];
  readonly seed: number;
  readonly kind: EditKind;
  readonly from: string;
  readonly to: string;
  /** Why it does no harm; absent when it does. */
  readonly harmless?: string;
}

/** What became of the edits planted in the items of one model that the same thing vouches for. */
export interface ModelPlants {
  readonly model: string;
  readonly topic: Model["topic"];
  readonly guard: Guard;
  readonly planted: Readonly<Record<EditKind, number>>;
  readonly survivors: readonly Survivor[];
}

const ALL_GUARDS = Object.keys(GUARDS) as Guard[]; // its names, which TypeScript gives as plain strings

/** Plants one edit of each kind in each of `count` items of the model, and in those of an authored stock that are read. */
export function plantModel(model: Model, count: number): ModelPlants[] {
  const specimens = specimensOf(model, count);
  return ALL_GUARDS.flatMap((guard) => {
    const guarded = specimens.filter((specimen) => guardOf(specimen) === guard);
    return guarded.length === 0 ? [] : [plantIn(guarded, model, guard)];
  });
}

function plantIn(specimens: readonly Specimen[], model: Model, guard: Guard): ModelPlants {
  const none = Object.fromEntries(ALL_EDIT_KINDS.map((kind) => [kind, 0]));
  const planted = none as Record<EditKind, number>; // it holds every kind
  const survivors: Survivor[] = [];
  for (const specimen of specimens) {
    const { level, seed } = specimen.item;
    for (const kind of ALL_EDIT_KINDS) {
      const edit = chosenEdit(kind, specimen);
      if (edit === undefined) continue;
      planted[kind]++;
      if (isCaught(edit, specimen, model)) continue;
      const harmless = whyHarmless(specimen.item, edit);
      const { from, to } = edit;
      survivors.push({ level, seed, kind, from, to, ...(harmless !== undefined && { harmless }) });
    }
  }
  return { model: model.id, topic: model.topic, guard, planted, survivors };
}

/** Whether a gate that reads the item finds fault; whether it can be made again tells nothing of what it prints. */
function isCaught({ kind, item }: Edit, specimen: Specimen, model: Model): boolean {
  const isText = EDIT_KINDS[kind] === "question" || EDIT_KINDS[kind] === "option";
  const hasLost = isText && hasLostReadings(item, specimen);
  return hasLost || examine({ ...specimen, item }, model, determinism).length > 0;
}

/** Whether readers have solved the item, but not as it stands now: where all must be read, that is refused. */
function hasLostReadings(item: Edit["item"], specimen: Specimen): boolean {
  return guardOf(specimen) === "readings" && guardOf({ ...specimen, item }) !== "readings";
}
