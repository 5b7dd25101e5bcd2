import { describe, expect, it } from "vitest";
import { type Stop, Tracer, type View } from "../index.ts";
import { plotsOf, resultsOf, searched, table, VIEW } from "../testing/on-a-sheet.ts";

function stopsOf(texts: readonly string[], view: View = VIEW): readonly Stop[] {
  return new Tracer(plotsOf(texts), view).stops(0, searched(texts, view).found);
}

const placesOf = (stops: readonly Stop[]) => stops.map(({ point: { x, y } }) => [x, y]);
const foundOn = (stops: readonly Stop[]) =>
  stops.flatMap(({ found }) => (found === null ? [] : [[found.kind, found.x, found.y]]));

function nearest(text: string, x: number, y: number) {
  const near = new Tracer(plotsOf([text]), VIEW).nearest({ x, y });
  if (near === null) throw new Error(`${text} draws nothing`);
  return near;
}

describe("the stops on a curve", () => {
  it("are those that a table of the function has, in sight alone", () => {
    const stops = placesOf(stopsOf(["y=x^2-4"]));
    expect(stops.slice(0, 3)).toEqual([
      [-3.6, 8.96],
      [-3.4, expect.closeTo(7.56)],
      [-3.2, expect.closeTo(6.24)],
    ]);
    expect(stops).toContainEqual([3, 5]);
    expect(stops.every(([, y = NaN]) => Math.abs(y) <= 10)).toBe(true);
  });

  it("are what was found on it as well, each once, in the order of the curve", () => {
    const found = foundOn(stopsOf(["y=x^2-3", "y=2x"]));
    expect(found).toEqual([
      ["zero", expect.closeTo(-Math.sqrt(3)), 0],
      ["intersection", -1, -2],
      ["minimum", expect.closeTo(0), -3],
      ["zero", expect.closeTo(Math.sqrt(3)), 0],
      ["intersection", 3, 6],
    ]);
  });

  it("are as near to each other on a steep line as its way through the window is short", () => {
    const stops = placesOf(stopsOf(["y=100x"]));
    expect(stops.length).toBeGreaterThan(15);
    for (const [x = NaN, y = NaN] of stops) expect(y).toBeCloseTo(100 * x);
  });

  it("lie on a circle, once around", () => {
    const stops = stopsOf(["x^2+y^2=25"]);
    for (const { point } of stops) expect(Math.hypot(point.x, point.y)).toBeCloseTo(5, 9);
    expect(foundOn(stops)).toHaveLength(4);
    const turned = stops.map(({ point }, at) => {
      const next = stops[at + 1]?.point ?? point;
      return Math.hypot(next.x - point.x, next.y - point.y);
    });
    expect(Math.max(...turned)).toBeLessThan(0.3);
  });

  it("go along x where y is left free, and along a function of y", () => {
    const upright = placesOf(stopsOf(["x=3"]));
    expect(upright[0]).toEqual([3, -10]);
    expect(upright).toContainEqual([3, 0.2]);
    expect(placesOf(stopsOf(["x=y^2"]))).toContainEqual([4, -2]);
  });

  it("are on both branches, and none at a pole", () => {
    const stops = placesOf(stopsOf(["y=1/x"]));
    expect(stops).toContainEqual([-2, -0.5]);
    expect(stops).toContainEqual([2, 0.5]);
    expect(stops.every(([x = NaN, y = NaN]) => x * y > 0)).toBe(true);
  });

  it("are on each edge of an inequality, as far as it is drawn", () => {
    const stops = placesOf(stopsOf(["0<x<y"]));
    expect(stops.every(([x = NaN, y = NaN]) => x >= 0 && y >= 0)).toBe(true);
    expect(stops.filter(([x, y]) => x === y).length).toBeGreaterThan(10);
    expect(stops.filter(([x]) => x === 0).length).toBeGreaterThan(10);
    const disc = placesOf(stopsOf(["x^2+y^2<16"]));
    for (const [x = NaN, y = NaN] of disc) expect(Math.hypot(x, y)).toBeCloseTo(4, 9);
  });

  it("are points of data one by one", () => {
    const [result] = resultsOf([table([1, 3, 2], [5, 4, NaN])]);
    const plots = result?.kind === "table" ? result.plots : [];
    expect(placesOf(new Tracer(plots, VIEW).stops(0, []))).toEqual([
      [1, 5],
      [3, 4],
    ]);
  });

  it("are none where nothing is in sight", () => {
    expect(stopsOf(["y=50"])).toEqual([]);
    expect(stopsOf(["y=sqrt(-1-x^2)"])).toEqual([]);
  });
});

describe("the point of a curve beside one on the screen", () => {
  it("is at a round coordinate, and exactly on the curve", () => {
    const { point, distance } = nearest("y=x^2", 2.0123456, 4.01);
    expect(point.x * 100).toBe(Math.round(point.x * 100));
    expect(point.x).toBeCloseTo(2, 1);
    expect(point.y).toBe(point.x ** 2);
    expect(distance).toBeLessThan(2);
  });

  it("follows a steep line up and down", () => {
    const { point } = nearest("y=100x", 0.5, 4.321);
    expect(point.y).toBeCloseTo(4.321, 1);
    expect(point.y).toBe(100 * point.x);
  });

  it("is on the circle, in the direction that is pointed to", () => {
    const { point } = nearest("x^2+y^2=25", 6, 8);
    expect(point.x).toBeCloseTo(3, 2);
    expect(point.y).toBeCloseTo(4, 2);
    expect(Math.hypot(point.x, point.y)).toBeCloseTo(5, 9);
  });

  it("is on the plot that is nearer, or on the one that is asked for", () => {
    const tracer = new Tracer(plotsOf(["y=0", "y=4"]), VIEW);
    expect(tracer.nearest({ x: 1, y: 3 })).toMatchObject({ plot: 1, point: { x: 1, y: 4 } });
    expect(tracer.nearest({ x: 1, y: 3 }, 0)).toMatchObject({ plot: 0, point: { x: 1, y: 0 } });
  });

  it("is nowhere where nothing is drawn", () => {
    expect(new Tracer(plotsOf(["y=sqrt(-1-x^2)"]), VIEW).nearest({ x: 0, y: 0 })).toBeNull();
    expect(new Tracer([], VIEW).nearest({ x: 0, y: 0 })).toBeNull();
  });
});
