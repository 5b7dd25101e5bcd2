import type { NoteSet } from "../note-set.ts";

export const riftLakes: NoteSet = {
  id: "rift-lakes",
  field: "geography",
  source: "Standard encyclopedias of geography; UNESCO World Heritage listing of Lake Baikal",
  notes: [
    "Lake Baikal, in Siberia, is about 1,640 meters deep, which makes it the deepest lake in the world.",
    "Lake Tanganyika, in East Africa, is about 1,470 meters deep and is the second deepest.",
    "Both lie in rift valleys, where Earth's crust is being pulled apart.",
    "Baikal freezes over every winter; Tanganyika never does.",
    "Baikal is home to the only seal that lives solely in fresh water.",
    "Tanganyika is home to more than 200 species of cichlid fish.",
  ],
  questions: [
    {
      goal: "similarity",
      level: "Medium",
      wants: "emphasize a similarity in the geological setting of the two lakes",
      uses: [0, 1, 2],
      key: {
        text: "Both lakes, Baikal in Siberia and Tanganyika in East Africa, lie in rift valleys, where Earth's crust is being pulled apart.",
        reason: "This names the kind of valley in which both lakes lie.",
      },
      wrong: [
        {
          text: "Lake Baikal, like Lake Tanganyika, is among the deepest lakes in the world, with a depth of about 1,640 meters.",
          code: "beside-the-point",
          reason: "This names a similarity of depth, not of the geological setting.",
        },
        {
          text: "Lake Tanganyika, second in depth to Lake Baikal, lies in a rift valley, where Earth's crust is being pulled apart.",
          code: "half-right",
          reason: "This gives the setting of only one lake.",
        },
        {
          text: "Lake Tanganyika, like Lake Baikal, lies in a rift valley of East Africa, where Earth's crust is being pulled apart.",
          code: "contradicts-the-text",
          against: 0,
          reason: "This moves Baikal from Siberia to East Africa.",
        },
      ],
      step: "The goal asks for a geological similarity, so the sentence must say one thing of the ground beneath both lakes. One note does so.",
      look: "in what kind of valley both lakes lie",
    },
    {
      goal: "figures",
      level: "Easy",
      wants: "compare the depths of the two lakes",
      uses: [0, 1],
      key: {
        text: "With a depth of about 1,640 meters, Lake Baikal surpasses Lake Tanganyika, whose depth is about 1,470 meters.",
        reason: "This gives both depths and says which lake is deeper.",
      },
      wrong: [
        {
          text: "Lake Baikal, which is about 1,640 meters deep, lies in Siberia, whereas Lake Tanganyika lies in East Africa.",
          code: "half-right",
          reason: "This gives the depth of only one lake.",
        },
        {
          text: "Lake Baikal, which lies in a rift valley, freezes over every winter, whereas Lake Tanganyika never does.",
          code: "beside-the-point",
          reason: "This compares the lakes in winter.",
        },
        {
          text: "Lake Baikal, in Siberia, is about 1,640 meters deep, whereas Lake Tanganyika, in East Africa, is even deeper.",
          code: "contradicts-the-text",
          against: 1,
          reason:
            "This makes Lake Tanganyika the deeper of the two, although it is only the second deepest.",
        },
      ],
      step: "The goal asks for a comparison of depths, so the sentence must give a number for each lake. The first two notes give one each.",
      look: "how many meters deep each lake is",
    },
    {
      goal: "difference",
      level: "Easy",
      wants: "emphasize a difference between the two lakes in winter",
      uses: [0, 1, 3],
      key: {
        text: "Lake Tanganyika, in East Africa, never freezes over in winter, whereas Lake Baikal, in Siberia, does so every year.",
        reason: "This says of each lake whether it freezes and contrasts the two.",
      },
      wrong: [
        {
          text: "Lake Baikal, in Siberia, is home to the only seal that lives solely in fresh water, whereas Lake Tanganyika is home to many species of cichlid fish.",
          code: "beside-the-point",
          reason: "This contrasts the animals of the lakes.",
        },
        {
          text: "Lake Baikal, which lies in Siberia, freezes over every winter, whereas Lake Tanganyika is second to it in depth.",
          code: "half-right",
          reason: "This tells what happens in winter at only one lake.",
        },
        {
          text: "Lake Baikal, which lies in Siberia, freezes over every winter, whereas Lake Tanganyika does so only in some winters.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This has Lake Tanganyika freeze over in some winters, although it never does.",
        },
      ],
      step: "The goal asks for a contrast in winter, so the sentence must say what happens at each lake then. One note does so.",
      look: "which lake freezes over",
    },
    {
      goal: "newcomers",
      level: "Medium",
      wants: "introduce Lake Tanganyika to an audience unfamiliar with it",
      uses: [0, 1, 2, 5],
      key: {
        text: "Lake Tanganyika, which lies in a rift valley of East Africa, is the second-deepest lake in the world and home to more than 200 species of cichlid fish.",
        reason: "This says where the lake is and what distinguishes it.",
      },
      wrong: [
        {
          text: "Lake Tanganyika, like Lake Baikal, lies in a valley where Earth's crust is being pulled apart, but unlike Baikal, it never freezes over in winter.",
          code: "half-right",
          reason:
            "This describes the lake only beside Baikal, without its location or what distinguishes it.",
        },
        {
          text: "Lake Tanganyika, which lies in a rift valley of East Africa, is the deepest lake in the world and home to the only seal that lives solely in fresh water.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This gives the lake the rank and the seal of Baikal.",
        },
        {
          text: "Lake Baikal, which lies in a rift valley of Siberia, is the deepest lake in the world and home to the only seal that lives solely in fresh water.",
          code: "beside-the-point",
          reason: "This introduces the other lake.",
        },
      ],
      step: "The audience does not know the lake, so the sentence must say where it is and what it is known for. Several notes speak of it.",
      look: "where Tanganyika lies, how it ranks in depth, and what lives in it",
    },
  ],
};
