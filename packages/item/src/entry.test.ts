import fc from "fast-check";
import { expect, test } from "vitest";
import { faultSoFar, readEntry } from "./entry.ts";

const FORMS = "type a whole number, a decimal or a fraction such as 3/4.";

test.each([
  ["3 1/2", "A mixed number cannot be entered: type 3 1/2 as 7/2 or 3.5."],
  ["-3 1/2", "A mixed number cannot be entered: type -3 1/2 as -7/2 or -3.5."],
  ["2 1/3", "A mixed number cannot be entered: type 2 1/3 as 7/3 or 2.333."],
  ["12 11/20", "A mixed number cannot be entered: type 12 11/20 as 12.55."],
  ["3  1/10", "A mixed number cannot be entered: type 3  1/10 as 31/10 or 3.1."],
  ["3 1/05", "A mixed number cannot be entered: type 3 1/05 as 16/5 or 3.2."],
  ["x3 1/2", `A letter cannot be entered: ${FORMS}`],
  ["3 1/2x", `A space cannot be entered: ${FORMS}`],
  ["3 1/00", `The number below the slash cannot be 0: ${FORMS}`],
  ["3 1/0", `The number below the slash cannot be 0: ${FORMS}`],
  ["", `Nothing has been typed yet: ${FORMS}`],
  ["  ", `Nothing has been typed yet: ${FORMS}`],
  ["1/2/3", `An answer has at most one slash: ${FORMS}`],
  ["1.2.3/4", `A number has at most one point: ${FORMS}`],
  ["1.2.3", `A number has at most one point: ${FORMS}`],
  ["1/0", `The number below the slash cannot be 0: ${FORMS}`],
  ["1/0.0", `The number below the slash cannot be 0: ${FORMS}`],
  ["/2", `A fraction has a number on both sides of its slash: ${FORMS}`],
  ["3/", `A fraction has a number on both sides of its slash: ${FORMS}`],
  [".", `There is no digit in the answer: ${FORMS}`],
  ["-", `There is no digit in the answer: ${FORMS}`],
  ["3.5/2", "A fraction is made of whole numbers: type 7/4 or 1.75."],
  ["1/0.5", "A fraction is made of whole numbers: type 2."],
  ["-1.5/2", "A fraction is made of whole numbers: type -3/4 or -.75."],
  ["12.345", "An answer has at most 5 characters, not counting a minus sign: type 12.34 or 12.35."],
  [
    "0.66667",
    "An answer has at most 5 characters, not counting a minus sign: type .6666 or .6667.",
  ],
  [
    "-10/120",
    "An answer has at most 5 characters, not counting a minus sign: type -1/12 or -.0833.",
  ],
  ["123456", `An answer has at most 5 characters, not counting a minus sign: ${FORMS}`],
  ["12%", "A percent sign cannot be entered: type 12."],
  ["$12", "A currency sign cannot be entered: type 12."],
  ["1,234", "A comma cannot be entered: type 1234."],
  ["-12,345", "A comma cannot be entered: type -12345."],
  ["1,2345", `A comma cannot be entered: ${FORMS}`],
  ["3,5", "A comma cannot be entered: type 3.5."],
  ["-12,25", "A comma cannot be entered: type -12.25."],
  [",5", "A comma cannot be entered: type .5."],
  ["45°", "A degree sign cannot be entered: type 45."],
  ["+5", "A plus sign cannot be entered: type 5."],
  ["(3)", "A bracket cannot be entered: type 3."],
  ["x=5", "A letter cannot be entered: type 5."],
  ["12x", "A letter cannot be entered: type 12."],
  ["1e3", `A letter cannot be entered: ${FORMS}`],
  ["2pi", `A letter cannot be entered: ${FORMS}`],
  ["3π", `The sign π cannot be entered: ${FORMS}`],
  ["√2", `A root sign cannot be entered: ${FORMS}`],
  ["2*3", `A sign of multiplication or of a power cannot be entered: ${FORMS}`],
  ["2^3", `A sign of multiplication or of a power cannot be entered: ${FORMS}`],
  ["x<5", "A letter cannot be entered: type 5."],
  ["<5", "A relation sign cannot be entered: type 5."],
  ["3½", `The character ½ cannot be entered: ${FORMS}`],
  ["7 / 2", "A space cannot be entered: type 7/2."],
  ["1 / 234", "A space cannot be entered: type 1/234."],
  ["1  234", `A space cannot be entered: ${FORMS}`],
  ["- 5", "A space cannot be entered: type -5."],
  ["1 234", `A space cannot be entered: ${FORMS}`],
  ["5-", "One minus sign can stand, in front of the answer: type -5."],
  ["12.5-", "One minus sign can stand, in front of the answer: type -12.5."],
  ["-5-", `One minus sign can stand, in front of the answer: ${FORMS}`],
  ["5-3", `One minus sign can stand, in front of the answer: ${FORMS}`],
  ["12/-34", "One minus sign can stand, in front of the answer: type -12/34."],
  ["1/3/-4", `One minus sign can stand, in front of the answer: ${FORMS}`],
  ["3/-4/5", `One minus sign can stand, in front of the answer: ${FORMS}`],
  ["3/-4", "One minus sign can stand, in front of the answer: type -3/4."],
  ["-3/-4", "One minus sign can stand, in front of the answer: type 3/4."],
  ["--5", `One minus sign can stand, in front of the answer: ${FORMS}`],
])("%j is not read, and the reason says what to type", (text, reason) => {
  expect(readEntry(text)).toMatchObject({ kind: "malformed", reason });
});

