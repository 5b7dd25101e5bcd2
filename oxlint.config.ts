import { defineConfig } from "oxlint";
import { importLaw } from "./architecture/import-law.ts";
import { purity, roundedPurity } from "./architecture/purity.ts";
import { sizes, testSizes } from "./architecture/sizes.ts";

const tests = ["**/*.test.{ts,tsx}", "{packages,apps}/*/src/**/{test,testing}/**"];
const processReason = "Only env.ts and what starts by itself read the environment.";
const fetchReason = "Only lib/api.ts speaks to the server.";
const callReason =
  "The server calls nobody but by the clients of sign-in and store, and push services.";
const environment = { object: "process", property: "env", message: processReason };
const patterns = { name: "RegExp", message: "No pattern is built of what comes from outside." };
const htmlReason = "What is shown are elements, never texts taken for HTML.";

export default defineConfig({
  plugins: [
    "eslint",
    "typescript",
    "unicorn",
    "oxc",
    "import",
    "promise",
    "node",
    "react",
    "jsx-a11y",
    "vitest",
  ],
  jsPlugins: ["eslint-plugin-boundaries"],
  categories: { correctness: "error", suspicious: "error" },
  options: { typeAware: true, reportUnusedDisableDirectives: "error" },
  settings: importLaw.settings,
  ignorePatterns: ["**/node_modules/**", "**/dist/**", "**/golden/**"],
  rules: {
    ...importLaw.rules,
    "import/no-cycle": "error",
    "import/no-default-export": "error",
    "import/no-commonjs": "error",
    "import/no-mutable-exports": "error",
    "import/no-dynamic-require": ["error", { esmodule: true }],
    "typescript/no-explicit-any": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/no-require-imports": "error",
    "typescript/no-import-type-side-effects": "error",
    "typescript/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
    "typescript/no-misused-promises": [
      "error",
      { checksVoidReturn: { attributes: false, arguments: false } },
    ],
    "typescript/switch-exhaustiveness-check": [
      "error",
      { considerDefaultExhaustiveForUnions: true },
    ],
    "typescript/only-throw-error": [
      "error",
      {
        allowThrowingUnknown: true,
        allow: [{ from: "package", package: "@tanstack/router-core", name: ["Redirect"] }],
      },
    ],
    // Walking a text by code points is what the spread is used for.
    "typescript/no-misused-spread": ["error", { allow: ["string"] }],
    // The compiler proves that every path returns.
    "typescript/consistent-return": "off",
    // A cast carries its reason on the line, which a reviewer reads and a linter cannot.
    "typescript/no-unsafe-type-assertion": "off",
    // Objects of functions, such as Kysely's builders, are made to be taken apart.
    "typescript/unbound-method": "off",
    // fast-check's own documentation imports the default.
    "import/no-named-as-default-member": "off",
    "promise/always-return": "off",
    "react/react-in-jsx-scope": "off",
    // These two take a component's own property, a channel and a worker for what they are not.
    "react/style-prop-object": "off",
    "unicorn/require-post-message-target-origin": "off",
    "vitest/no-standalone-expect": "off",
    "vitest/require-to-throw-message": "off",
    "vitest/valid-describe-callback": "off",
    "unicorn/consistent-function-scoping": "off",
    "unicorn/require-module-specifiers": "off",
    "no-restricted-properties": ["error", environment],
    "no-warning-comments": ["error", { terms: ["todo", "fixme"], location: "anywhere" }],
    "no-console": "error",
    "no-param-reassign": "error",
    "no-var": "error",
    "prefer-const": "error",
    eqeqeq: "error",
    "unicorn/prefer-node-protocol": "error",
    "unicorn/filename-case": ["error", { case: "kebabCase" }],
    ...sizes,
  },
  overrides: [
    {
      files: ["packages/{item,content,engine,desk,learner}/src/**"],
      excludeFiles: tests,
      rules: purity,
    },
    { files: ["packages/calculator/src/**"], excludeFiles: tests, rules: roundedPurity },
    { files: ["{packages,apps}/*/src/**"], rules: { "boundaries/no-unknown-files": "error" } },
    { files: ["packages/content/src/**"], rules: { "max-lines": "off" } },
    {
      files: ["apps/server/src/**"],
      excludeFiles: tests,
      rules: {
        "no-restricted-globals": [
          "error",
          patterns,
          { name: "fetch", message: callReason },
          { name: "WebSocket", message: callReason },
          { name: "EventSource", message: callReason },
        ],
        "no-restricted-imports": [
          "error",
          { name: "node:http", importNames: ["Agent", "get", "request"], message: callReason },
          { name: "node:net", importNames: ["connect", "createConnection"], message: callReason },
        ],
        "no-restricted-properties": [
          "error",
          environment,
          { object: "Math", property: "random", message: "It can be foretold: use node:crypto." },
        ],
      },
    },
    {
      files: ["apps/web/src/**"],
      rules: {
        "react/rules-of-hooks": "error",
        // It says the same a second time.
        "react/hooks": "off",
        "react/exhaustive-deps": "error",
        "import/no-unassigned-import": ["error", { allow: ["**/*.css", "@fontsource*/**"] }],
        // It does not know that a native checkbox carries its own state.
        "jsx-a11y/role-has-required-aria-props": "off",
        // Content comes through the spread properties of a wrapper.
        "jsx-a11y/anchor-has-content": "off",
        "jsx-a11y/prefer-tag-over-role": "off",
        // A region that scrolls must be reachable by keyboard (WCAG 2.1.1).
        "jsx-a11y/no-noninteractive-tabindex": ["error", { tags: [], roles: ["group", "region"] }],
        "react/no-unstable-nested-components": ["error", { allowAsProps: true }],
        // An effect may watch a value only to run again, as a timer watches its question.
        "react/exhaustive-effect-dependencies": "off",
        "react/no-danger": "error",
        "no-script-url": "error",
        "react/button-has-type": "error",
        "react/self-closing-comp": "error",
        "no-restricted-globals": [
          "error",
          patterns,
          { name: "fetch", message: fetchReason },
          { name: "XMLHttpRequest", message: fetchReason },
          { name: "WebSocket", message: fetchReason },
          { name: "EventSource", message: fetchReason },
        ],
        "no-restricted-properties": [
          "error",
          { object: "window", property: "fetch", message: fetchReason },
          { object: "globalThis", property: "fetch", message: fetchReason },
          { object: "navigator", property: "sendBeacon", message: fetchReason },
          { property: "innerHTML", message: htmlReason },
          { property: "outerHTML", message: htmlReason },
          { property: "insertAdjacentHTML", message: htmlReason },
        ],
      },
    },
    {
      // They look for what the app shows by texts of their own, and try what an attacker would.
      files: ["apps/web/src/**/*.test.{ts,tsx}", "apps/web/src/test/**"],
      rules: { "no-restricted-globals": "off", "no-script-url": "off" },
    },
    {
      files: ["apps/web/src/lib/api.ts"],
      rules: { "no-restricted-globals": "off", "no-restricted-properties": "off" },
    },
    {
      files: ["apps/server/src/features/reminders/push-service.ts"],
      rules: { "no-restricted-globals": ["error", patterns] },
    },
    { files: ["apps/web/src/lib/log.ts"], rules: { "no-console": "off" } },
    {
      files: [
        "apps/server/src/{calibrate,env,main,reports}.ts",
        "{scripts,e2e,architecture}/**",
        "*.config.ts",
      ],
      rules: { "no-restricted-properties": "off", "no-console": "off" },
    },
    { files: ["packages/examiner/src/cli/**"], rules: { "no-console": "off" } },
    {
      files: tests,
      rules: {
        ...testSizes,
        "vitest/expect-expect": [
          "error",
          { assertFunctionNames: ["expect*", "fc.assert", "screen.findBy*", "screen.getBy*"] },
        ],
        "vitest/no-conditional-expect": "off",
        "vitest/require-mock-type-parameters": "off",
        "no-console": "off",
        "no-restricted-properties": "off",
        "import/no-unassigned-import": "off",
      },
    },
    {
      files: ["**/*.config.ts", "scripts/mutate/runner.ts"],
      rules: { "import/no-default-export": "off" },
    },
  ],
});
