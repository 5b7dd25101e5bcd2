/**
 * The law of imports as one table: what each folder may import. Whatever is not named is refused.
 * ARCHITECTURE.md explains it in words; `law.test.ts` proves that each wall holds.
 */
import type { OxlintConfig } from "oxlint";

type Reach = {
  /** Other folders of the same workspace, by their names in `folders`. */
  inside?: readonly string[];
  /** Other workspaces, through their public door. */
  doors?: readonly string[];
  /** Other workspaces of which only types may be imported. */
  typeDoors?: readonly string[];
  /** Modules from outside the repository, as glob patterns. */
  packages?: readonly string[];
};

/** The folders of the map, the most specific first: a file belongs to the first that holds it. */
const folders: readonly (readonly [place: string, folder: string])[] = [
  ["item", "packages/item/src"],
  ["content", "packages/content/src"],
  ["engine:topic", "packages/engine/src/models/*"],
  ["engine:models", "packages/engine/src/models"],
  ["engine:planning", "packages/engine/src/planning"],
  ["engine:tools", "packages/engine/src/{craft,math,language,random,facts}"],
  ["engine", "packages/engine/src"],
  ["examiner:stock", "packages/examiner/src/stock"],
  ["examiner:process", "packages/examiner/src/{cli,batch}"],
  ["examiner", "packages/examiner/src"],
  ["contract", "packages/contract/src"],
  ["desk", "packages/desk/src"],
  ["learner", "packages/learner/src"],
  ["calculator", "packages/calculator/src"],
  ["server:feature", "apps/server/src/features/*"],
  ["server:http", "apps/server/src/http"],
  ["server:records", "apps/server/src/records"],
  ["server:auth", "apps/server/src/auth"],
  ["server:policies", "apps/server/src/policies"],
  ["server:problems", "apps/server/src/problems"],
  ["server", "apps/server/src"],
  ["web:feature", "apps/web/src/features/*"],
  ["web:app", "apps/web/src/app"],
  ["web:question", "apps/web/src/question"],
  ["web:ui", "apps/web/src/ui"],
  ["web:lib", "apps/web/src/lib"],
  ["web:styles", "apps/web/src/styles"],
  ["web", "apps/web/src"],
  ["e2e", "e2e"],
  ["scripts", "scripts"],
  ["architecture", "architecture"],
];

const anyPackage = ["!(node:*)", "@*/*"];
const node = ["node:*"];
const database = ["kysely", "kysely-*", "pg", "@electric-sql/*", "node:sqlite"];
const web = ["hono", "@hono/*"];
const walled = [...database, ...web];
/** What starts programs, or makes code of texts. */
const commands = ["node:child_process", "node:cluster", "node:repl", "node:vm"];
const clients = ["node:dgram", "node:dns", "node:http2", "node:https", "node:tls", "undici"];

const allowances: Record<string, Reach> = {
  item: {},
  content: { doors: ["item"] },

  "engine:tools": {
    inside: ["engine:tools"],
    doors: ["item", "content"],
    packages: ["@noble/hashes"],
  },
  "engine:topic": { inside: ["engine:tools"], doors: ["item", "content"] },
  "engine:models": { inside: ["engine:topic"], doors: ["item"] },
  "engine:planning": {
    inside: ["engine:tools", "engine:models", "engine"],
    doors: ["item", "content"],
  },
  engine: {
    inside: ["engine:tools", "engine:models", "engine:planning"],
    doors: ["item", "content"],
    packages: ["@noble/hashes"],
  },

  examiner: { doors: ["item", "engine", "calculator"], packages: ["katex", "nerdamer-prime"] },
  "examiner:stock": { inside: ["examiner"], doors: ["item", "content", "engine"] },
  "examiner:process": {
    inside: ["examiner", "examiner:process", "examiner:stock"],
    doors: ["item", "content", "engine"],
    packages: node,
  },

  contract: { doors: ["item"], packages: ["zod", "@hono/zod-openapi"] },
  desk: { doors: ["item"] },
  learner: { doors: ["item"] },
  calculator: { doors: ["item"] },

  "server:problems": { doors: ["contract"] },
  "server:policies": {
    inside: ["server:problems"],
    doors: ["item", "engine", "learner", "contract"],
    packages: ["ts-fsrs"],
  },
  "server:records": {
    inside: ["server:policies"],
    doors: ["item", "engine", "learner", "contract"],
    packages: [...anyPackage, ...node],
  },
  "server:auth": {
    inside: ["server:policies", "server:problems", "server:records"],
    doors: ["item", "contract"],
    packages: [...anyPackage, ...node],
  },
  "server:feature": {
    inside: ["server:policies", "server:problems", "server:records", "server:auth"],
    doors: ["item", "engine", "learner", "contract"],
    packages: [...anyPackage, ...node],
  },
  "server:http": {
    inside: [
      "server:policies",
      "server:problems",
      "server:records",
      "server:auth",
      "server:feature",
    ],
    doors: ["item", "contract"],
    packages: [...anyPackage, ...node],
  },
  server: {
    inside: ["server:*"],
    // What proves a question is handed in here, and known to nothing else of the server.
    doors: ["item", "engine", "examiner", "contract"],
    packages: [...anyPackage, ...node],
  },

  "web:styles": {},
  "web:lib": { doors: ["item"], typeDoors: ["contract"], packages: anyPackage },
  "web:ui": { inside: ["web:lib", "web:styles"], doors: ["item"], packages: anyPackage },
  "web:question": {
    inside: ["web:lib", "web:ui", "web:styles"],
    doors: ["item", "desk", "calculator"],
    typeDoors: ["contract"],
    packages: anyPackage,
  },
  "web:feature": {
    inside: ["web:lib", "web:ui", "web:question", "web:styles"],
    doors: ["item", "desk", "calculator"],
    typeDoors: ["contract"],
    packages: anyPackage,
  },
  "web:app": {
    inside: ["web:*"],
    doors: ["item"],
    typeDoors: ["contract"],
    packages: anyPackage,
  },
  web: { inside: ["web:*"], doors: ["item"], typeDoors: ["contract"], packages: anyPackage },

  e2e: { doors: ["item", "contract"], packages: [...anyPackage, ...node] },
  scripts: {
    // They drive a browser, too.
    inside: ["e2e"],
    doors: ["item", "content", "engine", "examiner", "learner", "contract"],
    packages: [...anyPackage, ...node],
  },
  architecture: { doors: ["engine"], packages: [...anyPackage, ...node] },
};

