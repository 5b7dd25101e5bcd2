/** Names what the built app holds of others, with their licenses. */

import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { normalizePath, type Plugin, type Rolldown } from "vite";
import { CUT_FONTS } from "./core-font.ts";

/** Stands beside the app's pages; the terms lead to it. */
export const LICENSES = "licenses.txt";

/** What Workbox puts into the service worker, which no bundle shows. */
const WORKER = ["core", "precaching", "routing", "strategies"];

/** A package's folder, of any file in it; what is cut from fonts lies in none. */
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^./][^/]*(?=\/)/;
const LICENSE_FILE = /^licen[cs]e\b/i;

/** Vite writes the file, of packages with code in the bundle; this adds the fonts and what is in the worker. */
export function licenses(): Plugin {
  let root = "";
  return {
    name: "licenses",
    apply: "build",
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle: {
      order: "post",
      handler: (_options, bundle) => {
        const written = bundle[LICENSES];
        if (written?.type !== "asset") throw new Error(`Vite has not written ${LICENSES}`);
        const byVite = String(written.source);
        const files = [...assetsOf(bundle, root), ...CUT_FONTS.map(resolved), ...workerParts()];
        const entries = [...new Set(files.flatMap(packageOf))].map(entryOf);
        const missing = entries.filter(([heading]) => !byVite.includes(heading));
        written.source = byVite + missing.map((lines) => `\n${lines.join("\n\n")}\n`).join("");
      },
    },
  };
}

/** The files that became assets, such as fonts. */
function assetsOf(bundle: Rolldown.OutputBundle, root: string): string[] {
  return Object.values(bundle).flatMap((file) =>
    file.type === "asset" ? file.originalFileNames.map((name) => resolve(root, name)) : [],
  );
}

function workerParts(): string[] {
  return WORKER.map((part) => resolved(`workbox-${part}/package.json`));
}

function resolved(name: string): string {
  return createRequire(import.meta.url).resolve(name);
}

function packageOf(file: string): string[] {
  return PACKAGE.exec(normalizePath(file)) ?? [];
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

/** The heading, in Vite's form, and the text, of the package in a folder. */
function entryOf(folder: string): [string, string] {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest; // npm's format
  const file = readdirSync(folder).find((name) => LICENSE_FILE.test(name));
  if (file === undefined) throw new Error(`${manifest.name} comes without its license`);
  const heading = `## ${manifest.name} - ${manifest.version} (${manifest.license})`;
  return [heading, readFileSync(join(folder, file), "utf8").trim()];
}
