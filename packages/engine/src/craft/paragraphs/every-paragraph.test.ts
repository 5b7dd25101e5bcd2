import { paragraphs } from "@sat/content/paragraphs";
import { BLANK } from "@sat/item";
import { describe, expect, test } from "vitest";
import { capitalized } from "../../language/noun.ts";
import { mended } from "../boundaries/joint.ts";
import { jointsOf } from "../boundaries/text-joints.ts";
import { inParagraph } from "../transitions/turns.ts";
import { nounUsages } from "../usage/noun-usages.ts";
import { pronounUsages } from "../usage/pronoun-usages.ts";
import { slotsOf } from "../verbs/text-slots.ts";

/** The words of a text, whatever stands between them. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, " ")
    .trim();
}

const texts = paragraphs.map(({ text }) => text).join("\n");
const common = new Set(texts.match(/(?<![\p{L}'-])\p{Ll}[\p{L}'-]*/gu));
/** Words with a capital inside a sentence that no text has without: names. */
const names = new Set(
  [...texts.matchAll(/(?<=[\p{Ll},;:] )\p{Lu}[\p{L}'-]*/gu)]
    .map(([word]) => word)
    .filter((word) => !common.has(word.toLowerCase())),
);

describe.each(paragraphs.map((paragraph) => [paragraph.id, paragraph] as const))(
  "%s",
  (_, paragraph) => {
    test("reads as it was written, whichever of its joints is asked", () => {
      for (const { joint } of jointsOf(paragraph)) {
        const whole = [joint.lead, mended(joint), joint.trail].join(" ");
        expect(bare(whole)).toBe(bare(paragraph.text));
      }
    });

    test("begins no stretch with a name in lower case", () => {
      const small = jointsOf(paragraph)
        .map(({ joint }) => /^\p{Ll}[\p{L}'-]*/u.exec(joint.after.text)?.[0] ?? "")
        .filter((word) => names.has(capitalized(word)));
      expect(small).toEqual([]);
    });

    test("reads as it was written, whichever of its verbs is asked", () => {
      for (const place of paragraph.verbs) {
        const slots = slotsOf({ ...paragraph, verbs: [place] });
        expect(slots.length).toBeGreaterThan(0);
        for (const { slot, lead, trail } of slots) {
          const sentence = `${slot.before} ${place.verb}${slot.after}`.trim();
          expect(`${lead} ${sentence}${trail}`.trim()).toBe(paragraph.text);
        }
      }
    });

    test("holds its transitions where they are asked", () => {
      for (const turn of paragraph.turns) {
        const { text } = inParagraph(paragraph, turn);
        expect(text.replace(BLANK, `${turn.words},`)).toBe(paragraph.text);
        // The transition may stand inside the second statement.
        for (const statement of [turn.first, turn.second]) {
          expect(bare(text.replace(BLANK, ""))).toContain(bare(statement));
        }
      }
    });

    test("holds its pronouns and its nouns where they are asked, each in one form", () => {
      for (const usagesOf of [pronounUsages, nounUsages]) {
        const usages = ([0, 1, 2, 3] as const).flatMap((key) =>
          usagesOf(paragraph, key).map((usage) => ({ ...usage, form: usage.forms[key] })),
        );
        const places = usagesOf === nounUsages ? paragraph.nouns : paragraph.pronouns;
        expect(usages).toHaveLength(places?.length ?? 0);
        for (const { lead, sentence, trail, form } of usages) {
          const whole = `${lead} ${sentence}${trail}`.trim().replace(BLANK, form);
          const { text, coda } = paragraph;
          expect(coda === undefined ? [text] : [text, `${text} ${coda}`]).toContain(whole);
        }
      }
    });
  },
);
