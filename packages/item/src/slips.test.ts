import { expect, test } from "vitest";
import { parseProse } from "./prose.ts";
import { slipName, slipNamed } from "./slip-named.ts";
import { SLIP_EXAMPLES } from "./slip-examples.ts";
import { SLIPS } from "./slips.ts";

const slips = Object.entries(SLIPS);
const examples: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(SLIP_EXAMPLES));

test.each(slips)("%s has a short name and two examples that can be drawn", (code, name) => {
  expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(name.length).toBeLessThanOrEqual(40);
  expect(name).toMatch(/^[A-Z][A-Za-z', -]*[a-z]$/);
  expect(examples.get(code)).toHaveLength(2);
  for (const example of examples.get(code) ?? []) {
    expect(example.length).toBeLessThanOrEqual(60);
    expect(parseProse(example)).toHaveLength(1);
  }
});

test("no two slips share a name or an example", () => {
  const words = [...Object.values(SLIPS), ...Object.values(SLIP_EXAMPLES).flat()];
  expect(new Set(words).size).toBe(3 * slips.length);
});

/** Every code and name that an item of an earlier version can hold, and the slip of today. */
const FORMER = {
  "M-SIGN": ["Sign slip", "opposite-sign"],
  "M-INV": ["Wrong inverse operation", "opposite-operation"],
  "M-DIST": ["Distributed to one term only", "distributed-to-one-term"],
  "M-STOP": ["Stopped one step early", "stopped-early"],
  "M-SWAP": ["Swapped two roles", "quantities-exchanged"],
  "M-OTHER": ["Answered another quantity", "another-quantity"],
  "M-OFF1": ["Off by one step", "off-by-one"],
  "M-RATE": ["Wrong rate or percent base", "rate-misapplied"],
  "M-UNIT": ["Unit not converted", "unit-not-converted"],
  "M-SQ": ["Square or root slip", "power-or-root-left-out"],
  "M-EXP": ["Exponent rule slip", "exponent-rule"],
  "M-FORM": ["Wrong formula", "wrong-formula"],
  "M-EXTR": ["Extraneous or missing solution", "extraneous-solution"],
  "M-READ": ["Misread the figure", "figure-misread"],
  "M-INTERP": ["Misread what a number means", "meaning-misread"],
  "M-COND": ["Used the wrong total", "wrong-total"],
  "M-CAUS": ["Claimed too much from the data", "beyond-the-sample"],
  "X-BROAD": ["Too broad", "too-broad"],
  "X-NARROW": ["Too narrow", "too-narrow"],
  "X-REV": ["Reversed the relationship", "relationship-reversed"],
  "X-TRUEIRR": ["True but beside the point", "beside-the-point"],
  "X-ECHO": ["Echoes the text's words only", "words-echoed"],
  "X-OUT": ["Not supported by the text", "not-in-the-text"],
  "X-EXT": ["Too extreme", "too-extreme"],
  "X-HALF": ["Half right", "half-right"],
  "X-OPP": ["Contradicts the text", "contradicts-the-text"],
  "X-ATTR": ["Wrong person or text", "wrong-person-or-text"],
  "X-SCOPE": ["Wrong group or measure", "wrong-group-or-measure"],
  "X-CAUS": ["Possibility taken as fact", "possibility-as-fact"],
  "X-FUNC": ["Right content, wrong purpose", "wrong-purpose"],
  "X-TONE": ["Wrong strength or tone", "wrong-strength-or-tone"],
  "X-FIT": ["Fits the grammar, not the sense", "wrong-sense"],
  "E-SPLICE": ["Comma splice", "comma-splice"],
  "E-RUNON": ["Run-on sentence", "run-on"],
  "E-FRAGMENT": ["Incomplete sentence", "incomplete-sentence"],
  "E-BREAK": ["Punctuation that splits what belongs together", "unit-split"],
  "E-MISSING": ["Missing punctuation", "missing-punctuation"],
  "E-PAIR": ["Marks that do not match", "unmatched-marks"],
  "E-AGREE": ["Agrees with the wrong word", "wrong-agreement"],
  "E-TENSE": ["Wrong tense", "wrong-tense"],
  "E-FORM": ["Wrong verb form", "wrong-verb-form"],
  "E-PRONOUN": ["Wrong pronoun", "wrong-pronoun"],
  "E-POSSESS": ["Plural and possessive confused", "plural-for-possessive"],
  "E-MODIFIER": ["Misplaced modifier", "misplaced-modifier"],
  "E-PARALLEL": ["Faulty parallelism", "faulty-parallelism"],
  "E-WORD": ["Word confused with another", "confused-word"],
  "E-RELATION": ["Wrong logical relation", "wrong-relation"],
} as const;

test.each(Object.entries(FORMER))(
  "a slip stored as %s is read as today's",
  (code, [name, today]) => {
    expect(slipNamed(code)).toBe(today);
    expect(slipNamed(name)).toBe(today);
    expect(slipName(name)).toBe(SLIPS[today]);
  },
);

test("a slip's own code names it, and no other text names one", () => {
  for (const [code, name] of slips) {
    expect(slipNamed(code)).toBe(code);
    expect(slipName(code)).toBe(name);
  }
  for (const text of ["", "Slip", "M-NONE", "toString", "sign slip"]) {
    expect(slipNamed(text)).toBeUndefined();
    expect(slipName(text)).toBe(text);
  }
});
