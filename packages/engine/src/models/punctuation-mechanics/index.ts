import { announcedAnswers } from "./announced-answers.ts";
import { announcedLists } from "./announced-lists.ts";
import { completeBeforeAQuotation } from "./complete-before-a-quotation.ts";
import { complexRows } from "./complex-rows.ts";
import { dashesAndCommas } from "./dashes-and-commas.ts";
import { essentialOrExtra } from "./essential-or-extra.ts";
import { extrasInARow } from "./extras-in-a-row.ts";
import { levelsOfAList } from "./levels-of-a-list.ts";
import { namesAndTitles } from "./names-and-titles.ts";
import { noMarkInside } from "./no-mark-inside.ts";
import { openingMarks } from "./opening-marks.ts";
import { pairedMarks } from "./paired-marks.ts";
import { parenthesesAndSemicolons } from "./parentheses-and-semicolons.ts";
import { questionsToldAndAsked } from "./questions-told-and-asked.ts";
import { quotedWords } from "./quoted-words.ts";
import { remarksBeforeStrongMarks } from "./remarks-before-strong-marks.ts";
import { singleDash } from "./single-dash.ts";
import { threeInARow } from "./three-in-a-row.ts";
import { twoOrThree } from "./two-or-three.ts";

export const punctuationMechanics = [
  announcedAnswers,
  announcedLists,
  completeBeforeAQuotation,
  complexRows,
  dashesAndCommas,
  essentialOrExtra,
  extrasInARow,
  levelsOfAList,
  namesAndTitles,
  noMarkInside,
  openingMarks,
  pairedMarks,
  parenthesesAndSemicolons,
  questionsToldAndAsked,
  quotedWords,
  remarksBeforeStrongMarks,
  singleDash,
  threeInARow,
  twoOrThree,
];
