import { type Model, type Specimen, generate } from "@sat/engine";
import { examine, examineAfterwards } from "../examine.ts";
import { determinism } from "../gates/determinism.ts";
import { chosenEdit } from "../plant/chosen-edit.ts";
import { ALL_EDIT_KINDS, type Edit } from "../plant/edits.ts";

/** By edit what the gates say of it, each complaint after the id of its gate; nothing where none finds fault. */
type Refusals = Readonly<Record<string, readonly string[]>>;

/** The first model that makes items of a kind, for every kind of facts, figure and answer that there is. */
export function oneModelOfEachKind(models: readonly Model[]): Model[] {
  const first = new Map<string, Model>();
  for (const model of models) {
    for (const level of model.levels) {
      const { item, facts } = generate(model, level, 1);
      const kind = `${facts.kind}, ${item.figure?.kind}, ${item.kind}`;
      if (!first.has(kind)) first.set(kind, model);
    }
  }
  return [...new Set(first.values())];
}

/** The complaints of all gates about one edit of each kind in an item of each level. */
export function refusalsOf(model: Model): Refusals {
  return Object.fromEntries(
    model.levels.flatMap((level) => {
      const specimen = generate(model, level, 1);
      return ALL_EDIT_KINDS.flatMap((kind) => {
        const edit = chosenEdit(kind, specimen);
        if (edit === undefined) return [];
        return [[`${level}, ${kind}: ${edit.from} → ${edit.to}`, complaints(edit, specimen, model)]];
      });
    }),
  );
}

/** Whether the item can be made again tells nothing of what it prints. */
function complaints({ item }: Edit, specimen: Specimen, model: Model): string[] {
  const edited = { ...specimen, item };
  return [...examine(edited, model, determinism), ...examineAfterwards(edited, model)].map(
    ({ gate, complaint }) => `${gate}: ${complaint}`,
  );
}
