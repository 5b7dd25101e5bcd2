import { numberAndTense } from "./number-and-tense.ts";
import { oneOfSeveral } from "./one-of-several.ts";

export const grammarFundamentals = [numberAndTense, oneOfSeveral];
