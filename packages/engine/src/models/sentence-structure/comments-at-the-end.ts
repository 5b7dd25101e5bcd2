import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import { timeLast, turningClauses } from "../../craft/boundaries/clause-joints.ts";
import { announcedList } from "../../craft/boundaries/list-joints.ts";
import { outcomes, verbAndComplement } from "../../craft/boundaries/statement-joints.ts";

/** B12: an -ing phrase that comments on the clause. */
export const commentsAtTheEnd = boundaryModel({
  id: "comments-at-the-end",
  topic: "sentence-structure",
  archetypes: ["B12", "B20", "B14", "B17", "B06"],
  shapes: {
    comma: [outcomes],
    semicolon: [turningClauses("semicolon")],
    none: [verbAndComplement, timeLast],
    colon: [announcedList("colon")],
  },
  hint: "Look for a subject and a finite verb after the blank.",
  tip: "A phrase without a verb of its own cannot stand alone, however long it is.",
});
