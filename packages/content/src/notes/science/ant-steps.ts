import type { NoteSet } from "../note-set.ts";

export const antSteps: NoteSet = {
  id: "ant-steps",
  field: "science",
  source: "Wittlinger, Wehner, and Wolf, Science 312 (2006)",
  notes: [
    "Desert ants search for food on flat ground with few landmarks and then walk straight back to the nest.",
    "In 2006, Matthias Wittlinger and his colleagues published a study of how the ants measure distance.",
    "Ants first walked 10 meters from their nest to a feeder.",
    "The researchers then glued stilts to the legs of some ants and shortened the legs of others.",
    "On the way home, ants on stilts began to look for the nest after about 15 meters, and ants with short legs did so after about 6.",
    "The researchers concluded that the ants count their steps.",
  ],
  questions: [
    {
      goal: "figures",
      level: "Easy",
      wants: "compare how far the two groups of ants walked before they looked for the nest",
      uses: [3, 4],
      key: {
        text: "Before they began to look for the nest, ants with shortened legs walked only about 6 meters, while those on stilts covered about 15.",
        reason: "This gives the distance for both groups and sets one against the other.",
      },
      wrong: [
        {
          text: "Ants on stilts walked about 15 meters before they began to look for the nest, which lay 10 meters from the feeder.",
          code: "half-right",
          reason: "This gives the distance that only one of the groups walked.",
        },
        {
          text: "Ants of both groups first walked 10 meters from the nest to a feeder, where the researchers changed the length of their legs.",
          code: "beside-the-point",
          reason: "This tells of the way out, which was the same for all, not of the way home.",
        },
        {
          text: "Ants of both groups walked about 10 meters before they began to look for the nest, although the researchers had changed the length of their legs.",
          code: "contradicts-the-text",
          against: 4,
          reason:
            "This makes the two distances equal, although the notes give about 15 meters for one group and about 6 for the other.",
        },
      ],
      step: "A comparison of distances needs two numbers, one for each group. Only one note gives what each group walked on the way home.",
      look: "how far each group walked on the way home",
    },
    {
      goal: "method",
      level: "Medium",
      wants: "present the method of the study",
      uses: [1, 2, 3, 4],
      key: {
        text: "Wittlinger and his colleagues lengthened or shortened the legs of ants that had walked to a feeder and observed where the ants, heading home, looked for the nest.",
        reason: "This says what was done to the ants and what was then observed.",
      },
      wrong: [
        {
          text: "Wittlinger and his colleagues let ants walk 10 meters from the nest to a feeder and then glued stilts to the legs of some of them and shortened the legs of others.",
          code: "half-right",
          reason: "This tells how the ants were prepared but not what the researchers observed.",
        },
        {
          text: "Wittlinger and his colleagues concluded that desert ants, which walk straight home over ground with few landmarks, measure the distance by counting their steps.",
          code: "beside-the-point",
          reason: "This gives the conclusion of the study, not the way it was done.",
        },
        {
          text: "Wittlinger and his colleagues glued stilts to the legs of all their ants, which had walked to a feeder, and observed where the ants, heading home, looked for the nest.",
          code: "contradicts-the-text",
          against: 3,
          reason:
            "This leaves no ants with shorter legs, although the notes say that some legs were shortened.",
        },
      ],
      step: "A method is what the researchers did and what they watched for. Two notes tell what happened at the feeder and on the way home.",
      look: "what happened to the ants' legs and what the ants did then",
    },
    {
      goal: "aim",
      level: "Easy",
      wants: "state the aim of the study",
      uses: [1],
      key: {
        text: "Wittlinger and his colleagues, whose study was published in 2006, sought to learn how desert ants measure distance.",
        reason: "This names the question that the study was meant to answer.",
      },
      wrong: [
        {
          text: "The study that Wittlinger and his colleagues published in 2006 used stilts on desert ants, which search for food on flat ground.",
          code: "beside-the-point",
          reason: "This names a means that the researchers used, not what they wanted to learn.",
        },
        {
          text: "The study that Wittlinger and his colleagues published in 2006 showed that desert ants count their steps.",
          code: "wrong-purpose",
          reason: "This gives the conclusion that the study reached instead of its question.",
        },
        {
          text: "The study that Wittlinger and his colleagues published in 2006 sought to learn how desert ants search for food on flat ground.",
          code: "contradicts-the-text",
          against: 1,
          reason:
            "This names another question, since the notes speak of how the ants measure distance.",
        },
      ],
      step: "The aim is the question with which the researchers began. One note says what the study was about.",
      look: "what the study was about",
    },
    {
      goal: "study-and-finding",
      level: "Medium",
      wants: "present both what the researchers did to the ants and what they concluded",
      uses: [1, 3, 5],
      key: {
        text: "Having put some desert ants on stilts and shortened the legs of others, Wittlinger and his colleagues concluded that the ants count their steps.",
        reason: "This names the two changes to the legs and the conclusion about counted steps.",
      },
      wrong: [
        {
          text: "Having put some desert ants on stilts and shortened the legs of others, Wittlinger and his colleagues watched how far the ants walked on the way home.",
          code: "half-right",
          reason: "This tells what was done and watched but draws no conclusion.",
        },
        {
          text: "Having searched for food on flat ground with few landmarks, desert ants such as those that Wittlinger and his colleagues studied walk straight back to the nest.",
          code: "beside-the-point",
          reason:
            "This describes the habits of the ants and neither the treatment nor the conclusion.",
        },
        {
          text: "Having put some desert ants on stilts and shortened the legs of others, Wittlinger and his colleagues concluded that all of the ants walked equally far on the way home.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This makes the distances equal, although the notes give two different ones.",
        },
      ],
      step: "The goal has two parts, a treatment and a conclusion. One note tells how the legs were changed, and another tells what the researchers made of the result.",
      look: "how the legs were changed and what the researchers concluded",
    },
  ],
};
