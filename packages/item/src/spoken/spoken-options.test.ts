import { describe, expect, it } from "vitest";
import { parseInline } from "../prose.ts";
import { spokenOptions } from "./spoken-options.ts";

function said(...[A, B, C, D]: readonly [string, string, string, string]): string[] {
  const options = spokenOptions({
    A: parseInline(A),
    B: parseInline(B),
    C: parseInline(C),
    D: parseInline(D),
  });
  return Object.values(options);
}

describe("options", () => {
  it("are said without their marks where their words differ", () => {
    expect(said("It grew, slowly.", "It sank.", "It held.", "It fell.")).toEqual([
      "It grew, slowly.",
      "It sank.",
      "It held.",
      "It fell.",
    ]);
  });

  it("say their marks where some differ in nothing else", () => {
    expect(said("Turkana a", "Turkana; a", "Turkana, a", "Turkana—a")).toEqual([
      "Turkana a",
      "Turkana semicolon a",
      "Turkana comma a",
      "Turkana dash a",
    ]);
    expect(said("band. An", "band and an", "band (an", "band, an")).toEqual([
      "band period An",
      "band and an",
      "band open parenthesis an",
      "band comma an",
    ]);
  });

  it("say their apostrophes where they are heard by nothing else", () => {
    expect(said("kite", "kite's", "kites'", "kite has")).toEqual(
      ["kite", "kite's", "kites'", "kite has"].map((text) =>
        text.replace("'", " apostrophe ").trim(),
      ),
    );
  });

  it("say their formulas, and a minus that is no mark", () => {
    expect(said("$-7$", "$7$", "$\\frac{1}{2}$", "-7 or 7")).toEqual([
      "negative 7",
      "7",
      "1 over 2",
      "negative 7 or 7",
    ]);
  });
});
