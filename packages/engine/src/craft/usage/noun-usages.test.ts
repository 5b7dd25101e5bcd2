import { expect, test } from "vitest";
import { nounForms, singularOf } from "./noun-usages.ts";

test.each([
  ["roses", "rose"],
  ["sketches", "sketch"],
  ["cities", "city"],
  ["iron keys", "iron key"],
])("the singular of %s is %s", (several, one) => {
  expect(singularOf(several)).toBe(one);
});

test("a noun without a regular singular has none", () => {
  expect(singularOf("people")).toBeUndefined();
  expect(singularOf("glass")).toBeUndefined();
});

test("a noun has four forms", () => {
  expect(nounForms("weaver")).toEqual(["weaver", "weavers", "weaver's", "weavers'"]);
  expect(nounForms("fisherman")).toEqual(["fisherman", "fishermen", "fisherman's", "fishermen's"]);
});
