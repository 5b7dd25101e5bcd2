import { type FactCard, factCards } from "@sat/content";
import { BLANK, DIFFICULTIES, type Difficulty, type TopicId } from "@sat/item";
import { asSentence } from "../../language/statement.ts";
import { capitalized } from "../../language/noun.ts";
import { type Draft, type Model, defineModel } from "../../model.ts";
import { cardTexts } from "../card-texts.ts";
import { countedSpace, remembered } from "../counted-space.ts";
import { type OptionWords, type Orbit, keyOf, orbit, orbitOptions } from "../orbit.ts";
import { CONVENTIONS_STEM, completionQuestion } from "../writing-text.ts";
import { type Joint, type Link, type Shape, endsSentence, printedLink } from "./joint.ts";
import { ROLE_NAMES, ruleOf, wrongLink } from "./reasons.ts";

/** A model whose options are four links; every link is the right one at shapes of its own. */
export interface BoundaryModel {
  readonly id: string;
  readonly version: number;
  readonly topic: TopicId;
  readonly archetypes: readonly string[];
  readonly levels?: readonly Difficulty[];
  /** For each of the four links, the shapes of the joints where it stands. */
  readonly shapes: Readonly<Partial<Record<Link, readonly Shape[]>>>;
  readonly hint: string;
  readonly tip: string;
}

interface Place {
  readonly card: FactCard;
  readonly joint: Joint;
  readonly texts: readonly string[];
}

interface BoundaryItem extends Omit<Place, "texts"> {
  readonly links: Orbit<Link>;
  readonly level: Difficulty;
  readonly text: string;
}

/**
 * Which of four links stands at a joint: an orbit over the links, and for the drawn one a joint that takes
 * it and none of the other three.
 */
export function boundaryModel({ shapes, hint, tip, ...model }: BoundaryModel): Model {
  const [a, b, c, d, ...more] = Object.keys(shapes) as Link[]; // Object.keys forgets the literal keys
  if (!a || !b || !c || !d || more.length > 0) throw new RangeError(`${model.id} needs four links`);
  const levels = model.levels ?? DIFFICULTIES;
  const places = remembered((link: Link, level: Difficulty) =>
    (shapes[link] ?? []).map((shape) => placesOf(shape, level)).filter(({ length }) => length > 0),
  );
  return defineModel<BoundaryItem>({
    ...model,
    levels,
    skill: "BOU",
    space: countedSpace(levels, (level) =>
      [a, b, c, d]
        .flatMap((link) => places(link, level).flat())
        .reduce((sum, { texts }) => sum + texts.length, 0),
    ),
    optionDesign: "orbit",
    draw: (chance, level) => {
      const links = orbit<Link>(chance, [a, b, c, d]);
      const { texts, ...place } = chance.pick(chance.pick(places(keyOf(links), level)));
      return { ...place, links, level, text: chance.pick(texts) };
    },
    build: (item) => ({ ...buildBoundary(item), hint, tip }),
    facts: ({ joint: { before, after } }) => ({ kind: "boundary", before, after }),
    signature: ({ text, joint }) => `${text} ${joint.before.text}`,
    source: ({ card: { id } }) => id,
    features: ({ level, joint }) => ({
      steps: 2,
      words: joint.before.text.split(" ").length,
      rank: DIFFICULTIES.indexOf(level),
    }),
  });
}

/** Every joint of the shape that fits a text, over all cards. */
function placesOf(shape: Shape, level: Difficulty): Place[] {
  return factCards.flatMap((card) =>
    shape(card, level)
      .map((joint) => ({ card, joint, texts: textsOf(card, joint) }))
      .filter(({ joint, texts }) => / /.test(joint.before.text) && texts.length > 0),
  );
}

/** The card's texts with the blank around the joint, both neighbouring words inside it. */
function textsOf(card: FactCard, { before, after, tail }: Joint): string[] {
  const [start] = splitLast(before.text);
  const [, rest] = splitFirst(after.text);
  const sentence = `${start} ${BLANK}${rest}${tail}`;
  return cardTexts(card, capitalized(sentence));
}

function splitLast(text: string): [rest: string, last: string] {
  const space = text.lastIndexOf(" ");
  return [text.slice(0, space), text.slice(space + 1)];
}

function splitFirst(text: string): [first: string, rest: string] {
  const space = text.indexOf(" ");
  return space < 0 ? [text, ""] : [text.slice(0, space), text.slice(space)];
}

/** Both neighbours with the link between them. */
function printed({ before, after, conjunction }: Joint, link: Link): string {
  const last = splitLast(before.text)[1];
  const [first] = splitFirst(after.text);
  return last + printedLink(link, conjunction) + (endsSentence(link) ? capitalized(first) : first);
}

function option({ joint, links }: BoundaryItem, link: Link): OptionWords {
  const text = printed(joint, link);
  return link === keyOf(links)
    ? { text, code: null, reason: ruleOf(joint) }
    : { text, ...wrongLink(joint, link) };
}

function buildBoundary(item: BoundaryItem): Omit<Draft, "hint" | "tip"> {
  const { joint, links, text } = item;
  const { before, after } = joint;
  return {
    question: completionQuestion(text, CONVENTIONS_STEM),
    options: orbitOptions<Link>(links, (link) => option(item, link)),
    opening: ruleOf(joint),
    steps: [
      { text: `Up to the blank stands ${ROLE_NAMES[before.role]}: *${before.text}*.` },
      { text: `After it comes ${ROLE_NAMES[after.role]}: *${after.text}*.` },
      { text: `So the text reads: *${asSentence(around(joint))}*` },
    ],
    archetype: joint.archetype,
  };
}

/** The sentence as it should stand, without its final mark. */
function around({ before, after, tail, link, conjunction }: Joint): string {
  const next = endsSentence(link) ? capitalized(after.text) : after.text;
  return `${before.text}${printedLink(link, conjunction)}${next}${tail}`.replace(/[.]$/, "");
}
