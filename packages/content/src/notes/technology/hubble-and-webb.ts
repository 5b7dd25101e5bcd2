import type { NoteSet } from "../note-set.ts";

export const hubbleAndWebb: NoteSet = {
  id: "hubble-and-webb",
  field: "technology",
  source: "NASA mission pages; standard encyclopedias of spaceflight",
  notes: [
    "The Hubble Space Telescope was launched in 1990, the James Webb Space Telescope in 2021.",
    "Hubble orbits Earth at a height of about 500 kilometers.",
    "Webb orbits the Sun, about 1.5 million kilometers from Earth.",
    "Hubble's main mirror is 2.4 meters wide; Webb's, made of 18 segments, is 6.5 meters wide.",
    "Hubble observes mainly visible and ultraviolet light, Webb mainly infrared light.",
    "Infrared light passes through clouds of dust that block visible light.",
  ],
  questions: [
    {
      goal: "figures",
      level: "Easy",
      wants: "compare the sizes of the two telescopes' main mirrors",
      uses: [3],
      key: {
        text: "The main mirror of the Webb telescope, at 6.5 meters, is more than twice as wide as that of Hubble, which measures 2.4 meters.",
        reason: "This gives the width of both mirrors and their relation.",
      },
      wrong: [
        {
          text: "The Webb telescope orbits the Sun about 1.5 million kilometers from Earth, and Hubble orbits Earth at a height of about 500 kilometers.",
          code: "beside-the-point",
          reason: "This compares distances, not mirrors.",
        },
        {
          text: "The main mirror of the Webb telescope, which is composed of 18 segments and 6.5 meters wide, differs in size from that of Hubble.",
          code: "half-right",
          reason: "This gives one width and leaves out the other.",
        },
        {
          text: "The telescope with the larger main mirror, Webb, observes mainly infrared light, whereas Hubble observes mainly visible and ultraviolet light.",
          code: "wrong-purpose",
          reason: "This says which mirror is larger only in passing and compares kinds of light.",
        },
      ],
      step: "A comparison of sizes needs both measures. One note holds the two.",
      look: "how wide the mirrors are",
    },
    {
      goal: "advantage",
      level: "Medium",
      wants:
        "explain an advantage that Webb has over Hubble in observing stars behind clouds of dust",
      uses: [4, 5],
      key: {
        text: "Webb observes mainly infrared light, which passes through clouds of dust, whereas much of what Hubble observes is visible light, which such clouds block.",
        reason:
          "This tells why the light that Webb observes gets through and that of Hubble does not.",
      },
      wrong: [
        {
          text: "Webb orbits the Sun at a distance of about 1.5 million kilometers from Earth, whereas Hubble orbits Earth itself at a height of about 500 kilometers.",
          code: "beside-the-point",
          reason: "This compares positions, which the notes do not connect with dust.",
        },
        {
          text: "Webb, launched three decades after Hubble, has a main mirror more than twice as wide and observes mainly infrared instead of visible and ultraviolet light.",
          code: "half-right",
          reason: "This names the kinds of light but not what dust does to them.",
        },
        {
          text: "Webb, launched three decades after Hubble, observes mainly visible and ultraviolet light, which passes through clouds of dust that block infrared light.",
          code: "contradicts-the-text",
          against: 5,
          reason:
            "This gives Webb the light that Hubble observes and turns around the effect of dust.",
        },
      ],
      step: "Find what each telescope observes, then what dust does to that kind of light.",
      look: "what light each telescope observes and what dust does to light",
    },
    {
      goal: "difference",
      level: "Easy",
      wants: "emphasize a difference in the orbits of the two telescopes",
      uses: [1, 2],
      key: {
        text: "Webb travels around the Sun, some 1.5 million kilometers from Earth; Hubble circles Earth itself at a height of about 500 kilometers.",
        reason: "This tells what each telescope orbits and how far from Earth it is.",
      },
      wrong: [
        {
          text: "Webb was launched in 2021 and has a main mirror made of 18 segments; Hubble had by then been in space for about three decades.",
          code: "beside-the-point",
          reason: "This compares age and construction, not orbits.",
        },
        {
          text: "Webb travels around the Sun at a distance of some 1.5 million kilometers from Earth; Hubble, the older telescope, follows a different orbit.",
          code: "half-right",
          reason: "This describes one orbit and says of the other only that it is different.",
        },
        {
          text: "Webb and Hubble both circle Earth, the former at a distance of some 1.5 million kilometers, the latter at a height of about 500.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This has Webb circle Earth, whereas the notes say that it orbits the Sun.",
        },
      ],
      step: "The goal concerns the path of each telescope. Two notes in a row describe the paths.",
      look: "what each telescope goes around",
    },
    {
      goal: "time",
      level: "Easy",
      wants: "specify how much later Webb was launched than Hubble",
      uses: [0],
      key: {
        text: "The James Webb Space Telescope was launched in 2021, just over three decades after the Hubble Space Telescope, launched in 1990.",
        reason: "This gives the two years and the time between them.",
      },
      wrong: [
        {
          text: "The James Webb Space Telescope, with a main mirror 6.5 meters wide, orbits the Sun about 1.5 million kilometers from Earth.",
          code: "beside-the-point",
          reason: "This gives sizes and distances but no time.",
        },
        {
          text: "The James Webb Space Telescope, which observes mainly infrared light, was launched in 2021, some years after the Hubble Space Telescope.",
          code: "half-right",
          reason: "This gives the order of the launches but not the interval.",
        },
        {
          text: "The James Webb Space Telescope, which observes mainly infrared light, was launched in 2021, two decades after the Hubble Space Telescope.",
          code: "contradicts-the-text",
          against: 0,
          reason: "This makes the interval shorter by a decade than the dates in the notes do.",
        },
      ],
      step: "The interval follows from two dates. Both are in the same note.",
      look: "in what years the telescopes were launched",
    },
  ],
};
