import { wordSet } from "./word-set.ts";

export const speculatedLamentedStipulatedAcknowledged = wordSet({
  id: "speculated-lamented-stipulated-acknowledged",
  contexts: {
    speculated: {
      version: 2,
      level: "Medium",
      clueKind: "W7",
      text: "In 1755, long before any instrument could determine the distance of such objects, Immanuel Kant ______ that certain faint patches of light in the night sky were separate systems of stars comparable to the Milky Way. Evidence capable of deciding the question became available only in the 1920s.",
      clue: "Evidence capable of deciding the question became available only in the 1920s",
      reason:
        "To *speculate* is to propose an idea without firm evidence. In 1755, *evidence capable of deciding the question* was still far away.",
      misfits: {
        lamented: {
          code: "not-in-the-text",
          reason:
            "To *lament* is to express sorrow. The statement concerns what the patches of light are, and no regret is mentioned.",
        },
        stipulated: {
          code: "wrong-sense",
          reason:
            "To *stipulate* is to demand as a condition. Kant could propose what the objects are, but he could not require it of them.",
        },
        acknowledged: {
          code: "possibility-as-fact",
          reason:
            "To *acknowledge* is to admit that something is true. Before the 1920s there was no established truth to be admitted.",
        },
      },
      opening: "Kant made his claim long before there was evidence to decide the question.",
      hint: "Compare the two dates: what was lacking at the earlier one?",
      source: "Kant's theory of nebulae: standard reference works in the history of astronomy",
    },
    lamented: {
      version: 2,
      level: "Easy",
      clueKind: "W1",
      text: "In *Our Vanishing Wild Life* (1913), zoologist William Hornaday ______ that numerous species of North American birds had been hunted to the edge of extinction. Expressions of sorrow recur throughout the volume, which mourns the great auk and the Labrador duck and urges immediate legislation to protect the species that remained.",
      clue: "Expressions of sorrow recur throughout the volume",
      reason:
        "To *lament* is to express grief or regret. The volume contains *expressions of sorrow* and *mourns* the species that have been lost.",
      misfits: {
        speculated: {
          code: "contradicts-the-text",
          reason:
            "To *speculate* is to guess without firm evidence. The volume *mourns* losses that had taken place and does not guess at them.",
        },
        stipulated: {
          code: "half-right",
          reason:
            "To *stipulate* is to demand as a condition. Hornaday did urge legislation, but what follows the blank is a loss and not a demand.",
        },
        acknowledged: {
          code: "wrong-strength-or-tone",
          reason:
            "To *acknowledge* is to admit, often unwillingly. Repeated *expressions of sorrow* are stronger than an admission.",
        },
      },
      opening: "The volume expresses sorrow over the species that were lost.",
      hint: "The second sentence restates the tone in which Hornaday wrote.",
      source:
        "William Hornaday and wildlife protection: standard reference works in environmental history",
    },
    stipulated: {
      version: 2,
      level: "Easy",
      clueKind: "W1",
      text: "In her will, the collector Isabella Stewart Gardner ______ that nothing in her Boston museum was to be permanently rearranged. The endowment was subject to this condition: should the trustees add objects or alter the display, the collection was to pass to Harvard College.",
      clue: "The endowment was subject to this condition",
      reason:
        "To *stipulate* is to demand as part of an agreement. The text calls the demand a *condition* and names what would follow if it were not met.",
      misfits: {
        speculated: {
          code: "wrong-strength-or-tone",
          reason:
            "To *speculate* is to guess. A *condition* on which an endowment depends is binding and not a guess.",
        },
        lamented: {
          code: "contradicts-the-text",
          reason:
            "To *lament* is to express sorrow. The rule was Gardner's own wish, so she had no cause to mourn it.",
        },
        acknowledged: {
          code: "relationship-reversed",
          reason:
            "To *acknowledge* is to accept what someone else has established. Here it was Gardner who set the rule and the trustees who had to accept it.",
        },
      },
      opening: "The will made the endowment subject to a condition about the display.",
      hint: "The second sentence calls what Gardner did by another name.",
      source: "The will of Isabella Stewart Gardner: standard reference works in museum history",
    },
    acknowledged: {
      version: 2,
      level: "Hard",
      clueKind: "W9",
      text: "Historian Daniela Moretti continues to attribute the decline of the silk guilds of northern Italy to foreign competition. In the revised edition of her study, however, she has ______, as reviewers had urged her to do, that two of the guilds dissolved before foreign silk arrived, and she no longer claims that her explanation accounts for every case.",
      clue: "she no longer claims that her explanation accounts for every case",
      reason:
        "To *acknowledge* is to admit that something is true. Moretti, as her *reviewers had urged*, accepts a fact that does not suit her explanation, and *no longer claims* as much for it.",
      misfits: {
        speculated: {
          code: "contradicts-the-text",
          reason:
            "To *speculate* is to propose without firm evidence. An early date that was merely guessed at would not oblige her to limit what she *claims*.",
        },
        lamented: {
          code: "not-in-the-text",
          reason:
            "To *lament* is to express sorrow. Whether Moretti regrets the end of the two guilds is not said.",
        },
        stipulated: {
          code: "wrong-sense",
          reason:
            "To *stipulate* is to lay down as a condition. No one can require that guilds dissolved at an earlier date.",
        },
      },
      opening: "Moretti now grants a fact that her explanation does not cover.",
      hint: "*However* signals that what follows the blank does not favor Moretti's own explanation.",
    },
  },
});
