export * from "./explanation.ts";
export * from "./figure.ts";
export * from "./item.ts";
export * from "./misconceptions.ts";
export * from "./prose.ts";
export * from "./sections.ts";
export * from "./skills.ts";
export * from "./topics.ts";
