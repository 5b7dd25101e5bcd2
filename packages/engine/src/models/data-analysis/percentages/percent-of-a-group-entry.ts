import { entryVariant } from "../../../craft/assembly/entry-variant.ts";
import { percentOfAGroup } from "./percent-of-a-group.ts";

/** A number found by percents of a group and of its parts, typed. */
export const percentOfAGroupEntry = entryVariant(percentOfAGroup, {
  version: 1,
  levels: ["Easy", "Medium"],
  archetypes: ["QB01", "QB09", "QB17", "QB18"],
});
