import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theDoorwaysOfTheCircles: Passage = {
  id: "the-doorways-of-the-circles",
  genre: "history",
  text: prose`
    Fourteen stone circles stand on the hills of one northern island, each with a gap that served as
    a doorway. It has long been held that the builders turned the doorways toward the midsummer
    sunrise, in the northeast. An archaeologist who measured all fourteen found that five of them do
    face northeast. The other nine face east, south, or west; but every doorway of the fourteen opens
    downhill, in the direction of the nearest water.
  `,
  facets: [
    {
      kind: "conclusion",
      level: "Hard",
      completion: "The five doorways that agree with the old explanation ______",
      key: {
        text: "may face the sunrise only because water happens to lie that way.",
        reason: "The direction of water accounts for all fourteen, these five included.",
      },
      wrong: [
        {
          text: "are likely to have been made by other builders than those of the nine.",
          code: "possibility-as-fact",
          reason: "All fourteen follow one rule, so nothing calls for a second group of builders.",
        },
        {
          text: "show that the builders cared more for sunrise than for water.",
          code: "contradicts-the-text",
          reason: "All the doorways open toward water, and only five toward the sunrise.",
        },
        {
          text: "prove that midsummer had no meaning at all for the builders.",
          code: "too-extreme",
          reason: "The doorways may not mark midsummer; that it meant nothing does not follow.",
        },
      ],
      evidence: [
        "every doorway of the fourteen opens downhill, in the direction of the nearest water",
        "five of them do face northeast",
      ],
      opening: "One rule fits five circles, the other fits all fourteen, the five among them.",
      steps: [
        "The sunrise explains five doorways and leaves nine. Water explains *every doorway of the fourteen*. So the five may face the sunrise merely because, there, it lies in the direction of water.",
      ],
      hint: "Which explanation covers more of the doorways, and does it cover the five?",
      tip: habits.conclusion,
    },
    {
      kind: "structure",
      level: "Hard",
      key: {
        text: "It gives an explanation and then findings that fit another better.",
        reason: "The sunrise is the explanation held so far; the doorways agree better with water.",
      },
      wrong: [
        {
          text: "It gives an explanation and then findings that leave it unshaken.",
          code: "contradicts-the-text",
          reason: "Nine of fourteen doorways go against it.",
        },
        {
          text: "It describes a site and then the methods by which it was measured.",
          code: "too-narrow",
          reason: "That it was measured is said in a word; no methods are described.",
        },
        {
          text: "It describes a dispute and then the evidence offered by each side.",
          code: "not-in-the-text",
          reason: "Only one party, the archaeologist, offers evidence.",
        },
      ],
      evidence: [
        "It has long been held",
        "every doorway of the fourteen opens downhill, in the direction of the nearest water",
      ],
      opening: "The text states what has long been held and then reports measurements.",
      steps: [
        "*It has long been held* introduces the sunrise. The measurements give five doorways for it, nine against it, and all fourteen for the direction of water.",
      ],
      hint: "Count how many doorways speak for each direction.",
      tip: habits.structure,
    },
  ],
};
