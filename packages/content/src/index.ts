// What the stock is made of. The stock itself weighs, so each kind has a door of its own, as `@sat/content/notes`.
export type * from "./notes/index.ts";
export type * from "./paragraphs/index.ts";
export type * from "./passages/index.ts";
export type * from "./studies/index.ts";
export type * from "./words/index.ts";
export { skillOf, topicOf } from "./passages/topic-of.ts";
export * from "./rules/index.ts";
