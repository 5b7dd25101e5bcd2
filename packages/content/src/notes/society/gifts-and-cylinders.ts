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
        text: "In both Froebel's school and Montessori's, children handled objects, such as wooden blocks in the one and wooden cylinders in the other.",
        reason: "This names a practice found in both schools, the use of objects.",
      },
      wrong: [
        {
          text: "In Froebel's school, which opened decades before Montessori's, young children played with a series of objects, such as balls and wooden blocks.",
          code: "half-right",
          reason: "This tells what children handled in only one of the schools.",
        },
        {
          text: "In kindergartens, teachers usually led a group of children, and the children in Montessori's school were led in the same way.",
          code: "contradicts-the-text",
          against: 4,
          reason:
            "This has teachers lead in Montessori's school, where children chose and worked for themselves.",
        },
        {
          text: "In kindergartens, teachers usually led a group of children, whereas the children in Montessori's school worked at their own pace.",
          code: "beside-the-point",
          reason: "This points out a difference.",
        },
      ],
      step: "Something must be true of both schools. Compare what the children had in their hands in each.",
      look: "what objects the children used in the two schools",
    },
    {
      goal: "difference",
      level: "Easy",
      wants:
        "contrast the role of teachers in kindergartens with the freedom of children in Montessori's school",
      uses: [1, 2, 3, 4],
      key: {
        text: "Teachers in kindergartens usually led a group of children in the use of objects, whereas children in Montessori's school chose materials and worked at their own pace.",
        reason: "This sets guidance by teachers against choice by children.",
      },
      wrong: [
        {
          text: "Teachers in kindergartens usually led a group of children in the use of objects, whereas Montessori, an Italian physician, opened a school in Rome in 1907.",
          code: "half-right",
          reason:
            "This gives the role of teachers in kindergartens but nothing on the children in Montessori's school.",
        },
        {
          text: "Children in kindergartens played with objects called gifts, such as balls and blocks, whereas children in Montessori's school used materials such as wooden cylinders.",
          code: "beside-the-point",
          reason: "This contrasts the objects, not who directed their use.",
        },
        {
          text: "Children in kindergartens chose among objects called gifts, such as balls and blocks, whereas children in Montessori's school were led by teachers in the use of wooden cylinders.",
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
      level: "Easy",
      wants: "explain how one of Montessori's materials lets children notice their own errors",
      uses: [5],
      key: {
        text: "Because wooden cylinders fit into holes of different sizes, a child who puts one into the wrong hole can see the error without help.",
        reason: "This leads from the fit of the cylinders to the discovery of an error.",
      },
      wrong: [
        {
          text: "Because children in Montessori's school chose their own materials, such as wooden cylinders, each child could work at his or her own pace.",
          code: "beside-the-point",
          reason: "This concerns choice and pace, not the correction of errors.",
        },
        {
          text: "Because one of Montessori's materials consists of wooden cylinders, children who work with it in her school notice their own errors.",
          code: "half-right",
          reason: "This claims the effect but leaves out how the cylinders and holes produce it.",
        },
        {
          text: "Because one of Montessori's materials consists of wooden cylinders that fit into any of the holes, children who work with it notice their own errors.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This makes the holes alike, although the notes say that they differ in size.",
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
          text: "Froebel opened his school for young children in Blankenburg in 1837, and Montessori, an Italian physician, also opened a school.",
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
