import type { NoteSet } from "../note-set.ts";

export const shoreWithoutStars: NoteSet = {
  id: "shore-without-stars",
  field: "science",
  source: "Textbooks of ecology; Paine, American Naturalist 100 (1966)",
  notes: [
    "In the 1960s, ecologist Robert Paine experimented on the rocky shore of Makah Bay, Washington.",
    "He wanted to learn how a predator affects the variety of species around it.",
    "He removed all ochre sea stars, which eat mussels, from one stretch of shore.",
    "He left the sea stars on a neighboring stretch.",
    "Where they were gone, mussels crowded out other species, and the number of species fell from 15 to 8.",
    "On the neighboring stretch, the number hardly changed.",
  ],
  questions: [
    {
      goal: "aim",
      level: "Easy",
      wants: "present the aim of Paine's experiment",
      uses: [0, 1],
      key: {
        text: "In his experiment on the shore of Makah Bay, ecologist Robert Paine wanted to learn how a predator affects the variety of species around it.",
        reason: "This states the question that the experiment was to answer.",
      },
      wrong: [
        {
          text: "In his experiment on the shore of Makah Bay, ecologist Robert Paine removed all ochre sea stars from one stretch but left them on another.",
          code: "half-right",
          reason: "This tells what Paine did but not what he wanted to learn.",
        },
        {
          text: "In his experiment on the shore of Makah Bay, ecologist Robert Paine wanted to learn why ochre sea stars had left one stretch but not another.",
          code: "contradicts-the-text",
          against: 2,
          reason:
            "This has the sea stars leave by themselves, although Paine removed them from one stretch.",
        },
        {
          text: "In his experiment on the shore of Makah Bay, ecologist Robert Paine found that the number of species on one stretch fell from 15 to 8.",
          code: "beside-the-point",
          reason: "This gives a result, not the aim.",
        },
      ],
      step: "The goal asks for an aim, so the sentence must state what Paine wanted to learn. One note does so.",
      look: "what Paine wanted to learn",
    },
    {
      goal: "mechanism",
      level: "Easy",
      wants: "explain how the removal of the sea stars led to the loss of other species",
      uses: [2, 4],
      key: {
        text: "With the ochre sea stars gone, mussels, which these animals eat, crowded out other species along one stretch of shore, and the number of species fell.",
        reason:
          "This supplies the step between the removal and the loss, the spread of the mussels.",
      },
      wrong: [
        {
          text: "With the ochre sea stars gone, the number of species on one stretch of the rocky shore at Makah Bay, which had been 15, fell to 8.",
          code: "half-right",
          reason: "This gives the removal and the loss without the step between them.",
        },
        {
          text: "With the ochre sea stars gone, the mussels, which eat these animals, died out along with other species on one stretch of the rocky shore at Makah Bay.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This reverses who eats whom, since the sea stars eat the mussels.",
        },
        {
          text: "With the ochre sea stars still in place, the number of species on a neighboring stretch of the rocky shore at Makah Bay hardly changed.",
          code: "beside-the-point",
          reason: "This reports on the stretch where nothing was removed.",
        },
      ],
      step: "The goal asks how one thing led to another, so the sentence must name the animals in between. One note says what sea stars eat, another what these animals did once the sea stars were gone.",
      look: "what sea stars eat and what mussels did without them",
    },
    {
      goal: "method",
      level: "Medium",
      wants: "present the method of Paine's experiment",
      uses: [0, 2, 3],
      key: {
        text: "In the 1960s, ecologist Robert Paine removed all ochre sea stars from one stretch of shore and left them on a neighboring stretch.",
        reason: "This says what was done on each of the two stretches.",
      },
      wrong: [
        {
          text: "In the 1960s, ecologist Robert Paine found that the number of species fell from 15 to 8 on one stretch of shore but hardly changed on another.",
          code: "beside-the-point",
          reason: "This gives what Paine found, not what he did.",
        },
        {
          text: "Ecologist Robert Paine, who wanted to learn how a predator affects the variety of species, removed all ochre sea stars from a stretch of shore.",
          code: "half-right",
          reason: "This has the removal but not the second stretch.",
        },
        {
          text: "Ecologist Robert Paine, who wanted to learn how a predator affects the variety of species, brought ochre sea stars to one stretch of shore but not to another.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This has Paine bring the sea stars, which he removed.",
        },
      ],
      step: "The goal asks for a method, so the sentence must say what was done on each of the two stretches. Two of the notes describe this.",
      look: "what Paine did on one stretch and on its neighbor",
    },
    {
      goal: "study-and-finding",
      level: "Medium",
      wants: "present Paine's experiment and its finding",
      uses: [0, 2, 4],
      key: {
        text: "When Robert Paine removed all ochre sea stars from a stretch of shore, mussels crowded out other species, and the number of species fell from 15 to 8.",
        reason: "This gives what Paine did and what he found.",
      },
      wrong: [
        {
          text: "When Robert Paine removed all ochre sea stars from a stretch of the rocky shore of Makah Bay, Washington, he left them in place on a neighboring stretch.",
          code: "half-right",
          reason: "This gives what Paine did but not what he found.",
        },
        {
          text: "When ochre sea stars, which eat mussels, are gone from a stretch of shore, mussels can crowd out other species, and the number of species can fall by nearly half.",
          code: "wrong-purpose",
          reason: "This states what can happen without presenting an experiment.",
        },
        {
          text: "When Robert Paine experimented on the rocky shore of Makah Bay, Washington, in the 1960s, he was interested in predators and in the variety of species.",
          code: "beside-the-point",
          reason: "This gives place, time, and interest, but neither procedure nor finding.",
        },
      ],
      step: "The goal has two parts, so the sentence must say what Paine did and what followed. One note describes the removal, another the result.",
      look: "what Paine removed and what then happened to the species",
    },
  ],
};
