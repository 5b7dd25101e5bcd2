import { dataAndHypothesis } from "./data-and-hypothesis.ts";
import { oneExtremeOfFour } from "./one-extreme-of-four.ts";
import { rivalHypotheses } from "./rival-hypotheses.ts";
import { scienceData } from "./science-data.ts";
import { scienceDebates } from "./science-debates.ts";
import { scienceEvidence } from "./science-evidence.ts";
import { whereItMattered } from "./where-it-mattered.ts";

export const scientificArticles = [
  dataAndHypothesis,
  oneExtremeOfFour,
  rivalHypotheses,
  scienceData,
  scienceDebates,
  scienceEvidence,
  whereItMattered,
];
