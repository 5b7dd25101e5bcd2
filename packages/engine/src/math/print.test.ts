import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Expression,
  absolute,
  call,
  decimal,
  equation,
  negative,
  polynomial,
  power,
  product,
  quotient,
  relation,
  root,
  sum,
} from "./expression.ts";
import { code, grouped, inline, tex } from "./print.ts";
import { rational, toNumber } from "./rational.ts";

const VALUES: Readonly<Record<string, number>> = { x: 1.75, y: 0.6, k: 2.5 };

/** What a tree is worth, by its definition. */
function worth(tree: Expression): number {
  switch (tree.kind) {
    case "number":
      return toNumber(tree.value);
    case "symbol":
      return VALUES[tree.name] ?? Number.NaN;
    case "sum":
      return tree.terms.reduce((total, term) => total + worth(term), 0);
    case "product":
      return tree.factors.reduce((total, factor) => total * worth(factor), 1);
    case "quotient":
      return worth(tree.over) / worth(tree.under);
    case "power":
      return worth(tree.base) ** worth(tree.exponent);
    case "root":
      return worth(tree.of) ** (1 / tree.index);
    case "absolute":
      return Math.abs(worth(tree.of));
    case "call":
      throw new Error("functions are not evaluated here");
  }
}

/** What calculator syntax is worth, read from the text alone by descent: sums, products, powers, atoms. */
function evaluate(text: string): number {
  let rest = text.replaceAll(" ", "");
  const take = (pattern: RegExp) => {
    const found = pattern.exec(rest)?.[0];
    if (found !== undefined) rest = rest.slice(found.length);
    return found;
  };
  const sumOf = (): number => {
    let total = take(/^-/) ? -productOf() : productOf();
    for (let sign = take(/^[+-]/); sign; sign = take(/^[+-]/)) {
      total += sign === "+" ? productOf() : -productOf();
    }
    return total;
  };
  const productOf = (): number => {
    let total = powerOf();
    for (let sign = take(/^[*/]/); sign; sign = take(/^[*/]/)) {
      total = sign === "*" ? total * powerOf() : total / powerOf();
    }
    return total;
  };
  const powerOf = (): number => {
    const base = atom();
    return take(/^\^/) ? base ** atom() : base;
  };
  const bracketed = (): number => {
    const value = sumOf();
    if (!take(/^\)/)) throw new Error(`no closing bracket: ${rest}`);
    return value;
  };
  const atom = (): number => {
    if (take(/^sqrt\(/)) return Math.sqrt(bracketed());
    if (take(/^abs\(/)) return Math.abs(bracketed());
    const index = take(/^root\(\d+,/);
    if (index) return bracketed() ** (1 / Number(index.slice(5, -1)));
    if (take(/^\(/)) return bracketed();
    const number = take(/^\d+(\.\d+)?/);
    if (number) return Number(number);
    const name = take(/^[a-z]+/);
    if (!name) throw new Error(`cannot read ${rest}`);
    return VALUES[name] ?? Number.NaN;
  };
  const value = sumOf();
  if (rest !== "") throw new Error(`left over: ${rest}`);
  return value;
}

const numbers = fc
  .tuple(fc.integer({ min: -12, max: 12 }), fc.integer({ min: 1, max: 6 }))
  .map(([num, den]) => rational(num, den));
const symbols = fc.constantFrom("x", "y", "k");

const { trees } = fc.letrec<{ trees: Expression }>((tie) => {
  const part = fc.oneof({ depthSize: "small" }, numbers, symbols, tie("trees"));
  const nonzero = fc.oneof(symbols, fc.integer({ min: 1, max: 9 }));
  return {
    trees: fc.oneof(
      fc.tuple(part, part).map(([a, b]) => sum(a, b)),
      fc.tuple(part, part, part).map(([a, b, c]) => sum(a, negative(b), c)),
      fc.tuple(part, part).map(([a, b]) => product(a, b)),
      fc.tuple(part, nonzero).map(([a, b]) => quotient(a, b)),
      fc.tuple(part, fc.integer({ min: 1, max: 3 })).map(([a, n]) => power(a, n)),
      fc.tuple(symbols, numbers).map(([a, n]) => power(a, n)),
      part.map((a) => absolute(a)),
      fc.tuple(symbols, fc.integer({ min: 2, max: 3 })).map(([a, n]) => root(a, n)),
    ),
  };
});

test("no printed tree shows a doubled sign, a factor of one, a power of one or a zero term", () => {
  fc.assert(
    fc.property(trees, (tree) => {
      const text = tex(tree);
      expect(text).not.toMatch(/[+-] ?[+-]/);
      expect(text).not.toMatch(/(^|[^\d.])1([a-z(]|\\(?!right))/);
      expect(text).not.toMatch(/\^\{1\}/);
      expect(text).not.toMatch(/(^|[ (])0[a-z(]/);
      expect(text).not.toMatch(/\+ \\frac\{-[^ {}]*\}/);
    }),
    { numRuns: 2_000 },
  );
});

test("calculator syntax is worth what its tree is worth", () => {
  fc.assert(
    fc.property(trees, (tree) => {
      const expected = worth(tree);
      fc.pre(Number.isFinite(expected) && Math.abs(expected) < 1e9);
      expect(evaluate(code(tree))).toBeCloseTo(expected, 4);
    }),
    { numRuns: 2_000 },
  );
});

test("braces and brackets of TeX are balanced", () => {
  fc.assert(
    fc.property(trees, (tree) => {
      const text = tex(tree);
      for (const [open, close] of ["{}", "()", ["\\left", "\\right"]]) {
        expect(text.split(open ?? "").length).toBe(text.split(close ?? "").length);
      }
    }),
  );
});

test.each([
  [polynomial([-12, 1, 1], "x"), "x^{2} + x - 12"],
  [polynomial([0, -1], "x"), "-x"],
  [sum("a", negative(sum("b", "c"))), "a - (b + c)"],
  [negative(sum("b", "c")), "-(b + c)"],
  [sum("x", quotient(-3, 4)), "x - \\frac{3}{4}"],
  [product(-1, quotient("a", "b"), "c"), "-\\frac{a}{b}c"],
  [sum("x", product(quotient(-1, "y"), "x")), "x - \\frac{1}{y}x"],
  [product(rational(-3, 4), "x"), "-\\frac{3}{4}x"],
  [product("pi", "r"), "\\pi r"],
  [product(4, root(3)), "4\\sqrt{3}"],
  [product(2, quotient("a", 3)), "2 \\cdot \\frac{a}{3}"],
  [product(800, power(2, quotient("t", 3))), "800(2)^{t/3}"],
  [product(1_200, power(decimal(rational(21, 20)), "t")), "1{,}200(1.05)^{t}"],
  [power("x", rational(-2, 3)), "x^{-2/3}"],
  [power(-3, 2), "(-3)^{2}"],
  [power(sum("x", -3), 2), "(x - 3)^{2}"],
  [call("f", sum("x", 2)), "f(x + 2)"],
  [call("f", rational(1, 2)), "f\\left(\\frac{1}{2}\\right)"],
  [decimal(rational(-1, 40)), "-0.025"],
  [decimal(1_250), "1{,}250"],
  [relation("x", "<=", -7), "x \\le -7"],
  [equation(absolute(sum("x", -1)), 4), "|x - 1| = 4"],
])("tex(%#) is %s as a book would set it", (tree, expected) => {
  expect(tex(tree)).toBe(expected);
});

test("a decimal without an end is refused", () => {
  expect(() => tex(decimal(rational(1, 3)))).toThrow(RangeError);
});

test("inline formulas take numbers, fractions and symbols as they are", () => {
  expect(inline(-12_345)).toBe("$-12{,}345$");
  expect(inline(rational(1, 2))).toBe("$\\frac{1}{2}$");
  expect(inline("k")).toBe("$k$");
});

test.each([
  [0, "0"],
  [999, "999"],
  [1_000, "1,000"],
  [-1_234_567, "-1,234,567"],
])("%i is grouped as %s", (value, expected) => {
  expect(grouped(value)).toBe(expected);
});
