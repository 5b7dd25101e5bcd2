import type { NoteSet } from "../note-set.ts";

export const botanistInDisguise: NoteSet = {
  id: "botanist-in-disguise",
  field: "history",
  source: "Ridley, The Discovery of Jeanne Baret (2010); standard histories of exploration",
  notes: [
    "Jeanne Baret (1740-1807) was a Frenchwoman with a wide knowledge of plants.",
    "In the 1760s, the French navy did not allow women on its ships.",
    "Dressed as a man, Baret joined Bougainville's voyage around the world in 1766 as assistant to the botanist Philibert Commerson.",
    "With Commerson, she gathered plants in South America and on islands of the Pacific.",
    "Her disguise was discovered during the voyage, and the two left it at Mauritius in 1768.",
    "Back in France by 1775, she was the first woman known to have sailed around the world.",
  ],
  questions: [
    {
      goal: "reason",
      level: "Easy",
      wants: "explain why Baret dressed as a man for the voyage",
      uses: [0, 1, 2],
      key: {
        text: "Jeanne Baret dressed as a man for Bougainville's voyage because the French navy did not allow women on its ships.",
        reason: "This names the rule that made the disguise necessary.",
      },
      wrong: [
        {
          text: "Jeanne Baret, dressed as a man, took part in Bougainville's voyage as assistant to the botanist Philibert Commerson.",
          code: "half-right",
          reason: "This mentions the disguise without its cause.",
        },
        {
          text: "Jeanne Baret, who had dressed as a man for Bougainville's voyage, was the first woman known to have sailed around the world.",
          code: "wrong-purpose",
          reason: "This says what Baret achieved and not why she was dressed as a man.",
        },
        {
          text: "Jeanne Baret, whose disguise had been discovered, left Bougainville's voyage with Philibert Commerson in 1768.",
          code: "beside-the-point",
          reason: "This tells how her part in the voyage ended.",
        },
      ],
      step: "The disguise must be traced to a cause. The note on the navy contains it.",
      look: "what the French navy did not allow",
    },
    {
      goal: "achievement",
      level: "Medium",
      wants: "emphasize Baret's achievement in the history of travel",
      uses: [2, 4, 5],
      key: {
        text: "With her return to France, by 1775, Jeanne Baret, who had set out in disguise, became the first woman known to have sailed around the world.",
        reason: "This states her feat and says that no woman before her is known to have done it.",
      },
      wrong: [
        {
          text: "With her departure from Bougainville's voyage at Mauritius, in 1768, Jeanne Baret became the first woman known to have sailed around the world.",
          code: "contradicts-the-text",
          against: 5,
          reason: "She completed the journey on her return to France, by 1775.",
        },
        {
          text: "When her disguise was discovered, Jeanne Baret was sailing around the world with Bougainville as assistant to the botanist Philibert Commerson.",
          code: "half-right",
          reason: "This shows her on the way and not what she achieved by completing it.",
        },
        {
          text: "When she joined Bougainville's voyage as assistant to the botanist Philibert Commerson, in 1766, Jeanne Baret already had a wide knowledge of plants.",
          code: "beside-the-point",
          reason: "This concerns her knowledge of plants before the journey.",
        },
      ],
      step: "The achievement must be one of travel, and the sentence must say what was new in it. The last note does so.",
      look: "what Baret was the first woman to do",
    },
    {
      goal: "overview",
      level: "Medium",
      wants: "give an overview of Baret's journey from its beginning to its end",
      uses: [0, 1, 2, 3, 4, 5],
      key: {
        text: "Jeanne Baret set out with Bougainville in disguise in 1766, gathered plants on the way, left the voyage at Mauritius in 1768, and was back in France by 1775.",
        reason: "This follows the journey through its stages in order.",
      },
      wrong: [
        {
          text: "Having joined Bougainville's voyage in disguise in 1766, Jeanne Baret gathered plants with the botanist Philibert Commerson in South America and on Pacific islands.",
          code: "half-right",
          reason: "This covers the first stages and breaks off.",
        },
        {
          text: "Having joined Bougainville's voyage in disguise at Mauritius in 1768, Jeanne Baret gathered plants with Philibert Commerson in South America and was back in France by 1775.",
          code: "contradicts-the-text",
          against: 4,
          reason: "Mauritius, in 1768, was where she left the voyage.",
        },
        {
          text: "Having a wide knowledge of plants, Jeanne Baret could serve as assistant to a botanist on a voyage on which the French navy did not allow women.",
          code: "beside-the-point",
          reason: "This deals with her place on the ship and not with the journey's course.",
        },
      ],
      step: "An overview needs several stages in their order. The notes from the third on give them.",
      look: "how the journey began, went on, and ended",
    },
    {
      goal: "category",
      level: "Easy",
      wants: "identify the position that Baret held on the voyage",
      uses: [0, 2],
      key: {
        text: "Jeanne Baret joined Bougainville's voyage around the world as assistant to the botanist Philibert Commerson.",
        reason: "This names the post, that of a botanist's assistant.",
      },
      wrong: [
        {
          text: "On Bougainville's voyage, Jeanne Baret was disguised as a man, since the French navy allowed no women on its ships.",
          code: "wrong-purpose",
          reason: "This explains her disguise.",
        },
        {
          text: "On Bougainville's voyage, Jeanne Baret, disguised as a man, worked with the botanist Philibert Commerson until the two left it in 1768.",
          code: "half-right",
          reason: "This says with whom she worked and not in what position.",
        },
        {
          text: "After Bougainville's voyage, Jeanne Baret was the first woman known to have sailed around the world.",
          code: "beside-the-point",
          reason: "This gives her place in history.",
        },
      ],
      step: "A position is the post that somebody fills. One note says as what Baret joined.",
      look: "as what Baret joined the voyage",
    },
  ],
};
