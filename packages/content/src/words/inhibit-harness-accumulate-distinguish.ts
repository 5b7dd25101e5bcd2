import { wordSet } from "./word-set.ts";

export const inhibitHarnessAccumulateDistinguish = wordSet({
  id: "inhibit-harness-accumulate-distinguish",
  contexts: {
    inhibit: {
      version: 2,
      level: "Easy",
      clueKind: "W3",
      text: "Auxin, a hormone produced at the tip of the main stem in many plants, tends to ______ the development of lateral buds farther down. When the tip is removed, and the principal source of the hormone with it, several of these buds ordinarily begin to grow, a response on which the practice of pruning relies.",
      clue: "several of these buds ordinarily begin to grow",
      reason:
        "To *inhibit* is to hold back or restrain: since buds grow once the source of the hormone is gone, the hormone must have restrained them.",
      misfits: {
        harness: {
          code: "wrong-sense",
          reason:
            "To *harness* is to control and put to use; gardeners use the response, but the hormone makes no use of a bud's development.",
        },
        accumulate: {
          code: "contradicts-the-text",
          reason:
            "To *accumulate* is to gather more and more of something, but development increases when the hormone is removed.",
        },
        distinguish: {
          code: "not-in-the-text",
          reason:
            "To *distinguish* is to tell apart, and the text describes growth and its absence without any telling apart.",
        },
      },
      opening: "The buds grow when the source of the hormone is taken away.",
      hint: "The second sentence tells what happens in the absence of the hormone; draw the conclusion for its presence.",
      source: "Auxin and apical dominance: standard reference works in botany",
    },
    harness: {
      version: 2,
      level: "Medium",
      clueKind: "W7",
      text: "Until the nineteenth century, the steam that escapes from the ground near Larderello, in Tuscany, served hardly any practical purpose. Engineers subsequently learned to ______ it: from the 1820s its heat was employed in the extraction of boric acid, and in 1913 a plant began to convert it into electricity.",
      clue: "its heat was employed in the extraction of boric acid",
      reason:
        "To *harness* a force is to control it and put it to use, which the two examples show after a time when the steam *served hardly any practical purpose*.",
      misfits: {
        inhibit: {
          code: "contradicts-the-text",
          reason:
            "To *inhibit* is to restrain or prevent, but heat and electricity were drawn from the steam.",
        },
        accumulate: {
          code: "half-right",
          reason:
            "To *accumulate* is to collect in growing amounts; some steam must be collected, but the change is from no *practical purpose* to two.",
        },
        distinguish: {
          code: "wrong-sense",
          reason:
            "To *distinguish* is to tell apart, and the steam is not compared with any other.",
        },
      },
      opening: "Steam of hardly any practical use came to supply heat and electricity.",
      hint: "*Until* and *subsequently* mark a change; ask what was done with the steam afterward that had not been done before.",
      source: "Geothermal power at Larderello: standard reference works",
    },
    accumulate: {
      version: 2,
      level: "Easy",
      clueKind: "W3",
      text: "Because fish eliminate methylmercury from their bodies far more slowly than they absorb it, long-lived predatory species tend to ______ the compound in their tissues. Analyses of tuna have accordingly shown that concentrations rise with the age of the fish and are highest in the oldest individuals.",
      clue: "concentrations rise with the age of the fish",
      reason:
        "To *accumulate* is to gather an increasing amount of something, which is how concentrations can rise with age.",
      misfits: {
        inhibit: {
          code: "contradicts-the-text",
          reason:
            "To *inhibit* is to hold back, but the compound is absorbed and its concentrations increase.",
        },
        harness: {
          code: "not-in-the-text",
          reason:
            "To *harness* is to put a force to use, and the text mentions no benefit that fish derive from the compound.",
        },
        distinguish: {
          code: "wrong-sense",
          reason:
            "To *distinguish* is to tell apart, an act of judgment that takes no place in a tissue.",
        },
      },
      opening: "Fish take in more of the compound than they get rid of, so its amount grows.",
      hint: "Compare the two rates in the clause with *because*, and note what *accordingly* follows from them.",
      source: "Methylmercury in predatory fish: standard reference works",
    },
    distinguish: {
      version: 2,
      level: "Hard",
      clueKind: "W6",
      text: "Conservator Aurélie Nakamura cautions that chemical analysis cannot be relied on to ______ the contributions of individual painters to the output of a Renaissance workshop. Since a master and the assistants whom he trained ordinarily applied identical pigments to identical grounds, panels by different hands yield equivalent results.",
      clue: "panels by different hands yield equivalent results",
      reason:
        "To *distinguish* is to tell apart, which an analysis *cannot* do where *panels by different hands yield equivalent results*.",
      misfits: {
        inhibit: {
          code: "wrong-sense",
          reason:
            "To *inhibit* is to restrain or prevent, and an analysis of finished panels could not have held back the work of their painters.",
        },
        harness: {
          code: "half-right",
          reason:
            "To *harness* is to put to use; a master did put his assistants' contributions to use, but here it is the *analysis* that fails, because its results are *equivalent*.",
        },
        accumulate: {
          code: "words-echoed",
          reason:
            "To *accumulate* is to gather in growing amounts; *output* suggests a growing quantity, but *different hands* and *equivalent results* concern who painted what and not how much.",
        },
      },
      opening:
        "Panels by different painters give the same results, so the analysis cannot separate them.",
      hint: "The blank stands after *cannot*; ask what a method fails to do when its results are the same for all the painters.",
    },
  },
});
