import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const aBuildingThatGoesDown: Passage = {
  id: "a-building-that-goes-down",
  genre: "arts",
  source: "The stepwells of Gujarat and Rajasthan: standard works on Indian architecture",
  text: prose`
    You see nothing of it as you come near but a low wall and the heads of people walking away
    downward. Then the ground opens. Flights of steps descend between pillars, turn, and go on
    descending, past galleries carved from floor to ceiling, six or seven stories toward a square
    of green water. The stepwells of western India had to reach a water table that rose nearly to
    the brim with the rains and had sunk, by May, as far as the lowest step; a bucket and a rope
    would have done as much. But those who came for water, mostly women, did not let it down and
    go home. At the bottom the air is cooler by several degrees than in the street. They came, and
    stayed: a stepwell had galleries because it had company.
  `,
  facets: [
    {
      kind: "purpose",
      level: "Hard",
      key: {
        text: "To account for a building's galleries by the company that gathered there",
        reason: "Buckets would have met the task; galleries are there because people stayed.",
      },
      wrong: [
        {
          text: "To account for the depth of a building by how far its water sank in the course of a year",
          code: "too-narrow",
          reason:
            "The water explains the depth, but a bucket would have reached it too; the text goes further.",
        },
        {
          text: "To account for the habits of the women of one region by the buildings that they grew up with",
          code: "relationship-reversed",
          reason: "It is the building that is explained by the habits.",
        },
        {
          text: "To argue that a building ought to be put back in use for the task it was once meant for",
          code: "wrong-purpose",
          reason: "The text describes and explains; it makes no demand.",
        },
      ],
      evidence: [
        "a bucket and a rope would have done as much",
        "a stepwell had galleries because it had company",
      ],
      opening: "The end gives a reason for what the water alone would not explain.",
      steps: [
        "Steps and galleries are described, and it is granted that *a bucket and a rope would have done as much* for the water. *But* people stayed: hence the galleries.",
      ],
      hint: "Ask what the word *But* adds to the need for water.",
      tip: habits.purpose,
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what was the level of the water like in May?",
      key: {
        text: "It had sunk to where the steps ended.",
        reason: "It *had sunk, by May, as far as the lowest step*.",
      },
      wrong: [
        {
          text: "It was nearly as high as the brim.",
          code: "relationship-reversed",
          reason: "It rose so high *with the rains*.",
        },
        {
          text: "It was kept steady by a low wall.",
          code: "not-in-the-text",
          reason: "The wall is what one sees from outside.",
        },
        {
          text: "It was too low for anyone to reach.",
          code: "too-extreme",
          reason: "The steps reached it even then.",
        },
      ],
      evidence: ["had sunk, by May, as far as the lowest step"],
      opening: "Two levels are named in one sentence, one for the rains and one for May.",
      steps: [
        "The water table *rose nearly to the brim with the rains and had sunk, by May, as far as the lowest step*.",
      ],
      hint: "Find the name of the month.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "a bucket and a rope would have done as much",
      key: {
        text: "It makes clear that the need for water does not explain the whole design.",
        reason: "If a simpler means would do, the galleries must have another reason.",
      },
      wrong: [
        {
          text: "It makes clear that the builders of stepwells wasted their money.",
          code: "wrong-purpose",
          reason: "The text finds a good reason for the design.",
        },
        {
          text: "It makes clear that the water lay too deep to be drawn by any plain means.",
          code: "contradicts-the-text",
          reason: "A bucket and a rope *would have* drawn it.",
        },
        {
          text: "It makes clear what women in western India had used before the stepwells.",
          code: "wrong-person-or-text",
          reason: "What was used before is not told.",
        },
      ],
      evidence: ["But those who came for water"],
      opening: "A cheap alternative is named so that a better reason can be asked for.",
      steps: [
        "For the water alone *a bucket and a rope would have done*. With *But* comes what they would not have done: allow people to come and stay.",
      ],
      hint: "Ask what a bucket and a rope could not have offered.",
      tip: habits.function,
    },
    {
      kind: "structure",
      level: "Medium",
      key: {
        text: "It leads the reader into a place and then explains why it is as it is.",
        reason:
          "First one descends with the text; then come the water, the coolness and the company.",
      },
      wrong: [
        {
          text: "It leads the reader into a place and then reports what was found beneath it.",
          code: "not-in-the-text",
          reason: "Nothing is reported to have been found beneath it.",
        },
        {
          text: "It explains what a place was built for and then leads the reader to visit it.",
          code: "relationship-reversed",
          reason: "The visit comes first.",
        },
        {
          text: "It explains how a place was carved and then names the people who carved it.",
          code: "too-narrow",
          reason: "The carving is seen in passing, and no carvers are named.",
        },
      ],
      evidence: [
        "You see nothing of it as you come near",
        "a stepwell had galleries because it had company",
      ],
      opening: "The text begins as a walk and ends as an explanation.",
      steps: [
        "*You see nothing of it*, then *the ground opens*, then the steps: this is a visit. From the water table on, reasons are given.",
      ],
      hint: "Mark the sentence in which the visitor disappears from the text.",
      tip: habits.structure,
    },
    {
      kind: "implication",
      level: "Easy",
      stem: "What does the text most strongly suggest about the women who came to a stepwell?",
      key: {
        text: "They used it as a place to meet as well as a source of water.",
        reason: "They *came, and stayed*, and the well *had company*.",
      },
      wrong: [
        {
          text: "They went home as soon as their vessels were full.",
          code: "contradicts-the-text",
          reason: "They *did not let it down and go home*.",
        },
        {
          text: "They were paid by the town to keep its steps and pillars clean.",
          code: "not-in-the-text",
          reason: "No payment or cleaning is mentioned.",
        },
        {
          text: "They had asked the builders to put in galleries on each floor.",
          code: "possibility-as-fact",
          reason:
            "That company was the reason for galleries does not mean that the women asked for them.",
        },
      ],
      evidence: ["They came, and stayed: a stepwell had galleries because it had company."],
      opening: "The last sentence says what they did when they had come.",
      steps: [
        "They *did not* simply *go home*: the air was cooler below, and *they came, and stayed*. The galleries were for their company.",
      ],
      hint: "Read what they did not do, and then what they did.",
      tip: habits.implication,
    },
  ],
};
