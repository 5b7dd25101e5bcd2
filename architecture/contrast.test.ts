import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const tokens = readFileSync(join(import.meta.dirname, "../apps/web/src/styles/tokens.css"), "utf8");

/** WCAG 2.2: 4.5 for text (1.4.3), 3 for what marks a control (1.4.11). */
const TEXT = 4.5;
const MARK = 3;

const SURFACES = ["desk", "page", "raised", "sunken"];
const ACCENTS = ["reading", "writing", "math", "mixed", "good", "bad", "caution"];
const MASTERY = ["beginner", "intermediate", "advanced", "mastery"].map(
  (level) => `mastery-${level}`,
);

const COLOURS = new Map(
  [...tokens.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = "", light = "", dark = ""]) => [name, { light, dark }],
  ),
);

type Theme = "light" | "dark";

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(front: string, back: string, theme: Theme): number {
  const [one = 0, other = 0] = [front, back].map((name) => {
    const colour = COLOURS.get(name);
    if (colour === undefined) throw new Error(`no colour --${name}`);
    return luminance(colour[theme]);
  });
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

type Pair = readonly [front: string, back: string];

function pairs(fronts: readonly string[], backs: readonly string[]): Pair[] {
  return fronts.flatMap((front) => backs.map((back) => [front, back] as const));
}

/** The pairs that fall short of a ratio, in words. */
function tooFaint(theme: Theme, least: number, candidates: readonly Pair[]): string[] {
  return candidates
    .map(([front, back]) => ({ front, back, ratio: contrast(front, back, theme) }))
    .filter(({ ratio }) => ratio < least)
    .map(({ front, back, ratio }) => `${front} on ${back}: ${ratio.toFixed(2)}`);
}

const READ: readonly Pair[] = [
  ...pairs(["ink", "ink-soft", "action", "bad"], SURFACES),
  ...pairs(ACCENTS, ["page", "desk", "raised"]),
  ...ACCENTS.flatMap((accent) => pairs(["ink", accent], [`${accent}-tint`])),
  ...pairs(["ink", "action"], ["action-tint"]),
  ...pairs(["on-action"], ["action", "action-hover"]),
  // Buttons in a section's colour bear the page's colour as text.
  ...pairs(["page"], ["reading", "writing", "math", "mixed"]),
  ...pairs(MASTERY, ["page", "desk"]),
];

const SEEN = pairs(["line-strong", "focus"], SURFACES);

describe.each<Theme>(["light", "dark"])("the %s theme", (theme) => {
  it("has every text readable on its surface", () => {
    expect(tooFaint(theme, TEXT, READ)).toEqual([]);
  });

  it("has every edge of a control visible on its surface", () => {
    expect(tooFaint(theme, MARK, SEEN)).toEqual([]);
  });
});
