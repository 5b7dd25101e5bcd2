import { scienceData } from "./science-data.ts";
import { scienceEvidence } from "./science-evidence.ts";

export const scientificArticles = [scienceEvidence, scienceData];
