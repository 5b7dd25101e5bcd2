import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const howLongIsACoast: Passage = {
  id: "how-long-is-a-coast",
  genre: "science",
  source: "Lewis Fry Richardson's study of borders and coasts: standard works on mathematics",
  text: prose`
    Lewis Fry Richardson, an English scientist, wished to know whether countries are likelier to
    fight the longer the border that they share. He looked the borders up, and found that the
    neighbors did not agree. For the line between them, Portugal's books gave 1,214 kilometers and
    Spain's 987. Nobody had been careless. A line that wriggles is measured by stepping along it
    with a ruler, and whatever it does between two steps is lost; shorten the ruler, and more of
    the wriggling is followed, and the line grows. One might expect the growing to stop at some
    true length, as it does when the line is a circle. With coasts and with many borders
    Richardson found no sign of stopping. The question of how long they are has an answer only if
    one adds by what step.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "A border or a coast is longer the shorter the ruler used, and need not approach a fixed value.",
        reason: "A shorter ruler makes the line grow, and there is *no sign of stopping*.",
      },
      wrong: [
        {
          text: "The length of a border or coast depends on the ruler used, but comes to rest at its true value.",
          code: "half-right",
          reason: "This is what *one might expect*; it holds for a circle but not here.",
        },
        {
          text: "The length of a border is disputed because each country wants to appear the larger of the two.",
          code: "wrong-strength-or-tone",
          reason: "*Nobody had been careless*, and nobody's wishes come into it.",
        },
        {
          text: "The length of a border was given as 1,214 kilometers in one country and as 987 in the other.",
          code: "too-narrow",
          reason: "This is the observation from which the text sets out.",
        },
      ],
      evidence: [
        "shorten the ruler, and more of the wriggling is followed, and the line grows",
        "no sign of stopping",
      ],
      opening: "Why two figures differ is explained, and then why no figure is final.",
      steps: [
        "*Shorten the ruler*, and *the line grows*. For coasts and many borders Richardson *found no sign of stopping*.",
        "Both belong to the point: the ruler matters, and there is no true length behind it.",
      ],
      hint: "Ask whether a shorter and shorter ruler ever gives a last answer.",
      tip: habits["main-idea"],
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, why did Richardson look up the lengths of borders?",
      key: {
        text: "He had a question about which countries go to war.",
        reason:
          "He *wished to know whether countries are likelier to fight the longer the border that they share*.",
      },
      wrong: [
        {
          text: "He wanted to settle a dispute between neighbors.",
          code: "words-echoed",
          reason: "That neighbors did not agree was what he found.",
        },
        {
          text: "He wanted to draw an improved map of the coasts.",
          code: "not-in-the-text",
          reason: "The drawing of maps is not mentioned.",
        },
        {
          text: "He wanted to prove that rulers had been too long.",
          code: "relationship-reversed",
          reason: "The matter of rulers came up because of what he found.",
        },
      ],
      evidence: [
        "wished to know whether countries are likelier to fight the longer the border that they share",
      ],
      opening: "The first sentence says what he wished to know.",
      steps: [
        "He *wished to know whether countries are likelier to fight the longer the border that they share*; for that he needed the lengths.",
      ],
      hint: "Go back to where Richardson is introduced.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "as it does when the line is a circle",
      key: {
        text: "It names a case in which what one might expect does come about.",
        reason: "With a circle the growing does stop, so one might expect it elsewhere.",
      },
      wrong: [
        {
          text: "It shows that the expectation is foolish, being false in a simple case.",
          code: "relationship-reversed",
          reason: "In the case of the circle the expectation is fulfilled.",
        },
        {
          text: "It shows that borders and coasts wriggle more than was once believed.",
          code: "wrong-group-or-measure",
          reason: "It speaks of a line that does not wriggle.",
        },
        {
          text: "It shows how a coast can be measured by thinking of it as a circle.",
          code: "wrong-purpose",
          reason: "The circle is a contrast to coasts.",
        },
      ],
      evidence: ["One might expect the growing to stop at some true length", "no sign of stopping"],
      opening: "The circle is where the expectation comes from, before coasts disappoint it.",
      steps: [
        "*One might expect the growing to stop*, for with a circle it does. The next sentence says that with coasts it does not.",
      ],
      hint: "Ask whether a circle behaves as one might expect.",
      tip: habits.function,
    },
    {
      kind: "structure",
      level: "Hard",
      key: {
        text: "It tells of an obstacle met by chance and of the discovery it led to.",
        reason: "The figures did not agree, and the reason turned out to lie in what length is.",
      },
      wrong: [
        {
          text: "It tells of a discovery and then of the obstacles which it had to overcome.",
          code: "relationship-reversed",
          reason: "The obstacle comes first.",
        },
        {
          text: "It tells of a quarrel of two countries and then of the man who settled it.",
          code: "not-in-the-text",
          reason: "The countries differ in their books; they do not quarrel.",
        },
        {
          text: "It tells of an error in two books and then of the right way to correct it.",
          code: "wrong-purpose",
          reason: "*Nobody had been careless*: there was no error to correct.",
        },
      ],
      evidence: [
        "found that the neighbors did not agree",
        "With coasts and with many borders Richardson found no sign of stopping.",
      ],
      opening: "Looking for one thing, Richardson met a difficulty that taught him another.",
      steps: [
        "He wanted lengths for a study of war; the books disagreed; the reason of the disagreement is what the rest of the text is about.",
      ],
      hint: "Compare what he set out to learn with what he found.",
      tip: habits.structure,
    },
    {
      kind: "conclusion",
      level: "Medium",
      completion: "The two figures suggest that along their border Spain's surveyors had ______",
      key: {
        text: "stepped with a longer ruler than Portugal's.",
        reason:
          "A longer ruler loses more of the wriggling and yields the smaller figure, which is Spain's.",
      },
      wrong: [
        {
          text: "stepped with a shorter ruler than Portugal's.",
          code: "relationship-reversed",
          reason: "A shorter ruler makes the line grow, and Spain's figure is the smaller.",
        },
        {
          text: "stepped with less care than Portugal's.",
          code: "contradicts-the-text",
          reason: "*Nobody had been careless.*",
        },
        {
          text: "measured at an earlier date than Portugal's.",
          code: "not-in-the-text",
          reason: "The dates of the measurements are not given.",
        },
      ],
      evidence: [
        "Portugal's books gave 1,214 kilometers and Spain's 987",
        "shorten the ruler, and more of the wriggling is followed, and the line grows",
      ],
      opening: "The longer ruler makes the shorter line.",
      steps: [
        "*Shorten the ruler*, and *the line grows*. Spain's figure is the smaller one, so its ruler seems to have been the longer.",
      ],
      hint: "Ask what a shorter ruler does to the figure.",
      tip: habits.conclusion,
    },
  ],
};
