export { contentId, contentIdsByKey } from "./content-id.ts";
export type { AuthoredFacts, Facts, LanguageFacts, MathFacts } from "./facts/facts.ts";
export type * from "./facts/evidence.ts";
export type * from "./facts/language.ts";
export type * from "./facts/math.ts";
export { ExhaustedError, generate, type Specimen } from "./generate.ts";
export {
  type ChoiceModel,
  type EntryModel,
  type Features,
  designAt,
  makesChoices,
  type Model,
  type ModelCard,
  type Step,
} from "./model.ts";
export { loadModels } from "./models/index.ts";
export { type Askable, askableWith } from "./planning/askable.ts";
export { countStocks } from "./planning/count-stocks.ts";
export * from "./planning/forms/assemble-module.ts";
export * from "./planning/forms/blueprint.ts";
export type { Standing } from "./planning/forms/ways-apart.ts";
export type { Slot } from "./planning/forms/slot.ts";
export { slotsOf } from "./planning/forms/slots-of.ts";
export { LATEST_MEETINGS, type Meeting } from "./planning/meeting.ts";
export type { Path } from "./planning/stops-ahead.ts";
export { type Callbacks, walk, type WalkState } from "./planning/walk.ts";
export { fitsWish, type Wish } from "./planning/wish.ts";
export { Chance } from "./random/chance.ts";
export { inTurn } from "./random/in-turn.ts";
