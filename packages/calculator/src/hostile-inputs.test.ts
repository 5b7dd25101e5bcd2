import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  formatValue,
  type Plot,
  type Result,
  sayStatement,
  sayValue,
  Search,
  shapesOf,
  type Stop,
  Tracer,
  type View,
} from "./index.ts";
import { expression, lastOf, plotsOf, resultsOf } from "./testing/on-a-sheet.ts";

const SMALL_VIEW = { left: -5, right: 5, bottom: -5, top: 5, width: 60, height: 60 };

/** More than anybody goes through. */
const MOST_STOPS = 12_000;

/** All stops on some plots, and beside the middle of the view the nearest point of them. */
function stopsOf(plots: readonly Plot[], view: View): readonly Stop[] {
  const tracer = new Tracer(plots, view);
  tracer.nearest({ x: 0, y: 0 });
  return plots.flatMap((_, at) => tracer.stops(at, []));
}

describe("what is meant to hurt ends at once with a sentence", () => {
  const nested = (open: string, close: string, count: number) =>
    open.repeat(count) + "1" + close.repeat(count);

  it.each([
    ["ten thousand brackets", nested("(", ")", 10_000), "This is too long to read."],
    ["brackets that fit", nested("(", ")", 400), "This is nested too deeply."],
    ["bars", nested("|", "|", 400), "This is nested too deeply."],
    ["minus signs", `${"-".repeat(900)}1`, "This is nested too deeply."],
    ["powers", "2^".repeat(400) + "2", "This is nested too deeply."],
    ["functions", `${"sin ".repeat(200)}1`, "This is nested too deeply."],
    ["a tower", "9^9^9^9", "This number is too large to show."],
    ["a factorial", "100000!", "This number is too large to show."],
    ["a list", "[1...10^9]", "This list is too long."],
    ["a list without steps", "[1,1...9]", "This list has no end."],
    ["a list without end", "[1...10^400]", "This list has no end."],
    ["many curves", "y=[1...100]x", "This list is too long to draw."],
    ["work at a point", "y=total([1...5000])x", "This takes too much calculating."],
    ["work that counts alone", "y=count([1...5000])x", "This takes too much calculating."],
    ["work in the plane", "x^2+y^2=total([1...5000])", "This takes too much calculating."],
  ])("%s", (_, text, message) => {
    expect(lastOf([text])).toMatchObject({ kind: "error", message });
  });

  it("a cell of a table", () => {
    const cells = [`total(${"[1...9999]+".repeat(60)}1)`];
    expect(lastOf([{ kind: "table", columns: [{ name: "x1", cells }] }])).toMatchObject({
      columns: [{ faults: ["This takes too much calculating."] }],
    });
  });

  it("functions that double what they do at every step", () => {
    const steps = Array.from({ length: 60 }, (_, at) => `f${at + 1}(x)=f${at}(x)+f${at}(x)`);
    expect(lastOf(["f0(x)=x", ...steps, "f60(1)"])).toMatchObject({
      message: "This takes too much calculating.",
    });
  });

  it("thousands of rows that rest on each other", () => {
    const rows = Array.from({ length: 5000 }, (_, at) => `a${at}=a${at + 1}`);
    expect(lastOf(rows)).toMatchObject({ message: "A sheet has at most 200 rows." });
  });

  it("a chain as long as may be, from its far end", () => {
    const chain = Array.from({ length: 199 }, (_, at) => `a${at}=a${at + 1}+1`);
    expect(resultsOf([...chain, "a199=1"].map(expression))[0]).toMatchObject({ value: 200 });
  });

  it.each(["1/(x^2+y^2)=0", "e^(x+y)=0", "x^2+y^2=1/0", "y=1/(x^2+y^2)"])(
    "an equation that comes ever nearer to holding: %s",
    (row) => {
      const [plot] = plotsOf([row]);
      if (plot === undefined) throw new Error("No plot");
      const { points } = shapesOf(plot, SMALL_VIEW);
      expect(points).toEqual([]);
    },
  );

  it.each([
    ["far out", { left: 1e17, right: 1e17 + 64, bottom: -1e300, top: 1e300 }],
    ["near to nothing", { left: 0, right: 1e-320, bottom: 0, top: 1e-320 }],
    ["upside down", { left: 5, right: -5, bottom: 5, top: -5 }],
    ["without an end", { left: -Infinity, right: Infinity, bottom: NaN, top: NaN }],
  ])("a view %s", (_, edges) => {
    const view = { ...SMALL_VIEW, ...edges };
    const plots = plotsOf(["y=1/x", "x^2+y^2=25", "x^2=4", "y<x"]);
    for (const plot of plots) shapesOf(plot, view);
    expect(new Search(plots, view).advance(1e6)).toBe(true);
    expect(stopsOf(plots, view).length).toBeLessThan(MOST_STOPS);
  });

  it("a product of a thousand letters", () => {
    expect(lastOf([`y=${"x".repeat(900)}`])).toMatchObject({ kind: "curve" });
  });
});

/** Pieces of what students type, put together without sense. */
const pieces = fc.constantFrom(
  ..."0123456789.+-*/^=<>~!%|()[]{},: xyabef_°≤≥≠×÷√π²⁻¹".split(""),
  ..."sin cos tan sqrt ln log_2 mean median nCr mod f(x)= ... <= >= of pi quartile( root( x1 y1".split(
    " ",
  ),
);
const rows = fc.array(
  fc.array(pieces, { maxLength: 14 }).map((parts) => parts.join("")),
  { minLength: 1, maxLength: 4 },
);

function use(result: Result): void {
  if ("tex" in result) sayStatement(result.tex);
  if ("value" in result && result.value !== null) {
    formatValue(result.value);
    sayValue(result.value);
  }
}

describe("nothing that can be typed", () => {
  it("throws or hangs", () => {
    fc.assert(
      fc.property(rows, (texts) => {
        const results = resultsOf(texts.map(expression));
        for (const result of results) use(result);
        expect(results).toHaveLength(texts.length);
      }),
      { numRuns: 1500 },
    );
  });

  it("stops a drawing or a search", () => {
    const drawable = rows.map((texts) =>
      texts.map((text, at) => (at % 2 === 0 ? `y=${text}x` : `x${text}<y`)),
    );
    fc.assert(
      fc.property(drawable, (texts) => {
        const plots = resultsOf(texts.map(expression)).flatMap((result) =>
          "plots" in result ? result.plots.slice(0, 3) : [],
        );
        for (const plot of plots) {
          const { lines, areas } = shapesOf(plot, SMALL_VIEW);
          const numbers = [...lines.map(({ path }) => path), ...areas].flat();
          expect(numbers.every(Number.isFinite)).toBe(true);
        }
        expect(new Search(plots, SMALL_VIEW).advance(1e6)).toBe(true);
        const stops = stopsOf(plots, SMALL_VIEW);
        expect(stops.length).toBeLessThan(MOST_STOPS);
        expect(stops.every(({ point: { x, y } }) => Number.isFinite(x + y))).toBe(true);
      }),
      { numRuns: 120 },
    );
  });

  it("is blamed outside of the text", () => {
    fc.assert(
      fc.property(rows, ([text = ""]) => {
        const result = lastOf([text]);
        if (result.kind !== "error") return;
        expect(result.message).toMatch(/^\S.*\.$/);
        expect(result.from).toBeGreaterThanOrEqual(0);
        expect(result.to).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
