import type { NoteSet } from "../note-set.ts";

export const fictionAndFeelings: NoteSet = {
  id: "fiction-and-feelings",
  field: "literature",
  source:
    "Kidd and Castano, Science 342 (2013); Panero et al., Journal of Personality and Social Psychology 111 (2016)",
  notes: [
    "Some psychologists hold that reading literary fiction helps people to understand the feelings of others.",
    "In 2013, David Kidd and Emanuele Castano had adults read short texts of literary fiction, popular fiction, or nonfiction.",
    "Participants then took a test in which they judged feelings from photographs of eyes.",
    "Those who had read literary fiction scored highest.",
    "In 2016, Maria Eugenia Panero and her colleagues reported repeating the experiment with 792 participants.",
    "They found no advantage of literary fiction over the other texts.",
  ],
  questions: [
    {
      goal: "study-and-finding",
      level: "Medium",
      wants: "present the 2013 study and its finding",
      uses: [1, 2, 3],
      key: {
        text: "When Kidd and Castano tested how well adults judge feelings from photographs of eyes, those who had read literary fiction did better than readers of other texts.",
        reason: "This gives both the test and the result for readers of literary fiction.",
      },
      wrong: [
        {
          text: "When Kidd and Castano carried out their 2013 study, adults read literary fiction, popular fiction, or nonfiction and judged feelings from photographs of eyes.",
          code: "half-right",
          reason: "This presents the study without its finding.",
        },
        {
          text: "When Panero and her colleagues repeated a 2013 experiment with 792 participants, they found that literary fiction had no advantage over the other texts.",
          code: "beside-the-point",
          reason: "This presents the later study and its finding.",
        },
        {
          text: "When Kidd and Castano tested how well adults judge feelings from photographs of eyes, those who had read nonfiction did better than readers of literary fiction.",
          code: "contradicts-the-text",
          against: 3,
          reason: "The notes give the highest scores to readers of literary fiction.",
        },
      ],
      step: "Three notes belong to the earlier study: what was read, what was tested, and what resulted. The sentence must contain a test and a result.",
      look: "what the participants of 2013 did and who scored highest",
    },
    {
      goal: "difference",
      level: "Easy",
      wants: "emphasize a difference between the results of the two studies",
      uses: [1, 3, 4, 5],
      key: {
        text: "While the 2013 study found the highest scores among readers of literary fiction, Panero and her colleagues, reporting in 2016, found no advantage of such texts.",
        reason: "This gives the result of each study and sets the two in contrast.",
      },
      wrong: [
        {
          text: "While the 2013 study was the work of David Kidd and Emanuele Castano, the one reported in 2016 was carried out by Maria Eugenia Panero and her colleagues.",
          code: "beside-the-point",
          reason: "This contrasts the researchers, not the results.",
        },
        {
          text: "While readers of literary fiction scored highest in the 2013 study, the one reported in 2016 repeated the experiment with 792 participants.",
          code: "half-right",
          reason: "This gives the result of the earlier study and only the size of the later.",
        },
        {
          text: "While readers of literary fiction scored highest in the 2013 study, their advantage was even greater when the experiment was repeated with 792 participants.",
          code: "contradicts-the-text",
          against: 5,
          reason:
            "The notes report that the repeated experiment showed no advantage of literary fiction.",
        },
      ],
      step: "Each study has a note with its outcome. Both outcomes must be in the sentence.",
      look: "who scored highest in the one study and what the other found",
    },
    {
      goal: "rebuttal",
      level: "Hard",
      wants:
        "challenge the claim that literary fiction helps people to understand others' feelings",
      uses: [0, 1, 4, 5],
      key: {
        text: "Although literary fiction is said to help people to understand others' feelings, Panero and her colleagues found no advantage of it over other texts when they repeated the 2013 experiment.",
        reason: "This sets against the claim a result that does not bear it out.",
      },
      wrong: [
        {
          text: "Although some psychologists credit literary fiction with helping people to understand others' feelings, Kidd and Castano had adults read popular fiction and nonfiction as well.",
          code: "wrong-purpose",
          reason: "The mere reading of other texts is no result and leaves the claim as it was.",
        },
        {
          text: "Although adults read several kinds of texts in the 2013 experiment, those who had read literary fiction scored highest at judging feelings from photographs of eyes.",
          code: "beside-the-point",
          reason: "This result supports the claim instead of challenging it.",
        },
        {
          text: "Although some psychologists credit literary fiction with helping people to understand others' feelings, the claim was tested again in an experiment with 792 participants.",
          code: "half-right",
          reason: "This mentions the new test of the claim but not that it came out against it.",
        },
      ],
      step: "A challenge needs a result that the claim would not lead one to expect. The two studies differ in this.",
      look: "what some psychologists hold and what the later study found",
    },
    {
      goal: "aim",
      level: "Easy",
      wants: "state what the participants' test was meant to measure",
      uses: [2],
      key: {
        text: "The participants, who looked at photographs of eyes, took a test of how well they could judge the feelings of others.",
        reason: "This names the ability that was measured, judging feelings.",
      },
      wrong: [
        {
          text: "The participants, who numbered 792 when the experiment was repeated, took a test after they had read a text.",
          code: "beside-the-point",
          reason: "This gives the number of participants in one study.",
        },
        {
          text: "The participants, who had read literary fiction, popular fiction, or nonfiction, took a test with photographs of eyes.",
          code: "half-right",
          reason: "This mentions the material of the test but not what it measured.",
        },
        {
          text: "The participants, who had read texts of one of three kinds, took a test in which readers of literary fiction scored highest.",
          code: "wrong-purpose",
          reason: "This gives a result of the test.",
        },
      ],
      step: "The test is described in a single note, which says what the participants had to judge.",
      look: "what participants did after they had read",
    },
  ],
};
