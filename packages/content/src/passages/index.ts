import { aBuildingThatGoesDown } from "./arts/a-building-that-goes-down.ts";
import { aFaceThatDoesNotMove } from "./arts/a-face-that-does-not-move.ts";
import { aNewSkinEveryYear } from "./arts/a-new-skin-every-year.ts";
import { aRoofThatMayMove } from "./arts/a-roof-that-may-move.ts";
import { anAccentOnTheWrongWord } from "./arts/an-accent-on-the-wrong-word.ts";
import { anArmsLengthOfRiver } from "./arts/an-arms-length-of-river.ts";
import { behindACurtain } from "./arts/behind-a-curtain.ts";
import { blueInTheAir } from "./arts/blue-in-the-air.ts";
import { clappingTooSoon } from "./arts/clapping-too-soon.ts";
import { elevenDraftsOfASonnet } from "./arts/eleven-drafts-of-a-sonnet.ts";
import { footstepsMadeByHand } from "./arts/footsteps-made-by-hand.ts";
import { goldThatCastsNoLight } from "./arts/gold-that-casts-no-light.ts";
import { halfTheTimeInTheDark } from "./arts/half-the-time-in-the-dark.ts";
import { howLongALabel } from "./arts/how-long-a-label.ts";
import { musicForAStoneRoom } from "./arts/music-for-a-stone-room.ts";
import { neverSilent } from "./arts/never-silent.ts";
import { rhymeForRhyme } from "./arts/rhyme-for-rhyme.ts";
import { roomForTheWolf } from "./arts/room-for-the-wolf.ts";
import { theBandOfPalerRed } from "./arts/the-band-of-paler-red.ts";
import { theCleanedCeiling } from "./arts/the-cleaned-ceiling.ts";
import { theDrumSaysMore } from "./arts/the-drum-says-more.ts";
import { theFirstCoatOfPaint } from "./arts/the-first-coat-of-paint.ts";
import { theHandThatMoved } from "./arts/the-hand-that-moved.ts";
import { theHousekeeperTells } from "./arts/the-housekeeper-tells.ts";
import { theJokeThatWouldNotCross } from "./arts/the-joke-that-would-not-cross.ts";
import { theMapOfTheSong } from "./arts/the-map-of-the-song.ts";
import { theMarkInThePaper } from "./arts/the-mark-in-the-paper.ts";
import { theMistakeTheyShare } from "./arts/the-mistake-they-share.ts";
import { theNotchesInTheLetters } from "./arts/the-notches-in-the-letters.ts";
import { theScoreAndThePause } from "./arts/the-score-and-the-pause.ts";
import { theScoreOfADance } from "./arts/the-score-of-a-dance.ts";
import { theTwistOfTheThread } from "./arts/the-twist-of-the-thread.ts";
import { theWeddingInTheLastChapter } from "./arts/the-wedding-in-the-last-chapter.ts";
import { theWrongBlue } from "./arts/the-wrong-blue.ts";
import { unfinishedStatues } from "./arts/unfinished-statues.ts";
import { whyNobodySmiled } from "./arts/why-nobody-smiled.ts";
import { aBirdOfTheRightWeight } from "./history/a-bird-of-the-right-weight.ts";
import { aHedgeAgainstSalt } from "./history/a-hedge-against-salt.ts";
import { aLessonInSpeech } from "./history/a-lesson-in-speech.ts";
import { aMorningOrTenDays } from "./history/a-morning-or-ten-days.ts";
import { aPennyAtTheDoor } from "./history/a-penny-at-the-door.ts";
import { aRoomInThisTown } from "./history/a-room-in-this-town.ts";
import { aTravelerAndHisWriter } from "./history/a-traveler-and-his-writer.ts";
import { ableToWalkOut } from "./history/able-to-walk-out.ts";
import { anAlmanacInEveryKitchen } from "./history/an-almanac-in-every-kitchen.ts";
import { askingTheWay } from "./history/asking-the-way.ts";
import { atSoMuchAWord } from "./history/at-so-much-a-word.ts";
import { atTwoInTheMorning } from "./history/at-two-in-the-morning.ts";
import { bellsBeforeDawn } from "./history/bells-before-dawn.ts";
import { belowTheLine } from "./history/below-the-line.ts";
import { blankPagesInTheLog } from "./history/blank-pages-in-the-log.ts";
import { bothNames } from "./history/both-names.ts";
import { bowlsThatNobodyListed } from "./history/bowls-that-nobody-listed.ts";
import { butterTheSizeOfAnEgg } from "./history/butter-the-size-of-an-egg.ts";
import { downwind } from "./history/downwind.ts";
import { eightOfTheReasons } from "./history/eight-of-the-reasons.ts";
import { fourClocksInAStation } from "./history/four-clocks-in-a-station.ts";
import { freedomOnTwoWheels } from "./history/freedom-on-two-wheels.ts";
import { halfTheCandles } from "./history/half-the-candles.ts";
import { hammerAndPliers } from "./history/hammer-and-pliers.ts";
import { ifItLooksLikeRain } from "./history/if-it-looks-like-rain.ts";
import { informationWanted } from "./history/information-wanted.ts";
import { inventionsMadeTwice } from "./history/inventions-made-twice.ts";
import { knotsThatCount } from "./history/knots-that-count.ts";
import { leftOnTheBeach } from "./history/left-on-the-beach.ts";
import { lettersFromThePrairie } from "./history/letters-from-the-prairie.ts";
import { mailToTheFarm } from "./history/mail-to-the-farm.ts";
import { moneyToDrink } from "./history/money-to-drink.ts";
import { namesPastedOver } from "./history/names-pasted-over.ts";
import { nineteenFaults } from "./history/nineteen-faults.ts";
import { noOccupation } from "./history/no-occupation.ts";
import { novelsReadAloud } from "./history/novels-read-aloud.ts";
import { onTheUsefulLiar } from "./history/on-the-useful-liar.ts";
import { paidAtTheDoor } from "./history/paid-at-the-door.ts";
import { reasonsForAbsence } from "./history/reasons-for-absence.ts";
import { reliefForTheArms } from "./history/relief-for-the-arms.ts";
import { roadsForTheLegions } from "./history/roads-for-the-legions.ts";
import { tenHours } from "./history/ten-hours.ts";
import { tenYearsOfComplaint } from "./history/ten-years-of-complaint.ts";
import { theBoxAndTheLads } from "./history/the-box-and-the-lads.ts";
import { theCensusOfWords } from "./history/the-census-of-words.ts";
import { theDoorwaysOfTheCircles } from "./history/the-doorways-of-the-circles.ts";
import { theEarlyGuest } from "./history/the-early-guest.ts";
import { theFiresThatWereNot } from "./history/the-fires-that-were-not.ts";
import { theGardenPanels } from "./history/the-garden-panels.ts";
import { theLogInOneInk } from "./history/the-log-in-one-ink.ts";
import { thePressAndTheRag } from "./history/the-press-and-the-rag.ts";
import { thePrizeCheese } from "./history/the-prize-cheese.ts";
import { theRoomInTheWall } from "./history/the-room-in-the-wall.ts";
import { theRuleAndItsReason } from "./history/the-rule-and-its-reason.ts";
import { theThirdObjection } from "./history/the-third-objection.ts";
import { theVillageUnderTheGrass } from "./history/the-village-under-the-grass.ts";
import { theYearTheStarsFell } from "./history/the-year-the-stars-fell.ts";
import { twelveMinutesPastSix } from "./history/twelve-minutes-past-six.ts";
import { twoOrgans } from "./history/two-organs.ts";
import { twoSheets } from "./history/two-sheets.ts";
import { underTheGeneral } from "./history/under-the-general.ts";
import { wagesAfterThePlague } from "./history/wages-after-the-plague.ts";
import { whatTheLudditesBroke } from "./history/what-the-luddites-broke.ts";
import { whichBookToBelieve } from "./history/which-book-to-believe.ts";
import { whichMonth } from "./history/which-month.ts";
import { whoeverDigsDrinks } from "./history/whoever-digs-drinks.ts";
import { aCobblersDaughter } from "./literature/a-cobblers-daughter.ts";
import { aHouseBetterAired } from "./literature/a-house-better-aired.ts";
import { aSeasonAtQuillHouse } from "./literature/a-season-at-quill-house.ts";
import { aToastToKarl } from "./literature/a-toast-to-karl.ts";
import { aYardOfWall } from "./literature/a-yard-of-wall.ts";
import { aYearBehind } from "./literature/a-year-behind.ts";
import { allTheBest } from "./literature/all-the-best.ts";
import { allTheSea } from "./literature/all-the-sea.ts";
import { anyOtherBusiness } from "./literature/any-other-business.ts";
import { askMyUncle } from "./literature/ask-my-uncle.ts";
import { atTheSlip } from "./literature/at-the-slip.ts";
import { autocorrect } from "./literature/autocorrect.ts";
import { celebratedForCandor } from "./literature/celebrated-for-candor.ts";
import { elegyForABookbinder } from "./literature/elegy-for-a-bookbinder.ts";
import { fortyWordsOfWelsh } from "./literature/forty-words-of-welsh.ts";
import { fourHoursANight } from "./literature/four-hours-a-night.ts";
import { fourPoundsOfSalt } from "./literature/four-pounds-of-salt.ts";
import { gardenInNovember } from "./literature/garden-in-november.ts";
import { grandAvenue } from "./literature/grand-avenue.ts";
import { hangingOutTheWash } from "./literature/hanging-out-the-wash.ts";
import { interpreter } from "./literature/interpreter.ts";
import { looseYourHold } from "./literature/loose-your-hold.ts";
import { lowTide } from "./literature/low-tide.ts";
import { oneChairDamaged } from "./literature/one-chair-damaged.ts";
import { onlyEnoughForOneLetter } from "./literature/only-enough-for-one-letter.ts";
import { partlyFurnished } from "./literature/partly-furnished.ts";
import { rainByVote } from "./literature/rain-by-vote.ts";
import { readItBack } from "./literature/read-it-back.ts";
import { secondSoprano } from "./literature/second-soprano.ts";
import { severalThousandHellos } from "./literature/several-thousand-hellos.ts";
import { shortwave } from "./literature/shortwave.ts";
import { sirHarrysLibrary } from "./literature/sir-harrys-library.ts";
import { softlyInBrackets } from "./literature/softly-in-brackets.ts";
import { tellingTheBees } from "./literature/telling-the-bees.ts";
import { thankedOnTheStairs } from "./literature/thanked-on-the-stairs.ts";
import { theBombayMail } from "./literature/the-bombay-mail.ts";
import { theBoysOfCutlerRow } from "./literature/the-boys-of-cutler-row.ts";
import { theDyeWorks } from "./literature/the-dye-works.ts";
import { theFerryBell } from "./literature/the-ferry-bell.ts";
import { theFifthSpoonful } from "./literature/the-fifth-spoonful.ts";
import { theFourthPetal } from "./literature/the-fourth-petal.ts";
import { theFoxWhoCounted } from "./literature/the-fox-who-counted.ts";
import { theGreenDoor } from "./literature/the-green-door.ts";
import { theHeron } from "./literature/the-heron.ts";
import { theIceHarvest } from "./literature/the-ice-harvest.ts";
import { theJusticeOfTull } from "./literature/the-justice-of-tull.ts";
import { theLastTwelveKilometers } from "./literature/the-last-twelve-kilometers.ts";
import { theLongTable } from "./literature/the-long-table.ts";
import { theNightClerk } from "./literature/the-night-clerk.ts";
import { theOrchardLedger } from "./literature/the-orchard-ledger.ts";
import { theOwnerOfTheLid } from "./literature/the-owner-of-the-lid.ts";
import { thePriceOfPlums } from "./literature/the-price-of-plums.ts";
import { thePrompter } from "./literature/the-prompter.ts";
import { theReturns } from "./literature/the-returns.ts";
import { theStandardPound } from "./literature/the-standard-pound.ts";
import { theThirdStair } from "./literature/the-third-stair.ts";
import { theThumb } from "./literature/the-thumb.ts";
import { theTurnAtTheThirdLanding } from "./literature/the-turn-at-the-third-landing.ts";
import { theUmbrellaSeller } from "./literature/the-umbrella-seller.ts";
import { theUrgentStamp } from "./literature/the-urgent-stamp.ts";
import { theWagesOfTheWind } from "./literature/the-wages-of-the-wind.ts";
import { theWeighingRoom } from "./literature/the-weighing-room.ts";
import { theWordMistaken } from "./literature/the-word-mistaken.ts";
import { toMyHandsAtTwenty } from "./literature/to-my-hands-at-twenty.ts";
import { toTheNeighborWhoPractices } from "./literature/to-the-neighbor-who-practices.ts";
import { topDeck } from "./literature/top-deck.ts";
import { whatHeHadKnown } from "./literature/what-he-had-known.ts";
import { whatTheCoatCarries } from "./literature/what-the-coat-carries.ts";
import { xRayRoom } from "./literature/x-ray-room.ts";
import { aClockOfSalt } from "./science/a-clock-of-salt.ts";
import { aCutAndABandage } from "./science/a-cut-and-a-bandage.ts";
import { aFeverByChoice } from "./science/a-fever-by-choice.ts";
import { aNapAfterTheLesson } from "./science/a-nap-after-the-lesson.ts";
import { aNetworkWithoutAPlan } from "./science/a-network-without-a-plan.ts";
import { aNewPasswordEverySeason } from "./science/a-new-password-every-season.ts";
import { aRingAroundTheMoon } from "./science/a-ring-around-the-moon.ts";
import { aScentOnTheAir } from "./science/a-scent-on-the-air.ts";
import { aSpoonInTheBottle } from "./science/a-spoon-in-the-bottle.ts";
import { aWaveWithoutAnEarthquake } from "./science/a-wave-without-an-earthquake.ts";
import { afterTheWorstLanding } from "./science/after-the-worst-landing.ts";
import { antsOnStilts } from "./science/ants-on-stilts.ts";
import { antsWithoutAJam } from "./science/ants-without-a-jam.ts";
import { armyAntBridges } from "./science/army-ant-bridges.ts";
import { beansOnTheMountain } from "./science/beans-on-the-mountain.ts";
import { birdsAtTheFeeder } from "./science/birds-at-the-feeder.ts";
import { bouldersOnTheCliff } from "./science/boulders-on-the-cliff.ts";
import { burnedAfterDark } from "./science/burned-after-dark.ts";
import { burstsAboutNoon } from "./science/bursts-about-noon.ts";
import { cardsOnTheBeach } from "./science/cards-on-the-beach.ts";
import { countingFromAnEarlierDay } from "./science/counting-from-an-earlier-day.ts";
import { daysCountedInCoral } from "./science/days-counted-in-coral.ts";
import { elevenTrails } from "./science/eleven-trails.ts";
import { eyesAtAPrice } from "./science/eyes-at-a-price.ts";
import { fingersInTheClay } from "./science/fingers-in-the-clay.ts";
import { frogsBesideTheHighway } from "./science/frogs-beside-the-highway.ts";
import { fruitWithoutAGuest } from "./science/fruit-without-a-guest.ts";
import { heldByTheLamp } from "./science/held-by-the-lamp.ts";
import { holesInThePot } from "./science/holes-in-the-pot.ts";
import { hotWaterInTheFreezer } from "./science/hot-water-in-the-freezer.ts";
import { howLongIsACoast } from "./science/how-long-is-a-coast.ts";
import { leavesThatFold } from "./science/leaves-that-fold.ts";
import { linesOnMars } from "./science/lines-on-mars.ts";
import { nutsOnTheRoad } from "./science/nuts-on-the-road.ts";
import { oaksBeforeThePlow } from "./science/oaks-before-the-plow.ts";
import { orchidsWithoutNectar } from "./science/orchids-without-nectar.ts";
import { paintWhereItRings } from "./science/paint-where-it-rings.ts";
import { peanutsBeforeOne } from "./science/peanuts-before-one.ts";
import { pollinatorGarden } from "./science/pollinator-garden.ts";
import { ringsCloseTogether } from "./science/rings-close-together.ts";
import { ringsWithoutDust } from "./science/rings-without-dust.ts";
import { seedVaultRice } from "./science/seed-vault-rice.ts";
import { shellsInTheMix } from "./science/shells-in-the-mix.ts";
import { shotsAtTheClouds } from "./science/shots-at-the-clouds.ts";
import { smallIslandsLargeMice } from "./science/small-islands-large-mice.ts";
import { songsAboveTheTraffic } from "./science/songs-above-the-traffic.ts";
import { spotsOnTheSun } from "./science/spots-on-the-sun.ts";
import { starsStillThere } from "./science/stars-still-there.ts";
import { steelFromBefore } from "./science/steel-from-before.ts";
import { stonesThatLeaveTracks } from "./science/stones-that-leave-tracks.ts";
import { streetTrees } from "./science/street-trees.ts";
import { stripesInStone } from "./science/stripes-in-stone.ts";
import { theBendInTheNeck } from "./science/the-bend-in-the-neck.ts";
import { theBicycleThatBalances } from "./science/the-bicycle-that-balances.ts";
import { theBoulderAndItsPedestal } from "./science/the-boulder-and-its-pedestal.ts";
import { theCandleAndTheWater } from "./science/the-candle-and-the-water.ts";
import { theCostOfANight } from "./science/the-cost-of-a-night.ts";
import { theCrustAndTheJuice } from "./science/the-crust-and-the-juice.ts";
import { theCureThatWasLost } from "./science/the-cure-that-was-lost.ts";
import { theDragonsMouth } from "./science/the-dragons-mouth.ts";
import { theDropThatLasted } from "./science/the-drop-that-lasted.ts";
import { theDuckAtTheEndOfTheRow } from "./science/the-duck-at-the-end-of-the-row.ts";
import { theFootThatLifts } from "./science/the-foot-that-lifts.ts";
import { theGaugeAndTheCellar } from "./science/the-gauge-and-the-cellar.ts";
import { theHandInTheMirror } from "./science/the-hand-in-the-mirror.ts";
import { theInterruptedPuzzle } from "./science/the-interrupted-puzzle.ts";
import { theKilogramThatCouldNotChange } from "./science/the-kilogram-that-could-not-change.ts";
import { theLargestOnTop } from "./science/the-largest-on-top.ts";
import { theLogOfThePetrel } from "./science/the-log-of-the-petrel.ts";
import { theMoonOnTheRoofs } from "./science/the-moon-on-the-roofs.ts";
import { theNumberInChalk } from "./science/the-number-in-chalk.ts";
import { theOldestSwimsFirst } from "./science/the-oldest-swims-first.ts";
import { thePaneThatFlowed } from "./science/the-pane-that-flowed.ts";
import { thePasswordInTheEgg } from "./science/the-password-in-the-egg.ts";
import { thePlumbLineAndTheMountain } from "./science/the-plumb-line-and-the-mountain.ts";
import { theRedIsNew } from "./science/the-red-is-new.ts";
import { theShuffle } from "./science/the-shuffle.ts";
import { theSoundOfAReef } from "./science/the-sound-of-a-reef.ts";
import { theThiefOnTheNest } from "./science/the-thief-on-the-nest.ts";
import { theTickle } from "./science/the-tickle.ts";
import { theWardensSpring } from "./science/the-wardens-spring.ts";
import { theWeightOfTheOx } from "./science/the-weight-of-the-ox.ts";
import { theWetSkinOfIce } from "./science/the-wet-skin-of-ice.ts";
import { threadsUnderTheForest } from "./science/threads-under-the-forest.ts";
import { toCallItHearing } from "./science/to-call-it-hearing.ts";
import { toRefuseTheFirstFruit } from "./science/to-refuse-the-first-fruit.ts";
import { twoHuntersInATank } from "./science/two-hunters-in-a-tank.ts";
import { twoIslandsOfLizards } from "./science/two-islands-of-lizards.ts";
import { twoPlanetsOnPaper } from "./science/two-planets-on-paper.ts";
import { twoWordsToType } from "./science/two-words-to-type.ts";
import { walkersOnAFootbridge } from "./science/walkers-on-a-footbridge.ts";
import { whaleFall } from "./science/whale-fall.ts";
import { whatTheCameraKeeps } from "./science/what-the-camera-keeps.ts";
import { whatTheDriversLearned } from "./science/what-the-drivers-learned.ts";
import { whatTheTendrilKept } from "./science/what-the-tendril-kept.ts";
import { whatWakesTheSeeds } from "./science/what-wakes-the-seeds.ts";
import { whereTheEelsBegin } from "./science/where-the-eels-begin.ts";
import { whyLeavesTurnRed } from "./science/why-leaves-turn-red.ts";
import { whyOneYawnBringsAnother } from "./science/why-one-yawn-brings-another.ts";
import { whyStripes } from "./science/why-stripes.ts";
import { willowsByTheRiver } from "./science/willows-by-the-river.ts";
import { withAHandOnTheDoor } from "./science/with-a-hand-on-the-door.ts";
import { aLanguageInASchoolyard } from "./society/a-language-in-a-schoolyard.ts";
import { aTownMadeOfPaper } from "./society/a-town-made-of-paper.ts";
import { benchesAndModerators } from "./society/benches-and-moderators.ts";
import { bornInJanuary } from "./society/born-in-january.ts";
import { desirePaths } from "./society/desire-paths.ts";
import { friendsOfFriends } from "./society/friends-of-friends.ts";
import { noMoreFines } from "./society/no-more-fines.ts";
import { nobodyWasAverage } from "./society/nobody-was-average.ts";
import { paidByTheTail } from "./society/paid-by-the-tail.ts";
import { theBlueThatMeansGo } from "./society/the-blue-that-means-go.ts";
import { theEarlyBell } from "./society/the-early-bell.ts";
import { theFifthDayOff } from "./society/the-fifth-day-off.ts";
import { theHandleOfThePump } from "./society/the-handle-of-the-pump.ts";
import { theHousesThatAreLeft } from "./society/the-houses-that-are-left.ts";
import { theLastTenMinutes } from "./society/the-last-ten-minutes.ts";
import { thePriceOfBeingLate } from "./society/the-price-of-being-late.ts";
import { thePunctualLine } from "./society/the-punctual-line.ts";
import { theRadioAndTheDialects } from "./society/the-radio-and-the-dialects.ts";
import { theRecipeLeftBehind } from "./society/the-recipe-left-behind.ts";
import { theRidgesOnACoin } from "./society/the-ridges-on-a-coin.ts";
import { theShorterLine } from "./society/the-shorter-line.ts";
import { theSignsAtTheMarket } from "./society/the-signs-at-the-market.ts";
import { theStoneAtTheBottom } from "./society/the-stone-at-the-bottom.ts";
import { theStreetThatWasShut } from "./society/the-street-that-was-shut.ts";
import { theTopFloor } from "./society/the-top-floor.ts";
import { theWeeklyShirt } from "./society/the-weekly-shirt.ts";
import { thoseWhoSigned } from "./society/those-who-signed.ts";
import { threeFerries } from "./society/three-ferries.ts";
import { twentyToARoom } from "./society/twenty-to-a-room.ts";
import { twoWordsForBlue } from "./society/two-words-for-blue.ts";
import { whatTheTownBorrowed } from "./society/what-the-town-borrowed.ts";
import { whereTheWallsCameDown } from "./society/where-the-walls-came-down.ts";
import { whoWritesToTheStation } from "./society/who-writes-to-the-station.ts";
import { whoseStreet } from "./society/whose-street.ts";
import type { Pair, Passage } from "./passage.ts";

