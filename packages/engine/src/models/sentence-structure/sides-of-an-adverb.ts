import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import {
  adverbClosed,
  frontedAdverbs,
  remarkBeforeSemicolon,
  wovenAdverbs,
} from "../../craft/boundaries/clause-joints.ts";
import { twoPredicates } from "../../craft/boundaries/deed-joints.ts";
import { adverbOnTheLeft } from "../../craft/boundaries/turnback-joints.ts";

/** B17, B18: what follows an adverb depends on the clause to which it belongs. */
export const sidesOfAnAdverb = boundaryModel({
  id: "sides-of-an-adverb",
  topic: "sentence-structure",
  archetypes: ["B18", "B17", "B20", "B04", "B26"],
  levels: ["Medium", "Hard"],
  shapes: {
    semicolon: [adverbOnTheLeft("semicolon"), remarkBeforeSemicolon],
    comma: [frontedAdverbs, adverbClosed],
    none: [wovenAdverbs],
    conjunction: [twoPredicates],
  },
});
