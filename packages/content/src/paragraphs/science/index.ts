import type { Paragraph } from "../paragraph.ts";
import { acaciaAnts } from "./acacia-ants.ts";
import { albiusVanilla } from "./albius-vanilla.ts";
import { angraecumPrediction } from "./angraecum-prediction.ts";
import { anningCoprolites } from "./anning-coprolites.ts";
import { archaeopteryxTraits } from "./archaeopteryx-traits.ts";
import { aspenClone } from "./aspen-clone.ts";
import { barnacleLarvae } from "./barnacle-larvae.ts";
import { batesMimicry } from "./bates-mimicry.ts";
import { beijerinckFilter } from "./beijerinck-filter.ts";
import { birdsWithTools } from "./birds-with-tools.ts";
import { boseCrescograph } from "./bose-crescograph.ts";
import { carverLegumes } from "./carver-legumes.ts";
import { cavanaughTubeWorms } from "./cavanaugh-tube-worms.ts";
import { chiliesAndBirds } from "./chilies-and-birds.ts";
import { chisholmProchlorococcus } from "./chisholm-prochlorococcus.ts";
import { cichlidsOfLakeVictoria } from "./cichlids-of-lake-victoria.ts";
import { clarkLemonSharks } from "./clark-lemon-sharks.ts";
import { colemanTongueOrchid } from "./coleman-tongue-orchid.ts";
import { connellBarnacles } from "./connell-barnacles.ts";
import { courtenayLatimerCoelacanth } from "./courtenay-latimer-coelacanth.ts";
import { darwinsAndSeedlings } from "./darwins-and-seedlings.ts";
import { drewBakerNori } from "./drew-baker-nori.ts";
import { ejetaStriga } from "./ejeta-striga.ts";
import { esauPhloem } from "./esau-phloem.ts";
import { franklinTobaccoVirus } from "./franklin-tobacco-virus.ts";
import { godwitFlight } from "./godwit-flight.ts";
import { golgiAndCajal } from "./golgi-and-cajal.ts";
import { goodallTwigs } from "./goodall-twigs.ts";
import { grantsFinches } from "./grants-finches.ts";
import { greenlandShark } from "./greenland-shark.ts";
import { gridCells } from "./grid-cells.ts";
import { heredityInPeas } from "./heredity-in-peas.ts";
import { hiraseGinkgo } from "./hirase-ginkgo.ts";
import { humboldtChimborazo } from "./humboldt-chimborazo.ts";
import { hummingbirdTorpor } from "./hummingbird-torpor.ts";
import { ibnAlBaytar } from "./ibn-al-baytar.ts";
import { ingenhouszLight } from "./ingenhousz-light.ts";
import { islandExperiment } from "./island-experiment.ts";
import { janakiAmmalAtlas } from "./janaki-ammal-atlas.ts";
import { justCellSurface } from "./just-cell-surface.ts";
import { kakapoRecovery } from "./kakapo-recovery.ts";
import { konopkaAndBenzer } from "./konopka-and-benzer.ts";
import { koshimaMacaques } from "./koshima-macaques.ts";
import { labColdMercury } from "./lab-cold-mercury.ts";
import { labColorOfTheSea } from "./lab-color-of-the-sea.ts";
import { labCountingPhotons } from "./lab-counting-photons.ts";
import { labDirectionOfSight } from "./lab-direction-of-sight.ts";
import { labDividedNucleus } from "./lab-divided-nucleus.ts";
import { labFreezingOfHotWater } from "./lab-freezing-of-hot-water.ts";
import { labHeliumInSunlight } from "./lab-helium-in-sunlight.ts";
import { labHissingArc } from "./lab-hissing-arc.ts";
import { labKitchenTrough } from "./lab-kitchen-trough.ts";
import { labMirrorSymmetry } from "./lab-mirror-symmetry.ts";
import { labNuclearShells } from "./lab-nuclear-shells.ts";
import { labPredictedElements } from "./lab-predicted-elements.ts";
import { labSecondOfCesium } from "./lab-second-of-cesium.ts";
import { labSterolsFromSoybeans } from "./lab-sterols-from-soybeans.ts";
import { labStructuresByDiffraction } from "./lab-structures-by-diffraction.ts";
import { labSymmetryTheorem } from "./lab-symmetry-theorem.ts";
import { laetoliFootprints } from "./laetoli-footprints.ts";
import { lederbergVelvet } from "./lederberg-velvet.ts";
import { leviMontalciniNerves } from "./levi-montalcini-nerves.ts";
import { linnaeusKingdoms } from "./linnaeus-kingdoms.ts";
import { loewiFrogHearts } from "./loewi-frog-hearts.ts";
import { lutzTreeFrogs } from "./lutz-tree-frogs.ts";
import { maathaiSeedlings } from "./maathai-seedlings.ts";
import { mangoldOrganizer } from "./mangold-organizer.ts";
import { margulisMitochondria } from "./margulis-mitochondria.ts";
import { marsupialLikenesses } from "./marsupial-likenesses.ts";
import { masadaDateSeed } from "./masada-date-seed.ts";
import { mcclintockMaize } from "./mcclintock-maize.ts";
import { merianSuriname } from "./merian-suriname.ts";
import { merriamOperaGlass } from "./merriam-opera-glass.ts";
import { mexiaSpecimens } from "./mexia-specimens.ts";
import { mikiMetasequoia } from "./miki-metasequoia.ts";
import { milnerMirrorTracing } from "./milner-mirror-tracing.ts";
import { nirenbergAndMatthaei } from "./nirenberg-and-matthaei.ts";
import { northPitcherPlant } from "./north-pitcher-plant.ts";
import { onionGenome } from "./onion-genome.ts";
import { opabiniaReconstruction } from "./opabinia-reconstruction.ts";
import { owenHomology } from "./owen-homology.ts";
import { oxfordDodo } from "./oxford-dodo.ts";
import { paineSeaStars } from "./paine-sea-stars.ts";
import { pakicetusEar } from "./pakicetus-ear.ts";
import { parkGrass } from "./park-grass.ts";
import { patrickDiatoms } from "./patrick-diatoms.ts";
import { pavlovMetronome } from "./pavlov-metronome.ts";
import { payneElephants } from "./payne-elephants.ts";
import { platypusTraits } from "./platypus-traits.ts";
import { queenOrWorker } from "./queen-or-worker.ts";
import { rickettsTidePools } from "./ricketts-tide-pools.ts";
import { rileyYuccaMoth } from "./riley-yucca-moth.ts";
import { rothschildRabbitFlea } from "./rothschild-rabbit-flea.ts";
import { saguaroPollinators } from "./saguaro-pollinators.ts";
import { salimAliWeavers } from "./salim-ali-weavers.ts";
import { schmidtEels } from "./schmidt-eels.ts";
import { schwendenerLichens } from "./schwendener-lichens.ts";
import { seahorsePouch } from "./seahorse-pouch.ts";
import { segmentGenes } from "./segment-genes.ts";
import { silverswordAlliance } from "./silversword-alliance.ts";
import { simardIsotopes } from "./simard-isotopes.ts";
import { sinosauropteryxFilaments } from "./sinosauropteryx-filaments.ts";
import { skyBookOfFixedStars } from "./sky-book-of-fixed-stars.ts";
import { skyCatalogOfSamarkand } from "./sky-catalog-of-samarkand.ts";
import { skyCepheidPeriods } from "./sky-cepheid-periods.ts";
import { skyCometAndPrize } from "./sky-comet-and-prize.ts";
import { skyDarkLines } from "./sky-dark-lines.ts";
import { skyFirstPulsar } from "./sky-first-pulsar.ts";
import { skyGuestStar } from "./sky-guest-star.ts";
import { skyHarvardAstronomers } from "./sky-harvard-astronomers.ts";
import { skyHydrogenInStars } from "./sky-hydrogen-in-stars.ts";
import { skyLaserToTheMoon } from "./sky-laser-to-the-moon.ts";
import { skyMergingStars } from "./sky-merging-stars.ts";
import { skyParticlesOfSaturn } from "./sky-particles-of-saturn.ts";
import { skyPlanetByCalculation } from "./sky-planet-by-calculation.ts";
import { skyRotationCurves } from "./sky-rotation-curves.ts";
import { skyVenusTable } from "./sky-venus-table.ts";
import { skyWhiteDwarfLimit } from "./sky-white-dwarf-limit.ts";
import { slimeMoldNetwork } from "./slime-mold-network.ts";
import { spallanzaniBats } from "./spallanzani-bats.ts";
import { sperryFrogs } from "./sperry-frogs.ts";
import { squidAxon } from "./squid-axon.ts";
import { stevensMealworms } from "./stevens-mealworms.ts";
import { studyArgon } from "./study-argon.ts";
import { studyBallMethod } from "./study-ball-method.ts";
import { studyBroadbalk } from "./study-broadbalk.ts";
import { studyCapillaries } from "./study-capillaries.ts";
import { studyCarbonClock } from "./study-carbon-clock.ts";
import { studyChagas } from "./study-chagas.ts";
import { studyCitrusTrial } from "./study-citrus-trial.ts";
import { studyCityLichens } from "./study-city-lichens.ts";
import { studyCloudNames } from "./study-cloud-names.ts";
import { studyCommonUnit } from "./study-common-unit.ts";
import { studyDarkEarth } from "./study-dark-earth.ts";
import { studyDraperOfDelft } from "./study-draper-of-delft.ts";
import { studyFinlay } from "./study-finlay.ts";
import { studyFoxglove } from "./study-foxglove.ts";
import { studyGlowingResidue } from "./study-glowing-residue.ts";
import { studyHanaoka } from "./study-hanaoka.ts";
import { studyHeartPores } from "./study-heart-pores.ts";
import { studyLeaflessInTheRain } from "./study-leafless-in-the-rain.ts";
import { studyMauveine } from "./study-mauveine.ts";
import { studyMerianPlates } from "./study-merian-plates.ts";
import { studyMeteorRadiant } from "./study-meteor-radiant.ts";
import { studyNavyRations } from "./study-navy-rations.ts";
import { studyOxygenClaims } from "./study-oxygen-claims.ts";
import { studyPeatArchive } from "./study-peat-archive.ts";
import { studyPlantDrugs } from "./study-plant-drugs.ts";
import { studyPostmastersCurrent } from "./study-postmasters-current.ts";
import { studyPredictedElements } from "./study-predicted-elements.ts";
import { studyPushPull } from "./study-push-pull.ts";
import { studyRaysOfSight } from "./study-rays-of-sight.ts";
import { studyRingSequences } from "./study-ring-sequences.ts";
import { studyRingedLens } from "./study-ringed-lens.ts";
import { studyRootNodules } from "./study-root-nodules.ts";
import { studyScaleOfAcidity } from "./study-scale-of-acidity.ts";
import { studySecchiDisk } from "./study-secchi-disk.ts";
import { studySnowInTheLaboratory } from "./study-snow-in-the-laboratory.ts";
import { studySoftMetals } from "./study-soft-metals.ts";
import { studyStarryMessenger } from "./study-starry-messenger.ts";
import { studyStoneBamboo } from "./study-stone-bamboo.ts";
import { studyStonesOfNormandy } from "./study-stones-of-normandy.ts";
import { studyThirtyThreeElements } from "./study-thirty-three-elements.ts";
import { studyTrappedAir } from "./study-trapped-air.ts";
import { studyTriads } from "./study-triads.ts";
import { studyTwoFevers } from "./study-two-fevers.ts";
import { studyTwoWordNames } from "./study-two-word-names.ts";
import { studyUnreadPapers } from "./study-unread-papers.ts";
import { studyVanishingResistance } from "./study-vanishing-resistance.ts";
import { studyWaxAnatomy } from "./study-wax-anatomy.ts";
import { studyWillowTub } from "./study-willow-tub.ts";
import { sulstonCellLineage } from "./sulston-cell-lineage.ts";
import { tenseCorrectedTelescope } from "./tense-corrected-telescope.ts";
import { tenseGapsInTheGenome } from "./tense-gaps-in-the-genome.ts";
import { tenseHolidayCount } from "./tense-holiday-count.ts";
import { tenseLastWildHerds } from "./tense-last-wild-herds.ts";
import { tensePlanetsOfOtherStars } from "./tense-planets-of-other-stars.ts";
import { tenseStarlikeBodies } from "./tense-starlike-bodies.ts";
import { tenseVanishingWorm } from "./tense-vanishing-worm.ts";
import { tenseWolvesAndMoose } from "./tense-wolves-and-moose.ts";
import { threeSisters } from "./three-sisters.ts";
import { threeStudiesOfApes } from "./three-studies-of-apes.ts";
import { tiktaalikSearch } from "./tiktaalik-search.ts";
import { tinbergenPinecones } from "./tinbergen-pinecones.ts";
import { tuataraLineage } from "./tuatara-lineage.ts";
import { turnArcherfish } from "./turn-archerfish.ts";
import { turnDayOfVenus } from "./turn-day-of-venus.ts";
import { turnDensityOfEarth } from "./turn-density-of-earth.ts";
import { turnFacesOfPluto } from "./turn-faces-of-pluto.ts";
import { turnHandedCrystals } from "./turn-handed-crystals.ts";
import { turnHeartsOfCephalopods } from "./turn-hearts-of-cephalopods.ts";
import { turnPlacesOfIsotopes } from "./turn-places-of-isotopes.ts";
import { turnScentOfSalmon } from "./turn-scent-of-salmon.ts";
import { turnSpoonfulOfAStar } from "./turn-spoonful-of-a-star.ts";
import { turnSwingingPlane } from "./turn-swinging-plane.ts";
import { turnTaggedInsulin } from "./turn-tagged-insulin.ts";
import { turnTwoAntifreezes } from "./turn-two-antifreezes.ts";
import { turnWaterBears } from "./turn-water-bears.ts";
import { turnerHoneybees } from "./turner-honeybees.ts";
import { twelvePopulations } from "./twelve-populations.ts";
import { uvarovLocusts } from "./uvarov-locusts.ts";
import { vavilovPotatoes } from "./vavilov-potatoes.ts";
import { vervetAlarms } from "./vervet-alarms.ts";
import { waggleRun } from "./waggle-run.ts";
import { wallaceLombok } from "./wallace-lombok.ts";
import { welwitschiaLeaves } from "./welwitschia-leaves.ts";
import { whaleFalls } from "./whale-falls.ts";
import { woeseArchaea } from "./woese-archaea.ts";

