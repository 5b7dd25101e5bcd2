import type { Fact } from "@sat/content";
import { factCards } from "@sat/content/cards";
import { verbForms } from "../../language/verb.ts";
import { remembered } from "../assembly/remembered.ts";

/** What an aside says of its noun: its pronoun, its finite verb, and the rest. */
export interface AsidePredicate {
  readonly pronoun: "which" | "who";
  readonly finite: string;
  readonly rest: string;
}

const AUXILIARY = /^(is|are|was|were|has|have|had|can|could|may|might|must|will|would)$/;
/** What may follow a verb whose subject is the pronoun: "which few visitors see" has another subject. */
const AFTER_VERB =
  /^(a|an|the|its|their|no|about|as|in|on|from|to|of|for|by|at|with|without|into|over|up|down|out|through|along|only|more|less|several|many|two|three|both|each|every|one|around|across|together|back|\w+ly)$/;

/** Every base form that the cards name as a verb. */
export const knownVerbs = remembered(
  (): ReadonlySet<string> =>
    new Set(
      factCards.flatMap(({ facts, steps, drills }) => [
        ...facts.map(({ verb }) => verb),
        ...steps.deeds.map(([verb]) => verb),
        ...drills.flatMap((drill) =>
          drill.kind === "kin" || drill.kind === "practice" || drill.kind === "pair"
            ? [drill.verb]
            : [],
        ),
      ]),
    ),
);

/** Third persons and pasts of those verbs. */
const knownForms = remembered(
  (): ReadonlySet<string> =>
    new Set(
      [...knownVerbs()].flatMap((base) => {
        const { third, past } = verbForms(base);
        return [base, third, past];
      }),
    ),
);

/** The predicate of an aside whose pronoun is its subject; undefined when it may be its object. */
export function asidePredicate({ aside = "" }: Fact): AsidePredicate | undefined {
  const [pronoun, finite = "", ...rest] = aside.split(" ");
  if (pronoun !== "which" && pronoun !== "who") return undefined;
  const isVerb =
    AUXILIARY.test(finite) || (knownForms().has(finite) && AFTER_VERB.test(rest[0] ?? ""));
  return isVerb && rest.length > 0 ? { pronoun, finite, rest: rest.join(" ") } : undefined;
}
