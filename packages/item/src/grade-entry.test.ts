import fc from "fast-check";
import { expect, test } from "vitest";
import { acceptedEntries, type EntryKey } from "./answer-key.ts";
import { readEntry } from "./entry.ts";
import { grade } from "./grade.ts";
import type { Rational } from "./rational.ts";

function values(...texts: readonly string[]): EntryKey {
  return {
    kind: "values",
    values: texts.map((text) => {
      const [num = 0, den = 1] = text.split("/").map(Number);
      return { num, den };
    }),
  };
}

const between4And6: EntryKey = {
  kind: "interval",
  low: { value: { num: 4, den: 1 }, included: false },
  high: { value: { num: 6, den: 1 }, included: false },
};
const from4To6: EntryKey = {
  ...between4And6,
  low: { value: { num: 4, den: 1 }, included: true },
  high: { value: { num: 6, den: 1 }, included: true },
};

function isRight(answerKey: EntryKey, text: string): boolean {
  return grade({ kind: "entry", answerKey }, { kind: "entry", text });
}

/** Of the exam's rules, every one that lets an answer pass: 26 cases. */
const ACCEPTED: readonly (readonly [rule: string, key: EntryKey, text: string])[] = [
  ["a decimal", values("7/2"), "3.5"],
  ["a zero at the end", values("7/2"), "3.50"],
  ["an improper fraction", values("7/2"), "7/2"],
  ["a fraction that could be reduced", values("7/2"), "14/4"],
  ["a fraction", values("2/3"), "2/3"],
  ["a fraction that could be reduced, below 1", values("2/3"), "4/6"],
  ["a repeating decimal truncated", values("2/3"), ".6666"],
  ["a repeating decimal rounded", values("2/3"), ".6667"],
  ["truncated, with the zero in front", values("2/3"), "0.666"],
  ["rounded, with the zero in front", values("2/3"), "0.667"],
  ["a negative fraction", values("-1/3"), "-1/3"],
  ["a negative decimal in six characters", values("-1/3"), "-.3333"],
  ["a negative decimal with the zero in front", values("-1/3"), "-0.333"],
  ["an improper fraction with no short decimal", values("50/3"), "50/3"],
  ["a decimal above 1 truncated", values("50/3"), "16.66"],
  ["a decimal above 1 rounded", values("50/3"), "16.67"],
  ["a whole number", values("12"), "12"],
  ["a whole number with a decimal", values("12"), "12.0"],
  ["a whole number as a fraction", values("12"), "24/2"],
  ["a decimal with the zero in front", values("1/5"), "0.2"],
  ["a decimal without it", values("1/5"), ".2"],
  ["a decimal as a fraction", values("1/5"), "1/5"],
  ["a negative whole number", values("-419"), "-419"],
  ["the other of two right answers", values("-4", "9"), "-4"],
  ["a value within a range", between4And6, "9/2"],
  ["the bound of a range that holds it", from4To6, "6"],
];

/** Every rule that refuses one: 16 cases. */
const REFUSED: readonly (readonly [rule: string, key: EntryKey, text: string])[] = [
  ["a mixed number typed as one fraction", values("7/2"), "31/2"],
  ["a mixed number", values("7/2"), "3 1/2"],
  ["too few digits, with the zero in front", values("2/3"), "0.66"],
  ["too few digits", values("2/3"), ".66"],
  ["rounded too early, with the zero in front", values("2/3"), "0.67"],
  ["rounded too early", values("2/3"), ".67"],
  ["too few digits of a negative", values("-1/3"), "-.33"],
  ["a lost sign", values("-1/3"), "1/3"],
  ["too few digits above 1", values("50/3"), "16.6"],
  ["rounded too early above 1", values("50/3"), "16.7"],
  ["rounded to a whole number", values("50/3"), "17"],
  ["a letter behind the answer", values("12"), "12x"],
  ["a percent sign", values("12"), "12%"],
  ["the beginning of the answer", values("-419"), "-41"],
  ["a percent for its decimal", values("1/5"), "20"],
  ["the bound of a range that leaves it out", between4And6, "4"],
];

/** What else the rules come to. */
const ALSO_ACCEPTED: typeof ACCEPTED = [
  ["a zero at the end without one in front", values("1/5"), ".20"],
  ["a typographic minus", values("-419"), "\u2212419"],
  ["spaces around the answer", values("12"), " 12 "],
  ["a typographic slash", values("7/2"), "7\u20442"],
  ["nearly the bound of a range", between4And6, "5.999"],
  ["a lower bound that belongs to the range", from4To6, "4.0"],
  ["minus zero", values("0"), "-0"],
  ["zeros in front of a whole number", values("7"), "007"],
  ["zeros in front of a denominator", values("1/5"), "1/05"],
  ["a point with nothing behind it", values("5"), "5."],
  ["a terminating decimal too long for the space, truncated", values("1/32"), ".0312"],
  ["a terminating decimal too long for the space, rounded up at the half", values("1/32"), ".0313"],
  ["a negative decimal rounded away from zero", values("-1/32"), "-.0313"],
];

