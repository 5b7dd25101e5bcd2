import type { NoteSet } from "../note-set.ts";

export const floodWithoutRain: NoteSet = {
  id: "flood-without-rain",
  field: "geography",
  source: "UNESCO World Heritage Centre (Okavango Delta); standard encyclopedias of geography",
  notes: [
    "The Okavango River rises in the highlands of Angola and ends in a delta in northern Botswana, far from any sea.",
    "The river is fed by rains in Angola, which fall mainly from December to March.",
    "Because the land is nearly flat, the flood takes months to spread through the delta.",
    "It is greatest between June and August, when hardly any rain falls in Botswana.",
    "Elephants, buffalo, and other animals then come to the water from the dry land around the delta.",
    "Nearly all of the water passes into the air by evaporation or through plants.",
  ],
  questions: [
    {
      goal: "place",
      level: "Easy",
      wants: "specify where the Okavango River ends",
      uses: [0],
      key: {
        text: "The Okavango River, which rises in the highlands of Angola, ends in a delta in northern Botswana.",
        reason: "This gives the river's end, a delta, and the country in which it lies.",
      },
      wrong: [
        {
          text: "The Okavango River, fed by rains that fall mainly from December to March, rises in the highlands of Angola.",
          code: "beside-the-point",
          reason: "This says where the river begins.",
        },
        {
          text: "The Okavango River loses nearly all of its water to the air through evaporation and plants.",
          code: "wrong-purpose",
          reason: "This says what becomes of the water.",
        },
        {
          text: "The Okavango River, which rises in the highlands of Angola, ends in a delta in which the flood takes months to spread.",
          code: "half-right",
          reason: "This says that the river ends in a delta but not where that delta lies.",
        },
      ],
      step: "Only the end of the river is asked for. The first note names it.",
      look: "where the river rises and ends",
    },
    {
      goal: "mechanism",
      level: "Medium",
      wants: "explain how the flood in the delta can be greatest when hardly any rain falls there",
      uses: [0, 1, 2, 3],
      key: {
        text: "Rains in Angola feed the river mainly from December to March, but the flood takes months to spread through the nearly flat delta and is greatest from June to August.",
        reason: "This traces the late flood to distant rain and slow spreading.",
      },
      wrong: [
        {
          text: "Although hardly any rain falls in Botswana between June and August, the flood in the delta, where the land is nearly flat, is greatest in just those months of the year.",
          code: "half-right",
          reason: "This states what is to be explained and gives no explanation.",
        },
        {
          text: "Rains in Angola feed the river mainly from June to August, and because the delta is nearly flat, the flood spreads through it at once and is greatest in those months.",
          code: "contradicts-the-text",
          against: 1,
          reason:
            "The rains fall mainly from December to March, and the flood takes months to spread.",
        },
        {
          text: "The flood in the delta attracts elephants, buffalo, and other animals from the dry land around it, and nearly all of its water passes into the air by evaporation or through plants.",
          code: "beside-the-point",
          reason: "This tells what the flood brings about.",
        },
      ],
      step: "The water must come from elsewhere and arrive late. Two notes give the time of the rains and the reason for the delay.",
      look: "when it rains in Angola and how fast the flood spreads",
    },
    {
      goal: "significance",
      level: "Medium",
      wants: "emphasize why the timing of the flood matters to animals",
      uses: [3, 4],
      key: {
        text: "Elephants, buffalo, and other animals of the dry land around the delta find water in the flood, which is greatest when hardly any rain falls in Botswana.",
        reason: "This connects the time of the flood with the need of the animals.",
      },
      wrong: [
        {
          text: "Since the flood spreads over land that is nearly flat, it takes months to pass through the delta and is greatest between the months of June and August.",
          code: "beside-the-point",
          reason: "This gives the time of the flood and its cause without the animals.",
        },
        {
          text: "Since the flood in the delta is greatest when much rain falls in Botswana, elephants, buffalo, and other animals need not come to it from the dry land on all sides.",
          code: "contradicts-the-text",
          against: 3,
          reason: "Hardly any rain falls then, and the animals come to the water.",
        },
        {
          text: "Since the flood spreads through the delta, there is water in it to which elephants, buffalo, and other animals can come from the dry land on all sides.",
          code: "half-right",
          reason: "This speaks of animals and water but not of the time.",
        },
      ],
      step: "The sentence needs the season and what it means for animals. Two notes in a row hold these.",
      look: "when the flood is greatest and which animals come",
    },
    {
      goal: "two-part",
      level: "Medium",
      wants: "specify when the rains fall in Angola and when the flood in the delta is greatest",
      uses: [1, 3],
      key: {
        text: "While the rains in Angola fall mainly from December to March, the flood in the delta is greatest from June to August.",
        reason: "This gives the months of the rains and those of the flood.",
      },
      wrong: [
        {
          text: "While the rains in Angola fall mainly from December to March, the flood takes months to spread over the nearly flat land.",
          code: "half-right",
          reason: "This gives the months of the rains but none for the flood.",
        },
        {
          text: "Several months pass between the rains in Angola and the peak of the flood in the delta because the land is nearly flat.",
          code: "wrong-purpose",
          reason: "This explains the delay and names no months.",
        },
        {
          text: "While animals come to the flood from the dry land around the delta, nearly all of its water passes into the air.",
          code: "beside-the-point",
          reason: "This tells what becomes of the water.",
        },
      ],
      step: "Two spans of time are required. The second note gives one and the fourth note the other.",
      look: "in which months it rains in Angola and floods in the delta",
    },
  ],
};