const elements = folders.map(([type, pattern]) => ({ type, pattern, partialMatch: false }));

const files = [
  { category: "door", pattern: "packages/*/src/index.ts" },
  {
    category: "door",
    pattern: "packages/content/src/{notes,paragraphs,passages,studies,words}/index.ts",
  },
  // Each a door of its own, so that a topic loads what it needs.
  { category: "door", pattern: "packages/content/src/scenarios/*.ts" },
  { category: "door", pattern: "packages/content/src/{areas,subjects}.ts" },
  // Apart from the rest of the examiner, so that a server loads no more than the proof.
  { category: "door", pattern: "packages/examiner/src/proof-of.ts" },
  { category: "model", pattern: "packages/engine/src/model.ts" },
  { category: "composition", pattern: "apps/server/src/{main,app}.ts" },
  { category: "test", pattern: "**/*.test.{ts,tsx}" },
  { category: "test", pattern: "{packages,apps}/*/src/**/{test,testing}/**" },
];

const within = (...types: string[]) => ({ element: { types } });
const through = (workspace: string) => ({ ...within(workspace), file: { categories: "door" } });
const packaged = (...source: string[]) => ({ module: { source } });

const allowed = Object.entries(allowances).flatMap(([place, reach]) => [
  {
    from: within(place),
    allow: { to: within(place), dependency: { relationship: { to: "internal" } } },
  },
  {
    from: within(place),
    allow: {
      to: [
        within(...(reach.inside ?? [])),
        ...(reach.doors ?? []).map(through),
        packaged(...(reach.packages ?? [])),
      ],
    },
  },
  // Only where there is one: an empty list would mean anything.
  ...(reach.typeDoors ?? []).map((workspace) => ({
    from: within(place),
    allow: { to: through(workspace), dependency: { kind: "type" } },
  })),
]);

/** The workspaces whose tests may import all of their own. */
const WITH_TESTS = ["item", "content", "engine", "examiner", "contract", "desk", "learner"].concat([
  "calculator",
  "server",
  "web",
]);

/** What the table cannot say. Of two policies that speak of the same import, the later one holds. */
const exceptions = [
  {
    from: within("engine:topic", "engine:tools", "engine:models", "engine:planning"),
    allow: { to: { ...within("engine"), file: { categories: "model" } } },
  },
  {
    from: within("server", "server:*"),
    disallow: { to: packaged(...walled) },
    message: "SQL lives in records, HTTP lives in http.",
  },
  {
    from: within("server", "server:*"),
    disallow: { to: packaged(...commands, ...clients) },
    message: "The server starts nothing, and calls nobody but by the clients of sign-in and store.",
  },
  { from: within("server:records"), allow: { to: packaged(...database) } },
  { from: within("server:http"), allow: { to: packaged(...web) } },
  {
    from: { ...within("server"), file: { categories: "composition" } },
    allow: { to: packaged(...web) },
  },
  {
    from: within("web", "web:*"),
    disallow: { to: packaged(...walled, "zod") },
    message: "zod and the server's libraries stay out of the browser.",
  },
  {
    disallow: { to: { file: { categories: "test" } } },
    message: "Only tests import tests.",
  },
  {
    from: { file: { categories: "test" } },
    allow: { to: packaged("vitest", "fast-check", "@testing-library/*", ...node) },
  },
  ...WITH_TESTS.map((workspace) => ({
    from: { ...within(workspace, `${workspace}:*`), file: { categories: "test" } },
    allow: { to: within(workspace, `${workspace}:*`) },
  })),
  {
    disallow: { to: packaged("@sat/*") },
    message: "A workspace is imported through its public door, never by a deep path.",
  },
];

export const importLaw = {
  settings: {
    "boundaries/elements": elements,
    "boundaries/elements-single-match": true,
    "boundaries/files": files,
    "boundaries/additional-dependency-nodes": [
      { selector: "TSImportType > Literal", kind: "type", name: "import-type" },
    ],
    "import/resolver": { typescript: { alwaysTryTypes: true } },
  },
  rules: {
    "boundaries/dependencies": [
      "error",
      {
        default: "disallow",
        checkAllOrigins: true,
        checkUnknownLocals: true,
        checkInternals: true,
        policies: [...allowed, ...exceptions],
      },
    ],
  },
} satisfies Pick<OxlintConfig, "settings" | "rules">;
