import { caughtBy, type Violation } from "./caught-by.ts";

const feature = "apps/server/src/features/questions";
const page = "apps/web/src/features/settings";

/** What an attacker could turn to use. */
export const dangers: readonly Violation[] = [
  ...caughtBy(
    "boundaries/dependencies",
    [
      "a command that the server starts",
      `${feature}/run.ts`,
      `export * from "node:child_process";`,
    ],
    ["code that the server makes", `${feature}/made.ts`, `export * from "node:vm";`],
    ["a client of other servers", `${feature}/client.ts`, `export * from "node:https";`],
  ),
  ...caughtBy(
    "eslint/no-restricted-imports",
    [
      "a request that the server sends",
      "apps/server/src/http/ask.ts",
      `export { request } from "node:http";`,
    ],
    [
      "a connection that the server opens",
      "apps/server/src/http/open.ts",
      `export { connect } from "node:net";`,
    ],
  ),
  ...caughtBy(
    "eslint/no-restricted-globals",
    ["a call that the server makes", `${feature}/call.ts`, `export const call = () => fetch("/");`],
    [
      "a pattern that the server builds",
      `${feature}/pattern.ts`,
      `export const pattern = (text: string) => new RegExp(text);`,
    ],
    [
      "a pattern that the web builds",
      `${page}/pattern.ts`,
      `export const pattern = (text: string) => new RegExp(text);`,
    ],
  ),
  ...caughtBy(
    "eslint/no-restricted-properties",
    [
      "chance of the server's that can be foretold",
      `${feature}/token.ts`,
      `export const token = Math.random();`,
    ],
    [
      "a text put in as HTML",
      `${page}/inner.ts`,
      `export const show = (at: HTMLElement): void => void (at.innerHTML = location.hash);`,
    ],
  ),
  ...caughtBy("react/no-danger", [
    "a text shown as HTML",
    `${page}/html.tsx`,
    `export const Html = ({ html }: { html: string }) => <p dangerouslySetInnerHTML={{ __html: html }} />;`,
  ]),
  ...caughtBy("eslint/no-eval", [
    "a text run as code",
    `${feature}/code.ts`,
    `export const run = (code: string): unknown => eval(code);`,
  ]),
  ...caughtBy("typescript/no-implied-eval", [
    "a function made of a text",
    `${feature}/func.ts`,
    `export const make = (): unknown => Function("return 1");`,
  ]),
  ...caughtBy("eslint/no-script-url", [
    "an address that is a script",
    `${page}/address.ts`,
    `export const address = "javascript:void 0";`,
  ]),
];
