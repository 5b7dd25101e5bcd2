import fc from "fast-check";
import { expect, test } from "vitest";
import { BLANK, parseInline, parseProse, plainText, ProseError } from "./prose.ts";

const words = (text: string) => [{ kind: "text", text }];

test("blank lines divide a text into paragraphs, and a broken line within one is a space", () => {
  expect(parseProse("One\ntwo.\n\n\nThree.")).toEqual([
    { kind: "paragraph", children: words("One two.") },
    { kind: "paragraph", children: words("Three.") },
  ]);
  expect(parseProse("\n\n  \n\nOne.")).toHaveLength(1);
  expect(parseProse("")).toEqual([]);
});

test("lines that all begin alike are notes or verse; one that does not makes a paragraph of them", () => {
  expect(parseProse("- One\n- *two*")).toEqual([
    { kind: "notes", items: [words("One"), [{ kind: "italic", children: words("two") }]] },
  ]);
  expect(parseProse("| One\n| two")).toEqual([
    { kind: "verse", lines: [words("One"), words("two")] },
  ]);
  for (const text of ["- One\ntwo", "| One\ntwo", "One - ", "One | "])
    expect(parseProse(text)[0]?.kind).toBe("paragraph");
});

test("the headings of paired texts are headings, and nothing else is", () => {
  expect(parseProse("Text 1\n\nText 2")).toEqual([
    { kind: "heading", text: "Text 1" },
    { kind: "heading", text: "Text 2" },
  ]);
  for (const text of ["Text 3", "A Text 1", "Text 12"])
    expect(parseProse(text)[0]?.kind).toBe("paragraph");
});

test("formulas, blanks, italics and underlines stand apart from the words around them", () => {
  expect(parseInline(`If $x = 1$, *a __b__* is ${BLANK}.`)).toEqual([
    { kind: "text", text: "If " },
    { kind: "math", tex: "x = 1" },
    { kind: "text", text: ", " },
    {
      kind: "italic",
      children: [
        { kind: "text", text: "a " },
        { kind: "underline", children: words("b") },
      ],
    },
    { kind: "text", text: " is " },
    { kind: "blank" },
    { kind: "text", text: "." },
  ]);
});

test("an escaped dollar sign is money, not the beginning of a formula", () => {
  expect(parseInline("\\$5 and \\$6")).toEqual(words("$5 and $6"));
  expect(parseInline("\\$5 for $n$")).toEqual([
    { kind: "text", text: "$5 for " },
    { kind: "math", tex: "n" },
  ]);
});

test("six underscores are a blank, and the two behind them begin an underline", () => {
  expect(parseInline(`${BLANK}__x__`)).toEqual([
    { kind: "blank" },
    { kind: "underline", children: words("x") },
  ]);
});

test.each([
  ["a $x", "a $ is not closed: $x"],
  ["*x", "* is not closed: *x"],
  ["an __x_", "__ is not closed: __x_"],
  [`$${"x".repeat(60)}`, `a $ is not closed: $${"x".repeat(39)}`],
  [`y *${"x".repeat(60)}`, `* is not closed: *${"x".repeat(39)}`],
])("a mark that is not closed is told with what follows it: %s", (markup, complaint) => {
  expect(() => parseInline(markup)).toThrow(new ProseError(complaint));
  expect(() => parseProse(markup)).toThrow(ProseError);
  expect(new ProseError(complaint).name).toBe("ProseError");
});

test("an empty formula and empty italics are closed", () => {
  expect(parseInline("$$")).toEqual([{ kind: "math", tex: "" }]);
  expect(parseInline("**")).toEqual([{ kind: "italic", children: [] }]);
});

test("the plain text has the words, the formulas and the blanks, and none of the marks", () => {
  const markup = `Text 1\n\nIf *a __b__* is $x$ or \\$5, ${BLANK}.\n\n- One\n- two\n\n| Three\n| four`;
  expect(plainText(markup)).toBe(
    `Text 1\n\nIf a b is x or $5, ${BLANK}.\n\nOne\ntwo\n\nThree\nfour`,
  );
});

test("a text without marks is its own plain text", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z ,.]*[A-Za-z]$/), (text) => {
      fc.pre(!/^Text [12]$/.test(text));
      expect(plainText(text)).toBe(text);
    }),
  );
});
