import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theMistakeTheyShare: Passage = {
  id: "the-mistake-they-share",
  genre: "arts",
  source:
    "The method of common errors in textual criticism: standard works on the editing of manuscripts",
  text: prose`
    Before printing, a poem lived by being copied, and a poem that has come down in twelve
    manuscripts has come down in twelve forms. How are the copies related? One might look for
    those that agree most often; but two good scribes, working a thousand miles and three
    centuries apart, will agree on nearly every word, because they have copied it rightly. It is
    their mistakes that tell. If five manuscripts leave out the same line, or all turn a lamb into
    a lamp at the same place, it is hardly likely that five scribes had the same accident. They
    had it once, in a copy that is now lost, from which all five descend. Editors who draw the
    family tree of a text accordingly pass over page after page of beautiful agreement.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "Copies are shown to be kin by a mistake that they share and not by what they have right.",
        reason:
          "Agreement in what is right is to be expected; a shared slip points to one lost copy.",
      },
      wrong: [
        {
          text: "Copies that agree on nearly every word reveal their kinship, as shared mistakes do not.",
          code: "relationship-reversed",
          reason: "It is *their mistakes that tell*.",
        },
        {
          text: "Copies that are full of mistakes spoiled the poems that they were meant to keep.",
          code: "wrong-strength-or-tone",
          reason: "The mistakes are of use here, and no one complains of them.",
        },
        {
          text: "Copies that have come down to us in twelve manuscripts are twelve forms of a poem.",
          code: "too-narrow",
          reason: "This is the situation from which the question arises.",
        },
      ],
      evidence: ["because they have copied it rightly", "It is their mistakes that tell."],
      opening: "Two kinds of agreement are told apart, and only one of them is evidence.",
      steps: [
        "Good scribes *agree on nearly every word*, related or not. *It is their mistakes that tell*, since the same accident hardly happens five times.",
      ],
      hint: "Ask which kind of agreement would surprise you.",
      tip: habits["main-idea"],
    },
    {
      kind: "implication",
      level: "Medium",
      stem: "What does the text most strongly suggest about a mistake that is found in a single manuscript?",
      key: {
        text: "It says little about how that copy is related to others.",
        reason: "Kinship shows in mistakes that are shared.",
      },
      wrong: [
        {
          text: "It says that all the others descend from that copy.",
          code: "contradicts-the-text",
          reason: "Copies made from it would be likely to have the mistake too.",
        },
        {
          text: "It says that the scribe had little love for the poem.",
          code: "not-in-the-text",
          reason: "The scribe's feelings are not spoken of.",
        },
        {
          text: "It says which word the poet must have written there.",
          code: "too-extreme",
          reason: "A mistake by itself does not tell what is right.",
        },
      ],
      evidence: ["If five manuscripts leave out the same line", "It is their mistakes that tell."],
      opening: "What proves kinship is a mistake that several copies have in common.",
      steps: [
        "Five manuscripts with one accident *descend* from one lost copy. A slip that stands alone joins its copy to no other.",
      ],
      hint: "Ask what the five manuscripts have in common.",
      tip: habits.implication,
    },
    {
      kind: "conclusion",
      level: "Easy",
      completion:
        "A manuscript with *lamb* where those five read *lamp* probably comes from a copy ______",
      key: {
        text: "that goes back to the poem by another way.",
        reason: "The slip was in that copy, and what descends from it should have the slip.",
      },
      wrong: [
        {
          text: "itself descended from the lost copy of those five.",
          code: "relationship-reversed",
          reason: "Then it should read *lamp* as well.",
        },
        {
          text: "written by the poet in a hand that is hard to read.",
          code: "not-in-the-text",
          reason: "The poet's hand is not mentioned.",
        },
        {
          text: "older by three centuries than the copies of those five.",
          code: "wrong-group-or-measure",
          reason: "The centuries belong to an example of two good scribes.",
        },
      ],
      evidence: ["in a copy that is now lost, from which all five descend"],
      opening: "The lost copy had the slip, and its descendants have it.",
      steps: [
        "All five *descend* from a copy in which *lamb* had become *lamp*. One that reads *lamb* most likely goes back to another.",
      ],
      hint: "Ask what the lost copy read at that place.",
      tip: habits.conclusion,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "working a thousand miles and three centuries apart",
      key: {
        text: "It stresses that the scribes' agreement owes nothing to any link between them.",
        reason: "So far apart, they agree because both have copied rightly.",
      },
      wrong: [
        {
          text: "It stresses that the scribes must have shared a manuscript that was sent to both.",
          code: "relationship-reversed",
          reason: "The distance serves to rule a link out.",
        },
        {
          text: "It stresses that a poem may travel far and be read for a long time after.",
          code: "too-narrow",
          reason: "The travels of the poem are not the point of the sentence.",
        },
        {
          text: "It stresses that the scribes are likely to have made quite different copies.",
          code: "contradicts-the-text",
          reason: "They *will agree on nearly every word*.",
        },
      ],
      evidence: ["will agree on nearly every word, because they have copied it rightly"],
      opening: "The distance removes every reason for agreement but one.",
      steps: [
        "Two scribes who never met *will agree on nearly every word*. The cause cannot be kinship; it is that *they have copied it rightly*.",
      ],
      hint: "Ask which explanation of their agreement the distance excludes.",
      tip: habits.function,
    },
  ],
};
