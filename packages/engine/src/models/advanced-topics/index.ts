import { exponentialModel } from "./exponential-model.ts";
import { exponentOfRadical } from "./exponent-of-radical.ts";

export const advancedTopics = [exponentialModel, exponentOfRadical];
