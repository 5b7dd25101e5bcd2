import type { NoteSet } from "../note-set.ts";

export const giftsAndCylinders: NoteSet = {
  id: "gifts-and-cylinders",
  field: "society",
  source: "Brosterman, Inventing Kindergarten (1997); Montessori, The Montessori Method (1912)",
  notes: [
    "In 1837, Friedrich Froebel opened a school for young children in Blankenburg, Germany; he later named it *Kindergarten*.",
    "He had children play with a series of objects called gifts, such as balls and wooden blocks.",
    "Kindergarten teachers usually led a group of children in the use of the gifts.",
    "In 1907, Maria Montessori, an Italian physician, opened a school in Rome.",
    "Children in it chose their own materials and worked at their own pace.",
    "In one material, wooden cylinders fit into holes of different sizes, so children notice their own errors.",
  ],
  questions: [
    {
      goal: "similarity",
      level: "Medium",
      wants: "emphasize a similarity between the two schools",
      uses: [0, 1, 3, 5],
      key: {
        text: "In the schools of Froebel and Montessori, children were given objects to handle, among them wooden blocks and wooden cylinders.",
        reason: "This names a practice found in both schools, the use of objects.",
      },
      wrong: [
        {
          text: "In the school of Froebel, opened long before that of Montessori, young children played with objects such as balls and wooden blocks.",
          code: "half-right",
          reason: "This tells what children handled in only one of the schools.",
        },
        {
          text: "In the schools of Froebel and Montessori, teachers led groups of children in the use of objects, among them blocks and cylinders.",
          code: "contradicts-the-text",
          against: 4,
          reason:
            "This lets teachers lead in Montessori's school, where children chose and worked for themselves.",
        },
        {
          text: "Teachers in kindergartens usually led a group of children, while the children in Montessori's school worked at their own pace.",
          code: "beside-the-point",
          reason: "This points out a difference.",
        },
      ],
      step: "Something must be true of both schools. Compare what the children had in their hands in each.",
      look: "what objects the children used in the two schools",
    },
    {
      goal: "difference",
      level: "Medium",
      wants:
        "contrast the role of teachers in kindergartens with the freedom of children in Montessori's school",
      uses: [2, 3, 4],
      key: {
        text: "Teachers in kindergartens usually led a group of children, whereas children in Montessori's school chose materials and worked at their own pace.",
        reason: "This sets guidance by teachers against choice by children.",
      },
      wrong: [
        {
          text: "Teachers in kindergartens usually led a group of children in the use of what Froebel called gifts, whereas Montessori, a physician, opened a school in Rome.",
          code: "half-right",
          reason:
            "This gives the role of teachers in kindergartens but nothing on the children in Montessori's school.",
        },
        {
          text: "Children in kindergartens played with gifts, such as balls and blocks, whereas children in Montessori's school had materials such as wooden cylinders.",
          code: "beside-the-point",
          reason: "This contrasts the objects, not who directed their use.",
        },
        {
          text: "Teachers in Montessori's school usually led a group of children, whereas children in kindergartens chose materials and worked at their own pace.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This exchanges the two kinds of schools.",
        },
      ],
      step: "The goal asks who decided what the children did. One note answers for kindergartens and one for the school in Rome.",
      look: "who led or chose in each kind of school",
    },
    {
      goal: "mechanism",
      level: "Hard",
      wants: "explain how a material lets children correct themselves",
      uses: [5],
      key: {
        text: "Because each wooden cylinder fits a hole of a certain size, a child who has put one in the wrong place can notice the error unaided.",
        reason: "This leads from the fit of the cylinders to the discovery of an error.",
      },
      wrong: [
        {
          text: "Because children in Montessori's school chose their own materials, such as wooden cylinders, each child could work with them at his or her own pace.",
          code: "beside-the-point",
          reason: "This concerns choice and pace, not the correction of errors.",
        },
        {
          text: "Because one of the materials consists of wooden cylinders, children in the school that Montessori opened could notice their own errors as they worked.",
          code: "half-right",
          reason: "This claims the effect but leaves out how the cylinders and holes produce it.",
        },
        {
          text: "Because all of the wooden cylinders fit into holes of one size, a child can put them in any place and notice no error.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This makes the holes equal, although they are of different sizes.",
        },
      ],
      step: "To say how, name the feature that shows a mistake. Only one note describes a material so closely.",
      look: "how the cylinders and the holes are made",
    },
    {
      goal: "time",
      level: "Easy",
      wants: "indicate the order in which the two schools were opened",
      uses: [0, 3],
      key: {
        text: "Froebel opened his school for young children in Blankenburg in 1837, and Montessori opened hers in Rome in 1907.",
        reason: "This dates both openings, so that their order is clear.",
      },
      wrong: [
        {
          text: "Froebel opened a school for young children in Blankenburg, Germany, in 1837, whereas Montessori was an Italian physician.",
          code: "half-right",
          reason: "This dates only one of the openings.",
        },
        {
          text: "Froebel had children play with balls and wooden blocks, and Montessori's school had wooden cylinders that fit into holes.",
          code: "beside-the-point",
          reason: "This compares objects and gives no times.",
        },
        {
          text: "Froebel opened his school for young children in Blankenburg, and Montessori, an Italian physician, opened hers in Rome.",
          code: "wrong-purpose",
          reason: "This tells where the two schools were opened and leaves their order open.",
        },
      ],
      step: "Order depends on dates. Two notes give a year each.",
      look: "when each school was opened",
    },
  ],
};