export type { Facet, FacetKind, PairFacet } from "./facet.ts";
export type { Genre, Pair, Passage } from "./passage.ts";

/** Raised by one whenever a passage or a question is added or taken out: the same seeds then make other items. */
export const passagesVersion = 14;

/** Every passage, by folder. */
export const passages: readonly (Passage | Pair)[] = [
  aBuildingThatGoesDown,
  aFaceThatDoesNotMove,
  aNewSkinEveryYear,
  aRoofThatMayMove,
  anAccentOnTheWrongWord,
  anArmsLengthOfRiver,
  behindACurtain,
  blueInTheAir,
  clappingTooSoon,
  elevenDraftsOfASonnet,
  footstepsMadeByHand,
  goldThatCastsNoLight,
  halfTheTimeInTheDark,
  howLongALabel,
  musicForAStoneRoom,
  neverSilent,
  rhymeForRhyme,
  roomForTheWolf,
  theBandOfPalerRed,
  theCleanedCeiling,
  theDrumSaysMore,
  theFirstCoatOfPaint,
  theHandThatMoved,
  theHousekeeperTells,
  theJokeThatWouldNotCross,
  theMapOfTheSong,
  theMarkInThePaper,
  theMistakeTheyShare,
  theNotchesInTheLetters,
  theScoreAndThePause,
  theScoreOfADance,
  theTwistOfTheThread,
  theWeddingInTheLastChapter,
  theWrongBlue,
  unfinishedStatues,
  whyNobodySmiled,
  aBirdOfTheRightWeight,
  aHedgeAgainstSalt,
  aLessonInSpeech,
  aMorningOrTenDays,
  aPennyAtTheDoor,
  aRoomInThisTown,
  aTravelerAndHisWriter,
  ableToWalkOut,
  anAlmanacInEveryKitchen,
  askingTheWay,
  atSoMuchAWord,
  atTwoInTheMorning,
  bellsBeforeDawn,
  belowTheLine,
  blankPagesInTheLog,
  bothNames,
  bowlsThatNobodyListed,
  butterTheSizeOfAnEgg,
  downwind,
  eightOfTheReasons,
  fourClocksInAStation,
  freedomOnTwoWheels,
  halfTheCandles,
  hammerAndPliers,
  ifItLooksLikeRain,
  informationWanted,
  inventionsMadeTwice,
  knotsThatCount,
  leftOnTheBeach,
  lettersFromThePrairie,
  mailToTheFarm,
  moneyToDrink,
  namesPastedOver,
  nineteenFaults,
  noOccupation,
  novelsReadAloud,
  onTheUsefulLiar,
  paidAtTheDoor,
  reasonsForAbsence,
  reliefForTheArms,
  roadsForTheLegions,
  tenHours,
  tenYearsOfComplaint,
  theBoxAndTheLads,
  theCensusOfWords,
  theDoorwaysOfTheCircles,
  theEarlyGuest,
  theFiresThatWereNot,
  theGardenPanels,
  theLogInOneInk,
  thePressAndTheRag,
  thePrizeCheese,
  theRoomInTheWall,
  theRuleAndItsReason,
  theThirdObjection,
  theVillageUnderTheGrass,
  theYearTheStarsFell,
  twelveMinutesPastSix,
  twoOrgans,
  twoSheets,
  underTheGeneral,
  wagesAfterThePlague,
  whatTheLudditesBroke,
  whichBookToBelieve,
  whichMonth,
  whoeverDigsDrinks,
  aCobblersDaughter,
  aHouseBetterAired,
  aSeasonAtQuillHouse,
  aToastToKarl,
  aYardOfWall,
  aYearBehind,
  allTheBest,
  allTheSea,
  anyOtherBusiness,
  askMyUncle,
  atTheSlip,
  autocorrect,
  celebratedForCandor,
  elegyForABookbinder,
  fortyWordsOfWelsh,
  fourHoursANight,
  fourPoundsOfSalt,
  gardenInNovember,
  grandAvenue,
  hangingOutTheWash,
  interpreter,
  looseYourHold,
  lowTide,
  oneChairDamaged,
  onlyEnoughForOneLetter,
  partlyFurnished,
  rainByVote,
  readItBack,
  secondSoprano,
  severalThousandHellos,
  shortwave,
  sirHarrysLibrary,
  softlyInBrackets,
  tellingTheBees,
  thankedOnTheStairs,
  theBombayMail,
  theBoysOfCutlerRow,
  theDyeWorks,
  theFerryBell,
  theFifthSpoonful,
  theFourthPetal,
  theFoxWhoCounted,
  theGreenDoor,
  theHeron,
  theIceHarvest,
  theJusticeOfTull,
  theLastTwelveKilometers,
  theLongTable,
  theNightClerk,
  theOrchardLedger,
  theOwnerOfTheLid,
  thePriceOfPlums,
  thePrompter,
  theReturns,
  theStandardPound,
  theThirdStair,
  theThumb,
  theTurnAtTheThirdLanding,
  theUmbrellaSeller,
  theUrgentStamp,
  theWagesOfTheWind,
  theWeighingRoom,
  theWordMistaken,
  toMyHandsAtTwenty,
  toTheNeighborWhoPractices,
  topDeck,
  whatHeHadKnown,
  whatTheCoatCarries,
  xRayRoom,
  aClockOfSalt,
  aCutAndABandage,
  aFeverByChoice,
  aNapAfterTheLesson,
  aNetworkWithoutAPlan,
  aNewPasswordEverySeason,
  aRingAroundTheMoon,
  aScentOnTheAir,
  aSpoonInTheBottle,
  aWaveWithoutAnEarthquake,
  afterTheWorstLanding,
  antsOnStilts,
  antsWithoutAJam,
  armyAntBridges,
  beansOnTheMountain,
  birdsAtTheFeeder,
  bouldersOnTheCliff,
  burnedAfterDark,
  burstsAboutNoon,
  cardsOnTheBeach,
  countingFromAnEarlierDay,
  daysCountedInCoral,
  elevenTrails,
  eyesAtAPrice,
  fingersInTheClay,
  frogsBesideTheHighway,
  fruitWithoutAGuest,
  heldByTheLamp,
  holesInThePot,
  hotWaterInTheFreezer,
  howLongIsACoast,
  leavesThatFold,
  linesOnMars,
  nutsOnTheRoad,
  oaksBeforeThePlow,
  orchidsWithoutNectar,
  paintWhereItRings,
  peanutsBeforeOne,
  pollinatorGarden,
  ringsCloseTogether,
  ringsWithoutDust,
  seedVaultRice,
  shellsInTheMix,
  shotsAtTheClouds,
  smallIslandsLargeMice,
  songsAboveTheTraffic,
  spotsOnTheSun,
  starsStillThere,
  steelFromBefore,
  stonesThatLeaveTracks,
  streetTrees,
  stripesInStone,
  theBendInTheNeck,
  theBicycleThatBalances,
  theBoulderAndItsPedestal,
  theCandleAndTheWater,
  theCostOfANight,
  theCrustAndTheJuice,
  theCureThatWasLost,
  theDragonsMouth,
  theDropThatLasted,
  theDuckAtTheEndOfTheRow,
  theFootThatLifts,
  theGaugeAndTheCellar,
  theHandInTheMirror,
  theInterruptedPuzzle,
  theKilogramThatCouldNotChange,
  theLargestOnTop,
  theLogOfThePetrel,
  theMoonOnTheRoofs,
  theNumberInChalk,
  theOldestSwimsFirst,
  thePaneThatFlowed,
  thePasswordInTheEgg,
  thePlumbLineAndTheMountain,
  theRedIsNew,
  theShuffle,
  theSoundOfAReef,
  theThiefOnTheNest,
  theTickle,
  theWardensSpring,
  theWeightOfTheOx,
  theWetSkinOfIce,
  threadsUnderTheForest,
  toCallItHearing,
  toRefuseTheFirstFruit,
  twoHuntersInATank,
  twoIslandsOfLizards,
  twoPlanetsOnPaper,
  twoWordsToType,
  walkersOnAFootbridge,
  whaleFall,
  whatTheCameraKeeps,
  whatTheDriversLearned,
  whatTheTendrilKept,
  whatWakesTheSeeds,
  whereTheEelsBegin,
  whyLeavesTurnRed,
  whyOneYawnBringsAnother,
  whyStripes,
  willowsByTheRiver,
  withAHandOnTheDoor,
  aLanguageInASchoolyard,
  aTownMadeOfPaper,
  benchesAndModerators,
  bornInJanuary,
  desirePaths,
  friendsOfFriends,
  noMoreFines,
  nobodyWasAverage,
  paidByTheTail,
  theBlueThatMeansGo,
  theEarlyBell,
  theFifthDayOff,
  theHandleOfThePump,
  theHousesThatAreLeft,
  theLastTenMinutes,
  thePriceOfBeingLate,
  thePunctualLine,
  theRadioAndTheDialects,
  theRecipeLeftBehind,
  theRidgesOnACoin,
  theShorterLine,
  theSignsAtTheMarket,
  theStoneAtTheBottom,
  theStreetThatWasShut,
  theTopFloor,
  theWeeklyShirt,
  thoseWhoSigned,
  threeFerries,
  twentyToARoom,
  twoWordsForBlue,
  whatTheTownBorrowed,
  whereTheWallsCameDown,
  whoWritesToTheStation,
  whoseStreet,
];
