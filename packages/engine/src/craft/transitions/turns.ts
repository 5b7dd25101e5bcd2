import type { Paragraph, RelationKind, TurnPlace } from "@sat/content";
import { paragraphs } from "@sat/content/paragraphs";
import { BLANK, type Difficulty } from "@sat/item";
import type { Source } from "../../model.ts";
import { remembered } from "../assembly/remembered.ts";
import { wordsAt } from "./words.ts";

/** Two statements, the second with a place for a transition. */
export interface Turn {
  readonly source: Source;
  readonly relation: RelationKind;
  /** What else could be said there. */
  readonly also: readonly RelationKind[];
  readonly first: string;
  readonly second: string;
  /** Whether the transition opens a sentence. */
  readonly isFront: boolean;
  readonly text: string;
  /** The text in pieces, without the transition. */
  readonly told: readonly string[];
  /** How the two are related, as the explanation tells it. */
  readonly why: string;
}

/** Every place of a relation at a level where none of the other relations could be defended, nor has its word stood. */
export function turnsOf(
  kind: RelationKind,
  level: Difficulty,
  relations: readonly RelationKind[],
): readonly Turn[] {
  return turnsAt(kind, isBorrowed(kind, level) ? "Medium" : level)
    .filter((turn) => isApart(turn, relations))
    .filter(({ text }) => relations.every((each) => freshWords(text, level, each).length > 0));
}

/** Whether the places of a relation at a level are those of Medium: some are in sight at any length, and never Hard. */
export function isBorrowed(kind: RelationKind, level: Difficulty): boolean {
  return level === "Hard" && SPANS[kind][1] === Infinity;
}

/** The transitions of a relation at a level, without those that the text holds already. */
export function freshWords(text: string, level: Difficulty, kind: RelationKind): readonly string[] {
  return wordsAt(level, kind).filter((word) => !text.toLowerCase().includes(word));
}

function isApart(turn: Turn, relations: readonly RelationKind[]): boolean {
  if (turn.also.some((other) => relations.includes(other))) return false;
  if (relations.includes("sequence") && isLater(turn)) return false;
  return turn.relation === "purpose" || !relations.includes("purpose") || !hasAim(turn);
}

const turnsAt = remembered((kind: RelationKind, level: Difficulty): readonly Turn[] =>
  paragraphs.flatMap((paragraph) =>
    paragraph.turns
      .filter((turn) => turn.relation === kind && levelOf(turn) === level)
      .map((turn) => inParagraph(paragraph, turn)),
  ),
);

/** Whether the second statement tells what something was done for, so that a word of purpose would do. */
function hasAim({ second }: Turn): boolean {
  return AIM.test(second);
}

const AIM =
  /\bin order to\b|\b(?:written|designed|built|made|founded|created|established|used) (?:[\w-]+ ){0,4}to \w+/;

/** Whether the second statement tells of a later time, so that a word of sequence would do as well as one of contrast. */
function isLater({ relation, second }: Turn): boolean {
  return OPPOSING.has(relation) && LATER.test(second);
}

const OPPOSING: ReadonlySet<RelationKind> = new Set(["contrast", "concession", "replacement"]);
const LATER =
  /\b(?:1\d{3}s?|20\d{2}s?|later|until|by the|afterward|soon|then|after|century|decades?|years?|today|eventually|since)\b/;

/**
 * Most words of the two statements together on Easy, and on Medium. Readers find a sequence plain at any length, and a
 * restatement hard as soon as it is long: the one table of levels for transitions.
 */
const SPANS: Readonly<Record<RelationKind, readonly [easy: number, medium: number]>> = {
  cause: [26, 38],
  contrast: [30, Infinity],
  concession: [16, 32],
  replacement: [26, Infinity],
  sequence: [30, Infinity],
  example: [36, Infinity],
  restatement: [12, 27],
  addition: [22, 36],
  emphasis: [16, 28],
  similarity: [26, 36],
  alternative: [20, 36],
  purpose: [32, Infinity],
  evaluation: [30, Infinity],
  summary: [18, 27],
};

/** The level of a transition: how plain its relation is, and how much one has to compare. */
function levelOf({ relation, first, second }: TurnPlace): Difficulty {
  const words = `${first} ${second}`.split(" ").length;
  const [easy, medium] = SPANS[relation];
  if (words <= easy) return "Easy";
  return words <= medium ? "Medium" : "Hard";
}

/** Throws a RangeError unless the transition stands once in the text, with its comma. */
export function inParagraph(
  source: Paragraph,
  { relation, also = [], words, first, second, why }: TurnPlace,
): Turn {
  const printed = `${words},`;
  const [before, after, ...more] = source.text.split(printed);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new RangeError(`"${printed}" does not stand exactly once in ${source.id}`);
  }
  return {
    source,
    relation,
    also,
    first,
    second,
    isFront: /^\p{Lu}/u.test(words),
    text: `${before}${BLANK}${after}`,
    told: [before, after],
    why,
  };
}
