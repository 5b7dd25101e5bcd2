import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theRoomInTheWall: Passage = {
  id: "the-room-in-the-wall",
  genre: "history",
  source:
    "The Cairo Geniza of the Ben Ezra synagogue in Fustat: standard histories of the collection and its study.",
  text: prose`
    By Jewish custom, writings that contain the name of God are not thrown away when they are worn
    out; they are put aside and, in time, buried. In the synagogue of Fustat, now a part of Cairo,
    such papers went for centuries into a chamber high in a wall, and hardly any of them were ever
    taken out for burial. Nor were people strict about what went in. Since Hebrew letters were
    themselves held in respect, shopping lists, marriage contracts, and the mail of merchants
    followed the prayer books into the chamber. The hundreds of thousands of pages found there have
    allowed historians to describe the daily life of a medieval city as few other cities can be
    described.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, why did shopping lists and the like come into the chamber?",
      key: {
        text: "People held Hebrew letters in respect whatever they were used to write.",
        reason:
          "*Hebrew letters were themselves held in respect*, and so worldly papers went in as well.",
      },
      wrong: [
        {
          text: "Merchants had asked the synagogue to keep their papers for them.",
          code: "not-in-the-text",
          reason: "No such request is mentioned.",
        },
        {
          text: "Historians wished to describe the daily life of the city at that time.",
          code: "relationship-reversed",
          reason: "Historians came centuries later and found what others had put there.",
        },
        {
          text: "Every piece of paper used in the city contained the name of God.",
          code: "too-extreme",
          reason:
            "The respect was for the letters themselves; that every paper held the name is not said.",
        },
      ],
      evidence: ["Since Hebrew letters were themselves held in respect"],
      opening: "The reason is introduced by *since*.",
      steps: [
        "*Since Hebrew letters were themselves held in respect, shopping lists, marriage contracts, and the mail of merchants* went the same way as the prayer books.",
      ],
      hint: "Find the sentence that begins with *Since*.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "Nor were people strict about what went in.",
      key: {
        text: "It brings in a second departure from custom to which the collection owes its worth.",
        reason: "Papers were not buried, and papers of all sorts went in: both were needed.",
      },
      wrong: [
        {
          text: "It brings in a complaint that people paid too little heed to what custom asked.",
          code: "wrong-strength-or-tone",
          reason: "The text reports without complaint and goes on to tell what was gained.",
        },
        {
          text: "It raises a doubt as to whether the collection can tell historians much.",
          code: "contradicts-the-text",
          reason: "It was what went in besides prayer books that made the pages so telling.",
        },
        {
          text: "It explains why hardly any of the papers were ever taken out again.",
          code: "wrong-purpose",
          reason: "Why they were not buried is not explained.",
        },
      ],
      evidence: [
        "hardly any of them were ever taken out for burial",
        "Nor were people strict about what went in.",
      ],
      opening: "The word *nor* adds one thing that was not done to another.",
      steps: [
        "By custom, sacred writings were set aside and buried. In Fustat they were *hardly* ever buried; *nor* were only sacred writings put there. The next sentences tell what came of it.",
      ],
      hint: "Ask what the *Nor* is added to.",
      tip: habits.function,
    },
    {
      kind: "conclusion",
      level: "Medium",
      completion: "Had the custom been kept to the letter, ______",
      key: {
        text: "the mail of the merchants would in all likelihood be lost to us today.",
        reason: "Kept strictly, the custom takes in only sacred writings, and buries these.",
      },
      wrong: [
        {
          text: "historians would have found more of the city's shopping lists in the chamber.",
          code: "contradicts-the-text",
          reason: "Lists would never have gone in.",
        },
        {
          text: "the prayer books would have been preserved in a better state than they are.",
          code: "wrong-group-or-measure",
          reason: "By custom they would have been buried and not preserved.",
        },
        {
          text: "merchants would have written their letters in another script than Hebrew.",
          code: "not-in-the-text",
          reason: "How merchants wrote did not depend on the custom.",
        },
      ],
      evidence: [
        "writings that contain the name of God",
        "shopping lists, marriage contracts, and the mail of merchants followed the prayer books",
      ],
      opening:
        "Kept to the letter, the custom is about sacred writings, which are buried in the end.",
      steps: [
        "The custom covers *writings that contain the name of God*, and in time they are *buried*. Worldly mail was in the chamber because people were not *strict*, and stayed because it was not buried.",
      ],
      hint: "Ask which papers the custom itself would have let into the chamber, and for how long.",
      tip: habits.conclusion,
    },
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "A city's daily life can be known because a custom meant for sacred writings was neither narrowly nor fully carried out.",
        reason:
          "Not narrowly: lists and mail went in; not fully: the burial hardly ever took place.",
      },
      wrong: [
        {
          text: "Whatever is known of a medieval city's daily life is owed to people who put papers aside for those who came later.",
          code: "too-extreme",
          reason: "Nothing was put aside for posterity, and one city is spoken of.",
        },
        {
          text: "Historians were able to describe a medieval city once they had understood why its sacred writings had not been buried.",
          code: "half-right",
          reason: "What helped them was what the pages said, not the reason why they lay there.",
        },
        {
          text: "Scholars value the papers of a medieval city for the care with which people had kept the sacred apart from the worldly.",
          code: "contradicts-the-text",
          reason: "The two went into the chamber together.",
        },
      ],
      evidence: [
        "hardly any of them were ever taken out for burial",
        "Nor were people strict about what went in.",
      ],
      opening: "Two lapses stand at the beginning of a great discovery.",
      steps: [
        "Custom would have had sacred writings *buried* and the rest left out. Papers were left lying instead, and *shopping lists* and *mail* came in too. From these *hundreds of thousands of pages* a city's daily life can be described.",
      ],
      hint: "Find the two ways in which practice differed from custom, and what each of them made possible.",
      tip: habits["main-idea"],
    },
  ],
};
