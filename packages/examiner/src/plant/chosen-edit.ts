import { Chance, type Specimen } from "@sat/engine";
import { type Edit, type EditKind, editsOf } from "./edits.ts";

/** One of the edits of a kind that the item offers, the same each time; undefined where it offers none. */
export function chosenEdit(kind: EditKind, specimen: Specimen): Edit | undefined {
  const edits = editsOf(kind, specimen);
  if (edits.length === 0) return undefined;
  const { model, level, seed } = specimen.item;
  return new Chance(`${model}/${level}/${seed}/${kind}`).pick(edits);
}
