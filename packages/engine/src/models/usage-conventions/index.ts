import { itsOrTheirs } from "./its-or-theirs.ts";
import { oneOrTwoOwners } from "./one-or-two-owners.ts";

export const usageConventions = [itsOrTheirs, oneOrTwoOwners];
