import type { NoteSet } from "../note-set.ts";

export const dancingBees: NoteSet = {
  id: "dancing-bees",
  field: "science",
  source: "Von Frisch, The Dance Language and Orientation of Bees (1967); standard encyclopedias",
  notes: [
    "Karl von Frisch (1886–1982) was an Austrian zoologist who shared a Nobel Prize in 1973.",
    "He wanted to know how a honeybee tells others in the hive where food is.",
    "He set out dishes of sugar water, marked the bees that fed there, and watched them through the glass wall of a hive.",
    "A returning bee waggles its body as it runs along the comb.",
    "The angle of the run indicates the direction of the food in relation to the Sun.",
    "The longer the run lasts, the farther away the food is.",
  ],
  questions: [
    {
      goal: "method",
      level: "Medium",
      wants: "present the method that von Frisch used",
      uses: [0, 2],
      key: {
        text: "Karl von Frisch marked the bees that fed at dishes of sugar water and then watched them through the glass wall of a hive.",
        reason: "This says what von Frisch did: he fed, marked, and watched bees.",
      },
      wrong: [
        {
          text: "Karl von Frisch learned that a returning bee shows the direction of food by the angle of its waggling run along the comb.",
          code: "beside-the-point",
          reason: "This gives a finding, not the method.",
        },
        {
          text: "Karl von Frisch set out dishes of sugar water, since he wanted to know how honeybees tell one another where food is.",
          code: "half-right",
          reason: "This has the dishes but neither the marking nor the watching.",
        },
        {
          text: "Karl von Frisch set out dishes of sugar water behind the glass wall of a hive and marked only the bees that did not feed there.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This has him mark the wrong bees, since he marked those that fed at the dishes.",
        },
      ],
      step: "The goal asks for a method, so the sentence must say what von Frisch did with the bees. One note lists his steps.",
      look: "what von Frisch did with dishes, marks, and a glass wall",
    },
    {
      goal: "mechanism",
      level: "Medium",
      wants: "explain how a honeybee indicates both the direction and the distance of food",
      uses: [3, 4, 5],
      key: {
        text: "While the angle of the waggling run that a returning honeybee makes along the comb indicates the direction of the food, the duration of the run indicates the distance.",
        reason: "This explains the sign for direction and the sign for distance.",
      },
      wrong: [
        {
          text: "A returning honeybee waggles as it runs along the comb; the angle of the run indicates the direction of the food that it has found in relation to the Sun.",
          code: "half-right",
          reason: "This explains the direction but not the distance.",
        },
        {
          text: "A returning honeybee waggles as it runs along the comb; the angle of the run indicates the direction of the food, and the larger the angle, the farther away the food is.",
          code: "contradicts-the-text",
          against: 5,
          reason:
            "This has the angle indicate the distance as well, which is shown by how long the run lasts.",
        },
        {
          text: "A returning honeybee that had fed on sugar water waggled its body as it ran along the comb behind a glass wall, where Karl von Frisch could watch it.",
          code: "beside-the-point",
          reason: "This tells how the bee was observed, not what its run indicates.",
        },
      ],
      step: "The goal names two things, so the sentence must explain a sign for each. Two of the notes pair a feature of the run with what it indicates.",
      look: "what the angle of the run means and what its length means",
    },
    {
      goal: "aim",
      level: "Easy",
      wants: "present the question that von Frisch set out to answer",
      uses: [0, 1],
      key: {
        text: "Karl von Frisch, an Austrian zoologist, studied honeybees in order to learn how one bee tells others in the hive where food is.",
        reason: "This states the question that he wanted to answer.",
      },
      wrong: [
        {
          text: "Karl von Frisch, an Austrian zoologist who shared a Nobel Prize in 1973, marked honeybees and watched them through the glass wall of a hive.",
          code: "beside-the-point",
          reason: "This gives his prize and his method, not his question.",
        },
        {
          text: "Karl von Frisch, an Austrian zoologist, studied how honeybees that had fed at a dish of sugar water behaved in the hive.",
          code: "half-right",
          reason: "This names what he watched but not what he wanted to learn by watching.",
        },
        {
          text: "Karl von Frisch, an Austrian zoologist, studied honeybees, which tell one another where food is by means of a waggling run.",
          code: "wrong-purpose",
          reason: "This states what bees can do, not what he wanted to know.",
        },
      ],
      step: "The goal asks for a question, so the sentence must state what von Frisch wanted to know. One of the notes says so outright.",
      look: "what von Frisch wanted to know about bees in the hive",
    },
    {
      goal: "newcomers",
      level: "Medium",
      wants: "introduce von Frisch to an audience unfamiliar with him",
      uses: [0, 1],
      key: {
        text: "Karl von Frisch, an Austrian zoologist who shared a Nobel Prize in 1973, investigated how a honeybee tells others in the hive where food is.",
        reason: "This says who he was, how he was honored, and what he investigated.",
      },
      wrong: [
        {
          text: "Karl von Frisch set out dishes of sugar water, marked the honeybees that fed there, and watched them through the glass wall of a hive.",
          code: "half-right",
          reason: "This tells what he did without saying who he was.",
        },
        {
          text: "A honeybee, as an Austrian zoologist observed, waggles its body as it runs along the comb, and the duration of the run depends on how far away food is.",
          code: "beside-the-point",
          reason: "This introduces the behavior of bees rather than the man.",
        },
        {
          text: "Karl von Frisch, an Austrian physicist who shared a Nobel Prize in 1973, watched honeybees through the glass wall of a hive to learn where they feed.",
          code: "contradicts-the-text",
          against: 0,
          reason: "This gives him the wrong profession, since he was a zoologist.",
        },
      ],
      step: "The audience does not know von Frisch, so the sentence must say who he was and what he studied. The first two notes do so.",
      look: "who von Frisch was and what he wanted to know",
    },
  ],
};
