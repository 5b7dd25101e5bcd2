import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repository, trackedFiles } from "./testing/overlay.ts";

const read = (path: string): string => readFileSync(join(repository, path), "utf8");
const page = read("docs/security.md").replaceAll(/\s+/g, " ");
const files = trackedFiles("*.ts");

/** The file that is meant by the end of its path; none unless there is one, and one only. */
function fileNamed(name: string): string | undefined {
  const meant = files.filter((path) => `/${path}`.endsWith(`/${name}`));
  return meant.length === 1 ? meant[0] : undefined;
}

const named = [...page.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`/g)].map(([, name = ""]) => name);
const titled = [...page.matchAll(/`([\w./-]+\.ts)`: "([^"]+)"/g)];

test("every test that the page on security names is there", () => {
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => fileNamed(name) === undefined)).toEqual([]);
});

test("every title that it gives is that of a test in the file", () => {
  expect(titled.length).toBeGreaterThan(30);
  const isThere = ([, name = "", title = ""]: RegExpMatchArray) => {
    const file = fileNamed(name);
    return file !== undefined && read(file).includes(`"${title}"`);
  };
  expect(titled.filter((one) => !isThere(one)).map(([whole]) => whole)).toEqual([]);
});
