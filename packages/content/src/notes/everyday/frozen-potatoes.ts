import type { NoteSet } from "../note-set.ts";

export const frozenPotatoes: NoteSet = {
  id: "frozen-potatoes",
  field: "everyday",
  source: "Standard encyclopedias of food; International Potato Center",
  notes: [
    "Chuño is a dried potato that people in the high Andes of Peru and Bolivia have made for centuries.",
    "They spread potatoes on the ground, where they freeze on cold nights and thaw in the sun by day.",
    "After several days, people step on the thawed potatoes to press out the water and then let them dry.",
    "Chuño is light and keeps for years, whereas fresh potatoes keep for months at most.",
    "In Inca times, storehouses held chuño for travelers and for years of poor harvests.",
  ],
  questions: [
    {
      goal: "mechanism",
      level: "Easy",
      wants: "explain how chuño is made",
      uses: [0, 1, 2],
      key: {
        text: "To make chuño, people let potatoes freeze on cold nights and thaw by day, press out the water by stepping on them, and let them dry.",
        reason: "This gives the steps in their order.",
      },
      wrong: [
        {
          text: "To make chuño, people of the high Andes in Peru and Bolivia have for centuries taken advantage of cold nights and of the sun by day.",
          code: "half-right",
          reason: "This names the conditions but not what is done with the potatoes.",
        },
        {
          text: "To make chuño, people of the high Andes in Peru and Bolivia spread potatoes in the sun by day and keep them from freezing on cold nights.",
          code: "contradicts-the-text",
          against: 1,
          reason: "This keeps the potatoes from freezing, which is part of the process.",
        },
        {
          text: "To be ready for years of poor harvests and to supply travelers, people in Inca times held chuño, which keeps for years, in storehouses.",
          code: "beside-the-point",
          reason: "This tells what chuño was for, not how it is made.",
        },
      ],
      step: "The goal asks for a process, so the sentence must give its steps. Two of the notes describe them in order.",
      look: "what happens to the potatoes by night, by day, and after several days",
    },
    {
      goal: "advantage",
      level: "Easy",
      wants: "explain an advantage of chuño over fresh potatoes",
      uses: [3],
      key: {
        text: "Chuño, which is light, keeps for years, whereas fresh potatoes can be stored for months at most.",
        reason:
          "This names the benefit, long storage, and the potatoes with which chuño is compared.",
      },
      wrong: [
        {
          text: "Chuño, which is light and keeps for years, was held in storehouses for travelers in Inca times.",
          code: "half-right",
          reason: "This names good qualities but makes no comparison with fresh potatoes.",
        },
        {
          text: "Chuño has been frozen, thawed, pressed, and dried, whereas fresh potatoes have been through none of these steps.",
          code: "beside-the-point",
          reason: "This names a difference that is no advantage.",
        },
        {
          text: "Chuño, which keeps no longer than fresh potatoes do, is so light that it was held in storehouses for travelers.",
          code: "contradicts-the-text",
          against: 3,
          reason:
            "This gives both foods the same keeping time, although chuño keeps for years and fresh potatoes for months.",
        },
      ],
      step: "The goal asks for an advantage over fresh potatoes, so the sentence must compare the two to chuño's credit. One note makes the comparison.",
      look: "how long each kind of potato keeps",
    },
    {
      goal: "insiders",
      level: "Medium",
      wants: "describe the use of chuño in Inca times to an audience already familiar with chuño",
      uses: [4],
      key: {
        text: "In Inca times, chuño was held in storehouses so that it could be supplied to travelers and used in years of poor harvests.",
        reason: "This tells what chuño was used for and does not explain what it is.",
      },
      wrong: [
        {
          text: "In Inca times, chuño, a dried potato of the high Andes that is light and keeps for years, was held in storehouses.",
          code: "wrong-purpose",
          reason: "This explains what chuño is, which the audience knows, and leaves out the use.",
        },
        {
          text: "In Inca times, chuño was held in storehouses only for travelers, while fresh potatoes were held for years of poor harvests.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This gives fresh potatoes one of the uses that chuño had.",
        },
        {
          text: "In Peru and Bolivia, people have made chuño for centuries from potatoes that freeze on cold nights and thaw by day.",
          code: "beside-the-point",
          reason: "This describes the making of chuño, not its use.",
        },
      ],
      step: "The audience knows chuño, so the sentence should go straight to its use at that time. The last note tells of it.",
      look: "what the storehouses held chuño for",
    },
    {
      goal: "place",
      level: "Easy",
      wants: "specify where chuño is made",
      uses: [0],
      key: {
        text: "Chuño, a dried potato, has been made for centuries in the high Andes of Peru and Bolivia.",
        reason: "This names the place, the high Andes.",
      },
      wrong: [
        {
          text: "Chuño, a dried potato that is light and keeps for years, has been made for centuries.",
          code: "wrong-purpose",
          reason: "This uses the same note to tell for how long chuño has been made.",
        },
        {
          text: "Chuño, a dried potato, is made where potatoes freeze on cold nights and thaw in the sun by day.",
          code: "half-right",
          reason: "This describes conditions at the place without naming it.",
        },
        {
          text: "Chuño, a dried potato, was once held in storehouses for travelers and years of poor harvests.",
          code: "beside-the-point",
          reason: "This tells where chuño was stored and for what.",
        },
      ],
      step: "The goal asks where, so the sentence must name a region, not only describe its weather. The first note names one.",
      look: "in what mountains chuño is made",
    },
  ],
};
