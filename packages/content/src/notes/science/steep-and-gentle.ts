import type { NoteSet } from "../note-set.ts";

export const steepAndGentle: NoteSet = {
  id: "steep-and-gentle",
  field: "science",
  source: "Standard textbooks of geology; United States Geological Survey",
  notes: [
    "Mauna Loa, on the island of Hawaii, is a shield volcano, and Mount Fuji, in Japan, is a stratovolcano.",
    "Mauna Loa rises 4,169 meters above sea level, and Mount Fuji rises 3,776 meters.",
    "The lava of a shield volcano is runny and flows far before it hardens, building gentle slopes.",
    "The lava of a stratovolcano is mostly thick and hardens near the vent, building steep slopes.",
    "Both volcanoes are considered active.",
    "Mauna Loa last erupted in 2022, and Mount Fuji last erupted in 1707.",
  ],
  questions: [
    {
      goal: "category",
      level: "Easy",
      wants: "specify what type of volcano each of the two mountains is",
      uses: [0],
      key: {
        text: "Mauna Loa, in Hawaii, is a shield volcano, whereas Mount Fuji, in Japan, is a stratovolcano.",
        reason: "This assigns each mountain to its type.",
      },
      wrong: [
        {
          text: "Mauna Loa, which rises 4,169 meters above sea level on the island of Hawaii, is a shield volcano.",
          code: "half-right",
          reason: "This gives the type of only one of the two mountains.",
        },
        {
          text: "Mauna Loa, in Hawaii, and Mount Fuji, in Japan, are both volcanoes that are considered active.",
          code: "beside-the-point",
          reason: "This says that the mountains are active volcanoes but not of what types.",
        },
        {
          text: "Mauna Loa, in Hawaii, and Mount Fuji, in Japan, are both shield volcanoes that are considered active.",
          code: "contradicts-the-text",
          against: 0,
          reason: "This puts both mountains into one type.",
        },
      ],
      step: "A type is a named class of volcano. The first note gives one for each mountain.",
      look: "what kind of volcano each mountain is",
    },
    {
      goal: "reason",
      level: "Medium",
      wants: "explain why the slopes of the two volcanoes differ",
      uses: [0, 2, 3],
      key: {
        text: "Mauna Loa's runny lava flows far before it hardens, building gentle slopes, whereas Mount Fuji's lava, which is mostly thick, hardens near the vent and builds steep ones.",
        reason: "This traces each kind of slope to the lava that built it.",
      },
      wrong: [
        {
          text: "Mauna Loa's runny lava flows far before it hardens, building the gentle slopes of a shield volcano, which rises 4,169 meters above sea level on the island of Hawaii.",
          code: "half-right",
          reason: "This explains the slopes of one of the volcanoes and is silent about the other.",
        },
        {
          text: "Mauna Loa's slopes, which are gentle, rise to 4,169 meters above sea level, whereas Mount Fuji's, the steep ones of a stratovolcano, rise to 3,776 meters.",
          code: "beside-the-point",
          reason: "This states how the slopes and heights differ without a cause.",
        },
        {
          text: "Mauna Loa's slopes, which are gentle, were built by lava that hardened near the vent, whereas Mount Fuji's, the steep ones of a stratovolcano, were built by runny lava.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This exchanges the two kinds of lava.",
        },
      ],
      step: "The goal asks for a cause and for both volcanoes. The first note gives the types, and two others say what lava does at each type.",
      look: "how the lava of each type of volcano flows and hardens",
    },
    {
      goal: "figures",
      level: "Easy",
      wants: "compare the dates of the two volcanoes' last eruptions",
      uses: [5],
      key: {
        text: "Mauna Loa erupted as recently as 2022, while the last eruption of Mount Fuji took place in 1707.",
        reason: "This gives both dates and puts them side by side.",
      },
      wrong: [
        {
          text: "Mauna Loa, a shield volcano that, like Mount Fuji, is considered active, erupted as recently as 2022.",
          code: "half-right",
          reason: "This dates the last eruption of only one of the volcanoes.",
        },
        {
          text: "Mauna Loa rises to a height of 4,169 meters above sea level, while Mount Fuji rises 3,776 meters.",
          code: "beside-the-point",
          reason: "This compares the heights of the volcanoes.",
        },
        {
          text: "Mauna Loa, a shield volcano that, like Mount Fuji, is considered active, last erupted as long ago as 1707.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This gives Mauna Loa the date of Mount Fuji's last eruption.",
        },
      ],
      step: "To compare dates, the sentence needs one for each volcano. The last note has both.",
      look: "when each volcano last erupted",
    },
    {
      goal: "similarity",
      level: "Medium",
      wants: "emphasize a similarity between the two volcanoes",
      uses: [4, 5],
      key: {
        text: "Although Mauna Loa last erupted in 2022 and Mount Fuji in 1707, both of the volcanoes are considered active.",
        reason: "This names a property that the two volcanoes share.",
      },
      wrong: [
        {
          text: "Although it last erupted as long ago as 1707, Mount Fuji, a stratovolcano in Japan, is considered active.",
          code: "half-right",
          reason: "This gives the property for Mount Fuji alone.",
        },
        {
          text: "Although Mount Fuji, in Japan, rises 3,776 meters above sea level, Mauna Loa, at 4,169 meters, is higher.",
          code: "beside-the-point",
          reason: "This ranks the volcanoes by height, which sets them apart.",
        },
        {
          text: "Although Mount Fuji has not erupted since 1707, Mauna Loa, which is on the island of Hawaii, erupted in 2022.",
          code: "wrong-purpose",
          reason: "This sets the dates of the last eruptions against each other.",
        },
      ],
      step: "A similarity is something that holds for both volcanoes. One short note says something of both at once.",
      look: "what the two volcanoes have in common",
    },
  ],
};
