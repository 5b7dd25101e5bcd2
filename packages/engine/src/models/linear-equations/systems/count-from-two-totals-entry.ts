import { entryVariant } from "../../../craft/assembly/entry-variant.ts";
import { countFromTwoTotals } from "./count-from-two-totals.ts";

/** How many there are of one kind, from two totals, typed. */
export const countFromTwoTotalsEntry = entryVariant(countFromTwoTotals, { version: 1 });