const ALSO_REFUSED: typeof REFUSED = [
  ["too few digits of a negative, with the zero", values("-1/3"), "-0.33"],
  ["three digits where four fit", values("2/3"), ".666"],
  ["zeros in front that fill the space", values("2/3"), "00.66"],
  ["a dollar sign", values("12"), "$12"],
  ["a lost sign of a whole number", values("-419"), "419"],
  ["the upper bound of a range that leaves it out", between4And6, "6"],
  ["a value below a range with its bounds", from4To6, "3.99"],
  ["a value above a range with its bounds", from4To6, "6.01"],
  ["nothing", values("0"), ""],
  ["a point alone", values("0"), "."],
  ["a division by zero", values("0"), "0/0"],
  ["another power of ten", values("12345"), "1e4"],
  ["a whole number that would fill the space", values("100000/3"), "33333"],
  ["a decimal with no room for a digit", values("10000/3"), "3333."],
  ["one unit beyond truncation", values("2/3"), ".6665"],
  ["one unit beyond rounding", values("2/3"), ".6668"],
];

test("the exam's rules are written out in 42 cases", () => {
  expect([ACCEPTED.length, REFUSED.length]).toEqual([26, 16]);
});

test.each([...ACCEPTED, ...ALSO_ACCEPTED])("right is %s", (_, key, text) => {
  expect(isRight(key, text)).toBe(true);
});

test.each([...REFUSED, ...ALSO_REFUSED])("wrong is %s", (_, key, text) => {
  expect(isRight(key, text)).toBe(false);
});

test("an option's letter is no answer to a question without options", () => {
  const item = { kind: "entry", answerKey: values("12") } as const;
  expect(grade(item, { kind: "choice", letter: "A" })).toBe(false);
  expect(grade(item, null)).toBe(false);
});

/** A fraction that fits the space, as it is typed. */
const typedFraction = fc
  .tuple(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 1, max: 999 }), fc.boolean())
  .filter(([over, under]) => `${over}/${under}`.length <= 5)
  .map(([over, under, negative]) => ({ over: negative ? -over : over, under }));

/** A decimal or a whole number that fits the space, as it is typed. */
const typedDecimal = fc
  .tuple(fc.stringMatching(/^\d{0,4}$/), fc.stringMatching(/^\d{1,4}$/), fc.boolean())
  .filter(([whole, decimals]) => whole.length + decimals.length < 5)
  .map(([whole, decimals, negative]) => `${negative ? "-" : ""}${whole}.${decimals}`);

const typedEntry = fc.oneof(
  typedDecimal,
  typedFraction.map(({ over, under }) => `${over}/${under}`),
  fc.integer({ min: -99_999, max: 99_999 }).map(String),
);

function gcd(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : gcd(b, a % b);
}

function lowest(over: number, under: number): Rational {
  const divisor = gcd(over, under);
  return { num: over / divisor + 0, den: under / divisor };
}

/** The decimals of a fraction by long division, without its sign: so many digits behind the point. */
function divided({ num, den }: Rational, places: number): string {
  let rest = Math.abs(num) % den;
  let digits = "";
  for (let place = 0; place < places; place++) {
    digits += Math.floor((rest * 10) / den);
    rest = (rest * 10) % den;
  }
  return `${Math.floor(Math.abs(num) / den)}.${digits}`;
}

