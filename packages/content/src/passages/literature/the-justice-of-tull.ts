import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theJusticeOfTull: Passage = {
  id: "the-justice-of-tull",
  genre: "novel",
  text: "*The Justice of Tull* is a novel written for SAT Practice in the manner of the 1820s. The narrator portrays Mr. Brand, a magistrate, as someone who takes for respect what is in truth the fear that he inspires.",
  facets: [
    {
      kind: "quotation",
      level: "Hard",
      stem: "Which quotation from *The Justice of Tull* most effectively illustrates the claim?",
      key: {
        text: "Mr. Brand observed with pleasure that all talk ceased as he came in, and that nobody resumed it till he had gone; such, he reflected, was the regard in which the town held its magistrate.",
        reason: "The town is struck silent by his coming, and he is pleased to call it regard.",
      },
      wrong: [
        {
          text: "Mr. Brand had it in his power to send any man in the room to jail, and was aware that every man in the room knew it; he took the chair by the fire, which somebody had been quick to leave for him.",
          code: "half-right",
          reason: "He is feared here, but he knows it to be fear and does not mistake it.",
        },
        {
          text: "Mr. Brand supposed that the town was in terror of him, and walked through it with a frown; the children, who were fond of him, walked behind in a row, and frowned likewise.",
          code: "relationship-reversed",
          reason: "Here he takes for fear what is really fondness.",
        },
        {
          text: "Mr. Brand was bowed to in the street by those who had been before him in the court, and by those who had not; and he returned every bow, having been taught to do so by his mother.",
          code: "beside-the-point",
          reason:
            "Bows are given and returned, but neither the fear nor his mistake about it appears.",
        },
      ],
      evidence: ["takes for respect what is in truth the fear that he inspires"],
      opening: "The quotation must show fear in others and a flattering mistake in him.",
      steps: [
        "Talk that stops when a man comes in and starts when he has gone is the talk of people who are afraid. Mr. Brand is pleased and calls it *the regard in which the town held its magistrate*.",
      ],
      hint: "Ask in each quotation what the town feels, and what Mr. Brand thinks that it feels.",
      tip: habits.quotation,
    },
  ],
};
