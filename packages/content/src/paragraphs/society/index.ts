import type { Paragraph } from "../paragraph.ts";
import { admissionsAtBerkeley } from "./admissions-at-berkeley.ts";
import { adoptionOfHybridCorn } from "./adoption-of-hybrid-corn.ts";
import { ainsworthInUganda } from "./ainsworth-in-uganda.ts";
import { alternatingSounds } from "./alternating-sounds.ts";
import { armorForBombers } from "./armor-for-bombers.ts";
import { autokineticEffect } from "./autokinetic-effect.ts";
import { axesOfBrasilia } from "./axes-of-brasilia.ts";
import { biasOfMedia } from "./bias-of-media.ts";
import { boserupOnFarming } from "./boserup-on-farming.ts";
import { boxOfTacks } from "./box-of-tacks.ts";
import { censusOf1890 } from "./census-of-1890.ts";
import { citizenshipSchool } from "./citizenship-school.ts";
import { clanMothers } from "./clan-mothers.ts";
import { clarkDollStudies } from "./clark-doll-studies.ts";
import { commonsAndTheirUsers } from "./commons-and-their-users.ts";
import { condorcetAndArrow } from "./condorcet-and-arrow.ts";
import { conservationOfQuantity } from "./conservation-of-quantity.ts";
import { cornersOfBarcelona } from "./corners-of-barcelona.ts";
import { culturalMissions } from "./cultural-missions.ts";
import { curitibaBuses } from "./curitiba-buses.ts";
import { dunhamAndLadja } from "./dunham-and-ladja.ts";
import { elizabethPeratrovich } from "./elizabeth-peratrovich.ts";
import { ellaDeloriaAndDakotaTexts } from "./ella-deloria-and-dakota-texts.ts";
import { estimatesAndAnchors } from "./estimates-and-anchors.ts";
import { eyesOnTheStreet } from "./eyes-on-the-street.ts";
import { firstBarChart } from "./first-bar-chart.ts";
import { fluorideInWater } from "./fluoride-in-water.ts";
import { forgettingCurve } from "./forgetting-curve.ts";
import { frameAndAttribute } from "./frame-and-attribute.ts";
import { frontAndBackRegions } from "./front-and-back-regions.ts";
import { furnitureForChildren } from "./furniture-for-children.ts";
import { groupSolidarity } from "./group-solidarity.ts";
import { humanDevelopmentIndex } from "./human-development-index.ts";
import { imageOfTheCity } from "./image-of-the-city.ts";
import { iodineAndGoiter } from "./iodine-and-goiter.ts";
import { juteSurveys } from "./jute-surveys.ts";
import { kgotla } from "./kgotla.ts";
import { kinshipInIndia } from "./kinship-in-india.ts";
import { kulaExchange } from "./kula-exchange.ts";
import { ladyTastingTea } from "./lady-tasting-tea.ts";
import { laneClayponCohort } from "./lane-claypon-cohort.ts";
import { lauVNichols } from "./lau-v-nichols.ts";
import { leadInIllinois } from "./lead-in-illinois.ts";
import { letaHollingworth } from "./leta-hollingworth.ts";
import { lewisOnSurplusLabor } from "./lewis-on-surplus-labor.ts";
import { literacyInAngicos } from "./literacy-in-angicos.ts";
import { lorenzCurve } from "./lorenz-curve.ts";
import { marketForLemons } from "./market-for-lemons.ts";
import { maryWhitonCalkins } from "./mary-whiton-calkins.ts";
import { memorialOf1843 } from "./memorial-of-1843.ts";
import { mendezVWestminster } from "./mendez-v-westminster.ts";
import { mereExposure } from "./mere-exposure.ts";
import { mirrorDrawing } from "./mirror-drawing.ts";
import { monopsony } from "./monopsony.ts";
import { moralsAndManners } from "./morals-and-manners.ts";
import { moreAdamEveAndSarah } from "./more-adam-eve-and-sarah.ts";
import { moreAustralianBallot } from "./more-australian-ballot.ts";
import { moreBearsOfTheNorth } from "./more-bears-of-the-north.ts";
import { moreBudgetsOfFamilies } from "./more-budgets-of-families.ts";
import { moreChainsOfAcquaintances } from "./more-chains-of-acquaintances.ts";
import { moreCityAlongAStreet } from "./more-city-along-a-street.ts";
import { moreClockOfCattle } from "./more-clock-of-cattle.ts";
import { moreContestOfFaces } from "./more-contest-of-faces.ts";
import { moreCourtForChildren } from "./more-court-for-children.ts";
import { moreDayOffInIceland } from "./more-day-off-in-iceland.ts";
import { moreDividendAtRochdale } from "./more-dividend-at-rochdale.ts";
import { moreDutiesOfTheGift } from "./more-duties-of-the-gift.ts";
import { moreEconomyOfWater } from "./more-economy-of-water.ts";
import { moreFiveLawsOfLibraries } from "./more-five-laws-of-libraries.ts";
import { moreFourthFloor } from "./more-fourth-floor.ts";
import { moreGroupsOfThree } from "./more-groups-of-three.ts";
import { moreIncomeAndWelfare } from "./more-income-and-welfare.ts";
import { moreLanguageNests } from "./more-language-nests.ts";
import { moreLettersInAFlash } from "./more-letters-in-a-flash.ts";
import { moreLinesOfAsch } from "./more-lines-of-asch.ts";
import { moreMakersOfPins } from "./more-makers-of-pins.ts";
import { moreMazesWithoutReward } from "./more-mazes-without-reward.ts";
import { moreOrganMeats } from "./more-organ-meats.ts";
import { morePartsOfASign } from "./more-parts-of-a-sign.ts";
import { morePriceOfALetter } from "./more-price-of-a-letter.ts";
import { moreRailroadTime } from "./more-railroad-time.ts";
import { moreRoadsBeneathThePark } from "./more-roads-beneath-the-park.ts";
import { moreRosenwaldSchools } from "./more-rosenwald-schools.ts";
import { moreSchoolAtRoughRock } from "./more-school-at-rough-rock.ts";
import { moreSchoolsWithoutExaminations } from "./more-schools-without-examinations.ts";
import { moreSecondRounds } from "./more-second-rounds.ts";
import { moreSinglePostalTerritory } from "./more-single-postal-territory.ts";
import { moreTermsOfTrade } from "./more-terms-of-trade.ts";
import { moreTitleToAHomestead } from "./more-title-to-a-homestead.ts";
import { moreTwoCanes } from "./more-two-canes.ts";
import { moreTwoGroupsAtCamp } from "./more-two-groups-at-camp.ts";
import { moreUnattendedEar } from "./more-unattended-ear.ts";
import { moreUnionOfTheSelfEmployed } from "./more-union-of-the-self-employed.ts";
import { moreWagonOfBooks } from "./more-wagon-of-books.ts";
import { mulesAndMen } from "./mules-and-men.ts";
import { nightingaleDiagrams } from "./nightingale-diagrams.ts";
import { nursesInTenements } from "./nurses-in-tenements.ts";
import { ombudsman } from "./ombudsman.ts";
import { partsOfSigns } from "./parts-of-signs.ts";
import { patternsOfCulture } from "./patterns-of-culture.ts";
import { pluralOfWug } from "./plural-of-wug.ts";
import { pollOf1936 } from "./poll-of-1936.ts";
import { privateSpeech } from "./private-speech.ts";
import { revisionOfBloomsTaxonomy } from "./revision-of-blooms-taxonomy.ts";
import { ripplesOfKinship } from "./ripples-of-kinship.ts";
import { ritesOfPassage } from "./rites-of-passage.ts";
import { rulesOfEsperanto } from "./rules-of-esperanto.ts";
import { saltSugarAndWater } from "./salt-sugar-and-water.ts";
import { samiParliaments } from "./sami-parliaments.ts";
import { satisficing } from "./satisficing.ts";
import { savingsInTurn } from "./savings-in-turn.ts";
import { savitribaiPhule } from "./savitribai-phule.ts";
import { seatsInPlazas } from "./seats-in-plazas.ts";
import { serialNumbersOfTanks } from "./serial-numbers-of-tanks.ts";
import { sevenItems } from "./seven-items.ts";
import { seventhWardSurvey } from "./seventh-ward-survey.ts";
import { smallSamples } from "./small-samples.ts";
import { smashedAndHit } from "./smashed-and-hit.ts";
import { spoonsAndStatus } from "./spoons-and-status.ts";
import { spreadOfTheKindergarten } from "./spread-of-the-kindergarten.ts";
import { stableMatches } from "./stable-matches.ts";
import { strengthOfWeakTies } from "./strength-of-weak-ties.ts";
import { talkingDrums } from "./talking-drums.ts";
import { tenseCohortOfDunedin } from "./tense-cohort-of-dunedin.ts";
import { tenseGirlsOnTeams } from "./tense-girls-on-teams.ts";
import { tenseLanguageReclaimed } from "./tense-language-reclaimed.ts";
import { tenseVotesInTheWest } from "./tense-votes-in-the-west.ts";
import { tenseWomenInParliament } from "./tense-women-in-parliament.ts";
import { threeColorTerms } from "./three-color-terms.ts";
import { threeMagnets } from "./three-magnets.ts";
import { transculturation } from "./transculturation.ts";
import { turnAlabamaParadox } from "./turn-alabama-paradox.ts";
import { turnCountingTheUnemployed } from "./turn-counting-the-unemployed.ts";
import { turnFormsOfQuestions } from "./turn-forms-of-questions.ts";
import { turnGoodsForAll } from "./turn-goods-for-all.ts";
import { turnMugsAndChocolate } from "./turn-mugs-and-chocolate.ts";
import { turnRampsAtCurbs } from "./turn-ramps-at-curbs.ts";
import { turnVoicesAndLips } from "./turn-voices-and-lips.ts";
import { twoMessages } from "./two-messages.ts";
import { typesOfAuthority } from "./types-of-authority.ts";
import { visualCliff } from "./visual-cliff.ts";
import { warOfTheGhosts } from "./war-of-the-ghosts.ts";
import { waysOfDrawingASample } from "./ways-of-drawing-a-sample.ts";
import { waysOfSettlingConflict } from "./ways-of-settling-conflict.ts";
import { weightOfAnOx } from "./weight-of-an-ox.ts";
import { whanganuiRiver } from "./whanganui-river.ts";
import { wordsAndInk } from "./words-and-ink.ts";

