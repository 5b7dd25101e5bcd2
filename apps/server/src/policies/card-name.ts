import type { SkillCode, SlipCode } from "@sat/item";

/** What a card is of: a slip in a skill, or the words of an authored text. */
export type CardName =
  | { readonly skill: SkillCode; readonly slip: SlipCode; readonly words: null }
  | { readonly skill: SkillCode; readonly slip: null; readonly words: string };

/** What is known of a miss. */
interface Missed {
  readonly skill: SkillCode | null;
  /** None where time ran out, or nobody foresaw what was typed. */
  readonly slip: SlipCode | null;
  /** Id of the card, study or text that the question is on. */
  readonly source: string | null;
}

/**
 * The card that a miss is of. In Words in Context it is the words to choose from, which other texts have too: whoever took
 * one for another is unsure of both. Of a miss without a known slip there is none: nothing says what to ask again.
 */
export function cardName({ skill, slip, source }: Missed): CardName | undefined {
  if (skill === null || slip === null) return undefined;
  if (skill === "WIC" && source !== null) return { skill, slip: null, words: source };
  return { skill, slip, words: null };
}
