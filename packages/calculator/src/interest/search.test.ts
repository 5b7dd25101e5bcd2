import { describe, expect, it } from "vitest";
import { Search } from "../index.ts";
import { placesOf, plotsOf, searched, VIEW } from "../testing/on-a-sheet.ts";

type Place = readonly [number, number];

function expectPlaces(found: readonly Place[], places: readonly Place[]): void {
  expect(found.map(([x, y]) => [x.toFixed(6), y.toFixed(6)])).toEqual(
    places.map(([x, y]) => [x.toFixed(6), y.toFixed(6)]),
  );
}

const ROOT_THREE = Math.sqrt(3);

describe("zeros", () => {
  const ZEROS: readonly (readonly [string, readonly number[]])[] = [
    ["y=x^2-5x+6", [2, 3]],
    ["-2(x-3)^2+8", [1, 5]],
    ["y=x^3-3x", [-ROOT_THREE, 0, ROOT_THREE]],
    ["|x-3|-2", [1, 5]],
    ["|2x-5|-9", [-2, 7]],
    ["2^x-10", [3.321928]],
    ["x^4+x^2-12", [-ROOT_THREE, ROOT_THREE]],
    ["x^2-6x-7=0", [-1, 7]],
    ["2x=6", [3]],
    ["x^2+y^2=25", [-5, 5]],
    ["3x+2y=12", [4]],
    ["x=y^2-4", [-4]],
    ["x=3", [3]],
  ];

  it.each(ZEROS)("%s: %j", (row, zeros) => {
    expectPlaces(
      placesOf("zero", [row]),
      zeros.map((x) => [x, 0]),
    );
  });

  it.each([
    ["6x^2+13x+7=0", [-7 / 6, -1]],
    ["y=11x^2-19x+8", [8 / 11, 1]],
  ])("of %s are two, though the one is near to the other, which is rounder", (row, zeros) => {
    expectPlaces(
      placesOf("zero", [row]),
      zeros.map((x) => [x, 0]),
    );
  });

  it.each([
    ["(x-4)^2", 4],
    ["x^2-8x+16=0", 4],
    ["2x^2+12x+18", -3],
    ["|x-1|", 1],
  ])("%s, which only touches the axis, has one at %d", (row, zero) => {
    expectPlaces(placesOf("zero", [row]), [[zero, 0]]);
  });

  it("a curve that begins on the axis has one exactly there", () => {
    expect(placesOf("zero", ["sqrt(x-2)"])).toEqual([[2, 0]]);
  });

  it.each(["1/(x-1)", "1/(x-1)^2", "tan(x)-tan(x)+2", "{x<0:-1,x>=0:1}", "x^2+1", "floor(x)+0.5"])(
    "%s has none, for a pole and a jump are no zeros",
    (row) => {
      expect(placesOf("zero", [row])).toEqual([]);
    },
  );

  it("poles between them are passed over", () => {
    expectPlaces(
      placesOf("zero", ["tan x"]),
      [-3, -2, -1, 0, 1, 2, 3].map((turn) => [turn * Math.PI, 0]),
    );
  });

  it("a stretch on the axis is not told as zeros", () => {
    expect(placesOf("zero", ["floor(x)"])).toEqual([]);
  });
});

describe("turning points", () => {
  it("of a parabola is its vertex", () => {
    expect(placesOf("minimum", ["y=x^2-5x+6"])).toEqual([[2.5, -0.25]]);
    expect(placesOf("maximum", ["-2(x-3)^2+8"])).toEqual([[3, 8]]);
  });

  it("of a cubic are both", () => {
    expect(placesOf("maximum", ["x^3-3x"])).toEqual([[-1, 2]]);
    expect(placesOf("minimum", ["x^3-3x"])).toEqual([[1, -2]]);
  });

  it("are told as finely as the view is", () => {
    const view = { ...VIEW, left: -1e-6, right: 1e-6 };
    const [place] = placesOf("minimum", ["(x-3*10^-7)^2"], view);
    expect(place?.[0]).toBeCloseTo(3e-7, 9);
  });

  it("are found in a corner", () => {
    expect(placesOf("minimum", ["|x-3|-2"])).toEqual([[3, -2]]);
  });

  it.each(["1/(x-1)^2", "{x<1:x,x>=1:-x+1}", "floor(x)", "2x+1", "1/x", "x^3"])(
    "%s has none",
    (row) => {
      const search = searched([row]);
      const turns = search.found.filter(({ kind }) => kind === "maximum" || kind === "minimum");
      expect(turns).toEqual([]);
    },
  );
});

