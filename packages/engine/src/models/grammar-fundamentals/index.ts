import { numberAndTense } from "./number-and-tense.ts";

export const grammarFundamentals = [numberAndTense];
