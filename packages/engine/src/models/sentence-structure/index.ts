import { clausesSideBySide } from "./clauses-side-by-side.ts";
import { commentsAtTheEnd } from "./comments-at-the-end.ts";
import { dependentClauseLast } from "./dependent-clause-last.ts";
import { openersAndClauses } from "./openers-and-clauses.ts";
import { phraseOrSentence } from "./phrase-or-sentence.ts";
import { semicolonBetweenClauses } from "./semicolon-between-clauses.ts";
import { sentencesThatTurn } from "./sentences-that-turn.ts";
import { sidesOfAnAdverb } from "./sides-of-an-adverb.ts";
import { thoughAndItsSides } from "./though-and-its-sides.ts";
import { turningWords } from "./turning-words.ts";
import { whereSentencesEnd } from "./where-sentences-end.ts";
import { finiteOrNot } from "./finite-or-not.ts";
import { statementOrResult } from "./statement-or-result.ts";
import { mainVerbOrDescription } from "./main-verb-or-description.ts";
import { verbAfterWhich } from "./verb-after-which.ts";
import { clauseForItsOpening } from "./clause-for-its-opening.ts";
import { openingForItsClause } from "./opening-for-its-clause.ts";
import { phraseBesideItsNoun } from "./phrase-beside-its-noun.ts";
import { openingAndClauseTogether } from "./opening-and-clause-together.ts";

export const sentenceStructure = [
  clausesSideBySide,
  whereSentencesEnd,
  semicolonBetweenClauses,
  turningWords,
  sentencesThatTurn,
  sidesOfAnAdverb,
  thoughAndItsSides,
  dependentClauseLast,
  commentsAtTheEnd,
  phraseOrSentence,
  openersAndClauses,
  finiteOrNot,
  statementOrResult,
  mainVerbOrDescription,
  verbAfterWhich,
  clauseForItsOpening,
  openingForItsClause,
  phraseBesideItsNoun,
  openingAndClauseTogether,
];
