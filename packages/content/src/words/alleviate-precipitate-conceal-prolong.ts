import { wordSet } from "./word-set.ts";

export const alleviatePrecipitateConcealProlong = wordSet({
  id: "alleviate-precipitate-conceal-prolong",
  contexts: {
    alleviate: {
      version: 2,
      level: "Easy",
      clueKind: "W4",
      text: "During the 1930s, several agencies of the United States government attempted to ______ the hardship caused by mass unemployment. The Federal Emergency Relief Administration financed food and fuel for destitute households, while the Civilian Conservation Corps paid young men wages, most of which were sent directly to their families.",
      clue: "financed food and fuel for destitute households",
      reason:
        "To *alleviate* is to make suffering less severe. Food, fuel, and wages for families in need are means of easing hardship.",
      misfits: {
        precipitate: {
          code: "contradicts-the-text",
          reason:
            "To *precipitate* is to bring about suddenly. The hardship had already been caused by *mass unemployment*, and the programs worked against it.",
        },
        conceal: {
          code: "not-in-the-text",
          reason:
            "To *conceal* is to hide. Food, fuel, and wages relieve a household; they do not keep its condition from view.",
        },
        prolong: {
          code: "relationship-reversed",
          reason:
            "To *prolong* is to make last longer. Payments to *destitute households* shorten or soften hardship.",
        },
      },
      opening: "Food, fuel, and wages were provided in order to make hardship easier to bear.",
      hint: "Ask what the examples in the second sentence were intended to do for poor families.",
      source: "New Deal relief programs of the 1930s: standard reference works in American history",
    },
    precipitate: {
      version: 2,
      level: "Hard",
      clueKind: "W12",
      text: "Historian Wanjiru Kamau cautions against treating the failed harvest of 1788 as the origin of the French Revolution, whose causes had accumulated over decades. The resulting rise in bread prices served instead, she maintains, to ______ a crisis already in preparation: grievances long endured became, within months, open revolt.",
      clue: "became, within months, open revolt",
      reason:
        "To *precipitate* is to make something happen suddenly. The crisis was *already in preparation*, and high prices turned it, *within months*, into revolt.",
      misfits: {
        alleviate: {
          code: "contradicts-the-text",
          reason:
            "To *alleviate* is to make less severe, but the grievances grew from something *endured* into *open revolt*.",
        },
        conceal: {
          code: "relationship-reversed",
          reason:
            "To *conceal* is to keep from view. The prices did the reverse: they turned hidden grievances into *open* revolt.",
        },
        prolong: {
          code: "wrong-strength-or-tone",
          reason:
            "To *prolong* is to make last longer. The prices did not draw the preparation out; they ended it *within months*.",
        },
      },
      opening:
        "The bread prices brought a crisis that had been long in preparation to a sudden outbreak.",
      hint: "Two things must hold: the prices were not the origin, and something followed within months.",
    },
    conceal: {
      version: 2,
      level: "Medium",
      clueKind: "W2",
      text: "Nineteenth-century architects who used iron in monumental buildings generally took care to ______ it, since the metal was associated with factories and railway sheds. In the reading room of the Bibliothèque Sainte-Geneviève in Paris, completed in 1850, Henri Labrouste instead left the columns and arches of iron exposed.",
      clue: "instead left the columns and arches of iron exposed",
      reason:
        "To *conceal* is to hide from view. Labrouste *instead* left the iron *exposed*, so the usual practice was to hide it.",
      misfits: {
        alleviate: {
          code: "wrong-sense",
          reason:
            "To *alleviate* is to make a pain or burden lighter. Iron is a material, and the contrast with *exposed* concerns whether it can be seen.",
        },
        precipitate: {
          code: "not-in-the-text",
          reason:
            "To *precipitate* is to bring about suddenly. The text speaks of whether iron was left visible and not of anything set in motion.",
        },
        prolong: {
          code: "beside-the-point",
          reason:
            "To *prolong* is to make last longer. How long iron endures is not what *exposed* is contrasted with.",
        },
      },
      opening: "Labrouste exposed the iron, and what he did is set against the usual practice.",
      hint: "*Instead* marks a contrast: turn around what Labrouste did with the iron.",
      source: "The Bibliothèque Sainte-Geneviève: standard reference works in architecture",
    },
    prolong: {
      version: 2,
      level: "Easy",
      clueKind: "W3",
      text: "Commercial growers ______ the storage life of apples by keeping the fruit in sealed rooms in which the oxygen has been reduced to a few percent. Because respiration slows under these conditions, apples that would otherwise deteriorate within several months can remain marketable for nearly a year.",
      clue: "can remain marketable for nearly a year",
      reason:
        "To *prolong* is to make last longer. Fruit that would spoil *within several months* stays good *for nearly a year*, so its storage life has been lengthened.",
      misfits: {
        alleviate: {
          code: "wrong-sense",
          reason:
            "To *alleviate* is to ease pain or hardship. Storage life is a span of time, which the text says is extended.",
        },
        precipitate: {
          code: "contradicts-the-text",
          reason:
            "To *precipitate* is to hasten. Low oxygen does not hasten the end of storage life: *respiration slows*.",
        },
        conceal: {
          code: "not-in-the-text",
          reason:
            "To *conceal* is to hide. Sealed rooms keep out oxygen, and nothing about the fruit is being kept secret.",
        },
      },
      opening: "Low oxygen lets apples keep for nearly a year in place of several months.",
      hint: "Compare the two lengths of time in the second sentence.",
      source: "Controlled-atmosphere storage of apples: standard reference works in agriculture",
    },
  },
});
