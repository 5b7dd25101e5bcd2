import type { StretchRole } from "../../facts/language.ts";
import type { Joint, Link } from "./joint.ts";
import { LINK_NAMES, type Wrong, wordsAt, wrong } from "./wrong.ts";

/** What a mark would part from what, where none may stand. */
const PARTED: Readonly<Partial<Record<StretchRole, string>>> = {
  predicate: "the subject from its verb",
  complement: "the verb from the words that complete it",
  phrase: "the noun from the phrase that modifies it",
  object: "the preposition from its object",
  name: "the role from the name that identifies the person",
  "essential-clause": "the noun from the clause that identifies it",
  series: "the list from the word that leads into it",
};

/** What completes a clause that is none before. */
const LEFT_OPEN: ReadonlySet<StretchRole> = new Set(["predicate", "complement", "series"]);

/** Why a link fails where nothing may stand; nothing for any other joint. */
export function unbroken(joint: Joint, link: Link): Wrong | undefined {
  const parted = joint.link === "none" ? PARTED[joint.after.role] : undefined;
  if (parted === undefined) return undefined;
  const [last, first] = wordsAt(joint);
  switch (link) {
    case "comma":
      return wrong("unit-split", `A comma between ${last} and ${first} separates ${parted}.`);
    case "semicolon":
      return wrong(
        "incomplete-sentence",
        LEFT_OPEN.has(joint.after.role)
          ? `A semicolon joins independent clauses, and what ends with ${last} is not one.`
          : `A semicolon joins independent clauses, and what begins with ${first} is not one.`,
      );
    case "period":
      return wrong(
        "incomplete-sentence",
        `A period after ${last} leaves what begins with ${first} as a fragment.`,
      );
    case "colon":
      return wrong(
        "unit-split",
        `A colon after ${last} introduces nothing: it only separates ${parted}.`,
      );
    case "dash":
      return wrong("unit-split", `A dash between ${last} and ${first} separates ${parted}.`);
    case "closing parenthesis":
      return wrong(
        "unmatched-marks",
        `The closing parenthesis after ${last} has no opening parenthesis before it.`,
      );
    case "conjunction":
      return joint.after.role === "predicate"
        ? wrong(
            "incomplete-sentence",
            `With *and* before ${first}, the subject is left without its verb.`,
          )
        : wrong("unit-split", `The word *and* has nothing to join: it only separates ${parted}.`);
    case "comma and conjunction":
      return wrong(
        "unit-split",
        `The comma with *and* treats ${first} as the start of a new clause and separates ${parted}.`,
      );
    default:
      return wrong("unit-split", `Putting ${LINK_NAMES[link]} here separates ${parted}.`);
  }
}
