import type { NoteSet } from "../note-set.ts";

export const floatingGlass: NoteSet = {
  id: "floating-glass",
  field: "technology",
  source:
    "Standard encyclopedias of technology; Pilkington, Proceedings of the Royal Society A 314 (1969)",
  notes: [
    "Before the 1950s, makers of plate glass rolled it into sheets and then ground and polished both sides.",
    "The grinding wasted glass and took much time.",
    "In the 1950s, English engineer Alastair Pilkington developed the float process.",
    "Molten glass flows onto a bath of molten tin, floats on it because it is less dense, and spreads into an even sheet.",
    "The sheet leaves the bath with two smooth sides that need no grinding.",
    "Today most window glass is float glass.",
  ],
  questions: [
    {
      goal: "mechanism",
      level: "Easy",
      wants: "explain how the float process forms a sheet of glass",
      uses: [2, 3, 4],
      key: {
        text: "In the float process, molten glass flows onto molten tin, floats on it because it is less dense, and spreads into an even, smooth sheet.",
        reason: "This names the steps by which the sheet takes its form.",
      },
      wrong: [
        {
          text: "In the float process, developed by the engineer Alastair Pilkington, a bath of molten tin yields sheets of glass that need no grinding.",
          code: "half-right",
          reason: "This mentions the bath and the product but not how the sheet forms.",
        },
        {
          text: "In the float process, developed in the 1950s, makers of glass roll it into sheets on molten tin and then grind both of its sides smooth.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This keeps the rolling and the grinding of the older process.",
        },
        {
          text: "In the process used before the 1950s, makers of plate glass rolled it into sheets and then ground and polished both of its sides.",
          code: "beside-the-point",
          reason: "This describes the older process.",
        },
      ],
      step: "The goal asks how the process works, so the sentence must follow the glass through it. One of the notes tells what the molten glass does.",
      look: "what happens to the molten glass on the bath",
    },
    {
      goal: "advantage",
      level: "Medium",
      wants: "explain an advantage of float glass over the older plate glass",
      uses: [0, 1, 4],
      key: {
        text: "Unlike older plate glass, float glass has two smooth sides that need no grinding, a step that wasted glass and took much time.",
        reason: "This names what float glass saves and the older glass with which it is compared.",
      },
      wrong: [
        {
          text: "Unlike older plate glass, which was rolled into sheets, float glass forms on a bath of molten tin, a metal denser than the molten glass.",
          code: "beside-the-point",
          reason: "This contrasts how the two are formed, not what is better about one.",
        },
        {
          text: "Float glass, which now makes up most window glass, leaves the bath of molten tin with two smooth sides that need no grinding.",
          code: "half-right",
          reason: "This names a good quality but makes no comparison with the older glass.",
        },
        {
          text: "Unlike older plate glass, which had two smooth sides, float glass needs grinding, a step that wastes glass and takes much time.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This exchanges the two kinds of glass.",
        },
      ],
      step: "The goal asks for an advantage over the older glass, so the sentence must name both. The notes say what the grinding cost and which glass does without it.",
      look: "what the grinding cost and which sheets need none",
    },
    {
      goal: "change",
      level: "Medium",
      wants: "present the float process as a change in how plate glass is made",
      uses: [0, 2, 3],
      key: {
        text: "Makers of plate glass once rolled it and then ground and polished both sides, but in the float process, developed in the 1950s, it forms on molten tin.",
        reason: "This gives the way of making glass before the change and the one after it.",
      },
      wrong: [
        {
          text: "Makers of plate glass once rolled it into sheets and then ground and polished both sides, which wasted glass and took much time.",
          code: "half-right",
          reason: "This gives the older way only.",
        },
        {
          text: "Makers of plate glass once rolled it into sheets and floated these on molten tin, which wasted glass and took much time, until grinding replaced the bath in the 1950s.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This makes grinding the newer way, although the float process did away with it.",
        },
        {
          text: "In the 1950s, engineer Alastair Pilkington developed the float process, in which molten glass flows onto molten tin and floats on it because it is less dense.",
          code: "beside-the-point",
          reason: "This explains the new process without setting it against an earlier one.",
        },
      ],
      step: "The goal asks for a change, so the sentence must give the way before and the way after. One note describes the older method, others the newer one.",
      look: "how plate glass was made before the 1950s and how the float process makes it",
    },
    {
      goal: "difficulty",
      level: "Easy",
      wants: "explain a drawback of the older way of making plate glass",
      uses: [0, 1],
      key: {
        text: "Before the 1950s, makers of plate glass had to grind both sides of a sheet, which wasted glass and took much time.",
        reason: "This names the grinding and what it cost.",
      },
      wrong: [
        {
          text: "Before the 1950s, makers of plate glass rolled it into sheets and then ground and polished both sides of every sheet.",
          code: "half-right",
          reason: "This describes the older way but no drawback of it.",
        },
        {
          text: "Before the 1950s, makers of plate glass formed it on a bath of molten tin, which wasted glass and took much time.",
          code: "contradicts-the-text",
          against: 0,
          reason:
            "This charges the tin bath, a part of the later process, with the losses that came from grinding.",
        },
        {
          text: "Before the 1950s, makers of plate glass had no float process, in which molten glass spreads on a bath of molten tin.",
          code: "beside-the-point",
          reason: "This tells of the later process and names no fault of the older one.",
        },
      ],
      step: "The goal asks for a drawback, so the sentence must say what the older way cost. One note names the losses.",
      look: "what the grinding wasted",
    },
  ],
};
