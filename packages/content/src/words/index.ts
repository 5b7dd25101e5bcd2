import { ampleErraticSuperficialEnduring } from "./ample-erratic-superficial-enduring.ts";
import { concededDisputedIllustratedAnticipated } from "./conceded-disputed-illustrated-anticipated.ts";
import { mitigateExacerbateObscureCorroborate } from "./mitigate-exacerbate-obscure-corroborate.ts";
import { preservePredictExpandReject } from "./preserve-predict-expand-reject.ts";
import { scarceFragileReliableVisible } from "./scarce-fragile-reliable-visible.ts";
import { tenuousCandidVolatilePrudent } from "./tenuous-candid-volatile-prudent.ts";
import type { WordSet } from "./word-set.ts";

export type { ClueKind, Misfit, WordContext, WordSet } from "./word-set.ts";

/** Every set of words, by difficulty of its words. */
export const wordSets: readonly WordSet[] = [
  preservePredictExpandReject,
  scarceFragileReliableVisible,
  concededDisputedIllustratedAnticipated,
  ampleErraticSuperficialEnduring,
  mitigateExacerbateObscureCorroborate,
  tenuousCandidVolatilePrudent,
];
