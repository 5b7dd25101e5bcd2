import { drawContrast } from "../../craft/studies/table-draws.ts";
import { tableModel } from "../../craft/studies/table-model.ts";

/** In which group of a study two conditions differ much, or hardly. */
export const whereItMattered = tableModel({
  id: "where-it-mattered",
  version: 4,
  topic: "scientific-articles",
  levels: ["Easy", "Medium"],
  archetypes: ["pairwise difference", "no difference"],
  drawer: drawContrast,
});