export const scienceParagraphs: readonly Paragraph[] = [
  acaciaAnts,
  albiusVanilla,
  angraecumPrediction,
  anningCoprolites,
  archaeopteryxTraits,
  aspenClone,
  barnacleLarvae,
  batesMimicry,
  beijerinckFilter,
  birdsWithTools,
  boseCrescograph,
  carverLegumes,
  cavanaughTubeWorms,
  chiliesAndBirds,
  chisholmProchlorococcus,
  cichlidsOfLakeVictoria,
  clarkLemonSharks,
  colemanTongueOrchid,
  connellBarnacles,
  courtenayLatimerCoelacanth,
  darwinsAndSeedlings,
  drewBakerNori,
  ejetaStriga,
  esauPhloem,
  franklinTobaccoVirus,
  godwitFlight,
  golgiAndCajal,
  goodallTwigs,
  grantsFinches,
  greenlandShark,
  gridCells,
  heredityInPeas,
  hiraseGinkgo,
  humboldtChimborazo,
  hummingbirdTorpor,
  ibnAlBaytar,
  ingenhouszLight,
  islandExperiment,
  janakiAmmalAtlas,
  justCellSurface,
  kakapoRecovery,
  konopkaAndBenzer,
  koshimaMacaques,
  labColdMercury,
  labColorOfTheSea,
  labCountingPhotons,
  labDirectionOfSight,
  labDividedNucleus,
  labFreezingOfHotWater,
  labHeliumInSunlight,
  labHissingArc,
  labKitchenTrough,
  labMirrorSymmetry,
  labNuclearShells,
  labPredictedElements,
  labSecondOfCesium,
  labSterolsFromSoybeans,
  labStructuresByDiffraction,
  labSymmetryTheorem,
  laetoliFootprints,
  lederbergVelvet,
  leviMontalciniNerves,
  linnaeusKingdoms,
  loewiFrogHearts,
  lutzTreeFrogs,
  maathaiSeedlings,
  mangoldOrganizer,
  margulisMitochondria,
  marsupialLikenesses,
  masadaDateSeed,
  mcclintockMaize,
  merianSuriname,
  merriamOperaGlass,
  mexiaSpecimens,
  mikiMetasequoia,
  milnerMirrorTracing,
  nirenbergAndMatthaei,
  northPitcherPlant,
  onionGenome,
  opabiniaReconstruction,
  owenHomology,
  oxfordDodo,
  paineSeaStars,
  pakicetusEar,
  parkGrass,
  patrickDiatoms,
  pavlovMetronome,
  payneElephants,
  platypusTraits,
  queenOrWorker,
  rickettsTidePools,
  rileyYuccaMoth,
  rothschildRabbitFlea,
  saguaroPollinators,
  salimAliWeavers,
  schmidtEels,
  schwendenerLichens,
  seahorsePouch,
  segmentGenes,
  silverswordAlliance,
  simardIsotopes,
  sinosauropteryxFilaments,
  skyBookOfFixedStars,
  skyCatalogOfSamarkand,
  skyCepheidPeriods,
  skyCometAndPrize,
  skyDarkLines,
  skyFirstPulsar,
  skyGuestStar,
  skyHarvardAstronomers,
  skyHydrogenInStars,
  skyLaserToTheMoon,
  skyMergingStars,
  skyParticlesOfSaturn,
  skyPlanetByCalculation,
  skyRotationCurves,
  skyVenusTable,
  skyWhiteDwarfLimit,
  slimeMoldNetwork,
  spallanzaniBats,
  sperryFrogs,
  squidAxon,
  stevensMealworms,
  studyArgon,
  studyBallMethod,
  studyBroadbalk,
  studyCapillaries,
  studyCarbonClock,
  studyChagas,
  studyCitrusTrial,
  studyCityLichens,
  studyCloudNames,
  studyCommonUnit,
  studyDarkEarth,
  studyDraperOfDelft,
  studyFinlay,
  studyFoxglove,
  studyGlowingResidue,
  studyHanaoka,
  studyHeartPores,
  studyLeaflessInTheRain,
  studyMauveine,
  studyMerianPlates,
  studyMeteorRadiant,
  studyNavyRations,
  studyOxygenClaims,
  studyPeatArchive,
  studyPlantDrugs,
  studyPostmastersCurrent,
  studyPredictedElements,
  studyPushPull,
  studyRaysOfSight,
  studyRingSequences,
  studyRingedLens,
  studyRootNodules,
  studyScaleOfAcidity,
  studySecchiDisk,
  studySnowInTheLaboratory,
  studySoftMetals,
  studyStarryMessenger,
  studyStoneBamboo,
  studyStonesOfNormandy,
  studyThirtyThreeElements,
  studyTrappedAir,
  studyTriads,
  studyTwoFevers,
  studyTwoWordNames,
  studyUnreadPapers,
  studyVanishingResistance,
  studyWaxAnatomy,
  studyWillowTub,
  sulstonCellLineage,
  tenseCorrectedTelescope,
  tenseGapsInTheGenome,
  tenseHolidayCount,
  tenseLastWildHerds,
  tensePlanetsOfOtherStars,
  tenseStarlikeBodies,
  tenseVanishingWorm,
  tenseWolvesAndMoose,
  threeSisters,
  threeStudiesOfApes,
  tiktaalikSearch,
  tinbergenPinecones,
  tuataraLineage,
  turnArcherfish,
  turnDayOfVenus,
  turnDensityOfEarth,
  turnFacesOfPluto,
  turnHandedCrystals,
  turnHeartsOfCephalopods,
  turnPlacesOfIsotopes,
  turnScentOfSalmon,
  turnSpoonfulOfAStar,
  turnSwingingPlane,
  turnTaggedInsulin,
  turnTwoAntifreezes,
  turnWaterBears,
  turnerHoneybees,
  twelvePopulations,
  uvarovLocusts,
  vavilovPotatoes,
  vervetAlarms,
  waggleRun,
  wallaceLombok,
  welwitschiaLeaves,
  whaleFalls,
  woeseArchaea,
];
