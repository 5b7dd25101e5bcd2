import { clausesSideBySide } from "./clauses-side-by-side.ts";
import { colonBeforeAReason } from "./colon-before-a-reason.ts";
import { commentsAtTheEnd } from "./comments-at-the-end.ts";
import { openersAndClauses } from "./openers-and-clauses.ts";
import { periodBetweenClauses } from "./period-between-clauses.ts";
import { semicolonBetweenClauses } from "./semicolon-between-clauses.ts";
import { whereSentencesEnd } from "./where-sentences-end.ts";
import { finiteOrNot } from "./finite-or-not.ts";
import { mainVerbOrDescription } from "./main-verb-or-description.ts";
import { clauseForItsOpening } from "./clause-for-its-opening.ts";

export const sentenceStructure = [
  clausesSideBySide,
  colonBeforeAReason,
  commentsAtTheEnd,
  openersAndClauses,
  periodBetweenClauses,
  semicolonBetweenClauses,
  whereSentencesEnd,
  finiteOrNot,
  mainVerbOrDescription,
  clauseForItsOpening,
];