/** The same, rounded at the last place: the next digit decides. */
function roundedUp(text: string): string {
  const units = String(Number(text.replace(".", "")) + 1);
  const places = text.length - text.indexOf(".") - 1;
  const digits = units.padStart(places + 1, "0");
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Every decimal that fills the space and is the fraction truncated or rounded, by long division. */
function fillings(value: Rational): string[] {
  return [4, 3, 2, 1].flatMap((places) => {
    const longer = divided(value, places + 1);
    const cut = longer.slice(0, -1);
    const rounded = Number(longer.at(-1)) >= 5 ? roundedUp(cut) : cut;
    return [cut, rounded]
      .flatMap((text) => [text, text.replace(/^0\./, ".")])
      .filter((text) => text.length === 5)
      .map((text) => (value.num < 0 ? `-${text}` : text));
  });
}

test("a fraction that fits is accepted as itself and as every multiple that fits", () => {
  fc.assert(
    fc.property(typedFraction, fc.integer({ min: 1, max: 99 }), ({ over, under }, times) => {
      const key: EntryKey = { kind: "values", values: [lowest(over, under)] };
      expect(isRight(key, `${over}/${under}`)).toBe(true);
      const multiple = `${over * times}/${under * times}`;
      fc.pre(multiple.replace("-", "").length <= 5);
      expect(isRight(key, multiple)).toBe(true);
    }),
  );
});

test("a fraction's decimals are accepted truncated and rounded at the last character that fits", () => {
  fc.assert(
    fc.property(typedFraction, ({ over, under }) => {
      const value = lowest(over, under);
      const key: EntryKey = { kind: "values", values: [value] };
      for (const text of fillings(value)) expect([text, isRight(key, text)]).toEqual([text, true]);
    }),
  );
});

test("whatever else is not the exact value is refused", () => {
  fc.assert(
    fc.property(typedFraction, typedEntry, ({ over, under }, text) => {
      const value = lowest(over, under);
      const [num = 0, den = 1] = text.split("/").map(Number);
      // Five digits and a divisor below a thousand: the products are exact.
      const scaled = Math.round(num * 10_000);
      const isExact = scaled * value.den === value.num * den * 10_000;
      const isRightEntry = isRight({ kind: "values", values: [value] }, text);
      expect(isRightEntry).toBe(isExact || fillings(value).includes(text));
    }),
    { numRuns: 500 },
  );
});

test("near a value that does not terminate, only full-width decimals are accepted", () => {
  fc.assert(
    fc.property(typedFraction, fc.integer({ min: 1, max: 3 }), ({ over, under }, places) => {
      const value = lowest(over, under);
      const shorter = divided(value, places);
      // In units of the last place: as a floating-point number, 0.28 times 25 is not 7.
      const units = Number(shorter.replace(".", ""));
      fc.pre(shorter.length < 5 && units * value.den !== Math.abs(value.num) * 10 ** places);
      const text = value.num < 0 ? `-${shorter}` : shorter;
      expect(isRight({ kind: "values", values: [value] }, text)).toBe(
        fillings(value).includes(text),
      );
    }),
  );
});

test("every entry that a key offers is right by that key, and every value that fits has one", () => {
  fc.assert(
    fc.property(typedFraction, ({ over, under }) => {
      const key: EntryKey = { kind: "values", values: [lowest(over, under)] };
      const offered = acceptedEntries(key);
      expect(offered).not.toEqual([]);
      for (const text of offered) expect([text, isRight(key, text)]).toEqual([text, true]);
    }),
  );
});

test("an interval offers an entry within it, however narrow", () => {
  fc.assert(
    fc.property(typedDecimal, fc.integer({ min: 2, max: 50 }), (text, hundredths) => {
      const low = readEntry(text);
      fc.pre(low.kind === "entry" && Math.abs(Number(text)) < 90);
      if (low.kind !== "entry") return;
      const { num, den } = low.value;
      const key: EntryKey = {
        kind: "interval",
        low: { value: low.value, included: false },
        high: { value: { num: num * 100 + hundredths * den, den: den * 100 }, included: false },
      };
      const [offered = ""] = acceptedEntries(key);
      expect(isRight(key, offered)).toBe(true);
    }),
  );
});

test("of a value the fraction and the shortest decimal are offered, each once", () => {
  expect(acceptedEntries(values("12"))).toEqual(["12"]);
  expect(acceptedEntries(values("7/2"))).toEqual(["7/2", "3.5"]);
  expect(acceptedEntries(values("-1/5"))).toEqual(["-1/5", "-.2", "-0.2"]);
  expect(acceptedEntries(values("2/3"))).toEqual(["2/3", ".6666", ".6667", "0.666", "0.667"]);
});

test.each([-4, 0, 4])("an interval of one value offers it: %i", (num) => {
  const bound = { value: { num, den: 1 }, included: true };
  expect(acceptedEntries({ kind: "interval", low: bound, high: bound })).toEqual([`${num}`]);
});

test("a value that nobody can type is offered in no form", () => {
  const [low, high] = [100_000, 100_002].map((num) => ({
    value: { num, den: 1 },
    included: false,
  }));
  if (low === undefined || high === undefined) throw new Error("an interval has two bounds");
  expect(acceptedEntries({ kind: "interval", low, high })).toEqual([]);
  expect(acceptedEntries(values("100000/3"))).toEqual([]);
  expect(acceptedEntries(values("123456"))).toEqual([]);
});

test("whatever is typed is graded, and no text throws", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), typedFraction, (text, { over, under }) => {
      expect(typeof isRight({ kind: "values", values: [lowest(over, under)] }, text)).toBe(
        "boolean",
      );
    }),
  );
});
