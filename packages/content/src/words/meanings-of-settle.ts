import { wordSet } from "./word-set.ts";

export const meaningsOfSettle = wordSet({
  id: "meanings-of-settle",
  meaningsOf: "settle",
  contexts: {
    resolve: {
      version: 2,
      level: "Medium",
      clueKind: "W11",
      text: "Since the two surviving manuscripts of the play disagree about the order of its scenes, editors have relied largely on taste. Philologist Anneke Roos proposes to settle the question by means of physical evidence: stains that pass through several leaves reveal how one manuscript was folded, and hence which arrangement is original.",
      clue: "which arrangement is original",
      reason:
        "To *resolve* is to decide an open question. The evidence is to show *which arrangement is original*.",
      misfits: {
        pay: {
          code: "wrong-sense",
          reason:
            "To *pay* is to give what is owed. The manuscripts *disagree*; no one owes anything.",
        },
        sink: {
          code: "words-echoed",
          reason:
            "To *sink* is to go down. The stains pass through the leaves, but it is a question that Roos deals with.",
        },
        colonize: {
          code: "not-in-the-text",
          reason:
            "To *colonize* is to establish people in a place. The text is about editors and an order of scenes.",
        },
      },
      opening: "The evidence is to decide which of two arrangements came first.",
      hint: "Look at what the word's object is, and at what the evidence is expected to reveal.",
    },
    pay: {
      version: 2,
      level: "Easy",
      clueKind: "W11",
      text: "Storekeepers in the farming regions of the United States customarily extended credit from one autumn to the next. Families obtained flour, cloth, and tools as they required them, and were expected to settle their accounts after the harvest, when they possessed money or grain that could be handed over in return.",
      clue: "possessed money or grain that could be handed over in return",
      reason:
        "To *pay* is to give what is owed. After the harvest the families had *money or grain that could be handed over*.",
      misfits: {
        resolve: {
          code: "half-right",
          reason:
            "To *resolve* is to decide a doubtful matter. An account may be disputed, but here it only had to be met with money or grain.",
        },
        sink: {
          code: "wrong-sense",
          reason: "To *sink* is to go down, which accounts in a store do not do.",
        },
        colonize: {
          code: "not-in-the-text",
          reason:
            "To *colonize* is to establish people in a place. The farming families are already there, and the text is about their debts.",
        },
      },
      opening: "After the harvest the families could give money or grain for what they had taken.",
      hint: "See what the families had after the harvest that they lacked before.",
      source: "Store credit in rural America: standard reference works in economic history",
    },
    sink: {
      version: 2,
      level: "Easy",
      clueKind: "W11",
      text: "Water drawn from a glacial lake is often clouded by minute mineral particles known as rock flour. If a sample is left undisturbed, the coarser particles settle within hours and form a layer at the base of the vessel, whereas the finest remain suspended for weeks and continue to give the water its turquoise color.",
      clue: "form a layer at the base of the vessel",
      reason:
        "To *sink* is to move downward. The coarser particles come to rest *at the base of the vessel*, while the finest *remain suspended*.",
      misfits: {
        resolve: {
          code: "wrong-sense",
          reason: "To *resolve* is to decide a question, and particles decide nothing.",
        },
        pay: {
          code: "not-in-the-text",
          reason: "To *pay* is to give what is owed. No debt is mentioned.",
        },
        colonize: {
          code: "half-right",
          reason:
            "To *colonize* is to establish living things in a place. The particles do come to occupy the base, but they are mineral and simply fall to it.",
        },
      },
      opening:
        "The coarser particles end at the base of the vessel, and the finest stay suspended.",
      hint: "Contrast the coarser particles with those that remain suspended.",
      source: "Rock flour in glacial lakes: standard reference works in geology",
    },
    colonize: {
      version: 2,
      level: "Hard",
      clueKind: "W11",
      text: "It was once argued that the remotest islands of Polynesia were reached by fishing crews blown off course. Simulations published in 1973 found drift voyages to several of them extremely improbable, and the crops and domestic animals that accompanied the arrivals suggest that navigators intended to settle the islands and had provisioned themselves accordingly.",
      clue: "the crops and domestic animals that accompanied the arrivals",
      reason:
        "To *colonize* is to go and live in a new land. People who bring *crops and domestic animals* mean to stay there.",
      misfits: {
        resolve: {
          code: "words-echoed",
          reason:
            "To *resolve* is to decide a question. The simulations help to decide one, but the navigators' intention concerned islands.",
        },
        pay: {
          code: "not-in-the-text",
          reason:
            "To *pay* is to give what is owed, and the navigators owed nothing to the islands.",
        },
        sink: {
          code: "wrong-sense",
          reason:
            "To *sink* is to go down. A vessel may do so, but the navigators could not intend it for islands.",
        },
      },
      opening: "Voyagers who bring crops and animals intend to remain where they land.",
      hint: "Ask why people should take crops and animals with them on a voyage.",
      source:
        "The settlement of Polynesia and simulations of drift voyages: standard reference works in archaeology",
    },
  },
});
