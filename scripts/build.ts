import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");
const WEB = join(ROOT, "apps/web");
/** Holds the fingerprint of the sources that the build was made from; a build takes the last one away. */
const STAMP = join(WEB, "dist/.sources");

/** All that the built web app depends on. */
const SOURCES = [
  "package-lock.json",
  "apps/web/{public,src}/**",
  "apps/web/*",
  "packages/{contract,desk,item}/src/**",
];

/** Builds the web app, unless it was built from these very sources; whether it was built. */
export async function buildWeb(): Promise<boolean> {
  const fingerprint = fingerprintOf(SOURCES);
  if (readStamp() === fingerprint) return false;
  process.env["NODE_ENV"] = "production"; // Vite goes by it, and a test runner has set it to "test"
  const { build } = await import("vite"); // a start without a build goes without it
  await build({ root: WEB, logLevel: "warn" });
  writeFileSync(STAMP, fingerprint);
  return true;
}

function fingerprintOf(patterns: readonly string[]): string {
  const hash = createHash("sha256");
  for (const name of globSync(patterns, { cwd: ROOT }).toSorted()) {
    const path = join(ROOT, name);
    if (!statSync(path).isFile()) continue;
    const content = readFileSync(path);
    hash.update(`${name}\n${content.length}\n`).update(content);
  }
  return hash.digest("hex");
}

function readStamp(): string | undefined {
  try {
    return readFileSync(STAMP, "utf8");
  } catch {
    return undefined;
  }
}
