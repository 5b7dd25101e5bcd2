import { wordSet } from "./word-set.ts";

export const coincidedDispensedGrappledComplied = wordSet({
  id: "coincided-dispensed-grappled-complied",
  contexts: {
    coincided: {
      version: 2,
      level: "Hard",
      clueKind: "W9",
      text: "Historian Youssef Chraibi declines to present the proliferation of coffeehouses in seventeenth-century London as the cause of the growth of periodical publishing. He claims no more than that the one ______ with the other: both developments belong to the decades after 1650, and each might have occurred independently.",
      clue: "both developments belong to the decades after 1650",
      reason:
        "To *coincide* is to happen at the same time. Chraibi denies a cause and claims *no more than* that both fall in the same decades.",
      misfits: {
        dispensed: {
          code: "possibility-as-fact",
          reason:
            "To *dispense with* is to do without. That each *might have occurred independently* is a possibility; the text does not say that the one did in fact do without the other.",
        },
        grappled: {
          code: "not-in-the-text",
          reason:
            "To *grapple with* is to struggle with. No conflict between coffeehouses and publishing is mentioned.",
        },
        complied: {
          code: "wrong-sense",
          reason:
            "To *comply with* is to obey. Coffeehouses and periodicals give each other no orders.",
        },
      },
      opening:
        "Coffeehouses and periodicals grew in the same decades, and no closer link is claimed.",
      hint: "*No more than* limits the claim; the part after the colon says to what.",
    },
    dispensed: {
      version: 2,
      level: "Easy",
      clueKind: "W4",
      text: "In the first edition of *Leaves of Grass* (1855), Walt Whitman ______ with the regular meter and rhyme that readers of the period expected. His lines vary considerably in length, their endings do not correspond in sound, and organization is provided instead by repeated phrases and grammatical parallelism.",
      clue: "their endings do not correspond in sound",
      reason:
        "To *dispense with* is to do without. Lines of varying length whose endings *do not correspond in sound* do without meter and rhyme.",
      misfits: {
        coincided: {
          code: "wrong-sense",
          reason:
            "To *coincide with* is to happen at the same time as. A poet does not happen at the same time as meter.",
        },
        grappled: {
          code: "half-right",
          reason:
            "To *grapple with* is to struggle with. A poet may struggle with meter, but organization is provided *instead* by other means: he left it aside.",
        },
        complied: {
          code: "contradicts-the-text",
          reason:
            "To *comply with* is to conform to. The lines do not conform to what *readers of the period expected*.",
        },
      },
      opening: "The lines have neither regular length nor rhyme, so the poet did without both.",
      hint: "Check in the second sentence whether meter and rhyme are present.",
      source:
        "Walt Whitman's free verse in *Leaves of Grass*: standard reference works in literature",
    },
    grappled: {
      version: 2,
      level: "Easy",
      clueKind: "W4",
      text: "For more than three centuries, mathematicians ______ with a theorem that Pierre de Fermat had stated without proof. Leonhard Euler, Sophie Germain, and Ernst Kummer each established part of the result after prolonged effort, but a complete proof eluded all of them, and none was published until 1995.",
      clue: "each established part of the result after prolonged effort",
      reason:
        "To *grapple with* is to struggle to deal with. *Prolonged effort*, partial results, and a proof that *eluded* them describe such a struggle.",
      misfits: {
        coincided: {
          code: "wrong-sense",
          reason:
            "To *coincide with* is to occur at the same time as. What the mathematicians did was to make an *effort*, and not merely to live at the same time.",
        },
        dispensed: {
          code: "contradicts-the-text",
          reason:
            "To *dispense with* is to do without. Those who try for three centuries to prove a theorem do not set it aside.",
        },
        complied: {
          code: "not-in-the-text",
          reason:
            "To *comply with* is to obey a rule or request. The theorem asks nothing of anyone.",
        },
      },
      opening: "Prolonged effort and partial results over three centuries describe a struggle.",
      hint: "The second sentence describes what each of three mathematicians did.",
      source: "Fermat's last theorem: standard reference works in mathematics",
    },
    complied: {
      version: 2,
      level: "Medium",
      clueKind: "W2",
      text: "In order to protect the domestic wool trade, statutes of 1666 and 1678 obliged the English to bury their dead in woolen shrouds and to file a sworn statement to that effect. Whereas certain wealthy households preferred linen and paid the fine, most families ______ with the requirement.",
      clue: "Whereas certain wealthy households preferred linen and paid the fine",
      reason:
        "To *comply with* is to do what a rule requires. *Whereas* contrasts most families with those who chose linen and *paid the fine*.",
      misfits: {
        coincided: {
          code: "wrong-sense",
          reason:
            "To *coincide with* is to occur at the same time as. Families do not occur at the same time as a requirement.",
        },
        dispensed: {
          code: "contradicts-the-text",
          reason:
            "To *dispense with* is to do without. It was the *wealthy households* that did without wool, and *most families* are set against them.",
        },
        grappled: {
          code: "not-in-the-text",
          reason:
            "To *grapple with* is to struggle with. The contrast is between obeying and paying a fine, and no difficulty is mentioned.",
        },
      },
      opening: "Some households paid the fine for linen, whereas most did what the law required.",
      hint: "*Whereas* sets most families against those who paid the fine.",
      source: "The Burying in Woollen Acts: standard reference works in English history",
    },
  },
});
