import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const styles = readFileSync(join(import.meta.dirname, "../apps/web/src/styles/fonts.css"), "utf8");

/** The value of one descriptor of a face. */
const told = (face: string, descriptor: string): string =>
  RegExp(`\\b${descriptor}:\\s*([^;]+);`).exec(face)?.[1] ?? "";

function charactersOf(face: string): number[] {
  const ranges = told(face, "unicode-range").matchAll(/U\+([\dA-F]{4})(?:-([\dA-F]{4}))?/g);
  return [...ranges].flatMap(([, first = "", last = first]) => {
    const start = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, at) => start + at);
  });
}

const faces = [...styles.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face = ""]) => face);
const inter = faces.filter((face) => told(face, "font-family") === '"Inter"');
/** One weight and style of it, as a measure of what Latin is. */
const serif = faces.filter(
  (face) =>
    told(face, "font-family") === '"Source Serif 4"' &&
    told(face, "font-weight") === "400" &&
    told(face, "font-style") === "",
);

describe("the faces of Inter", () => {
  it("share no character, so that none is asked for beside the core for its sake", () => {
    const all = inter.flatMap(charactersOf);
    expect(all).toHaveLength(new Set(all).size);
  });

  it("have every character that the serif has", () => {
    const sorted = (of: string[]) => of.flatMap(charactersOf).toSorted((one, two) => one - two);
    expect(sorted(inter)).toEqual(sorted(serif));
  });

  it("have the same weights, so that the browser chooses by the character", () => {
    expect(new Set(inter.map((face) => told(face, "font-weight")))).toEqual(new Set(["400 700"]));
  });
});
