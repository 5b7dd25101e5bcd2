import type { TopicId } from "@sat/item";
import type { Sheet } from "../../print/print-item.ts";
import type { Verdict } from "../blind-reading.ts";

/**
 * Questions spoiled on purpose, by what was done to them, and the verdicts by which a reader shows that it was
 * noticed: the text is another question's, two options are right, the text contradicts itself or the world.
 */
export const NOTICED = {
  swapped: ["none", "fault"],
  doubled: ["several", "fault"],
  faulty: ["fault", "none", "several"],
} as const satisfies Record<string, readonly Verdict[]>;

export type ControlKind = keyof typeof NOTICED;

export const CONTROL_KINDS: readonly ControlKind[] = ["swapped", "doubled", "faulty"];

/** A question spoiled on purpose: a reader who does not notice was not reading. */
export interface Control {
  readonly kind: ControlKind;
  readonly topic: TopicId;
  readonly sheet: Sheet;
}

export function isNoticed(kind: ControlKind, answer: Verdict): boolean {
  const noticed: readonly Verdict[] = NOTICED[kind];
  return noticed.includes(answer);
}

interface Written {
  readonly kind: ControlKind;
  readonly topic: TopicId;
  readonly passage: string;
  readonly question: string;
  readonly options: readonly [string, string, string, string];
}

/** A control as its author writes it. */
export function aControl({ kind, topic, passage, question, options }: Written): Control {
  const [A, B, C, D] = options;
  return { kind, topic, sheet: { passage, question, options: { A, B, C, D } } };
}
