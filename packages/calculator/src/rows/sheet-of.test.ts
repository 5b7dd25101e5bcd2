import { describe, expect, it } from "vitest";
import { type Row, sheetOf } from "../index.ts";
import { expression, lastOf, resultsOf, table } from "../testing/on-a-sheet.ts";

const RADIANS = { angle: "radians" } as const;

function rowsOf(...texts: readonly string[]): readonly Row[] {
  return texts.map(expression);
}

describe("what a row is", () => {
  it.each([
    ["", "empty"],
    ["   ", "empty"],
    ["2+3", "value"],
    ["(2,3)", "points"],
    ["2x+1", "curve"],
    ["y=2x+1", "curve"],
    ["x=2y", "curve"],
    ["x=3", "curve"],
    ["3x+2y=12", "curve"],
    ["y-x^2=4", "curve"],
    ["x^2+y^2=25", "implicit"],
    ["x^2=16", "implicit"],
    ["x y=1", "implicit"],
    ["y<2x", "inequality"],
    ["0<x<5", "inequality"],
    ["2<3", "truth"],
    ["a=3", "definition"],
    ["f(x)=x^2", "definition"],
    ["3a~6", "fit"],
  ])("%j: %s", (row, kind) => {
    expect(lastOf([row]).kind).toBe(kind);
  });

  it.each([
    ["a=3", true],
    ["a=-2.5", true],
    ["a=1+2", false],
    ["a=[1,2]", false],
    ["f(x)=3", false],
  ])("%s can be moved by a slider: %s", (row, slider) => {
    expect(lastOf([row])).toMatchObject({ kind: "definition", slider });
  });

  it("a function of one letter is drawn, of two it is not", () => {
    expect(lastOf(["f(t)=t^2"])).toMatchObject({ plots: [{ kind: "explicit", along: "x" }] });
    expect(lastOf(["f(s,t)=s t"])).toMatchObject({ plots: [] });
  });

  it("a table has the numbers of its columns and its points", () => {
    expect(lastOf([table([1, 2], [3, 4])])).toMatchObject({
      columns: [
        { name: "x1", values: [1, 2] },
        { name: "y1", values: [3, 4] },
      ],
      plots: [
        {
          kind: "dots",
          points: [
            { x: 1, y: 3 },
            { x: 2, y: 4 },
          ],
        },
      ],
    });
  });

  it("a cell may hold a calculation, or say why it holds none", () => {
    const columns = [{ name: "x_1", cells: ["1/2", "1,200", "−3", "", "x", "2+", ""] }];
    const result = lastOf([{ kind: "table", columns }]);
    if (result.kind !== "table") throw new Error("No table");
    expect(result.columns[0]?.values).toEqual([0.5, 1200, -3, NaN, NaN, NaN]);
    expect(result.columns[0]?.faults).toEqual([
      null,
      null,
      null,
      null,
      "A cell holds a number.",
      "Something is missing at the end.",
    ]);
  });

  it("columns are lists for other rows", () => {
    expect(lastOf([table([1, 2, 6], [3, 4, 5]), "mean(x_1)"])).toMatchObject({ value: 3 });
  });
});

