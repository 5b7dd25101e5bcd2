import type { DrillOf, FactCard } from "@sat/content";
import { clauseText } from "../../language/statement.ts";
import { sentence, stretch } from "./clause-joints.ts";
import type { Joint, Link, Shape } from "./joint.ts";
import { drillsOf } from "./list-joints.ts";
import { opensClause } from "./opens-clause.ts";

/** The card's turnback, unless its last clause opens with "that", which might be taken for a subordinator. */
function turnbacksOf(card: FactCard): DrillOf<"turnback">[] {
  return drillsOf(card, "turnback").filter(({ third }) => !/^that\b/i.test(third.subject));
}

/** B18: an adverb that ends the second clause turns it from the first; the third carries it on. */
export function adverbOnTheLeft(link: "semicolon" | "period"): Shape {
  return (card) =>
    turnbacksOf(card).flatMap(({ first, second, third }) =>
      ["however"].map((adverb): Joint => ({
        archetype: "B18",
        link,
        lead: sentence(first),
        before: { text: `${clauseText(second)}, ${adverb}`, role: "turned", verb: second.verb },
        after: stretch(third),
        tail: ".",
      })),
    );
}

/** B01, B02: a dependent clause, its main clause, and then another main clause. */
export function afterComplex(link: "semicolon" | "period" | "comma and conjunction"): Shape {
  const points = { semicolon: "B01", period: "B02", "comma and conjunction": "B03" } as const;
  return (card) =>
    turnbacksOf(card)
      .filter(({ second }) => link !== "comma and conjunction" || !opensClause(second))
      .map(({ first, second, third }): Joint => ({
        archetype: points[link],
        link,
        before: {
          text: `although ${clauseText(first)}, ${clauseText(second)}`,
          role: "complex-clause",
          verb: second.verb,
        },
        after: stretch(third),
        tail: ".",
      }));
}

/** B05: a comma closes "although" and its clause, although another clause follows the main one. */
export const dependentBeforeTwo: Shape = (card) =>
  turnbacksOf(card).map(({ first, second, third }): Joint => ({
    archetype: "B05",
    link: "comma",
    before: { ...stretch(first, "although "), role: "dependent-clause" },
    after: stretch(second),
    tail: `, and ${clauseText(third)}.`,
  }));

function though(link: Link, joint: Omit<Joint, "archetype" | "link" | "tail">, tail = "."): Joint {
  return { archetype: "B18", link, tail, ...joint };
}

/** B18: "though" belongs to the clause on its left, which it turns from the sentence before. */
export const thoughOnTheLeft: Shape = (card) =>
  turnbacksOf(card).map(({ first, second, third }) =>
    though("though on the left", {
      lead: sentence(first),
      before: { ...stretch(second), role: "turned" },
      after: stretch(third),
    }),
  );

/** B18: "though" stands between the subject and the verb of one clause. */
export const thoughInTheMiddle: Shape = ({ relations }) =>
  relations
    .filter(({ kind }) => kind === "contrast" || kind === "concession")
    .map(({ first, second }) =>
      though("though in the middle", {
        lead: sentence(first),
        before: { text: second.subject, role: "subject" },
        after: { text: `${second.verb} ${second.rest}`, role: "predicate", verb: second.verb },
      }),
    );

/** B18: "though" opens a new sentence with a dependent clause. */
export const thoughInANewSentence: Shape = ({ openers, relations }) =>
  relations
    .filter(({ kind }) => kind === "concession")
    .flatMap(({ first, second }) =>
      openers.map((opener) =>
        though("though in a new sentence", {
          isWhole: true,
          before: { text: opener.slice(0, -1), role: "sentence" },
          after: {
            text: `${clauseText(first)}, ${clauseText(second)}`,
            role: "conceding-clauses",
            verb: second.verb,
          },
        }),
      ),
    );

/** B18: "though" opens a remark in parentheses. */
export const thoughInParentheses: Shape = ({ relations }) =>
  relations
    .filter(({ kind }) => kind === "contrast" || kind === "concession")
    .map(({ first, second }) =>
      though(
        "though in parentheses",
        { before: stretch(first), after: { ...stretch(second), role: "conceded-clause" } },
        ").",
      ),
    );
