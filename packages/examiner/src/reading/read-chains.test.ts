import { expect, test } from "vitest";
import { readChains } from "./read-chains.ts";

function printed(markup: string): string[] {
  return readChains(markup).map(({ sides, links }) =>
    sides.map(({ tex }, at) => `${tex} ${links[at] ?? ""}`.trim()).join(" "),
  );
}

test.each<[string, string[]]>([
  ["So $40 + 15 = 55$ hours.", ["40 + 15 = 55"]],
  ["It is $\\frac{1}{2} \\cdot 8 = 4 = 2^2$.", ["\\frac{1}{2} \\cdot 8 = 4 = 2^2"]],
  ["So $5 < x \\le 7$.", ["5 < x <= 7"]],
  ["This is $\\frac{2}{3} \\approx 0.67$.", ["\\frac{2}{3} ≈ 0.67"]],
  ["The total is \\$525 $-$ \\$25 $=$ \\$500.", ["525 - 25 = 500"]],
  ["Dividing $-120$ by $-4$ gives $t + x = 30$.", ["t + x = 30", "(-120)/(-4) = (30)"]],
  ["Multiplying 1,200 miles by 3 gives 3,600.", ["(1,200)*(3) = (3,600)"]],
  ["The first 40 hours bring $40$ times \\$22, which is \\$880.", ["(40)*(22) = (880)"]],
  ["The sum of 4 and 5 is 9.", ["(4)+(5) = (9)"]],
  ["In all it is 20% of 900, which is 180 kilograms.", ["(20)/100*(900) = (180)"]],
  ["The square of the radius $58$ is $3364$.", ["(58)^2 = (3364)"]],
  ["The volume is $12 \\cdot 4$ cubic feet, which is 48.", ["(12 \\cdot 4) = (48)"]],
])("%s shows %j", (markup, chains) => {
  expect(printed(markup)).toEqual(chains);
});

test.each([
  "Angle $A$ measures 180 degrees, which is $\\pi$ radians.",
  "It is 3 less than 15, which is a multiple of 5.",
  "From 2 to 4 the graph rises.",
])("%s shows no equation", (markup) => {
  expect(printed(markup)).toEqual([]);
});

test("a side keeps its unit in print and not in what is read", () => {
  const [chain] = readChains("$2 \\cdot 6\\text{ ft} = 12\\text{ ft}$");
  expect(chain?.sides.map(({ tree }) => tree?.kind)).toEqual(["binary", "number"]);
});

test("a segment is one name, whichever end is named first", () => {
  const [chain] = readChains("$ML = LM$");
  expect(chain?.sides[0]?.tree).toEqual(chain?.sides[1]?.tree);
});
