import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FitResult, Row } from "../index.ts";
import { lastOf, table } from "../testing/on-a-sheet.ts";

function fitted(rows: readonly (Row | string)[]): FitResult {
  const result = lastOf(rows);
  if (result.kind !== "fit") throw new Error(`No fit, but ${JSON.stringify(result)}`);
  return result;
}

function expectParameters(
  { parameters }: FitResult,
  values: Readonly<Record<string, number>>,
): void {
  expect(parameters.map(({ name }) => name).toSorted()).toEqual(Object.keys(values).toSorted());
  for (const { name, value } of parameters) expect(value).toBeCloseTo(values[name] ?? NaN, 6);
}

const LINE = table([1, 2, 3, 4, 5], [2.1, 3.9, 6.2, 7.8, 10.1]);
const BENT = table([0, 1, 2, 3, 4], [1, 2.2, 5.1, 9.8, 17.2]);
const DOUBLING = table([0, 1, 2, 3, 4], [3, 6.2, 11.8, 24.5, 47.9]);
const YEARS = table([2000, 2005, 2010, 2015, 2020], [50, 61, 75, 92, 113]);

describe("fits of measurements", () => {
  it("a line, with how well it fits", () => {
    const fit = fitted([LINE, "y1 ~ m x1 + b"]);
    expectParameters(fit, { m: 1.99, b: 0.05 });
    expect(fit.rSquared).toBeCloseTo(0.9973053, 7);
    expect(fit.r).toBeCloseTo(0.9986518, 7);
    expect(fit.otherSolutions).toBe(false);
  });

  it("a line's residuals are what was measured less what it says", () => {
    const { residuals } = fitted([LINE, "y1 ~ m x1 + b"]);
    expect(residuals).toHaveLength(5);
    expect(residuals[0]).toBeCloseTo(2.1 - 2.04, 9);
    expect(residuals.reduce((sum, value) => sum + value)).toBeCloseTo(0, 9);
  });

  it("a parabola", () => {
    const fit = fitted([BENT, "y1 ~ a x1^2 + b x1 + c"]);
    expectParameters(fit, { a: 1.0142857, b: -0.0571429, c: 1.0885714 });
    expect(fit.rSquared).toBeCloseTo(0.9993746, 7);
    expect(fit.r).toBeNull();
  });

  it("an exponential, by its own distances and not those of logarithms", () => {
    expectParameters(fitted([DOUBLING, "y1 ~ a b^x1"]), { a: 3.0813412, b: 1.9865313 });
  });

  it("an exponential of years, whose powers are beyond most numbers", () => {
    const { parameters } = fitted([YEARS, "y1 ~ a*b^x1"]);
    expect(parameters.find(({ name }) => name === "b")?.value).toBeCloseTo(1.0417611, 7);
    expectParameters(fitted([YEARS, "y1 ~ a b^(x1-2000)"]), { a: 49.8309447, b: 1.0417611 });
  });

  it("a line through the origin", () => {
    expectParameters(fitted([table([1, 2, 3, 4], [2.9, 6.2, 8.8, 12.3]), "y1 ~ a x1"]), {
      a: 3.03,
    });
  });

  it("a parabola in the form of its vertex", () => {
    const rows = table([-2, -1, 0, 1, 2, 3], [-9, -3, 7, 21, 39, 61]);
    expectParameters(fitted([rows, "y1 ~ a(x1-h)^2+k"]), { a: 2, h: -3, k: -11 });
  });

  it.each([
    [
      "a wave",
      (x: number) => 3 * Math.sin(0.5 * x + 1) + 2,
      "a sin(b x1+c)+d",
      { a: 3, b: 0.5, c: 1, d: 2 },
    ],
    ["a decay", (x: number) => 5 * Math.exp(-0.3 * x) + 2, "a e^(b x1)+c", { a: 5, b: -0.3, c: 2 }],
    ["a power", (x: number) => 2 * x ** 1.7, "a x1^b", { a: 2, b: 1.7 }],
    ["a half-life", (x: number) => 500 * 0.5 ** (x / 3), "p(1/2)^(x1/h)", { p: 500, h: 3 }],
    ["growth by a rate", (x: number) => 500 * 1.05 ** x, "p(1+r)^x1", { p: 500, r: 0.05 }],
    ["a corner", (x: number) => 3 * Math.abs(x - 4), "a|x1-h|", { a: 3, h: 4 }],
  ])("%s is found again", (_, at, form, values) => {
    const x = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    expectParameters(fitted([table(x, x.map(at)), `y1 ~ ${form}`]), values);
  });

  it("rows with a gap say nothing", () => {
    const columns = [
      { name: "x1", cells: ["1", "2", "", "4"] },
      { name: "y1", cells: ["3", "5", "100", "9"] },
    ];
    const fit = fitted([{ kind: "table", columns }, "y1 ~ m x1 + b"]);
    expectParameters(fit, { m: 2, b: 1 });
    expect(fit.residuals).toHaveLength(3);
  });

  it("of two measurements draws no curve, for there is no one x", () => {
    const columns = [
      { name: "x1", cells: ["1", "2", "3", "4"] },
      { name: "z1", cells: ["2", "1", "5", "3"] },
      { name: "y1", cells: ["8", "7", "21", "17"] },
    ];
    const fit = fitted([{ kind: "table", columns }, "y1 ~ a x1 + b z1"]);
    expectParameters(fit, { a: 2, b: 3 });
    expect(fit.plots).toEqual([]);
  });

  it("draws the curve through the points", () => {
    const [plot] = fitted([LINE, "y1 ~ m x1 + b"]).plots;
    if (plot?.kind !== "explicit") throw new Error("No curve");
    expect(plot.at(10)).toBeCloseTo(19.95, 9);
  });
});

