import { wordSet } from "./word-set.ts";

export const meaningsOfBear = wordSet({
  id: "meanings-of-bear",
  meaningsOf: "bear",
  contexts: {
    endure: {
      version: 2,
      level: "Easy",
      clueKind: "W11",
      text: "In the course of two winters, the physician of the expedition reported, its members had learned to bear cold, darkness, and monotony with little complaint. What they found intolerable was the silence of their families, whose letters no vessel could convey so far south.",
      clue: "What they found intolerable was the silence of their families",
      reason:
        "To *endure* is to suffer something and remain able to live with it. Cold and darkness are set against the one thing the members *found intolerable*.",
      misfits: {
        transport: {
          code: "words-echoed",
          reason:
            "To *transport* is to convey from place to place. That is what the vessel would have done with the letters, not what the members did with the cold.",
        },
        yield: {
          code: "wrong-sense",
          reason:
            "To *yield* is to produce or give way. The cold, darkness, and monotony came from the place and were not produced by the members.",
        },
        display: {
          code: "contradicts-the-text",
          reason:
            "To *display* is to show openly. The members made *little complaint* of these hardships.",
        },
      },
      opening:
        "Cold and darkness are contrasted with the one hardship that the members could not tolerate.",
      hint: "The second sentence names the opposite case: see what the members could not do.",
    },
    transport: {
      version: 2,
      level: "Easy",
      clueKind: "W11",
      text: "Before the construction of the canal, merchants of the interior depended on mules to bear their goods across the mountains to the coast. Since each animal could take only some two hundred pounds, bulky commodities such as timber seldom reached the harbor, whereas the traffic in silk and indigo continued to prosper.",
      clue: "across the mountains to the coast",
      reason:
        "To *transport* is to convey from one place to another. The mules took the goods *across the mountains to the coast*.",
      misfits: {
        endure: {
          code: "half-right",
          reason:
            "To *endure* is to suffer patiently. The animals may have suffered, but the goods are what they took to the coast.",
        },
        yield: {
          code: "wrong-sense",
          reason: "To *yield* is to produce. Mules do not produce timber, silk, or indigo.",
        },
        display: {
          code: "not-in-the-text",
          reason:
            "To *display* is to exhibit. The text speaks of goods that *reached the harbor*, and nothing is said of showing them.",
        },
      },
      opening: "The mules took the goods over the mountains to the coast.",
      hint: "The phrase after *goods* names a route.",
    },
    yield: {
      version: 2,
      level: "Medium",
      clueKind: "W11",
      text: "Orchard manuals of the eighteenth century distinguish between trees that grow vigorously and trees that render good service. A pear raised from seed, one author remarks, may stand for fifteen years, covered every spring with leaves, before it begins to bear; the proprietor who desires an early harvest is accordingly advised to graft.",
      clue: "the proprietor who desires an early harvest",
      reason:
        "To *yield* is to produce, here fruit. A pear tree that has only leaves for fifteen years gives no *early harvest*.",
      misfits: {
        endure: {
          code: "contradicts-the-text",
          reason:
            "To *endure* is to last or suffer. The tree has already stood *for fifteen years* before it begins to do what the word says.",
        },
        transport: {
          code: "wrong-sense",
          reason: "To *transport* is to convey. A tree stands in its soil and conveys nothing.",
        },
        display: {
          code: "half-right",
          reason:
            "To *display* is to show. The tree has shown leaves *every spring*; what comes so late is a harvest.",
        },
      },
      opening: "For fifteen years the tree has leaves but gives no harvest.",
      hint: "Compare what the tree has every spring with what its owner wants from it.",
    },
    display: {
      version: 2,
      level: "Hard",
      clueKind: "W11",
      text: "Of the several hundred clay tablets recovered from the palace storehouse, fewer than thirty bear the impression of an official seal. Epigrapher Leyla Demir infers that sealing was reserved for transactions in which the parties were strangers to each other; agreements between neighbors required no visible guarantee of this kind.",
      clue: "required no visible guarantee of this kind",
      reason:
        "To *display* is to have on view. The impression of a seal is a *visible guarantee*, so the tablets that have one show it.",
      misfits: {
        endure: {
          code: "half-right",
          reason:
            "To *endure* is to undergo. Soft clay undergoes sealing once, but the tablets are counted by the mark that can be seen on them now.",
        },
        transport: {
          code: "wrong-sense",
          reason:
            "To *transport* is to convey elsewhere. The tablets lay in a storehouse and took the mark nowhere.",
        },
        yield: {
          code: "words-echoed",
          reason:
            "To *yield* is to give forth. The storehouse gave forth the tablets, but the tablets do not give forth an impression; it is on them.",
        },
      },
      opening: "A seal leaves a visible mark, and fewer than thirty tablets have it to show.",
      hint: "The adjective near the end says in what way the impression served as a guarantee.",
    },
  },
});
