import { correlativeModel } from "../../craft/correlatives/correlative-model.ts";

/** F32: the second word of a pair is given, the first left out. */
export const firstOfAPair = correlativeModel({
  id: "first-of-a-pair",
  version: 2,
  level: "Medium",
  missing: "first",
  hint: "Read on to the word that joins the two parts.",
  tip: "When the first half of a pair is missing, the second half shows what it must be.",
});
