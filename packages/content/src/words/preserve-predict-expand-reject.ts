import { wordSet } from "./word-set.ts";

export const preservePredictExpandReject = wordSet({
  id: "preserve-predict-expand-reject",
  contexts: {
    preserve: {
      version: 2,
      level: "Easy",
      clueKind: "W3",
      text: "Peat bogs ______ organic materials that would decompose rapidly in other environments. Because the water is acidic, cold, and deficient in oxygen, the bacteria responsible for decay are scarcely active, and archaeologists have recovered from such deposits wooden trackways and human bodies more than two thousand years old.",
      clue: "the bacteria responsible for decay are scarcely active",
      reason:
        "To *preserve* is to keep from decay. In bogs the bacteria of decay *are scarcely active*, and bodies survive for *two thousand years*.",
      misfits: {
        predict: {
          code: "wrong-sense",
          reason: "To *predict* is to say what will happen, which a bog cannot do.",
        },
        expand: {
          code: "not-in-the-text",
          reason: "To *expand* is to make larger. Nothing is said of any change in size.",
        },
        reject: {
          code: "contradicts-the-text",
          reason:
            "To *reject* is to refuse. Such materials have been *recovered* from the bogs, so the bogs had taken them in.",
        },
      },
      opening: "Things that decay elsewhere survive in bogs for thousands of years.",
      hint: "*Because* introduces the reason; the finds show the effect.",
      source: "Preservation in peat bogs: standard reference works in archaeology",
    },
    predict: {
      version: 2,
      level: "Medium",
      clueKind: "W7",
      text: "When chemist Dmitri Mendeleev arranged the elements in a table, he left vacant places wherever no known substance suited the pattern. The regularity of the arrangement enabled him to ______ the characteristics of the missing elements, and gallium, which was isolated in 1875, was found to correspond to his description in most respects.",
      clue: "was isolated in 1875, was found to correspond to his description",
      reason:
        "To *predict* is to say in advance what will be found. Gallium was isolated later and *was found to correspond to his description*.",
      misfits: {
        preserve: {
          code: "wrong-sense",
          reason: "To *preserve* is to keep from loss. What was missing could not be kept.",
        },
        expand: {
          code: "half-right",
          reason:
            "To *expand* is to make larger. The table had room for more elements, but Mendeleev described their characteristics and did not enlarge them.",
        },
        reject: {
          code: "contradicts-the-text",
          reason:
            "To *reject* is to refuse. Mendeleev *left vacant places* for the missing elements.",
        },
      },
      opening: "Mendeleev described elements before they were found, and one later matched.",
      hint: "Put the description and the discovery of gallium in order of time.",
      source: "Mendeleev and the discovery of gallium: standard reference works in chemistry",
    },
    expand: {
      version: 2,
      level: "Easy",
      clueKind: "W7",
      text: "By depositing sand and rock along its shores, Singapore has been able to ______ its territory considerably. The state, which measured some 580 square kilometers at the beginning of the 1960s, now occupies more than 700, and its principal airport stands largely on ground that was formerly under water.",
      clue: "now occupies more than 700",
      reason:
        "To *expand* is to make larger. The territory grew from *some 580 square kilometers* to *more than 700*.",
      misfits: {
        preserve: {
          code: "half-right",
          reason:
            "To *preserve* is to keep as it is. Rock may protect a shore, but the figures show that the territory changed.",
        },
        predict: {
          code: "wrong-sense",
          reason: "To *predict* is to say what will happen, which is not done by depositing sand.",
        },
        reject: {
          code: "contradicts-the-text",
          reason: "To *reject* is to refuse. Singapore gained land and gave up none.",
        },
      },
      opening: "The state has grown from 580 to more than 700 square kilometers.",
      hint: "Compare the two figures in the second sentence.",
      source: "Land reclamation in Singapore: standard reference works in geography",
    },
    reject: {
      version: 2,
      level: "Hard",
      clueKind: "W9",
      text: "Art historian Emeka Oduya agrees with earlier scholars that painters of the workshop employed pattern books, and he considers their reconstruction of two such books ingenious. What he feels compelled to ______ is the inference that the painters were deficient in invention: the borrowed figures, he demonstrates, were never combined twice in the same manner.",
      clue: "were never combined twice in the same manner",
      reason:
        "To *reject* is to refuse to accept. Against the inference that the painters lacked invention, Oduya shows figures *never combined twice in the same manner*.",
      misfits: {
        preserve: {
          code: "contradicts-the-text",
          reason:
            "To *preserve* is to keep. Oduya keeps the scholars' first claim, with which he *agrees*, but his evidence goes against this one.",
        },
        predict: {
          code: "wrong-sense",
          reason:
            "To *predict* is to say what will happen. The inference is about painters of the past.",
        },
        expand: {
          code: "relationship-reversed",
          reason:
            "To *expand* is to enlarge. His evidence of varied combinations weakens the inference and adds nothing to it.",
        },
      },
      opening: "Oduya's evidence of invention goes against the scholars' inference.",
      hint: "Two things are agreed to before the second sentence: is the inference a third?",
    },
  },
});
