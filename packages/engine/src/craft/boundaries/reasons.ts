import type { StretchRole } from "../../facts/language.ts";
import type { Joint, Link } from "./joint.ts";
import { inRow } from "./row-reasons.ts";
import { thoughElsewhere } from "./though-reasons.ts";
import { unbroken } from "./unbroken.ts";
import { LINK_NAMES, type Wrong, sentenceCase, wordsAt, wrong } from "./wrong.ts";

/** Why a link fails at the joint. */
export function wrongLink(joint: Joint, link: Link): Wrong {
  const { before, after } = joint;
  if (link.startsWith("though") || joint.link.startsWith("though"))
    return thoughElsewhere(joint, link);
  const held = unbroken(joint, link);
  if (held !== undefined) return held;
  if (after.role === "inset" || before.role === "opened-inset" || before.role === "row-of-insets")
    return unpaired(joint, link);
  if (before.role === "question" || before.role === "reported-question") return asked(joint, link);
  if (before.role === "dependent-clause" || before.role === "front") return opener(joint, link);
  if (before.role === "fronted-adverb") return afterAdverb(joint, link);
  if (after.role === "clause" || after.role === "turning-clause") return twoClauses(joint, link);
  if (/item|gloss|of-two|adjective/.test(after.role)) return inRow(joint, link);
  return addition(joint, link);
}

function unpaired(joint: Joint, link: Link): Wrong {
  const [last, first] = wordsAt(joint);
  const due = LINK_NAMES[joint.link];
  if (link === "none") {
    return wrong(
      "E-PAIR",
      `Nothing stands between ${last} and ${first}, where ${due} is due to pair with the mark at the other end.`,
    );
  }
  if (link === "period" || link === "semicolon") {
    return wrong(
      "E-FRAGMENT",
      `${sentenceCase(LINK_NAMES[link])} after ${last} breaks off a sentence whose verb is not paired with its subject yet.`,
    );
  }
  return wrong(
    "E-PAIR",
    `${sentenceCase(LINK_NAMES[link])} after ${last} cannot pair with the mark at the other end of the interruption.`,
  );
}

function opener(joint: Joint, link: Link): Wrong {
  const what = joint.before.role === "front" ? "the opening phrase" : "the dependent clause";
  const [last, first] = wordsAt(joint);
  switch (link) {
    case "none":
      return wrong("E-MISSING", `Without a mark after ${last}, ${what} runs into the main clause.`);
    case "conjunction":
      return wrong(
        "E-RUNON",
        `With *and* alone, ${what} would be joined to ${first} as if it were a main clause.`,
      );
    case "comma and conjunction":
      return wrong(
        "E-RUNON",
        `The comma is right, but *and* treats ${what} as if it were a main clause.`,
      );
    case "question":
      return wrong("E-FRAGMENT", `Nothing is asked up to ${last}, and ${what} cannot stand alone.`);
    default:
      return wrong(
        "E-FRAGMENT",
        `Up to ${last} there is only ${what}, and before ${LINK_NAMES[link]} a full clause must stand.`,
      );
  }
}

function asked(joint: Joint, link: Link): Wrong {
  const [last, first] = wordsAt(joint);
  const direct = joint.before.role === "question";
  switch (link) {
    case "question":
      return wrong(
        "E-BREAK",
        `The question is only reported here, in the order of a statement, so no question mark follows ${last}.`,
      );
    case "none":
      return wrong(
        "E-RUNON",
        `Without a mark between ${last} and ${first}, two full clauses run on.`,
      );
    case "comma":
      return wrong("E-SPLICE", `A comma after ${last} cannot join two full clauses.`);
    default:
      return wrong(
        "E-BREAK",
        direct
          ? `The words up to ${last} ask in the order of a question, which ${LINK_NAMES[link]} does not show.`
          : `${sentenceCase(LINK_NAMES[link])} after ${last} does not fit a reported question.`,
      );
  }
}

