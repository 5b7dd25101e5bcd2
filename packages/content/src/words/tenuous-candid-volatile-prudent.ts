import { wordSet } from "./word-set.ts";

export const tenuousCandidVolatilePrudent = wordSet({
  id: "tenuous-candid-volatile-prudent",
  contexts: {
    tenuous: {
      version: 2,
      level: "Easy",
      clueKind: "W4",
      text: "Music historian Gwilym Rees maintains that the melody of the hymn originated in sixteenth-century Brittany, but the evidence for this is ______. It consists of a single reference to a song with a similar title, in a letter that survives only in a later transcription.",
      clue: "It consists of a single reference to a song with a similar title",
      reason:
        "*Tenuous* means weak or slight. Evidence that *consists of a single reference* in a *later transcription* gives the argument very little support.",
      misfits: {
        candid: {
          code: "wrong-sense",
          reason:
            "*Candid* means frank and honest. It is people and statements that are frank, and no one is said to have concealed anything.",
        },
        volatile: {
          code: "not-in-the-text",
          reason:
            "*Volatile* means likely to change rapidly. The second sentence shows how little evidence there is, not that it changes.",
        },
        prudent: {
          code: "contradicts-the-text",
          reason:
            "*Prudent* means wise and careful. To rest an argument on one reference is not careful.",
        },
      },
      opening: "The evidence is limited to one reference in a later transcription.",
      hint: "The second sentence lists all the evidence there is: ask how strong it is.",
    },
    candid: {
      version: 2,
      level: "Easy",
      clueKind: "W2",
      text: "Authors of scientific articles ordinarily report little about the attempts that failed. A 2020 article by chemist Lucía Herrero and colleagues is unusually ______ in this respect: it states openly that the first nine procedures produced nothing of use, describes the errors responsible, and admits that the tenth succeeded partly by accident.",
      clue: "it states openly that the first nine procedures produced nothing of use",
      reason:
        "*Candid* means frank and open. The article *states openly* and *admits* what authors ordinarily leave out.",
      misfits: {
        tenuous: {
          code: "not-in-the-text",
          reason:
            "*Tenuous* means weak or slight. The words after the colon show how openly the article reports and not how weak its findings are.",
        },
        volatile: {
          code: "wrong-sense",
          reason:
            "*Volatile* means likely to change suddenly. A published article does not change in the way described.",
        },
        prudent: {
          code: "relationship-reversed",
          reason:
            "*Prudent* means careful to avoid risk. To report little about failures would be the cautious course, and this article does the opposite.",
        },
      },
      opening: "The article states openly what most authors do not report.",
      hint: "The colon introduces three things that the article does: what do they share?",
    },
    volatile: {
      version: 2,
      level: "Medium",
      clueKind: "W3",
      text: "The market for vanilla is considerably more ______ than those for most agricultural commodities. Production is concentrated in one region of Madagascar that is exposed to cyclones; as a consequence, the price rose to about 500 dollars per kilogram in 2003 and had fallen below 50 by 2005.",
      clue: "rose to about 500 dollars per kilogram in 2003 and had fallen below 50 by 2005",
      reason:
        "*Volatile* means subject to sudden and great changes. A price that loses nine-tenths of its value in two years is so.",
      misfits: {
        tenuous: {
          code: "half-right",
          reason:
            "*Tenuous* means weak or slight. Dependence on one region is a weakness, but *as a consequence* leads to rapid changes in price.",
        },
        candid: {
          code: "wrong-sense",
          reason: "*Candid* means frank. A market makes no statements that could be frank or not.",
        },
        prudent: {
          code: "contradicts-the-text",
          reason:
            "*Prudent* means careful to avoid risk. Production in a single region *exposed to cyclones* does not avoid risk.",
        },
      },
      opening: "The price of vanilla rose and fell by great amounts within a few years.",
      hint: "The words after *as a consequence* report what happened to the price.",
      source:
        "The vanilla market of the early 2000s: standard reference works in agricultural economics",
    },
    prudent: {
      version: 2,
      level: "Hard",
      clueKind: "W9",
      text: "Agronomists once ascribed the reluctance of smallholders in semiarid regions to plant high-yielding varieties to mere conservatism. Economist Fatou Diarra considers it ______. Traditional varieties produce less in favorable years but seldom fail altogether, and for a household without savings or access to credit, the avoidance of one disastrous harvest outweighs any number of moderately better ones.",
      clue: "the avoidance of one disastrous harvest outweighs any number of moderately better ones",
      reason:
        "*Prudent* means wise in avoiding risk. Diarra explains that for such households *the avoidance of one disastrous harvest* matters most, so their reluctance is reasonable.",
      misfits: {
        tenuous: {
          code: "wrong-sense",
          reason:
            "*Tenuous* means weak or slight. Diarra explains the reason for the reluctance and does not say that it is slight.",
        },
        candid: {
          code: "not-in-the-text",
          reason: "*Candid* means frank. Whether the smallholders speak openly is not discussed.",
        },
        volatile: {
          code: "contradicts-the-text",
          reason:
            "*Volatile* means likely to change suddenly. The smallholders keep to varieties that *seldom fail*, which is the steady course.",
        },
      },
      opening: "Diarra sees in the reluctance a reasonable way to avoid a disastrous harvest.",
      hint: "Diarra replaces *mere conservatism*: does her reasoning defend the smallholders or blame them?",
    },
  },
});
