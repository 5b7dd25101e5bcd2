import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const holesInThePot: Pair = {
  id: "holes-in-the-pot",
  genre: "science",
  source:
    "Milk fat in pierced pottery of early farmers in Europe: published studies in archaeology",
  texts: [
    prose`
      Among the broken pots of the first farmers of central Europe are some that had been pierced
      all over with small holes. They look very like the strainers of a village dairy, and one
      archaeologist concluded that the farmers had made cheese: in such a vessel the curds stay
      and the whey runs out. Colleagues objected that many things have holes. One strains honey,
      too, and a cover pierced with holes keeps embers alive overnight.
    `,
    prose`
      Clay that has not been glazed soaks up a little of whatever is put in it, and will give some
      of it back to a chemist seven thousand years later. Chemists examined fifty pieces of the
      pierced pottery, as well as plain pots that had lain beside them. In the plain pots they
      found the fat of beef or mutton. In the pierced pottery they found fat from milk, and hardly
      anything else.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Easy",
      stem: "Based on the texts, how would the chemists in Text 2 most likely respond to the archaeologist's conclusion in Text 1?",
      key: {
        text: "By supporting it with traces of milk in the clay",
        reason: "Fat from milk in the pierced pottery is what strainers for cheese would leave.",
      },
      wrong: [
        {
          text: "By opposing it with traces of beef or of mutton",
          code: "relationship-reversed",
          reason: "That fat was in the plain pots.",
        },
        {
          text: "By supporting it with strainers used at a later time",
          code: "wrong-person-or-text",
          reason: "The likeness to strainers of a dairy belongs to Text 1.",
        },
        {
          text: "By opposing it with signs of honey or of fire",
          code: "contradicts-the-text",
          reason: "There was *hardly anything else* than fat from milk.",
        },
      ],
      evidence: [
        "In the pierced pottery they found fat from milk",
        "one archaeologist concluded that the farmers had made cheese",
      ],
      opening: "A strainer for cheese should have milk in it, and these had.",
      steps: [
        "The archaeologist thinks of cheese. The chemists *found fat from milk, and hardly anything else* in the pierced pottery.",
      ],
      hint: "What would one expect to find in a vessel that had been used for cheese?",
      tip: habits.response,
    },
    {
      kind: "response",
      level: "Medium",
      stem: "Based on the texts, how would the chemists in Text 2 most likely respond to the colleagues who in Text 1 speak of honey and embers?",
      key: {
        text: "By noting that neither would account for what was found in the clay",
        reason: "Neither honey nor embers bring fat from milk into clay.",
      },
      wrong: [
        {
          text: "By noting that honey leaves nothing that a chemist is able to find",
          code: "not-in-the-text",
          reason: "What honey leaves is not spoken of.",
        },
        {
          text: "By noting that the plain pots were the ones that were set on embers",
          code: "wrong-group-or-measure",
          reason: "Where the plain pots were set is not said.",
        },
        {
          text: "By noting that pots with holes had some uses and plain pots had more",
          code: "half-right",
          reason: "They distinguish what was in the pots; they do not count uses.",
        },
      ],
      evidence: ["fat from milk, and hardly anything else", "One strains honey, too"],
      opening: "A use has to fit with what the vessel has soaked up.",
      steps: [
        "Clay keeps *a little of whatever is put in it*. If the holes had been for honey or embers, there would be no reason to find *fat from milk*.",
      ],
      hint: "What would a pot for honey, or a cover for embers, have soaked up?",
      tip: habits.response,
    },
    {
      kind: "response",
      level: "Hard",
      stem: "Based on the texts, how would the chemists in Text 2 most likely describe what the plain pots did for the question raised in Text 1?",
      key: {
        text: "As ruling out that fat from milk had found its way into all the clay that lay there",
        reason:
          "The plain pots *had lain beside* the others and held fat of meat, so the milk belongs to the holes.",
      },
      wrong: [
        {
          text: "As ruling out that clay without holes in it was able to take up fat of any kind",
          code: "contradicts-the-text",
          reason: "The plain pots gave back the fat of beef or mutton.",
        },
        {
          text: "As showing that the farmers ate more beef and mutton than they ate cheese",
          code: "possibility-as-fact",
          reason: "What was in two kinds of pots does not tell how much was eaten.",
        },
        {
          text: "As showing that the strainers of a village dairy are older than had been thought",
          code: "not-in-the-text",
          reason: "Nothing follows about dairies of a later time.",
        },
      ],
      evidence: [
        "as well as plain pots that had lain beside them",
        "In the plain pots they found the fat of beef or mutton.",
      ],
      opening: "Pots from the same ground show what the ground itself did not bring.",
      steps: [
        "If milk fat were in every pot there, it would say nothing of the holes. *In the plain pots* there was *the fat of beef or mutton*; only in the pierced pottery was it milk.",
      ],
      hint: "What would the milk fat be worth if the plain pots had held it as well?",
      tip: habits.response,
    },
  ],
};
