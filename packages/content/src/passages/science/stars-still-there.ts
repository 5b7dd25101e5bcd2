import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const starsStillThere: Passage = {
  id: "stars-still-there",
  genre: "science",
  source:
    "Distances and lifetimes of the stars visible to the naked eye: standard works on astronomy",
  text: prose`
    There is a sad thing that people like to say beneath a clear sky: light takes so long to come
    to us that most of the stars we see have died. The premise is sound, and the conclusion does
    not follow. Nearly every star that can be seen without a telescope lies within a few thousand
    light-years, and many of the brightest within a hundred, so that what reaches us left its
    star, at the earliest, in the age when the first cities were built. To us that is long ago. A
    star, however, shines for millions of years at the very least, and most shine for billions. To
    mourn the stars on account of their old light is to hear from a friend by a letter that was an
    hour on the way, and to order flowers for the funeral.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "Though the light that reaches us is old, nearly every star that sent it still shines.",
        reason: "The delay is thousands of years, and a star's life is millions at the least.",
      },
      wrong: [
        {
          text: "Though starlight is said to take long to come to us, it is hardly older than a letter is on arrival.",
          code: "contradicts-the-text",
          reason: "The premise is sound; the letter is a comparison with the life of a star.",
        },
        {
          text: "Many of the brightest stars we see without a telescope lie within a hundred light-years of us.",
          code: "too-narrow",
          reason: "This is one figure in the argument.",
        },
        {
          text: "Stars that have died deserve to be mourned by those who see them in a clear sky.",
          code: "wrong-strength-or-tone",
          reason: "The mourning is made fun of, since the stars have not died.",
        },
      ],
      evidence: [
        "The premise is sound, and the conclusion does not follow.",
        "shines for millions of years at the very least",
      ],
      opening: "Old light is granted, dead stars are denied, and the lengths of time say why.",
      steps: [
        "*The premise is sound, and the conclusion does not follow*: the light has traveled for thousands of years at most, but a star *shines for millions of years at the very least*.",
      ],
      hint: "Find the sentence that judges the saying in two halves.",
      tip: habits["main-idea"],
    },
    {
      kind: "function",
      level: "Hard",
      underline: "To us that is long ago.",
      key: {
        text: "It admits that the delay feels long before measuring it anew.",
        reason: "The next sentence, with *however*, measures the delay by the life of a star.",
      },
      wrong: [
        {
          text: "It states how long the delay is, so as to support the common saying.",
          code: "wrong-purpose",
          reason: "It gives no length, and the saying is being refuted.",
        },
        {
          text: "It shows how little is known of the time when the first cities were built.",
          code: "wrong-group-or-measure",
          reason: "The cities serve to make a length of time felt.",
        },
        {
          text: "It explains why people think of the stars as friends.",
          code: "relationship-reversed",
          reason: "The friend belongs to the comparison at the end.",
        },
      ],
      evidence: ["To us that is long ago.", "A star, however, shines for millions of years"],
      opening: "The words *To us* prepare the contrast that *however* brings.",
      steps: [
        "By our measure the delay is long. *A star, however*, lasts so much longer that by its measure the delay is nothing.",
      ],
      hint: "Weigh the first two words of the sentence against the next sentence.",
      tip: habits.function,
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, how far away are the stars that can be seen with the naked eye?",
      key: {
        text: "Hardly any are beyond a few thousand light-years.",
        reason: "*Nearly every star* of this kind lies within that distance.",
      },
      wrong: [
        {
          text: "All of them are less than a hundred light-years off.",
          code: "too-extreme",
          reason: "Only *many of the brightest* are so near.",
        },
        {
          text: "Most of them are some millions of light-years off.",
          code: "wrong-group-or-measure",
          reason: "Millions and billions are the years that stars shine.",
        },
        {
          text: "Some are too far off for anyone to have measured.",
          code: "not-in-the-text",
          reason: "The text speaks of no such stars.",
        },
      ],
      evidence: [
        "Nearly every star that can be seen without a telescope lies within a few thousand light-years",
      ],
      opening: "The third sentence gives the distance of nearly all such stars.",
      steps: [
        "*Nearly every star that can be seen without a telescope lies within a few thousand light-years.*",
      ],
      hint: "Keep the figures for distance apart from those for age.",
      tip: habits.detail,
    },
    {
      kind: "purpose",
      level: "Easy",
      key: {
        text: "To show that a common saying about the stars is badly reasoned",
        reason: "Old light is admitted; that the stars have died is not.",
      },
      wrong: [
        {
          text: "To explain how the distances of stars are measured",
          code: "wrong-purpose",
          reason: "The distances are given without an account of the measuring.",
        },
        {
          text: "To confirm that a common saying has its facts right",
          code: "contradicts-the-text",
          reason: "The facts about light are right, but not what the saying makes of them.",
        },
        {
          text: "To console readers who find the night sky depressing",
          code: "wrong-strength-or-tone",
          reason: "The text argues; it is amused by the sadness rather than concerned.",
        },
      ],
      evidence: ["The premise is sound, and the conclusion does not follow."],
      opening: "The second sentence announces what the rest of the text will prove.",
      steps: [
        "After quoting *a sad thing that people like to say*, the text declares that *the conclusion does not follow* and shows it with distances and ages.",
      ],
      hint: "Ask what the second sentence promises.",
      tip: habits.purpose,
    },
    {
      kind: "implication",
      level: "Medium",
      stem: "What does the text most strongly suggest about the letter that was an hour on the way?",
      key: {
        text: "An hour stands to a friend's life as the light's travel does to a star's.",
        reason: "The comparison puts both delays beside the lives in which they pass.",
      },
      wrong: [
        {
          text: "An hour is about how long a letter took in the age of the first cities.",
          code: "too-narrow",
          reason: "The cities mark how long ago some light left; letters are another picture.",
        },
        {
          text: "A friend who is sent a letter is as likely to have died as a star is.",
          code: "relationship-reversed",
          reason: "The point is that neither is likely to have died.",
        },
        {
          text: "A friend who orders flowers will hear from the mourners in an hour.",
          code: "words-echoed",
          reason: "The flowers stand for mourning too soon.",
        },
      ],
      evidence: [
        "To mourn the stars on account of their old light is to hear from a friend by a letter",
      ],
      opening: "The letter is a picture of light that is young beside the life of its sender.",
      steps: [
        "*To mourn the stars on account of their old light is to hear from a friend* after an hour and think the friend dead. An hour is as nothing in a friend's life, and the light's journey as nothing in a star's.",
      ],
      hint: "Match each thing in the comparison with its counterpart.",
      tip: habits.implication,
    },
  ],
};
