import { expect, test } from "vitest";
import { namesOf } from "./names.ts";

function namesIn(...texts: readonly string[]) {
  return namesOf(
    texts.map((text, at) => ({ id: String(at), text })),
    texts,
  );
}

test("people are named by words that are never small and stand inside a sentence", () => {
  const { people } = namesIn("Then Ilse Brandt left. Ilse came on Monday.", "We saw Ilse in Lima.");
  expect(people).toEqual([
    { name: "Ilse", place: "first", texts: 2 },
    { name: "Brandt", place: "last", texts: 1 },
  ]);
});

test("a title stands before a last name", () => {
  expect(namesIn("At noon Mrs. Ono rose.").people).toEqual([
    { name: "Ono", place: "last", texts: 1 },
  ]);
});

test("the first word of a sentence and the title of a work name nobody", () => {
  expect(
    namesIn("Farmers wait. The novel *Tamsin Abroad* is read, and rose Hills of it.").people,
  ).toEqual([{ name: "Hills", place: "first", texts: 1 }]);
});

test("places and peoples count for their part of the world", () => {
  const { regions } = namesIn("In Lima it rained.", "A Welsh farm, and London.");
  expect([...regions]).toEqual([
    ["Latin America", 1],
    ["Europe", 1],
  ]);
});
