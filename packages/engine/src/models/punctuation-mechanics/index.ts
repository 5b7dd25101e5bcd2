import { fourJoints } from "./four-joints.ts";
import { matchingMarks } from "./matching-marks.ts";

export const punctuationMechanics = [fourJoints, matchingMarks];
