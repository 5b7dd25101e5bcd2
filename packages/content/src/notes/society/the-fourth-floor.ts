import type { NoteSet } from "../note-set.ts";

export const theFourthFloor: NoteSet = {
  id: "the-fourth-floor",
  field: "society",
  source: "Labov, The Social Stratification of English in New York City (1966)",
  notes: [
    "In 1962, linguist William Labov studied how clerks in New York City pronounced the sound *r* after a vowel.",
    "He chose three department stores, one expensive, one of middle rank, and one cheap.",
    "In each store, he asked clerks for goods that he knew to be on the fourth floor.",
    'He noted whether the clerks pronounced the *r* in the words "fourth floor."',
    "At least some of these sounds were pronounced by 62 percent of clerks in the expensive store and 20 percent in the cheap one.",
    "Labov spoke with 264 clerks in all.",
  ],
  questions: [
    {
      goal: "method",
      level: "Medium",
      wants: "explain how Labov led clerks to say the words that he wanted to hear",
      uses: [0, 2, 3],
      key: {
        text: 'To hear how clerks said the words "fourth floor," Labov asked them for goods that he knew to be on that floor of the store.',
        reason: "This names the request by which Labov drew the two words from the clerks.",
      },
      wrong: [
        {
          text: 'To learn how clerks pronounced the sound *r* after a vowel, Labov listened to the words "fourth floor" in three department stores.',
          code: "half-right",
          reason: "This names the words but not how Labov got the clerks to say them.",
        },
        {
          text: 'To compare clerks of three stores, Labov noted for each of them whether the *r* in the words "fourth floor" was pronounced.',
          code: "wrong-purpose",
          reason: "This says what Labov recorded, not how he brought the clerks to speak.",
        },
        {
          text: "To cover stores of different rank, Labov chose three department stores in New York City: one expensive, one of middle rank, and one cheap.",
          code: "beside-the-point",
          reason: "This tells how the stores were chosen.",
        },
      ],
      step: "The goal asks for the step that made the clerks speak. One note says what Labov asked for, and the next says which words he listened to.",
      look: "what Labov asked the clerks in each store",
    },
    {
      goal: "figures",
      level: "Easy",
      wants: "compare how often clerks in two of the stores pronounced the sound",
      uses: [3, 4],
      key: {
        text: "At least some of the *r* sounds were pronounced by 62 percent of clerks in the expensive store but by only 20 percent of those in the cheap one.",
        reason: "This gives the share for each of two stores.",
      },
      wrong: [
        {
          text: "At least some of the *r* sounds were pronounced by 62 percent of clerks in the expensive store, one of three department stores that Labov chose.",
          code: "half-right",
          reason: "This gives the share for a single store.",
        },
        {
          text: 'The *r* sounds in the words "fourth floor" were noted in three department stores, in which Labov spoke with 264 clerks in all.',
          code: "beside-the-point",
          reason: "This counts the clerks, not how often they pronounced the sound.",
        },
        {
          text: "At least some of the *r* sounds were pronounced by 62 percent of clerks in each of the three department stores that Labov chose.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This extends the share of the expensive store to the cheap one.",
        },
      ],
      step: "Two shares and the stores to which they belong are needed. A single note holds both.",
      look: "what percentages of clerks pronounced the sound",
    },
    {
      goal: "scope",
      level: "Easy",
      wants: "specify how large Labov's study was",
      uses: [0, 1, 5],
      key: {
        text: "In his study of clerks in New York City, Labov spoke with 264 people in three department stores of different rank.",
        reason: "This gives the number of clerks and of stores.",
      },
      wrong: [
        {
          text: 'In his study of clerks in New York City, Labov noted in 1962 whether the *r* in the words "fourth floor" was pronounced.',
          code: "beside-the-point",
          reason: "This says what Labov listened for.",
        },
        {
          text: "In his study of clerks in New York City, Labov asked in each store for goods that he knew to be on the fourth floor.",
          code: "wrong-purpose",
          reason: "This describes the question that was put, not the size of the study.",
        },
        {
          text: "In his study of the sound *r*, Labov spoke with clerks in three stores: one expensive, one of middle rank, and one cheap.",
          code: "half-right",
          reason: "This shows the range of stores but not how many clerks took part.",
        },
      ],
      step: "The size of a study shows in numbers of people and places. Look for how many clerks and how many stores there were.",
      look: "how many stores and how many clerks the study covered",
    },
    {
      goal: "study-and-finding",
      level: "Medium",
      wants: "present the study and its finding about stores of different rank",
      uses: [0, 1, 3, 4],
      key: {
        text: "Comparing speech in three New York City department stores, Labov found that a larger share of clerks pronounced *r* after a vowel in the expensive store than in the cheap one.",
        reason:
          "This names what was studied and how the result differed with the rank of the store.",
      },
      wrong: [
        {
          text: 'Comparing clerks\' speech in three New York City department stores of different rank, Labov noted whether the *r* in the words "fourth floor" was pronounced.',
          code: "half-right",
          reason: "This describes the study but gives no finding.",
        },
        {
          text: "Comparing speech in three New York City department stores, Labov found that about the same share of clerks pronounced *r* after a vowel whatever the rank of the store.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This claims equal shares, although the notes report a wide gap.",
        },
        {
          text: "Speaking with 264 clerks in New York City in 1962, Labov asked in each of three department stores for goods that he knew to be on the fourth floor.",
          code: "beside-the-point",
          reason:
            "This gives the size of the study and what the clerks were asked, with no result.",
        },
      ],
      step: "The goal wants the study and the result that concerns rank. The ranks of the stores and the percentages must therefore come together.",
      look: "what kinds of stores were chosen and how the percentages differ",
    },
  ],
};
