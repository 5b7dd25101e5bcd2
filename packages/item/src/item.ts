import type { Figure } from "./figure.ts";
import type { MisconceptionCode } from "./misconceptions.ts";
import type { Difficulty, OptionLetter, Section } from "./sections.ts";
import type { SkillCode } from "./skills.ts";
import type { TopicId } from "./topics.ts";

/** How the four options were chosen; see ARCHITECTURE.md, "No option gives itself away". */
export const OPTION_DESIGNS = ["orbit", "rotating-ask", "ladder", "authored"] as const;
export type OptionDesign = (typeof OPTION_DESIGNS)[number];

/** Why an option is right (mistake null) or which mistake it stands for and how it comes about. */
export interface Rationale {
  readonly mistake: string | null;
  readonly reason: string;
}

/** What a learner can see of an item, before and after answering. All texts are prose markup. */
export interface ShownItem {
  readonly section: Section;
  readonly difficulty: Difficulty;
  readonly topic: TopicId;
  /** Reading's text; absent in Writing and Math, where the setting stands in `question`. */
  readonly passage?: string;
  readonly question: string;
  readonly figure?: Figure;
  readonly options: Readonly<Record<OptionLetter, string>>;
  readonly correctAnswer: OptionLetter;
  /** First sentence: complete, at most 100 characters, the only full stop of its line. Then worked steps by paragraph. */
  readonly explanation: string;
  readonly rationales: Readonly<Record<OptionLetter, Rationale>>;
  readonly hint: string;
  readonly tip: string;
}

/** Where an item comes from: with these, `generate` makes it again. */
export interface ItemOrigin {
  readonly model: string;
  readonly version: number;
  readonly level: Difficulty;
  readonly seed: number;
}

/** A question as the engine makes it. `id` is a hash of what the learner sees, with the options sorted. */
export interface Item extends ShownItem, ItemOrigin {
  readonly id: string;
  readonly skill: SkillCode;
  readonly archetype: string;
  /** Id of the fact card that the item draws on, so that it rests before it comes back. */
  readonly source?: string;
  readonly optionDesign: OptionDesign;
  readonly codes: Readonly<Record<OptionLetter, MisconceptionCode | null>>;
}
