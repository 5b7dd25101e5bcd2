import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { repository, trackedFiles } from "./testing/overlay.ts";

interface Manifest {
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
  readonly allowScripts?: Record<string, boolean>;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
}

const readJson = (path: string): unknown =>
  JSON.parse(readFileSync(join(repository, path), "utf8"));

const lock = readJson("package-lock.json") as { packages: Record<string, Manifest> }; // npm's format

/** Where Node would look for a package, from the nearest `node_modules` to the root's. */
function placesFor(name: string, from: string): string[] {
  const above = from.lastIndexOf("/node_modules/");
  const here = `${from === "" ? "" : `${from}/`}node_modules/${name}`;
  if (from === "") return [here];
  return [here, ...placesFor(name, above < 0 ? "" : from.slice(0, above))];
}

describe("package-lock.json", () => {
  it("holds the binaries of every platform, or an install elsewhere would lack its own", () => {
    const missing = Object.entries(lock.packages).flatMap(([from, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => placesFor(name, from).every((place) => !(place in lock.packages)))
        .map((name) => `${name}, which ${from} names`),
    );
    expect(missing).toEqual([]);
  });

  it("holds the hash of all that an install brings, which runs nothing of its own", () => {
    const installed = Object.entries(lock.packages).filter(
      ([place, { link }]) => place.includes("node_modules/") && link !== true,
    );
    expect(installed.filter(([, { integrity = "" }]) => !integrity.startsWith("sha512-"))).toEqual(
      [],
    );
    const { allowScripts = {} } = readJson("package.json") as Manifest; // npm's format
    expect(Object.values(allowScripts)).not.toContain(true);
  });

  it("names no registry, so that everyone installs from their own", () => {
    const named = Object.values(lock.packages).filter(
      ({ resolved, link }) => link !== true && resolved !== undefined,
    );
    expect(named).toEqual([]);
  });
});

describe("every package.json", () => {
  it.each(trackedFiles("package.json", "*/package.json"))("pins exact versions: %s", (path) => {
    const { dependencies, devDependencies, optionalDependencies } = readJson(path) as Manifest; // npm's format
    const all = { ...dependencies, ...devDependencies, ...optionalDependencies };
    const loose = Object.entries(all).filter(
      ([name, version]) => !(name.startsWith("@sat/") ? version === "*" : /^\d/.test(version)),
    );
    expect(loose).toEqual([]);
  });
});
