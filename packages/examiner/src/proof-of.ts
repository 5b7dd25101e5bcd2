import type { Model, Specimen } from "@sat/engine";
import { CHECKS, type Check, type Proof } from "@sat/item";
import { ledger } from "./blind-readings/ledger.ts";
import { findingsOf, messageOf } from "./findings-of.ts";
import type { Finding } from "./gates/gate.ts";
import { PROOF } from "./gates/proof.ts";
import { secondSolution } from "./second-solution/second-solution.ts";

/** An item is proven, or refused with what is wrong with it. */
export type Proven =
  | { readonly proof: Proof; readonly findings?: never }
  | { readonly findings: readonly Finding[]; readonly proof?: never };

const GATES = Object.values(PROOF).flat();

/** Proves one item on the way to a learner; `examine` also holds its model to the wording of the exam (ADR 44). */
export function proofOf(specimen: Specimen, model: Model): Proven {
  const findings = findingsOf(GATES, specimen, model);
  if (findings.length > 0) return { findings };
  const { item, facts } = specimen;
  const checks = CHECKS.filter((check) => isFor(check, specimen));
  try {
    return { proof: { checks, words: secondSolution(facts, item) } };
  } catch (error) {
    // A solution that cannot be told refuses the item, as a gate does that cannot come to an end.
    return { findings: [{ gate: "second-solution", complaint: messageOf(error) }] };
  }
}

/** What there is not is no part of a proof: no program solves what is authored, or knows what its words speak of, and not all of
 * that has had readers.
 */
function isFor(check: Check, { item, facts }: Specimen): boolean {
  const isAuthored = facts.kind === "authored";
  if (check === "answer" || check === "print") return !isAuthored;
  if (check === "readers") return isAuthored && ledger[item.id] !== undefined;
  if (check === "figure") return item.figure !== undefined;
  return check !== "options" || item.kind !== "entry";
}
