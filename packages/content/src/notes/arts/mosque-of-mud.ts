import type { NoteSet } from "../note-set.ts";

export const mosqueOfMud: NoteSet = {
  id: "mosque-of-mud",
  field: "arts",
  source:
    "World Heritage documents on the old towns of Djenné; standard histories of African architecture",
  notes: [
    "The Great Mosque of Djenné, in Mali, is built of sun-dried mud bricks covered with mud plaster.",
    "The present building was completed in 1907 on the site of an earlier mosque.",
    "Its thick walls keep the rooms cool.",
    "Every year, rain wears away some of the plaster.",
    "Masons and other people of the town renew the plaster at an annual festival.",
    "Bundles of palm wood that stick out of the walls serve the workers as a scaffold.",
  ],
  questions: [
    {
      goal: "difficulty",
      level: "Medium",
      wants: "explain a disadvantage of mud plaster as the mosque's outer coat",
      uses: [0, 3, 4],
      key: {
        text: "Because rain wears away some of the mud plaster on the Great Mosque of Djenné every year, the plaster must be renewed at an annual festival.",
        reason:
          "This names the weakness of the plaster, its loss to the rain, and what follows from it.",
      },
      wrong: [
        {
          text: "Because its walls of sun-dried mud bricks, which are covered with mud plaster, are thick, the Great Mosque of Djenné has rooms that stay cool.",
          code: "wrong-purpose",
          reason: "This explains an advantage of the building.",
        },
        {
          text: "Because the Great Mosque of Djenné is covered with mud plaster, masons and other people of the town come together every year at a festival.",
          code: "half-right",
          reason:
            "This mentions the plaster and a festival but not what is wrong with the plaster.",
        },
        {
          text: "Because its walls of sun-dried mud bricks are covered with mud plaster, which holds the heat, the Great Mosque of Djenné has rooms that are seldom cool.",
          code: "contradicts-the-text",
          against: 2,
          reason: "The notes say that the walls keep the rooms cool.",
        },
      ],
      step: "A disadvantage is what goes wrong with the material and what must be done about it. Two notes in a row tell of this.",
      look: "what rain does and what the people of the town do every year",
    },
    {
      goal: "advantage",
      level: "Easy",
      wants: "explain an advantage of the thickness of the mosque's walls",
      uses: [0, 2],
      key: {
        text: "The rooms of the Great Mosque of Djenné, which is built of sun-dried mud bricks, stay cool thanks to the thick walls.",
        reason: "This says what the thick walls are good for, cool rooms.",
      },
      wrong: [
        {
          text: "The walls of the Great Mosque of Djenné, which is built of sun-dried mud bricks, are thick and are covered with mud plaster.",
          code: "half-right",
          reason: "This mentions that the walls are thick but no benefit of it.",
        },
        {
          text: "The workers at the Great Mosque of Djenné can use bundles of palm wood that stick out of the walls as a scaffold.",
          code: "beside-the-point",
          reason: "This benefit comes from the palm wood, not from the thickness of the walls.",
        },
        {
          text: "The walls of the Great Mosque of Djenné, which are built of mud bricks, lose some of their plaster to rain each year.",
          code: "wrong-purpose",
          reason: "This names a drawback of the walls.",
        },
      ],
      step: "Only one note mentions the thickness of the walls, and it adds what this does for the building.",
      look: "what the walls do for the rooms",
    },
    {
      goal: "reason",
      level: "Medium",
      wants: "explain what the bundles of palm wood in the mosque's walls are for",
      uses: [4, 5],
      key: {
        text: "When the people of Djenné renew the plaster of the Great Mosque, the bundles of palm wood in its walls give the workers a scaffold.",
        reason: "This states the purpose of the bundles, a scaffold for the workers.",
      },
      wrong: [
        {
          text: "In the present Great Mosque of Djenné, which was completed in 1907, bundles of palm wood stick out of the walls of sun-dried mud bricks.",
          code: "half-right",
          reason: "This says where the bundles are but not what they are for.",
        },
        {
          text: "When the masons of Djenné renew the mud plaster of the Great Mosque at the annual festival, other people of the town work with them.",
          code: "beside-the-point",
          reason: "This tells who takes part in the work and leaves out the palm wood.",
        },
        {
          text: "When the people of Djenné renew the plaster of the Great Mosque at the annual festival, they replace what the rain has worn away from it.",
          code: "wrong-purpose",
          reason: "This states the purpose of the annual work, not that of the bundles.",
        },
      ],
      step: "The purpose of a part of the building is told in the note that describes this part.",
      look: "what sticks out of the walls",
    },
    {
      goal: "two-part",
      level: "Medium",
      wants: "specify both when the present mosque was completed and what it was built of",
      uses: [0, 1],
      key: {
        text: "Completed in 1907 on the site of an earlier mosque, the present Great Mosque of Djenné is built of sun-dried mud bricks.",
        reason: "This gives both the date, 1907, and the material, mud bricks.",
      },
      wrong: [
        {
          text: "Completed in 1907 on the site of an earlier mosque, the present Great Mosque of Djenné has thick walls that keep its rooms cool.",
          code: "half-right",
          reason: "This has the date but says nothing of the building material.",
        },
        {
          text: "Completed in 1907 on the site of an earlier mosque, the present Great Mosque of Djenné is built of stones joined by mud plaster.",
          code: "contradicts-the-text",
          against: 0,
          reason: "The notes give mud bricks as the material, with plaster only as a cover.",
        },
        {
          text: "Built on the site of an earlier mosque, the present Great Mosque of Djenné is covered with mud plaster, which is renewed annually.",
          code: "beside-the-point",
          reason:
            "This names the cover of the walls and its upkeep, with neither the date nor what the walls are built of.",
        },
      ],
      step: "Two facts are wanted, a year and a building material. They stand in two different notes.",
      look: "what the mosque is made of and how old the present building is",
    },
  ],
};
