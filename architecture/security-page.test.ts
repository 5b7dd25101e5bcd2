import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repository, trackedFiles } from "./testing/overlay.ts";

const read = (path: string): string => readFileSync(join(repository, path), "utf8");
const source = read("docs/security.md");
const page = source.replaceAll(/\s+/g, " ");
const files = trackedFiles("*.ts", "*.tsx");

/** The file that is meant by the end of its path; none unless there is one, and one only. */
function fileNamed(name: string): string | undefined {
  const meant = files.filter((path) => `/${path}`.endsWith(`/${name}`));
  return meant.length === 1 ? meant[0] : undefined;
}

const named = [...page.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(([, name = ""]) => name);
/** Of one file there may be several titles, one after the other. */
const titled = [...page.matchAll(/`([\w./-]+\.tsx?)`: ("[^"]+"(?:, "[^"]+")*)/g)].flatMap(
  ([, name = "", titles = ""]) =>
    [...titles.matchAll(/"[^"]+"/g)].map(([title]) => ({ name, title })),
);

test("every test that the page on security names is there", () => {
  expect(named.length).toBeGreaterThan(90);
  expect(named.filter((name) => fileNamed(name) === undefined)).toEqual([]);
});

test("every title that it gives is that of a test in the file", () => {
  expect(titled.length).toBeGreaterThan(80);
  const isThere = ({ name, title }: (typeof titled)[number]) => {
    const file = fileNamed(name);
    return file !== undefined && read(file).includes(title);
  };
  expect(titled.filter((one) => !isThere(one))).toEqual([]);
});

test("every requirement that it calls met has a test, a command that tries it, or the page's word alone", () => {
  const met = source.split("\n").filter((line) => /^\| [^|]+ \| met\b/.test(line));
  const shown =
    /`[\w./-]+(\.(test|spec)\.tsx?|-conformance\.ts)`|`testing\/[\w-]+\.ts`: "|`npm run /;
  expect(met.length).toBeGreaterThan(80);
  expect(met.filter((line) => !shown.test(line) && !line.includes("met (by this page)"))).toEqual(
    [],
  );
});
