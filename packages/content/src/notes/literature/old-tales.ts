import type { NoteSet } from "../note-set.ts";

export const oldTales: NoteSet = {
  id: "old-tales",
  field: "literature",
  source: "Graça da Silva and Tehrani, Royal Society Open Science 3 (2016)",
  notes: [
    "The Grimm brothers believed that some fairy tales were thousands of years old, but many later scholars doubted it.",
    "In 2016, Sara Graça da Silva and Jamshid Tehrani tested the idea with methods from evolutionary biology.",
    "They recorded which of 275 tales of magic occur in 50 populations that speak Indo-European languages.",
    "They compared the spread of each tale with the family tree of the languages to estimate when it arose.",
    "Several tales proved to be thousands of years old.",
    "One of them, *The Smith and the Devil*, was traced back to the Bronze Age.",
  ],
  questions: [
    {
      goal: "method",
      level: "Hard",
      wants: "explain how the researchers estimated the age of a tale",
      uses: [2, 3],
      key: {
        text: "To estimate when a tale arose, Graça da Silva and Tehrani recorded in which populations it occurs and compared its spread with the family tree of their languages.",
        reason:
          "This gives the steps of the estimate, recording the spread and comparing it with the tree.",
      },
      wrong: [
        {
          text: "To test an idea that the Grimm brothers had held, Graça da Silva and Tehrani borrowed methods from evolutionary biology and found several tales to be thousands of years old.",
          code: "beside-the-point",
          reason: "This gives the aim and the result and only the origin of the methods.",
        },
        {
          text: "To estimate the ages of fairy tales, Graça da Silva and Tehrani recorded which of 275 tales of magic occur in 50 populations that speak Indo-European languages.",
          code: "half-right",
          reason:
            "This gives the first step, the record, but not the comparison from which the ages follow.",
        },
        {
          text: "To estimate when a tale arose, Graça da Silva and Tehrani used the ages of 275 tales to draw up a family tree of the Indo-European languages.",
          code: "contradicts-the-text",
          against: 3,
          reason:
            "In the notes, the tree serves to estimate the ages of the tales, not the other way round.",
        },
      ],
      step: "An estimate needs a basis and a comparison. Two notes tell what was recorded and with what it was compared.",
      look: "what the researchers recorded and compared",
    },
    {
      goal: "scope",
      level: "Easy",
      wants: "indicate the number of tales and of populations in the study",
      uses: [1, 2],
      key: {
        text: "In their 2016 study, Graça da Silva and Tehrani recorded which of 275 tales of magic occur in 50 populations with Indo-European languages.",
        reason: "This gives both numbers, 275 tales and 50 populations.",
      },
      wrong: [
        {
          text: "In their 2016 study, Graça da Silva and Tehrani applied methods from evolutionary biology to tales of magic known to many populations.",
          code: "wrong-purpose",
          reason: "This names the tales and the populations without any count of them.",
        },
        {
          text: "In their 2016 study, Graça da Silva and Tehrani considered 275 tales of magic, several of which proved to be thousands of years old.",
          code: "half-right",
          reason: "This counts the tales but not the populations.",
        },
        {
          text: "In their 2016 study, Graça da Silva and Tehrani traced one of several old tales, *The Smith and the Devil*, back to the Bronze Age.",
          code: "beside-the-point",
          reason: "This reports a result for a single tale.",
        },
      ],
      step: "Both numbers stand in the same note, which describes the material of the study.",
      look: "what the researchers recorded",
    },
    {
      goal: "example",
      level: "Medium",
      wants: "support the general finding about the age of the tales with an example",
      uses: [4, 5],
      key: {
        text: "Several of the tales that Graça da Silva and Tehrani studied are thousands of years old; *The Smith and the Devil*, for one, goes back to the Bronze Age.",
        reason: "This states the general finding and adds one tale as an instance of it.",
      },
      wrong: [
        {
          text: "Several of the 275 tales of magic that Graça da Silva and Tehrani studied across 50 populations proved to be thousands of years old.",
          code: "half-right",
          reason: "This states the finding but offers no instance.",
        },
        {
          text: "The study of tales from 50 populations that speak Indo-European languages traced one of them, *The Smith and the Devil*, back to the Bronze Age.",
          code: "wrong-purpose",
          reason: "This names one tale but no general finding that it would support.",
        },
        {
          text: "All of the tales that Graça da Silva and Tehrani studied are thousands of years old, and *The Smith and the Devil*, for one, goes back to the Bronze Age.",
          code: "contradicts-the-text",
          against: 4,
          reason: "The notes say this of several tales and not of all.",
        },
      ],
      step: "Two elements are needed: what was found of a number of tales and one tale for which it holds.",
      look: "how old several of the tales and one in particular proved to be",
    },
    {
      goal: "significance",
      level: "Medium",
      wants: "explain what the results mean for the belief of the Grimm brothers",
      uses: [0, 1, 4],
      key: {
        text: "By showing that several tales are thousands of years old, the 2016 study supports a belief of the Grimm brothers that many later scholars doubted.",
        reason: "This connects the results with the belief and says that they support it.",
      },
      wrong: [
        {
          text: "The Grimm brothers believed that some fairy tales were thousands of years old, a belief that many later scholars came to doubt and that a 2016 study then tested.",
          code: "half-right",
          reason:
            "This tells the story of the belief up to the test but not what the results mean for it.",
        },
        {
          text: "By comparing the spread of each tale with the family tree of the languages, the 2016 study estimated when each of the tales of magic arose.",
          code: "beside-the-point",
          reason: "This describes the method and does not mention the belief.",
        },
        {
          text: "The Grimm brothers believed that some fairy tales were thousands of years old, a belief that many later scholars came to doubt and that a 2016 study then refuted.",
          code: "contradicts-the-text",
          against: 4,
          reason: "The notes report that several tales proved to be thousands of years old.",
        },
      ],
      step: "The results must be set in relation to the old belief: do they speak for it or against it?",
      look: "what the Grimm brothers believed and what the study showed",
    },
    {
      goal: "theories",
      level: "Medium",
      wants:
        "contrast the Grimm brothers' view of the age of fairy tales with that of many later scholars",
      uses: [0],
      key: {
        text: "While the Grimm brothers ascribed an age of thousands of years to some fairy tales, their view met with doubt among many later scholars.",
        reason: "This states both views, belief in a great age and doubt about it.",
      },
      wrong: [
        {
          text: "While the Grimm brothers believed that some fairy tales had existed for thousands of years, two scholars who put their idea to the test in 2016 used methods from biology.",
          code: "half-right",
          reason: "This gives the view of the brothers but no other view.",
        },
        {
          text: "While several of the tales of magic in a 2016 study proved to be thousands of years old, *The Smith and the Devil* was traced to the Bronze Age.",
          code: "beside-the-point",
          reason: "This reports results instead of contrasting two views.",
        },
        {
          text: "While the Grimm brothers believed that some fairy tales had existed for thousands of years, many later scholars were certain that nearly all of them had.",
          code: "contradicts-the-text",
          against: 0,
          reason: "The notes say that many later scholars doubted the great age of fairy tales.",
        },
      ],
      step: "Both views stand in the same note, which tells of a belief and of how it was received.",
      look: "what the brothers believed and how later scholars took it",
    },
  ],
};
