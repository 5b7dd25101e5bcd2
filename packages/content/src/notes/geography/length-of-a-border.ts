import type { NoteSet } from "../note-set.ts";

export const lengthOfABorder: NoteSet = {
  id: "length-of-a-border",
  field: "geography",
  source: "Mandelbrot, Science 156 (1967), after Richardson (1961)",
  notes: [
    "Lewis Fry Richardson, an English mathematician, noticed that countries disagree about the lengths of their borders.",
    "Spain gave the length of its border with Portugal as 987 kilometers, and Portugal gave it as 1,214 kilometers.",
    "On maps, Richardson measured borders and coasts with dividers set to steps of different lengths.",
    "The shorter the step, the longer a line became, since short steps follow more of its bends.",
    "For the smooth coast of South Africa, the step made almost no difference.",
    "In 1967, Benoit Mandelbrot made these findings widely known.",
  ],
  questions: [
    {
      goal: "reason",
      level: "Medium",
      wants: "explain why measurements of the same border can differ",
      uses: [2, 3],
      key: {
        text: "Measurements of a border can differ because a short step follows more of its bends than a long one does and so makes the line longer.",
        reason: "This traces the difference to the length of the step.",
      },
      wrong: [
        {
          text: "Measurements of a border can differ: Spain gave the length of the one with Portugal as 987 kilometers, and Portugal gave it as 1,214.",
          code: "half-right",
          reason: "This says that measurements differ but not why.",
        },
        {
          text: "Measurements of borders and coasts on maps can differ because a line becomes longer when dividers are set to steps of greater length.",
          code: "contradicts-the-text",
          against: 3,
          reason: "Lines become longer with shorter steps, according to the notes.",
        },
        {
          text: "Measurements of borders and coasts on maps were made by Lewis Fry Richardson with dividers set to steps of different lengths.",
          code: "beside-the-point",
          reason: "This tells how Richardson measured.",
        },
      ],
      step: "The goal asks for a cause. One note links the length of the step with the length of the line.",
      look: "what short steps do",
    },
    {
      goal: "example",
      level: "Medium",
      wants:
        "make a generalization about countries and the lengths of their borders and support it with an example",
      uses: [0, 1],
      key: {
        text: "Countries disagree about the lengths of their borders: Spain gave the length of the one with Portugal as 987 kilometers, while Portugal gave it as 1,214.",
        reason: "This states the generalization and adds a border on which two countries differed.",
      },
      wrong: [
        {
          text: "Countries disagree about the lengths of their borders, as was noticed by Lewis Fry Richardson, an English mathematician who measured such lines on maps.",
          code: "half-right",
          reason: "This states the generalization and gives no case of it.",
        },
        {
          text: "Spain gave the length of the border that it shares with Portugal as 987 kilometers, whereas Portugal gave the length of the same border as 1,214 kilometers.",
          code: "wrong-purpose",
          reason: "This gives the case without the general statement.",
        },
        {
          text: "Coasts have lengths that depend on the step with which they are measured, although for the smooth coast of South Africa the step made almost no difference.",
          code: "beside-the-point",
          reason: "This concerns coasts and not the disagreement of countries.",
        },
      ],
      step: "A general statement and one case are needed. The first note contains the statement, and the next the case.",
      look: "what Richardson noticed and what two countries stated",
    },
    {
      goal: "generalization",
      level: "Hard",
      wants: "make a generalization about how the step affects the measured length of a coast",
      uses: [3, 4],
      key: {
        text: "The shorter the step with which a coast is measured, the longer the coast generally becomes, although a smooth coast is hardly affected.",
        reason: "This gives a rule for coasts in general and the limit of the rule.",
      },
      wrong: [
        {
          text: "The coast of South Africa, which is smooth, came out at almost the same length whether it was measured with short steps or with long ones.",
          code: "half-right",
          reason: "This describes the effect for a single coast.",
        },
        {
          text: "Like that of South Africa, most coasts come out at almost the same length whether they are measured with short steps or with long ones.",
          code: "contradicts-the-text",
          against: 3,
          reason:
            "Short steps make a line longer; the smooth coast of South Africa is an exception.",
        },
        {
          text: "The lengths of coasts, like those of borders, were measured on maps by Lewis Fry Richardson with dividers set to different steps.",
          code: "beside-the-point",
          reason: "This concerns the way of measuring.",
        },
      ],
      step: "A generalization must hold for coasts of different kinds. Two notes give the common effect and a case in which it is weak.",
      look: "how the step affects a line and what holds for a smooth coast",
    },
    {
      goal: "figures",
      level: "Easy",
      wants: "compare the lengths that Spain and Portugal gave for their common border",
      uses: [1],
      key: {
        text: "The border between Spain and Portugal measures 987 kilometers according to Spain and 1,214 kilometers according to Portugal.",
        reason: "This sets the two lengths side by side.",
      },
      wrong: [
        {
          text: "Spain gave the length of its border with Portugal as 987 kilometers, a figure with which Portugal disagreed.",
          code: "half-right",
          reason: "This gives the figure of one country.",
        },
        {
          text: "Spain gave the length of its border with Portugal as 1,214 kilometers, a larger figure than the one that Portugal gave.",
          code: "contradicts-the-text",
          against: 1,
          reason: "The figure of 1,214 kilometers is Portugal's.",
        },
        {
          text: "Spain and Portugal, like other countries, disagreed about the length of the border that they share.",
          code: "beside-the-point",
          reason: "This reports a disagreement without any length.",
        },
      ],
      step: "Two figures are to be set side by side. They stand in one note.",
      look: "how long each country held the border to be",
    },
    {
      goal: "category",
      level: "Easy",
      wants: "identify the profession of Lewis Fry Richardson",
      uses: [0],
      key: {
        text: "Lewis Fry Richardson, who noticed that countries disagree about the lengths of their borders, was a mathematician.",
        reason: "This names the profession, that of a mathematician.",
      },
      wrong: [
        {
          text: "Lewis Fry Richardson found that a line measured with shorter steps becomes longer, since they follow more of its bends.",
          code: "beside-the-point",
          reason: "This tells what Richardson found.",
        },
        {
          text: "Lewis Fry Richardson set dividers to steps of different lengths and measured borders and coasts on maps.",
          code: "half-right",
          reason: "This tells what Richardson did but gives no profession.",
        },
        {
          text: "Lewis Fry Richardson arrived at findings on borders and coasts that Benoit Mandelbrot made widely known in 1967.",
          code: "wrong-purpose",
          reason: "This tells how Richardson's findings became known.",
        },
      ],
      step: "A profession is wanted. The first note names it next to Richardson's name.",
      look: "who Richardson was",
    },
  ],
};
