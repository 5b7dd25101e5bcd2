import { configDefaults, defineConfig } from "vitest/config";

const outside = [...configDefaults.exclude, "e2e/**"];

/** The suites by where their code runs; `vitest run --project web` runs one of them. */
export default defineConfig({
  test: {
    // By default one core is left idle.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          name: "packages",
          include: ["packages/*/src/**/*.test.ts"],
          exclude: outside,
          testTimeout: 60_000,
          // Pure code leaves nothing behind, and is loaded once for all its files.
          isolate: false,
        },
      },
      {
        test: {
          name: "server",
          include: ["apps/server/src/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: outside,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // Loading the engine takes longer than most of these files; what one of them stubs, it puts back.
          isolate: false,
        },
      },
      {
        test: {
          name: "web",
          include: ["apps/web/src/**/*.test.{ts,tsx}"],
          environment: "happy-dom",
          setupFiles: [
            "./architecture/fail-on-console-error.ts",
            "./apps/web/src/test/patience.ts",
          ],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "architecture",
          include: ["architecture/**/*.test.ts"],
          exclude: outside,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