it.each([
  ["y=x^2-5x+6", [[0, 6]]],
  [
    "x^2+y^2=25",
    [
      [0, -5],
      [0, 5],
    ],
  ],
  ["3x+2y=12", [[0, 6]]],
  ["1/x", []],
] as const)("the y-axis is met by %s at %j", (row, places) => {
  expectPlaces(placesOf("y-intercept", [row]), places);
});

describe("intersections", () => {
  const MEETINGS: readonly (readonly [one: string, other: string, places: readonly Place[]])[] = [
    ["2x+1", "-x+7", [[2, 5]]],
    [
      "y=2x+1",
      "x^2+y^2=25",
      [
        [-2.627106, -4.254211],
        [1.827106, 4.654211],
      ],
    ],
    ["x^2", "2x-1", [[1, 1]]],
    [
      "y=x^2-4",
      "x^2+y^2=25",
      [
        [-2.847766, 4.109772],
        [2.847766, 4.109772],
      ],
    ],
    ["3x+2y=12", "x-y=-1", [[2, 3]]],
    [
      "x^2+y^2=25",
      "(x-6)^2+y^2=13",
      [
        [4, -3],
        [4, 3],
      ],
    ],
    ["sqrt(5x+11)", "x+1", [[5, 6]]],
    [
      "2^x",
      "x+3",
      [
        [-2.8625, 0.1375],
        [2.444908, 5.444908],
      ],
    ],
    ["x=3", "2x+1", [[3, 7]]],
    ["x^2+y^2=25", "y=5", [[0, 5]]],
    ["x^2+y^2=25", "(x-8)^2+y^2=9", [[5, 0]]],
    [
      "x=y^2",
      "y=x-2",
      [
        [1, -1],
        [4, 2],
      ],
    ],
    [
      "y=|x-2|",
      "y=3",
      [
        [-1, 3],
        [5, 3],
      ],
    ],
    [
      "x^2-6x-7=0",
      "y=x",
      [
        [-1, -1],
        [7, 7],
      ],
    ],
    ["y=2x", "y=2x+1", []],
    ["y=1/x", "y=0", []],
  ];

  it.each(MEETINGS)("%s and %s: %j", (one, other, places) => {
    const found = placesOf("intersection", [one, other]);
    expect(found).toHaveLength(places.length);
    for (const [at, [x, y]] of places.entries()) {
      expect(found[at]?.[0]).toBeCloseTo(x, 4);
      expect(found[at]?.[1]).toBeCloseTo(y, 4);
    }
  });

  it("of inequalities are the corners of what they enclose", () => {
    expect(placesOf("intersection", ["y>=x", "y<=4-x"])).toEqual([[2, 2]]);
  });

  it("tell the two plots they are of", () => {
    const [met] = searched(["x^2", "7", "y=4"]).found.filter(({ kind }) => kind === "intersection");
    expect(met?.plots).toEqual([0, 1]);
  });

  it.each([
    ["y=2x", "2y=4x"],
    ["x^2+y^2=25", "2x^2+2y^2=50"],
    ["y=sqrt(25-x^2)", "x^2+y^2=25"],
    ["y=|x|", "y=x"],
    ["y=x", "x=y"],
  ])("%s and %s run together, and are told to", (one, other) => {
    const search = searched([one, other]);
    expect(search.coincident).toEqual([[0, 1]]);
    expect(search.found.filter(({ kind }) => kind === "intersection")).toEqual([]);
  });
});

describe("a search in pieces", () => {
  const rows = ["y=x^2-4", "x^2+y^2=25", "y<x"];

  it("finds the same as one at a stretch", () => {
    const search = new Search(plotsOf(rows), VIEW);
    while (!search.done) search.advance(1);
    expect(search.found).toEqual(searched(rows).found);
  });

  it("has not found all after the first", () => {
    expect(new Search(plotsOf(rows), VIEW).advance(1)).toBe(false);
  });
});
