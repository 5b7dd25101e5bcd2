import type { NoteSet } from "../note-set.ts";

export const norseWood: NoteSet = {
  id: "norse-wood",
  field: "history",
  source: "Kuitems et al., Nature 601 (2022, published online 2021)",
  notes: [
    "In 1960, Helge and Anne Stine Ingstad found the remains of a Norse settlement at L'Anse aux Meadows in Newfoundland, Canada.",
    "Earlier dating could place the settlement only roughly around the year 1000.",
    "In 2021, Margot Kuitems and her colleagues published a study of three pieces of wood from the site, all cut with metal tools.",
    "A tree ring of the year 993 can be recognized because a burst of cosmic rays raised its radiocarbon.",
    "In each piece, the team found this ring and counted from it out to the bark.",
    "All three trees proved to have been cut in 1021.",
  ],
  questions: [
    {
      goal: "method",
      level: "Medium",
      wants: "present the method by which the team dated the wood",
      uses: [2, 3, 4],
      key: {
        text: "To date the three pieces of wood, the team found in each the ring of 993, recognizable by its raised radiocarbon, and counted outward to the bark.",
        reason: "This tells what the team looked for in the wood and what it counted.",
      },
      wrong: [
        {
          text: "After dating the three pieces of wood, Margot Kuitems and her colleagues reported in 2021 that all of the trees from which they came had been cut in 1021.",
          code: "beside-the-point",
          reason: "This gives the result of the dating and not the way to it.",
        },
        {
          text: "To date the settlement at L'Anse aux Meadows, Margot Kuitems and her colleagues examined three pieces of wood from the site, all cut with metal tools.",
          code: "half-right",
          reason: "This names the material examined but leaves out how its age was read.",
        },
        {
          text: "To date the settlement at L'Anse aux Meadows, Kuitems and her colleagues counted the rings of three pieces of wood inward from the bark to 1021.",
          code: "contradicts-the-text",
          against: 4,
          reason: "The team counted from the ring of 993 out to the bark.",
        },
      ],
      step: "A method is a matter of what was done to the wood, so the sentence must name the steps. Two of the notes describe the ring that was sought and the counting that followed.",
      look: "which ring can be recognized and what was counted",
    },
    {
      goal: "significance",
      level: "Medium",
      wants: "emphasize what the study added to earlier knowledge of the settlement's date",
      uses: [0, 1, 2, 5],
      key: {
        text: "Whereas earlier dating had placed the Norse settlement only roughly around the year 1000, the study by Kuitems and her colleagues tied it to an exact year, 1021.",
        reason: "This sets the rough earlier date against the exact year that the study supplied.",
      },
      wrong: [
        {
          text: "Before Kuitems and her colleagues published their study in 2021, the Norse settlement found by Helge and Anne Stine Ingstad could be dated only roughly, to around 1000.",
          code: "half-right",
          reason: "This gives the earlier date alone and nothing that the study added.",
        },
        {
          text: "Before Kuitems and her colleagues published their study in 2021, no date of any kind, not even a rough one, could be given for the Norse settlement, now dated to 1021.",
          code: "contradicts-the-text",
          against: 1,
          reason: "Earlier dating had placed the settlement roughly around 1000.",
        },
        {
          text: "In their study of the Norse settlement, published in 2021, Kuitems and her colleagues dealt with three pieces of wood, all of them cut with metal tools.",
          code: "beside-the-point",
          reason: "This describes the material and says nothing of any date for the settlement.",
        },
      ],
      step: "To show what was added, the sentence needs the state of knowledge before the study and the result of the study. One note gives the earlier date, another the year of cutting.",
      look: "how exactly the settlement could be dated before and when the trees were cut",
    },
    {
      goal: "study-and-finding",
      level: "Medium",
      wants: "present the study by Kuitems and her colleagues and its finding",
      uses: [0, 2, 4, 5],
      key: {
        text: "Counting tree rings in three pieces of wood from L'Anse aux Meadows, Margot Kuitems and her colleagues found that the trees had been cut in 1021.",
        reason: "This says what was examined and how, and then what was found.",
      },
      wrong: [
        {
          text: "In 2021, Margot Kuitems and her colleagues published a study for which they counted the rings in three pieces of wood from L'Anse aux Meadows.",
          code: "half-right",
          reason: "This presents the study without its finding.",
        },
        {
          text: "In 2021, Margot Kuitems and her colleagues published a study of three pieces of wood from L'Anse aux Meadows, which they could date only roughly, to around 1000.",
          code: "contradicts-the-text",
          against: 5,
          reason: "The study arrived at an exact year, 1021; the rough date is an earlier one.",
        },
        {
          text: "At L'Anse aux Meadows in Newfoundland, Helge and Anne Stine Ingstad found the remains of a Norse settlement, long dated only roughly to around 1000.",
          code: "beside-the-point",
          reason: "This concerns the discovery of the site, which came before the study.",
        },
      ],
      step: "Two things are asked for, the study and its result. The notes from the third on tell what was examined, how, and what came of it.",
      look: "what the team examined and what year it arrived at",
    },
    {
      goal: "place",
      level: "Easy",
      wants: "specify where the Norse settlement was found",
      uses: [0],
      key: {
        text: "The remains of a Norse settlement came to light at L'Anse aux Meadows in Newfoundland, Canada.",
        reason: "This names the site, the region, and the country.",
      },
      wrong: [
        {
          text: "The remains of a Norse settlement were found by Helge and Anne Stine Ingstad in 1960.",
          code: "half-right",
          reason: "This tells who found the settlement and when, but no place.",
        },
        {
          text: "The remains of a Norse settlement include wood that had been cut with metal tools in 1021.",
          code: "wrong-purpose",
          reason: "This describes something found in the settlement.",
        },
        {
          text: "The Norse settlement that was found in 1960 could at first be dated only roughly, to around 1000.",
          code: "beside-the-point",
          reason: "This concerns the age of the settlement.",
        },
      ],
      step: "A place is wanted, so the sentence must name one. The first note does.",
      look: "where the Ingstads made their find",
    },
    {
      goal: "scope",
      level: "Medium",
      wants: "describe the sample on which the study rests",
      uses: [0, 2],
      key: {
        text: "The study rests on three pieces of wood from L'Anse aux Meadows, all of which had been cut with metal tools.",
        reason: "This gives the number, the origin, and the kind of the objects studied.",
      },
      wrong: [
        {
          text: "The study relies on the fact that a burst of cosmic rays raised the radiocarbon in the tree rings of the year 993.",
          code: "beside-the-point",
          reason: "This names a fact that the method makes use of.",
        },
        {
          text: "The study, published by Margot Kuitems and her colleagues in 2021, rests on wood from the Norse settlement at L'Anse aux Meadows.",
          code: "half-right",
          reason: "This names the material but neither its amount nor its kind.",
        },
        {
          text: "The study showed that the trees from which the wood at L'Anse aux Meadows came had all been cut in the same year, 1021.",
          code: "wrong-purpose",
          reason: "This uses the sample to state a result.",
        },
      ],
      step: "A sample is what was examined and how much of it. One note describes the objects.",
      look: "what the wood for the study was like",
    },
  ],
};
