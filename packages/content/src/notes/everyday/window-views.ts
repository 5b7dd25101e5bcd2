import type { NoteSet } from "../note-set.ts";

export const windowViews: NoteSet = {
  id: "window-views",
  field: "everyday",
  source: "Ulrich, Science 224 (1984)",
  notes: [
    "In 1984, Roger Ulrich published a study of hospital windows.",
    "He wanted to learn whether the view from a room affects a patient's recovery.",
    "He examined the records of 46 patients who had had the same kind of surgery at a Pennsylvania hospital between 1972 and 1981.",
    "Half of them had a view of trees, and half had a view of a brick wall.",
    "Patients with a view of trees left after about 8 days, on average, and the others after nearly 9.",
    "Patients with a view of trees also needed fewer strong painkillers.",
  ],
  questions: [
    {
      goal: "aim",
      level: "Easy",
      wants: "present the question that Ulrich set out to answer",
      uses: [0, 1],
      key: {
        text: "In his study of hospital windows, Roger Ulrich wanted to learn whether the view from a room affects a patient's recovery.",
        reason: "This states the question of the study.",
      },
      wrong: [
        {
          text: "In his study of hospital windows, Roger Ulrich examined the records of 46 patients who had had the same kind of surgery.",
          code: "half-right",
          reason: "This tells what he examined but not what he wanted to learn.",
        },
        {
          text: "In his study of hospital windows, Roger Ulrich found that patients with a view of trees needed fewer strong painkillers.",
          code: "beside-the-point",
          reason: "This gives a result, not the question.",
        },
        {
          text: "In his study of hospital windows, Roger Ulrich compared patients who had a view of trees with patients who had a view of a brick wall.",
          code: "wrong-purpose",
          reason: "This describes the comparison without the question behind it.",
        },
      ],
      step: "The goal asks for a question, so the sentence must state what Ulrich wanted to learn. One note does so.",
      look: "what Ulrich wanted to learn",
    },
    {
      goal: "study-and-finding",
      level: "Medium",
      wants: "present Ulrich's study and its findings",
      uses: [0, 2, 3, 4, 5],
      key: {
        text: "Examining the records of 46 patients, Roger Ulrich found that those with a view of trees left the hospital sooner and needed fewer strong painkillers.",
        reason: "This says what he examined and what he found.",
      },
      wrong: [
        {
          text: "Examining the records of 46 patients, Roger Ulrich compared those who had a view of trees with those who had a view of a brick wall.",
          code: "half-right",
          reason: "This presents the study but not its findings.",
        },
        {
          text: "Patients with a view of trees left a hospital in Pennsylvania sooner, on average, than patients with a view of a brick wall and needed fewer strong painkillers.",
          code: "wrong-purpose",
          reason: "This states what was found without presenting a study.",
        },
        {
          text: "Examining whether the view from a room affects a patient's recovery, Roger Ulrich turned to the records of a Pennsylvania hospital from 1972 to 1981.",
          code: "beside-the-point",
          reason: "This gives the question and the source of the records.",
        },
      ],
      step: "The goal has two parts, so the sentence must present the study and say what came of it. The first notes describe the study, the last two its results.",
      look: "which records Ulrich examined and how the two halves of the patients fared",
    },
    {
      goal: "scope",
      level: "Medium",
      wants: "describe the sample of patients in the study",
      uses: [0, 2],
      key: {
        text: "Ulrich's sample consisted of 46 patients who had had the same kind of surgery at a Pennsylvania hospital between 1972 and 1981.",
        reason: "This gives the number of patients, their surgery, the place, and the years.",
      },
      wrong: [
        {
          text: "Ulrich's sample consisted of patients at a Pennsylvania hospital, and he wanted to learn whether the view from a room affected their recovery.",
          code: "half-right",
          reason:
            "This names the hospital but neither the number of patients nor the surgery and the years.",
        },
        {
          text: "Ulrich's sample consisted of 46 patients, each of whom had a view of trees at a Pennsylvania hospital during recovery.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This gives all patients a view of trees, which only half of them had.",
        },
        {
          text: "Ulrich's study, published in 1984, showed that patients with a view of trees left the hospital sooner and needed fewer strong painkillers.",
          code: "beside-the-point",
          reason: "This gives results, not the sample.",
        },
      ],
      step: "The goal asks for the sample, so the sentence must say who the patients were. One note describes them.",
      look: "how many patients there were, what they had had, where, and when",
    },
    {
      goal: "figures",
      level: "Easy",
      wants: "compare how long the two groups of patients stayed in the hospital",
      uses: [3, 4],
      key: {
        text: "Patients with a view of trees left the hospital after about 8 days, on average, whereas those with a view of a brick wall stayed for nearly 9 days.",
        reason: "This gives the length of stay for both groups.",
      },
      wrong: [
        {
          text: "On average, patients with a view of trees left the hospital after about 8 days, and they also needed fewer strong painkillers than the others did.",
          code: "half-right",
          reason: "This gives the length of stay for only one group.",
        },
        {
          text: "On average, patients with a view of a brick wall left the hospital after about 8 days, sooner than those with a view of trees, but needed more strong painkillers.",
          code: "contradicts-the-text",
          against: 4,
          reason:
            "This has the patients with a view of a brick wall leave sooner, although they left after nearly 9 days.",
        },
        {
          text: "On average, patients with a view of a brick wall, who made up half of the sample, needed more strong painkillers than those with a view of trees.",
          code: "beside-the-point",
          reason: "This compares the need for painkillers.",
        },
      ],
      step: "The goal asks for a comparison of stays, so the sentence must give a number of days for each group. One note gives both.",
      look: "after how many days the patients of each group left",
    },
  ],
};
