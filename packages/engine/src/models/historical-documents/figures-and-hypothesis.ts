import { drawTest } from "../../craft/studies/table-draws.ts";
import { tableModel } from "../../craft/studies/table-model.ts";

/** Which figures about people support, or weaken, a hypothesis. */
export const figuresAndHypothesis = tableModel({
  id: "figures-and-hypothesis",
  version: 4,
  topic: "historical-documents",
  levels: ["Medium", "Hard"],
  archetypes: ["support hypothesis", "weaken hypothesis"],
  drawer: drawTest,
});
