import { drawTest } from "../../craft/studies/table-draws.ts";
import { tableModel } from "../../craft/studies/table-model.ts";

/** Which data of a study support, or weaken, its hypothesis. */
export const dataAndHypothesis = tableModel({
  id: "data-and-hypothesis",
  version: 4,
  topic: "scientific-articles",
  levels: ["Medium", "Hard"],
  archetypes: ["support hypothesis", "weaken hypothesis"],
  drawer: drawTest,
});
