import type { Paragraph } from "../paragraph.ts";
import { arbitrarySigns } from "./arbitrary-signs.ts";
import { austenTitlePages } from "./austen-title-pages.ts";
import { bookletsOnCords } from "./booklets-on-cords.ts";
import { booksForTheHand } from "./books-for-the-hand.ts";
import { booksFromTheShips } from "./books-from-the-ships.ts";
import { borrowedClicks } from "./borrowed-clicks.ts";
import { choicesOfATranslator } from "./choices-of-a-translator.ts";
import { cityOfLadies } from "./city-of-ladies.ts";
import { commonSource } from "./common-source.ts";
import { datedScroll } from "./dated-scroll.ts";
import { dickinsonPunctuation } from "./dickinson-punctuation.ts";
import { dutiesOfTheGriot } from "./duties-of-the-griot.ts";
import { englishGitanjali } from "./english-gitanjali.ts";
import { epicsInOmeros } from "./epics-in-omeros.ts";
import { epigraphsOfDuBois } from "./epigraphs-of-du-bois.ts";
import { facetsOfABook } from "./facets-of-a-book.ts";
import { familyLibrariesOfTimbuktu } from "./family-libraries-of-timbuktu.ts";
import { firstBookOfMistral } from "./first-book-of-mistral.ts";
import { folktalesOfEatonville } from "./folktales-of-eatonville.ts";
import { franknessOfTheDead } from "./frankness-of-the-dead.ts";
import { freedomsJournal } from "./freedoms-journal.ts";
import { grammarAndNovel } from "./grammar-and-novel.ts";
import { grimmAndVerner } from "./grimm-and-verner.ts";
import { growingLeaves } from "./growing-leaves.ts";
import { hughesBluesStanza } from "./hughes-blues-stanza.ts";
import { identicalQuixotes } from "./identical-quixotes.ts";
import { inventedEncounters } from "./invented-encounters.ts";
import { inventedPlaces } from "./invented-places.ts";
import { jeffersonsBooks } from "./jeffersons-books.ts";
import { journalistOfLaredo } from "./journalist-of-laredo.ts";
import { journeyReversed } from "./journey-reversed.ts";
import { kennings } from "./kennings.ts";
import { kitchenOfSorJuana } from "./kitchen-of-sor-juana.ts";
import { languageInSixteenRules } from "./language-in-sixteen-rules.ts";
import { languageOfTheShahnameh } from "./language-of-the-shahnameh.ts";
import { lastWordOfDante } from "./last-word-of-dante.ts";
import { libraryBySubscription } from "./library-by-subscription.ts";
import { linesOfType } from "./lines-of-type.ts";
import { livingByWriting } from "./living-by-writing.ts";
import { londonEditionOfWheatley } from "./london-edition-of-wheatley.ts";
import { manuscriptOfThePopolVuh } from "./manuscript-of-the-popol-vuh.ts";
import { manuscriptsSpared } from "./manuscripts-spared.ts";
import { melvilleRevival } from "./melville-revival.ts";
import { memoirInItalian } from "./memoir-in-italian.ts";
import { memorizedRequiem } from "./memorized-requiem.ts";
import { metalTypeInKorea } from "./metal-type-in-korea.ts";
import { nameOfANewspaper } from "./name-of-a-newspaper.ts";
import { nestedNarrators } from "./nested-narrators.ts";
import { novelInGikuyu } from "./novel-in-gikuyu.ts";
import { novelWithoutALetter } from "./novel-without-a-letter.ts";
import { odesToCommonThings } from "./odes-to-common-things.ts";
import { oratoryInAchebe } from "./oratory-in-achebe.ts";
import { pagesOfTheFlorentineCodex } from "./pages-of-the-florentine-codex.ts";
import { partsOfASonnet } from "./parts-of-a-sonnet.ts";
import { peopleOfBronzeville } from "./people-of-bronzeville.ts";
import { pineOfTheNohStage } from "./pine-of-the-noh-stage.ts";
import { playsSavedByTheFolio } from "./plays-saved-by-the-folio.ts";
import { poemInThePedestal } from "./poem-in-the-pedestal.ts";
import { poemsInGenji } from "./poems-in-genji.ts";
import { poetsOfOtherTongues } from "./poets-of-other-tongues.ts";
import { predictedSounds } from "./predicted-sounds.ts";
import { pressInTheHouse } from "./press-in-the-house.ts";
import { rankOfWords } from "./rank-of-words.ts";
import { readersInsideTheQuixote } from "./readers-inside-the-quixote.ts";
import { recipesInANovel } from "./recipes-in-a-novel.ts";
import { recordingsOfSingers } from "./recordings-of-singers.ts";
import { refrainsOfOneArt } from "./refrains-of-one-art.ts";
import { reporterInTheAsylum } from "./reporter-in-the-asylum.ts";
import { roadOfThePanchatantra } from "./road-of-the-panchatantra.ts";
import { scriptAmongWomen } from "./script-among-women.ts";
import { scrollsOfSappho } from "./scrolls-of-sappho.ts";
import { secondEndingOfADollsHouse } from "./second-ending-of-a-dolls-house.ts";
import { secondLifeOfTheSeagull } from "./second-life-of-the-seagull.ts";
import { secondNovelOfEllison } from "./second-novel-of-ellison.ts";
import { sevenPlaysOfSophocles } from "./seven-plays-of-sophocles.ts";
import { shapesOfHangul } from "./shapes-of-hangul.ts";
import { signsForSyllables } from "./signs-for-syllables.ts";
import { signsOfManagua } from "./signs-of-managua.ts";
import { signsOfThreeKinds } from "./signs-of-three-kinds.ts";
import { singleManuscriptOfBeowulf } from "./single-manuscript-of-beowulf.ts";
import { sixDots } from "./six-dots.ts";
import { slipsForTheDictionary } from "./slips-for-the-dictionary.ts";
import { sourceOfAladdin } from "./source-of-aladdin.ts";
import { spacesBetweenWords } from "./spaces-between-words.ts";
import { spellingOfOlderSounds } from "./spelling-of-older-sounds.ts";
import { streetsOfTheCairoTrilogy } from "./streets-of-the-cairo-trilogy.ts";
import { tabletsHardenedByFire } from "./tablets-hardened-by-fire.ts";
import { talesForTheLibrary } from "./tales-for-the-library.ts";
import { tenseFirstWomanAmongLaureates } from "./tense-first-woman-among-laureates.ts";
import { tenseLibraryByHand } from "./tense-library-by-hand.ts";
import { tenseOpenDoor } from "./tense-open-door.ts";
import { tenseReadersOfTheCrisis } from "./tense-readers-of-the-crisis.ts";
import { tenseWalkThroughDublin } from "./tense-walk-through-dublin.ts";
import { tenseWorkshopOfConstraints } from "./tense-workshop-of-constraints.ts";
import { thirdActor } from "./third-actor.ts";
import { threeDreams } from "./three-dreams.ts";
import { turnBooksOfLivy } from "./turn-books-of-livy.ts";
import { turnCoupletsOfTheGhazal } from "./turn-couplets-of-the-ghazal.ts";
import { turnLinesOfThePantoum } from "./turn-lines-of-the-pantoum.ts";
import { turnNovelOfLetters } from "./turn-novel-of-letters.ts";
import { turnOneBookOfLyrics } from "./turn-one-book-of-lyrics.ts";
import { turnPagesOfShandy } from "./turn-pages-of-shandy.ts";
import { turnSongsOfKalevala } from "./turn-songs-of-kalevala.ts";
import { turnTestimoniesInAGrove } from "./turn-testimonies-in-a-grove.ts";
import { turnWordsFoundOnce } from "./turn-words-found-once.ts";
import { twoLanguagesOfADiary } from "./two-languages-of-a-diary.ts";
import { twoPenNames } from "./two-pen-names.ts";
import { unexplainedJourneys } from "./unexplained-journeys.ts";
import { unheroicAncestors } from "./unheroic-ancestors.ts";
import { voicesOfComala } from "./voices-of-comala.ts";
import { whistlesOfLaGomera } from "./whistles-of-la-gomera.ts";
import { wordsForTheSeason } from "./words-for-the-season.ts";
import { zitkalaSaOpera } from "./zitkala-sa-opera.ts";

