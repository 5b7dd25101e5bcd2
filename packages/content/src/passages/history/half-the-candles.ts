import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const halfTheCandles: Passage = {
  id: "half-the-candles",
  genre: "history",
  text: prose`
    In the account books of one country house, the steward entered every pound of candles that he
    bought. In the winters of the 1740s the quantity fell by half. A historian who has studied the
    books doubts that the family had grown poor, for in the same years it spent more than ever on
    wine and music. She suggests instead that it had begun to pass the winters in the capital,
    leaving only a few servants behind.
  `,
  facets: [
    {
      kind: "function",
      level: "Easy",
      underline: "for in the same years it spent more than ever on wine and music",
      key: {
        text: "It gives a reason to doubt that the family was poor.",
        reason: "A family that spends more on pleasures has probably not grown poor.",
      },
      wrong: [
        {
          text: "It describes a habit of the family that the historian set out to study.",
          code: "wrong-purpose",
          reason: "She studies the books; the spending is evidence that she uses.",
        },
        {
          text: "It explains why the family needed fewer candles.",
          code: "words-echoed",
          reason: "Wine and music do not lessen the need for light.",
        },
        {
          text: "It admits that the account books are incomplete.",
          code: "not-in-the-text",
          reason: "The steward entered every pound; no gap in the books is mentioned.",
        },
      ],
      evidence: ["doubts that the family had grown poor, for in the same years it spent more"],
      opening: "The word *for* ties the spending to the historian's doubt.",
      steps: [
        "The historian *doubts that the family had grown poor*; *for* introduces her reason. Poverty is thus set aside, and her own explanation follows with *instead*.",
      ],
      hint: "Look at what the historian doubts just before the word *for*.",
      tip: habits.function,
    },
    {
      kind: "support",
      level: "Medium",
      stem: "Which finding, if true, would most directly support the historian's suggestion?",
      key: {
        text: "Letters that the family wrote in those winters were nearly all sent from the capital.",
        reason: "If the family was writing from the capital, it was not at the country house.",
      },
      wrong: [
        {
          text: "Letters that the family received in those winters were nearly all demands for payment.",
          code: "relationship-reversed",
          reason: "This would speak for poverty, the explanation that the historian doubts.",
        },
        {
          text: "Letters that the family wrote in those summers were nearly all about concerts in the capital.",
          code: "wrong-group-or-measure",
          reason:
            "The suggestion is about the winters; where the summers were spent does not bear on it.",
        },
        {
          text: "Letters that the family wrote in earlier summers invited many friends to the country.",
          code: "beside-the-point",
          reason:
            "That it had stayed in the country before does not show that it now went elsewhere.",
        },
      ],
      evidence: ["it had begun to pass the winters in the capital"],
      opening: "The suggestion is about where the family was in those winters.",
      steps: [
        "The historian thinks that the family had begun *to pass the winters in the capital*. Letters sent from there in just those winters would place the family where she says it was.",
      ],
      hint: "Ask of each finding when it is and whereabouts it puts the family.",
      tip: habits.support,
    },
    {
      kind: "weaken",
      level: "Hard",
      stem: "Which finding, if true, would most directly weaken the historian's suggestion?",
      key: {
        text: "In winter weeks the kitchen went through as much meat and flour as in the years before.",
        reason:
          "Had the family gone, leaving a few servants, the kitchen would have needed far less.",
      },
      wrong: [
        {
          text: "In those winters the musicians whom the family paid gave no concerts in the country.",
          code: "contradicts-the-text",
          reason:
            "Musicians paid but not playing in the country fit well with a family in the capital.",
        },
        {
          text: "In those summers the house used nearly as many candles as it had in earlier summers.",
          code: "wrong-group-or-measure",
          reason: "The family is supposed to have been away in the winters only.",
        },
        {
          text: "In those winters the servants who were left at the house were paid as much each week as they had been before.",
          code: "beside-the-point",
          reason: "What the few who stayed were paid does not tell whether the family was there.",
        },
      ],
      evidence: [
        "it had begun to pass the winters in the capital, leaving only a few servants behind",
      ],
      opening: "If only a few servants had been left, more than the candles should have fallen.",
      steps: [
        "The suggestion means that the house stood almost empty in winter. An empty house needs less food as well as less light; if as much was eaten as before, the household had not gone away.",
      ],
      hint: "Ask what else, besides candles, a nearly empty house would use less of.",
      tip: habits.weaken,
    },
  ],
};
