import { caughtBy, type Violation } from "./caught-by.ts";
import { dangers } from "./dangers.ts";
import { typesBeyondWalls } from "./types-beyond-walls.ts";

const topic = "packages/engine/src/models/lines";
const craft = "packages/engine/src/craft";
const examiner = "packages/examiner/src";
const feature = "apps/server/src/features/questions";
const page = "apps/web/src/features/settings";

const walls = caughtBy(
  "boundaries/dependencies",
  ["a file read by the engine", `${craft}/disk.ts`, `export * from "node:fs";`],
  ["a Node module in the vocabulary", "packages/item/src/path.ts", `export * from "node:path";`],
  ["a package in the engine", `${craft}/schema.ts`, `export { z } from "zod";`],
  ["the engine importing the examiner", `${craft}/proof.ts`, `export * from "@sat/examiner";`],
  [
    "the content importing the engine",
    "packages/content/src/maker.ts",
    `export * from "@sat/engine";`,
  ],
  [
    "a topic importing another topic",
    `${topic}/other.ts`,
    `export { angle } from "../angles/angle.ts";`,
  ],
  [
    "a model importing the planning",
    `${topic}/plan.ts`,
    `export { choose } from "../../planning/choose.ts";`,
  ],
  [
    "a tool importing a model",
    `${craft}/line.ts`,
    `export { line } from "../models/lines/line.ts";`,
  ],
  [
    "the examiner reaching into the engine by a relative path",
    `${examiner}/key.ts`,
    `export { line } from "../../engine/src/models/lines/line.ts";`,
  ],
  [
    "the examiner reaching into the engine by a deep path",
    `${examiner}/deep.ts`,
    `export { line } from "@sat/engine/src/models/lines/line.ts";`,
  ],
  [
    "the examiner proving by what was authored",
    `${examiner}/gates/authored.ts`,
    `export { passages } from "@sat/content";`,
  ],
  [
    "the examiner reading files outside its commands",
    `${examiner}/disk.ts`,
    `export * from "node:fs";`,
  ],
  ["a view at the desk", "packages/desk/src/view.ts", `export * from "react";`],
  [
    "the desk importing the contract",
    "packages/desk/src/call.ts",
    `export { sectionSchema } from "@sat/contract";`,
  ],
  ["the web's library importing the desk", "apps/web/src/lib/sit.ts", `export * from "@sat/desk";`],
  [
    "a part of the desk importing the calculator",
    "apps/web/src/ui/sum.ts",
    `export * from "@sat/calculator";`,
  ],
  [
    "a handler importing the calculator",
    `${feature}/sum.ts`,
    `export { sineOf } from "@sat/calculator";`,
  ],
  ["a handler importing the desk", `${feature}/sit.ts`, `export { next } from "@sat/desk";`],
  [
    "a package importing an app",
    "packages/contract/src/app.ts",
    `export { app } from "../../../apps/server/src/app.ts";`,
  ],
  [
    "an app importing the other",
    "apps/server/src/http/page.ts",
    `export { routes } from "../../../web/src/app/routes.tsx";`,
  ],
  ["the web importing the engine", `${page}/make.ts`, `export { generate } from "@sat/engine";`],
  [
    "the web importing the engine's types",
    `${page}/type.ts`,
    `import type { generate } from "@sat/engine";\nexport type Make = typeof generate;`,
  ],
  [
    "the web naming the engine in a type",
    `${page}/named.ts`,
    `export type Make = import("@sat/engine").Model;`,
  ],
  [
    "the web importing the engine on demand",
    `${page}/later.ts`,
    `export const later = () => import("@sat/engine");`,
  ],
  ["the web re-exporting the engine", `${page}/again.ts`, `export * from "@sat/engine";`],
  [
    "the web importing the contract's schemas",
    `${page}/schema.ts`,
    `import { sectionSchema } from "@sat/contract";\nexport const schema = sectionSchema;`,
  ],
  ["a schema library in the browser", `${page}/zod.ts`, `export { z } from "zod";`],
  [
    "a page importing another feature",
    `${page}/island.ts`,
    `export { PracticePage } from "../practice/practice-page.tsx";`,
  ],
  [
    "a handler importing another feature",
    `${feature}/island.ts`,
    `export { answer } from "../answers/answer.ts";`,
  ],
  [
    "a part of the interface importing a question",
    "apps/web/src/ui/upward.ts",
    `export { Options } from "../question/options.tsx";`,
  ],
  [
    "a library importing a part of the interface",
    "apps/web/src/lib/upward.ts",
    `export { Button } from "../ui/button.tsx";`,
  ],
  ["SQL outside records", `${feature}/query.ts`, `export { sql } from "kysely";`],
  ["a database in http", "apps/server/src/http/pool.ts", `export { Pool } from "pg";`],
  ["SQLite outside records", `${feature}/file.ts`, `export * from "node:sqlite";`],
  ["HTTP outside http", `${feature}/route.ts`, `export { Hono } from "hono";`],
  ["HTTP in the policies", "apps/server/src/policies/web.ts", `export { html } from "hono/html";`],
  [
    "a policy importing the records",
    "apps/server/src/policies/rows.ts",
    `export { rows } from "../records/rows.ts";`,
  ],
  [
    "production importing a test",
    "packages/engine/src/tested.ts",
    `export * from "./generate.test.ts";`,
  ],
  [
    "the door of a workspace the law does not know",
    "packages/novelty/src/index.ts",
    `export { SECTIONS } from "@sat/item";`,
  ],
  ...typesBeyondWalls,
);

