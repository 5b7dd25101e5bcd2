import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const aNewSkinEveryYear: Passage = {
  id: "a-new-skin-every-year",
  genre: "arts",
  source:
    "The Great Mosque of Djenné and its annual plastering: standard works on African architecture",
  text: prose`
    The Great Mosque of Djenné, in Mali, is made of mud, and the rains take some of it away each
    summer. It has no need to fear them. On a day announced in the spring, the whole town plasters
    it. Young men run with baskets of mud from the riverbank, one half of the town racing the other;
    girls carry the water; the masons, whose families have held the office for centuries, stand on
    the bundles of palm wood that jut from the walls. Visitors who have admired those bundles as
    ornament discover that they are a scaffold, left in place from one year to the next. A stone
    mosque could go a hundred years without a mason. This one cannot go ten, and in Djenné, in
    consequence, there is no lack of people who know how it is done.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "A mosque that cannot do without masons for long keeps their skill from dying out.",
        reason:
          "It *cannot go ten* years without a mason, so the town has always had people who know how.",
      },
      wrong: [
        {
          text: "A building that lasts without repair keeps the skill of its builders before all eyes.",
          code: "relationship-reversed",
          reason: "The stone mosque lasts, and it is the one for which no mason is needed.",
        },
        {
          text: "A building of mud is in every respect better for a town than one of stone.",
          code: "too-extreme",
          reason: "One consequence of mud is praised; no judgment in every respect is passed.",
        },
        {
          text: "A building in Mali has bundles of palm wood that visitors take to be an ornament.",
          code: "too-narrow",
          reason: "The bundles are a detail of how the work is done.",
        },
      ],
      evidence: ["This one cannot go ten", "there is no lack of people who know how it is done"],
      opening: "The last two sentences say what follows from the yearly work that is described.",
      steps: [
        "The mosque loses some of itself each summer and is plastered each spring. *In consequence*, the knowledge is not lost.",
      ],
      hint: "Look for the words *in consequence*.",
      tip: habits["main-idea"],
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what do the bundles of palm wood serve as?",
      key: {
        text: "A support for the people at work",
        reason: "The masons stand on them; *they are a scaffold*.",
      },
      wrong: [
        {
          text: "A pattern for the eyes of visitors",
          code: "contradicts-the-text",
          reason: "Visitors took them for ornament and learned better.",
        },
        {
          text: "A drain for the summer rain",
          code: "not-in-the-text",
          reason: "Draining is not mentioned.",
        },
        {
          text: "A set of baskets for mud and water",
          code: "words-echoed",
          reason: "The baskets are carried by young men.",
        },
      ],
      evidence: ["stand on the bundles of palm wood", "they are a scaffold"],
      opening: "What visitors discover is told in the sentence about them.",
      steps: [
        "Visitors *discover that they are a scaffold, left in place from one year to the next*.",
      ],
      hint: "Find what the visitors discover.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "It has no need to fear them.",
      key: {
        text: "It makes the reader wonder how, and the account of the plastering replies.",
        reason:
          "A building of mud that rain washes away should have cause to fear; the day of plastering says why not.",
      },
      wrong: [
        {
          text: "It reassures the reader that the summer rains of Mali are gentle ones.",
          code: "wrong-purpose",
          reason: "The rains take some of the mosque away each summer.",
        },
        {
          text: "It draws a conclusion for which the sentence before it gives the proof.",
          code: "relationship-reversed",
          reason: "The sentence before it would rather lead one to expect the opposite.",
        },
        {
          text: "It praises the piety of a town that puts its trust in higher powers.",
          code: "wrong-strength-or-tone",
          reason: "What follows is work; piety is not spoken of.",
        },
      ],
      evidence: [
        "the rains take some of it away each summer",
        "On a day announced in the spring, the whole town plasters it.",
      ],
      opening: "The sentence contradicts what one expects, and the next one explains.",
      steps: [
        "Rain takes mud away, yet the mosque *has no need to fear* it. The next sentence gives the reason: *the whole town plasters it*.",
      ],
      hint: "Ask whether the sentence agrees with what the one before it would make you think.",
      tip: habits.function,
    },
    {
      kind: "purpose",
      level: "Medium",
      key: {
        text: "To describe a yearly custom and point out what it preserves besides a wall",
        reason: "The plastering is described, and the end speaks of people who know how.",
      },
      wrong: [
        {
          text: "To describe a race between two halves of a town and who tends to win it",
          code: "too-narrow",
          reason: "The race is one part of the day, and no winner is named.",
        },
        {
          text: "To argue that a fragile building ought now to be rebuilt in lasting stone",
          code: "wrong-purpose",
          reason: "The comparison with stone is in favor of the mud.",
        },
        {
          text: "To explain how a mosque of mud came to be built in Mali in the first place",
          code: "not-in-the-text",
          reason: "How it came to be built is not told.",
        },
      ],
      evidence: [
        "the whole town plasters it",
        "there is no lack of people who know how it is done",
      ],
      opening: "A custom is shown at work, and the last sentence names something that it keeps.",
      steps: [
        "Most of the text shows the day of the plastering. The comparison with stone at the end says what the town has from it: the knowledge.",
      ],
      hint: "Ask what the stone mosque at the end is brought in for.",
      tip: habits.purpose,
    },
    {
      kind: "implication",
      level: "Medium",
      stem: "What does the text most strongly suggest about a stone mosque that has stood for a century untouched?",
      key: {
        text: "The people around it are likely to lack a mason's skill by now.",
        reason:
          "Where no mason is needed for a hundred years, *people who know how* come to be lacking.",
      },
      wrong: [
        {
          text: "The town around it is likely to have kept its families of masons.",
          code: "contradicts-the-text",
          reason: "It is Djenné, where masons are always needed, that has kept them.",
        },
        {
          text: "The walls of it are likely to be thicker than those of mud.",
          code: "not-in-the-text",
          reason: "The thickness of walls is not compared.",
        },
        {
          text: "The rains on it are likely to have done what they do to mud.",
          code: "wrong-person-or-text",
          reason:
            "It is the mud that the rains take away each summer; stone could go a hundred years.",
        },
      ],
      evidence: [
        "A stone mosque could go a hundred years without a mason.",
        "there is no lack of people who know how it is done",
      ],
      opening: "The mosque of stone is set against the mosque of mud with respect to masons.",
      steps: [
        "The mud *cannot go ten* years, and *in consequence* Djenné always has people who know. The opposite may hold where nothing need be done for a hundred.",
      ],
      hint: "Ask what Djenné has because its mosque is not of stone.",
      tip: habits.implication,
    },
  ],
};
