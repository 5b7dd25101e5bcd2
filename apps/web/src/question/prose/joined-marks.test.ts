import { parseInline } from "@sat/item";
import { describe, expect, it } from "vitest";
import { joinedMarks } from "./joined-marks.ts";

/** A line with each formula or blank in brackets, together with the marks that stay beside it. */
function joined(markup: string): string {
  return joinedMarks(parseInline(markup))
    .map(({ inline, before, after }) => {
      if (inline.kind === "text") return inline.text;
      return `[${before}${inline.kind === "math" ? inline.tex : inline.kind}${after}]`;
    })
    .join("");
}

describe("marks beside a formula or a blank", () => {
  it.each([
    ["if $x$, then", "if [x,] then"],
    ["is $4$.", "is [4.]"],
    ["($x$) and", "[(x)] and"],
    ["a $4$-inch pipe", "a [4-inch] pipe"],
    ["$4$\u00A0meters, and", "[4\u00A0meters,] and"],
    ["in the ______.", "in the [blank.]"],
    ['$x$"$y$', '[x"][y]'],
    ["$x$ and $y$", "[x] and [y]"],
    ["word, *word*.", "word, [italic]."],
  ])("of %s stay as in %s", (markup, expected) => {
    expect(joined(markup)).toBe(expected);
  });
});
