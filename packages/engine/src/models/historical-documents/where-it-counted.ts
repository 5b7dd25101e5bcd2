import { drawContrast } from "../../craft/studies/table-draws.ts";
import { tableModel } from "../../craft/studies/table-model.ts";

/** For which people two conditions, or two times, differ much, or hardly. */
export const whereItCounted = tableModel({
  id: "where-it-counted",
  version: 4,
  topic: "historical-documents",
  levels: ["Easy", "Medium"],
  archetypes: ["pairwise difference", "no difference"],
  drawer: drawContrast,
});
