import { expect, test } from "vitest";
import { Chance } from "../../random/chance.ts";
import { numeral } from "./option.ts";
import { rotatingOptions, siblingAnswers, siblingOptions, twists } from "./siblings.ts";

const answer = ({ first, second }: { first: boolean; second: boolean }) =>
  (first ? 10 : 20) + (second ? 1 : 2);

test("the options of a problem are the answers to its siblings", () => {
  const options = siblingOptions({
    at: { first: true, second: false },
    answer,
    show: numeral,
    why: "So it is.",
    slips: [
      { code: "opposite-sign", deed: "losing the sign" },
      { code: "off-by-one", deed: "counting one less" },
    ],
  });
  expect(options.map(({ order, code }) => [order, code])).toEqual([
    [12, null],
    [22, "opposite-sign"],
    [11, "off-by-one"],
    [21, "off-by-one"],
  ]);
  expect(options[3]?.reason).toBe("Losing the sign and then counting one less gives $21$.");
  expect(siblingAnswers(answer).toSorted((a, b) => a - b)).toEqual([11, 12, 21, 22]);
});

test("each of the four siblings is asked as often", () => {
  const counts = new Map<string, number>();
  for (let seed = 0; seed < 4_000; seed++) {
    const { first, second } = twists(new Chance(`twists ${seed}`));
    counts.set(`${first} ${second}`, (counts.get(`${first} ${second}`) ?? 0) + 1);
  }
  expect(counts.size).toBe(4);
  for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(120);
});

test("the options of a rotating ask are the four quantities", () => {
  const options = rotatingOptions({
    faces: { sum: numeral(5), difference: numeral(1), product: numeral(6), first: numeral(3) },
    ask: "product",
    why: "$3 \\cdot 2 = 6$.",
    slip: (other) => ({ code: "another-quantity", deed: `taking the ${other}` }),
  });
  expect(options.filter(({ code }) => code === null).map(({ text }) => text)).toEqual(["$6$"]);
  expect(options[0]?.reason).toBe("Taking the sum gives $5$.");
});
