import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const paintWhereItRings: Pair = {
  id: "paint-where-it-rings",
  genre: "science",
  texts: [
    prose`
      In several caves with paintings from the Ice Age, a team of researchers walked about in the
      dark, humming and clapping, and marked on a map where the walls answered with an echo.
      Afterward they compared the map with the paintings. The two fell together far more often
      than chance would have it. The painters, the team concludes, chose their walls by ear: a
      bison was put where a voice would make it roar.
    `,
    prose`
      A painter wants a wall that is broad, hard, and smooth. So, as it happens, does an echo;
      crumbling rock swallows sound as it swallows paint. What we should look at, before we hear a
      choir in the caves, are walls that any painter would be glad of in places where nothing
      echoes. If they were passed over, the ear had a hand in the choice. The team's map leaves
      them out.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Hard",
      stem: "Based on the texts, how would the author of Text 2 most likely respond to the team's conclusion in Text 1?",
      key: {
        text: "By pointing to a kind of rock that is good for paint and for echoes alike",
        reason: "Broad, hard, smooth rock is what a painter wants and what makes an echo.",
      },
      wrong: [
        {
          text: "By holding that coats of paint can make the walls echo better than bare rock",
          code: "relationship-reversed",
          reason: "It is the rock that takes or swallows both; paint is not said to change sound.",
        },
        {
          text: "By denying that people of the Ice Age ever cared how their caves sounded",
          code: "too-extreme",
          reason: "What the ear had to do with it is left open until other walls are looked at.",
        },
        {
          text: "By pointing to painted walls that were found where there was nothing to hear",
          code: "contradicts-the-text",
          reason: "The walls to be looked at in quiet places are ones that may bear no paint.",
        },
      ],
      evidence: [
        "A painter wants a wall that is broad, hard, and smooth.",
        "So, as it happens, does an echo",
      ],
      opening: "Two things that go together may both go with a third.",
      steps: [
        "The team goes from paint and echoes falling *together* to a choice made *by ear*. In Text 2 *broad, hard, and smooth* rock suits a painter and an echo alike, so that they would fall together in any case.",
      ],
      hint: "Why does Text 2 say *as it happens*?",
      tip: habits.response,
    },
    {
      kind: "response",
      level: "Medium",
      stem: "Based on the texts, how would the author of Text 2 most likely describe what the team would have to do next?",
      key: {
        text: "Search quiet places for walls that suit a painter",
        reason: "These are the walls that *the team's map leaves out*.",
      },
      wrong: [
        {
          text: "Examine crumbling walls where sound is swallowed up",
          code: "words-echoed",
          reason: "Crumbling rock is unfit for paint, so it would be passed over in any case.",
        },
        {
          text: "Count again how many of the painted walls have an echo",
          code: "beside-the-point",
          reason:
            "Text 2 does not doubt the count; more of the same leaves the question where it was.",
        },
        {
          text: "Search the caves for signs of what was sung in them",
          code: "not-in-the-text",
          reason: "Nothing is said of songs that might be learned.",
        },
      ],
      evidence: [
        "walls that any painter would be glad of in places where nothing echoes",
        "The team's map leaves them out.",
      ],
      opening: "The test needs a wall that has the one property without the other.",
      steps: [
        "Text 2 wants *walls that any painter would be glad of in places where nothing echoes*. *If they were passed over*, sound mattered to the painters.",
      ],
      hint: "To whom or what does *them* in the last sentence refer?",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Easy",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "Many of the walls with paintings give back a sound.",
        reason: "Text 1 reports it, and Text 2 offers a reason for it.",
      },
      wrong: [
        {
          text: "Many of the walls that echo were liked by singers.",
          code: "wrong-person-or-text",
          reason: "Only the team of Text 1 hears singers in the caves.",
        },
        {
          text: "A wall that is apt to crumble gives hardly any echo.",
          code: "too-narrow",
          reason: "Text 1 says nothing of crumbling rock.",
        },
        {
          text: "A wall that has been painted swallows most sounds.",
          code: "contradicts-the-text",
          reason: "In both texts painted walls are found where there is an echo.",
        },
      ],
      evidence: [
        "The two fell together far more often than chance would have it.",
        "So, as it happens, does an echo",
      ],
      opening: "The texts differ on the reason and share what it is a reason for.",
      steps: [
        "In Text 1 echoes and paintings *fell together far more often than chance would have it*. Text 2 explains why a good wall for paint is a good wall for an echo, and so grants it.",
      ],
      hint: "What does Text 2 try to explain in another way?",
      tip: habits.agreement,
    },
  ],
};
