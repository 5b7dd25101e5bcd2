import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const aWaveWithoutAnEarthquake: Passage = {
  id: "a-wave-without-an-earthquake",
  genre: "science",
  source:
    "The Cascadia earthquake of January 26, 1700, and the orphan tsunami in Japan: standard works on seismology",
  text: prose`
    On a January night of the year 1700, waves came ashore in several villages of Japan, flooded
    fields, and sank a boat loaded with rice. Officials who wrote it down were puzzled: no one had
    felt an earthquake. On the other side of the Pacific, along the coasts of Washington and
    Oregon, stand groves of dead red cedars, their roots in mud that the tide now covers. The
    ground beneath them sank, all at once, below the level of the sea. Their outermost rings,
    where these could still be read, were formed in the summer of 1699. A wave takes some ten
    hours to cross the ocean. Seismologists now name not only the day of the American earthquake
    but the hour: about nine in the evening on January 26.
  `,
  facets: [
    {
      kind: "structure",
      level: "Medium",
      key: {
        text: "It sets two puzzling records side by side and shows that a single event explains both.",
        reason: "The Japanese waves and the American trees come from one earthquake.",
      },
      wrong: [
        {
          text: "It sets two puzzling records side by side and shows that one of them was mistaken.",
          code: "half-right",
          reason: "Both records are trusted and made use of.",
        },
        {
          text: "It tells of an earthquake and then of the damage that it did on both sides of an ocean.",
          code: "relationship-reversed",
          reason: "The earthquake is what the text arrives at, not where it begins.",
        },
        {
          text: "It tells of two earthquakes and then of the people who had tried to foretell them.",
          code: "not-in-the-text",
          reason: "There is one earthquake, and nobody foretold it.",
        },
      ],
      evidence: [
        "no one had felt an earthquake",
        "On the other side of the Pacific",
        "Seismologists now name",
      ],
      opening: "Two coasts have one half each of what happened, and the end joins them.",
      steps: [
        "Japan has waves with no earthquake to go with them; America has ground that sank and trees that died. The last sentences put the two together.",
      ],
      hint: "Ask what each coast knew and what it did not.",
      tip: "Name what each stretch of the text gives you, and then ask what the last one does with the others.",
    },
    {
      kind: "implication",
      level: "Easy",
      stem: "Based on the text, why had no one in the Japanese villages felt an earthquake?",
      key: {
        text: "It had taken place on the far side of the ocean.",
        reason: "It was an American earthquake, and the waves crossed the Pacific.",
      },
      wrong: [
        {
          text: "It had been too dark for anyone to be up and about.",
          code: "not-in-the-text",
          reason: "The darkness is not given as a reason, and shaking can be felt at night.",
        },
        {
          text: "It had been a slight one that went on for hours.",
          code: "contradicts-the-text",
          reason: "The ground in America sank *all at once*, below the level of the sea.",
        },
        {
          text: "It had come months before, in the summer of 1699.",
          code: "words-echoed",
          reason:
            "That is when the outermost rings were formed; the earthquake came on the night of the waves.",
        },
      ],
      evidence: ["A wave takes some ten hours to cross the ocean.", "the American earthquake"],
      opening: "Waves travel across an ocean, and shaking that can be felt does not.",
      steps: [
        "The earthquake was *American*, and the waves took *some ten hours to cross the ocean*. What reached Japan was the water.",
      ],
      hint: "Find out where the earthquake was.",
      tip: habits.implication,
    },
    {
      kind: "conclusion",
      level: "Hard",
      completion: "The rings alone would thus have shown that the ground sank between ______",
      key: {
        text: "that summer and the next year's growth.",
        reason: "The last ring is of 1699, and no ring of the following year was formed.",
      },
      wrong: [
        {
          text: "nine in the evening and the next dawn.",
          code: "wrong-group-or-measure",
          reason: "The hour comes from the Japanese records and the crossing time of the wave.",
        },
        {
          text: "the planting of the trees and that summer.",
          code: "relationship-reversed",
          reason: "In that summer they still grew.",
        },
        {
          text: "that summer and a day of our own time.",
          code: "too-extreme",
          reason: "Had they lived longer, there would be rings of later years.",
        },
      ],
      evidence: ["were formed in the summer of 1699"],
      opening: "Rings are formed once a year and cannot name a day.",
      steps: [
        "The outermost rings *were formed in the summer of 1699*. The trees died after that and before another ring could be formed: so much a ring can tell.",
      ],
      hint: "Ask how often a tree forms a ring.",
      tip: habits.conclusion,
    },
    {
      kind: "support",
      level: "Medium",
      stem: "Which finding, if true, would most directly support the seismologists' account?",
      key: {
        text: "Sand from the sea bottom lies over the soil in which the cedars had been rooted.",
        reason:
          "A great wave on that coast, at the time the ground sank, would leave sand from the sea.",
      },
      wrong: [
        {
          text: "Sand from the sea bottom lies beneath a soil in which the cedars had long grown.",
          code: "relationship-reversed",
          reason: "Such sand would have been there before the trees and the earthquake.",
        },
        {
          text: "Red cedars on a hill some miles inland died in a fire of the eighteenth century.",
          code: "wrong-group-or-measure",
          reason: "Trees that burned on a hill tell nothing of the coast.",
        },
        {
          text: "Boats loaded with rice were often lost on winter nights along the coast of Japan.",
          code: "beside-the-point",
          reason: "Lost boats in other winters do not bear on this event.",
        },
      ],
      evidence: ["The ground beneath them sank, all at once, below the level of the sea."],
      opening: "An earthquake that sent waves to Japan should have sent some to its own shore.",
      steps: [
        "If the ground *sank, all at once*, and waves crossed the ocean, the near coast must have been flooded too. Sea sand just above the old soil would show it.",
      ],
      hint: "Ask what the waves would have left behind on the American side.",
      tip: habits.support,
    },
  ],
};
