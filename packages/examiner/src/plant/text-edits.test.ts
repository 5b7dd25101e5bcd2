import { expect, test } from "vitest";
import {
  askedChanges,
  directionChanges,
  numberChanges,
  numberWordChanges,
  signChanges,
  swapChanges,
  unitChanges,
} from "./text-edits.ts";

test.each([
  [numberChanges, "It costs \\$1,299 in $2{,}040$ cases.", ["\\$1,298", "2{,}041"]],
  [numberWordChanges, "Of the five, the second is twice as long.", ["six", "third", "half"]],
  [signChanges, "If $-3 \\le 2x - 5$ and $a < b$ - so", ["$3 \\le", "\\ge", "2x + 5", "a > b"]],
  [
    unitChanges,
    "In 5 weeks, 21% of 60 inches at \\$4",
    ["months", "percentage points", "feet", "€4"],
  ],
  [swapChanges, "From 3 to $4$, and 3 again", ["From 4 to $3$, and 3", "3 to $3$, and 4"]],
  [directionChanges, "At least 5% of it, but at most 9", ["5% more than it", "at least 9"]],
  [askedChanges, "Let $x + y = 3$.\n\nWhat is the value of $x$?", ["value of $y$?"]],
  [askedChanges, "The mean is 3.\n\nWhat is the median?", ["What is the mean?"]],
])("%o plants every edit of its kind in %j", (changesIn, text, expected) => {
  const changed = changesIn(text).map((change) => change.text);
  for (const part of expected) expect(changed).toContainEqual(expect.stringContaining(part));
});

test.each([
  [numberChanges, "No digits here."],
  [swapChanges, "Twice 1,000 and $1{,}000$"],
  [signChanges, "Plain - text + words"],
  [unitChanges, "Nothing to measure"],
  [directionChanges, "A right triangle-left"],
  [askedChanges, "The mean is 3.\n\nWhat is it?"],
])("%o plants nothing in %j", (changesIn, text) => {
  expect(changesIn(text).filter((change) => change.text === text)).toEqual([]);
  if (changesIn !== directionChanges) expect(changesIn(text)).toEqual([]);
});
