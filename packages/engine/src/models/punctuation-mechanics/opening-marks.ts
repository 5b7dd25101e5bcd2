import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import { clausesThatTurnAway } from "../../craft/boundaries/clause-joints.ts";
import { essentialOpened, titleAndName, titleOpened } from "../../craft/boundaries/drill-joints.ts";
import { at } from "../../craft/boundaries/levels.ts";
import { glossedThings } from "../../craft/boundaries/list-joints.ts";
import { nounAndPhrase, openedInsets } from "../../craft/boundaries/statement-joints.ts";

/** B08, B10, B11, B09: an extra is opened by the mark that closes it; what its noun needs is not opened at all. */
export const openingMarks = boundaryModel({
  id: "opening-marks",
  topic: "punctuation-mechanics",
  archetypes: ["B08", "B10", "B11", "B09", "B20", "B01", "B22"],
  levels: ["Medium", "Hard"],
  shapes: {
    comma: [
      openedInsets("comma"),
      openedInsets("comma"),
      at(["Medium", "Hard"], titleOpened("comma")),
    ],
    dash: [openedInsets("dash"), openedInsets("dash"), at(["Medium", "Hard"], titleOpened("dash"))],
    semicolon: [glossedThings, clausesThatTurnAway("semicolon")],
    none: [nounAndPhrase, essentialOpened, at(["Medium", "Hard"], titleAndName)],
  },
});
