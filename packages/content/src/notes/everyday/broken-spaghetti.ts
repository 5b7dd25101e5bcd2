import type { NoteSet } from "../note-set.ts";

export const brokenSpaghetti: NoteSet = {
  id: "broken-spaghetti",
  field: "everyday",
  source:
    "Audoly and Neukirch, Physical Review Letters 95 (2005); Heisser and others, PNAS 115 (2018)",
  notes: [
    "A dry stick of spaghetti that is bent until it snaps nearly always breaks into three or more pieces.",
    "In 2005, French physicists Basile Audoly and Sébastien Neukirch explained why.",
    "The first break sends waves of bending through the two pieces, and these waves break them again.",
    "In 2018, Ronald Heisser and his colleagues built a device that twisted and bent sticks.",
    "Sticks that were twisted by nearly a full turn and then bent slowly broke into two pieces.",
    "As a stick untwists, it loses energy that might have caused more breaks.",
  ],
  questions: [
    {
      goal: "mechanism",
      level: "Easy",
      wants: "explain how a stick that is only bent comes to break more than once",
      uses: [0, 2],
      key: {
        text: "When a bent stick of spaghetti snaps, the first break sends waves of bending through the two pieces, and these waves cause further breaks.",
        reason: "This leads from the first break through the waves to the further breaks.",
      },
      wrong: [
        {
          text: "When a dry stick of spaghetti is bent until it snaps, it nearly always breaks into three or more pieces, a fact that two French physicists explained in 2005.",
          code: "half-right",
          reason: "This states that there are several breaks but not how they come about.",
        },
        {
          text: "When a twisted stick of spaghetti snaps, it untwists and thereby loses energy that might have caused further breaks after the first.",
          code: "beside-the-point",
          reason: "This explains why a twisted stick does not break more than once.",
        },
        {
          text: "When a bent stick of spaghetti snaps, the first break ends the bending of the two pieces, and their own weight then causes further breaks.",
          code: "contradicts-the-text",
          against: 2,
          reason:
            "This has the bending end with the first break, which in fact sends waves of it through the pieces.",
        },
      ],
      step: "The goal asks for the steps between the first break and the next. One note names what travels through the pieces.",
      look: "what the first break does",
    },
    {
      goal: "difference",
      level: "Easy",
      wants:
        "contrast how sticks break when they are only bent with how they break when they are also twisted",
      uses: [0, 4],
      key: {
        text: "Twisted by nearly a full turn and then bent slowly, a stick of spaghetti breaks into two pieces, whereas one that is only bent nearly always breaks into three or more.",
        reason: "This gives the number of pieces for each way of breaking a stick.",
      },
      wrong: [
        {
          text: "A stick of spaghetti that is bent until it snaps nearly always breaks into three or more pieces, as Audoly and Neukirch, two French physicists, explained in 2005.",
          code: "half-right",
          reason: "This tells how sticks break only when they are not twisted.",
        },
        {
          text: "A stick of spaghetti that is bent until it snaps nearly always breaks into three or more pieces, and one that is first twisted by nearly a full turn breaks into even more.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This gives the twisted sticks more pieces, although they broke into only two.",
        },
        {
          text: "Audoly and Neukirch explained in 2005 why a bent stick of spaghetti breaks as it does, but Heisser and his colleagues later built a device that twisted and bent sticks.",
          code: "beside-the-point",
          reason: "This contrasts the two teams of researchers.",
        },
      ],
      step: "Count the pieces. One note does so for sticks that were bent, another for sticks that were twisted and bent.",
      look: "into how many pieces the sticks broke",
    },
    {
      goal: "study-and-finding",
      level: "Medium",
      wants: "present the 2018 study and its result",
      uses: [3, 4],
      key: {
        text: "Using a device that twisted and bent spaghetti, Heisser and his colleagues found that sticks twisted by nearly a full turn and bent slowly broke into two pieces.",
        reason: "This names the device of the study and says what happened to the sticks.",
      },
      wrong: [
        {
          text: "Using a device that they had built, Heisser and his colleagues twisted sticks of spaghetti by nearly a full turn and then bent them slowly.",
          code: "half-right",
          reason: "This describes the procedure of the study but not what came of it.",
        },
        {
          text: "Considering the waves of bending that follow a first break, Heisser and his colleagues explained why twisted spaghetti nearly always breaks into three or more pieces.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This gives the twisted sticks too many pieces.",
        },
        {
          text: "Considering the waves of bending that follow a first break, Audoly and Neukirch explained why spaghetti nearly always breaks into three or more pieces.",
          code: "beside-the-point",
          reason: "This presents the earlier study.",
        },
      ],
      step: "Both what was done and what happened are wanted, for the later study. The notes on the device and on the twisted sticks go together.",
      look: "what the device did and how the sticks then broke",
    },
    {
      goal: "insiders",
      level: "Medium",
      wants:
        "explain the effect of twisting to an audience that knows why sticks that are only bent break more than once",
      uses: [4, 5],
      key: {
        text: "When sticks are twisted by nearly a full turn and bent slowly, they break into only two pieces because untwisting costs them energy that might have caused more breaks.",
        reason:
          "This explains the effect of the twist without going back to what the audience knows.",
      },
      wrong: [
        {
          text: "When sticks are bent, the first break sends waves of bending through the two pieces, whereas sticks that are twisted by nearly a full turn and bent slowly break only once.",
          code: "half-right",
          reason:
            "This repeats what the audience knows and then only states the effect of twisting.",
        },
        {
          text: "When sticks are twisted by nearly a full turn and bent slowly, they break into only two pieces because untwisting gives them energy that prevents more breaks.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This turns the loss of energy into a gain.",
        },
        {
          text: "When Ronald Heisser and his colleagues studied the breaking of spaghetti in 2018, they built a device that could both twist and bend the sticks.",
          code: "beside-the-point",
          reason: "This describes the equipment and explains no effect.",
        },
      ],
      step: "Leave out the waves of bending, which the audience knows. What is new is the result of twisting and its cause.",
      look: "how twisted sticks break and what happens as they untwist",
    },
  ],
};
