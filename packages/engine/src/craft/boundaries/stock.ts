import type { Paragraph } from "@sat/content";
import { BLANK, type Difficulty } from "@sat/item";
import type { Source } from "../../model.ts";
import { ParagraphStock } from "../paragraphs/paragraph-stock.ts";
import { type Joint, type Link, splitFirst, splitLast, withCapital } from "./joint.ts";
import { jointsOf } from "./text-joints.ts";

/** A joint of a paragraph, in its text. */
export interface Place {
  readonly source: Source;
  readonly joint: Joint;
  /** The sentences before the joint's own. */
  readonly lead: string;
  /** With the blank around both words at the joint. */
  readonly text: string;
}

/** What a model asks at the joints of paragraphs: this link, among these, at these points. */
interface Asked {
  readonly link: Link;
  readonly links: readonly Link[];
  readonly archetypes: readonly string[];
  readonly level: Difficulty;
}

/** The joints of paragraphs where, of the links that are offered, only the one that is asked for may stand. */
export function paragraphStock(
  { link, links, archetypes, level }: Asked,
  mayAsk: (joint: Joint) => boolean,
): ParagraphStock<Place> {
  return new ParagraphStock((paragraph) =>
    jointsOf(paragraph)
      .filter((at) => at.level === level && at.joint.link === link)
      .filter(({ joint }) => archetypes.includes(joint.archetype))
      .filter(({ also }) => !links.some((other) => other !== link && also.includes(other)))
      .filter(({ joint }) => isAskable(joint, mayAsk))
      .map(({ joint }) => inParagraph(paragraph, joint)),
  );
}

function inParagraph(source: Paragraph, joint: Joint): Place {
  const { lead, trail } = joint;
  const text = `${blanked(joint)}${trail}`;
  return { source, joint, lead, text: lead === "" ? text : `${lead} ${text}` };
}

function isAskable(joint: Joint, mayAsk: (joint: Joint) => boolean): boolean {
  const { text } = joint.before;
  return text.includes(" ") && !PART_OF_NAME.test(text) && !misreads(joint) && mayAsk(joint);
}

/** A name of which the blank would hold the second half: "New Zealand". */
const PART_OF_NAME = /\b(?:New|San|Santa|Los|Las|Saint|St\.|North|South|East|West) \p{Lu}\S*$/u;

/** Whether the words at the joint are twice the same, or would look like the letter of an option: "letter (a". */
function misreads({ before, after }: Joint): boolean {
  const [last, first] = [splitLast(before.text)[1], splitFirst(after.text)[0]];
  const around = `${before.text} ${after.text}`;
  return (
    last.toLowerCase() === first.toLowerCase() ||
    /\b(letter|choice|option|answer)s?[,;:—]? ?\(?[a-d]\b/i.test(around)
  );
}

/** The joint's sentence with the blank around the joint, both neighboring words inside it. */
function blanked({ start, before, after, tail }: Joint): string {
  const [words] = splitLast(before.text);
  const [, rest] = splitFirst(after.text);
  const front = [start ?? "", words].filter((part) => part !== "").join(" ");
  return withCapital(`${front} ${BLANK}${rest}${tail}`.trimStart());
}
