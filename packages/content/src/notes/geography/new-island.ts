import type { NoteSet } from "../note-set.ts";

export const newIsland: NoteSet = {
  id: "new-island",
  field: "geography",
  source: "UNESCO World Heritage listing of Surtsey; Surtsey Research Society",
  notes: [
    "Surtsey is an island off the southern coast of Iceland that formed in volcanic eruptions from 1963 to 1967.",
    "It is protected by law, and only scientists may land there.",
    "They study how plants and animals settle on new land.",
    "The first flowering plant, sea rocket, was found in 1965.",
    "In the 1980s, gulls formed a colony, their droppings fertilized the ground, and plants spread.",
    "UNESCO named Surtsey a World Heritage site in 2008.",
  ],
  questions: [
    {
      goal: "newcomers",
      level: "Medium",
      wants: "introduce Surtsey to an audience unfamiliar with the island",
      uses: [0, 2],
      key: {
        text: "Surtsey, an island off the southern coast of Iceland that formed in volcanic eruptions from 1963 to 1967, is a place where scientists study how life settles on new land.",
        reason: "This says what and where Surtsey is, how it arose, and why it is of interest.",
      },
      wrong: [
        {
          text: "Surtsey, on which the first flowering plant was found in 1965, is protected by law, and UNESCO named it a World Heritage site in 2008.",
          code: "half-right",
          reason: "This gives facts about Surtsey without saying what or where it is.",
        },
        {
          text: "Surtsey, on which anyone may land although it is protected by law, is an island that UNESCO named a World Heritage site in 2008.",
          code: "contradicts-the-text",
          against: 1,
          reason: "This opens to all an island on which only scientists may land.",
        },
        {
          text: "Volcanic eruptions can form new islands, as they did off the southern coast of Iceland from 1963 to 1967, and scientists can study how plants and animals settle on the new land.",
          code: "beside-the-point",
          reason: "This speaks of new islands in general and does not introduce Surtsey.",
        },
      ],
      step: "The audience does not know Surtsey, so the sentence must say what it is, where it lies, and why it matters. The first notes supply this.",
      look: "what Surtsey is, how it formed, and what scientists study there",
    },
    {
      goal: "mechanism",
      level: "Easy",
      wants: "explain how gulls helped plants to spread on Surtsey",
      uses: [0, 4],
      key: {
        text: "After gulls had formed a colony on Surtsey in the 1980s, their droppings fertilized the ground, and plants spread.",
        reason: "This names the step, fertilized ground, between the gulls and the plants.",
      },
      wrong: [
        {
          text: "After gulls had formed a colony on Surtsey in the 1980s, plants spread on the island, where scientists studied them.",
          code: "half-right",
          reason: "This links gulls and plants without the step between them.",
        },
        {
          text: "After plants had fertilized the ground and spread on Surtsey in the 1980s, gulls were able to form a colony.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This reverses the order of the steps.",
        },
        {
          text: "After scientists had found the first flowering plant, sea rocket, on Surtsey in 1965, gulls formed a colony there.",
          code: "beside-the-point",
          reason: "This names a plant that came long before the gulls.",
        },
      ],
      step: "The goal asks how the gulls helped, so the sentence must say what they did to the ground. One note gives the chain of steps.",
      look: "what followed once gulls had formed a colony",
    },
    {
      goal: "time",
      level: "Easy",
      wants: "specify when Surtsey formed",
      uses: [0],
      key: {
        text: "Surtsey, an island off the southern coast of Iceland, formed in volcanic eruptions from 1963 to 1967.",
        reason: "This gives the years in which the island formed.",
      },
      wrong: [
        {
          text: "Surtsey, an island off the southern coast of Iceland, was named a World Heritage site by UNESCO in 2008.",
          code: "beside-the-point",
          reason: "This dates the naming, not the forming.",
        },
        {
          text: "Surtsey, an island off the southern coast of Iceland, formed in a series of volcanic eruptions.",
          code: "half-right",
          reason: "This tells how the island formed but not when.",
        },
        {
          text: "Surtsey, an island off the southern coast of Iceland, formed in volcanic eruptions in the 1980s.",
          code: "contradicts-the-text",
          against: 0,
          reason:
            "This gives the decade in which gulls arrived instead of the years of the eruptions.",
        },
      ],
      step: "The goal asks for a time, so the sentence must give the years of the eruptions. The first note does so.",
      look: "when the eruptions took place",
    },
    {
      goal: "aim",
      level: "Easy",
      wants: "state the aim of the scientists who work on Surtsey",
      uses: [0, 1, 2],
      key: {
        text: "Scientists land on Surtsey, an island off the southern coast of Iceland, to study how plants and animals settle on new land.",
        reason: "This states what the scientists want to learn.",
      },
      wrong: [
        {
          text: "Scientists are allowed to land on Surtsey, an island off the southern coast of Iceland, although the law keeps all others away from it.",
          code: "half-right",
          reason: "This says that scientists go there but not what for.",
        },
        {
          text: "Scientists land on Surtsey, an island off the southern coast of Iceland, to bring plants and animals to the new land and protect them.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This has the scientists bring the life whose arrival they study.",
        },
        {
          text: "Scientists on Surtsey, an island off the southern coast of Iceland, found the first flowering plant there, sea rocket, in 1965.",
          code: "beside-the-point",
          reason: "This gives a finding, not the aim.",
        },
      ],
      step: "The goal asks for an aim, so the sentence must state what the scientists study. One note does so.",
      look: "what scientists study on the island",
    },
    {
      goal: "overview",
      level: "Hard",
      wants: "provide an overview of how plants settled on Surtsey",
      uses: [0, 3, 4],
      key: {
        text: "On Surtsey, the first flowering plant was found in 1965, and plants spread in the 1980s, when the droppings of gulls fertilized the ground.",
        reason: "This names the stages in their order, from the first plant to the spread.",
      },
      wrong: [
        {
          text: "On Surtsey, the first flowering plant, sea rocket, was found in 1965, when the eruptions that formed the island had not yet come to an end.",
          code: "half-right",
          reason: "This gives the first stage only.",
        },
        {
          text: "On Surtsey, the first flowering plant, sea rocket, was found only in the 1980s, when the gulls of the island had fertilized the ground.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This moves the first flowering plant, found in 1965, to the time of the gulls.",
        },
        {
          text: "On Surtsey, which has been a World Heritage site since 2008, only scientists may land, and they study how plants and animals settle there.",
          code: "beside-the-point",
          reason: "This tells who studies the plants, not how these settled.",
        },
      ],
      step: "The goal asks for stages, so the sentence must lead from the first plant to the later spread. Two neighboring notes give the stages.",
      look: "what was found in 1965 and what happened in the 1980s",
    },
  ],
};
