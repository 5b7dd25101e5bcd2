import type { NoteSet } from "../note-set.ts";

export const mangroveIslands: NoteSet = {
  id: "mangrove-islands",
  field: "science",
  source: "Simberloff and Wilson, Ecology 50 (1969) and 51 (1970)",
  notes: [
    "In the 1960s, Daniel Simberloff and Edward O. Wilson studied how animals colonize islands.",
    "They chose six very small mangrove islands off the coast of Florida.",
    "They counted the species of insects and other arthropods on each island.",
    "They then covered the islands with tents, killed the animals with a pesticide, and recorded what species arrived.",
    "Within about 250 days, the number of species on every island except the most distant one was close to what it had been.",
    "Many of the species were not the same as before.",
  ],
  questions: [
    {
      goal: "method",
      level: "Medium",
      wants: "present the method of the study",
      uses: [0, 1, 2, 3],
      key: {
        text: "Simberloff and Wilson counted the arthropod species on six mangrove islands, killed the animals with a pesticide, and recorded what species arrived afterward.",
        reason:
          "This names the three steps of the work: a count, a removal, and a record of arrivals.",
      },
      wrong: [
        {
          text: "Simberloff and Wilson chose six very small mangrove islands off the coast of Florida and counted the species of insects and other arthropods on each.",
          code: "half-right",
          reason: "This stops at the first count, before the islands were emptied.",
        },
        {
          text: "Simberloff and Wilson saw the number of arthropod species on all but one of their mangrove islands return almost to its earlier value within about 250 days.",
          code: "beside-the-point",
          reason: "This gives the result of the study, not its method.",
        },
        {
          text: "Simberloff and Wilson counted the arthropod species on six mangrove islands, released more animals on each of them, and recorded what species survived there.",
          code: "contradicts-the-text",
          against: 3,
          reason:
            "This has the researchers add animals, although they killed those that were there.",
        },
      ],
      step: "A method is a series of steps. Three notes in a row tell what the researchers did on the islands.",
      look: "what the researchers did on the islands before they had any result",
    },
    {
      goal: "finding",
      level: "Hard",
      wants: "present both what returned to its earlier state on the islands and what did not",
      uses: [4, 5],
      key: {
        text: "On all but the most distant island, the number of species soon came close to what it had been, although many of the species themselves were different.",
        reason: "This says that the number returned and that the set of species did not.",
      },
      wrong: [
        {
          text: "Within about 250 days, the number of species came close to what it had been before on every island except the most distant one of the six.",
          code: "half-right",
          reason: "This tells what returned but not what changed.",
        },
        {
          text: "On all six islands, the researchers counted the species of insects and other arthropods before they covered the islands with tents and killed the animals.",
          code: "beside-the-point",
          reason: "This tells of work done before anything could return.",
        },
        {
          text: "On all but the most distant island, the number of species soon came close to what it had been, and the species themselves were the same as before.",
          code: "contradicts-the-text",
          against: 5,
          reason:
            "This has the same species return, although the notes say that many were not the same.",
        },
      ],
      step: "The goal asks for two outcomes, one of return and one of change. The last two notes give one each.",
      look: "how many species there were in the end and which ones",
    },
    {
      goal: "scope",
      level: "Easy",
      wants: "emphasize where and on how many islands the study took place",
      uses: [0, 1],
      key: {
        text: "In the 1960s, Simberloff and Wilson carried out their study on six very small mangrove islands off the coast of Florida.",
        reason: "This gives the number of islands and the coast near which they lie.",
      },
      wrong: [
        {
          text: "In the 1960s, Simberloff and Wilson carried out their study with tents and a pesticide, which killed the arthropods of the islands.",
          code: "beside-the-point",
          reason: "This names the means of the study, not its extent.",
        },
        {
          text: "In the 1960s, Simberloff and Wilson carried out their study on very small mangrove islands, one of them more distant than the rest.",
          code: "half-right",
          reason: "This tells what kind of islands they were but neither how many nor where.",
        },
        {
          text: "In the 1960s, Simberloff and Wilson carried out their study in order to learn how animals such as insects colonize islands.",
          code: "wrong-purpose",
          reason: "This gives the aim of the study instead of the number and place of the islands.",
        },
      ],
      step: "The goal asks for a number and a place. One note gives both.",
      look: "which islands the researchers chose",
    },
    {
      goal: "two-part",
      level: "Hard",
      wants: "present both the aim of the study and the kind of place in which it was carried out",
      uses: [0, 1],
      key: {
        text: "To learn how animals colonize islands, Simberloff and Wilson worked in the 1960s on very small mangrove islands off Florida.",
        reason: "This gives what the study was for and where it took place.",
      },
      wrong: [
        {
          text: "To learn how animals colonize islands, Simberloff and Wilson killed the arthropods and recorded what species arrived.",
          code: "half-right",
          reason: "This gives the aim but describes the work instead of the place.",
        },
        {
          text: "In the 1960s, Simberloff and Wilson carried out their study on six very small mangrove islands off the coast of Florida.",
          code: "wrong-purpose",
          reason: "This gives the place but no aim.",
        },
        {
          text: "In the 1960s, Simberloff and Wilson saw the number of species on all but one of six islands return almost to its earlier level.",
          code: "beside-the-point",
          reason: "This gives a result, which is neither of the two things asked for.",
        },
      ],
      step: "The goal has two parts, an aim and a place. The first note gives the aim, and the second the place.",
      look: "what the researchers wanted to know and which islands they chose",
    },
  ],
};
