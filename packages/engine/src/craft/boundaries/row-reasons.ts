import type { StretchRole } from "../../facts/language.ts";
import type { Joint, Link } from "./joint.ts";
import { type Wrong, wordsAt, wrong } from "./wrong.ts";

/** What stands at the joint of a row, as short words. */
const IN_ROW: Readonly<Partial<Record<StretchRole, string>>> = {
  "next-item": "the next of three items",
  "next-glossed-item": "the next item in the list",
  gloss: "what explains it",
};

/** B21, B22: why a link fails between things in a row, or a name and its gloss. */
export function inRow(joint: Joint, link: Link): Wrong {
  const [last, first] = wordsAt(joint);
  const next = IN_ROW[joint.after.role] ?? "the next item";
  switch (link) {
    case "none":
      return wrong(
        "missing-punctuation",
        `With nothing between them, ${last} runs into ${first}, which begins ${next}.`,
      );
    case "comma":
      return joint.link === "semicolon"
        ? wrong(
            "wrong-mark",
            `A comma after ${last} would look like the commas inside the items, so readers could not tell where an item ends.`,
          )
        : wrong(
            "missing-punctuation",
            `A comma cannot take the place of the conjunction that ${last} and ${first} need between them.`,
          );
    case "conjunction":
      return wrong(
        "missing-punctuation",
        `The word *and* alone between ${last} and ${first} does not fit the punctuation of the rest.`,
      );
    case "comma and conjunction":
      return wrong(
        joint.link === "semicolon" ? "wrong-mark" : "unit-split",
        joint.link === "semicolon"
          ? `A comma with *and* after ${last} is too weak for a list whose items contain commas.`
          : `No comma belongs before *and* when it joins only two items, here ${last} and ${first}.`,
      );
    case "semicolon":
      return wrong("wrong-mark", semicolonInRow(joint, last));
    case "period":
      return wrong("incomplete-sentence", `A period after ${last} leaves ${next} as a fragment.`);
    case "closing parenthesis":
      return wrong("unmatched-marks", `The parenthesis after ${last} has no partner.`);
    case "dash":
      return wrong(
        "wrong-mark",
        `A dash does not separate the parts of a list, and nothing else here pairs with the one after ${last}.`,
      );
    default:
      return wrong(
        "wrong-mark",
        `A colon after ${last} would introduce the whole list, but what follows is only ${next}.`,
      );
  }
}

function semicolonInRow({ after }: Joint, last: string): string {
  switch (after.role) {
    case "gloss":
      return `A semicolon after ${last} would make the name and its explanation two separate items in the list.`;
    default:
      return `A semicolon after ${last} is too strong, since the items in this list contain no commas.`;
  }
}
