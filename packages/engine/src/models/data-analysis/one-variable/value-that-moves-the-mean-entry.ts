import { entryVariant } from "../../../craft/assembly/entry-variant.ts";
import { valueThatMovesTheMean } from "./value-that-moves-the-mean.ts";

/** The value that brings a mean where it is to be, typed. */
export const valueThatMovesTheMeanEntry = entryVariant(valueThatMovesTheMean, {
  version: 1,
  levels: ["Medium"],
  archetypes: ["QC09"],
});
