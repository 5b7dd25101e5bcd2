import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const knotsThatCount: Pair = {
  id: "knots-that-count",
  genre: "history",
  source:
    "Inca knotted cords, their decimal knots and the open question of other cords: well-established scholarship",
  texts: [
    prose`
      The Inca had no writing, but they had cords. On a main cord hung dozens of others, and on
      these, knots stood at measured heights for ones, tens, and hundreds. Once this had been
      understood, a century ago, cord after cord turned out to be a sum: of llamas, of soldiers, of
      baskets of corn. An empire, one scholar writes, had been reduced to arithmetic.
    `,
    prose`
      Of some eight hundred cords studied, about two-thirds hold numbers of the kind described. The
      knots of the rest do not stand at those heights, and treated as sums they come out as
      nonsense. Spanish visitors reported that the keepers of the cords could recite from them the
      deeds of kings. Until we can read the remaining third, it is too early to say what knots could
      not do.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Medium",
      stem: "Based on the texts, how would the author of Text 2 most likely respond to the scholar's remark in Text 1?",
      key: {
        text: "As true of most of the cords studied but premature where the rest are concerned",
        reason: "Two-thirds hold numbers, but the rest cannot be read as sums.",
      },
      wrong: [
        {
          text: "As premature for most cords but true of those that Spanish visitors described",
          code: "relationship-reversed",
          reason: "The visitors told of deeds of kings, not of arithmetic.",
        },
        {
          text: "As false, since cords have been shown to be a form of writing",
          code: "too-extreme",
          reason: "It is too early to say what the remaining cords are.",
        },
        {
          text: "As unfair, since the arithmetic of other empires was no better than this",
          code: "not-in-the-text",
          reason: "Other empires are not mentioned.",
        },
      ],
      evidence: [
        "it is too early to say what knots could not do",
        "about two-thirds hold numbers of the kind described",
      ],
      opening: "Most cords are sums, but a third are not, and these leave the question open.",
      steps: [
        "*About two-thirds hold numbers*, and so the scholar is right about those. The rest *come out as nonsense* when read as sums, and so *it is too early* for a verdict on all.",
      ],
      hint: "How many of the cords does the remark fit?",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Hard",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "The height at which a knot is tied can tell something of its meaning.",
        reason: "In the cords that hold numbers, the height tells ones from tens and hundreds.",
      },
      wrong: [
        {
          text: "The cords that do not hold numbers tell of the deeds of kings.",
          code: "too-extreme",
          reason: "Text 2 reports what visitors heard but does not say that these are the cords.",
        },
        {
          text: "The discovery of a century ago has made the cords readable.",
          code: "wrong-person-or-text",
          reason: "Text 2 knows of a third that are not.",
        },
        {
          text: "The Inca would have used writing if they had known of it.",
          code: "not-in-the-text",
          reason: "Neither text speculates about this.",
        },
      ],
      evidence: [
        "knots stood at measured heights",
        "about two-thirds hold numbers of the kind described",
      ],
      opening:
        "Both texts accept that height means something, at least in the cords that are understood.",
      steps: [
        "Text 1 explains that knots *stood at measured heights for ones, tens, and hundreds*. Text 2 accepts this for *two-thirds* of the cords: they *hold numbers of the kind described*.",
      ],
      hint: "What does Text 2 accept when it speaks of *numbers of the kind described*?",
      tip: habits.agreement,
    },
  ],
};
