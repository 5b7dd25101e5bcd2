import { wordSet } from "./word-set.ts";

export const thresholdEquilibriumSurplusDeficit = wordSet({
  id: "threshold-equilibrium-surplus-deficit",
  contexts: {
    threshold: {
      version: 2,
      level: "Medium",
      clueKind: "W7",
      text: "Individual cells of the bacterium *Aliivibrio fischeri* release a signaling compound but emit no light. When the concentration of the compound exceeds a certain ______, however, genes for bioluminescence are activated throughout the population. Dense colonies consequently glow, while sparse ones, in which the compound never accumulates to that level, remain dark.",
      clue: "the compound never accumulates to that level",
      reason:
        "A *threshold* is the level at which an effect begins. Colonies glow once the compound reaches *that level* and otherwise *remain dark*.",
      misfits: {
        equilibrium: {
          code: "half-right",
          reason:
            "An *equilibrium* is a state of balance. It may be a level too, but the text describes a point at which light begins and not a balance.",
        },
        surplus: {
          code: "wrong-sense",
          reason:
            "A *surplus* is an amount beyond what is needed. The compound rises to a level that sets off a change, and no need is mentioned.",
        },
        deficit: {
          code: "relationship-reversed",
          reason:
            "A *deficit* is an amount that is lacking. Sparse colonies may lack the compound, but what is exceeded is the level at which they would glow.",
        },
      },
      opening: "The colonies begin to glow when the compound passes a certain level.",
      hint: "Compare dense colonies with sparse ones: what does the compound reach in one and not in the other?",
      source: "Quorum sensing in bacteria: standard reference works in microbiology",
    },
    equilibrium: {
      version: 2,
      level: "Hard",
      clueKind: "W12",
      text: "In 1967 Robert MacArthur and Edward O. Wilson proposed that the number of species on an island may remain approximately constant even as their identities change. This ______, in their account, does not indicate an absence of activity: immigration introduces new species at about the rate at which local extinction removes others.",
      clue: "at about the rate at which local extinction removes others",
      reason:
        "An *equilibrium* is a balance between opposed processes. The number stays *constant* because immigration and extinction proceed at about the same *rate*.",
      misfits: {
        threshold: {
          code: "half-right",
          reason:
            "A *threshold* is a level at which an effect begins. A constant number is a level, but nothing is said to begin when it is reached.",
        },
        surplus: {
          code: "relationship-reversed",
          reason:
            "A *surplus* is an excess. It would arise if immigration exceeded extinction, whereas the rates are about the same.",
        },
        deficit: {
          code: "contradicts-the-text",
          reason:
            "A *deficit* is a shortage. The number remains *constant*, so no species are lacking.",
        },
      },
      opening:
        "The number is constant because two opposed processes proceed at about the same rate.",
      hint: "*This* refers back to a number that stays constant, and the colon explains why it does.",
      source: "Island biogeography: standard reference works in ecology",
    },
    surplus: {
      version: 2,
      level: "Easy",
      clueKind: "W1",
      text: "In favorable years, farmers of the Inca Empire harvested more maize and potatoes than the population consumed. State officials stored this ______ in thousands of stone buildings on hillsides and later distributed it to armies, to laborers, and to districts in which crops had failed.",
      clue: "more maize and potatoes than the population consumed",
      reason:
        "A *surplus* is an amount beyond what is needed. The stored food was what had been harvested beyond what *the population consumed*.",
      misfits: {
        threshold: {
          code: "wrong-sense",
          reason:
            "A *threshold* is a level at which something begins. Officials can store food but not a level.",
        },
        equilibrium: {
          code: "half-right",
          reason:
            "An *equilibrium* is a balance. Stores might even out good and bad years, but *this* refers to the food that was left over.",
        },
        deficit: {
          code: "relationship-reversed",
          reason:
            "A *deficit* is an amount that is lacking. The harvest was larger than consumption and not smaller.",
        },
      },
      opening: "More was harvested than the population consumed, and the rest was stored.",
      hint: "*This* refers back to the first sentence: compare the harvest with the consumption.",
      source: "Inca storehouses: standard reference works in archaeology",
    },
    deficit: {
      version: 2,
      level: "Easy",
      clueKind: "W1",
      text: "Withdrawals from the aquifer beneath California's Central Valley regularly exceed the amount of water that rainfall and rivers return to it. Satellite measurements indicate that between 2003 and 2010 the ______ amounted to some 20 cubic kilometers, a shortfall that contributed to the sinking of the land surface.",
      clue: "a shortfall that contributed to the sinking of the land surface",
      reason:
        "A *deficit* is the amount by which something falls short. Withdrawals *exceed* what is returned, and the text calls the difference *a shortfall*.",
      misfits: {
        threshold: {
          code: "wrong-sense",
          reason:
            "A *threshold* is a level at which an effect begins. The 20 cubic kilometers are a loss and not a limit.",
        },
        equilibrium: {
          code: "contradicts-the-text",
          reason:
            "An *equilibrium* is a state of balance. Withdrawals that *exceed* what is returned are not in balance with it.",
        },
        surplus: {
          code: "relationship-reversed",
          reason:
            "A *surplus* is an amount left over. Less water was returned than was taken, so none was left over.",
        },
      },
      opening:
        "More water was withdrawn than returned, and the text names the difference a shortfall.",
      hint: "Compare the water that is withdrawn with the water that is returned.",
      source: "Groundwater in the Central Valley: standard reference works in hydrology",
    },
  },
});
