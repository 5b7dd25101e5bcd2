import type { NoteSet } from "../note-set.ts";

export const moralMachine: NoteSet = {
  id: "moral-machine",
  field: "technology",
  source: "Awad and colleagues, Nature 563 (2018)",
  notes: [
    "In an accident, a driverless car may have to choose between two harmful outcomes.",
    "In 2018, Edmond Awad and his colleagues published a study of what people want such cars to do.",
    "Their website, the Moral Machine, showed visitors scenes of unavoidable accidents and asked which of two outcomes they preferred.",
    "Visitors from 233 countries and territories made about 40 million decisions in ten languages.",
    "Visitors tended to spare humans rather than animals, many rather than few, and the young rather than the old.",
    "The last of these preferences was weaker in some countries, such as Japan.",
  ],
  questions: [
    {
      goal: "scope",
      level: "Medium",
      wants: "emphasize the scope of the study",
      uses: [1, 3],
      key: {
        text: "Awad and his colleagues collected about 40 million decisions, made in ten languages by visitors to their website from 233 countries and territories.",
        reason: "This gives the numbers of places, decisions, and languages.",
      },
      wrong: [
        {
          text: "On the website of Awad and his colleagues, visitors from various countries, Japan among them, made decisions between two outcomes.",
          code: "half-right",
          reason: "This mentions countries and decisions but gives the number of neither.",
        },
        {
          text: "On the website of Awad and his colleagues, visitors saw scenes of unavoidable accidents and said which of two outcomes they preferred.",
          code: "beside-the-point",
          reason: "This describes what visitors did, not how far the study reached.",
        },
        {
          text: "On the website of Awad and his colleagues, visitors from ten countries, Japan among them, made about 40 million decisions between two outcomes.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This takes the number of languages for the number of countries.",
        },
      ],
      step: "Scope means extent, so numbers of places and answers matter. One note gives these numbers.",
      look: "where the visitors came from and how much they decided",
    },
    {
      goal: "example",
      level: "Hard",
      wants:
        "make a generalization about the strength of visitors' preferences in different countries and support it with an example",
      uses: [4, 5],
      key: {
        text: "Not every preference was equally strong in every country; that for sparing the young rather than the old, for instance, was weaker in Japan.",
        reason:
          "This makes a general statement about countries and supports it by one preference and one country.",
      },
      wrong: [
        {
          text: "Not every preference was equally strong in every country, a result based on about 40 million decisions from 233 countries and territories.",
          code: "half-right",
          reason:
            "This makes the general statement but names no preference or country as an example.",
        },
        {
          text: "Not all lives were equally likely to be spared; visitors, for instance, tended to spare humans rather than animals and the young rather than the old.",
          code: "wrong-purpose",
          reason: "This supports a statement about lives, not about countries.",
        },
        {
          text: "Not all preferences were equally strong; visitors from Japan, for instance, tended to spare animals rather than humans and the old rather than the young.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This reverses preferences of which only one was weaker in Japan.",
        },
      ],
      step: "The goal asks for a general statement about countries and for one case of it. The last note gives a case that a general statement can rest on.",
      look: "which preference differed and where",
    },
    {
      goal: "aim",
      level: "Easy",
      wants: "state what the researchers wanted to learn",
      uses: [1],
      key: {
        text: "Awad and his colleagues wanted to learn what people would have driverless cars do in accidents.",
        reason: "This gives the question of the study.",
      },
      wrong: [
        {
          text: "Awad and his colleagues published a study in 2018 that dealt with driverless cars and accidents.",
          code: "half-right",
          reason: "This names the subject of the study but not its question.",
        },
        {
          text: "Awad and his colleagues had a website, the Moral Machine, which showed scenes of unavoidable accidents.",
          code: "beside-the-point",
          reason: "This names the tool of the researchers, not what they wanted to learn.",
        },
        {
          text: "Awad and his colleagues wanted to learn how often driverless cars are involved in accidents.",
          code: "contradicts-the-text",
          against: 1,
          reason: "This replaces the question of what people want by a count of accidents.",
        },
      ],
      step: "What the researchers wanted to learn is the question of their study. One note says what the study was about.",
      look: "what the study was about",
    },
    {
      goal: "study-and-finding",
      level: "Medium",
      wants: "present the method of the study and one of its findings",
      uses: [1, 2, 4],
      key: {
        text: "By asking visitors to a website to choose between two outcomes of accidents, Awad and his colleagues found that people tended to spare humans rather than animals.",
        reason: "This gives the means of the study and a preference that it found.",
      },
      wrong: [
        {
          text: "By asking visitors to a website to choose between two outcomes of accidents, Awad and his colleagues collected about 40 million decisions in ten languages.",
          code: "half-right",
          reason: "This gives the method but no preference that came to light.",
        },
        {
          text: "In a study published in 2018, Awad and his colleagues found that people tended to spare many rather than few and the young rather than the old.",
          code: "wrong-purpose",
          reason: "This gives findings but does not say how they were obtained.",
        },
        {
          text: "In a study published in 2018, Awad and his colleagues dealt with accidents in which a driverless car may have to choose between two harmful outcomes.",
          code: "beside-the-point",
          reason: "This describes the problem behind the study.",
        },
      ],
      step: "The goal has two parts, a method and a finding. One note says what the website asked, and another what visitors tended to choose.",
      look: "what the website asked and what visitors preferred",
    },
  ],
};