describe("fits as a way to solve", () => {
  it("an equation of one unknown", () => {
    const fit = fitted(["3a+5~11"]);
    expectParameters(fit, { a: 2 });
    expect(fit.otherSolutions).toBe(false);
    expect(fit.rSquared).toBeNull();
    expect(fit.plots).toEqual([]);
  });

  it.each([
    ["a^2~9", [-3, 3]],
    ["a^2-5a+6~0", [2, 3]],
    ["(a-3)(a+2)~0", [-2, 3]],
    ["|2a-5|~9", [-2, 7]],
  ])("%s has two solutions, of which one is told and that there are others", (row, solutions) => {
    const { parameters, otherSolutions } = fitted([row]);
    const nearest = solutions.map((solution) => Math.abs(solution - (parameters[0]?.value ?? NaN)));
    expect(Math.min(...nearest)).toBeLessThan(1e-9);
    expect(otherSolutions).toBe(true);
  });

  it.each([
    ["2^a~10", Math.log2(10)],
    ["sqrt(5a+11)~a+1", 5],
    ["a^3~27", 3],
    ["1/a~4", 0.25],
    ["3(a-2)~2a+7", 13],
  ])("%s has one solution", (row, solution) => {
    const fit = fitted([row]);
    expectParameters(fit, { a: solution });
    expect(fit.otherSolutions).toBe(false);
  });

  it("two unknowns in one equation, which says that others fit as well", () => {
    expect(fitted(["a+b~10"]).otherSolutions).toBe(true);
  });

  it("a parabola through two points, which says so too", () => {
    const fit = fitted([table([1, 2], [3, 4]), "y1 ~ a x1^2 + b x1 + c"]);
    expect(fit.otherSolutions).toBe(true);
    expect(Math.max(...fit.residuals.map(Math.abs))).toBeLessThan(1e-9);
  });

  it("the vertex form by another form's values", () => {
    const fit = fitted(["L=[-3...3]", "2L^2+12L+7 ~ a(L-h)^2+k"]);
    expectParameters(fit, { a: 2, h: -3, k: -11 });
  });
});

describe("the parameters of a fit", () => {
  it("are values for other rows", () => {
    expect(lastOf([LINE, "y1 ~ m x1 + b", "10m+b"])).toMatchObject({ kind: "value" });
    const result = lastOf([LINE, "y1 ~ m x1 + b", "f(x)=m x+b", "f(10)"]);
    expect("value" in result ? result.value : null).toBeCloseTo(19.95, 9);
  });

  it("are sought anew by each fit", () => {
    expectParameters(fitted([LINE, "y1 ~ m x1 + b", "y1 ~ m x1"]), { m: 2.0036364 });
  });

  it("are not those letters that have a value", () => {
    expectParameters(fitted([LINE, "b=0", "y1 ~ m x1 + b"]), { m: 2.0036364 });
  });
});

it.each([
  ["y ~ m x + b", "A fit takes columns of a table, such as x1 and y1, in place of x and y."],
  ["2 ~ 3", "Every letter has a value, so nothing is to be found."],
  ["a ~ 1 ~ 2", "A fit has two sides with “~” between them."],
  ["sqrt(-1-a^2) ~ 3", "No fit was found."],
])("%s is refused: %s", (row, message) => {
  expect(lastOf([row])).toMatchObject({ kind: "error", message });
});

it("any line is found again from its points", () => {
  const whole = fc.integer({ min: -50, max: 50 });
  fc.assert(
    fc.property(whole, whole, fc.uniqueArray(whole, { minLength: 3, maxLength: 8 }), (m, b, x) => {
      const fit = fitted([
        table(
          x,
          x.map((at) => m * at + b),
        ),
        "y1 ~ m x1 + b",
      ]);
      expectParameters(fit, { m, b });
    }),
    { numRuns: 40 },
  );
});
