import { wordSet } from "./word-set.ts";

export const contradictExemplifyDistortCondense = wordSet({
  id: "contradict-exemplify-distort-condense",
  contexts: {
    contradict: {
      version: 2,
      level: "Easy",
      clueKind: "W4",
      text: "The principal ancient accounts of the death of the philosopher Callisthenes ______ one another. Ptolemy states that he was hanged at the command of Alexander, whereas Aristobulus reports that he died of illness in custody; Arrian, who cites both, remarks that even writers who accompanied the expedition do not agree.",
      clue: "Ptolemy states that he was hanged",
      reason:
        "To *contradict* is to say the opposite of. Death by hanging and death by illness cannot both be true.",
      misfits: {
        exemplify: {
          code: "wrong-sense",
          reason:
            "To *exemplify* is to serve as an example of. One account is not an instance of another that differs from it.",
        },
        distort: {
          code: "half-right",
          reason:
            "To *distort* is to twist out of shape. One account may falsify the event, but neither changes what the other says.",
        },
        condense: {
          code: "not-in-the-text",
          reason:
            "To *condense* is to shorten. Neither account is said to be a summary of the other.",
        },
      },
      opening: "One account has him hanged and the other has him die of illness.",
      hint: "Compare the two causes of death.",
      source: "Arrian, *Anabasis of Alexander*, book 4",
    },
    exemplify: {
      version: 2,
      level: "Easy",
      clueKind: "W4",
      text: "Ecologists apply the term *keystone species* to an organism whose effect on its community is far greater than its abundance would suggest. Sea otters ______ the concept: where they have been removed, the urchins on which they feed multiply, and entire forests of kelp are consumed.",
      clue: "where they have been removed, the urchins on which they feed multiply",
      reason:
        "To *exemplify* is to be a typical example of. Otters, whose removal changes a whole community, are a case of the concept just defined.",
      misfits: {
        contradict: {
          code: "contradicts-the-text",
          reason:
            "To *contradict* is to be contrary to. The large effect of the otters agrees with the definition.",
        },
        distort: {
          code: "wrong-strength-or-tone",
          reason:
            "To *distort* is to give a false shape to. The case after the colon matches the concept and does not misrepresent it.",
        },
        condense: {
          code: "wrong-sense",
          reason:
            "To *condense* is to put into fewer words. Otters do not express anything in words.",
        },
      },
      opening: "Sea otters have just the kind of effect that the definition describes.",
      hint: "Compare the case after the colon with the definition in the first sentence.",
      source: "Sea otters and kelp forests: standard reference works in ecology",
    },
    distort: {
      version: 2,
      level: "Hard",
      clueKind: "W12",
      text: "The preference of journals for positive results, statistician Anselm Richter observes, does not require any individual study to be inaccurate. Its effect is nevertheless to ______ the published record as a whole: since trials that detect no benefit tend to remain unpublished, treatments appear more effective than the complete evidence would indicate.",
      clue: "treatments appear more effective than the complete evidence would indicate",
      reason:
        "To *distort* is to give a false picture of. Each study may be accurate, but together they make treatments *appear more effective* than they are.",
      misfits: {
        contradict: {
          code: "not-in-the-text",
          reason:
            "To *contradict* is to say the opposite of. The preference makes no statement; it decides which studies are seen.",
        },
        exemplify: {
          code: "wrong-sense",
          reason:
            "To *exemplify* is to be an example of. The preference is not an instance of the record but has an *effect* on it.",
        },
        condense: {
          code: "half-right",
          reason:
            "To *condense* is to make shorter. Fewer studies do appear, but what follows from this is a false impression and not a shorter version of the same.",
        },
      },
      opening: "The record makes treatments appear more effective than the evidence shows.",
      hint: "*Nevertheless* concedes one point; the part after the colon describes the result.",
    },
    condense: {
      version: 2,
      level: "Medium",
      clueKind: "W7",
      text: "Of the 142 books of Livy's history of Rome, only thirty-five survive. Much of what is known about the others comes from the *Periochae*, whose unidentified author undertook to ______ the work: a book that must originally have filled dozens of pages is represented there by one or two paragraphs.",
      clue: "is represented there by one or two paragraphs",
      reason:
        "To *condense* is to put into fewer words. Books of *dozens of pages* became *one or two paragraphs*.",
      misfits: {
        contradict: {
          code: "not-in-the-text",
          reason:
            "To *contradict* is to deny. The text describes the extent of the summaries and no disagreement with Livy.",
        },
        exemplify: {
          code: "wrong-sense",
          reason:
            "To *exemplify* is to be an example of. The author treats every book in turn and does not offer one as an example.",
        },
        distort: {
          code: "wrong-strength-or-tone",
          reason:
            "To *distort* is to falsify. The text relies on the summaries for *what is known* and says that they are shorter, not that they are false.",
        },
      },
      opening: "Each book of many pages became a paragraph or two.",
      hint: "Compare the length of a book with that of its counterpart.",
      source: "Livy and the *Periochae*: standard reference works in classics",
    },
  },
});