test("a text too long to be meant as a number is only called too long", () => {
  const reason = `An answer has at most 5 characters, not counting a minus sign: ${FORMS}`;
  expect(readEntry("x".repeat(41))).toMatchObject({ reason });
  expect(readEntry("x".repeat(40))).toMatchObject({
    reason: `A letter cannot be entered: ${FORMS}`,
  });
});

test("what is meant for certain is read: spaces around, a typographic minus or slash", () => {
  for (const text of [" -7/2 ", "\u22127/2", "\u20137/2", "-7\u20442", "-7\u22152\u00a0"]) {
    expect(readEntry(text)).toEqual({
      kind: "entry",
      text: "-7/2",
      value: { num: -7, den: 2 },
      filledTo: null,
    });
  }
});

test.each([
  [".6667", 4],
  ["0.667", 3],
  ["-.6667", 4],
  ["12.34", 2],
  ["123.4", 1],
  [".667", null],
  ["00.67", null],
  ["1234.", null],
  ["12345", null],
  ["13/27", null],
])("%s fills the space to %s places", (text, filledTo) => {
  expect(readEntry(text)).toMatchObject({ kind: "entry", filledTo });
});

const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.stringMatching(/^[-\d./ ,%$x]{0,9}$/),
  fc.stringMatching(/^-?\d{1,8} \d{1,8}\/\d{1,8}$/),
  fc.stringMatching(/^-?\d{0,9}\.\d{0,9}$/),
);

test("whatever is typed is read or told why not, and what is offered instead can be read", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const read = readEntry(text);
      if (read.kind === "entry") {
        expect(read.text).toMatch(/^-?[\d./]{1,5}$/);
        return;
      }
      expect(read.reason).toMatch(/: type .+\.$/s);
      for (const other of read.instead) {
        expect(read.reason).toContain(other);
        expect(readEntry(other).kind).toBe("entry");
      }
    }),
    { numRuns: 500 },
  );
});

test.each(["", "-", ".", "-.", "3/", "-3/0", "1/00", " 3 "])(
  "%j may become an entry, and nothing is said of it so far",
  (text) => {
    expect(faultSoFar(text)).toBeNull();
  },
);

test.each(["3,", "5-", "/", "1/2/", "1.5/", "1..", "1234/", "3/000", "123456", "3 1"])(
  "%j becomes none, and the reason is said at once",
  (text) => {
    expect(faultSoFar(text)).toEqual(readEntry(text));
  },
);

const typedOn = fc.stringMatching(/^[-\d./]{0,7}$/);

test("of nothing that can be typed on to an entry is a fault said before", () => {
  fc.assert(
    fc.property(typedOn, typedOn, (text, more) => {
      if (faultSoFar(text) !== null) expect(readEntry(text + more).kind).toBe("malformed");
    }),
    { numRuns: 2000 },
  );
});
