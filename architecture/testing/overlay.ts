import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export const repository = join(import.meta.dirname, "../..");

/** The paths of the files that git keeps, of the whole repository or of what a pattern names. */
export function trackedFiles(...patterns: string[]): string[] {
  const list = execFileSync("git", ["ls-files", "-z", ...patterns], { cwd: repository });
  return list.toString().split("\0").filter(Boolean);
}

/** The text of small files by their path from the root. */
export type Files = Record<string, string>;

/**
 * A tree laid out as the repository is, under its own configuration files, with no code but the
 * given. Outside packages are the repository's; workspaces are the tree's own.
 * @returns the path of its root, in the system's temporary folder
 */
export function overlay(...layers: Files[]): string {
  const root = mkdtempSync(join(tmpdir(), "overlay-"));
  for (const file of trackedFiles(...CONFIGURATION)) {
    cpSync(join(repository, file), join(root, file), { recursive: true });
  }
  linkPackages(root);
  for (const [file, text] of layers.flatMap((layer) => Object.entries(layer))) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

const CONFIGURATION = [
  "oxlint.config.ts",
  "architecture/*.ts",
  ":!architecture/*.test.ts",
  "package.json",
  "*/package.json",
  "tsconfig*.json",
  "*/tsconfig*.json",
];

function linkPackages(root: string): void {
  const modules = join(root, "node_modules");
  mkdirSync(join(modules, "@sat"), { recursive: true });
  for (const name of readdirSync(join(repository, "node_modules"))) {
    if (name !== "@sat") symlinkSync(join(repository, "node_modules", name), join(modules, name));
  }
  for (const name of readdirSync(join(root, "packages"))) {
    symlinkSync(join(root, "packages", name), join(modules, "@sat", name));
  }
}

export interface Finding {
  readonly file: string;
  readonly rule: string;
  readonly message: string;
}

/** What the repository's linter finds in a tree. */
export function lint(root: string): Finding[] {
  const { stdout, stderr } = spawnSync(
    join(repository, "node_modules/.bin/oxlint"),
    ["--format=json"],
    { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
  );
  if (!stdout.startsWith("{")) throw new Error(`The linter did not run: ${stdout}${stderr}`);
  const { diagnostics } = JSON.parse(stdout) as LintReport; // the linter's own format
  return diagnostics.map(({ filename, code, message }) => ({
    file: filename,
    rule: code.replace(/^(.*)\((.*)\)$/, "$1/$2"),
    message,
  }));
}

interface LintReport {
  readonly diagnostics: readonly { filename: string; code: string; message: string }[];
}
