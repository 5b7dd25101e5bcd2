import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theGaugeAndTheCellar: Passage = {
  id: "the-gauge-and-the-cellar",
  genre: "science",
  text: prose`
    "The Gauge in the Orchard" is a weather diary by an invented apothecary, written for SAT
    Practice in the manner of the 1780s. The author takes care, even where the two agree, to keep
    what has been measured apart from what has merely been told.
  `,
  facets: [
    {
      kind: "quotation",
      level: "Hard",
      stem: `Which quotation from "The Gauge in the Orchard" most effectively illustrates the claim?`,
      key: {
        text: "Frost: four degrees by this glass, and four by the word of the carter, who owns none; his four stands in a margin.",
        reason: "The two figures agree, and still hearsay is kept out of the column.",
      },
      wrong: [
        {
          text: "Rain, by my gauge an inch and a tenth; the miller says three inches, but his gauge is his cellar, and I leave him out.",
          code: "half-right",
          reason:
            "Here what is measured is kept apart from what is told, but the two do not agree.",
        },
        {
          text: "Wind from the west; the sexton says that it blew from the south until noon, and as he rises earlier than I do I have put it down so.",
          code: "contradicts-the-text",
          reason: "What was told is entered as if it had been seen.",
        },
        {
          text: "Fog; my glass and the hall's differ by two degrees, and I shall carry mine there to see which is at fault.",
          code: "beside-the-point",
          reason: "Two instruments are compared, and nobody's word is concerned.",
        },
      ],
      evidence: [
        "even where the two agree",
        "to keep what has been measured apart from what has merely been told",
      ],
      opening: "The claim asks for two figures that agree and are nevertheless kept apart.",
      steps: [
        "The glass and the carter both say *four*. But the carter *owns none*, and so *his four stands in a margin*: agreement does not turn hearsay into a measurement.",
      ],
      hint: "Do not pass over the words *even where*.",
      tip: habits.quotation,
    },
  ],
};
