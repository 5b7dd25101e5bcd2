export { type Ability, ABILITY_VERSION, UNKNOWN } from "./ability.ts";
export { type Answer, type Asked } from "./answer.ts";
export * from "./choose-next.ts";
export * from "./choose-placement.ts";
export * from "./estimate.ts";
export * from "./exam-shares.ts";
export * from "./fold.ts";
export * from "./score-range.ts";
export * from "./worth-most.ts";
