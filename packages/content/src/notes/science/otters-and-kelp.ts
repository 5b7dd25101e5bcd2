import type { NoteSet } from "../note-set.ts";

export const ottersAndKelp: NoteSet = {
  id: "otters-and-kelp",
  field: "science",
  source: "Textbooks of ecology; Estes and Palmisano, Science 185 (1974)",
  notes: [
    "Hunters once killed sea otters for their fur, and the animals vanished from many coasts of the North Pacific.",
    "In 1974, James Estes and John Palmisano published a study of two groups of Alaskan islands.",
    "Sea otters lived around the Rat Islands but not around the Near Islands.",
    "Otters eat sea urchins, and sea urchins eat kelp.",
    "Around the Rat Islands, sea urchins were scarce and kelp was dense.",
    "Around the Near Islands, sea urchins were abundant and kelp was scarce.",
  ],
  questions: [
    {
      goal: "difference",
      level: "Easy",
      wants: "emphasize a difference in the growth of kelp around the two groups of islands",
      uses: [1, 4, 5],
      key: {
        text: "James Estes and John Palmisano reported that kelp grew densely around the Rat Islands but was scarce around the Near Islands.",
        reason: "This gives the state of the kelp around each group and contrasts the two.",
      },
      wrong: [
        {
          text: "Sea urchins were scarce around the Rat Islands but abundant around the Near Islands, according to a study published in 1974.",
          code: "beside-the-point",
          reason: "This contrasts the sea urchins of the two groups, not the kelp.",
        },
        {
          text: "Kelp was dense around the Rat Islands, where sea otters lived, according to a study that James Estes and John Palmisano published in 1974.",
          code: "half-right",
          reason: "This tells of the kelp around only one group.",
        },
        {
          text: "Kelp grew around the Rat Islands as well as around the Near Islands, according to a study by James Estes and John Palmisano.",
          code: "wrong-purpose",
          reason: "This draws a similarity from the notes on kelp.",
        },
      ],
      step: "The goal asks for a contrast in kelp, so the sentence must say how dense the kelp was around each group. The last two notes do so.",
      look: "where kelp was dense and where it was scarce",
    },
    {
      goal: "mechanism",
      level: "Easy",
      wants: "explain how sea otters can help kelp to grow",
      uses: [2, 3, 4],
      key: {
        text: "Sea otters eat sea urchins, which eat kelp, so where otters keep the urchins scarce, as around the Rat Islands, kelp can grow densely.",
        reason: "This links otters to kelp through the urchins that they eat.",
      },
      wrong: [
        {
          text: "Sea otters lived around the Rat Islands, where dense kelp grew, but not around the Near Islands, where kelp was scarce.",
          code: "half-right",
          reason: "This sets otters and kelp side by side without the urchins that link them.",
        },
        {
          text: "Sea otters eat sea urchins, which were scarce around the Rat Islands, where the otters lived, and abundant around the Near Islands.",
          code: "wrong-purpose",
          reason: "This shows the effect of otters on urchins but not on kelp.",
        },
        {
          text: "Sea otters eat sea urchins but vanished from many coasts of the North Pacific, where hunters once killed them for their fur.",
          code: "beside-the-point",
          reason: "This tells what became of the otters, not how they affect kelp.",
        },
      ],
      step: "The goal asks how one affects the other, so the sentence must name the link between otters and kelp. One note tells what each animal eats.",
      look: "what otters eat and what sea urchins eat",
    },
    {
      goal: "study-and-finding",
      level: "Medium",
      wants: "present the study by Estes and Palmisano and its finding",
      uses: [1, 2, 4, 5],
      key: {
        text: "Comparing two groups of Alaskan islands, Estes and Palmisano found that kelp was dense where sea otters lived and scarce where they did not.",
        reason: "This says what was compared and what the comparison showed.",
      },
      wrong: [
        {
          text: "Comparing two groups of Alaskan islands, Estes and Palmisano examined the Rat Islands, where sea otters lived, and the Near Islands, where they did not.",
          code: "half-right",
          reason: "This presents the comparison but not what it showed.",
        },
        {
          text: "Kelp, which sea urchins eat, was dense around the Rat Islands, where sea otters lived, and scarce around the Near Islands, where they did not.",
          code: "wrong-purpose",
          reason: "This reports the state of the kelp without presenting a study.",
        },
        {
          text: "Estes and Palmisano, who published a study of Alaskan islands in 1974, were concerned with sea otters, which vanished from many coasts when hunters killed them for their fur.",
          code: "beside-the-point",
          reason: "This gives background on the otters and neither comparison nor finding.",
        },
      ],
      step: "The goal has two parts, so the sentence must say what was compared and what came of it. The notes name the islands first and the results last.",
      look: "which islands were compared and how dense the kelp was around each group",
    },
    {
      goal: "rebuttal",
      level: "Hard",
      wants: "challenge the claim that kelp is denser wherever sea urchins are more numerous",
      uses: [3, 5],
      key: {
        text: "Kelp is not always denser where sea urchins are more numerous: around the Near Islands, urchins were abundant, but kelp, which they eat, was scarce.",
        reason: "This opposes the claim with the case of the Near Islands.",
      },
      wrong: [
        {
          text: "Sea urchins are not equally numerous everywhere: around the Near Islands, they were abundant, but around the Rat Islands, where sea otters lived, they were scarce.",
          code: "wrong-purpose",
          reason: "This compares the numbers of urchins without setting them against kelp.",
        },
        {
          text: "Numerous sea urchins do not always mean dense kelp: around the Rat Islands, where sea otters lived, urchins were abundant, but kelp was scarce.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This gives the Rat Islands what was found around the Near Islands.",
        },
        {
          text: "Sea otters are not found everywhere: according to a study published in 1974, they lived around the Rat Islands, where kelp was dense, but not around the Near Islands.",
          code: "beside-the-point",
          reason: "This concerns where otters live, not how urchins and kelp go together.",
        },
      ],
      step: "The goal asks for evidence against a claim, so the sentence must show a place where the two did not go together. The last two notes report urchins and kelp side by side.",
      look: "how plentiful urchins and kelp were around each group of islands",
    },
  ],
};
