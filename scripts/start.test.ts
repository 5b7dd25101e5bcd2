import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importData } from "@sat/contract";
import { SECTIONS } from "@sat/item";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Learner } from "./lib/learner.ts";

interface Run {
  /** What it has printed so far. */
  readonly printed: { out: string; error: string };
  /** Resolves when it prints the text. */
  readonly prints: (text: string) => Promise<void>;
  readonly kill: (signal?: NodeJS.Signals) => boolean;
  readonly exitCode: Promise<number | null>;
}

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "sat-start-"));
});

afterEach(() => rm(dataDir, { recursive: true }));

const ROOT = join(import.meta.dirname, "..");
const SCRIPT = [process.execPath, join(ROOT, "scripts/start.ts")] as const;
const NPM = ["npm", "start"] as const;

function start(
  variables: Record<string, string>,
  [program, argument]: typeof SCRIPT | typeof NPM = SCRIPT,
): Run {
  const env = { ...process.env, DATA_DIR: dataDir, ...variables };
  const child = spawn(program, [argument], { cwd: ROOT, env });
  const printed = { out: "", error: "" };
  child.stdout.on("data", (chunk) => (printed.out += String(chunk)));
  child.stderr.on("data", (chunk) => (printed.error += String(chunk)));
  const exitCode = new Promise<number | null>((resolve) => child.once("close", resolve));
  const prints = (text: string) =>
    new Promise<void>((resolve, reject) => {
      child.stdout.on("data", () => printed.out.includes(text) && resolve());
      child.once("close", () => reject(new Error(`It ended without "${text}": ${printed.error}`)));
    });
  return { printed, prints, kill: (signal) => child.kill(signal), exitCode };
}

/** The address that it prints last. */
async function addressOf(run: Run): Promise<string> {
  await run.prints("SAT Practice is ready at");
  const [address = ""] = /http:\/\/localhost:\d+\/?\n$/.exec(run.printed.out) ?? [];
  return address;
}

describe("npm start", () => {
  it("serves the web app at the address it prints last, until it is told to stop", async () => {
    const run = start({ PORT: "0" });
    const address = await addressOf(run);
    const page = await fetch(address);
    expect(await page.text()).toContain("<title>SAT Practice</title>");
    expect((await fetch(new URL("/api/me", address))).status).toBe(401);
    run.kill();
    expect(await run.exitCode).toBe(0);
    await expect(fetch(address)).rejects.toThrow();
  });

  it("has at hand what it loads only when it is asked for", async () => {
    const run = start({ PORT: "0" });
    const address = await addressOf(run);
    for (const path of [
      "/api/docs",
      "/api/docs.css",
      "/api/openapi.json",
      "/identity/styles.css",
    ]) {
      const { status } = await fetch(new URL(path, address));
      expect([path, status]).toEqual([path, 200]);
    }
    const [learner, heir] = [new Learner(address, "Ana Reyes"), new Learner(address, "Ben Ode")];
    await Promise.all([learner.signIn(), heir.signIn()]);
    for (const section of SECTIONS) {
      const { id: questionId } = await learner.ask(section);
      await learner.answer({ questionId, answer: "A", timeSpent: 20_000 });
    }
    await heir.send(`POST ${importData.path}`, await learner.export());
    expect((await heir.history()).length).toBe(SECTIONS.length);
    run.kill();
    expect(await run.exitCode).toBe(0);
  });

  it("serves on while it drains, but is not ready", async () => {
    const run = start({ PORT: "0", DRAIN_SECONDS: "5" });
    const address = await addressOf(run);
    expect((await fetch(new URL("/readyz", address))).status).toBe(200);
    run.kill();
    const readiness = async () => (await fetch(new URL("/readyz", address))).status;
    await expect.poll(readiness, { timeout: 4_000 }).toBe(503);
    expect((await fetch(new URL("/api/me", address))).status).toBe(401);
    expect(await run.exitCode).toBe(0);
  });

  it.each([
    ["npm", "SIGTERM", NPM],
    ["npm", "SIGKILL", NPM],
    ["the script", "SIGKILL", SCRIPT],
  ] as const)("leaves no server behind when %s ends by %s", async (_, signal, command) => {
    const run = start({ PORT: "0" }, command);
    const address = await addressOf(run);
    run.kill(signal);
    // The server holds its end of the output until it is gone.
    await run.exitCode;
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
