import type { Model, Specimen } from "@sat/engine";
import { findingsOf, messageOf } from "./findings-of.ts";
import type { Finding } from "./gates/gate.ts";
import { PROOF } from "./gates/proof.ts";
import { secondSolution } from "./second-solution/second-solution.ts";

/** What a proof is made of; every gate of each has passed. */
export type Check = keyof typeof PROOF;

/** That the very item has passed, in short form, to be kept and shown. */
export interface Proof {
  readonly checks: readonly Check[];
  /** The second solution: how a program that never sees the key came to it, as prose. */
  readonly words: string;
}

/** An item is proven, or refused with what is wrong with it. */
export type Proven =
  | { readonly proof: Proof; readonly findings?: never }
  | { readonly findings: readonly Finding[]; readonly proof?: never };

const GATES = Object.values(PROOF).flat();
// The keys of the object above.
const CHECKS = Object.keys(PROOF) as Check[];

/** Proves one item on the way to a learner; `examine` also holds its model to the wording of the exam (ADR 44). */
export function proofOf(specimen: Specimen, model: Model): Proven {
  const findings = findingsOf(GATES, specimen, model);
  if (findings.length > 0) return { findings };
  const { item, facts } = specimen;
  const checks = CHECKS.filter((check) => check !== "figure" || item.figure !== undefined);
  try {
    return { proof: { checks, words: secondSolution(facts, item) } };
  } catch (error) {
    // A solution that cannot be told refuses the item, as a gate does that cannot come to an end.
    return { findings: [{ gate: "second-solution", complaint: messageOf(error) }] };
  }
}
