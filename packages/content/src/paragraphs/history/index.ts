import type { Paragraph } from "../paragraph.ts";
import { aksumCoins } from "./aksum-coins.ts";
import { alBiruniIndia } from "./al-biruni-india.ts";
import { alternateAttendance } from "./alternate-attendance.ts";
import { amarnaLetters } from "./amarna-letters.ts";
import { amyJohnson } from "./amy-johnson.ts";
import { anningPlesiosaur } from "./anning-plesiosaur.ts";
import { antikytheraGears } from "./antikythera-gears.ts";
import { behistunInscription } from "./behistun-inscription.ts";
import { belitungWreck } from "./belitung-wreck.ts";
import { bellWaterLine } from "./bell-water-line.ts";
import { bethuneSchool } from "./bethune-school.ts";
import { biddyMason } from "./biddy-mason.ts";
import { birchBarkLetters } from "./birch-bark-letters.ts";
import { cairoStoreroom } from "./cairo-storeroom.ts";
import { catalanAtlasKing } from "./catalan-atlas-king.ts";
import { catonThompsonExcavation } from "./caton-thompson-excavation.ts";
import { champollionSigns } from "./champollion-signs.ts";
import { chessWestward } from "./chess-westward.ts";
import { cloveSeedlings } from "./clove-seedlings.ts";
import { coffeySchool } from "./coffey-school.ts";
import { colemanLicense } from "./coleman-license.ts";
import { craftAdire } from "./craft-adire.ts";
import { craftBatik } from "./craft-batik.ts";
import { craftBellBronze } from "./craft-bell-bronze.ts";
import { craftBowditch } from "./craft-bowditch.ts";
import { craftCastingType } from "./craft-casting-type.ts";
import { craftChuno } from "./craft-chuno.ts";
import { craftCochineal } from "./craft-cochineal.ts";
import { craftCopiedWatch } from "./craft-copied-watch.ts";
import { craftCopperSheathing } from "./craft-copper-sheathing.ts";
import { craftCoppice } from "./craft-coppice.ts";
import { craftCorkHarvest } from "./craft-cork-harvest.ts";
import { craftCrucibleSteel } from "./craft-crucible-steel.ts";
import { craftDateLetters } from "./craft-date-letters.ts";
import { craftDoubleEntry } from "./craft-double-entry.ts";
import { craftDujiangyan } from "./craft-dujiangyan.ts";
import { craftFishAmongRice } from "./craft-fish-among-rice.ts";
import { craftGuano } from "./craft-guano.ts";
import { craftHempPaper } from "./craft-hemp-paper.ts";
import { craftIceTrade } from "./craft-ice-trade.ts";
import { craftIndigoVat } from "./craft-indigo-vat.ts";
import { craftKnottedLine } from "./craft-knotted-line.ts";
import { craftLacquer } from "./craft-lacquer.ts";
import { craftLandBirds } from "./craft-land-birds.ts";
import { craftLoadLine } from "./craft-load-line.ts";
import { craftLunarDistance } from "./craft-lunar-distance.ts";
import { craftMercator } from "./craft-mercator.ts";
import { craftMurano } from "./craft-murano.ts";
import { craftPiriReisMap } from "./craft-piri-reis-map.ts";
import { craftPlantingPits } from "./craft-planting-pits.ts";
import { craftScrewThreads } from "./craft-screw-threads.ts";
import { craftSugarEvaporator } from "./craft-sugar-evaporator.ts";
import { craftTapa } from "./craft-tapa.ts";
import { craftTreatiseForLewis } from "./craft-treatise-for-lewis.ts";
import { craftTwoOctants } from "./craft-two-octants.ts";
import { craftTyrianPurple } from "./craft-tyrian-purple.ts";
import { craftUltramarinePrize } from "./craft-ultramarine-prize.ts";
import { delanoStrike } from "./delano-strike.ts";
import { domesdayOxen } from "./domesday-oxen.ts";
import { duBoisCharts } from "./du-bois-charts.ts";
import { erieCanalFreight } from "./erie-canal-freight.ts";
import { gobekliTepe } from "./gobekli-tepe.ts";
import { hanCensus } from "./han-census.ts";
import { hanseaticCod } from "./hanseatic-cod.ts";
import { harrisonTimekeepers } from "./harrison-timekeepers.ts";
import { hiawathaBelt } from "./hiawatha-belt.ts";
import { hokuleaVoyage } from "./hokulea-voyage.ts";
import { hollerithCensus } from "./hollerith-census.ts";
import { hullHouseMaps } from "./hull-house-maps.ts";
import { hunaynTranslations } from "./hunayn-translations.ts";
import { hypatiaLetters } from "./hypatia-letters.ts";
import { ibnBattuta } from "./ibn-battuta.ts";
import { ibnKhaldunMethod } from "./ibn-khaldun-method.ts";
import { incaRunners } from "./inca-runners.ts";
import { jeanneBaret } from "./jeanne-baret.ts";
import { jerichoTower } from "./jericho-tower.ts";
import { jikji } from "./jikji.ts";
import { justinianCommission } from "./justinian-commission.ts";
import { kaneshTablets } from "./kanesh-tablets.ts";
import { kanishkaCoins } from "./kanishka-coins.ts";
import { kilwaTrade } from "./kilwa-trade.ts";
import { koberLinearB } from "./kober-linear-b.ts";
import { lanseAuxMeadows } from "./lanse-aux-meadows.ts";
import { lapitaPots } from "./lapita-pots.ts";
import { lawsOfUrNammu } from "./laws-of-ur-nammu.ts";
import { liberAbaci } from "./liber-abaci.ts";
import { lockwoodStatute } from "./lockwood-statute.ts";
import { lowellHearings } from "./lowell-hearings.ts";
import { magneticDeclination } from "./magnetic-declination.ts";
import { mayaNumerals } from "./maya-numerals.ts";
import { mingVoyages } from "./ming-voyages.ts";
import { monksMound } from "./monks-mound.ts";
import { monsoonHandbook } from "./monsoon-handbook.ts";
import { motleyBench } from "./motley-bench.ts";
import { ninevehLibrary } from "./nineveh-library.ts";
import { njingaAlliances } from "./njinga-alliances.ts";
import { oracleBones } from "./oracle-bones.ts";
import { pahawhHmong } from "./pahawh-hmong.ts";
import { papermakingWestward } from "./papermaking-westward.ts";
import { pennySavingsBank } from "./penny-savings-bank.ts";
import { perkinsAgenda } from "./perkins-agenda.ts";
import { piedrasNegrasDates } from "./piedras-negras-dates.ts";
import { pillowBookLists } from "./pillow-book-lists.ts";
import { portolanCharts } from "./portolan-charts.ts";
import { quipuDecimals } from "./quipu-decimals.ts";
import { reliefsOfPunt } from "./reliefs-of-punt.ts";
import { saltOfTaghaza } from "./salt-of-taghaza.ts";
import { santosDumontRecord } from "./santos-dumont-record.ts";
import { sequoyahSyllabary } from "./sequoyah-syllabary.ts";
import { sheppardPetition } from "./sheppard-petition.ts";
import { shirtwaistStrike } from "./shirtwaist-strike.ts";
import { shoshoneInterpreters } from "./shoshone-interpreters.ts";
import { sikdarPeak } from "./sikdar-peak.ts";
import { silkSpinners } from "./silk-spinners.ts";
import { sleepingCarPorters } from "./sleeping-car-porters.ts";
import { sogdianLetters } from "./sogdian-letters.ts";
import { southAtTheTop } from "./south-at-the-top.ts";
import { stickCharts } from "./stick-charts.ts";
import { surgicalDrawings } from "./surgical-drawings.ts";
import { suttonHooHull } from "./sutton-hoo-hull.ts";
import { temploMayor } from "./templo-mayor.ts";
import { tenseCradleOfPrint } from "./tense-cradle-of-print.ts";
import { tensePapyriInPrint } from "./tense-papyri-in-print.ts";
import { tenseSoldiersOfClay } from "./tense-soldiers-of-clay.ts";
import { tenseStreetsOfPompeii } from "./tense-streets-of-pompeii.ts";
import { tenseTabletsOfVindolanda } from "./tense-tablets-of-vindolanda.ts";
import { tenseVaccineAtSea } from "./tense-vaccine-at-sea.ts";
import { threeAviators } from "./three-aviators.ts";
import { threeGoldEmpires } from "./three-gold-empires.ts";
import { timbuktuLibraries } from "./timbuktu-libraries.ts";
import { treeRingBridge } from "./tree-ring-bridge.ts";
import { tsudaUmeko } from "./tsuda-umeko.ts";
import { tupaiaInterpreter } from "./tupaia-interpreter.ts";
import { turnHospitalAtWalthill } from "./turn-hospital-at-walthill.ts";
import { turnHoursOfTheSeason } from "./turn-hours-of-the-season.ts";
import { turnLongestYear } from "./turn-longest-year.ts";
import { turnMachineOfChance } from "./turn-machine-of-chance.ts";
import { turnNotchedSticks } from "./turn-notched-sticks.ts";
import { turnPapersOfOxyrhynchus } from "./turn-papers-of-oxyrhynchus.ts";
import { turnRecopiedExaminations } from "./turn-recopied-examinations.ts";
import { turnSweetPotatoCrossing } from "./turn-sweet-potato-crossing.ts";
import { turnTerracesUnderTrees } from "./turn-terraces-under-trees.ts";
import { uluburunCargo } from "./uluburun-cargo.ts";
import { wellsRailroadSuit } from "./wells-railroad-suit.ts";
import { willOfNaunakhte } from "./will-of-naunakhte.ts";
import { winterCounts } from "./winter-counts.ts";

