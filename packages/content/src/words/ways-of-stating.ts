import { wordSet } from "./word-set.ts";

export const waysOfStating = wordSet({
  id: "ways-of-stating",
  contexts: {
    concedes: {
      level: "Hard",
      clueKind: "W9",
      text: "In her new book the historian goes on arguing that the treaty failed for want of money. She ______, however, in a chapter that earlier versions lacked, that no sum then to be had would have satisfied two of the parties, and that money was therefore only half of the story.",
      clue: "money was therefore only half of the story",
      reason: "Against her own argument she grants a point to the other side: she *concedes* it.",
      misfits: {
        insinuates: {
          code: "wrong-strength-or-tone",
          reason: "The point fills a chapter and is stated openly, not hinted at.",
        },
        reiterates: {
          code: "contradicts-the-text",
          reason: "Earlier versions lacked the point, so she cannot be repeating it.",
        },
        retracts: {
          code: "relationship-reversed",
          reason: "She does not take the point back; she makes it for the first time.",
        },
      },
      opening: "The point is new, openly stated, and goes against her own argument.",
      hint: "Three things are said of the point: where it stands, whether it is new, whom it helps.",
    },
    insinuates: {
      level: "Hard",
      clueKind: "W6",
      text: "Nowhere does the critic say outright that the composer borrowed his famous tune. He merely ______ it, printing the date of a concert, the list of songs that were sung there, and the number of the composer's seat, and leaving it to his readers to do the sum.",
      clue: "Nowhere does the critic say outright",
      reason: "He suggests an accusation by hints without stating it: he *insinuates* it.",
      misfits: {
        concedes: {
          code: "contradicts-the-text",
          reason: "He is leading readers to the charge, not granting it against his will.",
        },
        reiterates: {
          code: "relationship-reversed",
          reason: "He has not said it once, so he cannot say it again.",
        },
        retracts: {
          code: "wrong-sense",
          reason: "He cannot take back what he has nowhere said.",
        },
      },
      opening: "The critic does not say it outright and yet leads every reader to it.",
      hint: "Weigh what he does not say against what he prints.",
    },
    reiterates: {
      level: "Medium",
      clueKind: "W2",
      text: "Anyone who opens the third edition in search of second thoughts will be disappointed. In answer to nine years of objections, the author ______ her thesis in nearly the words of the first edition, adding only that her opponents would do well to read it again.",
      clue: "in nearly the words of the first edition",
      reason: "To state a thesis once more in nearly the same words is to *reiterate* it.",
      misfits: {
        concedes: {
          code: "wrong-strength-or-tone",
          reason: "One concedes a point to others; the thesis is her own and she yields nothing.",
        },
        insinuates: {
          code: "wrong-sense",
          reason: "She states her thesis in plain words; she does not hint at it.",
        },
        retracts: {
          code: "contradicts-the-text",
          reason: "To retract it would be just the second thoughts that readers will not find.",
        },
      },
      opening: "The thesis stands in the third edition in nearly the words of the first.",
      hint: "Compare the two editions: what has changed?",
    },
    retracts: {
      level: "Medium",
      clueKind: "W3",
      text: "Few scholars go back in public on what they have published in haste. All the more notable is the note of four lines in which the botanist ______ her claim to have found a new fern: what she described, she now writes, was a common species with a disease.",
      clue: "what she described, she now writes, was a common species with a disease",
      reason: "She says that her claim was mistaken and takes it back: she *retracts* it.",
      misfits: {
        concedes: {
          code: "relationship-reversed",
          reason: "One concedes what others have claimed; the claim to a new fern was her own.",
        },
        insinuates: {
          code: "wrong-sense",
          reason:
            "The claim was made openly before, and the note speaks just as openly against it.",
        },
        reiterates: {
          code: "contradicts-the-text",
          reason: "She does not repeat the claim; she says that it was wrong.",
        },
      },
      opening: "The note says that the claim was wrong, which few scholars do in public.",
      hint: "Ask what becomes of the claim when the fern turns out to be a common one.",
    },
  },
});