export const literatureParagraphs: readonly Paragraph[] = [
  arbitrarySigns,
  austenTitlePages,
  bookletsOnCords,
  booksForTheHand,
  booksFromTheShips,
  borrowedClicks,
  choicesOfATranslator,
  cityOfLadies,
  commonSource,
  datedScroll,
  dickinsonPunctuation,
  dutiesOfTheGriot,
  englishGitanjali,
  epicsInOmeros,
  epigraphsOfDuBois,
  facetsOfABook,
  familyLibrariesOfTimbuktu,
  firstBookOfMistral,
  folktalesOfEatonville,
  franknessOfTheDead,
  freedomsJournal,
  grammarAndNovel,
  grimmAndVerner,
  growingLeaves,
  hughesBluesStanza,
  identicalQuixotes,
  inventedEncounters,
  inventedPlaces,
  jeffersonsBooks,
  journalistOfLaredo,
  journeyReversed,
  kennings,
  kitchenOfSorJuana,
  languageInSixteenRules,
  languageOfTheShahnameh,
  lastWordOfDante,
  libraryBySubscription,
  linesOfType,
  livingByWriting,
  londonEditionOfWheatley,
  manuscriptOfThePopolVuh,
  manuscriptsSpared,
  melvilleRevival,
  memoirInItalian,
  memorizedRequiem,
  metalTypeInKorea,
  nameOfANewspaper,
  nestedNarrators,
  novelInGikuyu,
  novelWithoutALetter,
  odesToCommonThings,
  oratoryInAchebe,
  pagesOfTheFlorentineCodex,
  partsOfASonnet,
  peopleOfBronzeville,
  pineOfTheNohStage,
  playsSavedByTheFolio,
  poemInThePedestal,
  poemsInGenji,
  poetsOfOtherTongues,
  predictedSounds,
  pressInTheHouse,
  rankOfWords,
  readersInsideTheQuixote,
  recipesInANovel,
  recordingsOfSingers,
  refrainsOfOneArt,
  reporterInTheAsylum,
  roadOfThePanchatantra,
  scriptAmongWomen,
  scrollsOfSappho,
  secondEndingOfADollsHouse,
  secondLifeOfTheSeagull,
  secondNovelOfEllison,
  sevenPlaysOfSophocles,
  shapesOfHangul,
  signsForSyllables,
  signsOfManagua,
  signsOfThreeKinds,
  singleManuscriptOfBeowulf,
  sixDots,
  slipsForTheDictionary,
  sourceOfAladdin,
  spacesBetweenWords,
  spellingOfOlderSounds,
  streetsOfTheCairoTrilogy,
  tabletsHardenedByFire,
  talesForTheLibrary,
  tenseFirstWomanAmongLaureates,
  tenseLibraryByHand,
  tenseOpenDoor,
  tenseReadersOfTheCrisis,
  tenseWalkThroughDublin,
  tenseWorkshopOfConstraints,
  thirdActor,
  threeDreams,
  turnBooksOfLivy,
  turnCoupletsOfTheGhazal,
  turnLinesOfThePantoum,
  turnNovelOfLetters,
  turnOneBookOfLyrics,
  turnPagesOfShandy,
  turnSongsOfKalevala,
  turnTestimoniesInAGrove,
  turnWordsFoundOnce,
  twoLanguagesOfADiary,
  twoPenNames,
  unexplainedJourneys,
  unheroicAncestors,
  voicesOfComala,
  whistlesOfLaGomera,
  wordsForTheSeason,
  zitkalaSaOpera,
];
