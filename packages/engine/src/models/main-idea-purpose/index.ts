import { mainIdeas } from "./main-ideas.ts";
import { purposeAndStructure } from "./purpose-and-structure.ts";

export const mainIdeaPurpose = [mainIdeas, purposeAndStructure];
