import { wordSet } from "./word-set.ts";

export const commissionedDiscreditedDismantledAugmented = wordSet({
  id: "commissioned-discredited-dismantled-augmented",
  contexts: {
    commissioned: {
      level: "Medium",
      clueKind: "W2",
      text: "The portrait of the mayor was not the gift of an admirer, as its plaque has it. From account books found in his cellar it is clear that the mayor himself ______ it: he chose the painter, named the price, and sent the first version back for a firmer chin.",
      clue: "chose the painter, named the price",
      reason:
        "To choose the painter and name the price is to order a picture, or to have *commissioned* it.",
      misfits: {
        discredited: {
          code: "wrong-strength-or-tone",
          reason:
            "The plaque is shown to be wrong, but not by the mayor, who was pleased enough to pay.",
        },
        dismantled: {
          code: "contradicts-the-text",
          reason: "A portrait that still has its plaque was not taken apart.",
        },
        augmented: {
          code: "half-right",
          reason:
            "A firmer chin is a change, but a mayor who chose the painter and the price had begun the whole.",
        },
      },
      opening: "The mayor chose the painter and named the price: he had ordered the picture.",
      hint: "In what relation to a picture does one stand who names its price?",
    },
    discredited: {
      level: "Hard",
      clueKind: "W3",
      text: "For a generation the little shard ranked as the best evidence that traders from the south had reached the island before 1500. Then a chemist found in its glaze a pigment that was first sold in 1938. The finding ______ the shard at once, and several maps of trade were quietly redrawn.",
      clue: "a pigment that was first sold in 1938",
      reason:
        "A pigment of 1938 takes away all trust in the shard as evidence: it *discredits* it.",
      misfits: {
        commissioned: {
          code: "relationship-reversed",
          reason: "The pigment dates the shard, but the finding did not order it to be made.",
        },
        dismantled: {
          code: "words-echoed",
          reason: "It was the theory that fell apart, not the shard.",
        },
        augmented: {
          code: "contradicts-the-text",
          reason: "The maps were redrawn because there was less evidence now, not more.",
        },
      },
      opening: "A pigment first sold in 1938 shows that the shard is no evidence for 1500.",
      hint: "What can a pigment of 1938 prove about a shard thought to be older than 1500?",
    },
    dismantled: {
      level: "Easy",
      clueKind: "W4",
      text: "Brick by brick, and with a number painted on each, the workers ______ the old observatory on the hill. The bricks crossed the ocean in the holds of two ships, and by the next summer the building stood, with only its telescope missing, in a park on the other side.",
      clue: "with a number painted on each",
      reason:
        "To remove a building brick by brick, so that it can be put up elsewhere, is to take it apart: it was *dismantled*.",
      misfits: {
        commissioned: {
          code: "relationship-reversed",
          reason: "The observatory was old and did not need to be ordered.",
        },
        discredited: {
          code: "wrong-sense",
          reason: "Numbers on bricks do not take away anyone's trust.",
        },
        augmented: {
          code: "contradicts-the-text",
          reason: "The bricks were taken away, and none was added.",
        },
      },
      opening: "The building was taken apart brick by brick and put up again elsewhere.",
      hint: "What must happen to a building before its bricks can cross the ocean?",
    },
    augmented: {
      level: "Hard",
      clueKind: "W10",
      text: "It used to be thought that the second scribe had merely copied the chronicle, and copy it he did, word for word. But he also ______ it. Among its chapters are eleven that no older manuscript contains, on flocks, rents, and mills, of which, as steward of the abbey, he had reason to know.",
      clue: "eleven that no older manuscript contains",
      reason: "To put eleven new chapters into a work is to add to it: he *augmented* it.",
      misfits: {
        commissioned: {
          code: "not-in-the-text",
          reason:
            "Nothing suggests that the chronicle was ordered by the scribe, who came to it second.",
        },
        discredited: {
          code: "wrong-sense",
          reason: "His chapters deal with other matters and do not call the rest into doubt.",
        },
        dismantled: {
          code: "contradicts-the-text",
          reason: "He kept the old chapters word for word and took nothing apart.",
        },
      },
      opening: "Besides copying every word, he put in eleven chapters of his own.",
      hint: "What is in the second manuscript that is not in the first?",
    },
  },
});
