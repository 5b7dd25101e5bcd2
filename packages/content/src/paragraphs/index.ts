import { artsParagraphs } from "./arts/index.ts";
import { everydayParagraphs } from "./everyday/index.ts";
import { geographyParagraphs } from "./geography/index.ts";
import { historyParagraphs } from "./history/index.ts";
import { literatureParagraphs } from "./literature/index.ts";
import { scienceParagraphs } from "./science/index.ts";
import { societyParagraphs } from "./society/index.ts";
import { technologyParagraphs } from "./technology/index.ts";
import type { Paragraph } from "./paragraph.ts";

export type {
  Field,
  GrammaticalNumber,
  JointPlace,
  ModifierPlace,
  NounKind,
  NounPlace,
  Paragraph,
  PronounPlace,
  RelationKind,
  Tense,
  TurnPlace,
  VerbPlace,
} from "./paragraph.ts";

export { RELATION_KINDS } from "./paragraph.ts";

/** Raised by one whenever a paragraph is added or taken out: the same seeds then make other items. */
export const paragraphsVersion = 17;

/** Every paragraph, by field. */
export const paragraphs: readonly Paragraph[] = [
  ...artsParagraphs,
  ...everydayParagraphs,
  ...geographyParagraphs,
  ...historyParagraphs,
  ...literatureParagraphs,
  ...scienceParagraphs,
  ...societyParagraphs,
  ...technologyParagraphs,
];
