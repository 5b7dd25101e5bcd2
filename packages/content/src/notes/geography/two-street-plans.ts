import type { NoteSet } from "../note-set.ts";

export const twoStreetPlans: NoteSet = {
  id: "two-street-plans",
  field: "geography",
  source: "National Park Service (L'Enfant Plan); Commissioners' Plan of 1811, New York",
  notes: [
    "In 1791, Pierre Charles L'Enfant planned the streets of Washington, DC.",
    "He laid broad diagonal avenues, which meet in open squares, over a grid.",
    "He thought that a grid alone would be tiresome.",
    "In 1811, three commissioners published a plan for Manhattan, in New York City.",
    "It contained 12 avenues and 155 streets that crossed at right angles, and few open squares.",
    "The commissioners argued that houses with straight sides and right angles are the cheapest to build.",
  ],
  questions: [
    {
      goal: "difference",
      level: "Easy",
      wants: "emphasize a difference between the street patterns of the two plans",
      uses: [0, 1, 3, 4],
      key: {
        text: "In Manhattan, the commissioners had avenues and streets cross at right angles, whereas L'Enfant laid diagonal avenues over the grid of Washington.",
        reason: "This contrasts diagonals over a grid with right angles.",
      },
      wrong: [
        {
          text: "L'Enfant's plan for the streets of Washington dates from 1791, while the plan of the three commissioners for Manhattan, in New York City, was published in 1811.",
          code: "beside-the-point",
          reason: "This contrasts dates.",
        },
        {
          text: "L'Enfant's plan for Washington, which dates from 1791, laid broad diagonal avenues over a grid and had these avenues meet in open squares.",
          code: "half-right",
          reason: "This describes the pattern of one plan.",
        },
        {
          text: "L'Enfant's plan for Washington, which dates from 1791, had avenues cross streets at right angles, while the plan for Manhattan laid broad diagonal avenues over a grid.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This exchanges the two patterns.",
        },
      ],
      step: "The goal concerns the pattern of the streets. One note on each plan describes it.",
      look: "how streets and avenues run in each plan",
    },
    {
      goal: "reason",
      level: "Easy",
      wants: "explain why the commissioners chose right angles for Manhattan",
      uses: [3, 4, 5],
      key: {
        text: "The commissioners chose right angles for Manhattan because, as they argued, houses with straight sides and right angles are the cheapest to build.",
        reason: "This names the cost of building as the ground for the choice.",
      },
      wrong: [
        {
          text: "The commissioners chose right angles for Manhattan in a plan, published in 1811, that contained 12 avenues and 155 streets but few open squares.",
          code: "half-right",
          reason: "This describes the choice and gives no ground for it.",
        },
        {
          text: "The commissioners chose right angles for Manhattan, whereas L'Enfant laid diagonal avenues, which meet in open squares, over the grid of Washington.",
          code: "wrong-purpose",
          reason: "This uses the choice to contrast two plans.",
        },
        {
          text: "L'Enfant put broad diagonal avenues into his plan for the streets of Washington, DC, because he thought that a grid alone would be tiresome.",
          code: "beside-the-point",
          reason: "This explains a choice in the other plan.",
        },
      ],
      step: "The goal asks for the commissioners' ground. One note contains their argument.",
      look: "what the commissioners argued",
    },
    {
      goal: "theories",
      level: "Medium",
      wants: "contrast L'Enfant's view of a grid with that of the commissioners",
      uses: [0, 2, 4, 5],
      key: {
        text: "L'Enfant thought that a grid alone would be tiresome, whereas the commissioners argued for right angles because houses built with them are the cheapest.",
        reason: "This sets one judgment of the grid against the other.",
      },
      wrong: [
        {
          text: "L'Enfant thought that a grid alone would be tiresome and therefore laid broad diagonal avenues, which meet in open squares, over that of Washington.",
          code: "half-right",
          reason: "This gives one of the two views.",
        },
        {
          text: "L'Enfant thought that a grid alone would be the cheapest plan and therefore laid one over Washington, whereas the commissioners argued for open squares.",
          code: "contradicts-the-text",
          against: 2,
          reason:
            "L'Enfant thought that a grid alone would be tiresome, and the commissioners' plan had few squares.",
        },
        {
          text: "L'Enfant had his avenues meet in open squares, whereas the commissioners' plan, which they published two decades after his, contained few such squares.",
          code: "beside-the-point",
          reason: "This contrasts the squares in the plans and not the views of a grid.",
        },
      ],
      step: "Views are wanted and not features of the plans. Two notes tell what was thought and what was argued.",
      look: "what L'Enfant thought and what the commissioners argued",
    },
    {
      goal: "insiders",
      level: "Medium",
      wants: "describe the plan of 1811 to an audience already familiar with Manhattan",
      uses: [3, 4],
      key: {
        text: "In 1811, three commissioners published a plan that gave Manhattan 12 avenues and 155 streets, crossing at right angles, and few open squares.",
        reason: "This describes the plan and does not explain what Manhattan is.",
      },
      wrong: [
        {
          text: "In 1811, three commissioners published a plan that gave Manhattan, which lies in New York City, 12 avenues and 155 streets that crossed at right angles.",
          code: "half-right",
          reason: "This describes the plan but explains where Manhattan is.",
        },
        {
          text: "In 1811, three commissioners published a plan that gave Manhattan broad diagonal avenues, which were to meet in open squares, over a grid of streets.",
          code: "contradicts-the-text",
          against: 4,
          reason:
            "Such avenues belong to L'Enfant's plan; the one for Manhattan had right angles and few squares.",
        },
        {
          text: "In 1811, two decades after Pierre Charles L'Enfant had planned the streets of Washington, DC, three commissioners published a plan for Manhattan.",
          code: "beside-the-point",
          reason: "This dates the plan and says nothing of what it contained.",
        },
      ],
      step: "The audience knows the place, so only the plan calls for words. The fifth note describes it.",
      look: "what the plan contained",
    },
  ],
};
