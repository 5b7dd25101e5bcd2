import { wordSet } from "./word-set.ts";

export const novelRedundantPrecariousCompelling = wordSet({
  id: "novel-redundant-precarious-compelling",
  contexts: {
    novel: {
      version: 2,
      level: "Easy",
      clueKind: "W2",
      text: "Whereas earlier photographers had represented animals in motion, if at all, by means of a single exposure, the method devised by Eadweard Muybridge in 1878 was ______: the shutters of twelve cameras along a racetrack were released in succession as a horse passed, producing a sequence of images such as had not previously existed.",
      clue: "a sequence of images such as had not previously existed",
      reason:
        "*Novel* means new and unlike what came before. Such images *had not previously existed*, and Muybridge is contrasted with *earlier photographers*.",
      misfits: {
        redundant: {
          code: "contradicts-the-text",
          reason:
            "*Redundant* means no longer needed because something else does the same. Nothing had done what these cameras did.",
        },
        precarious: {
          code: "not-in-the-text",
          reason:
            "*Precarious* means likely to fail. The cameras worked *in succession* as planned.",
        },
        compelling: {
          code: "wrong-sense",
          reason:
            "*Compelling* means convincing or gripping, as an argument may be. The contrast concerns what had existed *earlier*.",
        },
      },
      opening: "The method produced what no earlier photographer had produced.",
      hint: "*Whereas* contrasts the method with those of earlier photographers.",
      source:
        "Eadweard Muybridge's sequence of 1878: standard reference works in the history of photography",
    },
    redundant: {
      version: 2,
      level: "Medium",
      clueKind: "W1",
      text: "The genomes of many plants contain several copies of a single gene. Where two copies perform an identical function, geneticists describe one of them as ______, since its loss leaves the plant unaffected as long as the other remains; an experiment that disables only one copy may consequently reveal nothing.",
      clue: "its loss leaves the plant unaffected as long as the other remains",
      reason:
        "*Redundant* means not needed because something else does the same. The plant is *unaffected* by the loss of one copy.",
      misfits: {
        novel: {
          code: "not-in-the-text",
          reason:
            "*Novel* means new. The text does not say that one copy arose later than the other.",
        },
        precarious: {
          code: "words-echoed",
          reason:
            "*Precarious* means insecure. The copy may be lost, but the term rests on the plant's being *unaffected* by the loss.",
        },
        compelling: {
          code: "wrong-sense",
          reason:
            "*Compelling* means convincing. An experiment may be so, but a copy of a gene is not.",
        },
      },
      opening: "A plant that keeps one copy does not need the other.",
      hint: "The clause that begins with *since* gives the ground for the term.",
      source: "Duplicate genes in plants: standard reference works in genetics",
    },
    precarious: {
      version: 2,
      level: "Medium",
      clueKind: "W7",
      text: "Established in 1842 as a cooperative of musicians, the New York Philharmonic distributed among its members whatever the sale of tickets produced. Its existence remained ______ until wealthy guarantors intervened in 1909, since a single season of poor attendance could deprive the players of the greater part of their earnings.",
      clue: "a single season of poor attendance could deprive the players",
      reason:
        "*Precarious* means insecure and dependent on chance. One *season of poor attendance* was enough to endanger the players' earnings.",
      misfits: {
        novel: {
          code: "half-right",
          reason:
            "*Novel* means new. A cooperative orchestra may have been new in 1842, but the clause with *since* tells of risk.",
        },
        redundant: {
          code: "not-in-the-text",
          reason:
            "*Redundant* means not needed. Nothing suggests that another orchestra made this one superfluous.",
        },
        compelling: {
          code: "wrong-sense",
          reason:
            "*Compelling* means convincing or gripping. A performance may be so, but poor attendance explains another quality.",
        },
      },
      opening: "One poor season could take most of the earnings away.",
      hint: "The clause with *since* explains the state that ended in 1909.",
      source: "The New York Philharmonic before 1909: standard reference works in music",
    },
    compelling: {
      version: 2,
      level: "Hard",
      clueKind: "W9",
      text: "Archaeologist Niamh Corrigan accepts that the alignment of the stones with the midwinter sunrise is unlikely to be accidental. She does not, however, consider the argument for an astronomical observatory ______: an orientation may be selected for ceremonial reasons as readily as for measurement, and nothing excavated at the site requires the latter explanation.",
      clue: "nothing excavated at the site requires the latter explanation",
      reason:
        "*Compelling* means so strong that one has to accept it. Corrigan denies this of the argument, since *nothing excavated at the site requires* it.",
      misfits: {
        novel: {
          code: "beside-the-point",
          reason:
            "*Novel* means new. Whether the argument is new does not matter to Corrigan, who asks whether anything *requires* it.",
        },
        redundant: {
          code: "wrong-sense",
          reason:
            "*Redundant* means not needed because something else does the same. By *does not* she would then say that the argument is needed.",
        },
        precarious: {
          code: "contradicts-the-text",
          reason:
            "*Precarious* means insecure. With *does not*, Corrigan would call the argument secure, and she doubts it.",
        },
      },
      opening: "Nothing found at the site obliges Corrigan to accept the argument.",
      hint: "Keep *does not* in mind, and see what is missing at the end.",
    },
  },
});
