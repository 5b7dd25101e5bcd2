import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseInline, parseProse, plainText } from "../prose.ts";
import { typesetBlocks, typesetInlines, typesetText } from "./typeset.ts";

/** A text in prose markup as it is set, its marks and formulas left out. */
function set(markup: string): string {
  return JSON.stringify(typesetBlocks(parseProse(markup)))
    .split(/(?="(?:text|tex)":)/)
    .flatMap((part) => /^"text":"((?:[^"\\]|\\.)*)"/.exec(part)?.[1] ?? [])
    .join("")
    .replaceAll('\\"', '"');
}

describe("quotation marks and apostrophes", () => {
  it.each([
    ['"No," she said, "not yet."', "“No,” she said, “not yet.”"],
    ["a potter's wheel, the nurses' desk", "a potter’s wheel, the nurses’ desk"],
    ["the summer of '98 and the '80s", "the summer of ’98 and the ’80s"],
    ["'Tis late, so tell 'em: rock 'n' roll", "’Tis late, so tell ’em: rock ’n’ roll"],
    ["add 's for one owner", "add ’s for one owner"],
    ['he waited—"for what?"—and left ("soon")', "he waited—“for what?”—and left (“soon”)"],
    ['"I never—" he began', "“I never—” he began"],
    ["\"'The heart,' you put,\" he said", "“‘The heart,’ you put,” he said"],
    ["he said 'the \"old\" way' was best", "he said ‘the “old” way’ was best"],
    ['“"Friends. We won."”', "“‘Friends. We won.’”"],
    ['“We see "cold" give way to "stern,"”', "“We see ‘cold’ give way to ‘stern,’”"],
    ['“They won." She left.”', "“They won.’ She left.”"],
    ['"Come', "“Come"],
    ['," he said', ",” he said"],
    ["the neighbors', spoken", "the neighbors’, spoken"],
    ["‘so’ it's “said”", "‘so’ it’s “said”"],
    ['"It was in 1492"', "“It was in 1492”"],
    ["5'10\" tall, an angle of 3°5'", "5′10″ tall, an angle of 3°5′"],
  ])("%s becomes %s", (text, expected) => {
    expect(typesetText(text)).toBe(expected);
  });

  it.each([
    ['"__It looks fine.__" So he said', "“It looks fine.” So he said"],
    ["*'s* for one owner, *s'* for several", "’s for one owner, s’ for several"],
    ['"$x$" is "*y*"', "“” is “y”"],
    ['| He said, "No,\n| and no," and sank', "He said, “No,and no,” and sank"],
    ['"One.\n\n"Two."', "“One.“Two.”"],
    ['- "one\n- two"', "“onetwo”"],
  ])("stand as they should across marks, lines and blocks: %s", (markup, expected) => {
    expect(set(markup)).toBe(expected);
  });
});

describe("dashes and signs", () => {
  it.each([
    ["a word -- or two --- or--three", "a word—or two—or—three"],
    ["one word - another", "one word—another"],
    ["from 1914-1918 and 1939--45", "from 1914–1918 and 1939–45"],
    ["-7, (-6, -6) and -$5", "−7, (−6, −6) and −$5"],
    ["(4x - 4)° and x - y", "(4x − 4)° and x − y"],
    ["a 3 x 5 card", "a 3 × 5 card"],
    ["T-shirts of the mid-1800s, an -ing form", "T-shirts of the mid-1800s, an -ing form"],
    ["wait ... no", "wait ... no"],
  ])("of %s become those of %s", (text, expected) => {
    expect(typesetText(text)).toBe(expected);
  });

  it("leave a hyphen beside a formula", () => {
    expect(set("the $x$-axis, a $30$-$60$-$90$ triangle, $-1$ - $2$")).toBe(
      "the -axis, a -- triangle,  − ",
    );
  });
});

describe("a line does not end", () => {
  it.each([
    [
      "between a number and its measure",
      "48 feet, 6 percent, 5000 BC",
      "48~feet, 6~percent, 5000~BC",
    ],
    ["between a formula and its measure", "$4$ meters of $x$ words", "~meters of  words"],
    ["between a name and its number", "Text 1 from line 5", "Text~1 from line~5"],
    [
      "between a title or an initial and a name",
      "Dr. Voss, R. W. Franklin",
      "Dr.~Voss, R.~W. Franklin",
    ],
  ])("%s", (_, markup, expected) => {
    expect(set(markup).replaceAll("\u00A0", "~")).toBe(expected);
  });
});

/** Texts of what typesetting looks at. */
const texts = fc
  .array(fc.constantFrom(...Array.from("\"'-— “”‘’.,(x5a\n"), "--", " - ", "word", "1914", " feet"))
  .map((parts) => parts.join(""));

describe("typesetting", () => {
  it("changes nothing that has been set", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const once = typesetText(text);
        expect(typesetText(once)).toBe(once);
      }),
      { numRuns: 1000 },
    );
  });

  it("leaves the words as they are", () => {
    const wordsOf = (text: string) => text.replaceAll("×", "x").match(/[\p{L}\d]+/gu) ?? [];
    fc.assert(
      fc.property(texts, (text) => {
        expect(wordsOf(typesetText(text))).toEqual(wordsOf(text));
      }),
    );
  });

  it("leaves formulas, blanks and the marks of the text as they are", () => {
    const markup = 'If *a "__b__"* is $x\' - 1$, ______.';
    expect(typesetInlines(parseInline(markup))).toEqual(
      parseInline(markup.replace('"', "“").replace('"', "”")),
    );
  });

  it("sets a heading", () => {
    expect(plainText("Text 1")).toBe("Text 1");
    expect(set("Text 1")).toBe("Text\u00A01");
  });
});
