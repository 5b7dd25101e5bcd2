import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

interface Run {
  /** What it has printed so far. */
  readonly printed: { out: string; error: string };
  /** Resolves when it prints the text. */
  readonly prints: (text: string) => Promise<void>;
  readonly kill: () => boolean;
  readonly exitCode: Promise<number | null>;
}

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "sat-start-"));
});

afterEach(() => rm(dataDir, { recursive: true }));

function start(variables: Record<string, string>): Run {
  const child = spawn(process.execPath, [join(import.meta.dirname, "start.ts")], {
    env: { ...process.env, DATA_DIR: dataDir, ...variables },
  });
  const printed = { out: "", error: "" };
  child.stdout.on("data", (chunk) => (printed.out += String(chunk)));
  child.stderr.on("data", (chunk) => (printed.error += String(chunk)));
  const exitCode = new Promise<number | null>((resolve) => child.once("close", resolve));
  const prints = (text: string) =>
    new Promise<void>((resolve, reject) => {
      child.stdout.on("data", () => printed.out.includes(text) && resolve());
      child.once("close", () => reject(new Error(`It ended without "${text}": ${printed.error}`)));
    });
  return { printed, prints, kill: () => child.kill("SIGTERM"), exitCode };
}

describe("npm start", () => {
  it("serves the web app at the address it prints last, until it is told to stop", async () => {
    const run = start({ PORT: "0" });
    await run.prints("\n");
    const [address = ""] = /http:\/\/localhost:\d+\/?\n$/.exec(run.printed.out) ?? [];
    const page = await fetch(address);
    expect(await page.text()).toContain("<title>SAT Practice</title>");
    expect((await fetch(new URL("/api/me", address))).status).toBe(401);
    run.kill();
    expect(await run.exitCode).toBe(0);
    await expect(fetch(address)).rejects.toThrow();
  });

  it("stops at a wrong setting with one sentence", async () => {
    const run = start({ HOST: "0.0.0.0" });
    expect(await run.exitCode).toBe(1);
    expect(run.printed.error).toBe(
      "Set OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET to let other machines sign in, " +
        "or leave HOST out to serve this machine alone.\n",
    );
  });
});