export const historyParagraphs: readonly Paragraph[] = [
  aksumCoins,
  alBiruniIndia,
  alternateAttendance,
  amarnaLetters,
  amyJohnson,
  anningPlesiosaur,
  antikytheraGears,
  behistunInscription,
  belitungWreck,
  bellWaterLine,
  bethuneSchool,
  biddyMason,
  birchBarkLetters,
  cairoStoreroom,
  catalanAtlasKing,
  catonThompsonExcavation,
  champollionSigns,
  chessWestward,
  cloveSeedlings,
  coffeySchool,
  colemanLicense,
  craftAdire,
  craftBatik,
  craftBellBronze,
  craftBowditch,
  craftCastingType,
  craftChuno,
  craftCochineal,
  craftCopiedWatch,
  craftCopperSheathing,
  craftCoppice,
  craftCorkHarvest,
  craftCrucibleSteel,
  craftDateLetters,
  craftDoubleEntry,
  craftDujiangyan,
  craftFishAmongRice,
  craftGuano,
  craftHempPaper,
  craftIceTrade,
  craftIndigoVat,
  craftKnottedLine,
  craftLacquer,
  craftLandBirds,
  craftLoadLine,
  craftLunarDistance,
  craftMercator,
  craftMurano,
  craftPiriReisMap,
  craftPlantingPits,
  craftScrewThreads,
  craftSugarEvaporator,
  craftTapa,
  craftTreatiseForLewis,
  craftTwoOctants,
  craftTyrianPurple,
  craftUltramarinePrize,
  delanoStrike,
  domesdayOxen,
  duBoisCharts,
  erieCanalFreight,
  gobekliTepe,
  hanCensus,
  hanseaticCod,
  harrisonTimekeepers,
  hiawathaBelt,
  hokuleaVoyage,
  hollerithCensus,
  hullHouseMaps,
  hunaynTranslations,
  hypatiaLetters,
  ibnBattuta,
  ibnKhaldunMethod,
  incaRunners,
  jeanneBaret,
  jerichoTower,
  jikji,
  justinianCommission,
  kaneshTablets,
  kanishkaCoins,
  kilwaTrade,
  koberLinearB,
  lanseAuxMeadows,
  lapitaPots,
  lawsOfUrNammu,
  liberAbaci,
  lockwoodStatute,
  lowellHearings,
  magneticDeclination,
  mayaNumerals,
  mingVoyages,
  monksMound,
  monsoonHandbook,
  motleyBench,
  ninevehLibrary,
  njingaAlliances,
  oracleBones,
  pahawhHmong,
  papermakingWestward,
  pennySavingsBank,
  perkinsAgenda,
  piedrasNegrasDates,
  pillowBookLists,
  portolanCharts,
  quipuDecimals,
  reliefsOfPunt,
  saltOfTaghaza,
  santosDumontRecord,
  sequoyahSyllabary,
  sheppardPetition,
  shirtwaistStrike,
  shoshoneInterpreters,
  sikdarPeak,
  silkSpinners,
  sleepingCarPorters,
  sogdianLetters,
  southAtTheTop,
  stickCharts,
  surgicalDrawings,
  suttonHooHull,
  temploMayor,
  tenseCradleOfPrint,
  tensePapyriInPrint,
  tenseSoldiersOfClay,
  tenseStreetsOfPompeii,
  tenseTabletsOfVindolanda,
  tenseVaccineAtSea,
  threeAviators,
  threeGoldEmpires,
  timbuktuLibraries,
  treeRingBridge,
  tsudaUmeko,
  tupaiaInterpreter,
  turnHospitalAtWalthill,
  turnHoursOfTheSeason,
  turnLongestYear,
  turnMachineOfChance,
  turnNotchedSticks,
  turnPapersOfOxyrhynchus,
  turnRecopiedExaminations,
  turnSweetPotatoCrossing,
  turnTerracesUnderTrees,
  uluburunCargo,
  wellsRailroadSuit,
  willOfNaunakhte,
  winterCounts,
];
