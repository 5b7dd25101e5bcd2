import { correlativeModel } from "../../craft/correlatives/correlative-model.ts";

/** F32: the first word of a pair is given, the second left out. */
export const secondOfAPair = correlativeModel({
  id: "second-of-a-pair",
  version: 2,
  level: "Easy",
  missing: "second",
  hint: "Look back for a word that announces two parts.",
  tip: "Learn the pairs by heart, and underline the half that you see.",
});
