import { wordSet } from "./word-set.ts";

export const aversionDevotionSusceptibilityAllusion = wordSet({
  id: "aversion-devotion-susceptibility-allusion",
  contexts: {
    aversion: {
      version: 2,
      level: "Easy",
      clueKind: "W3",
      text: "In experiments that psychologist John Garcia began in the 1950s, rats that became ill after consuming a flavored solution developed a strong ______ to it. A single episode was often sufficient: the animals avoided the flavor thereafter, even when several hours had elapsed between consumption and the onset of illness.",
      clue: "the animals avoided the flavor thereafter",
      reason:
        "An *aversion* is a strong dislike that leads one to avoid something, and the animals *avoided the flavor thereafter*.",
      misfits: {
        devotion: {
          code: "contradicts-the-text",
          reason:
            "*Devotion* is strong attachment. The rats *avoided* the flavor and did not seek it.",
        },
        susceptibility: {
          code: "half-right",
          reason:
            "*Susceptibility* is being easily harmed by something. The rats had been ill, but what they *developed* shows in their avoiding the flavor.",
        },
        allusion: {
          code: "wrong-sense",
          reason:
            "An *allusion* is an indirect reference. Rats avoid a solution; they do not refer to it.",
        },
      },
      opening: "After a single illness, the rats avoided the flavor.",
      hint: "The colon introduces what the animals did after the illness.",
      source:
        "John Garcia's experiments on conditioned taste avoidance: standard reference works in psychology",
    },
    devotion: {
      version: 2,
      level: "Easy",
      clueKind: "W4",
      text: "Critics have remarked on botanical illustrator Margaret Mee's ______ to the flora of the Amazon basin. Between 1956 and 1988 she made fifteen expeditions to paint its plants, the last of them in the year of her death, and she campaigned for decades against the destruction of their habitats.",
      clue: "made fifteen expeditions to paint its plants",
      reason:
        "*Devotion* is strong and lasting attachment. Fifteen expeditions and a long campaign on behalf of the plants are evidence of it.",
      misfits: {
        aversion: {
          code: "contradicts-the-text",
          reason:
            "An *aversion* is a strong dislike. One does not make *fifteen expeditions* for the sake of plants one dislikes.",
        },
        susceptibility: {
          code: "wrong-sense",
          reason:
            "*Susceptibility* is being easily affected or harmed. The text tells what Mee did for the plants, not what they did to her.",
        },
        allusion: {
          code: "not-in-the-text",
          reason:
            "An *allusion* is an indirect reference. Mee painted the plants themselves, directly and for decades.",
        },
      },
      opening: "Fifteen expeditions and a long campaign show a lasting attachment to the plants.",
      hint: "The second sentence gives two examples of what the critics noticed.",
      source:
        "Margaret Mee's Amazon expeditions: standard reference works in botanical illustration",
    },
    susceptibility: {
      version: 2,
      level: "Medium",
      clueKind: "W3",
      text: "Because Cavendish bananas are propagated from cuttings, all the plants of a plantation are genetically almost identical. This uniformity explains their ______ to newly arrived diseases: a fungus capable of infecting one plant can infect every other, whereas a mixed population would include resistant individuals.",
      clue: "a fungus capable of infecting one plant can infect every other",
      reason:
        "*Susceptibility* is the condition of being easily affected by something harmful. A fungus that infects one plant *can infect every other*.",
      misfits: {
        aversion: {
          code: "wrong-sense",
          reason:
            "An *aversion* is a dislike. Genetic uniformity does not make plants dislike diseases; it leaves them open to infection.",
        },
        devotion: {
          code: "contradicts-the-text",
          reason:
            "*Devotion* is loyal attachment. The relation of the plants to a fungus that infects them is not attachment.",
        },
        allusion: {
          code: "not-in-the-text",
          reason: "An *allusion* is an indirect reference, and plants do not refer to diseases.",
        },
      },
      opening: "Plants that are nearly identical can all be infected by the same fungus.",
      hint: "The part after the colon describes what a disease does in such a plantation.",
      source: "Fungal diseases of Cavendish bananas: standard reference works in agriculture",
    },
    allusion: {
      version: 2,
      level: "Hard",
      clueKind: "W9",
      text: "The title of Chinua Achebe's *Things Fall Apart* (1958) consists of words from a poem by W. B. Yeats. For critic Rosalind Achterberg, the ______ to Yeats signifies not admiration so much as revision: a line lamenting the collapse of European order is made to describe the consequences of European rule.",
      clue: "consists of words from a poem",
      reason:
        "An *allusion* is an indirect reference to another work. A title that *consists of words from a poem* refers to that poem.",
      misfits: {
        aversion: {
          code: "too-extreme",
          reason:
            "An *aversion* is a strong dislike. Achterberg sees *revision* in the borrowed words and does not say that Achebe disliked the poet.",
        },
        devotion: {
          code: "contradicts-the-text",
          reason:
            "*Devotion* is loyal attachment. The title, she holds, signifies *not admiration so much as revision*.",
        },
        susceptibility: {
          code: "not-in-the-text",
          reason:
            "*Susceptibility* is being easily influenced. Achebe gives the line a new subject, so he acts on it and not it on him.",
        },
      },
      opening:
        "The title refers to the poem by borrowing words from it, whatever the attitude behind them.",
      hint: "The blank names what the first sentence describes: what does the title do?",
    },
  },
});
