import { drawExtreme } from "../../craft/studies/table-draws.ts";
import { tableModel } from "../../craft/studies/table-model.ts";

/** Which of four groups of people stands out in the way that a claim says. */
export const oneCaseStandsOut = tableModel({
  id: "one-case-stands-out",
  version: 4,
  topic: "historical-documents",
  levels: ["Hard"],
  archetypes: ["extreme"],
  drawer: drawExtreme,
});
