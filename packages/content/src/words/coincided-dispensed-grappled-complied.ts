import { wordSet } from "./word-set.ts";

export const coincidedDispensedGrappledComplied = wordSet({
  id: "coincided-dispensed-grappled-complied",
  contexts: {
    coincided: {
      level: "Hard",
      clueKind: "W10",
      text: "The comet did not announce the king's death, whatever the ballads say, for it was seen two days too late; still less did it bring that death about. At the very most it ______ with the funeral, and even that can be held only by those who do not ask in which month the king was buried.",
      clue: "for it was seen two days too late",
      reason:
        "What neither announces nor causes an event may at most happen at the same time: it may *coincide* with it.",
      misfits: {
        dispensed: {
          code: "wrong-sense",
          reason: "A comet cannot decide to do without a funeral.",
        },
        grappled: {
          code: "not-in-the-text",
          reason: "Nothing in the sky struggled with anything on the ground.",
        },
        complied: {
          code: "contradicts-the-text",
          reason:
            "The ballads might say that the heavens obeyed the occasion, but the text allows the comet ever less.",
        },
      },
      opening: "The comet and the funeral may have fallen together in time, and no more than that.",
      hint: "The text goes down from foretelling to causing to the least of links: which one is that?",
    },
    dispensed: {
      level: "Easy",
      clueKind: "W10",
      text: "To have money for good actors, the new company ______ with scenery. A chair was the ship; a coat on the back of the chair was its captain; and when the ship had to sink, somebody carried the chair out.",
      clue: "A chair was the ship",
      reason:
        "A company that lets a chair be the ship does without scenery: it *dispensed* with it.",
      misfits: {
        coincided: {
          code: "wrong-sense",
          reason: "A company does not happen at the same time as scenery.",
        },
        grappled: {
          code: "contradicts-the-text",
          reason: "The chair spared the company any struggle with scenery.",
        },
        complied: {
          code: "not-in-the-text",
          reason: "Scenery gives no orders that could be obeyed.",
        },
      },
      opening: "A chair and a coat stood for ship and captain, so no scenery was needed.",
      hint: "What did the company have in place of scenery?",
    },
    grappled: {
      level: "Medium",
      clueKind: "W7",
      text: "At nineteen she wrote out a proof of the theorem in an evening and found the hole in it before breakfast. For the next thirty years she ______ with the problem, as she put it, and was thrown by it, and was sorry, when at last it gave way, to have nobody to fight.",
      clue: "was thrown by it",
      reason:
        "To be thrown, and at last to win, is part of a struggle: she *grappled* with the problem.",
      misfits: {
        coincided: {
          code: "wrong-sense",
          reason: "A person does not fall together in time with a problem.",
        },
        dispensed: {
          code: "contradicts-the-text",
          reason: "She did not let the problem go for thirty years.",
        },
        complied: {
          code: "wrong-strength-or-tone",
          reason: "One may yield to a problem, but it was the problem that at last gave way.",
        },
      },
      opening: "Thrown by the problem and never giving up, she fought with it for thirty years.",
      hint: "What kind of contest do *thrown* and *gave way* belong to?",
    },
    complied: {
      level: "Medium",
      clueKind: "W8",
      text: "When the school forbade hats indoors, the pupils ______ with the order to the letter. Not a hat was to be seen all week. The wigs, of which the order said nothing, were of every color, and a few of them reached to the waist.",
      clue: "Not a hat was to be seen all week",
      reason:
        "The pupils did exactly what the order said, if not what it meant: they *complied* with it.",
      misfits: {
        coincided: {
          code: "wrong-sense",
          reason: "Pupils cannot happen at the same time as an order to the letter.",
        },
        dispensed: {
          code: "contradicts-the-text",
          reason: "Pupils who did without the order would have worn hats.",
        },
        grappled: {
          code: "wrong-strength-or-tone",
          reason:
            "The wigs show that the order was no struggle for them; they kept it word for word.",
        },
      },
      opening: "Hats were forbidden and no hat was worn: the order was obeyed, word for word.",
      hint: "*To the letter* and the missing hats belong together; the wigs broke no order.",
    },
  },
});
