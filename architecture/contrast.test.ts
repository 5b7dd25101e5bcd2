import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const tokens = readFileSync(join(import.meta.dirname, "../apps/web/src/styles/tokens.css"), "utf8");

/** WCAG 2.2: 4.5 for text (1.4.3), 3 for what marks a control (1.4.11). */
const TEXT = 4.5;
const MARK = 3;
/** Distance in Oklab from which two colours are never taken for one, however small the mark. */
const UNLIKE = 0.15;

const SURFACES = ["desk", "page", "raised", "sunken"];
const SECTIONS = ["reading", "writing", "math", "mixed"];
const ACCENTS = [...SECTIONS, "good", "bad", "caution"];
const MASTERY = ["beginner", "intermediate", "advanced", "mastery"].map(
  (level) => `mastery-${level}`,
);

const COLOURS = new Map(
  [...tokens.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = "", light = "", dark = ""]) => [name, { light, dark }],
  ),
);

type Theme = "light" | "dark";

/** Red, green and blue as shares of light. */
function channels(colour: string): [number, number, number] {
  const light = (at: number) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [light(1), light(3), light(5)];
}

/** Relative luminance, as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red, green, blue] = channels(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A colour in Björn Ottosson's Oklab, where distances are those that the eye sees. */
function oklab(colour: string): [number, number, number] {
  const [red, green, blue] = channels(colour);
  const [l, m, s] = [
    Math.cbrt(0.4122 * red + 0.5363 * green + 0.0514 * blue),
    Math.cbrt(0.2119 * red + 0.6807 * green + 0.1074 * blue),
    Math.cbrt(0.0883 * red + 0.2817 * green + 0.63 * blue),
  ];
  return [
    0.2105 * l + 0.7936 * m - 0.0041 * s,
    1.978 * l - 2.4286 * m + 0.4506 * s,
    0.0259 * l + 0.7828 * m - 0.8087 * s,
  ];
}

function contrast(front: string, back: string, theme: Theme): number {
  const [one = 0, other = 0] = [front, back].map((name) => luminance(colourOf(name, theme)));
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function colourOf(name: string, theme: Theme): string {
  const colour = COLOURS.get(name);
  if (colour === undefined) throw new Error(`no colour --${name}`);
  return colour[theme];
}

/** How far apart two colours are to the eye. */
function difference(one: string, other: string, theme: Theme): number {
  const [a, b] = [oklab(colourOf(one, theme)), oklab(colourOf(other, theme))];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
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
  ...pairs(["page"], SECTIONS),
  ...pairs(MASTERY, ["page", "desk"]),
  ...pairs(["google-ink"], ["google-ground"]),
  // Buttons that are out of reach, and the clock when time runs short.
  ...pairs(["ink-soft"], ["fill"]),
  ...pairs(["on-warning"], ["warning"]),
  ...pairs(["on-action"], ["bad"]),
];

const SEEN = [
  ...pairs(["line-strong", "focus"], SURFACES),
  ...pairs(["google-line"], ["google-ground", "page"]),
];

describe.each<Theme>(["light", "dark"])("the %s theme", (theme) => {
  it("has every text readable on its surface", () => {
    expect(tooFaint(theme, TEXT, READ)).toEqual([]);
  });

  it("has a warning that no section's colour is like", () => {
    const near = SECTIONS.filter((section) => difference("warning", section, theme) < UNLIKE);
    expect(near).toEqual([]);
  });

  it("has every edge of a control visible on its surface", () => {
    expect(tooFaint(theme, MARK, SEEN)).toEqual([]);
  });
});
