import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theYearTheStarsFell: Passage = {
  id: "the-year-the-stars-fell",
  genre: "history",
  source:
    "Lakota winter counts: published collections and museum exhibitions; the Leonid meteor storm of November 1833 appears in nearly all that cover the year.",
  text: prose`
    The Lakota of the northern plains named each year, which they reckoned from first snow to first
    snow, after one event, and a keeper drew a small picture of it on hide or cloth. With such a
    winter count before him, a keeper could tell the story of his band over a century and more. The
    event was not always what an outsider would have picked; besides fights and treaties, there are
    years of curly horses, of a visitor, of a good hunt. As each band had a keeper of its own,
    neighboring counts often disagree. About one year they hardly ever do. In November 1833 a storm
    of meteors lit the sky, and nearly every count that covers the year shows falling stars.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, how was a year recorded in a winter count?",
      key: {
        text: "A picture was drawn of one event in it.",
        reason: "Each year was named *after one event, and a keeper drew a small picture of it*.",
      },
      wrong: [
        {
          text: "The number of the year was written above a list.",
          code: "contradicts-the-text",
          reason: "Years had names and pictures; numbers are not mentioned.",
        },
        {
          text: "Neighboring bands met and agreed on a picture.",
          code: "words-echoed",
          reason: "*Neighboring counts often disagree*, since each band had its own keeper.",
        },
        {
          text: "A piece of hide was marked at each new moon.",
          code: "not-in-the-text",
          reason: "Moons play no part in the text.",
        },
      ],
      evidence: ["a keeper drew a small picture of it on hide or cloth"],
      opening: "The first sentence tells how each year received its name and its mark.",
      steps: [
        "The Lakota named each year *after one event, and a keeper drew a small picture of it on hide or cloth*.",
      ],
      hint: "Read the first sentence to its end.",
      tip: habits.detail,
    },
    {
      kind: "implication",
      level: "Easy",
      stem: "What does the text most strongly suggest about neighboring bands?",
      key: {
        text: "They had their own views of what made a year memorable.",
        reason: "The counts *often disagree*, since each band's keeper picked the event.",
      },
      wrong: [
        {
          text: "They did not take part in any hunt or treaty together.",
          code: "too-extreme",
          reason: "Different choices of event do not show that nothing was shared.",
        },
        {
          text: "They copied one another's counts when these were lost.",
          code: "not-in-the-text",
          reason: "Lost or copied counts are not mentioned.",
        },
        {
          text: "They disagreed mostly about events seen by each of them.",
          code: "relationship-reversed",
          reason: "The meteors, which all could see, are what they agree upon.",
        },
      ],
      evidence: ["As each band had a keeper of its own, neighboring counts often disagree."],
      opening: "If counts disagree, the keepers must have found different events worth a picture.",
      steps: [
        "Every year was named *after one event*, and *each band had a keeper of its own*. That *neighboring counts often disagree* shows that bands remembered the same year by different things.",
      ],
      hint: "Ask what it means when two counts give one year different names.",
      tip: habits.implication,
    },
    {
      kind: "support",
      level: "Hard",
      stem: "Which finding, if true, would most directly support the view that keepers chose events less for their importance than because all in the band would remember them?",
      key: {
        text: "In a year both of a treaty signed by a few men far away and of a strange horse that all had seen, keepers drew the horse.",
        reason: "The weightier event was passed over for the one that everyone had seen.",
      },
      wrong: [
        {
          text: "In a year both of a treaty and of a strange horse, keepers drew the treaty and explained to others in the band what it meant.",
          code: "contradicts-the-text",
          reason: "Here importance won over what all remembered.",
        },
        {
          text: "In a year both of a treaty and of a strange horse, keepers of neighboring bands were found to have drawn different events.",
          code: "wrong-group-or-measure",
          reason: "That bands differ does not tell by what rule a keeper chose.",
        },
        {
          text: "In a year of two strange horses, keepers drew them both, although it was usual to draw one event and no more.",
          code: "beside-the-point",
          reason: "Two events of the same sort cannot show which sort was preferred.",
        },
      ],
      evidence: ["The event was not always what an outsider would have picked"],
      opening: "The view sets importance against being remembered by everyone in the band.",
      steps: [
        "To test the view, the two must come apart: an event that matters but that few have seen, and one of less weight that *all had seen*. If keepers drew the latter, memory and not importance decided.",
      ],
      hint: "Look for a year in which importance and memory would have led to different pictures.",
      tip: habits.support,
    },
    {
      kind: "conclusion",
      level: "Hard",
      completion:
        "For scholars who wish to put the years of several counts side by side, the meteors are therefore of use because ______",
      key: {
        text: "they give a year from which one can reckon backward and forward in most of the counts.",
        reason:
          "Nearly all counts show the stars, and the year of the storm is known, so the rows of years can be lined up from it.",
      },
      wrong: [
        {
          text: "whatever year comes before or after them will have the same name in all the counts.",
          code: "too-extreme",
          reason: "Neighboring counts *often disagree* about other years.",
        },
        {
          text: "each keeper can be seen to have given the event a different place in his count.",
          code: "contradicts-the-text",
          reason: "The scholars need the same place in time, and the counts agree about this year.",
        },
        {
          text: "they were a more striking event than fights, treaties, or visitors.",
          code: "beside-the-point",
          reason: "This may be why they were drawn, but it is not what helps to match years.",
        },
      ],
      evidence: [
        "neighboring counts often disagree",
        "nearly every count that covers the year shows falling stars",
      ],
      opening: "Rows of years can be matched if one year can be recognized in every row.",
      steps: [
        "Names of years differ from count to count, so they cannot be matched by names. But the falling stars stand in *nearly every count*, and their year, 1833, is known. From that point one can count in both directions.",
      ],
      hint: "Ask what two rows of years need to have in common before they can be laid side by side.",
      tip: habits.conclusion,
    },
  ],
};
