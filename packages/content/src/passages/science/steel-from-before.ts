import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const steelFromBefore: Passage = {
  id: "steel-from-before",
  genre: "science",
  source:
    "Low-background steel and the ships from which it was salvaged: standard accounts in radiation measurement",
  text: prose`
    Instruments that count faint radiation are shielded with steel, and for decades the steel most
    sought after for them came from ships that had sunk before 1945. Later steel was itself a
    little radioactive. Atomic tests were plainly to blame, for they had spread radioactive dust
    through the air of the whole world. But how had the dust come into the steel? One might think
    of the ore, lying open to the rain. A metallurgist thought of the furnace. To make a ton of
    steel, she said, you blow air through molten iron, and what is in the air stays in the
    iron.
  `,
  facets: [
    {
      kind: "support",
      level: "Easy",
      stem: "Which finding, if true, would most directly support the metallurgist's idea?",
      key: {
        text: "With filtered air, ore from open heaps was made into steel as clean as that of the old ships.",
        reason: "The ore was as it had been; cleaning the air was enough to keep the steel clean.",
      },
      wrong: [
        {
          text: "When ore that had been kept from the rain was used, dusty air gave steel that was not radioactive.",
          code: "contradicts-the-text",
          reason: "This would clear the air and put the blame on the ore.",
        },
        {
          text: "With lead in place of steel, the instruments counted radiation that was just as faint.",
          code: "wrong-group-or-measure",
          reason: "What lead does for the instruments does not tell how dust comes into steel.",
        },
        {
          text: "With the years under water, the steel of the old ships was found to have lost some of its strength.",
          code: "beside-the-point",
          reason: "The strength of the steel has nothing to do with its radioactivity.",
        },
      ],
      evidence: ["what is in the air stays in the iron", "One might think of the ore"],
      opening: "If the dust comes with the air, clean air must give clean steel from any ore.",
      steps: [
        "She thinks that *what is in the air stays in the iron*. So steel should be clean where the air was clean, even if the ore was not.",
      ],
      hint: "By her idea, what would have to be changed to get clean steel?",
      tip: habits.support,
    },
    {
      kind: "weaken",
      level: "Hard",
      stem: "Which finding, if true, would most directly weaken the metallurgist's idea?",
      key: {
        text: "On one day and with the same air, one furnace made radioactive steel from an open heap of ore and clean steel from a deep mine.",
        reason: "The air was the same for the two; only the ore differed, and with it the steel.",
      },
      wrong: [
        {
          text: "Of two batches made from one heap of ore, that from a furnace with filtered air was not radioactive and the other was.",
          code: "contradicts-the-text",
          reason: "The ore was the same and the air made the difference, as she would have it.",
        },
        {
          text: "Of two batches made in one furnace, that from a year of many tests was more radioactive than that from a year of few.",
          code: "half-right",
          reason: "In a year of many tests there is more dust in the air and also more on the ore.",
        },
        {
          text: "Of two batches equally radioactive, that from the newer furnace was judged to be the better steel for use in ships.",
          code: "beside-the-point",
          reason: "How good the steel is for ships does not show where the dust came in.",
        },
      ],
      evidence: [
        "you blow air through molten iron",
        "One might think of the ore, lying open to the rain.",
      ],
      opening: "Her idea is in trouble if the same air gives clean steel and radioactive steel.",
      steps: [
        "She blames the air. On one day and in one furnace the air is the same, so that it cannot be what makes one batch radioactive and not the other.",
      ],
      hint: "In each pair of batches, see what is the same and what is not.",
      tip: habits.weaken,
    },
    {
      kind: "function",
      level: "Easy",
      underline: "One might think of the ore, lying open to the rain.",
      key: {
        text: "It offers an answer before the text goes on to a different one.",
        reason: "*The ore* is one answer to the question before it, and *the furnace* another.",
      },
      wrong: [
        {
          text: "It gives evidence for an answer that was offered earlier.",
          code: "wrong-purpose",
          reason: "No answer to the question has been offered before.",
        },
        {
          text: "It says why the question just raised is without an answer.",
          code: "contradicts-the-text",
          reason: "It proposes an answer.",
        },
        {
          text: "It presents the view that the metallurgist puts forward.",
          code: "wrong-person-or-text",
          reason: "*A metallurgist thought of the furnace.*",
        },
      ],
      evidence: [
        "But how had the dust come into the steel?",
        "A metallurgist thought of the furnace.",
      ],
      opening: "A question goes before the sentence, and a second answer comes after it.",
      steps: [
        "*How had the dust come into the steel?* The ore would be one way in. The next sentence has another: *the furnace*.",
      ],
      hint: "What do *ore* here and *furnace* in the next sentence have in common?",
      tip: habits.function,
    },
    {
      kind: "conclusion",
      level: "Medium",
      completion:
        "If she was right, the steel of such a ship would lose its worth for instruments once it had been ______",
      key: {
        text: "melted down and blown with air again.",
        reason: "Air blown through the melted steel would bring dust into it, as into any other.",
      },
      wrong: [
        {
          text: "left lying in the rain beside the ore.",
          code: "wrong-person-or-text",
          reason: "The rain belongs to the other answer, that of the ore.",
        },
        {
          text: "carried to a port far from the wreck.",
          code: "not-in-the-text",
          reason: "Distance has no part in her idea.",
        },
        {
          text: "shielded by steel from another ship.",
          code: "relationship-reversed",
          reason: "It is steel that shields the instruments.",
        },
      ],
      evidence: ["you blow air through molten iron, and what is in the air stays in the iron"],
      opening: "By her idea steel takes in dust at one moment only, when air goes through it.",
      steps: [
        "The old ship's steel is clean since the air was clean when it was made. *What is in the air stays in the iron*: to melt it and blow it anew is to let the dust in.",
      ],
      hint: "At what moment, by her idea, does the dust come in?",
      tip: habits.conclusion,
    },
  ],
};
