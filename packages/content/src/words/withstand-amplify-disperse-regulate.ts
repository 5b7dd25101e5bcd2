import { wordSet } from "./word-set.ts";

export const withstandAmplifyDisperseRegulate = wordSet({
  id: "withstand-amplify-disperse-regulate",
  contexts: {
    withstand: {
      version: 2,
      level: "Easy",
      clueKind: "W3",
      text: "Following the earthquake that destroyed much of Lima in 1746, colonial authorities required that upper stories be constructed of *quincha*, a framework of wood and cane covered with mud. Because walls of this kind bend without breaking, they ______ such events better than masonry does, and many remained intact through later shocks.",
      clue: "many remained intact through later shocks",
      reason:
        "To *withstand* is to remain undamaged by. The walls *bend without breaking*, and many *remained intact*.",
      misfits: {
        amplify: {
          code: "contradicts-the-text",
          reason:
            "To *amplify* is to make stronger. Walls that made the shaking stronger would not have *remained intact*.",
        },
        disperse: {
          code: "not-in-the-text",
          reason:
            "To *disperse* is to spread over a wide area. The walls are said to *bend*; an earthquake is not a thing that they could spread elsewhere.",
        },
        regulate: {
          code: "wrong-strength-or-tone",
          reason:
            "To *regulate* is to control. Walls that *bend* yield to an earthquake and do not control it.",
        },
      },
      opening: "The walls bend without breaking and remain intact in earthquakes.",
      hint: "Ask what happened to the walls in later earthquakes.",
      source: "Quincha construction in Lima: standard reference works in architectural history",
    },
    amplify: {
      version: 2,
      level: "Medium",
      clueKind: "W3",
      text: "Loss of sea ice in the Arctic tends to ______ the warming that causes it. Ice reflects most incoming sunlight, whereas the dark water exposed by its melting absorbs most of it; as the water becomes warmer, more ice melts, so that an initially modest rise in temperature becomes considerably larger.",
      clue: "an initially modest rise in temperature becomes considerably larger",
      reason:
        "To *amplify* is to make greater. The loss of ice makes a *modest rise in temperature* become *considerably larger*.",
      misfits: {
        withstand: {
          code: "relationship-reversed",
          reason:
            "To *withstand* is to resist without harm. The ice does not resist the warming; its loss adds to it.",
        },
        disperse: {
          code: "half-right",
          reason:
            "To *disperse* is to spread. Heat may spread through the water, but the result stated is that the rise becomes *larger*.",
        },
        regulate: {
          code: "contradicts-the-text",
          reason:
            "To *regulate* is to keep within limits. A rise that becomes *considerably larger* is not kept within limits.",
        },
      },
      opening: "The loss of ice leads to more warming, so a modest rise becomes larger.",
      hint: "The end of the second sentence states the result for the temperature.",
      source: "The ice-albedo feedback: standard reference works in climate science",
    },
    disperse: {
      version: 2,
      level: "Easy",
      clueKind: "W1",
      text: "The southern cassowary, a flightless bird of New Guinea and Australia, swallows fallen fruit whole and has been found to ______ the seeds of more than two hundred plant species. Since a bird may walk a kilometer before the seeds pass through its digestive tract, they are distributed throughout the surrounding forest.",
      clue: "they are distributed throughout the surrounding forest",
      reason:
        "To *disperse* is to spread over a wide area. The seeds that the bird has swallowed *are distributed throughout the surrounding forest*.",
      misfits: {
        withstand: {
          code: "relationship-reversed",
          reason:
            "To *withstand* is to endure without harm. It is the seeds that endure the passage through the bird.",
        },
        amplify: {
          code: "wrong-sense",
          reason:
            "To *amplify* is to increase in strength. The seeds are carried to other places and become no stronger or more numerous.",
        },
        regulate: {
          code: "not-in-the-text",
          reason:
            "To *regulate* is to control. No sign of control over the growth of the plants is mentioned.",
        },
      },
      opening: "Seeds swallowed by the bird are distributed throughout the forest.",
      hint: "The end of the second sentence says what becomes of the seeds.",
      source: "Seed dispersal by cassowaries: standard reference works in ecology",
    },
    regulate: {
      version: 2,
      level: "Medium",
      clueKind: "W12",
      text: "Officials who urged Balinese farmers in the 1970s to plant rice as often as possible assumed that the island's water temples were purely religious. Anthropologist J. Stephen Lansing showed that the temples in fact ______ irrigation: priests determine when each group of fields is flooded and drained, a practice that limits both shortages of water and outbreaks of pests.",
      clue: "priests determine when each group of fields is flooded and drained",
      reason:
        "To *regulate* is to control according to a rule. Priests *determine when* fields receive water and so limit both *shortages* and *pests*.",
      misfits: {
        withstand: {
          code: "not-in-the-text",
          reason:
            "To *withstand* is to endure without harm. Irrigation is not presented as something that could damage the temples.",
        },
        amplify: {
          code: "contradicts-the-text",
          reason:
            "To *amplify* is to increase. Fields are *drained* as well as *flooded*, and it was the officials who sought an increase.",
        },
        disperse: {
          code: "half-right",
          reason:
            "To *disperse* is to spread. Water does reach many fields, but the priests decide *when*, and at times they withhold it.",
        },
      },
      opening:
        "The priests determine when fields receive water, and shortages and pests are limited.",
      hint: "The colon introduces what the priests do and with what effect.",
      source:
        "J. Stephen Lansing on Balinese water temples: standard reference works in anthropology",
    },
  },
});
