import type { NoteSet } from "../note-set.ts";

export const cleopatraInMarble: NoteSet = {
  id: "cleopatra-in-marble",
  field: "arts",
  source: "Museum catalogs of American sculpture; standard biographical dictionaries",
  notes: [
    "Edmonia Lewis (1844–1907), an American of African and Ojibwe descent, was a sculptor.",
    "By 1866 she had settled in Rome, where sculptors usually hired craftsmen to carve the marble.",
    "Lewis mostly carved it herself so that no one could doubt that a work was hers.",
    "Her statue *The Death of Cleopatra* was shown at the Centennial Exhibition in Philadelphia in 1876.",
    "The statue was then lost from view for most of a century and came to light in Illinois.",
    "Since 1994 it has belonged to a museum in Washington.",
  ],
  questions: [
    {
      goal: "reason",
      level: "Easy",
      wants: "explain why Lewis carved her marble herself",
      uses: [1, 2],
      key: {
        text: "Although sculptors in Rome usually left the carving of marble to craftsmen, Lewis did most of it herself so that nobody could doubt that her works were her own.",
        reason: "This gives her motive, to leave no doubt about the authorship of her works.",
      },
      wrong: [
        {
          text: "Although Lewis was an American, and one of her statues was shown in Philadelphia, she had settled by 1866 in Rome, where there were craftsmen who carved marble.",
          code: "beside-the-point",
          reason: "This tells where she worked, not why she did the carving.",
        },
        {
          text: "Although sculptors in Rome usually hired craftsmen for the work, Lewis, who had settled in the city by 1866, carved most of her marble herself.",
          code: "half-right",
          reason: "This describes her habit as an exception but does not explain it.",
        },
        {
          text: "Like most of the sculptors who worked in Rome at the time, Lewis carved her marble herself so that nobody could doubt that the statues were hers.",
          code: "contradicts-the-text",
          against: 1,
          reason: "The notes say that sculptors in Rome usually hired craftsmen to do the carving.",
        },
      ],
      step: "The goal asks for a motive. The note on her own way of working ends with its purpose.",
      look: "how Lewis worked and to what end",
    },
    {
      goal: "overview",
      level: "Hard",
      wants: "trace the history of *The Death of Cleopatra* from its exhibition to the present",
      uses: [3, 4, 5],
      key: {
        text: "Shown in Philadelphia in 1876 and then lost from view for most of a century, *The Death of Cleopatra* reappeared in Illinois and entered a Washington museum in 1994.",
        reason:
          "This follows the statue through its stages of exhibition, loss, rediscovery, and museum.",
      },
      wrong: [
        {
          text: "Shown at the Centennial Exhibition in Philadelphia in 1876, *The Death of Cleopatra* is a statue by Edmonia Lewis, who had settled in Rome by 1866 and mostly carved her marble herself.",
          code: "half-right",
          reason:
            "This begins with the exhibition but then goes back to the artist instead of on to the present.",
        },
        {
          text: "Carved by a sculptor of African and Ojibwe descent, *The Death of Cleopatra* is a work by an American artist who settled in Rome, where craftsmen did much of the carving.",
          code: "beside-the-point",
          reason: "This concerns the artist and her city, not what became of the statue.",
        },
        {
          text: "Shown in Illinois in 1876 and then kept in a museum in Washington for most of a century, *The Death of Cleopatra* was lost from view until it came to light in Philadelphia in 1994.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This scrambles the places and the order of events.",
        },
      ],
      step: "A history needs its stages in order. Three notes follow the statue through time.",
      look: "where the statue was shown, what happened then, and where it is now",
    },
    {
      goal: "place",
      level: "Easy",
      wants: "specify the city in which *The Death of Cleopatra* was shown in 1876",
      uses: [3],
      key: {
        text: "In 1876, Edmonia Lewis's statue *The Death of Cleopatra* went on view in Philadelphia, the site of the Centennial Exhibition.",
        reason: "This names the event and the city, Philadelphia.",
      },
      wrong: [
        {
          text: "Since 1994, *The Death of Cleopatra*, a statue by Edmonia Lewis, has belonged to a museum in Washington.",
          code: "beside-the-point",
          reason: "This names the city to which the statue came in a much later year.",
        },
        {
          text: "In 1876, *The Death of Cleopatra*, a statue by an American sculptor of African and Ojibwe descent, was shown at the Centennial Exhibition.",
          code: "half-right",
          reason: "This names the exhibition but not the city in which it was held.",
        },
        {
          text: "In 1876, *The Death of Cleopatra*, a statue by an American sculptor who had settled in Rome, was shown at an exhibition in that city.",
          code: "contradicts-the-text",
          against: 3,
          reason: "Rome is where Lewis worked; the notes put the exhibition in Philadelphia.",
        },
      ],
      step: "Several cities are named. Only one of them goes with the year in the goal.",
      look: "what happened in 1876",
    },
    {
      goal: "category",
      level: "Easy",
      wants: "identify the material in which Lewis worked as a sculptor in Rome",
      uses: [0, 1, 2],
      key: {
        text: "Edmonia Lewis, an American who had settled in Rome by 1866, worked there as a sculptor in marble.",
        reason: "This names the material, marble.",
      },
      wrong: [
        {
          text: "Edmonia Lewis, an American sculptor of African and Ojibwe descent, had settled in Rome by 1866.",
          code: "beside-the-point",
          reason: "This gives her descent and her city.",
        },
        {
          text: "Edmonia Lewis, an American sculptor in Rome, mostly carved her works there with her own hands.",
          code: "half-right",
          reason: "This tells how she worked but not in what material.",
        },
        {
          text: "Edmonia Lewis, an American sculptor, chose the death of Cleopatra as the subject for a statue.",
          code: "wrong-purpose",
          reason: "This identifies the subject of a work.",
        },
      ],
      step: "The material is mentioned where the notes speak of the customs of sculptors in the city.",
      look: "what sculptors in Rome did",
    },
  ],
};
