import type { NoteSet } from "../note-set.ts";

export const twoSteelBridges: NoteSet = {
  id: "two-steel-bridges",
  field: "technology",
  source: "Standard encyclopedias of civil engineering; McCullough, The Great Bridge (1972)",
  notes: [
    "The Eads Bridge, which crosses the Mississippi River at St. Louis, opened in 1874.",
    "Its arches were among the first large structures made of steel.",
    "The Brooklyn Bridge, which crosses the East River in New York City, opened in 1883.",
    "Its deck hangs from cables of steel wire.",
    "For the foundations of both bridges, workers dug in caissons, chambers filled with compressed air that kept the water out.",
    "Many workers fell ill, and some died, because they returned to normal air pressure too quickly.",
  ],
  questions: [
    {
      goal: "difference",
      level: "Easy",
      wants: "emphasize a difference in the way the two bridges are supported",
      uses: [1, 3],
      key: {
        text: "While arches of steel support the Eads Bridge, the deck of the Brooklyn Bridge hangs from cables of steel wire.",
        reason: "This sets the arches of the one bridge against the cables of the other.",
      },
      wrong: [
        {
          text: "The Eads Bridge crosses the Mississippi River at St. Louis, whereas the Brooklyn Bridge spans the East River in New York City.",
          code: "beside-the-point",
          reason: "This contrasts the rivers and cities, not the means of support.",
        },
        {
          text: "The Brooklyn Bridge, which opened nine years after the Eads Bridge, has a deck that hangs from cables of steel wire.",
          code: "half-right",
          reason: "This tells how one bridge is supported and gives only the age of the other.",
        },
        {
          text: "The Brooklyn Bridge, unlike the Eads Bridge, rests on arches that were among the first large structures made of steel.",
          code: "contradicts-the-text",
          against: 1,
          reason: "This gives the Brooklyn Bridge the arches of the Eads Bridge.",
        },
      ],
      step: "The goal concerns the means of support. Find the part that carries each bridge and set the two side by side.",
      look: "what carries each of the bridges",
    },
    {
      goal: "similarity",
      level: "Medium",
      wants: "emphasize a similarity in the way the two bridges were built",
      uses: [4],
      key: {
        text: "The foundations of the Eads Bridge, like those of the Brooklyn Bridge, were dug in chambers from which compressed air kept the water out.",
        reason: "This names a way of working that was used for both bridges.",
      },
      wrong: [
        {
          text: "The Eads Bridge, which opened in 1874, and the Brooklyn Bridge, which opened in 1883, both cross rivers, the Mississippi and the East River.",
          code: "beside-the-point",
          reason: "This gives a likeness of place, not of building.",
        },
        {
          text: "For the foundations of the Eads Bridge, which opened nine years before the Brooklyn Bridge, workers dug in chambers filled with compressed air.",
          code: "half-right",
          reason: "This tells how one bridge was built and gives only the date of the other.",
        },
        {
          text: "For the Eads Bridge, as for the Brooklyn Bridge, workers built large arches that were among the first structures made of steel.",
          code: "contradicts-the-text",
          against: 1,
          reason:
            "This gives the Brooklyn Bridge arches that the notes ascribe to the Eads Bridge alone.",
        },
      ],
      step: "A likeness in building is wanted, so facts about place, date, or finished form will not do. One note tells how work on both was done.",
      look: "how work below the water was done",
    },
    {
      goal: "mechanism",
      level: "Easy",
      wants: "explain how caissons allowed workers to dig foundations below a river",
      uses: [4],
      key: {
        text: "A caisson was a chamber filled with compressed air, which kept the water out while workers inside dug the foundation of a bridge.",
        reason: "This tells what kept the water away from the workers as they dug.",
      },
      wrong: [
        {
          text: "Workers who dug in caissons fell ill in many cases, and some died, because they returned to normal air pressure too quickly.",
          code: "beside-the-point",
          reason: "This tells what harm the work did, not what made it possible.",
        },
        {
          text: "A caisson was a chamber in which workers dug the foundations of bridges such as those over the Mississippi and the East River.",
          code: "half-right",
          reason: "This says what was done in a caisson but not what kept the water out.",
        },
        {
          text: "Caissons filled with compressed air were used in the building of the Eads Bridge, opened in 1874, and the Brooklyn Bridge, opened in 1883.",
          code: "wrong-purpose",
          reason: "This mentions the compressed air but uses it to tell where caissons served.",
        },
      ],
      step: "To explain how the device served, the sentence must say what held the river back. One note describes the device.",
      look: "what filled the chambers and to what effect",
    },
    {
      goal: "difficulty",
      level: "Medium",
      wants: "explain a danger of working in caissons",
      uses: [5, 4],
      key: {
        text: "Workers who dug in the compressed air of caissons could fall ill, or even die, when they returned to normal pressure too quickly.",
        reason: "This names the harm and what brought it about.",
      },
      wrong: [
        {
          text: "Workers who dug in caissons were protected from the river by compressed air, which kept water out of the chamber.",
          code: "beside-the-point",
          reason: "This describes a benefit of the compressed air, not a danger.",
        },
        {
          text: "Workers dug in caissons, which were filled with compressed air, for both the Eads Bridge of 1874 and the Brooklyn Bridge of 1883.",
          code: "wrong-purpose",
          reason: "This tells for which bridges caissons were used.",
        },
        {
          text: "Workers who dug in the compressed air of caissons fell ill, and some died, when they returned too slowly to normal pressure.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This says too slowly where the notes say too quickly.",
        },
      ],
      step: "The goal asks for a harm and its source. One note tells what happened to many of the workers.",
      look: "what happened to workers and why",
    },
  ],
};
