import { describe, expect, it } from "vitest";
import { type Path, type Shapes, shapesOf } from "../index.ts";
import { plotsOf, VIEW } from "../testing/on-a-sheet.ts";

function shapes(row: string): Shapes {
  const [plot] = plotsOf([row]);
  if (plot === undefined) throw new Error(`${row} draws nothing`);
  return shapesOf(plot, VIEW);
}

function cornersOf(path: Path): readonly (readonly [number, number])[] {
  return Array.from({ length: path.length / 2 }, (_, at) => [
    path[2 * at] ?? NaN,
    path[2 * at + 1] ?? NaN,
  ]);
}

/** The points of all lines. */
function knots({ lines }: Shapes): readonly (readonly [number, number])[] {
  return lines.flatMap(({ path }) => cornersOf(path));
}

/** Counts the sides of each polygon that lie above the point: an odd number encloses it. */
function isShaded({ areas }: Shapes, x: number, y: number): boolean {
  return areas.some((area) => {
    const corners = cornersOf(area);
    const above = corners.filter(([oneX, oneY], at) => {
      const [otherX, otherY] = corners[(at + 1) % corners.length] ?? [oneX, oneY];
      const height = oneY + ((otherY - oneY) * (x - oneX)) / (otherX - oneX);
      return oneX > x !== otherX > x && height > y;
    });
    return above.length % 2 === 1;
  });
}

describe("curves of functions", () => {
  it("lie on their points", () => {
    for (const [x, y] of knots(shapes("y=x^2-4"))) expect(y).toBeCloseTo(x ** 2 - 4, 9);
  });

  it("begin exactly where they begin", () => {
    expect(shapes("sqrt(x-2)").lines[0]?.path.slice(0, 2)).toEqual([2, 0]);
  });

  it("end exactly where a restriction ends them", () => {
    const { lines } = shapes("y=-x+6{-2<x<7}");
    expect(lines).toHaveLength(1);
    expect(lines[0]?.path[0]).toBeCloseTo(-2, 9);
    expect(lines[0]?.path.at(-2)).toBeCloseTo(7, 9);
  });

  it.each([
    ["1/x", 2],
    ["1/(x-1)^2", 2],
    ["tan x", 7],
    ["{x<0:-1,x>=0:1}", 2],
    ["x^20", 1],
    ["y=10x^3", 1],
  ])("%s is drawn in %d pieces", (row, pieces) => {
    expect(shapes(row).lines).toHaveLength(pieces);
  });

  it.each([
    ["(x^2-4)/(x-2)", [{ x: 2, y: 4 }]],
    ["(x-1/3)/(x-1/3)", [{ x: 1 / 3, y: 1 }]],
    ["x+0/(x-0.5)", [{ x: 0.5, y: 0.5 }]],
    ["1/x", []],
    ["sqrt(x)", []],
    ["x^2", []],
  ])("%s has holes at %j", (row, holes) => {
    expect(shapes(row).holes).toEqual(holes);
  });

  it("of y go up instead of along", () => {
    const { lines } = shapes("x=3");
    expect(lines[0]?.path.slice(0, 2)).toEqual([3, -10]);
    expect(lines[0]?.path.slice(-2)).toEqual([3, 10]);
  });

  it("of a list are one for each item", () => {
    expect(plotsOf(["y=[1,2,3]x"])).toHaveLength(3);
  });
});