export const societyParagraphs: readonly Paragraph[] = [
  admissionsAtBerkeley,
  adoptionOfHybridCorn,
  ainsworthInUganda,
  alternatingSounds,
  armorForBombers,
  autokineticEffect,
  axesOfBrasilia,
  biasOfMedia,
  boserupOnFarming,
  boxOfTacks,
  censusOf1890,
  citizenshipSchool,
  clanMothers,
  clarkDollStudies,
  commonsAndTheirUsers,
  condorcetAndArrow,
  conservationOfQuantity,
  cornersOfBarcelona,
  culturalMissions,
  curitibaBuses,
  dunhamAndLadja,
  elizabethPeratrovich,
  ellaDeloriaAndDakotaTexts,
  estimatesAndAnchors,
  eyesOnTheStreet,
  firstBarChart,
  fluorideInWater,
  forgettingCurve,
  frameAndAttribute,
  frontAndBackRegions,
  furnitureForChildren,
  groupSolidarity,
  humanDevelopmentIndex,
  imageOfTheCity,
  iodineAndGoiter,
  juteSurveys,
  kgotla,
  kinshipInIndia,
  kulaExchange,
  ladyTastingTea,
  laneClayponCohort,
  lauVNichols,
  leadInIllinois,
  letaHollingworth,
  lewisOnSurplusLabor,
  literacyInAngicos,
  lorenzCurve,
  marketForLemons,
  maryWhitonCalkins,
  memorialOf1843,
  mendezVWestminster,
  mereExposure,
  mirrorDrawing,
  monopsony,
  moralsAndManners,
  moreAdamEveAndSarah,
  moreAustralianBallot,
  moreBearsOfTheNorth,
  moreBudgetsOfFamilies,
  moreChainsOfAcquaintances,
  moreCityAlongAStreet,
  moreClockOfCattle,
  moreContestOfFaces,
  moreCourtForChildren,
  moreDayOffInIceland,
  moreDividendAtRochdale,
  moreDutiesOfTheGift,
  moreEconomyOfWater,
  moreFiveLawsOfLibraries,
  moreFourthFloor,
  moreGroupsOfThree,
  moreIncomeAndWelfare,
  moreLanguageNests,
  moreLettersInAFlash,
  moreLinesOfAsch,
  moreMakersOfPins,
  moreMazesWithoutReward,
  moreOrganMeats,
  morePartsOfASign,
  morePriceOfALetter,
  moreRailroadTime,
  moreRoadsBeneathThePark,
  moreRosenwaldSchools,
  moreSchoolAtRoughRock,
  moreSchoolsWithoutExaminations,
  moreSecondRounds,
  moreSinglePostalTerritory,
  moreTermsOfTrade,
  moreTitleToAHomestead,
  moreTwoCanes,
  moreTwoGroupsAtCamp,
  moreUnattendedEar,
  moreUnionOfTheSelfEmployed,
  moreWagonOfBooks,
  mulesAndMen,
  nightingaleDiagrams,
  nursesInTenements,
  ombudsman,
  partsOfSigns,
  patternsOfCulture,
  pluralOfWug,
  pollOf1936,
  privateSpeech,
  revisionOfBloomsTaxonomy,
  ripplesOfKinship,
  ritesOfPassage,
  rulesOfEsperanto,
  saltSugarAndWater,
  samiParliaments,
  satisficing,
  savingsInTurn,
  savitribaiPhule,
  seatsInPlazas,
  serialNumbersOfTanks,
  sevenItems,
  seventhWardSurvey,
  smallSamples,
  smashedAndHit,
  spoonsAndStatus,
  spreadOfTheKindergarten,
  stableMatches,
  strengthOfWeakTies,
  talkingDrums,
  tenseCohortOfDunedin,
  tenseGirlsOnTeams,
  tenseLanguageReclaimed,
  tenseVotesInTheWest,
  tenseWomenInParliament,
  threeColorTerms,
  threeMagnets,
  transculturation,
  turnAlabamaParadox,
  turnCountingTheUnemployed,
  turnFormsOfQuestions,
  turnGoodsForAll,
  turnMugsAndChocolate,
  turnRampsAtCurbs,
  turnVoicesAndLips,
  twoMessages,
  typesOfAuthority,
  visualCliff,
  warOfTheGhosts,
  waysOfDrawingASample,
  waysOfSettlingConflict,
  weightOfAnOx,
  whanganuiRiver,
  wordsAndInk,
];
