import type { StretchRole } from "../../facts/language.ts";
import type { Joint, Link } from "./joint.ts";
import { LINK_NAMES, type Wrong, wordsAt, wrong } from "./wrong.ts";

/** What a mark would part from what, where none may stand. */
const PARTED: Readonly<Partial<Record<StretchRole, string>>> = {
  predicate: "the subject from its verb",
  complement: "the verb from what completes it",
  phrase: "the noun from the phrase that belongs to it",
  object: "the preposition from its object",
  name: "the role from the name that tells who is meant",
  "essential-clause": "the noun from the clause that tells which are meant",
  noun: "the adjectives from their noun",
  series: "the series from the word that it completes",
  asked: "the verb of asking from what is asked",
  quotation: "the quoted words from the clause that they complete",
  "restrictive-clause": "the main clause from the clause that belongs to it",
};

/** Why a link fails where nothing may stand; nothing for any other joint. */
export function unbroken(joint: Joint, link: Link): Wrong | undefined {
  const parted = joint.link === "none" ? PARTED[joint.after.role] : undefined;
  if (parted === undefined) return undefined;
  const [last, first] = wordsAt(joint);
  switch (link) {
    case "comma":
      return wrong("E-BREAK", `A comma between ${last} and ${first} parts ${parted}.`);
    case "semicolon":
      return wrong(
        "E-FRAGMENT",
        `A semicolon joins full clauses, and what begins with ${first} is not a full clause.`,
      );
    case "period":
      return wrong(
        "E-FRAGMENT",
        `A period after ${last} would leave what begins with ${first} as a fragment.`,
      );
    case "colon":
      return wrong("E-BREAK", `A colon after ${last} announces nothing: it only parts ${parted}.`);
    case "dash":
      return wrong(
        "E-PAIR",
        `A dash after ${last} marks a break, but the sentence goes straight on with ${first}.`,
      );
    case "opening parenthesis":
      return wrong("E-PAIR", `The parenthesis that opens after ${last} is never closed.`);
    case "closing parenthesis":
      return wrong("E-PAIR", `The parenthesis after ${last} closes what nothing has opened.`);
    case "question":
      return wrong(
        "E-BREAK",
        `Nothing is asked in the order of a question, so no question mark may part ${last} from ${first}.`,
      );
    case "conjunction":
      return wrong("E-RUNON", `The word *and* has nothing to join: it only parts ${parted}.`);
    case "comma and conjunction":
      return wrong(
        "E-BREAK",
        `The comma with *and* treats ${first} as the start of a new clause and parts ${parted}.`,
      );
    default:
      return wrong("E-BREAK", `Putting ${LINK_NAMES[link]} here parts ${parted}.`);
  }
}
