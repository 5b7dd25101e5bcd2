import { accountsForStemsFromDetractsFromAdheresTo } from "./accounts-for-stems-from-detracts-from-adheres-to.ts";
import { alleviatePrecipitateConcealProlong } from "./alleviate-precipitate-conceal-prolong.ts";
import { allocateConserveForfeitReplenish } from "./allocate-conserve-forfeit-replenish.ts";
import { ampleErraticSuperficialEnduring } from "./ample-erratic-superficial-enduring.ts";
import { anonymouslyPosthumouslyLavishlyErroneously } from "./anonymously-posthumously-lavishly-erroneously.ts";
import { attributedConfinedSubjectedEntrusted } from "./attributed-confined-subjected-entrusted.ts";
import { austereDerivativeEclecticPragmatic } from "./austere-derivative-eclectic-pragmatic.ts";
import { autonomyScrutinyPatronagePrestige } from "./autonomy-scrutiny-patronage-prestige.ts";
import { aversionDevotionSusceptibilityAllusion } from "./aversion-devotion-susceptibility-allusion.ts";
import { bolsterCurtailEmulateScrutinize } from "./bolster-curtail-emulate-scrutinize.ts";
import { catalystHallmarkDeterrentRemnant } from "./catalyst-hallmark-deterrent-remnant.ts";
import { coincidedDispensedGrappledComplied } from "./coincided-dispensed-grappled-complied.ts";
import { commissionedDiscreditedDismantledAugmented } from "./commissioned-discredited-dismantled-augmented.ts";
import { compatibleSynonymousPreoccupiedInundated } from "./compatible-synonymous-preoccupied-inundated.ts";
import { complacentDiffidentMagnanimousTenacious } from "./complacent-diffident-magnanimous-tenacious.ts";
import { concededDisputedIllustratedAnticipated } from "./conceded-disputed-illustrated-anticipated.ts";
import { conciseCoherentExplicitPlausible } from "./concise-coherent-explicit-plausible.ts";
import { consensusRivalryResemblanceDisparity } from "./consensus-rivalry-resemblance-disparity.ts";
import { contradictExemplifyDistortCondense } from "./contradict-exemplify-distort-condense.ts";
import { cursoryExhaustiveIdiosyncraticImpartial } from "./cursory-exhaustive-idiosyncratic-impartial.ts";
import { defiesDictatesMirrorsOutweighs } from "./defies-dictates-mirrors-outweighs.ts";
import { degreesOfNotice } from "./degrees-of-notice.ts";
import { diminishPerpetuateIncorporateDisclose } from "./diminish-perpetuate-incorporate-disclose.ts";
import { dormantTangibleAbruptReciprocal } from "./dormant-tangible-abrupt-reciprocal.ts";
import { elicitImpairConveyOffset } from "./elicit-impair-convey-offset.ts";
import { evokeRelinquishDecipherEnrich } from "./evoke-relinquish-decipher-enrich.ts";
import { feasibleLucrativeInevitableUnprecedented } from "./feasible-lucrative-inevitable-unprecedented.ts";
import { frugalGregariousObstinateVersatile } from "./frugal-gregarious-obstinate-versatile.ts";
import { fundedEclipsedConstrainedVerified } from "./funded-eclipsed-constrained-verified.ts";
import { hingesOnGivesRiseToDepartsFromLendsItselfTo } from "./hinges-on-gives-rise-to-departs-from-lends-itself-to.ts";
import { impededExpeditedNecessitatedDocumented } from "./impeded-expedited-necessitated-documented.ts";
import { incrementallyCovertlyPrematurelyCollectively } from "./incrementally-covertly-prematurely-collectively.ts";
import { inhibitHarnessAccumulateDistinguish } from "./inhibit-harness-accumulate-distinguish.ts";
import { innateSpuriousMalleableInconclusive } from "./innate-spurious-malleable-inconclusive.ts";
import { intermittentlyVigorouslyReluctantlyInvariably } from "./intermittently-vigorously-reluctantly-invariably.ts";
import { levyWaiveAllayBroach } from "./levy-waive-allay-broach.ts";
import { marginallyIrrevocablyDisproportionatelyImperceptibly } from "./marginally-irrevocably-disproportionately-imperceptibly.ts";
import { meaningsOfBear } from "./meanings-of-bear.ts";
import { meaningsOfCharge } from "./meanings-of-charge.ts";
import { meaningsOfFair } from "./meanings-of-fair.ts";
import { meaningsOfMean } from "./meanings-of-mean.ts";
import { meaningsOfObserve } from "./meanings-of-observe.ts";
import { meaningsOfPlain } from "./meanings-of-plain.ts";
import { meaningsOfSettle } from "./meanings-of-settle.ts";
import { meaningsOfSound } from "./meanings-of-sound.ts";
import { meticulousArbitraryFutileUnanimous } from "./meticulous-arbitrary-futile-unanimous.ts";
import { mitigateExacerbateObscureCorroborate } from "./mitigate-exacerbate-obscure-corroborate.ts";
import { novelRedundantPrecariousCompelling } from "./novel-redundant-precarious-compelling.ts";
import { opaquePermeableBuoyantBrittle } from "./opaque-permeable-buoyant-brittle.ts";
import { persistedDwindledConvergedOriginated } from "./persisted-dwindled-converged-originated.ts";
import { poseIncurWieldReap } from "./pose-incur-wield-reap.ts";
import { positsDisavowsRevivesPopularizes } from "./posits-disavows-revives-popularizes.ts";
import { precludeFacilitateMimicCommemorate } from "./preclude-facilitate-mimic-commemorate.ts";
import { precursorCounterpartCaricatureBeneficiary } from "./precursor-counterpart-caricature-beneficiary.ts";
import { premiseNuanceAnomalyCriterion } from "./premise-nuance-anomaly-criterion.ts";
import { preservePredictExpandReject } from "./preserve-predict-expand-reject.ts";
import { proliferateCoexistStagnateRetaliate } from "./proliferate-coexist-stagnate-retaliate.ts";
import { propensityDisdainAptitudeReverence } from "./propensity-disdain-aptitude-reverence.ts";
import { quantityAndPace } from "./quantity-and-pace.ts";
import { refuteEndorseElucidateEmbellish } from "./refute-endorse-elucidate-embellish.ts";
import { researchVerbs } from "./research-verbs.ts";
import { reticentDeferentialDogmaticDisinterested } from "./reticent-deferential-dogmatic-disinterested.ts";
import { rigorousProvisionalPartisanCumulative } from "./rigorous-provisional-partisan-cumulative.ts";
import { rudimentaryIntricateMundaneCryptic } from "./rudimentary-intricate-mundane-cryptic.ts";
import { scarceFragileReliableVisible } from "./scarce-fragile-reliable-visible.ts";
import { setbackPretextPrototypeByproduct } from "./setback-pretext-prototype-byproduct.ts";
import { skepticalNostalgicAmbivalentAdamant } from "./skeptical-nostalgic-ambivalent-adamant.ts";
import { speculatedLamentedStipulatedAcknowledged } from "./speculated-lamented-stipulated-acknowledged.ts";
import { startsAndStops } from "./starts-and-stops.ts";
import { substantiateCircumventSynthesizeRomanticize } from "./substantiate-circumvent-synthesize-romanticize.ts";
import { supplantAccommodateMonitorStimulate } from "./supplant-accommodate-monitor-stimulate.ts";
import { tacitUnequivocalQualifiedGrudging } from "./tacit-unequivocal-qualified-grudging.ts";
import { tentativelySimultaneouslyExclusivelyOstensibly } from "./tentatively-simultaneously-exclusively-ostensibly.ts";
import { tenuousCandidVolatilePrudent } from "./tenuous-candid-volatile-prudent.ts";
import { terseConciliatoryEvasiveIrreverent } from "./terse-conciliatory-evasive-irreverent.ts";
import { thresholdEquilibriumSurplusDeficit } from "./threshold-equilibrium-surplus-deficit.ts";
import { transientUniformAmbiguousResilient } from "./transient-uniform-ambiguous-resilient.ts";
import { ubiquitousObsoleteContentiousIndispensable } from "./ubiquitous-obsolete-contentious-indispensable.ts";
import { vulnerableIndifferentIntegralAnalogous } from "./vulnerable-indifferent-integral-analogous.ts";
import { waysOfStating } from "./ways-of-stating.ts";
import { withstandAmplifyDisperseRegulate } from "./withstand-amplify-disperse-regulate.ts";
import type { WordSet } from "./word-set.ts";

