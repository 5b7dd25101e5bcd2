import { ampleErraticSuperficialEnduring } from "./ample-erratic-superficial-enduring.ts";
import { concededDisputedIllustratedAnticipated } from "./conceded-disputed-illustrated-anticipated.ts";
import { degreesOfNotice } from "./degrees-of-notice.ts";
import { meaningsOfPlain } from "./meanings-of-plain.ts";
import { meaningsOfSound } from "./meanings-of-sound.ts";
import { mitigateExacerbateObscureCorroborate } from "./mitigate-exacerbate-obscure-corroborate.ts";
import { preservePredictExpandReject } from "./preserve-predict-expand-reject.ts";
import { quantityAndPace } from "./quantity-and-pace.ts";
import { researchVerbs } from "./research-verbs.ts";
import { scarceFragileReliableVisible } from "./scarce-fragile-reliable-visible.ts";
import { startsAndStops } from "./starts-and-stops.ts";
import { tenuousCandidVolatilePrudent } from "./tenuous-candid-volatile-prudent.ts";
import { waysOfStating } from "./ways-of-stating.ts";
import type { WordSet } from "./word-set.ts";

export type { WordContext, WordSet } from "./word-set.ts";

/** Raised by one whenever a set is added or changed: the same seeds then make other items. */
export const wordSetsVersion = 2;

/** Every set of words. */
export const wordSets: readonly WordSet[] = [
  ampleErraticSuperficialEnduring,
  concededDisputedIllustratedAnticipated,
  degreesOfNotice,
  meaningsOfPlain,
  meaningsOfSound,
  mitigateExacerbateObscureCorroborate,
  preservePredictExpandReject,
  quantityAndPace,
  researchVerbs,
  scarceFragileReliableVisible,
  startsAndStops,
  tenuousCandidVolatilePrudent,
  waysOfStating,
];
