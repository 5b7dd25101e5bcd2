import type { NoteSet } from "../note-set.ts";

export const twoSourCabbages: NoteSet = {
  id: "two-sour-cabbages",
  field: "everyday",
  source: "McGee, On Food and Cooking (2004); Davidson, The Oxford Companion to Food (1999)",
  notes: [
    "German sauerkraut and Korean kimchi are most often made from cabbage fermented by bacteria.",
    "The bacteria turn sugars in the cabbage into lactic acid, in which microbes that would spoil it cannot grow.",
    "Sauerkraut is shredded cabbage with about 2 percent salt and few spices or none.",
    "For kimchi, salted cabbage is seasoned with chili, garlic, and ginger, often with salted seafood.",
    "Koreans used to bury jars of kimchi in the ground in late fall.",
    "In the ground, the kimchi stayed cold through the winter but did not freeze.",
  ],
  questions: [
    {
      goal: "mechanism",
      level: "Easy",
      wants: "explain how fermentation keeps the cabbage from spoiling",
      uses: [0, 1],
      key: {
        text: "During fermentation, bacteria turn sugars in the cabbage into lactic acid, in which microbes that would spoil the cabbage cannot grow.",
        reason: "This goes from the bacteria through the acid to its effect on other microbes.",
      },
      wrong: [
        {
          text: "During fermentation, which is used for sauerkraut and kimchi alike, bacteria act on the cabbage and change the sugars in it.",
          code: "half-right",
          reason: "This has the bacteria and the sugars but not the acid and what it prevents.",
        },
        {
          text: "During fermentation, which is used for sauerkraut and kimchi alike, microbes that would spoil the cabbage make lactic acid, in which bacteria cannot grow.",
          code: "contradicts-the-text",
          against: 1,
          reason:
            "This gives the acid to the harmful microbes, although it is made by bacteria and keeps those microbes from growing.",
        },
        {
          text: "During the winter, jars of kimchi that Koreans had buried in the ground stayed cold, and the kimchi in them did not freeze.",
          code: "beside-the-point",
          reason: "This explains how kimchi was stored.",
        },
      ],
      step: "The steps lead from bacteria to the absence of spoilage. One note has them all.",
      look: "what the bacteria produce and what cannot grow in it",
    },
    {
      goal: "difference",
      level: "Easy",
      wants: "emphasize a difference in how sauerkraut and kimchi are seasoned",
      uses: [2, 3],
      key: {
        text: "Kimchi is seasoned with chili, garlic, and ginger, whereas sauerkraut has salt but few spices or none.",
        reason: "This sets the many seasonings of one against the few of the other.",
      },
      wrong: [
        {
          text: "Kimchi used to be buried in jars in late fall, whereas sauerkraut is made from cabbage that has been shredded.",
          code: "beside-the-point",
          reason: "This speaks of storage and of cutting, not of seasoning.",
        },
        {
          text: "Kimchi is seasoned with chili, garlic, and ginger, whereas sauerkraut is shredded cabbage that bacteria have fermented.",
          code: "half-right",
          reason: "This tells how only one of the dishes is seasoned.",
        },
        {
          text: "Kimchi is seasoned with nothing but salt, whereas sauerkraut is made from shredded cabbage to which chili, garlic, and ginger are added.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This exchanges the two dishes.",
        },
      ],
      step: "Seasonings are salt and spices. Two neighboring notes list those of each dish.",
      look: "what is added to the cabbage for each dish",
    },
    {
      goal: "generalization",
      level: "Hard",
      wants:
        "make a generalization, based on the two dishes, about how foods of different countries can be alike and yet differ",
      uses: [0, 2, 3],
      key: {
        text: "Foods of different countries can share a method of preservation and yet differ greatly in their seasoning.",
        reason: "This makes a general claim under which both dishes fall.",
      },
      wrong: [
        {
          text: "German sauerkraut and Korean kimchi are both made from fermented cabbage, but only kimchi has chili, garlic, and ginger.",
          code: "half-right",
          reason: "This compares the two dishes themselves and does not generalize.",
        },
        {
          text: "Foods of different countries can share an ingredient, such as cabbage, but they are never preserved by the same method.",
          code: "contradicts-the-text",
          against: 0,
          reason: "This is general but goes against the fermentation that both dishes share.",
        },
        {
          text: "German sauerkraut and Korean kimchi are both preserved by bacteria, which turn sugars into lactic acid, in which harmful microbes cannot grow.",
          code: "beside-the-point",
          reason: "This explains how the dishes are preserved and draws no general conclusion.",
        },
      ],
      step: "A generalization covers both cases without listing either. Ask what is alike and what differs in how two countries treat the same vegetable.",
      look: "how cabbage is treated and seasoned in both dishes",
    },
    {
      goal: "reason",
      level: "Medium",
      wants: "explain why Koreans buried jars of kimchi",
      uses: [4, 5],
      key: {
        text: "Koreans buried jars of kimchi in late fall because it would stay cold in the ground through the winter without freezing.",
        reason: "This gives the benefit for which the jars were put in the ground.",
      },
      wrong: [
        {
          text: "Koreans buried jars of kimchi, which they had made from salted cabbage with chili, garlic, and ginger, in the ground in late fall.",
          code: "half-right",
          reason: "This tells what was buried and when but not why.",
        },
        {
          text: "Koreans buried jars of kimchi in late fall because it would freeze in the ground and so keep through the winter.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This has the kimchi freeze, which the ground prevented.",
        },
        {
          text: "Koreans season kimchi with chili, garlic, and ginger and often with salted seafood, whereas sauerkraut has few spices or none.",
          code: "beside-the-point",
          reason: "This contrasts the seasoning of two dishes and says nothing of the jars.",
        },
      ],
      step: "The cause stands in the note after the one that reports the custom.",
      look: "what happened to kimchi in the ground",
    },
  ],
};
