import { build, type Plugin } from "vite";

/** What the service worker brings in by this name, see `installing.ts`. */
export const REMINDER_WORKER = "reminder-worker.js";

const SOURCE = new URL("src/reminder-worker.ts", import.meta.url).pathname;

/** Puts what the service worker does about reminders beside it: a script of its own, that keeps its names to itself. */
export function reminderWorker(): Plugin {
  return {
    name: "reminder-worker",
    apply: "build",
    async generateBundle() {
      const built = await build({
        configFile: false,
        logLevel: "warn",
        publicDir: false,
        build: {
          write: false,
          target: "es2023",
          lib: { entry: SOURCE, formats: ["iife"], name: "reminders", fileName: "worker" },
        },
      });
      const [output] = Array.isArray(built) ? built : [built];
      if (output === undefined || !("output" in output)) throw new Error("nothing was built");
      const { code } = output.output[0];
      this.emitFile({ type: "asset", fileName: REMINDER_WORKER, source: code });
    },
  };
}
