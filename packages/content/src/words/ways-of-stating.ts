import { wordSet } from "./word-set.ts";

export const waysOfStating = wordSet({
  id: "ways-of-stating",
  contexts: {
    concedes: {
      version: 2,
      level: "Hard",
      clueKind: "W9",
      text: "In a review devoted largely to objections (the sample is small, the recordings are old, and the statistical model is inappropriate), linguist Ruta Kalve ______ the authors' principal claim. Whatever the cause may be, she states plainly, the vowels of younger speakers have shifted, and in this the authors are correct.",
      clue: "in this the authors are correct",
      reason:
        "To *concede* is to admit that an opponent is right on some point. After many objections, Kalve grants that *in this the authors are correct*.",
      misfits: {
        insinuates: {
          code: "contradicts-the-text",
          reason:
            "To *insinuate* is to suggest indirectly. Kalve *states plainly* that the vowels have shifted.",
        },
        reiterates: {
          code: "not-in-the-text",
          reason:
            "To *reiterate* is to say again. The claim was made by the authors, and she is not said to have made it before.",
        },
        retracts: {
          code: "wrong-person-or-text",
          reason:
            "To *retract* is to withdraw one's own statement. The claim belongs to *the authors*, and only they could withdraw it.",
        },
      },
      opening: "Among objections to the study, Kalve grants that its main claim is correct.",
      hint: "Compare what most of the review does with what the second sentence says of the claim.",
    },
    insinuates: {
      version: 2,
      level: "Medium",
      clueKind: "W6",
      text: "Nowhere in his study of two rival laboratories does historian Felix Ambrose state that results were fabricated. He nevertheless ______ as much by printing the dates of several experiments beside travel records that place the experimenter in a distant city, and by leaving readers to draw the inference.",
      clue: "leaving readers to draw the inference",
      reason:
        "To *insinuate* is to suggest something bad indirectly. Ambrose does not *state* the charge but prints the evidence and leaves *readers to draw the inference*.",
      misfits: {
        concedes: {
          code: "wrong-strength-or-tone",
          reason:
            "To *concede* is to admit unwillingly. Ambrose selects the records in order to bring readers to the charge, which is no unwilling admission.",
        },
        reiterates: {
          code: "contradicts-the-text",
          reason: "To *reiterate* is to say again. What he has said *nowhere* he cannot say again.",
        },
        retracts: {
          code: "relationship-reversed",
          reason:
            "To *retract* is to withdraw a statement. He has stated nothing that could be withdrawn, and the records support the charge.",
        },
      },
      opening: "The charge is nowhere stated, but readers are led to infer it.",
      hint: "*Nowhere* and *nevertheless* together tell in what manner the charge is made.",
    },
    reiterates: {
      version: 2,
      level: "Easy",
      clueKind: "W1",
      text: "Despite a decade of criticism, sociologist Mirela Popa has not altered her position. In the preface to the second edition of her study, she ______ the argument of the first (that migration to the mining districts followed kinship and not wages), repeating it in nearly identical language.",
      clue: "repeating it in nearly identical language",
      reason:
        "To *reiterate* is to say again. Popa is *repeating* her argument *in nearly identical language*.",
      misfits: {
        concedes: {
          code: "wrong-person-or-text",
          reason:
            "To *concede* is to grant a point to an opponent. The argument is Popa's own, and she grants her critics nothing.",
        },
        insinuates: {
          code: "wrong-strength-or-tone",
          reason:
            "To *insinuate* is to suggest indirectly. An argument repeated *in nearly identical language* is stated as openly as before.",
        },
        retracts: {
          code: "contradicts-the-text",
          reason: "To *retract* is to withdraw. Popa *has not altered her position*.",
        },
      },
      opening: "The argument of the first edition is repeated in nearly the same language.",
      hint: "The words after the parentheses say what the preface does with the argument.",
    },
    retracts: {
      version: 2,
      level: "Easy",
      clueKind: "W3",
      text: "In a notice published in 2018, biologist Karim Haddou ______ the conclusion of an article that he had published two years earlier. The samples on which it was based had been contaminated, he explains, and the conclusion should no longer be regarded as valid or cited by other researchers.",
      clue: "should no longer be regarded as valid",
      reason:
        "To *retract* is to withdraw a statement as mistaken. Haddou says that his conclusion *should no longer be regarded as valid*.",
      misfits: {
        concedes: {
          code: "relationship-reversed",
          reason:
            "To *concede* is to admit that something is true. The notice declares that the conclusion is not.",
        },
        insinuates: {
          code: "half-right",
          reason:
            "To *insinuate* is to suggest something unfavorable indirectly. The notice is unfavorable to the conclusion, but Haddou explains openly why.",
        },
        reiterates: {
          code: "contradicts-the-text",
          reason:
            "To *reiterate* is to say again. A conclusion that should not be cited is not being repeated.",
        },
      },
      opening: "The notice declares that the earlier conclusion is no longer valid.",
      hint: "The second sentence tells what readers should now think of the conclusion.",
    },
  },
});
