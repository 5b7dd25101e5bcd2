import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const neverSilent: Pair = {
  id: "never-silent",
  genre: "arts",
  source:
    "Live music in theaters of the silent era, from orchestras to lone pianists: standard film histories",
  texts: [
    prose`
      "Silent film was never silent." Every student of cinema learns the sentence, and
      rightly. In the picture palaces of the 1920s an orchestra of forty played from printed
      scores; there was thunder on a sheet of tin, and hoofbeats on coconut shells. To watch
      these films today without a sound is to see them as their audiences never did.
    `,
    prose`
      Palaces stood in cities. In the account books of sixty country theaters, I have found
      what was paid for music. In twenty-two, a girl of the town played the piano on
      Saturdays; in nine, a man turned the crank of an organ. The others paid for none.
      Farmers, one owner noted, "talk enough." In such places it was the film that was
      silent and the house that was not.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Easy",
      stem: "Based on the texts, how would the author of Text 2 most likely respond to the sentence that students learn, according to Text 1?",
      key: {
        text: "By limiting it to theaters of a certain kind",
        reason: "Palaces in cities had orchestras, but many country theaters paid for no music.",
      },
      wrong: [
        {
          text: "By confirming it for theaters in the country",
          code: "contradicts-the-text",
          reason: "The others, the author found, paid for no music.",
        },
        {
          text: "By rejecting it for theaters everywhere",
          code: "too-extreme",
          reason: "That palaces had orchestras is not denied.",
        },
        {
          text: "By tracing it to owners who sold scores",
          code: "not-in-the-text",
          reason: "Nobody is said to have sold scores.",
        },
      ],
      evidence: ["Palaces stood in cities.", "The others paid for none."],
      opening: "What is true of palaces in cities is not true of many theaters in the country.",
      steps: [
        "Text 1 speaks of *picture palaces*. Text 2 begins: *Palaces stood in cities.* Of the country theaters some had a piano or an organ; *the others paid for none*.",
      ],
      hint: "What kind of theater does each text describe?",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Easy",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "Some of the audiences for these films heard music with them.",
        reason: "Text 1 tells of orchestras, and Text 2 of pianos and organs.",
      },
      wrong: [
        {
          text: "Most of the music for these films was played from printed scores.",
          code: "wrong-person-or-text",
          reason: "Only Text 1 mentions scores.",
        },
        {
          text: "Most of the people who saw these films talked while they were shown.",
          code: "too-narrow",
          reason: "Only Text 2 tells of talking farmers.",
        },
        {
          text: "Some of the makers of these films preferred to have no music.",
          code: "not-in-the-text",
          reason: "The makers' wishes are not mentioned.",
        },
      ],
      evidence: [
        "an orchestra of forty played from printed scores",
        "a girl of the town played the piano on Saturdays",
      ],
      opening: "There was music in cities, and in some country theaters too.",
      steps: [
        "*An orchestra of forty* in Text 1, and in Text 2 a piano *on Saturdays* or an organ with a crank: each text knows of theaters with music.",
      ],
      hint: "Was there music in any of the country theaters?",
      tip: habits.agreement,
    },
  ],
};
