import { clausesSideBySide } from "./clauses-side-by-side.ts";
import { commentsAtTheEnd } from "./comments-at-the-end.ts";
import { openersAndClauses } from "./openers-and-clauses.ts";
import { phraseOrSentence } from "./phrase-or-sentence.ts";
import { semicolonBetweenClauses } from "./semicolon-between-clauses.ts";
import { sentencesThatTurn } from "./sentences-that-turn.ts";
import { whereSentencesEnd } from "./where-sentences-end.ts";
import { finiteOrNot } from "./finite-or-not.ts";
import { mainVerbOrDescription } from "./main-verb-or-description.ts";
import { verbAfterWhich } from "./verb-after-which.ts";
import { clauseForItsOpening } from "./clause-for-its-opening.ts";

export const sentenceStructure = [
  clausesSideBySide,
  commentsAtTheEnd,
  openersAndClauses,
  phraseOrSentence,
  semicolonBetweenClauses,
  sentencesThatTurn,
  whereSentencesEnd,
  finiteOrNot,
  mainVerbOrDescription,
  verbAfterWhich,
  clauseForItsOpening,
];
