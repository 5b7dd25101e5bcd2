import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const aMorningOrTenDays: Passage = {
  id: "a-morning-or-ten-days",
  genre: "history",
  source:
    "Standard histories of Korea and of Hangul: the Hunminjeongeum of 1446 and its commentary, and the memorial of Choe Manri against the alphabet in 1444.",
  text: prose`
    In the 1440s King Sejong of Korea gave his people an alphabet of twenty-eight letters. Until
    then Koreans had written chiefly in Chinese, whose thousands of characters few had the leisure
    to master, and many people, the king observed, had no means of setting down what they wished to
    say. A clever man, an official commentary promised, could learn the letters before a morning was
    over, and even a dull one within ten days. Choe Manri and other scholars objected. Whoever gave
    up the writing of China, they argued, joined the barbarians; and if a clerk could rise in the
    world by twenty-odd letters, who would labor over the classics?
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what reason did the king have for introducing the alphabet?",
      key: {
        text: "Many of his people had no means of writing what they had to say.",
        reason:
          "The king *observed* that many *had no means of setting down what they wished to say*.",
      },
      wrong: [
        {
          text: "Clerks were too slow to rise in the world by means of the classics.",
          code: "wrong-person-or-text",
          reason: "How clerks might rise is a worry of the scholars.",
        },
        {
          text: "Books written in Chinese had become rare and costly in Korea.",
          code: "not-in-the-text",
          reason: "The supply of books is not mentioned.",
        },
        {
          text: "Scholars had asked for letters that took less time to learn.",
          code: "contradicts-the-text",
          reason: "Scholars *objected* to the letters.",
        },
      ],
      evidence: ["had no means of setting down what they wished to say"],
      opening: "The king's own observation stands in the second sentence.",
      steps: [
        "Few could master the characters, *and many people, the king observed, had no means of setting down what they wished to say*.",
      ],
      hint: "Look for the words *the king observed*.",
      tip: habits.detail,
    },
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "The very ease that had been sought in the new letters was in part what scholars opposed.",
        reason: "The king wanted what could be learned quickly; the scholars feared just that.",
      },
      wrong: [
        {
          text: "The ease of the new letters persuaded most people, scholars among them, to give up the writing of China.",
          code: "half-right",
          reason: "The letters were easy, but scholars objected; what most people did is not told.",
        },
        {
          text: "The scholars of Korea held that people of low rank ought not to be taught to write in any manner.",
          code: "too-extreme",
          reason: "They defended Chinese and the classics; a ban on writing is not reported.",
        },
        {
          text: "The official commentary promised that a clever person could learn the new letters in a morning.",
          code: "too-narrow",
          reason: "The promise is one detail.",
        },
      ],
      evidence: ["and even a dull one within ten days", "who would labor over the classics"],
      opening:
        "The text sets the king's reason for the letters beside the scholars' reason against them.",
      steps: [
        "The king wished to help those who could not master Chinese, and the letters could be learned in days. The scholars asked *who would labor over the classics* if so few letters were enough. One quality was praised and feared.",
      ],
      hint: "Find what the commentary praises, and see what the scholars' last question is about.",
      tip: habits["main-idea"],
    },
    {
      kind: "function",
      level: "Hard",
      underline: "who would labor over the classics",
      key: {
        text: "It treats the ease that recommends the new letters as a fault in them.",
        reason:
          "Letters that need so little labor would, the scholars fear, end the labor that learning requires.",
      },
      wrong: [
        {
          text: "It admits that the alphabet's merits outweigh what may be said against it.",
          code: "contradicts-the-text",
          reason: "The question is part of the scholars' objection.",
        },
        {
          text: "It asks which scholars would be willing to put the classics into the new letters.",
          code: "wrong-group-or-measure",
          reason:
            "The labor is that of learning to read the classics, not of turning them into letters.",
        },
        {
          text: "It mocks clerks who labor over the alphabet and still cannot rise.",
          code: "wrong-strength-or-tone",
          reason: "In the question the clerks rise, and easily.",
        },
      ],
      evidence: [
        "if a clerk could rise in the world by twenty-odd letters",
        "even a dull one within ten days",
      ],
      opening: "The scholars' question expects the answer *nobody*.",
      steps: [
        "That the letters are few and quickly learned is what the commentary boasts of. *If a clerk could rise* by them, ask the scholars, *who would labor*? The same fact has become a reproach.",
      ],
      hint: "Ask what answer the scholars expect to their own question.",
      tip: habits.function,
    },
    {
      kind: "structure",
      level: "Hard",
      key: {
        text: "It looks at an innovation first with the king who wanted it and then with the scholars who did not.",
        reason:
          "First the king's observation and the promise of the commentary, then the objections.",
      },
      wrong: [
        {
          text: "It presents an innovation through the needs that it was to meet and then through its success in meeting them.",
          code: "half-right",
          reason: "Whether the letters succeeded is not told; objections follow.",
        },
        {
          text: "It presents the fears of those who opposed an innovation and then the arguments by which the king relieved them.",
          code: "relationship-reversed",
          reason: "The fears come last, and the king does not reply.",
        },
        {
          text: "It weighs an innovation against the practice that it replaced and then decides which of them was better.",
          code: "wrong-purpose",
          reason: "No verdict is given by the text itself.",
        },
      ],
      evidence: ["many people, the king observed", "Choe Manri and other scholars objected."],
      opening: "The sentence *Choe Manri and other scholars objected* divides the text.",
      steps: [
        "The first three sentences look at the alphabet with the king: who lacked a script, and how soon this one could be learned. The last two look at it with the scholars: barbarians, and classics neglected.",
      ],
      hint: "Ask whose reasons are given before the name Choe Manri, and whose after it.",
      tip: habits.structure,
    },
  ],
};
