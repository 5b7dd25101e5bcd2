import type { NoteSet } from "../note-set.ts";

export const sweetWormwood: NoteSet = {
  id: "sweet-wormwood",
  field: "science",
  source: "Standard encyclopedias of medicine; Nobel Prize in Physiology or Medicine 2015",
  notes: [
    "Malaria is a disease caused by parasites that mosquitoes carry.",
    "In 1969, Chinese scientist Tu Youyou began to search traditional medicine for a remedy.",
    "Extracts of sweet wormwood looked promising, but boiling the plant gave poor results.",
    "A text by Ge Hong from the fourth century advised soaking the plant in water and drinking the juice.",
    "Tu concluded that heat destroyed the active substance, and in 1971, her team obtained an effective extract at a low temperature.",
    "The substance, artemisinin, became the basis of malaria treatments that have saved millions of lives.",
  ],
  questions: [
    {
      goal: "difficulty",
      level: "Medium",
      wants: "explain a difficulty that Tu had to overcome in making a remedy from sweet wormwood",
      uses: [2, 4],
      key: {
        text: "Extracts of sweet wormwood looked promising, but boiling the plant gave poor results because heat destroyed the active substance.",
        reason: "This names what stood in the way of an effective remedy.",
      },
      wrong: [
        {
          text: "Extracts of sweet wormwood looked promising to Tu, who had begun to search traditional medicine for a remedy for malaria.",
          code: "half-right",
          reason: "This names the plant and the hope placed in it but no obstacle.",
        },
        {
          text: "Extracts of sweet wormwood contain artemisinin, the basis of malaria treatments that have saved millions of lives.",
          code: "beside-the-point",
          reason: "This tells of the success of the remedy, not of a difficulty.",
        },
        {
          text: "Extracts of sweet wormwood did not look promising to Tu, who had begun to search traditional medicine for a remedy for malaria.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This has the extracts look poor from the start, although they looked promising.",
        },
      ],
      step: "A difficulty is something that kept the extracts from working. One note reports poor results, and a later one gives their cause.",
      look: "what gave poor results and why",
    },
    {
      goal: "significance",
      level: "Medium",
      wants: "emphasize the significance of artemisinin",
      uses: [2, 5],
      key: {
        text: "Artemisinin, a substance from sweet wormwood, became the basis of malaria treatments that have saved millions of lives.",
        reason: "This says what artemisinin has done for people.",
      },
      wrong: [
        {
          text: "Artemisinin, a substance from sweet wormwood, was the result of a search for a remedy for malaria that Tu began in 1969.",
          code: "half-right",
          reason: "This says for what purpose the substance was sought but not what came of it.",
        },
        {
          text: "Artemisinin, a substance that heat destroys, was obtained from sweet wormwood by Tu's team at a low temperature in 1971.",
          code: "beside-the-point",
          reason: "This describes how the substance is obtained.",
        },
        {
          text: "Artemisinin, a substance from sweet wormwood, looked promising at first but did not become the basis of malaria treatments.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This denies the treatments that the notes report.",
        },
      ],
      step: "Significance lies in what followed from a discovery. The last note says what artemisinin has made possible.",
      look: "what artemisinin became",
    },
    {
      goal: "reason",
      level: "Medium",
      wants: "explain how an old text was relevant to Tu's search",
      uses: [2, 3, 4],
      key: {
        text: "Whereas boiling sweet wormwood gave poor results, Ge Hong's text advised soaking the plant, and Tu concluded that heat destroyed the active substance.",
        reason: "This links the advice of the text to the failure and to Tu's conclusion.",
      },
      wrong: [
        {
          text: "In a text from the fourth century, Ge Hong advised soaking sweet wormwood in water and drinking the juice, and Tu worked with the same plant.",
          code: "half-right",
          reason: "This gives the advice of the text but not what it meant for Tu's work.",
        },
        {
          text: "In her search of traditional medicine, which began in 1969, Tu used sweet wormwood, whose active substance became the basis of treatments for malaria.",
          code: "beside-the-point",
          reason: "This speaks of the plant and its success without the old text.",
        },
        {
          text: "In a text from the fourth century, Ge Hong advised boiling sweet wormwood in water, and Tu obtained an effective extract of the plant in the same way.",
          code: "contradicts-the-text",
          against: 3,
          reason:
            "This has the text recommend boiling and boiling succeed, although the text advised soaking.",
        },
      ],
      step: "The relevance of the text lies in a way to treat the plant that differs from boiling. One note gives the text's advice, and those around it tell of the failure and of Tu's conclusion.",
      look: "how the plant was treated with poor results and how the text would treat it",
    },
    {
      goal: "time",
      level: "Easy",
      wants: "specify when Tu's search began and when her team had an effective extract",
      uses: [1, 4],
      key: {
        text: "Tu began her search for a remedy in 1969, and her team obtained an effective extract of sweet wormwood in 1971.",
        reason: "This dates both the beginning and the success of the search.",
      },
      wrong: [
        {
          text: "Tu began her search for a remedy in 1969, and only later did her team obtain an effective extract of sweet wormwood.",
          code: "half-right",
          reason: "This dates the beginning of the search but not the extract.",
        },
        {
          text: "Ge Hong's text, which dates from the fourth century, advised soaking sweet wormwood in water and drinking the juice.",
          code: "beside-the-point",
          reason: "This dates an old text instead of Tu's work.",
        },
        {
          text: "Tu searched traditional medicine for a remedy, and her team obtained an effective extract of sweet wormwood at a low temperature.",
          code: "wrong-purpose",
          reason: "This tells what Tu and her team did but gives no date.",
        },
      ],
      step: "The goal asks for two dates. Two notes have them.",
      look: "what happened in 1969 and in 1971",
    },
    {
      goal: "achievement",
      level: "Medium",
      wants: "emphasize what Tu and her team achieved",
      uses: [2, 4, 5],
      key: {
        text: "By working at a low temperature, Tu and her team obtained an effective extract of sweet wormwood, which led to treatments for malaria.",
        reason: "This names what the team made and what it led to.",
      },
      wrong: [
        {
          text: "By searching traditional medicine from 1969 on, Tu and her team hoped to find a remedy for malaria, a disease caused by parasites.",
          code: "half-right",
          reason: "This names what the team hoped for but not what it accomplished.",
        },
        {
          text: "By advising readers to soak sweet wormwood in water, Ge Hong described a use of the plant as early as the fourth century.",
          code: "beside-the-point",
          reason: "This tells of a text written long before Tu's work.",
        },
        {
          text: "By boiling sweet wormwood, whose extracts looked promising, researchers obtained poor results, since heat destroyed the active substance.",
          code: "wrong-purpose",
          reason: "This describes a failure on the way.",
        },
      ],
      step: "An achievement is what the work led to in the end. The last two notes give the extract and what became of it.",
      look: "what the team obtained in 1971 and what came of it",
    },
  ],
};
