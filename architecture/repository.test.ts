import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { repository, trackedFiles } from "./testing/overlay.ts";

const read = (path: string): string => readFileSync(join(repository, path), "utf8");

/** A file that a colleague has just removed is still tracked until that is committed. */
const filesOf = (...patterns: string[]): string[] =>
  trackedFiles(...patterns).filter((path) => existsSync(join(repository, path)));

interface Line {
  readonly place: string;
  readonly text: string;
  readonly above: string;
}

function linesOf(...patterns: string[]): Line[] {
  return filesOf(...patterns).flatMap((path) =>
    read(path)
      .split("\n")
      .map((text, at, all) => ({ place: `${path}:${at + 1}`, text, above: all[at - 1] ?? "" })),
  );
}

const placesOf = (lines: readonly Line[]): string[] => lines.map(({ place }) => place);
const withoutTexts = (text: string): string => text.replaceAll(/"[^"]*"|`[^`]*`|\/\/.*/g, "");
const hasComment = ({ text, above }: Line): boolean =>
  /\/\/|\/\*/.test(text) || /^\s*(\/\/|\*|\/\*|\{\/\*)/.test(above);

const CODE = ["*.ts", "*.tsx"];
const PRODUCTION = [...CODE, ":!*.test.*", ":!**/testing/**", ":!**/test/**", ":!architecture/**"];

describe("every tracked file", () => {
  it("names no place of one machine", () => {
    const text = ["*", ":!architecture/**", ":!*.png", ":!package-lock.json"];
    const machine = /(^|[\s"'`(=])(\/(home|root|Users|work|mnt)\/|[A-Z]:\\Users)/;
    expect(placesOf(linesOf(...text).filter((line) => machine.test(line.text)))).toEqual([]);
  });
});

describe("the code", () => {
  it("names colours only in the tokens, and in the style sheets of the server's own pages", () => {
    const colour = /#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(rgb|hsl|lab|lch|oklab|oklch)a?\(/i;
    const styled = linesOf(
      "apps/web/src/*.css",
      "apps/web/src/*.tsx",
      "apps/web/src/*.ts",
      "apps/server/src/*.ts",
      ":!apps/web/src/styles/tokens.css",
      ":!*.test.*",
    );
    expect(placesOf(styled.filter(({ text }) => colour.test(text)))).toEqual([]);
  });

  it("says of every effect what outside thing it keeps in step", () => {
    const effects = linesOf("apps/web/src/*.ts", "apps/web/src/*.tsx").filter(({ text }) =>
      /\buse(Layout)?Effect\(/.test(text),
    );
    expect(placesOf(effects.filter((line) => !hasComment(line)))).toEqual([]);
  });

  it("gives a reason for every cast", () => {
    const cast = /[\w)\]}] as ([A-Z({[]|(unknown|never|string|number|keyof|readonly|typeof)\b)/;
    const renaming = /^\s*(import|export)\b|^\s*type \w+ as |\* as /;
    const casts = linesOf(...PRODUCTION).filter(
      ({ text }) => cast.test(withoutTexts(text)) && !renaming.test(text),
    );
    expect(placesOf(casts.filter((line) => !hasComment(line)))).toEqual([]);
  });

  it("gives a reason for every exception from a rule of the linter", () => {
    const exceptions = linesOf(...CODE).filter(({ text }) => /\b(ox|es)lint-disable/.test(text));
    expect(placesOf(exceptions.filter(({ text }) => !text.includes(" -- ")))).toEqual([]);
  });

  it("loads on demand only what it names by a plain string, which the law can read", () => {
    const loads = linesOf(...PRODUCTION).filter(({ text }) => /\bimport\(\s*[^"\s)]/.test(text));
    expect(placesOf(loads)).toEqual([]);
  });
});

describe("the item models", () => {
  const folder = "packages/engine/src/models";
  // A topic keeps its models in one folder, or in rooms by skill.
  const models = filesOf(`${folder}/*/*.ts`)
    .filter((path) => /^export const \w+ = define\w+\(/m.test(read(path)))
    .map((path) => path.slice(folder.length + 1));
  const topicOf = (model: string) => model.slice(0, model.indexOf("/"));

  it.each(models)("include %s in the list of its topic", (model) => {
    const topic = topicOf(model);
    const file = model.slice(topic.length + 1);
    expect(read(`${folder}/${topic}/index.ts`)).toContain(`from "./${file}"`);
  });

  it.each([...new Set(models.map(topicOf))])(
    "include the topic of %s in the whole list",
    (topic) => {
      expect(read(`${folder}/index.ts`)).toContain(`import("./${topic}/index.ts")`);
    },
  );
});

describe("the endpoints", () => {
  const entries = filesOf("packages/contract/src/*.ts").flatMap((path) => [
    ...read(path).matchAll(/method: "(\w+)",\s+path: "([^"]+)"/g),
  ]);
  const calls = entries.map(([, method = "", path = ""]) => [method.toUpperCase(), path] as const);
  // Several tests call through one that drives them.
  const tested = filesOf("apps/server/src/*.test.ts", "apps/server/src/features/*/testing/*.ts");
  const tests = tested.map(read).join("\n");

  it.each(calls)("have a server test each: %s %s", (method, path) => {
    const called = path.replace("{id}", String.raw`\$\{.+?\}`);
    expect(tests).toMatch(new RegExp(`${called}(?![\\w/-])`));
    if (method !== "GET") expect(tests).toContain(method);
  });
});
