import { wordSet } from "./word-set.ts";

export const persistedDwindledConvergedOriginated = wordSet({
  id: "persisted-dwindled-converged-originated",
  contexts: {
    persisted: {
      version: 2,
      level: "Easy",
      clueKind: "W4",
      text: "Although metric units became compulsory in France in 1840, the names of several older measures ______ in everyday use. Customers continued to ask for a *livre* of butter, for example, and many French speakers employ the word to this day for half a kilogram.",
      clue: "continued to ask for a *livre* of butter",
      reason:
        "To *persist* is to continue to exist in spite of something. Customers *continued to ask for a livre* although new units were compulsory.",
      misfits: {
        dwindled: {
          code: "contradicts-the-text",
          reason:
            "To *dwindle* is to become less and less. The example shows that the names *continued*, and *although* sets them against the law.",
        },
        converged: {
          code: "wrong-sense",
          reason:
            "To *converge* is to come together. The text does not say that several names became one.",
        },
        originated: {
          code: "relationship-reversed",
          reason: "To *originate* is to begin. The names are *older* than the metric units.",
        },
      },
      opening: "Though replaced by law, the older names continued to be used.",
      hint: "The example says what customers continued to do.",
      source: "Customary measures in France after 1840: standard reference works in history",
    },
    dwindled: {
      version: 2,
      level: "Easy",
      clueKind: "W3",
      text: "The population of the California condor ______ during the twentieth century as the birds were shot, poisoned by lead, and deprived of suitable nesting grounds. By 1982 only twenty-two individuals were known to exist, and those still in the wild were subsequently captured for breeding in zoos.",
      clue: "only twenty-two individuals were known to exist",
      reason:
        "To *dwindle* is to become steadily fewer. The birds were killed until *only twenty-two* were left.",
      misfits: {
        persisted: {
          code: "half-right",
          reason:
            "To *persist* is to continue to exist. A few birds did, but the causes named here explain why *only twenty-two* were left.",
        },
        converged: {
          code: "wrong-sense",
          reason:
            "To *converge* is to come together from several directions. A population that was shot and poisoned did not gather.",
        },
        originated: {
          code: "not-in-the-text",
          reason:
            "To *originate* is to begin to exist. The text tells of the condor's decline and nothing of its beginning.",
        },
      },
      opening: "Killing and loss of nesting grounds left only twenty-two birds.",
      hint: "Compare the causes in the first sentence with the number in the second.",
      source: "The decline of the California condor: standard reference works in zoology",
    },
    converged: {
      version: 2,
      level: "Medium",
      clueKind: "W2",
      text: "Sharks, which are fish, and dolphins, which are mammals, descend from entirely different ancestors. In external form, nevertheless, the two lineages have ______: each independently acquired a tapering body, a triangular dorsal fin, and a powerful tail, so that their outlines are now remarkably alike.",
      clue: "their outlines are now remarkably alike",
      reason:
        "To *converge* is to come to the same point from different ones. Starting from *different ancestors*, the two are *now remarkably alike*.",
      misfits: {
        persisted: {
          code: "half-right",
          reason:
            "To *persist* is to continue to exist. Both lineages do, but *nevertheless* leads to a likeness acquired in spite of different ancestors.",
        },
        dwindled: {
          code: "not-in-the-text",
          reason:
            "To *dwindle* is to become fewer or smaller. The text gives no numbers and reports no decline.",
        },
        originated: {
          code: "wrong-sense",
          reason:
            "To *originate* is to begin. In form the lineages began apart, and the colon explains what they became.",
        },
      },
      opening: "From different ancestors, the two lineages have come to the same form.",
      hint: "*Nevertheless* sets the result against the different ancestors.",
      source: "Convergent evolution in sharks and dolphins: standard reference works in biology",
    },
    originated: {
      version: 2,
      level: "Hard",
      clueKind: "W12",
      text: "Linguist Samuel Tadesse disputes the prevailing view that the island's vocabulary of weaving arrived with European merchants. The terms, he points out, exhibit changes of sound completed long before 1500, and they possess cognates in the archipelago to the north alone; it is there, he concludes, that the vocabulary ______.",
      clue: "possess cognates in the archipelago to the north alone",
      reason:
        "To *originate* is to have its beginning. The terms are older than the merchants and have relatives only to the north, so they began *there*.",
      misfits: {
        persisted: {
          code: "beside-the-point",
          reason:
            "To *persist* is to continue. The words may have continued in the north, but the dispute is about whence they *arrived*.",
        },
        dwindled: {
          code: "not-in-the-text",
          reason:
            "To *dwindle* is to become less and less. Nothing is said of a decline in the north.",
        },
        converged: {
          code: "contradicts-the-text",
          reason:
            "To *converge* is to come together from several places. The *cognates* point to one place *alone*.",
        },
      },
      opening:
        "The dispute is about where the words came from, and the cognates point to the north.",
      hint: "Ask what question Tadesse and the prevailing view answer differently.",
    },
  },
});
