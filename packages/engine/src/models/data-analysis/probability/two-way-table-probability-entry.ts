import { entryVariant } from "../../../craft/assembly/entry-variant.ts";
import { twoWayTableProbability } from "./two-way-table-probability.ts";

/** A probability from a two-way table, typed. */
export const twoWayTableProbabilityEntry = entryVariant(twoWayTableProbability, { version: 1 });
