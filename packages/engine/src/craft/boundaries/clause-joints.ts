import type { Clause, Relation, RelationKind } from "@sat/content";
import type { Stretch } from "../../facts/language.ts";
import { clauseText } from "../../language/statement.ts";
import type { Conjunction, Joint, Shape } from "./joint.ts";
import { isOfLevel } from "./levels.ts";
import { opensClause } from "./opens-clause.ts";

type ByKind<Value> = Readonly<Partial<Record<RelationKind, Value>>>;

/**
 * Adverbs that turn a clause. "In fact" and "instead" are not among them, since a clause that sharpens or replaces
 * the one before may follow a colon as well.
 */
const ADVERBS: ByKind<readonly string[]> = {
  contrast: ["by contrast", "however"],
  concession: ["nevertheless", "however"],
  cause: ["therefore", "as a result", "consequently"],
  similarity: ["similarly", "likewise"],
  addition: ["in addition", "moreover"],
};

/** A clause as a stretch of text. */
export function stretch(clause: Clause, prefix = ""): Stretch {
  return { text: `${prefix}${clauseText(clause)}`, role: "clause", verb: clause.verb };
}

function perAdverb(joint: (relation: Relation, adverb: string) => Joint): Shape {
  return ({ relations }, level) =>
    relations
      .filter(({ first, second }) => isOfLevel(level, first, second))
      .flatMap((relation) => (ADVERBS[relation.kind] ?? []).map((word) => joint(relation, word)));
}

/** B17: the same without those that tell an outcome: a colon may bring an outcome as well. */
export function clausesThatTurnAway(link: "semicolon" | "period"): Shape {
  return ({ relations, ...card }, level) =>
    turningClauses(link)(
      { ...card, relations: relations.filter(({ kind }) => kind !== "cause") },
      level,
    );
}

/** B17: a full clause, then one with an adverb that no comma can join to it; on Hard the adverb stands inside. */
export function turningClauses(link: "semicolon" | "period"): Shape {
  return (card, level) =>
    perAdverb((relation, adverb) => ({
      archetype: "B17",
      link,
      before: stretch(relation.first),
      after: {
        text: turned(relation, adverb, level === "Hard"),
        role: "turning-clause",
        verb: relation.second.verb,
      },
      tail: ".",
    }))(card, level);
}

/** B17: the adverb stands inside the second clause, so that only its place tells that it joins nothing. */
export function clausesThatTurnLate(link: "semicolon" | "period"): Shape {
  const shape = perAdverb((relation, adverb) => ({
    archetype: "B17",
    link,
    before: stretch(relation.first),
    after: {
      text: turned(relation, adverb, true),
      role: "turning-clause",
      verb: relation.second.verb,
    },
    tail: ".",
  }));
  return behindNouns(shape);
}

/** A shape that sets an adverb off behind the second subject, kept to subjects that can bear it. */
function behindNouns(shape: Shape): Shape {
  return ({ relations, ...card }, level) =>
    shape(
      { ...card, relations: relations.filter(({ second }) => !isPronoun(second.subject)) },
      level,
    );
}

/** A pronoun is too light to have an adverb set off behind it. */
function isPronoun(subject: string): boolean {
  return !subject.includes(" ");
}

function turned({ second }: Relation, adverb: string, isInside: boolean): string {
  return isInside && !isPronoun(second.subject)
    ? `${second.subject}, ${adverb}, ${second.verb} ${second.rest}`
    : `${adverb}, ${clauseText(second)}`;
}

/** Adverbs that no editor leaves without their comma in front of a clause. */
const HEAVY = /^(however|by contrast|in addition|moreover)$/;

/** B17: the comma after an adverb that opens the second clause. */
export const frontedAdverbs: Shape = (card, level) =>
  adverbsInFront(card, level).filter(({ before }) =>
    HEAVY.test(before.text.split("; ").at(-1) ?? ""),
  );

const adverbsInFront: Shape = perAdverb((relation, adverb) => ({
  archetype: "B17",
  link: "comma",
  before: {
    text: `${clauseText(relation.first)}; ${adverb}`,
    role: "fronted-adverb",
    verb: relation.first.verb,
  },
  after: stretch(relation.second),
  tail: ".",
}));

const adverbAfterSubject: Shape = perAdverb((relation, adverb) => ({
  archetype: "B17",
  link: "comma",
  lead: sentence(relation.first),
  before: { text: relation.second.subject, role: "subject" },
  after: { text: adverb, role: "inset" },
  tail: `, ${relation.second.verb} ${relation.second.rest}.`,
}));

/** B13, B17: an adverb inside a clause needs a comma on its left. */
export const adverbOpened: Shape = behindNouns(adverbAfterSubject);

const adverbBeforeVerb: Shape = perAdverb(({ first, second }, adverb) => ({
  archetype: "B17",
  link: "comma",
  lead: sentence(first),
  before: { text: `${second.subject}, ${adverb}`, role: "opened-inset" },
  after: predicate(second),
  tail: ".",
}));

/** B13, B17: an adverb inside a clause needs a comma on its right. */
export const adverbClosed: Shape = behindNouns(adverbBeforeVerb);

function predicate({ verb, rest }: Clause): Stretch {
  return { text: `${verb} ${rest}`, role: "predicate", verb };
}

