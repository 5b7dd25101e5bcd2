import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const wagesAfterThePlague: Pair = {
  id: "wages-after-the-plague",
  genre: "history",
  source:
    "Wages and serfdom in western and eastern Europe after the Black Death: standard economic histories",
  texts: [
    prose`
      The plague of 1348 killed perhaps a third of the people of Europe, and those it spared
      were worth more than before. Fields stood unreaped; lords outbid each other for hands.
      In England, in spite of laws meant to hold them down, wages rose, and serfs walked off
      to better masters. Where labor is scarce, the economist Hale concludes, the laborer
      becomes free.
    `,
    prose`
      East of the Elbe, labor was scarcer still, and there, in the two centuries after 1400,
      peasants who had been free were bound to the soil. The lords needed hands no less than
      English lords did; but they faced no strong crown and few towns to which a peasant
      could run, and so they had the power to take what others had to buy.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Hard",
      stem: "Based on the texts, how would the author of Text 2 most likely respond to Hale's conclusion in Text 1?",
      key: {
        text: "Scarce labor gives lords a reason to bind their peasants to the soil as well as to outbid each other",
        reason:
          "East of the Elbe, lords with enough power took the labor that English lords had to buy.",
      },
      wrong: [
        {
          text: "Scarce labor had little to do with what became of workers in either part of Europe",
          code: "contradicts-the-text",
          reason: "The lords in the east bound peasants because they needed hands.",
        },
        {
          text: "Scarce labor made workers free in the east too, though two centuries later than in England",
          code: "wrong-group-or-measure",
          reason: "In those two centuries free peasants were bound to the soil.",
        },
        {
          text: "Scarce labor raised wages less by itself than through the laws that England made at the time",
          code: "wrong-person-or-text",
          reason: "The English laws, which belong to Text 1, were meant to hold wages down.",
        },
      ],
      evidence: [
        "they had the power to take what others had to buy",
        "peasants who had been free were bound to the soil",
      ],
      opening: "The same want of hands led to freedom in one place and to bondage in the other.",
      steps: [
        "Hale makes freedom follow from scarcity. Text 2 names a region where *labor was scarcer still* and peasants lost their freedom, since lords *had the power to take what others had to buy*.",
      ],
      hint: "What happened to peasants in the place where labor was scarcest?",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Medium",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "For want of hands, lords of that age sought labor by whatever means they had.",
        reason: "English lords outbid each other, and lords in the east used their power.",
      },
      wrong: [
        {
          text: "For want of a strong crown above them, lords of that age could bind their peasants.",
          code: "too-narrow",
          reason: "This is the case in the east, of which Text 1 does not speak.",
        },
        {
          text: "For want of workers, lords of that age had to let their serfs walk away to others.",
          code: "wrong-person-or-text",
          reason: "This is so in Text 1; in Text 2 peasants were bound instead.",
        },
        {
          text: "For want of silver, lords of that age could not pay the wages asked.",
          code: "not-in-the-text",
          reason: "Neither text says that money was lacking.",
        },
      ],
      evidence: [
        "lords outbid each other for hands",
        "The lords needed hands no less than English lords did",
      ],
      opening: "Lords everywhere needed hands, and each got them in the way open to him.",
      steps: [
        "In England *lords outbid each other for hands*; in the east they *needed hands no less* and *had the power to take*. The need was shared, the means were not.",
      ],
      hint: "What do the lords of the two texts have in common?",
      tip: habits.agreement,
    },
  ],
};
