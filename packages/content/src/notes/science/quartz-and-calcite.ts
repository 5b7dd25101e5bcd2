import type { NoteSet } from "../note-set.ts";

export const quartzAndCalcite: NoteSet = {
  id: "quartz-and-calcite",
  field: "science",
  source: "Standard encyclopedias of mineralogy; textbooks of geology",
  notes: [
    "Quartz and calcite are common minerals that can both form clear, colorless crystals.",
    "Quartz is silicon dioxide; calcite is calcium carbonate.",
    "The Mohs scale ranks minerals by hardness from 1 to 10.",
    "Quartz has a hardness of 7 on the scale and scratches ordinary window glass.",
    "Calcite has a hardness of 3 and can be scratched with a steel knife.",
    "Dilute hydrochloric acid fizzes on calcite but has no effect on quartz.",
  ],
  questions: [
    {
      goal: "similarity",
      level: "Easy",
      wants: "emphasize a similarity between quartz and calcite",
      uses: [0],
      key: {
        text: "Quartz and calcite are alike in that both are common minerals and can take the form of clear, colorless crystals.",
        reason: "This names two features that the minerals share.",
      },
      wrong: [
        {
          text: "Quartz consists of silicon dioxide, but calcite, which is likewise a common mineral, consists of calcium carbonate.",
          code: "beside-the-point",
          reason: "This is mainly about what the minerals are made of, in which they differ.",
        },
        {
          text: "Quartz, a mineral with a hardness of 7 that scratches ordinary window glass, can form crystals that are clear and colorless.",
          code: "half-right",
          reason: "This gives a shared feature but speaks of quartz alone.",
        },
        {
          text: "Quartz, like calcite, is a mineral with a hardness of 7 on the Mohs scale and scratches ordinary window glass.",
          code: "contradicts-the-text",
          against: 4,
          reason:
            "This gives calcite the hardness of quartz, whereas the notes give it a hardness of 3.",
        },
      ],
      step: "The goal asks for something that holds of both minerals. Only one note makes the same statement about the two.",
      look: "what both minerals can look like",
    },
    {
      goal: "insiders",
      level: "Medium",
      wants:
        "compare the hardness of quartz and calcite for an audience familiar with the Mohs scale",
      uses: [3, 4],
      key: {
        text: "At 7 on the Mohs scale, quartz is much harder than calcite, which stands at 3 and can be scratched with a steel knife.",
        reason:
          "This compares the two hardness values and takes knowledge of the scale for granted.",
      },
      wrong: [
        {
          text: "Although both are common minerals that can form clear crystals, quartz is silicon dioxide, whereas calcite is calcium carbonate.",
          code: "beside-the-point",
          reason: "This compares what the minerals are made of, not how hard they are.",
        },
        {
          text: "On the Mohs scale, which ranks minerals by hardness from 1 to 10, quartz has a hardness of 7, whereas calcite has one of 3.",
          code: "half-right",
          reason: "This makes the comparison but explains a scale that the audience already knows.",
        },
        {
          text: "On the Mohs scale, calcite has a hardness of 7 and scratches ordinary window glass, whereas quartz has one of 3.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This exchanges the hardness of the two minerals.",
        },
      ],
      step: "The sentence must compare two values, and for these readers it should not say what the scale is. Look for the value of each mineral.",
      look: "how hard each mineral is",
    },
    {
      goal: "method",
      level: "Medium",
      wants: "present a method of telling a clear crystal of calcite from one of quartz",
      uses: [0, 5],
      key: {
        text: "Clear crystals of the two minerals can be told apart with dilute hydrochloric acid, which fizzes on calcite and has no effect on quartz.",
        reason: "This names a test and the result that it has with each mineral.",
      },
      wrong: [
        {
          text: "Dilute hydrochloric acid fizzes on calcite, a mineral that consists of calcium carbonate and can form clear, colorless crystals, as quartz can.",
          code: "wrong-purpose",
          reason:
            "This draws on the reaction to describe calcite and does not say how quartz would respond.",
        },
        {
          text: "A crystal of calcite may look much like one of quartz, since both minerals are common and both can be clear and colorless.",
          code: "beside-the-point",
          reason: "This tells why a method is needed but gives none.",
        },
        {
          text: "A crystal of calcite can be told from one of quartz by means of a steel knife, which scratches the quartz but not the calcite.",
          code: "contradicts-the-text",
          against: 4,
          reason:
            "This says that a knife cannot scratch calcite, whereas the notes say that it can.",
        },
      ],
      step: "The goal asks for a test, so the sentence must say what is done and what each mineral does in return.",
      look: "how the minerals respond to another substance",
    },
    {
      goal: "figures",
      level: "Easy",
      wants: "compare the hardness of quartz and calcite by means of numbers",
      uses: [3, 4],
      key: {
        text: "On the Mohs scale of hardness, quartz, at 7, stands four points above calcite, which has a hardness of 3.",
        reason: "This gives both values and the distance between them.",
      },
      wrong: [
        {
          text: "On the Mohs scale, which runs from 1 to 10, minerals such as quartz and calcite are ranked by their hardness.",
          code: "beside-the-point",
          reason: "This explains the scale and gives neither value.",
        },
        {
          text: "On the Mohs scale of hardness, quartz, which scratches ordinary window glass, stands at 7 and thus ranks well above calcite.",
          code: "half-right",
          reason: "This gives a number for quartz alone.",
        },
        {
          text: "Quartz is so hard that it scratches ordinary window glass, whereas calcite can be scratched with a steel knife.",
          code: "wrong-purpose",
          reason: "This compares the two minerals without numbers.",
        },
      ],
      step: "The goal asks for numbers, so what scratches what is not enough. Each mineral has a value on one scale.",
      look: "which number each mineral has",
    },
  ],
};
