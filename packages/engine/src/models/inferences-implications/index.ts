import { conclusions } from "./conclusions.ts";
import { implications } from "./implications.ts";
import { whatIsLeft } from "./what-is-left.ts";

export const inferencesImplications = [conclusions, implications, whatIsLeft];
