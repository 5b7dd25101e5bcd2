import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const aTownMadeOfPaper: Passage = {
  id: "a-town-made-of-paper",
  genre: "society",
  source:
    "Agloe, New York, a copyright trap of the 1930s: standard accounts of fictitious map entries",
  text: prose`
    To catch rivals who copied their work, mapmakers used to slip a small falsehood into a map: a
    lane that did not exist, a bend that a river did not make. In the 1930s one firm set down, at an
    empty crossroads in New York State, a town called Agloe. When Agloe turned up years later on the
    map of a competitor, the case seemed clear. The competitor, however, could point to a building at
    the crossroads. Someone who had seen the name on the first map had put up a store there and
    called it the Agloe General Store. The lie had been copied, in the first place, by the world.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, why did mapmakers put false details on maps?",
      key: {
        text: "To be able to show that a map had been copied",
        reason: "The falsehoods were there *to catch rivals who copied their work*.",
      },
      wrong: [
        {
          text: "To fill in regions that nobody had surveyed",
          code: "not-in-the-text",
          reason: "Surveying is not mentioned.",
        },
        {
          text: "To draw people to places that stood empty",
          code: "possibility-as-fact",
          reason: "A store did appear at the crossroads, but nobody had planned that.",
        },
        {
          text: "To make their own work look more complete",
          code: "beside-the-point",
          reason: "A map with more on it may look complete, but this was not the reason given.",
        },
      ],
      evidence: ["To catch rivals who copied their work"],
      opening: "The first words of the text give the purpose of the falsehoods.",
      steps: [
        "*To catch rivals who copied their work*: a rival whose map shows a lane that does not exist can only have copied it.",
      ],
      hint: "Read the phrase with which the text begins.",
      tip: habits.detail,
    },
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "A false place name meant as a trap was made true by people who believed it.",
        reason:
          "The store took its name from the map, so the invented town came to exist after all.",
      },
      wrong: [
        {
          text: "A false place name meant as a trap was soon found out by a rival mapmaker.",
          code: "contradicts-the-text",
          reason: "The rival took the name over and had a building to show for it.",
        },
        {
          text: "A map made by copying may turn out to be better than the map it was taken from.",
          code: "too-broad",
          reason: "The text tells one odd case and does not compare the quality of maps.",
        },
        {
          text: "A store at a crossroads was named in a manner that soon misled a rival mapmaker.",
          code: "relationship-reversed",
          reason: "The name came from the first firm; the store took it from the map.",
        },
      ],
      evidence: [
        "Someone who had seen the name on the first map had put up a store there",
        "a town called Agloe",
      ],
      opening: "The turn comes with *however*, when the invented town is found to have a building.",
      steps: [
        "Agloe was invented to catch copiers. *However*, someone who had seen it on the map built a store of that name, so that the falsehood became a fact.",
      ],
      hint: "The point has to include what stood at the crossroads in the end.",
      tip: habits["main-idea"],
    },
    {
      kind: "function",
      level: "Hard",
      underline: "The lie had been copied, in the first place, by the world.",
      key: {
        text: "It sums up, as a paradox, how a town that did not exist came to be.",
        reason: "Maps copy the world; here the world, in the form of a store, copied the map.",
      },
      wrong: [
        {
          text: "It restates, in plainer terms, the charge that the first firm had made.",
          code: "relationship-reversed",
          reason:
            "The firm charged the rival with copying; the sentence says who copied before that.",
        },
        {
          text: "It blames mapmakers for the harm that may be done by a false detail.",
          code: "wrong-strength-or-tone",
          reason: "The sentence is amused, and no harm is spoken of.",
        },
        {
          text: "It reveals that the competitor's map had been finished before the other.",
          code: "contradicts-the-text",
          reason: "The competitor's map appeared years later.",
        },
      ],
      evidence: [
        "Someone who had seen the name on the first map had put up a store there",
        "The lie had been copied, in the first place, by the world.",
      ],
      opening: "The last sentence turns the usual relation of map and world upside down.",
      steps: [
        "A map is supposed to copy the world. Since the store took its name from the map, it was the world that copied first: a paradox that sums up the story.",
      ],
      hint: "Ask who *the world* is here, and what it copied.",
      tip: habits.function,
    },
  ],
};
