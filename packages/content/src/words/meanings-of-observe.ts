import { wordSet } from "./word-set.ts";

export const meaningsOfObserve = wordSet({
  id: "meanings-of-observe",
  meaningsOf: "observe",
  contexts: {
    watch: {
      level: "Easy",
      clueKind: "W11",
      text: "From the window of the sewing room it was possible to observe the street from end to end without being seen, and my great-aunt, who sewed badly, was seldom anywhere else. Nothing came up the hill in those years that she could not have described to a judge.",
      clue: "without being seen",
      reason:
        "She sits unseen at a window and misses nothing: from there she can *watch* the street.",
      misfits: {
        obey: { code: "wrong-sense", reason: "A street gives no orders." },
        celebrate: {
          code: "not-in-the-text",
          reason: "Nothing in the street is said to have given cause for a feast.",
        },
        remark: {
          code: "contradicts-the-text",
          reason:
            "She could have spoken to a judge of what she saw; but at the window she only looks.",
        },
      },
      opening: "Unseen at her window, the great-aunt looks at all that goes on in the street.",
      hint: "What does one do at a window from which one cannot be seen?",
    },
    obey: {
      level: "Medium",
      clueKind: "W11",
      text: "The brothers were to keep silence from dusk to dawn, and nearly all of them did observe the rule. Brother Anselm kept to it as well, after his fashion. In the course of a long winter he had trained a jackdaw to ask for the salt.",
      clue: "kept to it as well",
      reason: "Anselm *kept to it as well*, so the others kept to the rule: they *obeyed* it.",
      misfits: {
        watch: {
          code: "wrong-strength-or-tone",
          reason: "They did not look on at the rule; they lived by it.",
        },
        celebrate: { code: "wrong-sense", reason: "The rule was kept, but not with a feast." },
        remark: {
          code: "contradicts-the-text",
          reason: "To speak of the rule between dusk and dawn would have been to break it.",
        },
      },
      opening: "Anselm kept to the rule as well, so the other brothers kept to it too.",
      hint: "*As well* sets Anselm, after his fashion, beside the others: what did they all do?",
    },
    celebrate: {
      level: "Medium",
      clueKind: "W11",
      text: "So long had they lived abroad that the children no longer knew why their family should observe the first of March. All the same, the white cakes were baked, Grandfather came to the table in his medal, and the neighbors were told that the singing would be over by ten.",
      clue: "the white cakes were baked",
      reason:
        "Cakes, a medal and singing are how the family marks its feast: it *celebrates* the day.",
      misfits: {
        watch: { code: "wrong-sense", reason: "A date cannot be looked at as a street can." },
        obey: {
          code: "wrong-strength-or-tone",
          reason: "The family keeps an old custom, but a day gives no commands.",
        },
        remark: {
          code: "contradicts-the-text",
          reason: "A family that bakes cakes and sings does more than mention the day.",
        },
      },
      opening: "With cakes, a medal and singing, the family honors a day of its old country.",
      hint: "What are the cakes, the medal and the singing for?",
    },
    remark: {
      level: "Hard",
      clueKind: "W11",
      text: '"I have nothing whatever against the young man," Mrs. Pell was more than once heard to observe, "but that he agrees with me. At my age one may be right from habit. At his it can only be ambition." She was looking at him, as she said it, over the sugar.',
      clue: "was more than once heard to",
      reason:
        "What is heard, and stands between quotation marks, is what she said: she *remarked* it.",
      misfits: {
        watch: {
          code: "words-echoed",
          reason:
            "She does look at him over the sugar, but what she was *heard* to do is to speak.",
        },
        obey: {
          code: "contradicts-the-text",
          reason: "It is the young man who is all too willing to do as she thinks.",
        },
        celebrate: { code: "wrong-sense", reason: "Mrs. Pell is not heard to hold any feast." },
      },
      opening: "The words in quotation marks are what the lady was heard to say.",
      hint: "Which of the four can be heard, and stands between two parts of a quotation?",
    },
  },
});
