import type { EntryKey } from "./answer-key.ts";
import type { Figure } from "./figure.ts";
import type { Difficulty, OptionLetter, Section } from "./sections.ts";
import type { Rational } from "./rational.ts";
import type { SkillCode } from "./skills.ts";
import type { SlipCode } from "./slips.ts";
import type { TopicId } from "./topics.ts";

/** How the four options were chosen; see ARCHITECTURE.md, "No option gives itself away". */
export const OPTION_DESIGNS = [
  "orbit",
  "rotating-ask",
  "ladder",
  "pool",
  "weighted",
  "authored",
] as const;
export type OptionDesign = (typeof OPTION_DESIGNS)[number];

/** Why an option is right (mistake null) or which slip it stands for and how it comes about. */
export interface Rationale<Slip extends string = string> {
  /** The slip's code; its name in what was stored before there were codes. `slipNamed` reads either. */
  readonly mistake: Slip | null;
  readonly reason: string;
}

/** Three rungs of help, each telling more than the one before, and none the key. */
export type Hints = readonly [nudge: string, strategy: string, firstStep: string];

/** What every item shows, before and after answering. All texts are prose markup. */
interface ShownAlways {
  readonly section: Section;
  readonly difficulty: Difficulty;
  readonly topic: TopicId;
  /** Reading's text; absent in Writing and Math, where the setting stands in `question`. */
  readonly passage?: string;
  readonly question: string;
  readonly figure?: Figure;
  /** First sentence: complete, at most 100 characters, the only full stop of its line. Then worked steps by paragraph. */
  readonly explanation: string;
  /** The first rung of the hints. */
  readonly hint: string;
  /** Absent in what was stored before there were three. */
  readonly hints?: Hints | undefined;
  readonly tip: string;
  /** Where a graphing calculator is the easiest way. */
  readonly onCalculator?: OnCalculator | undefined;
}

/** How a graphing calculator shows the answer. */
export interface OnCalculator {
  /** What is typed, in its own notation. */
  readonly rows: readonly string[];
  /** Where to look then, and what to read there; prose markup. */
  readonly read: string;
}

/** A question with four options. What was stored before there were entries names no kind. */
export interface ShownChoice extends ShownAlways {
  readonly kind?: "choice" | undefined;
  readonly options: Readonly<Record<OptionLetter, string>>;
  readonly correctAnswer: OptionLetter;
  readonly rationales: Readonly<Record<OptionLetter, Rationale>>;
}

/** A wrong answer that a slip leads to, so that a typed one can be traced to its slip. */
export interface EntrySlip {
  readonly code: SlipCode;
  readonly value: Rational;
  /** How the slip comes to this value. */
  readonly reason: string;
}

/** A question whose answer is typed. */
export interface ShownEntry extends ShownAlways {
  readonly kind: "entry";
  readonly answerKey: EntryKey;
  /** Why the key is right. */
  readonly why: string;
  readonly slips: readonly EntrySlip[];
}

/** What a learner can see of an item. */
export type ShownItem = ShownChoice | ShownEntry;

/** Where an item comes from: with these, `generate` makes it again. */
export interface ItemOrigin {
  readonly model: string;
  readonly version: number;
  readonly level: Difficulty;
  readonly seed: number;
}

interface Made extends ItemOrigin {
  /** A hash of what the learner sees, with the options sorted. */
  readonly id: string;
  readonly skill: SkillCode;
  readonly archetype: string;
  /** Id of the paragraph, notes, study or text that the item draws on, so that it rests before it comes back. */
  readonly source?: string;
  /** Which version of that source, if not its first. */
  readonly sourceVersion?: number;
}

export interface ChoiceItem extends ShownChoice, Made {
  readonly hints: Hints;
  readonly rationales: Readonly<Record<OptionLetter, Rationale<SlipCode>>>;
  readonly optionDesign: OptionDesign;
}

export interface EntryItem extends ShownEntry, Made {
  readonly hints: Hints;
}

/** A question as the engine makes it. */
export type Item = ChoiceItem | EntryItem;
