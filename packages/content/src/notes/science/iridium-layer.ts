import type { NoteSet } from "../note-set.ts";

export const iridiumLayer: NoteSet = {
  id: "iridium-layer",
  field: "science",
  source: "Alvarez, Alvarez, Asaro, and Michel, Science 208 (1980)",
  notes: [
    "About 66 million years ago, dinosaurs other than birds died out.",
    "Near Gubbio, Italy, a thin layer of clay marks that time in the rock.",
    "In 1980, Luis and Walter Alvarez, Frank Asaro, and Helen Michel published a study of this clay.",
    "It held about 30 times as much iridium as the rock above and below it.",
    "Iridium is rare in Earth's crust but more common in asteroids.",
    "The authors concluded that a large asteroid had struck Earth and that its dust had darkened the sky and caused the extinction.",
  ],
  questions: [
    {
      goal: "finding",
      level: "Medium",
      wants: "present the conclusion of the 1980 study",
      uses: [5],
      key: {
        text: "The authors of the 1980 study concluded that a large asteroid had struck Earth and that its dust had caused the extinction.",
        reason: "This gives what the authors inferred, an impact and its effect.",
      },
      wrong: [
        {
          text: "The authors of the 1980 study examined a thin layer of clay that lies in the rock near Gubbio, in Italy.",
          code: "beside-the-point",
          reason: "This says what was examined, not what was concluded.",
        },
        {
          text: "The authors of the 1980 study found far more iridium in the clay than in the rock above and below it.",
          code: "half-right",
          reason:
            "This gives the measurement on which the conclusion rests but not the conclusion.",
        },
        {
          text: "The authors of the 1980 study found so little iridium in the clay that they ruled out an asteroid as the cause of the extinction.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This has the authors rule out the very cause that they named.",
        },
      ],
      step: "A conclusion is what the authors inferred from their measurements. One note states it.",
      look: "what the authors took to have happened to Earth",
    },
    {
      goal: "reason",
      level: "Medium",
      wants: "explain why the iridium in the clay pointed to an asteroid",
      uses: [3, 4],
      key: {
        text: "Because iridium is rare in Earth's crust but more common in asteroids, the large amount of it in the clay suggested a source beyond Earth.",
        reason: "This ties the amount in the clay to where iridium is rare and where it is common.",
      },
      wrong: [
        {
          text: "Because the clay near Gubbio held about 30 times as much iridium as the rock above and below it, the iridium must have come from a special source.",
          code: "half-right",
          reason:
            "This says that the iridium was remarkable but not why an asteroid would explain it.",
        },
        {
          text: "Because its dust darkened the sky, the asteroid that struck Earth about 66 million years ago caused the dinosaurs other than birds to die out.",
          code: "beside-the-point",
          reason: "This explains the extinction, not the meaning of the iridium.",
        },
        {
          text: "Because the clay near Gubbio held iridium, which Earth's crust lacks and only asteroids contain, the iridium must have come from an asteroid.",
          code: "contradicts-the-text",
          against: 4,
          reason:
            "This overstates the notes, in which iridium is rare in the crust, not absent, and more common in asteroids, not confined to them.",
        },
      ],
      step: "The reason must link the metal to asteroids. One note compares the amounts in clay and rock, and the next says where the metal occurs.",
      look: "how much iridium the clay held and where iridium is found",
    },
    {
      goal: "place",
      level: "Easy",
      wants: "specify where the clay that the authors studied lies",
      uses: [1, 2],
      key: {
        text: "The layer of clay examined in the 1980 study lies in the rock near Gubbio, Italy.",
        reason: "This names the town and the country.",
      },
      wrong: [
        {
          text: "The layer of clay examined in the 1980 study held about 30 times as much iridium as the rock above and below it.",
          code: "beside-the-point",
          reason: "This says what the clay held, not where it lies.",
        },
        {
          text: "The layer of clay examined in the 1980 study lies between rock above and below it that does not hold as much iridium.",
          code: "half-right",
          reason: "This says what surrounds the clay but does not name a place.",
        },
        {
          text: "The layer of clay examined in the 1980 study marks the time at which dinosaurs other than birds died out.",
          code: "wrong-purpose",
          reason: "This gives the time that the clay marks instead of the place.",
        },
      ],
      step: "A question about where asks for a place. One note names it.",
      look: "where the clay can be seen",
    },
    {
      goal: "study-and-finding",
      level: "Medium",
      wants: "present the study and its measurement of iridium",
      uses: [1, 2, 3],
      key: {
        text: "In a 1980 study, Luis and Walter Alvarez and their coauthors found that a layer of clay in Italy held about 30 times as much iridium as the rock around it.",
        reason: "This identifies the study and gives the amount that it measured.",
      },
      wrong: [
        {
          text: "In a 1980 study, Luis and Walter Alvarez and their coauthors examined a layer of clay in Italy, about 66 million years old, for the iridium that it held.",
          code: "half-right",
          reason: "This identifies the study but not what it measured.",
        },
        {
          text: "In a 1980 study, Luis and Walter Alvarez and their coauthors concluded that the dust of a large asteroid had darkened the sky about 66 million years ago.",
          code: "beside-the-point",
          reason: "This gives what the authors inferred, without the measurement.",
        },
        {
          text: "In a 1980 study, Luis and Walter Alvarez and their coauthors found that the rock around a layer of clay in Italy held about 30 times as much iridium as the clay.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This gives the larger amount to the rock instead of the clay.",
        },
      ],
      step: "The sentence must name the study and the amount. One note tells who studied what and when, and the next gives the number.",
      look: "who studied the clay and how much iridium it held",
    },
  ],
};
