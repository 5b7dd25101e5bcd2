import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const reasonsForAbsence: Passage = {
  id: "reasons-for-absence",
  genre: "history",
  source:
    "The ostracon with a workmen's register from Deir el-Medina, year 40 of Ramesses II, in the British Museum (EA 5634).",
  text: prose`
    A flake of limestone from Deir el-Medina, the village of the men who dug the tombs of Egypt's
    kings, records the absences of some forty workers during one year of the reign of Ramesses II.
    Beside the dates stand the reasons. One man is ill; one has been stung by a scorpion; one is
    brewing beer, and another is preparing a relative for burial. The scribe was keeping a count and
    had no thought of describing his village. Yet few documents that set out to describe a people
    bring us so close to one.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what was the scribe's aim in writing on the flake of limestone?",
      key: {
        text: "To keep track of days when men were not at work",
        reason:
          "The flake *records the absences* of workers, and *the scribe was keeping a count*.",
      },
      wrong: [
        {
          text: "To describe what life in the village was like",
          code: "contradicts-the-text",
          reason: "The scribe *had no thought of describing his village*.",
        },
        {
          text: "To report to a king on the progress of his tomb",
          code: "words-echoed",
          reason: "The workers dug royal tombs, but what is recorded is who was absent and why.",
        },
        {
          text: "To punish men who had stayed away without a reason",
          code: "not-in-the-text",
          reason: "Reasons stand beside the dates, and no punishment is mentioned.",
        },
      ],
      evidence: ["records the absences of some forty workers", "The scribe was keeping a count"],
      opening: "The text says both what the scribe was doing and what he was not doing.",
      steps: [
        "The flake *records the absences of some forty workers*. *The scribe was keeping a count*: he noted who was away, on which day, and why.",
      ],
      hint: "Look for the sentence about the scribe.",
      tip: habits.detail,
    },
    {
      kind: "structure",
      level: "Medium",
      key: {
        text: "It presents a record, samples what is written in it, and then reflects on its worth.",
        reason:
          "First the flake, then some of the reasons, then what so modest a list can give us.",
      },
      wrong: [
        {
          text: "It introduces a document, doubts what it contains, and then proposes a source of more value.",
          code: "contradicts-the-text",
          reason: "The list is not doubted; few documents are said to serve as well.",
        },
        {
          text: "It states a view of the past, gives a few examples, and then considers an exception.",
          code: "wrong-purpose",
          reason: "The text begins with an object, not a view, and considers no exception.",
        },
        {
          text: "It tells how a village began, describes its trades, and then explains its decline.",
          code: "not-in-the-text",
          reason: "Neither the beginning nor the decline of the village is told.",
        },
      ],
      evidence: [
        "A flake of limestone from Deir el-Medina",
        "Beside the dates stand the reasons.",
        "Yet few documents that set out to describe a people",
      ],
      opening: "Object, examples, and judgment follow one another in the text.",
      steps: [
        "The first sentence presents the flake. The next two quote its *reasons*, from a scorpion to beer. The last two weigh it: not meant to describe the village, it does so better than most.",
      ],
      hint: "Give a short name to the first sentence, the middle, and the last two sentences.",
      tip: habits.structure,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "The scribe was keeping a count and had no thought of describing his village.",
      key: {
        text: "It grants how modest the scribe's purpose was and so makes the result more striking.",
        reason:
          "A bare count is set against what it achieves: *Yet* it brings us closer than intended descriptions do.",
      },
      wrong: [
        {
          text: "It warns how little the scribe knew and so makes the reasons he gave less certain.",
          code: "not-in-the-text",
          reason: "The text doubts neither the scribe's knowledge nor the reasons.",
        },
        {
          text: "It shows how careless the scribe had grown and so explains what the list had left out.",
          code: "wrong-strength-or-tone",
          reason: "Keeping a count is his task, not a lapse, and nothing is said to be left out.",
        },
        {
          text: "It states how narrow the scribe's view was and so makes the list appear of less worth.",
          code: "contradicts-the-text",
          reason:
            "The next sentence does the opposite: it ranks the list above documents with wider aims.",
        },
      ],
      evidence: [
        "had no thought of describing his village",
        "Yet few documents that set out to describe a people bring us so close to one.",
      ],
      opening: "The sentence prepares the surprise that the word *Yet* brings in.",
      steps: [
        "The scribe did not mean to describe anything. *Yet few documents* that do mean to *bring us so close*: the smaller the aim, the more remarkable what came of it.",
      ],
      hint: "Ask what the *Yet* of the last sentence answers.",
      tip: habits.function,
    },
  ],
};
