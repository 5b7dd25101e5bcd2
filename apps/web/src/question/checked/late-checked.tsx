import type { Proof } from "@sat/item";
import { latePart, useWantedPart } from "../../lib/late-part.ts";

const checked = latePart("what was checked", () => import("./checked.tsx"));

interface LateCheckedProps {
  /** Absent in questions of a time before proofs were kept, of which nothing is claimed. */
  readonly proof: Proof | undefined;
  readonly isAnswered: boolean;
}

/** That the question was checked, and how, which nobody needs to read it by. */
export function LateChecked({ proof, isAnswered }: LateCheckedProps) {
  const part = useWantedPart(checked);
  if (part === undefined || proof === undefined) return null;
  return <part.Checked proof={proof} isAnswered={isAnswered} />;
}
