import { fourJoints } from "./four-joints.ts";

export const punctuationMechanics = [fourJoints];
