import { societyParagraphs } from "./society/index.ts";
import type { Paragraph } from "./paragraph.ts";

export type { JointPlace, Paragraph, TurnPlace, VerbPlace } from "./paragraph.ts";

/** Raised by one whenever a paragraph is added or taken out: the same seeds then make other items. */
export const paragraphsVersion = 1;

/** Every paragraph, by field. */
export const paragraphs: readonly Paragraph[] = [...societyParagraphs];
