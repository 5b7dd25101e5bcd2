import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const theVillageUnderTheGrass: Pair = {
  id: "the-village-under-the-grass",
  genre: "history",
  texts: [
    prose`
      From the air one sees it plainly: two streets, forty house plots, a church without a
      roof, all under grass. Tax rolls name fifty families there in 1340. In 1377 they name
      seven. Between the two dates lies the plague, and for the archaeologist Brandt there
      is no more to be explained. The village, in her words, was killed in a single summer.
    `,
    prose`
      We dug in nine of the plots. In five, the hearths had gone cold, and the yards been
      turned over to sheep, by about 1320, to judge by the latest coins and pots; the fields
      were sour, and the wool of the abbey paid. Those who were taxed in 1340 were taxed, it
      seems, as absent owners. The plague did come, and it found a good deal of the work
      already done.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Hard",
      stem: "Based on the texts, how would the authors of Text 2 most likely characterize Brandt's account of the village in Text 1?",
      key: {
        text: "As assigning to a single summer what had been going on for at least a generation before",
        reason:
          "Five of nine plots were empty by about 1320, and the plague found much of the work done.",
      },
      wrong: [
        {
          text: "As blaming the plague for a loss that took place long after it had passed",
          code: "contradicts-the-text",
          reason: "The plots in Text 2 were given up before the plague.",
        },
        {
          text: "As placing the plague in a village that it can be shown never to have reached",
          code: "too-extreme",
          reason: "*The plague did come*, Text 2 says.",
        },
        {
          text: "As trusting to the view from the air where coins and pots would have borne her out",
          code: "not-in-the-text",
          reason: "Coins and pots speak against her account.",
        },
      ],
      evidence: [
        "it found a good deal of the work already done",
        "by about 1320, to judge by the latest coins and pots",
      ],
      opening:
        "The village had been emptying for decades before the summer in which it is said to die.",
      steps: [
        "Brandt has the village *killed in a single summer*. In Text 2 more than half of the plots dug were given up *by about 1320*, so that the plague *found a good deal of the work already done*.",
      ],
      hint: "When did the hearths go cold, according to the dig?",
      tip: habits.response,
    },
    {
      kind: "response",
      level: "Medium",
      stem: "Based on the texts, how would the authors of Text 2 most likely respond to the use that Text 1 makes of the tax roll of 1340?",
      key: {
        text: "By explaining that families were taxed there as owners of plots they no longer lived on",
        reason: "They were taxed *as absent owners*.",
      },
      wrong: [
        {
          text: "By explaining that families of the village often paid what they owed in taxes to the abbey instead",
          code: "not-in-the-text",
          reason: "The abbey is mentioned for its wool, not for its taxes.",
        },
        {
          text: "By explaining that families left out of it were still living there",
          code: "contradicts-the-text",
          reason: "It names families who, on the evidence of the hearths, had gone.",
        },
        {
          text: "By explaining that officials had forged it to hide the loss of families",
          code: "wrong-strength-or-tone",
          reason: "No forgery is suggested; the families owned land and were taxed for it.",
        },
      ],
      evidence: [
        "Those who were taxed in 1340 were taxed, it seems, as absent owners.",
        "Tax rolls name fifty families there in 1340.",
      ],
      opening: "A name on the roll shows that someone paid, not that someone lived there.",
      steps: [
        "Text 1 takes fifty names for fifty households. Text 2: *Those who were taxed in 1340 were taxed, it seems, as absent owners.*",
      ],
      hint: "What does it take to be on a tax roll?",
      tip: habits.response,
    },
  ],
};
