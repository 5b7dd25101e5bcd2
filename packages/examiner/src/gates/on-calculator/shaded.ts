import { sheetOf } from "@sat/calculator";
import { fromReal } from "../../exact/num.ts";
import { type Relation, symbolsOfRelation } from "../../reading/tree.ts";
import { holds } from "../../solving/evaluate.ts";

/** Whether a row shades what the relations hold for: at each bound, and to either side of it. */
export function shadesAs(
  row: string,
  relations: readonly Relation[],
  bounds: readonly number[],
): boolean {
  return placesAround(bounds).every(
    (place) => isShaded(row, place) === relations.every((relation) => isMet(relation, place)),
  );
}

/** How far beside a bound: nearer than another that one would print. */
const BESIDE = 1 / 1024;

function placesAround(bounds: readonly number[]): readonly number[] {
  return bounds.flatMap((bound) => [bound - BESIDE, bound, bound + BESIDE]);
}

/** What the calculator says of the row with a number for x. */
function isShaded(row: string, place: number): boolean {
  const text = row.replace(/(?<![a-z])x(?![a-z])/g, `(${place})`);
  const [result] = sheetOf([{ kind: "expression", text }], { angle: "degrees" }).results;
  return result?.kind === "truth" && result.holds;
}

function isMet(relation: Relation, place: number): boolean {
  const [unknown = "x"] = symbolsOfRelation(relation);
  return holds(relation, new Map([[unknown, fromReal(place)]]));
}
