import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const grandAvenue: Passage = {
  id: "grand-avenue",
  genre: "novel",
  credit:
    "The following text is from *Plat Book*, a novel written for SAT Practice. The narrator grew up in Nebraska in the 1890s.",
  text: prose`
    The company that sold us our lot had gone home to Ohio, but it left the streets. They were
    stakes, with boards nailed to them, standing in bluestem to the height of my chin: Grand Avenue,
    Opera Street, Third. Seven families lived there. The school could be seen from our door, and
    could have been reached in four minutes by anything that was not related to my mother, who held
    that a street was a street. So we walked out along Grand Avenue to the corner of Opera, my
    brother and I, and there turned square to the left, through the same grass, while the Dahl
    children ran straight across it. Since then I have lived in Chicago and in Paris, and I have cut
    across both.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what are the streets that the company left?",
      key: {
        text: "Stakes that bear names and stand in the grass",
        reason: "They are *stakes, with boards nailed to them*, standing in bluestem grass.",
      },
      wrong: [
        {
          text: "Boards that lie in a row over the muddy soil",
          code: "not-in-the-text",
          reason: "The boards are nailed to stakes and give the names; there is no mud.",
        },
        {
          text: "Roads that lead from the school to the opera",
          code: "contradicts-the-text",
          reason: "There is no opera, and the streets run through grass.",
        },
        {
          text: "Paths that the children have worn to the school",
          code: "words-echoed",
          reason: "The Dahl children run straight across the grass, where no street is.",
        },
      ],
      evidence: [
        "They were stakes, with boards nailed to them, standing in bluestem to the height of my chin",
      ],
      opening: "The second sentence says what the streets really consist of.",
      steps: [
        "*They were stakes, with boards nailed to them*: the boards carry the names, and between the stakes grows bluestem.",
      ],
      hint: "Look at the sentence that begins with *They were*.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Easy",
      underline: "by anything that was not related to my mother",
      key: {
        text: "It jokes about how firmly the mother held her family to the streets.",
        reason: "Only her own children have to take the long way to a school close by.",
      },
      wrong: [
        {
          text: "It complains that the mother's relatives lived too near the school.",
          code: "contradicts-the-text",
          reason: "The words mean the mother's children, who have the longest way.",
        },
        {
          text: "It tells that the mother's family was larger than those around it.",
          code: "wrong-group-or-measure",
          reason: "The words do not count her family; they set it apart from everything else.",
        },
        {
          text: "It explains that the mother could reach the school in four minutes.",
          code: "words-echoed",
          reason: "She and hers are just the ones who could not.",
        },
      ],
      evidence: ["who held that a street was a street", "could have been reached in four minutes"],
      opening: "The joke is that anyone, even an animal, could go straight, except her children.",
      steps: [
        "The school is four minutes away for *anything* that may cross the grass. The mother *held that a street was a street*, so that her children have to go round by the stakes.",
      ],
      hint: "Ask who has to walk more than four minutes, and why.",
      tip: habits.function,
    },
    {
      kind: "structure",
      level: "Medium",
      key: {
        text: "It describes the unbuilt town and the mother's rule and then looks far ahead.",
        reason:
          "Stakes, school, and the walk come first; the last sentence is about Chicago and Paris.",
      },
      wrong: [
        {
          text: "It describes the life that the narrator led in cities and then goes back to childhood.",
          code: "relationship-reversed",
          reason: "The cities come last and take up one sentence.",
        },
        {
          text: "It describes the growth of the town from its stakes and then the narrator's leaving it.",
          code: "half-right",
          reason: "The town is not shown to grow; it has seven families.",
        },
        {
          text: "It describes the quarrels of the neighbors and then how the mother put an end to them.",
          code: "not-in-the-text",
          reason: "The Dahl children take another way to school, but no quarrel is told.",
        },
      ],
      evidence: [
        "who held that a street was a street",
        "Since then I have lived in Chicago and in Paris",
      ],
      opening: "All but the last sentence belong to the prairie and to childhood.",
      steps: [
        "The text begins with the stakes, comes to the mother who *held that a street was a street*, and shows the walk that followed. *Since then* jumps over many years to the cities.",
      ],
      hint: "See which two words carry the text over many years.",
      tip: habits.structure,
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "Based on the text, what does the narrator mean by having *cut across both*?",
      key: {
        text: "In real cities the narrator does not keep to the rule that held at home on the prairie.",
        reason:
          "*Cut across* is what the Dahl children did and the narrator was not allowed to do.",
      },
      wrong: [
        {
          text: "In real cities the narrator has come to despise the people who go by the streets.",
          code: "wrong-strength-or-tone",
          reason: "The last words tell of the narrator's freedom and say nothing against others.",
        },
        {
          text: "In real cities the narrator still thinks it best to walk as the mother taught her children.",
          code: "contradicts-the-text",
          reason: "The mother taught square corners, not to cut across.",
        },
        {
          text: "In real cities the narrator finds that there are fewer streets than on the company's map.",
          code: "not-in-the-text",
          reason: "Nothing is said of how many streets those cities have.",
        },
      ],
      evidence: ["who held that a street was a street", "and I have cut across both"],
      opening: "The last words do at last what the Dahl children did in the grass.",
      steps: [
        "The child *turned square to the left, through the same grass*, for streets that were only stakes. In Chicago and Paris, where streets are real, the narrator goes straight across.",
      ],
      hint: "Remember who went straight across in the sentence before.",
      tip: habits.implication,
    },
  ],
};
