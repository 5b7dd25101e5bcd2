import { fourJoints } from "./four-joints.ts";
import { matchingMarks } from "./matching-marks.ts";
import { pairedMarks } from "./paired-marks.ts";

export const punctuationMechanics = [fourJoints, matchingMarks, pairedMarks];
