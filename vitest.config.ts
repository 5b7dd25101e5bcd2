import { configDefaults, defineConfig } from "vitest/config";
import { THREAD_FLAGS } from "./scripts/lib/thread-flags.ts";

const outside = [...configDefaults.exclude, "e2e/**"];

/**
 * In milliseconds. No test waits for time to pass: only on a machine that is busy with much else does one take long,
 * and that is not its fault.
 */
const PATIENCE = { testTimeout: 300_000, hookTimeout: 300_000 };

/** The suites by where their code runs; `vitest run --project web` runs one of them. */
export default defineConfig({
  test: {
    // By default one core is left idle.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          name: "packages",
          execArgv: [...THREAD_FLAGS],
          include: ["packages/*/src/**/*.test.ts"],
          exclude: outside,
          ...PATIENCE,
          // Pure code leaves nothing behind, and is loaded once for all its files.
          isolate: false,
        },
      },
      {
        test: {
          name: "server",
          execArgv: [...THREAD_FLAGS],
          include: ["apps/server/src/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: outside,
          ...PATIENCE,
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
          ...PATIENCE,
        },
      },
      {
        test: {
          name: "architecture",
          include: ["architecture/**/*.test.ts"],
          exclude: outside,
          ...PATIENCE,
        },
      },
    ],
  },
});
