import { drawExtreme } from "../../craft/studies/table-draws.ts";
import { tableModel } from "../../craft/studies/table-model.ts";

/** Which of four groups in a study is extreme in the way that a claim says. */
export const oneExtremeOfFour = tableModel({
  id: "one-extreme-of-four",
  version: 4,
  topic: "scientific-articles",
  levels: ["Hard"],
  archetypes: ["extreme"],
  drawer: drawExtreme,
});
