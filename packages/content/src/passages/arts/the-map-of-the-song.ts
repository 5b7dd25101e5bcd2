import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theMapOfTheSong: Passage = {
  id: "the-map-of-the-song",
  genre: "arts",
  source:
    "Songlines and Aboriginal Australian oral tradition: standard works on Australian cultural history",
  text: prose`
    Across the deserts of Australia run paths that cannot be seen. Aboriginal people know them by
    songs, which tell how ancestral beings went from place to place and made the hills, the wells,
    and the names; to sing the verses in order is to go through the country in order. A singer
    learns the verses that belong to the country of his own people. Where it ends, the neighbors
    take up the song, often in another language, and it is said that the melody goes on, so that a
    traveler may know the way by it although the words have become strange. Settlers who saw no
    maps concluded that the people had none. They had thousands of miles of them, which no rain
    could spoil and no stranger could pick up and read.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "Songs can serve people as maps, although outsiders failed to see this.",
        reason:
          "To sing the verses in order is to go through the country in order; settlers *saw no maps*.",
      },
      wrong: [
        {
          text: "Maps can be turned into songs, although the words become strange.",
          code: "relationship-reversed",
          reason: "The songs are the maps; nothing was turned into them.",
        },
        {
          text: "Songs have been lost among people who no longer travel in order.",
          code: "contradicts-the-text",
          reason: "Nothing is said of loss.",
        },
        {
          text: "Songs tell how ancestral beings went about making hills and wells.",
          code: "too-narrow",
          reason: "This is what the verses tell; the text is about what they are used for.",
        },
      ],
      evidence: [
        "to sing the verses in order is to go through the country in order",
        "They had thousands of miles of them",
      ],
      opening: "The songs are shown to be maps before the settlers' mistake is named.",
      steps: [
        "*To sing the verses in order is to go through the country in order.* Settlers *concluded that the people had none*; but *they had thousands of miles of them*.",
      ],
      hint: "Ask what the word *them* stands for in the last sentence.",
      tip: habits["main-idea"],
    },
    {
      kind: "implication",
      level: "Medium",
      stem: "What does the text most strongly suggest about a traveler who leaves the country of the singer's own people?",
      key: {
        text: "The traveler still has something in the song to go by.",
        reason: "The melody is said to go on where the language changes.",
      },
      wrong: [
        {
          text: "The traveler needs to learn the song from its beginning.",
          code: "contradicts-the-text",
          reason: "The song is taken up where it was left.",
        },
        {
          text: "The traveler understands every word of the song sung there.",
          code: "too-extreme",
          reason: "The words *have become strange*.",
        },
        {
          text: "The traveler has to make the neighbors a gift for the song.",
          code: "not-in-the-text",
          reason: "Gifts are not mentioned.",
        },
      ],
      evidence: [
        "the melody goes on, so that a traveler may know the way by it although the words have become strange",
      ],
      opening: "At the border the words change and something else does not.",
      steps: [
        "Beyond it *the neighbors take up the song, often in another language*. But *the melody goes on, so that a traveler may know the way by it*.",
      ],
      hint: "Ask what goes on when the words change.",
      tip: habits.implication,
    },
    {
      kind: "conclusion",
      level: "Easy",
      completion: "A singer who left out a verse would therefore, as a traveler, ______",
      key: {
        text: "lose a stretch of the way.",
        reason: "The verses in order are the country in order.",
      },
      wrong: [
        {
          text: "come to a part of the way twice.",
          code: "relationship-reversed",
          reason: "A verse sung twice might do this, not one left out.",
        },
        {
          text: "be thought of as a stranger on the way.",
          code: "not-in-the-text",
          reason: "How others would think of the singer is not told.",
        },
        {
          text: "go the way from the hills to the wells.",
          code: "words-echoed",
          reason: "Hills and wells are examples of what was made.",
        },
      ],
      evidence: ["to sing the verses in order is to go through the country in order"],
      opening: "Verse and place belong together, so a lost verse is a lost place.",
      steps: [
        "*To sing the verses in order is to go through the country in order.* If a verse is missing, so is the stretch of country that it belongs to.",
      ],
      hint: "Ask what each verse stands for.",
      tip: habits.conclusion,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "and no stranger could pick up and read",
      key: {
        text: "It turns what looked like a lack into an advantage.",
        reason: "A map without paper cannot be taken and used by others.",
      },
      wrong: [
        {
          text: "It turns what looked like a gain into a drawback.",
          code: "wrong-purpose",
          reason: "The songs are praised, like maps that rain cannot spoil.",
        },
        {
          text: "It gives the reason why settlers drew maps of it.",
          code: "relationship-reversed",
          reason: "The settlers' own maps are not mentioned.",
        },
        {
          text: "It expresses regret that the songs were never shared.",
          code: "wrong-strength-or-tone",
          reason: "They are shared with neighbors, and nothing is regretted.",
        },
      ],
      evidence: [
        "Settlers who saw no maps concluded that the people had none.",
        "which no rain could spoil",
      ],
      opening: "What the settlers could not see is here counted among the merits.",
      steps: [
        "Settlers *saw no maps*. That a map cannot be seen means also that *no rain* can spoil it and *no stranger* can take it.",
      ],
      hint: "Ask whether the last two clauses are praise or blame.",
      tip: habits.function,
    },
  ],
};
