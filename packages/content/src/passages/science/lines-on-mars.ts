import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const linesOnMars: Pair = {
  id: "lines-on-mars",
  genre: "science",
  source:
    "The canals of Mars and their explanation as an illusion: standard histories of astronomy",
  texts: [
    prose`
      In the 1890s several astronomers, at good telescopes and on clear nights, drew a network of
      fine straight lines across the face of Mars. They did not invent them. They worked with care,
      and drawings made in different countries agreed on the position of many of the lines. Nature
      does not rule lines, some of them reasoned; someone on Mars must have dug canals.
    `,
    prose`
      A picture covered with faint, irregular spots was hung in a classroom, and boys who had never
      heard of canals were told to draw what they saw. Those in the front rows drew spots. Those
      farther back, where the spots were almost too small to be seen, drew lines that joined them;
      and from one boy to the next the lines were much the same.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Medium",
      stem: "Based on the texts, how would the author of Text 2 most likely respond to the point in Text 1 that drawings from different countries agreed?",
      key: {
        text: "By showing that eyes deceived in the same way will agree with each other",
        reason: "The boys farther back drew much the same lines, though there were none.",
      },
      wrong: [
        {
          text: "By showing that astronomers had seen each other's drawings",
          code: "not-in-the-text",
          reason: "Neither text suggests that the drawings were copied.",
        },
        {
          text: "By showing that drawings of faint objects hardly ever agree",
          code: "contradicts-the-text",
          reason: "The boys' drawings of faint spots did agree.",
        },
        {
          text: "By showing that lines seen close at hand turn to spots from far away",
          code: "relationship-reversed",
          reason: "In the classroom it was spots that turned into lines at a distance.",
        },
      ],
      evidence: [
        "from one boy to the next the lines were much the same",
        "drawings made in different countries agreed on the position of many of the lines",
      ],
      opening: "The boys farther back agreed as well, on lines that did not exist.",
      steps: [
        "Text 1 takes agreement as a sign that the lines are real. The boys agreed too, *from one boy to the next the lines were much the same*, and yet the picture held only spots.",
      ],
      hint: "What did the boys farther back agree on, and what was really there?",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Hard",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "The astronomers who drew the lines need not have invented them.",
        reason:
          "Text 1 says outright that they did not, and in Text 2 boys draw lines in good faith.",
      },
      wrong: [
        {
          text: "The astronomers who drew the lines had grounds for believing in canals.",
          code: "wrong-person-or-text",
          reason: "For Text 2 the lines themselves are of the observer's making.",
        },
        {
          text: "The astronomers who drew the lines had no skill in the use of telescopes.",
          code: "too-extreme",
          reason:
            "Text 1 stresses their care, and the boys' case shows that anyone may see such lines.",
        },
        {
          text: "The astronomers who drew the lines saw a pattern that nature cannot rule.",
          code: "contradicts-the-text",
          reason: "In Text 2 the pattern need not be on Mars at all.",
        },
      ],
      evidence: [
        "They did not invent them. They worked with care",
        "boys who had never heard of canals were told to draw what they saw",
      ],
      opening: "Both texts leave the observers their honesty, whatever they make of the lines.",
      steps: [
        "Text 1: *They did not invent them. They worked with care.* Text 2 explains how people who draw *what they saw* will draw lines that are not there. Neither makes the astronomers liars.",
      ],
      hint: "Does either text suggest that the lines were made up?",
      tip: habits.agreement,
    },
  ],
};
