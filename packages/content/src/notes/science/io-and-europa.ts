import type { NoteSet } from "../note-set.ts";

export const ioAndEuropa: NoteSet = {
  id: "io-and-europa",
  field: "science",
  source: "Standard encyclopedias of astronomy; NASA fact sheets on the moons of Jupiter",
  notes: [
    "Io and Europa are moons of Jupiter that Galileo Galilei observed in January 1610.",
    "Io is about 3,640 kilometers across, and Europa is about 3,120 kilometers across.",
    "Io orbits Jupiter in about 1.8 days, and Europa orbits it in about 3.6 days.",
    "Jupiter's gravity flexes both moons, which heats their interiors.",
    "Io has hundreds of active volcanoes.",
    "Europa has a smooth crust of ice, and scientists think that an ocean lies beneath it.",
  ],
  questions: [
    {
      goal: "difference",
      level: "Easy",
      wants: "emphasize a difference between the surfaces of the two moons",
      uses: [4, 5],
      key: {
        text: "Hundreds of active volcanoes mark the surface of Io, whereas a smooth crust of ice covers that of Europa.",
        reason: "This describes the surface of each moon and contrasts the two.",
      },
      wrong: [
        {
          text: "A smooth crust of ice covers the surface of Europa, whereas Io takes only about 1.8 days to orbit Jupiter.",
          code: "half-right",
          reason:
            "This describes the surface of only one moon before it turns to the orbit of the other.",
        },
        {
          text: "The interiors of Io and Europa are heated, although the two moons of Jupiter differ in size and in orbital period.",
          code: "beside-the-point",
          reason: "This speaks of interiors, sizes, and orbits, not of surfaces.",
        },
        {
          text: "A smooth crust of ice covers the surface of Io, whereas an ocean is thought to cover that of Europa.",
          code: "contradicts-the-text",
          against: 5,
          reason:
            "This gives Io the ice of Europa, whose ocean is thought to lie beneath that ice.",
        },
      ],
      step: "The goal asks for a contrast of surfaces, so the sentence must describe the surface of each moon. The last two notes do so.",
      look: "what the surface of each moon is like",
    },
    {
      goal: "similarity",
      level: "Medium",
      wants: "emphasize a similarity between the interiors of the two moons",
      uses: [0, 3],
      key: {
        text: "Jupiter's gravity flexes Europa just as it flexes Io, and the interior of each moon is heated as a result.",
        reason: "This names what holds for the interiors of both moons.",
      },
      wrong: [
        {
          text: "Galileo Galilei observed Europa in January 1610, just as he observed Io, which also orbits Jupiter.",
          code: "beside-the-point",
          reason: "This names a similarity of discovery, not of the interiors.",
        },
        {
          text: "Jupiter's gravity heats the interior of Io, and scientists think that an ocean lies beneath the surface of Europa.",
          code: "half-right",
          reason: "This gives the heating for only one moon and something else for the other.",
        },
        {
          text: "Hundreds of active volcanoes heat the interior of Europa, just as they heat that of Io, another moon of Jupiter.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This puts volcanoes in the place of Jupiter's gravity as the source of heat.",
        },
      ],
      step: "The goal asks for a similarity, so the sentence must say something that holds for both interiors. One note speaks of the interiors of both moons.",
      look: "what Jupiter's gravity does to the two moons",
    },
    {
      goal: "figures",
      level: "Easy",
      wants: "compare the sizes of the two moons",
      uses: [0, 1],
      key: {
        text: "At about 3,640 kilometers across, Io is somewhat larger than Europa, whose diameter is about 3,120 kilometers.",
        reason: "This gives both diameters and says which moon is smaller.",
      },
      wrong: [
        {
          text: "Europa, which orbits Jupiter in about 3.6 days, takes about twice as long to do so as Io, which orbits it in about 1.8.",
          code: "beside-the-point",
          reason: "This compares the orbits, not the sizes.",
        },
        {
          text: "Europa, which is about 3,120 kilometers across, is a moon of Jupiter, as is the volcanic moon Io.",
          code: "half-right",
          reason: "This gives the size of only one moon.",
        },
        {
          text: "Europa, which is about 3,120 kilometers across, is somewhat larger than Io, which orbits Jupiter in about 1.8 days.",
          code: "contradicts-the-text",
          against: 1,
          reason:
            "This makes Europa the larger moon, although Io is about 3,640 kilometers across.",
        },
      ],
      step: "The goal asks for a comparison of sizes, so the sentence must give a diameter for each moon. One note gives both.",
      look: "how many kilometers each moon is across",
    },
    {
      goal: "newcomers",
      level: "Medium",
      wants: "introduce Europa to an audience unfamiliar with it",
      uses: [0, 1, 5],
      key: {
        text: "Europa, a moon of Jupiter that is about 3,120 kilometers across, has a smooth crust of ice, beneath which scientists think an ocean lies.",
        reason: "This says what Europa is and gives its distinctive features.",
      },
      wrong: [
        {
          text: "Europa, which takes about 3.6 days for an orbit, has a smooth crust of ice, beneath which scientists think an ocean lies.",
          code: "half-right",
          reason: "This gives features of Europa without saying what it is.",
        },
        {
          text: "Europa, a moon of Jupiter that Galileo Galilei observed in January 1610, has a smooth crust of ice and orbits the planet in about 1.8 days.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This gives Europa the orbital period of Io.",
        },
        {
          text: "Io, a moon of Jupiter that Galileo Galilei observed in January 1610, is about 3,640 kilometers across and has hundreds of active volcanoes.",
          code: "beside-the-point",
          reason: "This introduces the other moon.",
        },
      ],
      step: "The audience does not know Europa, so the sentence must first say what it is. The notes also tell what sets it apart.",
      look: "what kind of body Europa is and what its surface is like",
    },
  ],
};
