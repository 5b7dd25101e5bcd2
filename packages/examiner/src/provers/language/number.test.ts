import { expect, test } from "vitest";
import { numberOf } from "./number.ts";

test.each([
  ["one of the cords", "singular"],
  ["several of the cords", "plural"],
  ["the Fresnel lens", "singular"],
  ["each pattern", "singular"],
  ["people", "plural"],
  ["the library bus", "singular"],
  ["the navigator Mau Piailug", "singular"],
  ["Georges Méliès", "singular"],
  ["the specimen", "singular"],
  ["women", "plural"],
  ["Paul Revere Williams", "singular"],
  ["Black Americans", "plural"],
  ["silk fabrics", "plural"],
  ["the alga inside these bodies", "singular"],
  ["navigators under a cloudy sky", "plural"],
  ["the nucleus", "singular"],
  ["the khipus", "plural"],
  ["the first modern Games", "plural"],
  ["reindeer on the winter tundra", "plural"],
  ["they", "plural"],
  ["the nucleus", "singular"],
  ["the khipus", "plural"],
  ["emus", "plural"],
] as const)("%s is %s", (phrase, number) => {
  expect(numberOf(phrase)).toBe(number);
});
