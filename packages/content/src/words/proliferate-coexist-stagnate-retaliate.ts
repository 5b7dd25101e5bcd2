import { wordSet } from "./word-set.ts";

export const proliferateCoexistStagnateRetaliate = wordSet({
  id: "proliferate-coexist-stagnate-retaliate",
  contexts: {
    proliferate: {
      level: "Easy",
      clueKind: "W3",
      text: "Away from the insects that feed on it at home, a water plant may ______. One floating weed, tipped into a garden pond for the sake of its flowers, had reached a nearby lake by the next summer; three years later it covered most of the lake and had closed the harbor to boats.",
      clue: "covered most of the lake",
      reason:
        "A plant that covers a lake in three years has multiplied quickly: it has *proliferated*.",
      misfits: {
        coexist: {
          code: "wrong-sense",
          reason: "The weed does not live beside the others; it takes the lake over.",
        },
        stagnate: {
          code: "contradicts-the-text",
          reason: "A plant that spreads over a lake in three years has not stood still.",
        },
        retaliate: {
          code: "not-in-the-text",
          reason: "The plant has suffered no wrong and pays nobody back.",
        },
      },
      opening: "Without the insects that eat it, the weed spread over a whole lake.",
      hint: "How much of the weed was there at first, and how much three years later?",
    },
    coexist: {
      level: "Hard",
      clueKind: "W12",
      text: "Two species that live on the same food in the same place, a rule of ecology says, cannot do so forever: one will drive out the other. That several kinds of warbler ______ in one spruce forest may look like an exception until they are watched; for each hunts in a part of the tree of its own.",
      clue: "one will drive out the other",
      reason: "Kinds that live side by side without driving each other out *coexist*.",
      misfits: {
        proliferate: {
          code: "half-right",
          reason:
            "Growing numbers might also seem to break the rule, but a part of the tree for each explains how none is driven out.",
        },
        stagnate: {
          code: "wrong-strength-or-tone",
          reason: "Birds that failed to increase would not look like an exception to the rule.",
        },
        retaliate: {
          code: "contradicts-the-text",
          reason: "Each keeps to its own part of the tree, and so there is nothing to pay back.",
        },
      },
      opening:
        "The rule says that one must drive out the other, and yet the warblers live together.",
      hint: "What would look like an exception to the rule that one drives out the other?",
      source: "Warblers that feed in different parts of spruce trees: a classic study in ecology",
    },
    stagnate: {
      level: "Medium",
      clueKind: "W7",
      text: "For thirty years the workshop brought out a new design each season. After the founder's death her sons, afraid of spoiling what had sold so well, let her art ______. The patterns in their last catalog, a historian of glass observes, are those of forty years before, down to a misprinted leaf.",
      clue: "those of forty years before",
      reason:
        "An art whose patterns are the same after forty years has stood still: it has been left to *stagnate*.",
      misfits: {
        proliferate: {
          code: "contradicts-the-text",
          reason: "What multiplies does not show the same patterns after forty years.",
        },
        coexist: {
          code: "wrong-sense",
          reason: "There is no second art for it to live beside.",
        },
        retaliate: {
          code: "not-in-the-text",
          reason: "An art cannot pay anyone back, and no one is said to have wronged it.",
        },
      },
      opening: "First there was a new design each season, and then forty years without one.",
      hint: "Compare the two catalogs, forty years apart.",
    },
    retaliate: {
      level: "Medium",
      clueKind: "W9",
      text: "When the southern kingdom closed its markets to foreign wool, everyone expected its neighbors to ______ by turning back its wine. They did nothing of the kind. It was not forgiveness, the historian argues: they needed the wine far too much to punish anyone by refusing it.",
      clue: "needed the wine far too much to punish anyone by refusing it",
      reason:
        "To turn back the wine of a kingdom that has turned back one's wool is to pay it back: to *retaliate*.",
      misfits: {
        proliferate: {
          code: "wrong-sense",
          reason: "The neighbors could not grow in number by turning back wine.",
        },
        coexist: {
          code: "contradicts-the-text",
          reason:
            "To turn back wine would be a blow against the kingdom, not a way of living in peace beside it.",
        },
        stagnate: {
          code: "wrong-strength-or-tone",
          reason:
            "The neighbors' trade might have come to a standstill, but no one turns back wine to achieve this.",
        },
      },
      opening:
        "The neighbors were expected to punish the kingdom for what it had done to their wool.",
      hint: "Which later word names what the neighbors might have wished to do?",
    },
  },
});
