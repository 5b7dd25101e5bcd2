import type { Joint, Link } from "./joint.ts";
import { type Wrong, wordsAt, wrong } from "./wrong.ts";

/** B18: why "though" fails at a place other than its own. */
export function thoughElsewhere(joint: Joint, link: Link): Wrong {
  const [last, first] = wordsAt(joint);
  switch (link) {
    case "though on the left":
      return wrong("incomplete-sentence", semicolonFault(joint));
    case "though in the middle":
      return joint.link === "though in parentheses"
        ? wrong(
            "unmatched-marks",
            "Commas around *though* leave the closing parenthesis at the end without a partner.",
          )
        : wrong(
            "comma-splice",
            `Between commas, *though* is an adverb and joins nothing, so only a comma links the clause before it to the one that begins with ${first}.`,
          );
    case "though in a new sentence":
      return wrong(
        "incomplete-sentence",
        joint.link === "though in the middle"
          ? `A period after ${last} leaves the subject without its verb.`
          : `A period after ${last} leaves the clause with *Though* without a main clause.`,
      );
    default:
      return wrong("unmatched-marks", `The parenthesis that opens after ${last} is never closed.`);
  }
}

function semicolonFault(joint: Joint): string {
  const [last, first] = wordsAt(joint);
  switch (joint.link) {
    case "though in the middle":
      return `A semicolon between ${last} and ${first} separates the subject from its verb.`;
    case "though in parentheses":
      return `A semicolon after *though* leaves the closing parenthesis at the end without a partner.`;
    default:
      return `With *though* before the semicolon, only a comma joins the two clauses that begin with ${first}.`;
  }
}
