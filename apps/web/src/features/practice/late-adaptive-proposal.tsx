import { useState } from "react";
import { latePart, useWantedPart } from "../../lib/late-part.ts";
import { useUser } from "../../lib/session.ts";
import type { AdaptiveProposalProps } from "./adaptive-proposal.tsx";

export const lateAdaptiveProposal = latePart(
  "the proposal of Adaptive",
  () => import("./adaptive-proposal.tsx"),
);

/** Answers after which there is something to choose by. */
const ENOUGH = 20;

/** The proposal of Adaptive, for which few visits have a use, once there are answers enough. */
export function LateAdaptiveProposal(props: AdaptiveProposalProps) {
  const { preferences, stats } = useUser();
  // What its answer is told stays once that is saved.
  const [mayCome] = useState(!preferences.adaptiveProposed);
  return mayCome && stats.totalQuestions >= ENOUGH ? <Wanted {...props} /> : null;
}

function Wanted(props: AdaptiveProposalProps) {
  const part = useWantedPart(lateAdaptiveProposal);
  return part === undefined ? null : <part.AdaptiveProposal {...props} />;
}