/** A clause as a sentence of its own, between the opener and the sentence with the blank. */
export function sentence(clause: Clause): string {
  const text = clauseText(clause);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** B26: a remark closes the first clause with a comma before it; what joins the clauses is still a semicolon. */
export const remarkBeforeSemicolon: Shape = ({ relations }, level) =>
  relations
    .filter(({ kind, first, second }) => kind in REMARKS && isOfLevel(level, first, second))
    .flatMap(({ kind, first, second }) =>
      (REMARKS[kind] ?? []).flatMap((remark) =>
        (ADVERBS[kind] ?? []).map((adverb): Joint => ({
          archetype: "B26",
          link: "semicolon",
          before: { text: `${clauseText(first)}, ${remark}`, role: "remark", verb: first.verb },
          after: {
            text: `${adverb}, ${clauseText(second)}`,
            role: "turning-clause",
            verb: second.verb,
          },
          tail: ".",
        })),
      ),
    );

const REMARKS: ByKind<readonly string[]> = {
  contrast: ["of course", "to be sure"],
  concession: ["of course", "to be sure"],
};

/** Relations whose clauses a conjunction can join. */
const JOINED: Readonly<Record<Conjunction, readonly RelationKind[]>> = {
  and: ["addition", "similarity", "sequence"],
  but: ["contrast", "concession"],
};

/** B03: a comma and a conjunction join two full clauses. */
export function coordinatedClauses(conjunction: Conjunction): Shape {
  return ({ relations }, level) =>
    relations
      .filter(
        ({ kind, first, second }) =>
          JOINED[conjunction].includes(kind) &&
          !opensClause(first) &&
          isOfLevel(level, first, second),
      )
      .map(({ first, second }): Joint => ({
        archetype: "B03",
        link: "comma and conjunction",
        before: stretch(first),
        after: stretch(second),
        tail: ".",
      }));
}

/** Relations whose second clause can follow the first without a word that says how. */
const PLAIN: ReadonlySet<RelationKind> = new Set<RelationKind>([
  "contrast",
  "cause",
  "similarity",
  "addition",
  "replacement",
  "restatement",
  "example",
  "sequence",
]);

/** B01, B02: two full clauses with nothing but a mark between them. */
export function plainClauses(link: "semicolon" | "period"): Shape {
  return ({ relations }, level) =>
    relations
      .filter(({ kind, first, second }) => PLAIN.has(kind) && isOfLevel(level, first, second))
      .map(({ first, second }): Joint => ({
        archetype: link === "semicolon" ? "B01" : "B02",
        link,
        before: stretch(first),
        after: stretch(second),
        tail: ".",
      }));
}

const SUBORDINATORS: ByKind<readonly string[]> = {
  contrast: ["while", "whereas"],
  concession: ["although", "even though"],
  cause: ["because", "since"],
};

/** B05: a comma closes a dependent clause that opens the sentence. */
export const dependentFirst: Shape = ({ relations }, level) =>
  relations
    .filter(({ first, second }) => isOfLevel(level, first, second))
    .flatMap(({ kind, first, second }) =>
      (SUBORDINATORS[kind] ?? []).map((subordinator): Joint => ({
        archetype: "B05",
        link: "comma",
        before: { ...stretch(first, `${subordinator} `), role: "dependent-clause" },
        after: stretch(second),
        tail: ".",
      })),
    );

/** Words that point back, so that a clause with one of them cannot come first. */
const POINTING = /\b(it|its|they|them|their|he|his|him|she|her|this|that|these|those|such)\b/i;

/** Words of time and reason; a second clause of time or reason behind them would hang in the air. */
const LEANING = /\b(before|until|while|when|whenever|after|once|because|since|as|so|if)\b/i;

function isStraight({ first, second }: Relation): boolean {
  return !LEANING.test(clauseText(first)) && !LEANING.test(clauseText(second));
}

/**
 * B06: a clause of reason or time that ends the sentence follows without a mark. A comma there breaks no firm rule,
 * so no model offers one beside it.
 */
export const restrictiveLast: Shape = ({ relations }, level) =>
  relations
    .filter((relation) => isStraight(relation) && isOfLevel(level, relation.first, relation.second))
    .flatMap(({ kind, first, second }) => {
      if (kind === "sequence") return [tail(first, second, "before")];
      const canTurn = kind === "cause" && !POINTING.test(clauseText(second));
      return canTurn ? [tail(second, first, "because")] : [];
    });

function tail(main: Clause, dependent: Clause, subordinator: string): Joint {
  return {
    archetype: "B06",
    link: "none",
    before: stretch(main),
    after: { ...stretch(dependent, `${subordinator} `), role: "restrictive-clause" },
    tail: ".",
  };
}

/** B20: an adverb that is woven in before a verb of one word takes no mark: "the boats therefore carry …". */
export const wovenAdverbs: Shape = ({ relations }, level) =>
  relations
    .filter(({ first, second }) => isOfLevel(level, first, second) && !second.verb.includes(" "))
    .flatMap(({ kind, first, second }) =>
      (WOVEN[kind] ?? []).map((adverb): Joint => ({
        archetype: "B20",
        link: "none",
        lead: sentence(first),
        before: { text: `${second.subject} ${adverb}`, role: "subject" },
        after: predicate(second),
        tail: ".",
      })),
    );

const WOVEN: ByKind<readonly string[]> = {
  cause: ["therefore", "thus"],
  replacement: ["instead"],
  sequence: ["then"],
  concession: ["nevertheless"],
};