describe("what is wrong with a row", () => {
  it.each([
    ["2+", "Something is missing at the end.", 2, 2],
    ["2+*3", "A number or a letter is missing before “*”.", 2, 3],
    ["(2+3", "“)” is missing.", 4, 4],
    ["2+3)", "No bracket is open that “)” could close.", 3, 4],
    ["|x", "“|” is missing.", 2, 2],
    ["2#3", "“#” has no meaning here.", 1, 2],
    ["1,2", "A comma stands in lists and points only.", 1, 2],
    ["mean 3", "“(” is missing after mean.", 5, 6],
    ["sin()", "Something is missing between the brackets.", 4, 5],
    ["[1,2,3...9]", "Before “...” stand one or two numbers.", 6, 9],
    ["y^2", "Write an equation, such as y = 2x, to draw it.", 0, 3],
    ["a=2x", "To draw this, write “y =” or “f(x) =” before it.", 0, 4],
    ["(x,1)", "A point with x or y in it cannot be drawn.", 0, 5],
    ["y<[1,2]x", "An inequality of a list cannot be drawn.", 0, 8],
    ["x!=y", "“≠” cannot be drawn.", 0, 4],
    ["x=y=3", "One equals sign is enough, and stands alone.", 0, 5],
    ["sqrt((1,2))", "A number is needed here, not a point.", 0, 11],
    ["[[1]]", "A list cannot stand in a list.", 0, 5],
    ["(1,2)^2", "Points cannot be put together in this way.", 0, 7],
    ["sqrt(1,2)", "One number belongs in these brackets.", 0, 9],
    ["mod(1)", "Two values belong in these brackets.", 0, 6],
    ["f(x)=x+y", "y is not a letter of f(x).", 7, 8],
  ])("%s: %s", (row, message, from, to) => {
    expect(lastOf([row])).toMatchObject({ kind: "error", message, from, to });
  });

  it("a number has no items", () => {
    expect(lastOf(["a=3", "a[1]"])).toMatchObject({ message: "Only a list has items." });
  });

  it("letters without a value are named, for sliders", () => {
    expect(lastOf(["y=m x+b"])).toMatchObject({
      message: "These have no value yet: m, b.",
      unknowns: ["m", "b"],
      from: 2,
      to: 3,
    });
    expect(lastOf(["k^2"])).toMatchObject({ message: "k has no value yet.", unknowns: ["k"] });
  });

  it("a circle of definitions is one for all in it", () => {
    const message = "This is defined in a circle.";
    expect(resultsOf(rowsOf("a=b+1", "b=a", "f(x)=f(x-1)"))).toMatchObject([
      { message },
      { message },
      { message },
    ]);
  });

  it("a second definition is refused, the first one holds", () => {
    expect(resultsOf(rowsOf("a=1", "a=2", "a+1"))).toMatchObject([
      { value: 1 },
      { message: "a is defined twice." },
      { value: 2 },
    ]);
  });

  it("what rests on a faulty row says so", () => {
    expect(lastOf(["a=9^9^9", "a+1"])).toMatchObject({ message: "a could not be worked out." });
  });

  it("a function takes as many values as it has letters", () => {
    expect(lastOf(["f(a,b)=a+b", "f(1)"])).toMatchObject({ message: "f takes 2 values." });
    expect(lastOf(["f(x)=2x", "f+1"])).toMatchObject({ kind: "error" });
  });

  it("a misnamed or too large table says so", () => {
    const misnamed = { kind: "table", columns: [{ name: "sin", cells: ["1"] }] } as const;
    expect(lastOf([misnamed])).toMatchObject({
      message: "A column is named by a letter and a number, such as x1.",
    });
    const cells = Array.from({ length: 5000 }, () => "1");
    expect(lastOf([{ kind: "table", columns: [{ name: "x1", cells }] }])).toMatchObject({
      message: "A table has at most 12 columns and 500 rows.",
    });
  });
});

describe("the sheet after an edit", () => {
  it("keeps the results that rest on nothing that changed", () => {
    const before = sheetOf(rowsOf("a=3", "y=a x", "y=x^2", "f(x)=x^3"), RADIANS);
    const after = sheetOf(rowsOf("a=4", "y=a x", "y=x^2", "f(x)=x^3"), RADIANS, before);
    expect(after.results[1]).not.toBe(before.results[1]);
    expect(after.results[2]).toBe(before.results[2]);
    expect(after.results[3]).toBe(before.results[3]);
  });

  it("follows what changed, near and far", () => {
    const before = sheetOf(rowsOf("a=3", "b=a^2+1", "b+1"), RADIANS);
    const after = sheetOf(rowsOf("a=4", "b=a^2+1", "b+1"), RADIANS, before);
    expect(after.results).toMatchObject([{ value: 4 }, { value: 17 }, { value: 18 }]);
  });

  it("keeps curves apart from each other", () => {
    const before = sheetOf(rowsOf("a=1", "y=a x"), RADIANS);
    sheetOf(rowsOf("a=2", "y=a x"), RADIANS, before);
    const [, line] = before.results;
    const plot = line !== undefined && "plots" in line ? line.plots[0] : undefined;
    expect(plot?.kind === "explicit" ? plot.at(3) : NaN).toBe(3);
  });

  it("gives way to a letter that is defined at last, and to one that is no more", () => {
    const without = sheetOf(rowsOf("a+1"), RADIANS);
    const defined = sheetOf(rowsOf("a+1", "a=2"), RADIANS, without);
    expect(defined.results[0]).toMatchObject({ value: 3 });
    expect(sheetOf(rowsOf("a+1"), RADIANS, defined).results[0]).toMatchObject({ kind: "error" });
  });

  it("reads anew what becomes a function", () => {
    const before = sheetOf(rowsOf("a=2", "a(3)"), RADIANS);
    const after = sheetOf(rowsOf("a(t)=t^2", "a(3)"), RADIANS, before);
    expect([before.results[1], after.results[1]]).toMatchObject([{ value: 6 }, { value: 9 }]);
  });

  it("works out all anew in another unit of angles", () => {
    const before = sheetOf(rowsOf("sin 30"), RADIANS);
    const after = sheetOf(rowsOf("sin 30"), { angle: "degrees" }, before);
    expect(after.results[0]).toMatchObject({ value: 0.5 });
  });

  it("is the same as one made from the start", () => {
    const rows = rowsOf("a=2", "f(x)=a x", "f(4)", "[1...3]a", "q");
    const before = sheetOf(rowsOf("f(x)=x", "a=7", "f(4)", "q=1"), RADIANS);
    const values = (results: readonly object[]) =>
      results.map((result) => ("value" in result ? result.value : result));
    expect(values(sheetOf(rows, RADIANS, before).results)).toEqual(
      values(sheetOf(rows, RADIANS).results),
    );
  });
});
