import type { Joint, Link } from "./joint.ts";
import { type Wrong, wordsAt, wrong } from "./wrong.ts";

/** B18: why "though" fails at a place other than its own. */
export function thoughElsewhere(joint: Joint, link: Link): Wrong {
  const [last, first] = wordsAt(joint);
  switch (link) {
    case "though on the left":
      return wrong("E-FRAGMENT", semicolonFault(joint));
    case "though in the middle":
      return joint.link === "though in parentheses"
        ? wrong(
            "E-PAIR",
            "Commas around *though* leave the parenthesis at the end without another to pair with.",
          )
        : wrong(
            "E-SPLICE",
            `Between commas *though* joins nothing, so only commas hold the clauses up to ${last} and from ${first} on together.`,
          );
    case "though in a new sentence":
      return wrong(
        "E-FRAGMENT",
        joint.link === "though in the middle"
          ? `A period after ${last} leaves the subject without its verb.`
          : `A period after ${last} leaves what *Though* begins without a main clause of its own.`,
      );
    default:
      return wrong("E-PAIR", `The parenthesis that opens after ${last} is never closed.`);
  }
}

function semicolonFault(joint: Joint): string {
  const [last, first] = wordsAt(joint);
  switch (joint.link) {
    case "though in the middle":
      return `A semicolon between ${last} and ${first} parts the subject from its verb.`;
    case "though in parentheses":
      return `A semicolon after *though* leaves the parenthesis at the end without another to pair with.`;
    default:
      return `With *though* on the left of the semicolon, nothing but a comma joins the two clauses from ${first} on.`;
  }
}
