import type { NoteSet } from "../note-set.ts";

export const smallClasses: NoteSet = {
  id: "small-classes",
  field: "society",
  source:
    "Mosteller, The Future of Children 5 (1995); Krueger, Quarterly Journal of Economics 114 (1999)",
  notes: [
    "Project STAR was a study of class size carried out in Tennessee from 1985 to 1989.",
    "It followed more than 11,000 children in about 80 schools from kindergarten to third grade.",
    "Within each school, children and teachers were assigned at random to three types of classes.",
    "Small classes had 13 to 17 children; regular classes had 22 to 25, some with a teacher's aide.",
    "Children in small classes scored higher on average in reading and mathematics.",
    "Regular classes with an aide scored about the same as those without one.",
  ],
  questions: [
    {
      goal: "scope",
      level: "Medium",
      wants: "emphasize the large scope of Project STAR",
      uses: [0, 1],
      key: {
        text: "From 1985 to 1989, Project STAR followed more than 11,000 children in about 80 schools from kindergarten to third grade.",
        reason:
          "This gives the numbers of children and schools and the years for which they were followed.",
      },
      wrong: [
        {
          text: "From 1985 to 1989, Project STAR assigned children in Tennessee at random to classes of either 13 to 17 or 22 to 25 children.",
          code: "beside-the-point",
          reason: "This gives the sizes of the classes, not that of the study.",
        },
        {
          text: "From 1985 to 1989, Project STAR studied the effect of class size in Tennessee in the years from kindergarten to third grade.",
          code: "half-right",
          reason: "This shows how many grades were covered but not how many children and schools.",
        },
        {
          text: "From 1985 to 1989, Project STAR assigned children and teachers within each school at random to three types of classes.",
          code: "wrong-purpose",
          reason: "This explains the design and gives no numbers of children or schools.",
        },
      ],
      step: "Scope shows in numbers and years. The first two notes hold those that concern the study as a whole.",
      look: "how many children and schools took part and for how long",
    },
    {
      goal: "finding",
      level: "Easy",
      wants: "present what Project STAR found about the effect of aides",
      uses: [0, 3, 5],
      key: {
        text: "In Project STAR, regular classes with a teacher's aide scored about the same as regular classes without one.",
        reason: "This states the result for classes with and without aides.",
      },
      wrong: [
        {
          text: "In Project STAR, children in small classes scored higher on average in reading and mathematics than children in regular classes did.",
          code: "beside-the-point",
          reason: "This is the finding about small classes.",
        },
        {
          text: "In Project STAR, some of the regular classes, with 22 to 25 children, had a teacher's aide, and others had none.",
          code: "half-right",
          reason: "This says which classes had aides but not what difference they made.",
        },
        {
          text: "In Project STAR, regular classes with a teacher's aide scored higher on average than regular classes without one did.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This gives aides an effect that the notes do not allow.",
        },
      ],
      step: "The goal concerns aides, not class size. One note compares classes that had an aide with classes that had none.",
      look: "how regular classes with an aide scored",
    },
    {
      goal: "study-and-finding",
      level: "Medium",
      wants: "present the design of Project STAR and its main finding about class size",
      uses: [0, 2, 3, 4],
      key: {
        text: "By assigning children at random to small or regular classes, Project STAR found that those in small classes scored higher on average in reading and mathematics.",
        reason: "This gives the random assignment and the advantage of small classes.",
      },
      wrong: [
        {
          text: "By assigning children at random to regular classes with and without an aide, Project STAR found that an aide made little difference to scores.",
          code: "wrong-purpose",
          reason: "This pairs the design with the finding about aides.",
        },
        {
          text: "By assigning children at random to small or regular classes, Project STAR compared groups of 13 to 17 children with groups of 22 to 25 from kindergarten to third grade.",
          code: "half-right",
          reason: "This has the design but not the finding.",
        },
        {
          text: "By assigning children at random to small or regular classes, Project STAR found that the size of a class made little difference to scores in reading and mathematics.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This gives class size the lack of effect that the notes report for aides.",
        },
      ],
      step: "Two parts are wanted: how children came into their classes, and what size did to their scores. The note about aides is not needed.",
      look: "how children were assigned and how those in small classes scored",
    },
    {
      goal: "time",
      level: "Easy",
      wants: "specify when Project STAR took place",
      uses: [0],
      key: {
        text: "Project STAR, a study of class size in schools in Tennessee, was carried out from 1985 to 1989.",
        reason: "This names the years in which the study began and ended.",
      },
      wrong: [
        {
          text: "Project STAR, a study of class size in Tennessee, followed children from kindergarten to third grade in about 80 schools.",
          code: "half-right",
          reason: "This tells which years of school the study covered but gives no dates.",
        },
        {
          text: "Project STAR, a study of class size in Tennessee, was carried out with more than 11,000 children.",
          code: "beside-the-point",
          reason: "This gives the number of children.",
        },
        {
          text: "Project STAR, a study of class size in about 80 schools, was carried out in Tennessee.",
          code: "wrong-purpose",
          reason: "This names the place, not the time.",
        },
      ],
      step: "Only dates answer the question when. One note has them.",
      look: "from what year to what year the study ran",
    },
  ],
};