const strangers = caughtBy("boundaries/no-unknown-files", [
  "a file in a workspace the law does not know",
  "packages/novelty/src/maker.ts",
  `export { generate } from "@sat/engine";`,
]);

const impurities = [
  ...caughtBy(
    "eslint/no-restricted-globals",
    ["the clock at the desk", "packages/desk/src/now.ts", `export const now = Date.now();`],
    [
      "the clock in the learner model",
      "packages/learner/src/now.ts",
      `export const now = Date.now();`,
    ],
    ["the clock in the engine", `${craft}/now.ts`, `export const now = Date.now();`],
    [
      "the clock in the calculator",
      "packages/calculator/src/now.ts",
      `export const now = Date.now();`,
    ],
    ["a date in the content", "packages/content/src/day.ts", `export const day = new Date(0);`],
    ["a locale in the vocabulary", "packages/item/src/list.ts", `export const list = Intl;`],
    ["the page in the engine", `${craft}/title.ts`, `export const { title } = document;`],
    ["the network in the engine", `${craft}/get.ts`, `export const got = fetch("/");`],
    ["the process in the engine", `${craft}/host.ts`, `export const { platform } = process;`],
    ["a way round to all of these", `${craft}/all.ts`, `export const all = globalThis;`],
    ["a raw call outside lib/api.ts", `${page}/call.ts`, `export const call = () => fetch("/");`],
  ),
  ...caughtBy(
    "eslint/no-restricted-properties",
    ["unseeded chance", `${craft}/roll.ts`, `export const roll = Math.random();`],
    ["unseeded chance by another name", `${craft}/dice.ts`, `export const { random } = Math;`],
    ["an inexact function", `${craft}/sine.ts`, `export const sine = Math.sin(1);`],
    ["a digit by locale", `${craft}/digits.ts`, `export const digits = (1000).toLocaleString();`],
    ["the environment in a feature", `${feature}/mode.ts`, `export const { MODE } = process.env;`],
    ["a call by the window", `${page}/window.ts`, `export const call = () => window.fetch("/");`],
  ),
];

const lines = (count: number, text = "") => `${text}\n`.repeat(count);

const sizes = [
  ...caughtBy("eslint/max-lines", [
    "a file of more than 300 lines",
    "packages/engine/src/long.ts",
    lines(300, "export {};"),
  ]),
  ...caughtBy("eslint/max-lines-per-function", [
    "a function of more than 60 lines",
    `${craft}/long.ts`,
    `export function long(): void {${lines(61)}}`,
  ]),
  ...caughtBy("eslint/max-params", [
    "five parameters",
    `${craft}/wide.ts`,
    `export const wide = (a: 1, b: 1, c: 1, d: 1, e: 1) => [a, b, c, d, e];`,
  ]),
  ...caughtBy("eslint/max-depth", [
    "nesting of four",
    `${craft}/deep.ts`,
    `export function deep(a: () => boolean): void { if (a()) { while (a()) { do { if (a()) a(); } while (a()); } } }`,
  ]),
];

const habits = [
  ...caughtBy("import/no-default-export", [
    "a default export",
    `${craft}/default.ts`,
    `export default 1;`,
  ]),
  ...caughtBy("typescript/no-explicit-any", [
    "any",
    `${craft}/any.ts`,
    `export const some: any = 1;`,
  ]),
  ...caughtBy("typescript/no-non-null-assertion", [
    "an assertion that something is there",
    `${craft}/sure.ts`,
    `export const sure = (list: string[]) => list.at(0)!.length;`,
  ]),
  ...caughtBy("typescript/no-floating-promises", [
    "a promise that nobody awaits",
    `${feature}/float.ts`,
    `export const float = (): void => { Promise.resolve(1); };`,
  ]),
  ...caughtBy("eslint/no-warning-comments", [
    "a note of what is still to do",
    `${craft}/note.ts`,
    `// TODO: the rest\nexport const rest = 1;`,
  ]),
  ...caughtBy("vitest/no-disabled-tests", [
    "a test that is skipped",
    "packages/engine/src/skipped.test.ts",
    `import { expect, it } from "vitest";\nit.skip("holds", () => { expect(1).toBe(1); });`,
  ]),
  ...caughtBy("react-hooks/rules-of-hooks", [
    "a hook that is called only at times",
    `${page}/hook.ts`,
    `import { useState } from "react";\nexport function useMaybe(on: boolean): void { if (on) useState(1); }`,
  ]),
  ...caughtBy("jsx-a11y/alt-text", [
    "a picture without words",
    `${page}/picture.tsx`,
    `export function Picture() { return <img src="/a.png" />; }`,
  ]),
];

export const violations: readonly Violation[] = [
  ...walls,
  ...strangers,
  ...impurities,
  ...sizes,
  ...habits,
  ...dangers,
];
