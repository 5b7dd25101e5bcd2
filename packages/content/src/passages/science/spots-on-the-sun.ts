import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const spotsOnTheSun: Passage = {
  id: "spots-on-the-sun",
  genre: "science",
  source: "Galileo's letters on sunspots (1613): standard histories of astronomy",
  text: prose`
    In 1611 and 1612 several people turned telescopes on the sun and saw dark spots that crossed
    it in about two weeks. Christoph Scheiner, who held that the sun is without blemish, took them
    for small planets passing in front of it. Galileo Galilei drew them day after day and looked
    at two things. In the middle of the disk a spot moved quickly; toward the edge it moved more
    and more slowly. And a spot that was round in the middle grew narrow as it neared the edge,
    until it was a line. A coin glued to a turning ball does the same. A planet that passes at a
    distance in front of the ball does not: it keeps its shape and very nearly its pace. Scheiner,
    after some years of looking, came to agree.
  `,
  facets: [
    {
      kind: "structure",
      level: "Medium",
      key: {
        text: "It gives two views of a sight and the observations that decided between them.",
        reason: "Small planets or marks on the sun: speed and shape near the edge settle it.",
      },
      wrong: [
        {
          text: "It gives observations on which two people agreed and then their later quarrel.",
          code: "relationship-reversed",
          reason: "They disagreed at first and came to agree.",
        },
        {
          text: "It gives the story of telescopes and the names of those who first used them.",
          code: "too-narrow",
          reason: "Telescopes are mentioned at the start and are not the subject.",
        },
        {
          text: "It gives two views of a sight and the reasons why both had to be given up.",
          code: "half-right",
          reason: "One of the two views was kept, and its opponent came to share it.",
        },
      ],
      evidence: ["took them for small planets", "looked at two things", "came to agree"],
      opening: "Two ways of taking the spots are followed by what tells them apart.",
      steps: [
        "Scheiner *took them for small planets*. Galileo *looked at two things*, and both fit marks on a turning ball but not planets before it.",
      ],
      hint: "Ask what the coin and the planet are compared for.",
      tip: habits.structure,
    },
    {
      kind: "implication",
      level: "Easy",
      stem: "Based on the text, what shape would a planet that crosses in front of the sun show near the sun's edge?",
      key: { text: "The same round one", reason: "Such a planet *keeps its shape*." },
      wrong: [
        {
          text: "That of a narrow line",
          code: "wrong-person-or-text",
          reason: "A spot on the sun becomes a line.",
        },
        {
          text: "That of a half moon",
          code: "not-in-the-text",
          reason: "No half moon is spoken of.",
        },
        {
          text: "That of a glued coin",
          code: "words-echoed",
          reason: "The coin stands for a spot on the sun.",
        },
      ],
      evidence: ["it keeps its shape and very nearly its pace"],
      opening: "The sentence about the planet says what it keeps.",
      steps: [
        "A planet in front of the ball *keeps its shape and very nearly its pace*, so it looks near the edge as it did in the middle.",
      ],
      hint: "Keep apart what the coin does and what the planet does.",
      tip: habits.implication,
    },
    {
      kind: "conclusion",
      level: "Hard",
      completion: "Galileo's drawings thus left little room for supposing that the spots ______",
      key: {
        text: "were anywhere but on the sun's own surface.",
        reason: "Both observations fit a mark on a turning ball and not a body before it.",
      },
      wrong: [
        {
          text: "were marks that turned together with the sun.",
          code: "relationship-reversed",
          reason: "This is just what the observations speak for.",
        },
        {
          text: "were of interest to students of the planets.",
          code: "too-extreme",
          reason: "Their interest is not what is in question.",
        },
        {
          text: "were as dark as they had looked.",
          code: "not-in-the-text",
          reason: "Their darkness is not examined.",
        },
      ],
      evidence: [
        "A coin glued to a turning ball does the same.",
        "A planet that passes at a distance in front of the ball does not",
      ],
      opening: "What fits the coin does not fit the planet, so the spots lie where the coin does.",
      steps: [
        "Slowing and narrowing are what *a coin glued to a turning ball* shows. A body at a distance *does not* show them. So the spots are on the ball.",
      ],
      hint: "Ask where the coin is.",
      tip: habits.conclusion,
    },
    {
      kind: "weaken",
      level: "Medium",
      stem: "Which finding, if true, would most directly weaken Galileo's view of the spots?",
      key: {
        text: "Spots kept their round shape up to the very edge of the disk.",
        reason: "A mark on a ball should narrow near the edge; a planet keeps its shape.",
      },
      wrong: [
        {
          text: "Spots were seen by people in several countries in the same year.",
          code: "beside-the-point",
          reason: "Who saw them does not bear on where they are.",
        },
        {
          text: "Spots took longer to cross the last part of the disk than the middle.",
          code: "relationship-reversed",
          reason: "This is one of the two things on which his view rests.",
        },
        {
          text: "Spots were fewer in number in some months than they were in others.",
          code: "wrong-group-or-measure",
          reason: "Their number has no part in his view.",
        },
      ],
      evidence: ["a spot that was round in the middle grew narrow as it neared the edge"],
      opening: "His view requires that a spot grow narrow near the edge.",
      steps: [
        "On a turning ball a round mark *grew narrow as it neared the edge*. A spot that stayed round would behave like the planet and not like the coin.",
      ],
      hint: "Ask what his view says must happen at the edge.",
      tip: habits.weaken,
    },
  ],
};