function afterAdverb(joint: Joint, link: Link): Wrong {
  const [last, first] = wordsAt(joint);
  switch (link) {
    case "none":
      return wrong(
        "E-MISSING",
        `The adverb that ends in ${last} comments on the whole clause, so it cannot run into ${first}.`,
      );
    case "semicolon":
      return wrong(
        "E-FRAGMENT",
        `A semicolon after ${last} leaves the adverb alone between two semicolons, without a clause.`,
      );
    case "conjunction":
    case "comma and conjunction":
      return wrong(
        "E-RUNON",
        `The semicolon already joins the clauses, so a conjunction after ${last} is one link too many.`,
      );
    default:
      return wrong(
        "E-BREAK",
        `With ${LINK_NAMES[link]} after ${last}, the adverb is cut off from the clause that it comments on.`,
      );
  }
}

function twoClauses(joint: Joint, link: Link): Wrong {
  const { before, after } = joint;
  const [last, first] = wordsAt(joint);
  switch (link) {
    case "comma": {
      if (before.role === "remark" || before.role === "turned")
        return wrong(
          "E-SPLICE",
          `A comma after ${last} closes what ends the first clause, but it cannot join the next clause to it.`,
        );
      return wrong(
        "E-SPLICE",
        after.role === "clause"
          ? `A comma after ${last} cannot join two full clauses by itself.`
          : `A comma after ${last} cannot join two full clauses, and the adverb does not help it.`,
      );
    }
    case "none":
      return wrong(
        "E-RUNON",
        `Without a mark between ${last} and ${first}, two full clauses run on.`,
      );
    case "conjunction":
      return wrong("E-RUNON", `Between two full clauses *and* needs a comma before it.`);
    case "comma and conjunction":
      return wrong(
        "E-RELATION",
        `The word *and* does not agree with the adverb, which gives the second clause its turn.`,
      );
    case "question":
      return wrong(
        "E-BREAK",
        `The clause up to ${last} states something, so no question mark may follow it.`,
      );
    case "closing parenthesis":
    case "opening parenthesis":
      return wrong("E-PAIR", `The parenthesis after ${last} has no other to pair with.`);
    case "colon":
    case "dash":
      return wrong(
        "E-BREAK",
        `With ${LINK_NAMES[link]} after ${last} the next clause would have to explain the first, but the adverb turns it to a new point.`,
      );
    default:
      return wrong(
        "E-BREAK",
        `${sentenceCase(LINK_NAMES[link])} after ${last} does not join these clauses.`,
      );
  }
}

/** What comes after a full clause without being one. */
const ADDED: Readonly<Partial<Record<StretchRole, string>>> = {
  outcome: "an -ing phrase",
  list: "a list",
  answer: "a noun phrase",
  "second-predicate": "a second verb",
  quotation: "a quotation",
};

function addition(joint: Joint, link: Link): Wrong {
  const { before, after } = joint;
  const [last, first] = wordsAt(joint);
  const what = ADDED[after.role] ?? "something else";
  switch (link) {
    case "none":
      return wrong(
        "E-MISSING",
        `Without a mark or a word between them, the clause up to ${last} runs into ${what}.`,
      );
    case "semicolon":
    case "period":
      return wrong(
        "E-FRAGMENT",
        `After ${LINK_NAMES[link]} a full clause must stand, but ${first} begins ${what}.`,
      );
    case "comma":
      if (after.role === "second-predicate")
        return wrong("E-SPLICE", `A comma alone cannot join ${first} to the first verb.`);
      return wrong(
        "E-BREAK",
        before.role === "remark"
          ? `A comma after ${last} only closes the remark; it does not announce ${what}.`
          : `A comma after ${last} is too weak to announce ${what}.`,
      );
    case "conjunction":
    case "comma and conjunction":
      if (after.role === "second-predicate")
        return wrong(
          "E-BREAK",
          `The comma before *and* parts ${first} from the subject that it shares.`,
        );
      return wrong(
        "E-RUNON",
        `With *and* before it, ${first} would have to go on like the clause, but it begins ${what}.`,
      );
    case "closing parenthesis":
    case "opening parenthesis":
      return wrong("E-PAIR", `The parenthesis after ${last} has no other to pair with.`);
    case "question":
      return wrong(
        "E-BREAK",
        `Nothing is asked up to ${last}, so no question mark may stand there.`,
      );
    case "dash":
      return wrong("E-BREAK", `A dash after ${last} would break off what goes on with ${first}.`);
    default:
      return wrong(
        "E-BREAK",
        `The clause up to ${last} has announced nothing that ${LINK_NAMES[link]} could bring.`,
      );
  }
}
