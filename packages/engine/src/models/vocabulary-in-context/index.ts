import { wordsInContext } from "./words-in-context.ts";

export const vocabularyInContext = [wordsInContext];
