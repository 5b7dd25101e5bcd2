import type { NoteSet } from "../note-set.ts";

export const twoNiles: NoteSet = {
  id: "two-niles",
  field: "geography",
  source: "Standard encyclopedias of geography",
  notes: [
    "The White Nile and the Blue Nile join at Khartoum, Sudan, and form the Nile.",
    "The White Nile comes from the lakes of East Africa and is the longer of the two rivers.",
    "Its flow is fairly steady all year.",
    "The Blue Nile comes from Lake Tana in the highlands of Ethiopia.",
    "Its flow swells greatly with the summer rains.",
    "It supplies most of the water that reaches Egypt, and it once brought most of the fertile silt there.",
  ],
  questions: [
    {
      goal: "difference",
      level: "Easy",
      wants: "emphasize a difference in how the two rivers flow in the course of a year",
      uses: [1, 2, 3, 4],
      key: {
        text: "The White Nile flows fairly steadily all year, whereas the Blue Nile, from Ethiopia, swells greatly with the summer rains.",
        reason: "This describes the flow of each river through the year and contrasts the two.",
      },
      wrong: [
        {
          text: "The White Nile comes from the lakes of East Africa, whereas the Blue Nile comes from the highlands of Ethiopia.",
          code: "beside-the-point",
          reason: "This contrasts where the rivers rise.",
        },
        {
          text: "The White Nile comes from the lakes of East Africa and is the longer of the two, whereas the Blue Nile swells greatly with the summer rains.",
          code: "half-right",
          reason: "This describes the flow of only one river.",
        },
        {
          text: "The White Nile comes from the lakes of East Africa and swells with the summer rains, whereas the Blue Nile comes from Ethiopia and is fairly steady.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This exchanges the two rivers.",
        },
      ],
      step: "The goal asks for a contrast through the year, so the sentence must describe the flow of each river. Two of the notes do so.",
      look: "how steady the flow of each river is",
    },
    {
      goal: "significance",
      level: "Medium",
      wants: "emphasize the importance of the Blue Nile to Egypt",
      uses: [3, 5],
      key: {
        text: "The Blue Nile, which comes from the highlands of Ethiopia, supplies most of the water that reaches Egypt and once brought most of the fertile silt there.",
        reason: "This says what Egypt receives from the Blue Nile.",
      },
      wrong: [
        {
          text: "The Blue Nile, which joins the White Nile at Khartoum, Sudan, and swells greatly with the summer rains, supplies water that reaches Egypt.",
          code: "half-right",
          reason: "This connects the river with Egypt without showing how much depends on it.",
        },
        {
          text: "The Blue Nile, swollen by the summer rains when it joins the White Nile at Khartoum, Sudan, supplies all of the water that reaches Egypt.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This turns most of the water into all of it.",
        },
        {
          text: "The Blue Nile, which comes from Lake Tana in Ethiopia, is shorter than the White Nile, with which it forms the Nile at Khartoum, Sudan.",
          code: "beside-the-point",
          reason:
            "This tells where the river flows and how it compares with another, not what it does for Egypt.",
        },
      ],
      step: "The goal asks why one river matters to one country, so the sentence must say what Egypt receives from it. The last note does so.",
      look: "what the Blue Nile brings to Egypt",
    },
    {
      goal: "place",
      level: "Easy",
      wants: "specify where the two rivers meet",
      uses: [0],
      key: {
        text: "The White Nile and the Blue Nile, which together form the Nile, join at Khartoum, Sudan.",
        reason: "This names the place, Khartoum.",
      },
      wrong: [
        {
          text: "The White Nile comes from the lakes of East Africa, and the Blue Nile comes from Lake Tana.",
          code: "beside-the-point",
          reason: "This tells where the rivers begin, not where they meet.",
        },
        {
          text: "The White Nile and the Blue Nile, rivers that begin in different places, join and form the Nile.",
          code: "half-right",
          reason: "This says that the rivers join but not where.",
        },
        {
          text: "The White Nile comes from the lakes of East Africa and joins the Blue Nile at Lake Tana, in Ethiopia.",
          code: "contradicts-the-text",
          against: 0,
          reason: "This names the source of the Blue Nile as the meeting place.",
        },
      ],
      step: "The goal asks for a place, so the sentence must name where the rivers come together. The first note does so.",
      look: "at what place the rivers join",
    },
    {
      goal: "two-part",
      level: "Medium",
      wants: "identify the sources of both the White Nile and the Blue Nile",
      uses: [1, 3],
      key: {
        text: "The White Nile comes from the lakes of East Africa, whereas the Blue Nile has its source in Lake Tana, in Ethiopia.",
        reason: "This gives the source of each river.",
      },
      wrong: [
        {
          text: "The White Nile, the longer of the two rivers, comes from the lakes of East Africa and joins the Blue Nile in Sudan.",
          code: "half-right",
          reason: "This gives the source of only one river.",
        },
        {
          text: "The Blue Nile, which has its source in Lake Tana, in Ethiopia, supplies most of the water that reaches Egypt.",
          code: "wrong-purpose",
          reason: "This gives the source of the Blue Nile and then turns to Egypt.",
        },
        {
          text: "The White Nile and the Blue Nile, of which the former is longer, join at Khartoum and together form the Nile.",
          code: "beside-the-point",
          reason: "This tells where the rivers meet.",
        },
      ],
      step: "The goal names two rivers, so the sentence must give a source for each. Two of the notes do so.",
      look: "what lake or lakes each river comes from",
    },
  ],
};
