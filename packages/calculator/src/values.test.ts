import { describe, expect, it } from "vitest";
import type { Value } from "./index.ts";
import { type Angle, lastOf } from "./testing/on-a-sheet.ts";

type Task = readonly [rows: string | readonly string[], value: Value];

/** Checked against a computer algebra system, or by hand where a hand is enough. */
const VALUES: Readonly<Record<string, readonly Task[]>> = {
  "the order of operations": [
    ["2+3*4", 14],
    ["-3^2", -9],
    ["2^3^2", 512],
    ["2^-1", 0.5],
    ["2-3-4", -5],
    ["12/3/2", 2],
    ["6÷2×3", 9],
    ["(2+3)(4-1)", 15],
    ["2(3)(4)", 24],
    ["−2²", -4],
    ["2⁻¹", 0.5],
    ["--2", 2],
    ["2**3", 8],
    ["3/4+1/6", 11 / 12],
    ["0.1+0.2", 0.3],
    [["x1=4", "3x_1"], 12],
  ],
  bars: [
    ["2|3-8|+1", 11],
    ["||-3|-5|", 2],
    ["|2-5||1-3|", 6],
    ["abs(-3)", 3],
    ["-|-4|", -4],
  ],
  "roots and powers": [
    ["sqrt(50)", 7.0710678],
    ["√16", 4],
    ["√(9+16)", 5],
    ["2√9", 6],
    ["√4(9)", 18],
    ["sqrt 16 + 9", 13],
    ["root(27,3)", 3],
    ["cbrt(-8)", -2],
    ["(-8)^(1/3)", -2],
    ["(-8)^(2/3)", 4],
    ["4^(1/2)", 2],
    ["10^-2", 0.01],
    ["100(1+0.05/12)^(12*10)", 164.70095],
    ["e^2", 7.3890561],
    ["exp(1)", Math.E],
  ],
  percentages: [
    ["15% of 80", 12],
    ["20%", 0.2],
    ["80(1-15%)", 68],
    ["50% of 10% of 300", 15],
  ],
  logarithms: [
    ["log 1000", 3],
    ["ln e^2", 2],
    ["log_2(8)", 3],
    ["log_{3}(81)", 4],
    ["log(100)", 2],
    ["ln(1)", 0],
  ],
  counting: [
    ["5!", 120],
    ["0!", 1],
    ["nCr(5,2)", 10],
    ["nPr(5,2)", 20],
    ["nCr(50,25)", 126410606437752],
    ["mod(17,5)", 2],
    ["mod(-1,5)", 4],
    ["gcd(12,18)", 6],
    ["gcd(12,18,8)", 2],
    ["lcm(4,6)", 12],
  ],
  rounding: [
    ["floor(-2.5)", -3],
    ["ceil(2.1)", 3],
    ["round(2.5)", 3],
    ["round(-2.5)", -3],
    ["round(2.567,2)", 2.57],
    ["round(1.005,2)", 1.01],
    ["sign(-7)", -1],
  ],
  "functions that rows define": [
    [["f(x)=1/2x", "f(6)"], 3],
    [["f(x)=x^2-3x", "f(5)"], 10],
    [["f(x)=x^2-3x", "g(x)=f(x+1)-f(x)", "g(2)"], 2],
    [["f(a,b)=a^2+b", "f(3,4)"], 13],
    [["f(x)=2x", "f(f(f(1)))"], 8],
    [["f(a,b)=a-b", "f(f(9,2),f(5,4))"], 6],
    [["f(x)=x+1", "g(x)=f(2x)", "g(g(1))"], 7],
    [["f(x)={x<0:-x,x>=0:x^2}", "f(-3)+f(2)"], 7],
    [["g(2)", "g(x)=x^3", "g(2)"], 8],
    [["P(t)=100*2^(t/3)", "P(6)"], 400],
  ],
  "letters that rows define": [
    [["a=3", "a^2+1"], 10],
    [["r=2", "pi r^2"], 12.5663706],
    [["b_1=2", "h=3", "b1 h/2"], 3],
    [["L=[4,1,3]", "median(L)"], 3],
    [["L=[4,1,3]", "L[2]"], 1],
  ],
  branches: [
    ["{1<2: 5, 6}", 5],
    ["{1>2: 5, 6}", 6],
    [["f(x)=-x+6{-2<x<7}", "f(6.5)"], -0.5],
    [["f(x)={x<2:1,x=2:5,x>2:3}", "f(2)"], 5],
  ],
  lists: [
    ["[1...5]^2", [1, 4, 9, 16, 25]],
    ["[1,3...9]", [1, 3, 5, 7, 9]],
    ["[5...1]", [5, 4, 3, 2, 1]],
    ["[1,2,3]+[10,20,30]", [11, 22, 33]],
    ["2[1,2]", [2, 4]],
    [
      ["f(x)={x<0:0,x}", "f([-1,2])"],
      [0, 2],
    ],
  ],
  statistics: [
    ["mean(12,15,11,20,22)", 16],
    ["median(12,15,11,20,22)", 15],
    ["median([1,2,3,10])", 2.5],
    ["mode(1,2,2,3,3)", [2, 3]],
    ["stdev(2,4,4,4,5,5,7,9)", 2.1380899],
    ["stdevp(2,4,4,4,5,5,7,9)", 2],
    ["var([1,2,3,4])", 1.6666667],
    ["varp([1,2,3,4])", 1.25],
    ["quartile([1...8],1)", 2.5],
    ["quartile([1...8],3)", 6.5],
    ["quartile([3,5,7,8,12,13,14,18,21],1)", 6],
    ["quartile([3,5,7,8,12,13,14,18,21],2)", 12],
    ["iqr([1...8])", 4],
    ["quartile([4,1,9],0)", 1],
    ["quartile([4,1,9],4)", 9],
    ["quartile([7],1)", 7],
    ["total([1...100])", 5050],
    ["min(3,1,2)", 1],
    ["max([3,1,2])", 3],
    ["range([3,1,9])", 8],
    ["count([3,1,9])", 3],
    ["corr([1,2,3],[2,4,7])", 0.9933993],
    ["mad([2,4,6,8])", 2],
  ],
  points: [
    ["(2,3)", { x: 2, y: 3 }],
    ["(1,2)+(3,4)", { x: 4, y: 6 }],
    ["2(1,2)", { x: 2, y: 4 }],
    ["distance((0,0),(3,4))", 5],
    ["midpoint((0,0),(4,2))", { x: 2, y: 1 }],
    [
      "(1,2),(3,4)",
      [
        { x: 1, y: 2 },
        { x: 3, y: 4 },
      ],
    ],
    [
      "([1,2],[5,6])",
      [
        { x: 1, y: 5 },
        { x: 2, y: 6 },
      ],
    ],
  ],
};

