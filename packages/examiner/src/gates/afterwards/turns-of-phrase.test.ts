import { expect, test } from "vitest";
import { type Chain, readChains } from "../../reading/read-chains.ts";
import { denies, hedges, supposes } from "./turns-of-phrase.ts";

/** The last equation of a text, in its sentence. */
function lastIn(text: string): Chain {
  const chain = readChains(text).at(-1);
  if (chain === undefined) throw new TypeError(`"${text}" shows no equation`);
  return chain;
}

test.each([
  "With $x = 3$",
  "It is true for $x = 3$",
  "If the width $w = 3$",
  "Let a number be $n = 3$",
  "At the point, $x = 3$",
  "Suppose all values $x = 3$",
  "It holds for ($x = 3$)",
  "When its part is $x = 3$",
])("%s supposes something", (text) => {
  expect(supposes(lastIn(text), false)).toBe(true);
});

test.each([
  "So $x = 3$",
  "Without $x = 3$",
  "So $x = 3$, and here $y = 4$",
  "With this in mind it is $x = 3$",
  "For this reason one has $x = 3$",
])("%s supposes nothing", (text) => {
  expect(supposes(lastIn(text), false)).toBe(false);
  expect(supposes(lastIn(text), true)).toBe(false);
});

test.each([
  "So $x = 3$ and $y = 4$",
  "So $x = 3$, $y = 4$",
  "So $x = 3$,$y = 4$",
  "From $x = 3$ on to $x = 4$",
])("the end of %s supposes something after another supposition alone", (text) => {
  expect(supposes(lastIn(text), true)).toBe(true);
  expect(supposes(lastIn(text), false)).toBe(false);
});

test.each(["This $x = 3$ is false.", "It is NEVER $x = 3$.", "There is no solution to $0 = 3$."])(
  "%s denies",
  (text) => {
    expect(denies(lastIn(text))).toBe(true);
  },
);

test.each(["So $x = 3$.", "It is falsely $x = 3$."])("%s denies nothing", (text) => {
  expect(denies(lastIn(text))).toBe(false);
});

test.each([
  "It is either $x = 3$.",
  "In one case $x = 3$.",
  "There are two cases, as $x = 3$.",
  "One candidate is $x = 3$.",
  "Two candidates are there, as $x = 3$.",
  "Or $x = 3$.",
])("%s offers one of several", (text) => {
  expect(hedges(lastIn(text))).toBe(true);
});

test.each(["So $x = 3$.", "For $x = 3$.", "The solution is $x = 3$."])("%s offers one", (text) => {
  expect(hedges(lastIn(text))).toBe(false);
});
