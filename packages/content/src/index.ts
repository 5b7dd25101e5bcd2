export * from "./cards/index.ts";
export * from "./passages/index.ts";
export * from "./rules/index.ts";
export * from "./words/index.ts";
export * from "./studies/index.ts";
