import { exponentialModel } from "./exponential-model.ts";

export const advancedTopics = [exponentialModel];
