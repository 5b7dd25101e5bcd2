import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const bellsBeforeDawn: Pair = {
  id: "bells-before-dawn",
  genre: "history",
  source:
    "Monastic timekeeping and the spread of public clocks in European towns: standard histories of technology",
  texts: [
    prose`
      Why did the mechanical clock appear in Europe when it did, around 1300? The answer,
      one historian argues, lies in the monastery. Monks had to rise and pray at fixed hours
      of the night, when no sundial serves, and those who overslept did penance. A people
      that has lived by the bell for seven centuries will, sooner or later, build a machine
      to ring it.
    `,
    prose`
      If prayer had been enough, there would have been clocks in 800. What had changed by
      1300 was the town. A weaver hired by the day wants to know when the day is over; so,
      for other reasons, does his employer. It was towns that paid for the great clocks,
      though the men they sent for, and the word for what they ordered, which meant "bell,"
      came from the cloister.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Hard",
      stem: "Based on the texts, how would the author of Text 2 most likely respond to the historian's explanation in Text 1?",
      key: {
        text: "The monasteries' need of bells accounts for the skill but not for the date",
        reason:
          "If prayer had been enough, there would have been clocks in 800; yet the makers came from the cloister.",
      },
      wrong: [
        {
          text: "The monasteries' need of bells accounts for the date but not for the skill",
          code: "relationship-reversed",
          reason: "It is the date, 1300 and not 800, that Text 2 finds unexplained.",
        },
        {
          text: "The monasteries' need of bells accounts for neither the skill nor the date",
          code: "too-extreme",
          reason: "The men whom the towns sent for came from the cloister.",
        },
        {
          text: "The monasteries' need of bells accounts for the date as well as for the skill",
          code: "contradicts-the-text",
          reason: "If prayer had been enough, Text 2 says, there would have been clocks in 800.",
        },
      ],
      evidence: [
        "If prayer had been enough, there would have been clocks in 800.",
        "the men they sent for",
      ],
      opening: "Text 2 asks why clocks came when they did, and there the monks do not help.",
      steps: [
        "*If prayer had been enough, there would have been clocks in 800.* So the towns explain the time. But the makers *came from the cloister*, and so monks' work was not without effect.",
      ],
      hint: "What does the year 800 prove, and where did the towns find their clockmakers?",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Easy",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "Monks had a part in the story of the mechanical clock.",
        reason: "In Text 1 they needed it, and in Text 2 its makers came from the cloister.",
      },
      wrong: [
        {
          text: "Monks were the first people to own a clock that was a machine.",
          code: "wrong-person-or-text",
          reason: "Text 1 comes near to this, but Text 2 has the towns pay for the great clocks.",
        },
        {
          text: "Monks who overslept used a sundial to excuse themselves.",
          code: "contradicts-the-text",
          reason: "At night, Text 1 says, no sundial serves.",
        },
        {
          text: "Towns needed to know the hour at which the working day was over.",
          code: "too-narrow",
          reason: "Only Text 2 speaks of towns and their workers.",
        },
      ],
      evidence: [
        "Monks had to rise and pray at fixed hours of the night",
        "came from the cloister",
      ],
      opening: "Both texts bring in the monks, one as the cause and the other as the makers.",
      steps: [
        "In Text 1 monks *had to rise and pray at fixed hours*. In Text 2 the clockmakers *came from the cloister*.",
      ],
      hint: "What is said of the cloister in each text?",
      tip: habits.agreement,
    },
  ],
};
