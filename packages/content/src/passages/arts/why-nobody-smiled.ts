import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const whyNobodySmiled: Passage = {
  id: "why-nobody-smiled",
  genre: "arts",
  source:
    "Exposure times and conventions in nineteenth-century portrait photography: standard histories of photography",
  text: prose`
    Why is nobody smiling? The reply one hears, in front of a wall of portraits from the 1860s, is
    that the exposure took so long: no one can hold a smile for minutes. For the very first
    portraits this is fair. But by 1860 a studio in good light needed only some seconds, and a
    smile can be held for seconds by anyone. The sitters had another reason. A photograph was what
    a painting had been, a thing made once or twice in a lifetime and meant to outlast it, and in
    paintings those who grinned were drunkards, children, and fools. What changed the faces was a
    change in what photographs were for. When a camera could be carried to the beach and loaded
    again, people began to look as they look at the beach.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "The gravity of old portraits came from the example of paintings more than from exposure.",
        reason: "Seconds were enough by 1860; the sitters followed what had held for paintings.",
      },
      wrong: [
        {
          text: "The gravity of old portraits came from slow cameras, as the sitters themselves used to explain.",
          code: "contradicts-the-text",
          reason: "The text replies to this: by 1860 some seconds were enough.",
        },
        {
          text: "The gravity of old portraits came from lives so hard that there was no occasion for a smile.",
          code: "too-extreme",
          reason: "Hard lives are not mentioned; smiles came when the use of photographs changed.",
        },
        {
          text: "The gravity of old portraits ended when people could take cameras to the beach.",
          code: "too-narrow",
          reason: "This is the end of the story and not the reason for the gravity.",
        },
      ],
      evidence: [
        "But by 1860 a studio in good light needed only some seconds",
        "A photograph was what a painting had been",
      ],
      opening: "One reason is set aside, and the sitters are given another.",
      steps: [
        "The exposure explains *the very first portraits* only. *The sitters had another reason*: a portrait photograph stood in the place of a painting.",
      ],
      hint: "Find the sentence that says there is another reason.",
      tip: habits["main-idea"],
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, who might be shown grinning in paintings?",
      key: {
        text: "People who were not taken seriously",
        reason: "*Those who grinned were drunkards, children, and fools.*",
      },
      wrong: [
        {
          text: "People who sat for them most often",
          code: "contradicts-the-text",
          reason: "Sitting was for once or twice in a lifetime, and sitters did not grin.",
        },
        {
          text: "People who had paid for them well",
          code: "not-in-the-text",
          reason: "Payment is not mentioned.",
        },
        {
          text: "People who had come from a beach",
          code: "wrong-group-or-measure",
          reason: "The beach belongs to a later time and to cameras.",
        },
      ],
      evidence: ["in paintings those who grinned were drunkards, children, and fools"],
      opening: "Three kinds of people are listed, and they have one thing in common.",
      steps: [
        "*In paintings those who grinned were drunkards, children, and fools*, none of whom would be looked up to.",
      ],
      hint: "Ask what the three kinds of people in the list have in common.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "For the very first portraits this is fair.",
      key: {
        text: "It grants to the usual reply the cases that it fits before its failure is shown.",
        reason: "Then *But by 1860* takes away the rest.",
      },
      wrong: [
        {
          text: "It gives to the usual reply the proof for which a reader has been waiting.",
          code: "wrong-purpose",
          reason: "It accepts the reply for a part only, and gives no proof.",
        },
        {
          text: "It dismisses the usual reply as having been false of portraits from the start.",
          code: "too-extreme",
          reason: "Of the very first it is *fair*.",
        },
        {
          text: "It pays tribute to the patience of sitters in the earliest days of the art.",
          code: "wrong-strength-or-tone",
          reason: "The patience of sitters is not spoken of.",
        },
      ],
      evidence: ["For the very first portraits this is fair.", "But by 1860"],
      opening: "The sentence agrees as far as it can, and *But* says where agreement ends.",
      steps: [
        "The reply is *fair* for the first portraits. *But by 1860* seconds were enough, so for the portraits on the wall it fails.",
      ],
      hint: "Ask for which portraits the reply is right.",
      tip: habits.function,
    },
    {
      kind: "structure",
      level: "Hard",
      key: {
        text: "It poses a question, cuts down one answer, and builds up another.",
        reason: "The exposure fits the first portraits; custom explains the others.",
      },
      wrong: [
        {
          text: "It poses a question, supports one answer to it, and limits a second.",
          code: "relationship-reversed",
          reason: "The answer that is limited, long exposure, comes first.",
        },
        {
          text: "It poses a question, limits one answer to it, and leaves it at that.",
          code: "half-right",
          reason: "Another reason follows at once.",
        },
        {
          text: "It reports a dispute, names both sides of it, and invites a third.",
          code: "not-in-the-text",
          reason: "There are no named sides.",
        },
      ],
      evidence: [
        "Why is nobody smiling?",
        "For the very first portraits this is fair.",
        "The sitters had another reason.",
      ],
      opening: "After the question, one answer is cut down and another built up.",
      steps: [
        "*This is fair* and *But by 1860* limit the first answer. *The sitters had another reason* begins the second, which the last sentences support.",
      ],
      hint: "Mark where each of the two answers begins.",
      tip: habits.structure,
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "Based on the text, what would one expect of a formal portrait meant to be made once and kept for good, even after cameras could be carried?",
      key: {
        text: "That the sitter would still look grave",
        reason:
          "The faces depended on *what photographs were for*, and this one is for what paintings were for.",
      },
      wrong: [
        {
          text: "That the sitter would be asked to smile",
          code: "relationship-reversed",
          reason: "Smiles came with photographs of another kind.",
        },
        {
          text: "That the sitter would have to wait longer",
          code: "possibility-as-fact",
          reason: "Exposure had long ceased to be the reason.",
        },
        {
          text: "That the sitter would go to a beach",
          code: "not-in-the-text",
          reason: "The beach stands for casual pictures.",
        },
      ],
      evidence: ["What changed the faces was a change in what photographs were for."],
      opening: "If the purpose decides the face, the old purpose keeps the old face.",
      steps: [
        "*What changed the faces was a change in what photographs were for.* A portrait *meant to outlast* a lifetime has kept the old purpose.",
      ],
      hint: "Ask what, according to the text, the faces depended on.",
      tip: habits.implication,
    },
  ],
};
