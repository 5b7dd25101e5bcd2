import type { ComponentProps } from "react";
import { latePart, useWantedPart } from "../../lib/late-part.ts";
import type { ProofDialog } from "./proof-dialog.tsx";

const proofDialog = latePart("what was checked", () => import("./proof-dialog.tsx"));

/** What was checked of a question, which need not come with it: few ask. */
export function LateProofDialog(props: ComponentProps<typeof ProofDialog>) {
  const part = useWantedPart(proofDialog);
  return part === undefined ? null : <part.ProofDialog {...props} />;
}