describe("curves of equations", () => {
  it("a circle is one closed path of its radius", () => {
    const circle = shapes("x^2+y^2=25");
    expect(circle.lines).toHaveLength(1);
    const [path] = circle.lines.map((line) => line.path);
    expect(path?.slice(0, 2)).toEqual(path?.slice(-2));
    for (const [x, y] of knots(circle)) expect(Math.hypot(x, y)).toBeCloseTo(5, 9);
  });

  it.each(["(y-x)^2=0", "x^2-2x y+y^2=0", "|y-x|=0"])(
    "%s, which only touches zero, is drawn as a line",
    (row) => {
      const found = knots(shapes(row));
      expect(found.length).toBeGreaterThan(1);
      for (const [x, y] of found) expect(y).toBeCloseTo(x, 5);
    },
  );

  it.each([
    ["x^2+y^2=0", { x: 0, y: 0 }],
    ["(x-2)^2+(y+1)^2=0", { x: 2, y: -1 }],
  ])("%s is one point", (row, point) => {
    const { lines, points } = shapes(row);
    expect(lines).toEqual([]);
    expect(points).toEqual([point]);
  });

  it("what never holds draws nothing", () => {
    expect(shapes("x^2+y^2=-1")).toEqual({ lines: [], areas: [], points: [], holes: [] });
  });

  it("a pole is no part of a curve", () => {
    for (const [x, y] of knots(shapes("x y=1"))) expect(x * y).toBeCloseTo(1, 6);
  });

  it.each(["x y=0.0004", "x y=-0.0004"])(
    "branches that come near to each other stay apart: %s",
    (row) => {
      const { lines } = shapes(row);
      expect(lines).toHaveLength(2);
      for (const { path } of lines) {
        const sides = new Set(cornersOf(path).map(([x]) => Math.sign(x)));
        expect(sides.size).toBe(1);
      }
    },
  );

  it("a restriction holds for them too", () => {
    for (const [x] of knots(shapes("x^2+y^2=25{x>0}"))) expect(x).toBeGreaterThan(0);
  });

  it.each([
    ["x^2-6x-7=0", [-1, 7]],
    ["x^2-8x+16=0", [4]],
  ])("%s stands upright at %j", (row, places) => {
    expect(shapes(row).lines.map(({ path }) => path[0])).toEqual(places);
  });
});

describe("shading", () => {
  it.each([
    [
      "y<=x^2-4",
      [
        [3.1, 0],
        [0, -4.5],
        [0, -8],
      ],
      [
        [0, 0],
        [-1, 0],
      ],
    ],
    [
      "y>2x+1",
      [
        [0, 3],
        [-5, 0],
      ],
      [
        [0, 0.5],
        [5, 0],
      ],
    ],
    [
      "x^2+y^2<16",
      [
        [0, 0],
        [3.9, 0],
      ],
      [
        [4.1, 0],
        [3, 3],
      ],
    ],
    [
      "0<x<5",
      [
        [1, 9],
        [4.9, -9],
      ],
      [
        [-0.1, 0],
        [5.1, 0],
      ],
    ],
    [
      "x^2<y<4",
      [
        [0, 1],
        [1, 2],
      ],
      [
        [0, 5],
        [2.5, 3],
      ],
    ],
    ["y<2x{x>0}", [[3, 1]], [[-3, -9]]],
    [
      "|x|+|y|<=5",
      [
        [2, 2],
        [-4, 0.5],
      ],
      [[3, 3]],
    ],
    [
      "x y>0",
      [
        [2, 2],
        [-2, -2],
      ],
      [[2, -2]],
    ],
  ] as const)("%s covers %j and not %j", (row, inside, outside) => {
    const region = shapes(row);
    for (const [x, y] of inside) expect(isShaded(region, x, y)).toBe(true);
    for (const [x, y] of outside) expect(isShaded(region, x, y)).toBe(false);
  });

  it.each([
    ["y>2x+1", [true]],
    ["y<=x^2-4", [false]],
    ["0<x<=5", [true, false]],
  ])("the edges of %s are dashed: %j", (row, dashed) => {
    expect(shapes(row).lines.map((line) => line.dashed)).toEqual(dashed);
  });

  it("is of numbers even where a side is beyond them", () => {
    const { areas } = shapes("x>10^(400y)");
    expect(areas.length).toBeGreaterThan(0);
    expect(areas.flat().every(Number.isFinite)).toBe(true);
  });

  it("edges are drawn only where the other bounds hold", () => {
    for (const [x] of knots(shapes("x^2<=y<=4"))) expect(Math.abs(x)).toBeLessThanOrEqual(2);
  });
});

it("points are drawn where they are", () => {
  expect(shapes("(1,2),(3,4)").points).toEqual([
    { x: 1, y: 2 },
    { x: 3, y: 4 },
  ]);
});
