import { createHash } from "node:crypto";
import { globSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");
/** In a build: the fingerprint of the sources that it was made from. */
const STAMP = ".sources";

interface App {
  readonly folder: string;
  /** All that the built app depends on. */
  readonly sources: readonly string[];
}

const APPS: readonly App[] = [
  {
    folder: "apps/web",
    sources: [
      "package-lock.json",
      "apps/web/{public,src}/**",
      "apps/web/*",
      "packages/{contract,desk,item}/src/**",
    ],
  },
  {
    folder: "apps/server",
    sources: [
      "package-lock.json",
      "apps/server/src/**",
      "apps/server/*",
      "packages/{content,contract,engine,examiner,item,learner}/src/**",
    ],
  },
];

/** Builds the web app and the server, each unless it was built from these very sources. */
export async function buildApps(): Promise<void> {
  for (const app of APPS) {
    const fingerprint = fingerprintOf(app.sources);
    const built = join(ROOT, app.folder, "dist");
    if (readStamp(built) !== fingerprint) await build(join(ROOT, app.folder), built, fingerprint);
  }
}

/** Nobody finds half a build: it is made elsewhere, and then put in its place. */
async function build(root: string, built: string, fingerprint: string): Promise<void> {
  process.env["NODE_ENV"] = "production"; // Vite goes by it, and a test runner has set it to "test"
  const vite = await import("vite"); // a start without a build goes without it
  const outDir = join(ROOT, `node_modules/.cache/build-${process.pid}`);
  try {
    await vite.build({ root, logLevel: "warn", build: { outDir, emptyOutDir: true } });
    writeFileSync(join(outDir, STAMP), fingerprint);
    if (readStamp(built) === fingerprint) return; // another start was quicker, and may run it already
    rmSync(built, { recursive: true, force: true });
    renameSync(outDir, built);
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
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

function readStamp(built: string): string | undefined {
  try {
    return readFileSync(join(built, STAMP), "utf8");
  } catch {
    return undefined;
  }
}
