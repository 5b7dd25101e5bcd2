import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";

const MAIN = join(import.meta.dirname, "main.ts");

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "sat-main-"));
});

afterEach(() => rm(dataDir, { recursive: true }));

/** The files that a server with these settings has read by the time it is ready. */
async function filesReadFor(settings: Record<string, string>): Promise<string> {
  const program = `
    import { registerHooks } from "node:module";
    const files = [];
    registerHooks({ load(url, context, next) { files.push(url); return next(url, context); } });
    await import(${JSON.stringify(MAIN)});
    console.log(files.join("\\n"));
    process.exit();`;
  const words = ["--input-type=module", "--eval", program];
  const env = { DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "silent", ...settings };
  const { stdout } = await promisify(execFile)(process.execPath, words, { env });
  return stdout;
}

test("a start reads nothing that only a sign-in, another database, the metrics or a reminder need", async () => {
  const files = await filesReadFor({});
  expect(files).toContain("/node_modules/hono/");
  for (const name of ["oidc-provider", "openid-client", "pg", "prom-client", "web-push"]) {
    expect(files).not.toContain(`/node_modules/${name}/`);
  }
});

test("metrics that are asked for are there from the start", async () => {
  expect(await filesReadFor({ METRICS_PORT: "0" })).toContain("/node_modules/prom-client/");
});
