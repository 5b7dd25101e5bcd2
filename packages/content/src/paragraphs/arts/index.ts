import type { Paragraph } from "../paragraph.ts";
import { afKlintTenLargest } from "./af-klint-ten-largest.ts";
import { akanGoldweights } from "./akan-goldweights.ts";
import { almaThomasWhitney } from "./alma-thomas-whitney.ts";
import { annaAtkinsCyanotypes } from "./anna-atkins-cyanotypes.ts";
import { anniAlbersWeaving } from "./anni-albers-weaving.ts";
import { apellesLostWorks } from "./apelles-lost-works.ts";
import { ardabilCarpets } from "./ardabil-carpets.ts";
import { augustaSavageHarp } from "./augusta-savage-harp.ts";
import { batikAndAdire } from "./batik-and-adire.ts";
import { bayeuxEmbroidery } from "./bayeux-embroidery.ts";
import { beckUndergroundMap } from "./beck-underground-map.ts";
import { boBardiGlassEasels } from "./bo-bardi-glass-easels.ts";
import { bonheurHorseFair } from "./bonheur-horse-fair.ts";
import { brancusiCustoms } from "./brancusi-customs.ts";
import { breuerSteelChair } from "./breuer-steel-chair.ts";
import { brunelleschiDome } from "./brunelleschi-dome.ts";
import { candelaShells } from "./candela-shells.ts";
import { cassattColorPrints } from "./cassatt-color-prints.ts";
import { catlettLinocuts } from "./catlett-linocuts.ts";
import { chevreulBlackYarn } from "./chevreul-black-yarn.ts";
import { chilkatRobes } from "./chilkat-robes.ts";
import { collodionDarkrooms } from "./collodion-darkrooms.ts";
import { colorPrintTrades } from "./color-print-trades.ts";
import { daguerreotypeAndCalotype } from "./daguerreotype-and-calotype.ts";
import { davidDrakeJars } from "./david-drake-jars.ts";
import { degasMonotypes } from "./degas-monotypes.ts";
import { djenneMudPlaster } from "./djenne-mud-plaster.ts";
import { durerRhinoceros } from "./durer-rhinoceros.ts";
import { eamesPlywood } from "./eames-plywood.ts";
import { edmoniaLewis } from "./edmonia-lewis.ts";
import { eileenGrayTable } from "./eileen-gray-table.ts";
import { elAnatsuiMetalCloth } from "./el-anatsui-metal-cloth.ts";
import { faithRinggoldQuilts } from "./faith-ringgold-quilts.ts";
import { fathyMudBrick } from "./fathy-mud-brick.ts";
import { fazlurKhanTube } from "./fazlur-khan-tube.ts";
import { frankfurtKitchen } from "./frankfurt-kitchen.ts";
import { gaudiAndOtto } from "./gaudi-and-otto.ts";
import { geesBendQuilts } from "./gees-bend-quilts.ts";
import { girihTiles } from "./girih-tiles.ts";
import { gordonParksAmericanGothic } from "./gordon-parks-american-gothic.ts";
import { goryeoInlay } from "./goryeo-inlay.ts";
import { greatZimbabweWall } from "./great-zimbabwe-wall.ts";
import { hadidFirstBuilding } from "./hadid-first-building.ts";
import { hiroshigeInFrance } from "./hiroshige-in-france.ts";
import { hokusaiPrussianBlue } from "./hokusai-prussian-blue.ts";
import { holtSunTunnels } from "./holt-sun-tunnels.ts";
import { hortaAndGuimard } from "./horta-and-guimard.ts";
import { igboUkwuBronzes } from "./igbo-ukwu-bronzes.ts";
import { iseRebuilding } from "./ise-rebuilding.ts";
import { isotypeTeam } from "./isotype-team.ts";
import { jingdezhenCobalt } from "./jingdezhen-cobalt.ts";
import { josefAlbersSquares } from "./josef-albers-squares.ts";
import { juliaMorganRecords } from "./julia-morgan-records.ts";
import { keitaBackdrops } from "./keita-backdrops.ts";
import { kenteStrips } from "./kente-strips.ts";
import { kereRaisedRoof } from "./kere-raised-roof.ts";
import { kinngaitStonecuts } from "./kinngait-stonecuts.ts";
import { kngwarreyeCanvases } from "./kngwarreye-canvases.ts";
import { lalibelaExcavation } from "./lalibela-excavation.ts";
import { lamSugarcane } from "./lam-sugarcane.ts";
import { lawrenceMigrationColor } from "./lawrence-migration-color.ts";
import { lewisHineRecords } from "./lewis-hine-records.ts";
import { lewittInstructions } from "./lewitt-instructions.ts";
import { leysterMonogram } from "./leyster-monogram.ts";
import { louvreAndPrado } from "./louvre-and-prado.ts";
import { lubaMemoryBoards } from "./luba-memory-boards.ts";
import { lygiaClarkBichos } from "./lygia-clark-bichos.ts";
import { mariaMartinezBlackware } from "./maria-martinez-blackware.ts";
import { mayMorrisCareer } from "./may-morris-career.ts";
import { mayaLinNames } from "./maya-lin-names.ts";
import { meissenKaolin } from "./meissen-kaolin.ts";
import { mingeiFounders } from "./mingei-founders.ts";
import { moholyNagyMedia } from "./moholy-nagy-media.ts";
import { morrisPlantDyes } from "./morris-plant-dyes.ts";
import { muybridgeGallop } from "./muybridge-gallop.ts";
import { nevelsonSkyCathedral } from "./nevelson-sky-cathedral.ts";
import { nmaiCurvingWalls } from "./nmai-curving-walls.ts";
import { noguchiAkari } from "./noguchi-akari.ts";
import { patolaDoubleIkat } from "./patola-double-ikat.ts";
import { paulWilliamsSketches } from "./paul-williams-sketches.ts";
import { pittRiversDisplay } from "./pitt-rivers-display.ts";
import { qingmingScroll } from "./qingming-scroll.ts";
import { quezadaSherds } from "./quezada-sherds.ts";
import { rembrandtEtching } from "./rembrandt-etching.ts";
import { riveraTrueFresco } from "./rivera-true-fresco.ts";
import { rodiaWattsTowers } from "./rodia-watts-towers.ts";
import { rosaRealBlackPottery } from "./rosa-real-black-pottery.ts";
import { ruthAsawaWire } from "./ruth-asawa-wire.ts";
import { screenAliceGuy } from "./screen-alice-guy.ts";
import { screenAnnaMayWong } from "./screen-anna-may-wong.ts";
import { screenAtanarjuat } from "./screen-atanarjuat.ts";
import { screenBenshi } from "./screen-benshi.ts";
import { screenBodyAndSoul } from "./screen-body-and-soul.ts";
import { screenCleo } from "./screen-cleo.ts";
import { screenFirstScreening } from "./screen-first-screening.ts";
import { screenFishingRod } from "./screen-fishing-rod.ts";
import { screenFoley } from "./screen-foley.ts";
import { screenKuleshov } from "./screen-kuleshov.ts";
import { screenMandabi } from "./screen-mandabi.ts";
import { screenMelies } from "./screen-melies.ts";
import { screenMeshes } from "./screen-meshes.ts";
import { screenNitrate } from "./screen-nitrate.ts";
import { screenPatherPanchali } from "./screen-pather-panchali.ts";
import { screenPrinceAchmed } from "./screen-prince-achmed.ts";
import { screenThroneOfBlood } from "./screen-throne-of-blood.ts";
import { screenTokyoStory } from "./screen-tokyo-story.ts";
import { screenWithinOurGates } from "./screen-within-our-gates.ts";
import { sherGilAfterAjanta } from "./sher-gil-after-ajanta.ts";
import { shigeruBanPaper } from "./shigeru-ban-paper.ts";
import { soundCaribbeanVoices } from "./sound-caribbean-voices.ts";
import { soundCeliaCruz } from "./sound-celia-cruz.ts";
import { soundClaraSchumann } from "./sound-clara-schumann.ts";
import { soundConcertoForCootie } from "./sound-concerto-for-cootie.ts";
import { soundCristoforiPianos } from "./sound-cristofori-pianos.ts";
import { soundDevilWithoutSong } from "./sound-devil-without-song.ts";
import { soundEasterSonata } from "./sound-easter-sonata.ts";
import { soundFieldTranscriptions } from "./sound-field-transcriptions.ts";
import { soundFlorencePrice } from "./sound-florence-price.ts";
import { soundGaelicSymphony } from "./sound-gaelic-symphony.ts";
import { soundKora } from "./sound-kora.ts";
import { soundNadiaBoulanger } from "./sound-nadia-boulanger.ts";
import { soundNovemberSteps } from "./sound-november-steps.ts";
import { soundOramics } from "./sound-oramics.ts";
import { soundSaintGeorges } from "./sound-saint-georges.ts";
import { soundSimpleGifts } from "./sound-simple-gifts.ts";
import { soundSitarRecital } from "./sound-sitar-recital.ts";
import { soundSixSyllables } from "./sound-six-syllables.ts";
import { soundSongCollectors } from "./sound-song-collectors.ts";
import { soundSteelpan } from "./sound-steelpan.ts";
import { soundSwitchedOnBach } from "./sound-switched-on-bach.ts";
import { soundTalkingDrum } from "./sound-talking-drum.ts";
import { soundTeresaCarreno } from "./sound-teresa-carreno.ts";
import { soundTreemonisha } from "./sound-treemonisha.ts";
import { soundUmmKulthum } from "./sound-umm-kulthum.ts";
import { soundVillageRecordings } from "./sound-village-recordings.ts";
import { spiralJettyWater } from "./spiral-jetty-water.ts";
import { stageBalletFolklorico } from "./stage-ballet-folklorico.ts";
import { stageCommedia } from "./stage-commedia.ts";
import { stageHillDistrict } from "./stage-hill-district.ts";
import { stageIraAldridge } from "./stage-ira-aldridge.ts";
import { stageIzumoNoOkuni } from "./stage-izumo-no-okuni.ts";
import { stageKatherineDunham } from "./stage-katherine-dunham.ts";
import { stageLabanotation } from "./stage-labanotation.ts";
import { stageLamentation } from "./stage-lamentation.ts";
import { stageLoieFuller } from "./stage-loie-fuller.ts";
import { stageMasks } from "./stage-masks.ts";
import { stageMotherCourage } from "./stage-mother-courage.ts";
import { stageNohPine } from "./stage-noh-pine.ts";
import { stageRaisinInTheSun } from "./stage-raisin-in-the-sun.ts";
import { stageRevelations } from "./stage-revelations.ts";
import { stageTeatroCampesino } from "./stage-teatro-campesino.ts";
import { stageTheFirebird } from "./stage-the-firebird.ts";
import { stageWayangKulit } from "./stage-wayang-kulit.ts";
import { studioMuseumName } from "./studio-museum-name.ts";
import { sugimotoTheaters } from "./sugimoto-theaters.ts";
import { tajMahalInlay } from "./taj-mahal-inlay.ts";
import { tapestrySlits } from "./tapestry-slits.ts";
import { tarsilaAbaporu } from "./tarsila-abaporu.ts";
import { tatamiModule } from "./tatami-module.ts";
import { tenseCopiedCave } from "./tense-copied-cave.ts";
import { tenseEightExhibitions } from "./tense-eight-exhibitions.ts";
import { tenseEmptyFrames } from "./tense-empty-frames.ts";
import { tenseMuralsForHardTimes } from "./tense-murals-for-hard-times.ts";
import { tensePaintingsOnCotton } from "./tense-paintings-on-cotton.ts";
import { tensePavilionsInVenice } from "./tense-pavilions-in-venice.ts";
import { tenseSingersFromFisk } from "./tense-singers-from-fisk.ts";
import { tratteggioRepair } from "./tratteggio-repair.ts";
import { turnBronzeFromWax } from "./turn-bronze-from-wax.ts";
import { turnChangingNewYork } from "./turn-changing-new-york.ts";
import { turnCoinsForDances } from "./turn-coins-for-dances.ts";
import { turnEveryKey } from "./turn-every-key.ts";
import { turnGoldOnACrack } from "./turn-gold-on-a-crack.ts";
import { turnPairedGamelan } from "./turn-paired-gamelan.ts";
import { turnRowOfTwelve } from "./turn-row-of-twelve.ts";
import { turnSeuratDots } from "./turn-seurat-dots.ts";
import { turnStretchedSkull } from "./turn-stretched-skull.ts";
import { ultramarineName } from "./ultramarine-name.ts";
import { utzonSphere } from "./utzon-sphere.ts";
import { vanGoghBedroomWalls } from "./van-gogh-bedroom-walls.ts";
import { vitruviusQualities } from "./vitruvius-qualities.ts";
import { vivianMaierNegatives } from "./vivian-maier-negatives.ts";
import { wangShuWalls } from "./wang-shu-walls.ts";
import { xuBingBook } from "./xu-bing-book.ts";

