import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const theFirstCoatOfPaint: Pair = {
  id: "the-first-coat-of-paint",
  genre: "arts",
  source:
    "Published studies of color on ancient sculpture and the debate on painted reconstructions: surviving pigment lies mostly against the stone.",
  texts: [
    prose`
      Visitors who have known Greek statues only as white marble are often startled by the painted
      copies that museums now exhibit. Yet traces of pigment leave no doubt that many of the
      originals were brightly colored. If the copies offend our taste, it is because that taste was
      formed by centuries of looking at faded stone. To stand before such a copy is to see at last
      what the ancient Greeks saw.
    `,
    prose`
      Chemistry can often tell which pigment lay against the marble of a Greek statue. It can seldom
      tell how the painter went on from there, for painters worked in layers, and the upper layers
      are the first to weather away. Paintings that survive on ancient walls show shading of great
      delicacy. A copy in flat, even color may therefore reproduce the first coat of a work whose
      last coat was the one on view.
    `,
  ],
  facets: [
    {
      kind: "agreement",
      level: "Easy",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "Greek statues that survive as bare stone once had color on them.",
        reason:
          "Text 1 has *no doubt* of it, and Text 2 asks only how the painters went on from the first layer.",
      },
      wrong: [
        {
          text: "Museums ought not to show painted copies of Greek statues beside the originals.",
          code: "not-in-the-text",
          reason: "Neither text says what museums should or should not show.",
        },
        {
          text: "Chemistry has revealed nearly all there is to know about how statues were painted.",
          code: "contradicts-the-text",
          reason: "Text 2 says that chemistry can seldom tell how the painter went on.",
        },
        {
          text: "Visitors dislike painted copies because they are used to seeing faded stone.",
          code: "wrong-person-or-text",
          reason: "Only Text 1 speaks of visitors and their taste.",
        },
      ],
      evidence: [
        "traces of pigment leave no doubt that many of the originals were brightly colored",
        "which pigment lay against the marble of a Greek statue",
      ],
      opening: "The texts disagree about the copies, not about whether statues were painted.",
      steps: [
        "Text 1 says that *many of the originals were brightly colored*. Text 2 takes for granted that *pigment lay against the marble*. Both therefore hold that such statues once had color.",
      ],
      hint: "Ask what both authors take for granted before they part ways.",
      tip: habits.agreement,
    },
    {
      kind: "response",
      level: "Medium",
      stem: "Based on the texts, how would the author of Text 2 most likely respond to the last sentence of Text 1?",
      key: {
        text: "By suggesting that a copy may lack the very layers that the Greeks would have had before their eyes",
        reason: "The copy may show *the first coat of a work whose last coat was the one on view*.",
      },
      wrong: [
        {
          text: "By suggesting that a copy may be brighter than the Greeks liked the statues of their gods to be",
          code: "not-in-the-text",
          reason: "What the Greeks liked is not discussed in Text 2.",
        },
        {
          text: "By suggesting that a copy may contain pigments that were unknown to the painters of the originals",
          code: "contradicts-the-text",
          reason: "The pigment against the marble is what chemistry *can often tell*.",
        },
        {
          text: "By suggesting that a copy may mislead visitors who have never seen the paintings on any ancient walls",
          code: "words-echoed",
          reason:
            "Wall paintings serve as evidence of delicate shading, not as a lesson for visitors.",
        },
      ],
      evidence: [
        "what the ancient Greeks saw",
        "the first coat of a work whose last coat was the one on view",
      ],
      opening: "What the Greeks saw was the last coat, and that is the coat most easily lost.",
      steps: [
        "For Text 1 a copy shows *what the ancient Greeks saw*. For Text 2 *the upper layers are the first to weather away*, so that a copy in flat color may reproduce only *the first coat*.",
      ],
      hint: "Compare what the Greeks saw with what a copy can be based on.",
      tip: habits.response,
    },
    {
      kind: "response",
      level: "Hard",
      stem: "Based on the texts, how would the author of Text 2 most likely describe the traces of pigment mentioned in Text 1?",
      key: {
        text: "As sound evidence that the statues were painted but partial evidence of how they looked",
        reason:
          "They tell which pigment lay against the marble, but not what the painter put over it.",
      },
      wrong: [
        {
          text: "As weak evidence that the statues were painted but good evidence of which colors existed",
          code: "half-right",
          reason: "That statues were painted is not in doubt in Text 2.",
        },
        {
          text: "As sound evidence of how the statues looked but partial evidence of when they were painted",
          code: "contradicts-the-text",
          reason: "How they looked is what the traces can seldom show; dates are not discussed.",
        },
        {
          text: "As partial evidence of how walls were painted but sound evidence of how statues were",
          code: "words-echoed",
          reason:
            "Wall paintings are known from the walls; the traces are of statues, and partial.",
        },
      ],
      evidence: [
        "Chemistry can often tell which pigment lay against the marble",
        "It can seldom tell how the painter went on from there",
      ],
      opening:
        "The first two sentences of Text 2 say what the traces can show and what they cannot.",
      steps: [
        "The traces *can often tell which pigment lay against the marble*: the statue was painted. They *can seldom tell how the painter went on from there*: how it finally looked is known only in part.",
      ],
      hint: "Divide what chemistry can often do, in Text 2, from what it can seldom do.",
      tip: habits.response,
    },
  ],
};
