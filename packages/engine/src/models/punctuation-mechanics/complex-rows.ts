import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import { essentialClosed, titleAndName, titleOpened } from "../../craft/boundaries/drill-joints.ts";
import {
  glossedThings,
  nameAndGloss,
  seriesAfterLead,
} from "../../craft/boundaries/list-joints.ts";
import {
  closedInsets,
  openedInsets,
  rowOfInsets,
} from "../../craft/boundaries/statement-joints.ts";

/** B22 with names, roles and extras: commas within, semicolons between. */
export const complexRows = boundaryModel({
  id: "complex-rows",
  topic: "punctuation-mechanics",
  archetypes: ["B22", "B25", "B09", "B11", "B13", "B08", "B15", "B10"],
  levels: ["Medium", "Hard"],
  shapes: {
    semicolon: [glossedThings],
    comma: [nameAndGloss, rowOfInsets, titleOpened("comma")],
    none: [seriesAfterLead, essentialClosed, titleAndName],
    dash: [openedInsets("dash"), closedInsets("dash")],
  },
});
