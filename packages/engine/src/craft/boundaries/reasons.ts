import type { StretchRole } from "../../facts/language.ts";
import { capitalized } from "../../language/noun.ts";
import type { Joint, Link } from "./joint.ts";
import { inRow } from "./row-reasons.ts";
import { unbroken } from "./unbroken.ts";
import { ADVERB_IN_FRONT } from "./adverbs.ts";
import { partnerOf } from "./partner.ts";
import { LINK_NAMES, type Wrong, inItalics, wordsAt, wrong } from "./wrong.ts";

/** Why a link fails at the joint. */
export function wrongLink(joint: Joint, link: Link): Wrong {
  const { before, after } = joint;
  const held = unbroken(joint, link);
  if (held !== undefined) return held;
  if (after.role === "inset" || before.role === "opened-inset") return unpaired(joint, link);
  if (before.role === "dependent-clause" || before.role === "front") return opener(joint, link);
  if (after.role === "clause" || after.role === "turning-clause") return twoClauses(joint, link);
  if (/item|gloss/.test(after.role)) return inRow(joint, link);
  return addition(joint, link);
}

function unpaired(joint: Joint, link: Link): Wrong {
  const [last, first] = wordsAt(joint);
  if (link === "none") {
    return wrong(
      "unmatched-marks",
      `With no mark after ${last}, ${partnerOf(joint)} has no partner.`,
    );
  }
  if (link === "period" || link === "semicolon") {
    return wrong(
      "incomplete-sentence",
      `${capitalized(LINK_NAMES[link])} after ${last} ends the clause before the subject has its verb.`,
    );
  }
  if (link === "conjunction" || link === "comma and conjunction") {
    return wrong(
      "incomplete-sentence",
      joint.after.role === "inset"
        ? `With *and* after ${last}, the interruption would be a second subject, and the mark at its end would have no partner.`
        : `With *and* after ${last}, what begins with ${first} becomes part of the interruption, and the subject has no verb.`,
    );
  }
  return wrong(
    "unmatched-marks",
    `${capitalized(LINK_NAMES[link])} after ${last} cannot pair with ${partnerOf(joint)}.`,
  );
}

function opener(joint: Joint, link: Link): Wrong {
  const what = joint.before.role === "front" ? "the introductory phrase" : "the dependent clause";
  const [last] = wordsAt(joint);
  switch (link) {
    case "none":
      return wrong(
        "missing-punctuation",
        `Without a comma after ${last}, ${what} runs into the main clause.`,
      );
    case "conjunction":
      return wrong("incomplete-sentence", `With *and* after ${last}, ${joined(joint)}.`);
    case "comma and conjunction":
      return wrong("incomplete-sentence", `The comma is right, but with *and*, ${joined(joint)}.`);
    default:
      return wrong(
        "incomplete-sentence",
        `Only ${what} comes before ${LINK_NAMES[link]} here, and an independent clause is needed.`,
      );
  }
}

/** What becomes of a sentence whose opener is joined to its main clause. */
function joined({ before }: Joint): string {
  return before.role === "front"
    ? "an introductory phrase is joined to a clause as if the two were alike"
    : "what follows becomes part of the dependent clause, and the sentence has no main clause";
}

function twoClauses(joint: Joint, link: Link): Wrong {
  const { after } = joint;
  const [last, first] = wordsAt(joint);
  switch (link) {
    case "comma":
      return wrong(
        "comma-splice",
        after.role === "clause"
          ? `A comma after ${last} cannot join two independent clauses by itself.`
          : `A comma after ${last} cannot join two independent clauses, even with the transition.`,
      );
    case "none":
      return wrong(
        "run-on",
        ADVERB_IN_FRONT.test(after.text)
          ? `Nothing separates ${last} from ${first}, and the comma after the transition cannot join two independent clauses.`
          : `Without punctuation between ${last} and ${first}, two independent clauses run together.`,
      );
    case "conjunction":
      return wrong("run-on", `Between two independent clauses, *and* needs a comma before it.`);
    case "comma and conjunction":
      return wrong(
        "wrong-relation",
        `The word *and* does not fit the transition, which already shows how the clauses are related.`,
      );
    case "closing parenthesis":
      return wrong("unmatched-marks", `The parenthesis after ${last} has no partner.`);
    case "colon":
    case "dash":
      return wrong(
        "wrong-mark",
        `With ${LINK_NAMES[link]} after ${last}, the next clause would have to explain the first, but the transition shows that it does not.`,
      );
    default:
      return wrong(
        "wrong-mark",
        `${capitalized(LINK_NAMES[link])} after ${last} does not join these clauses.`,
      );
  }
}

/** The two verbs of one subject. */
function verbsOf({ before, after }: Joint): string {
  return `${inItalics(after.verb ?? "")} to ${inItalics(before.verb ?? "")}`;
}

/** What comes after a full clause without being one. */
const ADDED: Readonly<Partial<Record<StretchRole, string>>> = {
  outcome: "an -ing phrase",
  list: "a list",
  "second-predicate": "a second verb of the same subject",
};

function addition(joint: Joint, link: Link): Wrong {
  const { after } = joint;
  const [last, first] = wordsAt(joint);
  const what = ADDED[after.role] ?? "something else";
  switch (link) {
    case "none":
      return wrong(
        "missing-punctuation",
        after.role === "second-predicate"
          ? `Nothing joins ${verbsOf(joint)}.`
          : `Without a mark after ${last}, the clause before it runs into ${what}.`,
      );
    case "semicolon":
    case "period":
      return wrong(
        "incomplete-sentence",
        after.role === "second-predicate"
          ? `After ${LINK_NAMES[link]}, an independent clause is needed, but the verb ${first} has no subject of its own.`
          : `After ${LINK_NAMES[link]}, an independent clause is needed, but ${first} begins ${what}.`,
      );
    case "comma":
      if (after.role === "second-predicate")
        return wrong("wrong-mark", `A comma alone cannot join ${verbsOf(joint)}.`);
      return wrong(
        "wrong-mark",
        after.role === "list"
          ? `With a comma after it, ${last} looks like the first item of the list.`
          : `A comma after ${last} is too weak to introduce ${what}.`,
      );
    case "conjunction":
    case "comma and conjunction":
      if (after.role === "second-predicate")
        return wrong(
          "unit-split",
          `The comma before *and* separates ${first} from the subject that the two verbs share.`,
        );
      return wrong(
        "unit-split",
        `The word *and* joins like parts, but ${first} begins ${what}, which is unlike the clause before it.`,
      );
    case "closing parenthesis":
      return wrong("unmatched-marks", `The parenthesis after ${last} has no partner.`);
    case "dash":
      return wrong(
        "unit-split",
        `A dash after ${last} interrupts a clause that continues with ${first}.`,
      );
    default:
      return wrong(
        "wrong-mark",
        `The clause up to ${last} announces nothing that ${LINK_NAMES[link]} could introduce.`,
      );
  }
}
