import type { NoteSet } from "../note-set.ts";

export const aralSea: NoteSet = {
  id: "aral-sea",
  field: "geography",
  source: "Standard encyclopedias of geography; NASA Earth Observatory",
  notes: [
    "In 1960, the Aral Sea, between Kazakhstan and Uzbekistan, was the fourth-largest lake in the world.",
    "From the 1960s on, canals carried water from the lake's two rivers to cotton fields.",
    "The lake shrank, grew saltier, and by the late 1980s split into a northern and a southern part.",
    "In 2005, Kazakhstan completed a dam between the two parts.",
    "The northern part then rose and grew less salty, and fish returned to it.",
    "The southern part continued to shrink.",
  ],
  questions: [
    {
      goal: "reason",
      level: "Easy",
      wants: "explain why the Aral Sea shrank",
      uses: [0, 1, 2],
      key: {
        text: "The Aral Sea shrank and grew saltier because, from the 1960s on, canals carried water from its two rivers to cotton fields.",
        reason:
          "This names the cause, the river water sent to cotton fields, and ties it to the shrinking.",
      },
      wrong: [
        {
          text: "The Aral Sea, the fourth-largest lake in the world in 1960, shrank so much that it had split into two parts by the late 1980s.",
          code: "half-right",
          reason: "This shows how far the lake shrank but gives no cause.",
        },
        {
          text: "The Aral Sea shrank because Kazakhstan built a dam across both of its rivers and sent their water to cotton fields.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This misplaces the dam, which stands between the two parts of the lake.",
        },
        {
          text: "The northern part of the Aral Sea rose and grew less salty after Kazakhstan completed a dam between the two parts in 2005.",
          code: "beside-the-point",
          reason: "This concerns the later recovery of one part, not the shrinking of the lake.",
        },
      ],
      step: "The goal asks for a cause, so the sentence must name what happened to the lake's water. One of the notes tells where the water went.",
      look: "what was done with the water of the lake's rivers",
    },
    {
      goal: "difference",
      level: "Easy",
      wants: "emphasize a difference in what happened to the two parts of the lake after 2005",
      uses: [3, 4, 5],
      key: {
        text: "After Kazakhstan completed the dam in 2005, the northern part of the lake rose, whereas the southern part continued to shrink.",
        reason: "This follows both parts after 2005 and contrasts a rise with further shrinking.",
      },
      wrong: [
        {
          text: "After Kazakhstan completed the dam in 2005, the northern part of the lake rose and grew less salty, and fish returned to it.",
          code: "half-right",
          reason: "This follows only one of the two parts.",
        },
        {
          text: "After Kazakhstan completed the dam in 2005, the lake still consisted of a northern and a southern part, as it had since the late 1980s.",
          code: "wrong-purpose",
          reason: "This mentions both parts but says what stayed the same, not how they differed.",
        },
        {
          text: "By the late 1980s, the lake had split into a northern and a southern part, whereas in 1960 it had been a single body of water.",
          code: "beside-the-point",
          reason: "This contrasts two earlier dates and says nothing about the time after 2005.",
        },
      ],
      step: "The goal asks for a contrast after 2005, so the sentence must say what became of each part. Two of the notes follow the two parts.",
      look: "what the water did on each side of the dam",
    },
    {
      goal: "change",
      level: "Medium",
      wants: "contrast the state of the Aral Sea in 1960 with its state in the late 1980s",
      uses: [0, 2],
      key: {
        text: "The fourth-largest lake in the world in 1960, the Aral Sea had become two smaller, saltier bodies of water by the late 1980s.",
        reason: "This gives the state of the lake at both of the dates that the goal names.",
      },
      wrong: [
        {
          text: "The fourth-largest lake in the world in 1960, the Aral Sea lost much of its water to cotton fields, to which canals carried it.",
          code: "half-right",
          reason: "This gives the state in 1960 but not the one in the late 1980s.",
        },
        {
          text: "Divided since 2005 by a dam that Kazakhstan completed, the Aral Sea rose in its northern part, but the southern part continued to shrink.",
          code: "beside-the-point",
          reason: "This contrasts two parts after 2005, not 1960 with the late 1980s.",
        },
        {
          text: "The fourth-largest lake in the world in 1960, the Aral Sea had by the late 1980s lost all of its water to cotton fields.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This empties the lake, which by the late 1980s had shrunk and split.",
        },
      ],
      step: "The goal names two dates, so the sentence must describe the lake at each of them. One note describes it in 1960, another in the late 1980s.",
      look: "how the lake ranked in 1960 and what it was like by the late 1980s",
    },
    {
      goal: "two-part",
      level: "Medium",
      wants:
        "state both where the Aral Sea lies and how it once ranked among the lakes of the world",
      uses: [0],
      key: {
        text: "The Aral Sea, which lies between Kazakhstan and Uzbekistan, was the fourth-largest lake in the world in 1960.",
        reason: "This gives the location, between two countries, and the rank, fourth.",
      },
      wrong: [
        {
          text: "The Aral Sea, which had split into two parts by the late 1980s, was the fourth-largest lake in the world in 1960.",
          code: "half-right",
          reason: "This gives the rank but not the location.",
        },
        {
          text: "The Aral Sea, which lies between Kazakhstan and Uzbekistan, shrank and by the late 1980s had split into two parts.",
          code: "wrong-purpose",
          reason: "This gives the location and then the later split instead of the rank.",
        },
        {
          text: "The Aral Sea, which shrank and grew saltier, lost water when canals carried it from its two rivers to cotton fields.",
          code: "beside-the-point",
          reason: "This tells why the lake shrank and gives neither its location nor its rank.",
        },
      ],
      step: "The goal has two parts, so the sentence must give a place and a rank. The first note holds both.",
      look: "between which countries the lake lies and how large it was in 1960",
    },
  ],
};
