import { randomUUID } from "node:crypto";
import type { Item } from "@sat/item";
import type { IssuedQuestion } from "../questions.ts";
import type { Records } from "../records.ts";
import type { Identity } from "../users.ts";

export const NOON = new Date("2026-11-20T12:00:00.000Z");
export const LATER = new Date("2026-11-20T13:00:00.000Z");
export const MUCH_LATER = new Date("2026-12-20T12:00:00.000Z");

export function anIdentity(change: Partial<Identity> = {}): Identity {
  return {
    uid: `learner-${randomUUID()}`,
    email: "ada@example.org",
    displayName: "Ada",
    photoURL: null,
    emailVerified: true,
    ...change,
  };
}

/** An item with the key B. */
export function anItem(change: Partial<Item> = {}): Item {
  return {
    id: `item-${randomUUID()}`,
    model: "sums",
    version: 1,
    level: "Medium",
    seed: 7,
    skill: "H.A",
    archetype: "HA01",
    optionDesign: "orbit",
    codes: { A: null, B: null, C: null, D: null },
    section: "Math",
    difficulty: change.level ?? "Medium",
    topic: "linear-equations",
    question: "If $x + 1 = 3$, what is the value of $x$?",
    options: { A: "$1$", B: "$2$", C: "$3$", D: "$4$" },
    correctAnswer: "B",
    explanation: "Subtract 1 from both sides.",
    rationales: {
      A: { mistake: "slip", reason: "Too small." },
      B: { mistake: null, reason: "Right." },
      C: { mistake: "slip", reason: "Too large." },
      D: { mistake: "slip", reason: "Far too large." },
    },
    hint: "Undo the sum.",
    tip: "Check by putting the value in.",
    ...change,
  };
}

/** A learner with a user document; answers the uid. */
export async function aLearner(records: Records): Promise<string> {
  const { user } = await records.users.signIn(anIdentity(), NOON);
  return user.uid;
}

/** Issues an item, new unless `change` names one, to the learner. */
export async function issueTo(
  records: Records,
  uid: string,
  change: Partial<Item> = {},
  now = NOON,
): Promise<IssuedQuestion> {
  const issued = await records.questions.issue({ uid, item: anItem(change), position: 0, now });
  if (issued === undefined) throw new Error("the learner has this item");
  return issued;
}
