import { exponentialModel } from "./exponential-model.ts";
import { exponentOfRadical } from "./exponent-of-radical.ts";
import { radicalEquation } from "./radical-equation.ts";

export const advancedTopics = [exponentialModel, exponentOfRadical, radicalEquation];
