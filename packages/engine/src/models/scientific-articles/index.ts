import { scienceData } from "./science-data.ts";
import { scienceDebates } from "./science-debates.ts";
import { scienceEvidence } from "./science-evidence.ts";

export const scientificArticles = [scienceEvidence, scienceData, scienceDebates];
