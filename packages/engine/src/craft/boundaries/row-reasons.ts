import type { StretchRole } from "../../facts/language.ts";
import type { Joint, Link } from "./joint.ts";
import { type Wrong, wordsAt, wrong } from "./wrong.ts";

/** What stands at the joint of a row, as short words. */
const IN_ROW: Readonly<Partial<Record<StretchRole, string>>> = {
  "next-item": "the next of three things",
  "last-item": "the last of three things",
  "next-glossed-item": "the next thing in the row",
  gloss: "the explanation of a name",
  "second-of-two": "the second of two things",
  "second-adjective": "a second adjective for the same noun",
};

/** B21, B22, B28: why a link fails between things in a row, a name and its gloss, or two adjectives. */
export function inRow(joint: Joint, link: Link): Wrong {
  const [last, first] = wordsAt(joint);
  const next = IN_ROW[joint.after.role] ?? "the next thing";
  switch (link) {
    case "none":
      return wrong(
        "E-MISSING",
        `Without a mark or a word between them, ${last} runs into ${first}, which begins ${next}.`,
      );
    case "comma":
      return joint.link === "semicolon"
        ? wrong(
            "E-BREAK",
            `A comma after ${last} would look like the commas inside the things that it has to part.`,
          )
        : wrong(
            "E-MISSING",
            `A comma between ${last} and ${first} parts them without the conjunction that they need.`,
          );
    case "conjunction":
      return wrong(
        "E-RUNON",
        `With *and* alone between them, ${last} and ${first} fall out of the row that the other marks make.`,
      );
    case "comma and conjunction":
      return wrong(
        "E-BREAK",
        joint.link === "semicolon"
          ? `The comma with *and* after ${last} is too weak for a row whose things hold commas.`
          : `The comma before *and* parts ${last} from ${first}, although only two things are joined.`,
      );
    case "semicolon":
      return wrong("E-BREAK", semicolonInRow(joint, last));
    case "period":
      return wrong(
        "E-FRAGMENT",
        `A period after ${last} leaves ${next} without a clause of its own.`,
      );
    case "question":
      return wrong("E-FRAGMENT", `Nothing is asked up to ${last}, and ${next} cannot stand alone.`);
    case "closing parenthesis":
    case "opening parenthesis":
      return wrong("E-PAIR", `The parenthesis after ${last} has no other to pair with.`);
    case "dash":
      return wrong(
        "E-PAIR",
        `A dash after ${last} would break the row off, but the row goes on with ${first}.`,
      );
    default:
      return wrong(
        "E-BREAK",
        `A colon after ${last} would announce what follows, but that is only ${next}.`,
      );
  }
}

function semicolonInRow({ after }: Joint, last: string): string {
  switch (after.role) {
    case "gloss":
      return `A semicolon after ${last} would make the name and its explanation two things in the row.`;
    case "second-of-two":
      return `A semicolon after ${last} must stand between clauses or in a row with commas, not between two things.`;
    case "second-adjective":
      return `A semicolon after ${last} is too strong to stand between two adjectives.`;
    default:
      return `A semicolon after ${last} is too strong, since the things in this row hold no commas.`;
  }
}
