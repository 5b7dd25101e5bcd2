import { conclusions } from "./conclusions.ts";
import { implications } from "./implications.ts";

export const inferencesImplications = [conclusions, implications];