export type { WordContext, WordSet } from "./word-set.ts";

/** Raised by one whenever a set is added or taken out: the same seeds then make other items. */
export const wordSetsVersion = 5;

/** Every set of words. */
export const wordSets: readonly WordSet[] = [
  accountsForStemsFromDetractsFromAdheresTo,
  alleviatePrecipitateConcealProlong,
  allocateConserveForfeitReplenish,
  ampleErraticSuperficialEnduring,
  anonymouslyPosthumouslyLavishlyErroneously,
  attributedConfinedSubjectedEntrusted,
  austereDerivativeEclecticPragmatic,
  autonomyScrutinyPatronagePrestige,
  aversionDevotionSusceptibilityAllusion,
  bolsterCurtailEmulateScrutinize,
  catalystHallmarkDeterrentRemnant,
  coincidedDispensedGrappledComplied,
  commissionedDiscreditedDismantledAugmented,
  compatibleSynonymousPreoccupiedInundated,
  complacentDiffidentMagnanimousTenacious,
  concededDisputedIllustratedAnticipated,
  conciseCoherentExplicitPlausible,
  consensusRivalryResemblanceDisparity,
  contradictExemplifyDistortCondense,
  cursoryExhaustiveIdiosyncraticImpartial,
  defiesDictatesMirrorsOutweighs,
  degreesOfNotice,
  diminishPerpetuateIncorporateDisclose,
  dormantTangibleAbruptReciprocal,
  elicitImpairConveyOffset,
  evokeRelinquishDecipherEnrich,
  feasibleLucrativeInevitableUnprecedented,
  frugalGregariousObstinateVersatile,
  fundedEclipsedConstrainedVerified,
  hingesOnGivesRiseToDepartsFromLendsItselfTo,
  impededExpeditedNecessitatedDocumented,
  incrementallyCovertlyPrematurelyCollectively,
  inhibitHarnessAccumulateDistinguish,
  innateSpuriousMalleableInconclusive,
  intermittentlyVigorouslyReluctantlyInvariably,
  levyWaiveAllayBroach,
  marginallyIrrevocablyDisproportionatelyImperceptibly,
  meaningsOfBear,
  meaningsOfCharge,
  meaningsOfFair,
  meaningsOfMean,
  meaningsOfObserve,
  meaningsOfPlain,
  meaningsOfSettle,
  meaningsOfSound,
  meticulousArbitraryFutileUnanimous,
  mitigateExacerbateObscureCorroborate,
  novelRedundantPrecariousCompelling,
  opaquePermeableBuoyantBrittle,
  persistedDwindledConvergedOriginated,
  poseIncurWieldReap,
  positsDisavowsRevivesPopularizes,
  precludeFacilitateMimicCommemorate,
  precursorCounterpartCaricatureBeneficiary,
  premiseNuanceAnomalyCriterion,
  preservePredictExpandReject,
  proliferateCoexistStagnateRetaliate,
  propensityDisdainAptitudeReverence,
  quantityAndPace,
  refuteEndorseElucidateEmbellish,
  researchVerbs,
  reticentDeferentialDogmaticDisinterested,
  rigorousProvisionalPartisanCumulative,
  rudimentaryIntricateMundaneCryptic,
  scarceFragileReliableVisible,
  setbackPretextPrototypeByproduct,
  skepticalNostalgicAmbivalentAdamant,
  speculatedLamentedStipulatedAcknowledged,
  startsAndStops,
  substantiateCircumventSynthesizeRomanticize,
  supplantAccommodateMonitorStimulate,
  tacitUnequivocalQualifiedGrudging,
  tentativelySimultaneouslyExclusivelyOstensibly,
  tenuousCandidVolatilePrudent,
  terseConciliatoryEvasiveIrreverent,
  thresholdEquilibriumSurplusDeficit,
  transientUniformAmbiguousResilient,
  ubiquitousObsoleteContentiousIndispensable,
  vulnerableIndifferentIntegralAnalogous,
  waysOfStating,
  withstandAmplifyDisperseRegulate,
];
