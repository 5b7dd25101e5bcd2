import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theBendInTheNeck: Passage = {
  id: "the-bend-in-the-neck",
  genre: "science",
  source: "Louis Pasteur's swan-necked flasks (about 1860): standard histories of biology",
  text: prose`
    Broth that is left to stand turns cloudy with small living things. Around 1860 many held that
    these arise in it of themselves, and that air is all they need. It had been shown that boiled
    broth in a sealed flask stays clear; but sealing, they answered, keeps out the air. Louis
    Pasteur drew the neck of a flask in the flame until it was thin and bent like that of a swan,
    and left it open. He boiled the broth and waited. Air went in and out. Dust that came with it
    settled in the bend. Months passed, and the broth was clear. Then he tipped a flask until the
    broth ran into the bend and back again, and in a few days it was cloudy.
  `,
  facets: [
    {
      kind: "function",
      level: "Hard",
      underline: "but sealing, they answered, keeps out the air",
      key: {
        text: "It gives the objection that an open neck was designed to meet.",
        reason: "Through the bent neck air *went in and out*.",
      },
      wrong: [
        {
          text: "It gives the reason that led people to boil broth at first.",
          code: "wrong-purpose",
          reason: "The boiling kills what is in the broth; the objection is about air.",
        },
        {
          text: "It gives the answer that put an end to the whole dispute.",
          code: "relationship-reversed",
          reason: "The dispute went on with Pasteur's flasks.",
        },
        {
          text: "It gives a taste of the bad manners of a scientific dispute.",
          code: "wrong-strength-or-tone",
          reason: "The objection is to the point, and nobody's manners are in question.",
        },
      ],
      evidence: ["air is all they need", "and left it open"],
      opening: "An earlier trial had a weakness, and the bent neck does not have it.",
      steps: [
        "*Air is all they need*, they said, and a sealed flask has no fresh air. Pasteur *left it open*, so that objection falls away.",
      ],
      hint: "Ask what is the same in both flasks and what is not.",
      tip: habits.function,
    },
    {
      kind: "implication",
      level: "Easy",
      stem: "What does the text most strongly suggest about what made the tipped broth turn cloudy?",
      key: {
        text: "It had been lying in the bend with the dust.",
        reason: "Dust *settled in the bend*, and the broth ran there and back.",
      },
      wrong: [
        {
          text: "It had come from the broth and nothing else.",
          code: "contradicts-the-text",
          reason: "Until the tipping the broth was clear for months.",
        },
        {
          text: "It had been put there by an unclean hand.",
          code: "not-in-the-text",
          reason: "No hand touched the broth.",
        },
        {
          text: "It had been killed when the broth was boiled.",
          code: "relationship-reversed",
          reason: "What makes the broth cloudy is living.",
        },
      ],
      evidence: ["Dust that came with it settled in the bend.", "ran into the bend and back again"],
      opening: "The broth turned cloudy after touching one place.",
      steps: [
        "For months it was clear. Then it *ran into the bend and back again*, and what was in the bend was dust.",
      ],
      hint: "Ask what the broth met in the bend.",
      tip: habits.implication,
    },
    {
      kind: "conclusion",
      level: "Medium",
      completion: "That the untipped broth stayed clear shows that air alone ______",
      key: {
        text: "does not bring about what turns it cloudy.",
        reason: "Air *went in and out* for months.",
      },
      wrong: [
        {
          text: "is what the living things in it arise from.",
          code: "contradicts-the-text",
          reason: "Then the broth would have turned cloudy.",
        },
        {
          text: "can make its way through a neck that is bent.",
          code: "beside-the-point",
          reason: "This is true, but the clearness of the broth does not show it.",
        },
        {
          text: "keeps every living thing in it from growing.",
          code: "too-extreme",
          reason: "After the tipping they grew in air.",
        },
      ],
      evidence: ["Air went in and out.", "Months passed, and the broth was clear."],
      opening: "Air was there and the cloud was not.",
      steps: [
        "By the view of many, *air is all they need*. In the bent flask air *went in and out*, and still *the broth was clear*.",
      ],
      hint: "Ask what the untipped broth had and what it lacked.",
      tip: habits.conclusion,
    },
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "A bent neck let air in and kept dust out and so showed which of them the living things come with.",
        reason: "With air the broth stayed clear, and with dust it turned cloudy.",
      },
      wrong: [
        {
          text: "A bent neck let air in and kept dust out and so showed that the living things need neither of them.",
          code: "half-right",
          reason: "With the dust they came.",
        },
        {
          text: "A neck that was drawn out in the flame could be bent like that of a swan and left open to the air.",
          code: "too-narrow",
          reason: "This is how the flask was made.",
        },
        {
          text: "A view held by many is overturned as soon as someone thinks of a trial that is simple enough.",
          code: "too-broad",
          reason: "The text tells of one view and one trial.",
        },
      ],
      evidence: [
        "Dust that came with it settled in the bend.",
        "the broth was clear",
        "in a few days it was cloudy",
      ],
      opening: "The flask separates two things that come in together.",
      steps: [
        "Air and dust enter together; in the neck they are parted. Without dust, *the broth was clear*; with it, *cloudy*.",
      ],
      hint: "Ask what the bend does to the two things that come in.",
      tip: habits["main-idea"],
    },
  ],
};
