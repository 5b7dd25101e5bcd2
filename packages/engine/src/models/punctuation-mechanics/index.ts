import { announcedLists } from "./announced-lists.ts";
import { complexRows } from "./complex-rows.ts";
import { dashesAndCommas } from "./dashes-and-commas.ts";
import { essentialOrExtra } from "./essential-or-extra.ts";
import { levelsOfAList } from "./levels-of-a-list.ts";
import { namesAndTitles } from "./names-and-titles.ts";
import { noMarkInside } from "./no-mark-inside.ts";
import { openingMarks } from "./opening-marks.ts";
import { pairedMarks } from "./paired-marks.ts";
import { singleDash } from "./single-dash.ts";

export const punctuationMechanics = [
  announcedLists,
  complexRows,
  dashesAndCommas,
  essentialOrExtra,
  levelsOfAList,
  namesAndTitles,
  noMarkInside,
  openingMarks,
  pairedMarks,
  singleDash,
];
