import { itsOrTheirs } from "./its-or-theirs.ts";

export const usageConventions = [itsOrTheirs];
