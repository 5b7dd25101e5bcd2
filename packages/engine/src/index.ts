export type { AuthoredFacts, Facts, LanguageFacts, MathFacts } from "./facts/facts.ts";
export type * from "./facts/language.ts";
export type * from "./facts/math.ts";
export { ExhaustedError, generate, type Specimen } from "./generate.ts";
export type { Features, Model, ModelCard, Step } from "./model.ts";
export { models } from "./models/index.ts";
export { chooseModels, type Meeting } from "./planning/choose-model.ts";
export { permuteSeed } from "./planning/permute-seed.ts";
export { Chance } from "./random/chance.ts";
