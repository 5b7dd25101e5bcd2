import type { FactCard, Paragraph, Relation, RelationKind, TurnPlace } from "@sat/content";
import { factCards } from "@sat/content/cards";
import { paragraphs } from "@sat/content/paragraphs";
import { BLANK, DIFFICULTIES, type Difficulty } from "@sat/item";
import { capitalized } from "../../language/noun.ts";
import { asSentence, clauseText } from "../../language/statement.ts";
import type { Source } from "../../model.ts";
import { remembered } from "../assembly/remembered.ts";
import { FEWEST_PARAGRAPHS } from "../assembly/source-stock.ts";
import { cardTexts, openerOf } from "../cards/card-texts.ts";

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
  readonly texts: readonly string[];
  /** The text in pieces, without the transition. */
  readonly told: (text: string) => readonly string[];
  /** How the two are related, as the explanation tells it. */
  readonly why: readonly string[];
}

/** Every place of a relation at a level where none of the other relations could be defended. */
export function turnsOf(
  kind: RelationKind,
  level: Difficulty,
  relations: readonly RelationKind[],
): readonly Turn[] {
  const written = turnsInParagraphs(kind, level).filter((turn) => isApart(turn, relations));
  if (written.length >= FEWEST_PARAGRAPHS) return written;
  return turnsInCards(kind, level).filter((turn) => isApart(turn, relations));
}

function isApart(turn: Turn, relations: readonly RelationKind[]): boolean {
  if (turn.also.some((other) => relations.includes(other))) return false;
  if (relations.includes("sequence") && isLater(turn)) return false;
  return turn.relation === "purpose" || !relations.includes("purpose") || !hasAim(turn);
}

const turnsInParagraphs = remembered((kind: RelationKind, level: Difficulty): readonly Turn[] =>
  paragraphs.flatMap((paragraph) =>
    paragraph.turns
      .filter((turn) => turn.relation === kind && levelOf(paragraph.text, turn) === level)
      .map((turn) => inParagraph(paragraph, turn)),
  ),
);

const turnsInCards = remembered((kind: RelationKind, level: Difficulty): readonly Turn[] =>
  factCards
    .flatMap((card) =>
      card.relations
        .filter((relation) => relation.kind === kind)
        .map((relation) => inCard(card, relation, level)),
    )
    .filter(({ texts }) => texts.length > 0),
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

/** Relations that students mistake for their neighbors. */
const SUBTLE: ReadonlySet<RelationKind> = new Set([
  "concession",
  "emphasis",
  "restatement",
  "replacement",
  "purpose",
]);
/** Words of the two statements up to which even a subtle relation is plain, from which they are long, and very long. */
const SHORT = 24;
const LONG = 30;
const VERY_LONG = 40;

/** The level of a transition: how near its relation is to others, where it stands, and how long the statements are. */
function levelOf(text: string, { relation, words, first, second }: TurnPlace): Difficulty {
  const length = `${first} ${second}`.split(" ").length;
  const score = [
    SUBTLE.has(relation) && length >= SHORT,
    text.includes(`, ${words},`),
    length >= LONG,
    length >= VERY_LONG,
  ].filter(Boolean).length;
  return DIFFICULTIES[Math.min(score, 2)] ?? "Hard";
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
    texts: [`${before}${BLANK}${after}`],
    told: () => [before, after],
    why: [why],
  };
}

/** A pronoun, and words that already stand apart, leave no room behind them for a transition. */
const NO_ROOM = /^(it|they|he|she|this|these|that|those|many|some|most|others|there)\b|,/i;
/** Relations whose words stand in front only. */
const FRONT_ONLY: ReadonlySet<RelationKind> = new Set(["purpose", "sequence", "restatement"]);

function inCard(card: FactCard, { kind, first, second }: Relation, level: Difficulty): Turn {
  const hasRoom = !NO_ROOM.test(second.subject) && !FRONT_ONLY.has(kind);
  const isInside = level === "Hard" && hasRoom;
  const turn = isInside
    ? `${capitalized(second.subject)}, ${BLANK} ${second.verb} ${second.rest}.`
    : `${BLANK} ${clauseText(second)}.`;
  const [one, other] = [clauseText(first), clauseText(second)];
  return {
    source: card,
    relation: kind,
    also: [],
    first: one,
    second: other,
    isFront: !isInside,
    texts: cardTexts(card, `${asSentence(one)} ${turn}`),
    told: (text) => [openerOf(card, text), one, other],
    why: [`The first statement says that ${one}.`, `The second says that ${other}.`],
  };
}
