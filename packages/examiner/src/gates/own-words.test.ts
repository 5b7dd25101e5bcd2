import { type Facts, generate } from "@sat/engine";
import { OPTION_LETTERS, type OptionLetter } from "@sat/item";
import { expect, test } from "vitest";
import { soundReading } from "../testing/sound-models.ts";
import { ownWords } from "./own-words.ts";

const specimen = generate(soundReading, "Easy", 0);
const OPTIONS = { A: "however,", B: "therefore,", C: "likewise,", D: "meanwhile," };
const MODIFIER: Facts = { kind: "modifier", phrase: "", nouns: [] };

/** What is said of items whose reasons are given; a letter without one quotes nothing. */
function complaints(
  reasons: Partial<Record<OptionLetter, string>>,
  facts: Facts = MODIFIER,
): readonly string[] {
  const [a, b, c, d] = OPTION_LETTERS.map((letter) => ({
    ...specimen.item.rationales[letter],
    reason: reasons[letter] ?? "It does not fit.",
  }));
  if (!a || !b || !c || !d) throw new RangeError("there are four reasons");
  const item = { ...specimen.item, options: OPTIONS, rationales: { A: a, B: b, C: c, D: d } };
  return ownWords.check({ ...specimen, item, facts }, soundReading);
}

test("a reason may quote its own option, alone or beside others, or none", () => {
  const A = "*However* turns, where *therefore* would go on; *the text* does not.";
  expect(complaints({ A, B: "*Therefore,* draws a conclusion." })).toEqual([]);
});

test("two reasons that change places are seen", () => {
  expect(complaints({ A: "*Therefore* concludes.", B: "*However* turns." })).toHaveLength(2);
});

test("words beside a mark belong to all options of a boundary", () => {
  const stretch = { text: "it rained", role: "clause" } as const;
  const facts: Facts = { kind: "boundary", before: stretch, after: stretch };
  expect(complaints({ A: "A mark after *therefore* is missing." }, facts)).toEqual([]);
});
