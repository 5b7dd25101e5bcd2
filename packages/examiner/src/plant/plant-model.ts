import { Chance, type Model, type Specimen, generate } from "@sat/engine";
import { examine } from "../examine.ts";
import { determinism } from "../gates/determinism.ts";
import { EDIT_KINDS, type Edit, type EditKind, editsOf } from "./edits.ts";
import { whyHarmless } from "./harmless.ts";

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

/** What became of the edits planted in the items of one model. */
export interface ModelPlants {
  readonly model: string;
  readonly topic: Model["topic"];
  readonly planted: Readonly<Record<EditKind, number>>;
  readonly survivors: readonly Survivor[];
}

// The names of EDIT_KINDS, which TypeScript gives as plain strings.
const KINDS = Object.keys(EDIT_KINDS) as EditKind[];

/** Steps between the seeds, a prime, so that decks and turns are met at every place. */
const STRIDE = 7919;

/** Plants one edit of each kind in each of `count` items of the model, level by level in turn. */
export function plantModel(model: Model, count: number): ModelPlants {
  const planted = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<EditKind, number>; // all kinds
  const survivors: Survivor[] = [];
  for (let place = 0; place < count; place++) {
    const level = model.levels[place % model.levels.length];
    if (level === undefined) break;
    const seed = 1 + STRIDE * place;
    const specimen = generate(model, level, seed);
    for (const kind of KINDS) {
      const edit = chosenEdit(kind, specimen);
      if (edit === undefined) continue;
      planted[kind]++;
      if (isCaught({ ...specimen, item: edit.item }, model)) continue;
      const harmless = whyHarmless(specimen.item, edit);
      const { from, to } = edit;
      survivors.push({ level, seed, kind, from, to, ...(harmless !== undefined && { harmless }) });
    }
  }
  return { model: model.id, topic: model.topic, planted, survivors };
}

/** One of the edits of a kind that the item offers, the same each time. */
function chosenEdit(kind: EditKind, specimen: Specimen): Edit | undefined {
  const edits = editsOf(kind, specimen);
  if (edits.length === 0) return undefined;
  const { model, level, seed } = specimen.item;
  return new Chance(`${model}/${level}/${seed}/${kind}`).pick(edits);
}

/** Whether a gate that reads the item finds fault; whether it can be made again tells nothing of what it prints. */
function isCaught(specimen: Specimen, model: Model): boolean {
  return examine(specimen, model, determinism).length > 0;
}