export const artsParagraphs: readonly Paragraph[] = [
  afKlintTenLargest,
  akanGoldweights,
  almaThomasWhitney,
  annaAtkinsCyanotypes,
  anniAlbersWeaving,
  apellesLostWorks,
  ardabilCarpets,
  augustaSavageHarp,
  batikAndAdire,
  bayeuxEmbroidery,
  beckUndergroundMap,
  boBardiGlassEasels,
  bonheurHorseFair,
  brancusiCustoms,
  breuerSteelChair,
  brunelleschiDome,
  candelaShells,
  cassattColorPrints,
  catlettLinocuts,
  chevreulBlackYarn,
  chilkatRobes,
  collodionDarkrooms,
  colorPrintTrades,
  daguerreotypeAndCalotype,
  davidDrakeJars,
  degasMonotypes,
  djenneMudPlaster,
  durerRhinoceros,
  eamesPlywood,
  edmoniaLewis,
  eileenGrayTable,
  elAnatsuiMetalCloth,
  faithRinggoldQuilts,
  fathyMudBrick,
  fazlurKhanTube,
  frankfurtKitchen,
  gaudiAndOtto,
  geesBendQuilts,
  girihTiles,
  gordonParksAmericanGothic,
  goryeoInlay,
  greatZimbabweWall,
  hadidFirstBuilding,
  hiroshigeInFrance,
  hokusaiPrussianBlue,
  holtSunTunnels,
  hortaAndGuimard,
  igboUkwuBronzes,
  iseRebuilding,
  isotypeTeam,
  jingdezhenCobalt,
  josefAlbersSquares,
  juliaMorganRecords,
  keitaBackdrops,
  kenteStrips,
  kereRaisedRoof,
  kinngaitStonecuts,
  kngwarreyeCanvases,
  lalibelaExcavation,
  lamSugarcane,
  lawrenceMigrationColor,
  lewisHineRecords,
  lewittInstructions,
  leysterMonogram,
  louvreAndPrado,
  lubaMemoryBoards,
  lygiaClarkBichos,
  mariaMartinezBlackware,
  mayMorrisCareer,
  mayaLinNames,
  meissenKaolin,
  mingeiFounders,
  moholyNagyMedia,
  morrisPlantDyes,
  muybridgeGallop,
  nevelsonSkyCathedral,
  nmaiCurvingWalls,
  noguchiAkari,
  patolaDoubleIkat,
  paulWilliamsSketches,
  pittRiversDisplay,
  qingmingScroll,
  quezadaSherds,
  rembrandtEtching,
  riveraTrueFresco,
  rodiaWattsTowers,
  rosaRealBlackPottery,
  ruthAsawaWire,
  screenAliceGuy,
  screenAnnaMayWong,
  screenAtanarjuat,
  screenBenshi,
  screenBodyAndSoul,
  screenCleo,
  screenFirstScreening,
  screenFishingRod,
  screenFoley,
  screenKuleshov,
  screenMandabi,
  screenMelies,
  screenMeshes,
  screenNitrate,
  screenPatherPanchali,
  screenPrinceAchmed,
  screenThroneOfBlood,
  screenTokyoStory,
  screenWithinOurGates,
  sherGilAfterAjanta,
  shigeruBanPaper,
  soundCaribbeanVoices,
  soundCeliaCruz,
  soundClaraSchumann,
  soundConcertoForCootie,
  soundCristoforiPianos,
  soundDevilWithoutSong,
  soundEasterSonata,
  soundFieldTranscriptions,
  soundFlorencePrice,
  soundGaelicSymphony,
  soundKora,
  soundNadiaBoulanger,
  soundNovemberSteps,
  soundOramics,
  soundSaintGeorges,
  soundSimpleGifts,
  soundSitarRecital,
  soundSixSyllables,
  soundSongCollectors,
  soundSteelpan,
  soundSwitchedOnBach,
  soundTalkingDrum,
  soundTeresaCarreno,
  soundTreemonisha,
  soundUmmKulthum,
  soundVillageRecordings,
  spiralJettyWater,
  stageBalletFolklorico,
  stageCommedia,
  stageHillDistrict,
  stageIraAldridge,
  stageIzumoNoOkuni,
  stageKatherineDunham,
  stageLabanotation,
  stageLamentation,
  stageLoieFuller,
  stageMasks,
  stageMotherCourage,
  stageNohPine,
  stageRaisinInTheSun,
  stageRevelations,
  stageTeatroCampesino,
  stageTheFirebird,
  stageWayangKulit,
  studioMuseumName,
  sugimotoTheaters,
  tajMahalInlay,
  tapestrySlits,
  tarsilaAbaporu,
  tatamiModule,
  tenseCopiedCave,
  tenseEightExhibitions,
  tenseEmptyFrames,
  tenseMuralsForHardTimes,
  tensePaintingsOnCotton,
  tensePavilionsInVenice,
  tenseSingersFromFisk,
  tratteggioRepair,
  turnBronzeFromWax,
  turnChangingNewYork,
  turnCoinsForDances,
  turnEveryKey,
  turnGoldOnACrack,
  turnPairedGamelan,
  turnRowOfTwelve,
  turnSeuratDots,
  turnStretchedSkull,
  ultramarineName,
  utzonSphere,
  vanGoghBedroomWalls,
  vitruviusQualities,
  vivianMaierNegatives,
  wangShuWalls,
  xuBingBook,
];