const IN_RADIANS: readonly Task[] = [
  ["sin(pi/6)", 0.5],
  ["sin(π)", 0],
  ["cos(pi/2)", 0],
  ["sin 30", -0.9880316],
  ["sin 90°", 1],
  ["arctan(1)", 0.7853982],
  ["sin²(1)+cos²(1)", 1],
  ["sin 2 pi", 0],
  ["sin(10^15)", Math.sin(1e15)],
  ["cos(0)^2", 1],
  ["sin pi/6 + 1", 1],
  ["tan(pi/4)", 1],
];

const IN_DEGREES: readonly Task[] = [
  ["sin 30", 0.5],
  ["cos 60", 0.5],
  ["sin 180", 0],
  ["tan 45", 1],
  ["tan 135", -1],
  ["sin^-1(0.5)", 30],
  ["sin⁻¹(1)", 90],
  ["arccos(0)", 90],
  ["sin^2(30)", 0.25],
  ["2 sin 30 cos 60", 0.5],
  ["sec 60", 2],
];

/** Numbers that do not exist. */
const UNDEFINED: readonly (readonly [string, Angle])[] = [
  ["1/0", "radians"],
  ["0/0", "radians"],
  ["sqrt(-1)", "radians"],
  ["(-8)^(1/2)", "radians"],
  ["log 0", "radians"],
  ["ln(-1)", "radians"],
  ["arcsin(2)", "radians"],
  ["tan(pi/2)", "radians"],
  ["tan 90", "degrees"],
  ["tan 270", "degrees"],
  ["mod(1,0)", "radians"],
  ["log_1(5)", "radians"],
  ["quartile([1,2,3],5)", "radians"],
  ["(-3)!", "radians"],
  ["2.5!", "radians"],
  ["5+{1>2: 1}", "radians"],
  ["[1,2,3][4]", "radians"],
  ["mean([])", "radians"],
];

function expectValue(rows: Task[0], value: Value, angle: Angle): void {
  const result = lastOf([rows].flat(), angle);
  const found = "value" in result ? result.value : result;
  if (typeof value === "number") expect(found).toBeCloseTo(value, 6);
  else expect(found).toEqual(value);
}

describe.each(Object.entries(VALUES))("%s", (_, tasks) => {
  it.each(tasks)("%j is %j", (rows, value) => {
    expectValue(rows, value, "radians");
  });
});

describe("angles", () => {
  it.each(IN_RADIANS)("%j is %j in radians", (rows, value) => {
    expectValue(rows, value, "radians");
  });

  it.each(IN_DEGREES)("%j is %j in degrees", (rows, value) => {
    expectValue(rows, value, "degrees");
  });
});

describe("what has no value", () => {
  it.each(UNDEFINED)("%s is undefined in %s", (row, angle) => {
    expect(lastOf([row], angle)).toMatchObject({ kind: "value", value: NaN });
  });

  it("a restricted function is undefined outside of its restriction", () => {
    expect(lastOf(["f(x)=-x+6{-2<x<7}", "f(7)"])).toMatchObject({ value: NaN });
  });
});

describe("comparisons", () => {
  it.each([
    ["2<3", true],
    ["3<=3", true],
    ["3≠3", false],
    ["1<2<2", false],
    ["0.1+0.2=0.3", true],
    ["2+2=5", false],
  ])("%s: %s", (row, holds) => {
    expect(lastOf([row])).toMatchObject({ kind: "truth", holds });
  });
});
