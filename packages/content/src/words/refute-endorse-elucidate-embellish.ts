import { wordSet } from "./word-set.ts";

export const refuteEndorseElucidateEmbellish = wordSet({
  id: "refute-endorse-elucidate-embellish",
  contexts: {
    refute: {
      version: 2,
      level: "Easy",
      clueKind: "W3",
      text: "An experiment that Francesco Redi published in 1668 was designed to ______ the belief that maggots arise spontaneously from decaying meat. Redi covered some of his containers with gauze and left others open; since maggots developed only where flies could enter, the belief could no longer be maintained in this form.",
      clue: "the belief could no longer be maintained in this form",
      reason:
        "To *refute* is to prove wrong. After the experiment *the belief could no longer be maintained*.",
      misfits: {
        endorse: {
          code: "contradicts-the-text",
          reason:
            "To *endorse* is to declare one's support for something. The result went against the belief.",
        },
        elucidate: {
          code: "half-right",
          reason:
            "To *elucidate* is to make clear. The experiment made clear where maggots come from, but it left the belief without support.",
        },
        embellish: {
          code: "wrong-sense",
          reason:
            "To *embellish* is to adorn with details. An experiment with open and covered containers adorns no belief.",
        },
      },
      opening: "After the experiment, the belief could not be maintained.",
      hint: "The last clause tells in what state the experiment left the belief.",
      source: "Francesco Redi's experiment: standard reference works in the history of science",
    },
    endorse: {
      version: 2,
      level: "Hard",
      clueKind: "W6",
      text: "A 1952 report by a commission on the teaching of reading is frequently cited in favor of whole-word instruction. In fact, education scholar Priya Nambiar notes, its authors declined to ______ that method: they described it at length and without disparagement, but their sole recommendation was that no procedure be adopted until comparative trials had been completed.",
      clue: "no procedure be adopted until comparative trials had been completed",
      reason:
        "To *endorse* is to declare one's approval of something. The authors *declined* to do so, since they recommended that *no procedure be adopted* yet.",
      misfits: {
        refute: {
          code: "words-echoed",
          reason:
            "To *refute* is to prove wrong. The authors did not do so either, but *In fact* corrects those who cite them *in favor* of the method.",
        },
        elucidate: {
          code: "contradicts-the-text",
          reason:
            "To *elucidate* is to explain. The authors did not decline this; they described the method *at length*.",
        },
        embellish: {
          code: "not-in-the-text",
          reason:
            "To *embellish* is to adorn with details. Nobody is said to have wanted this of the report.",
        },
      },
      opening: "The report is cited in favor of a method that it did not recommend.",
      hint: "Set *in favor of* against *In fact*, and read the blank together with *declined*.",
    },
    elucidate: {
      version: 2,
      level: "Easy",
      clueKind: "W4",
      text: "The commentaries written in the margins of medieval legal manuscripts, known as glosses, were intended to ______ difficult passages. A typical gloss supplies a synonym for an obsolete term, identifies the person to whom a pronoun refers, or explains how one provision is to be reconciled with another.",
      clue: "explains how one provision is to be reconciled with another",
      reason:
        "To *elucidate* is to make clear by explaining. A gloss *supplies a synonym*, *identifies the person*, or *explains*.",
      misfits: {
        refute: {
          code: "not-in-the-text",
          reason:
            "To *refute* is to prove wrong. The glosses explain how provisions agree and do not dispute them.",
        },
        endorse: {
          code: "half-right",
          reason:
            "To *endorse* is to approve publicly. A gloss may take a provision as valid, but the examples show explanation and no approval.",
        },
        embellish: {
          code: "wrong-strength-or-tone",
          reason:
            "To *embellish* is to adorn. Synonyms and explanations serve the understanding and not ornament.",
        },
      },
      opening: "A gloss explains terms, pronouns, and provisions in a difficult text.",
      hint: "The second sentence gives three examples of what a gloss does.",
      source: "Medieval legal glosses: standard reference works in legal history",
    },
    embellish: {
      version: 2,
      level: "Medium",
      clueKind: "W2",
      text: "Singers of Italian opera in the eighteenth century were not expected to perform an aria exactly as it had been written. Especially in repetitions, they would ______ the melody with trills, runs, and other ornaments, and a performer who merely reproduced the notes was considered deficient in taste.",
      clue: "trills, runs, and other ornaments",
      reason:
        "To *embellish* is to adorn with added details. The singers added *trills, runs, and other ornaments* to the melody.",
      misfits: {
        refute: {
          code: "wrong-sense",
          reason:
            "To *refute* is to prove wrong. A statement can be proved wrong, but a melody cannot.",
        },
        endorse: {
          code: "contradicts-the-text",
          reason:
            "To *endorse* is to approve or support. The singers did not leave the melody *exactly as it had been written*.",
        },
        elucidate: {
          code: "half-right",
          reason:
            "To *elucidate* is to make clear. Runs and trills add to a melody, but they explain nothing in it.",
        },
      },
      opening: "The singers added ornaments to what the composer had written.",
      hint: "The phrase that begins with *with* names what was added.",
      source: "Ornamentation in the da capo aria: standard reference works in music",
    },
  },
});
