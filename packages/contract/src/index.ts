export * from "./account.ts";
export * from "./answers.ts";
export type * from "./endpoints.ts";
export * from "./problem.ts";
export * from "./question.ts";
export * from "./sign-in.ts";
