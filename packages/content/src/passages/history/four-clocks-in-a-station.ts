import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const fourClocksInAStation: Passage = {
  id: "four-clocks-in-a-station",
  genre: "history",
  source:
    "Standard histories of time zones in the United States: the railroads' change of November 18, 1883, and the Standard Time Act of 1918.",
  text: prose`
    Until the 1880s, American towns set their clocks by the sun, and noon came to each of them a
    little later than to the next town east. Railroads, which ran by dozens of different times, made
    this a nuisance: a traveler changing trains might find several clocks in one station, all
    correct and no two alike. On November 18, 1883, the railroads divided the country into zones an
    hour apart, and most cities soon followed. Congress gave the zones the force of law in 1918. The
    act did not so much set the nation's clocks as notice what time it was.
  `,
  facets: [
    {
      kind: "structure",
      level: "Easy",
      key: {
        text: "It describes a difficulty, then a solution to it, and then a late official response.",
        reason:
          "Many local times are the difficulty, the zones the solution, and the act of 1918 the response.",
      },
      wrong: [
        {
          text: "It describes an invention, then its first users, and then a series of improvements to it.",
          code: "not-in-the-text",
          reason: "No invention is described, nor is the division into zones improved upon.",
        },
        {
          text: "It describes a law, then the reasons for it, and then the changes it brought about.",
          code: "relationship-reversed",
          reason: "The law comes last, and the change had come before it.",
        },
        {
          text: "It describes a difficulty, then a solution to it, and then an unforeseen failure.",
          code: "half-right",
          reason: "The first two parts are right, but the solution does not fail.",
        },
      ],
      evidence: [
        "made this a nuisance",
        "the railroads divided the country into zones an hour apart",
        "Congress gave the zones the force of law in 1918.",
      ],
      opening: "A nuisance, what was done about it, and a law follow one another in the text.",
      steps: [
        "The first two sentences tell of the *nuisance*; the third, of the zones that ended it. The last two turn to the act of 1918, which made official what most cities already did.",
      ],
      hint: "Note the dates in the text and what each of them brings.",
      tip: habits.structure,
    },
    {
      kind: "detail",
      level: "Medium",
      stem: "According to the text, why might the clocks in one station have disagreed?",
      key: {
        text: "The lines that met there did not keep a common time.",
        reason:
          "Railroads *ran by dozens of different times*, so whoever changed trains also changed clocks.",
      },
      wrong: [
        {
          text: "The clocks of the station were seldom set right.",
          code: "contradicts-the-text",
          reason: "The clocks were *all correct*, each by the time it was meant to show.",
        },
        {
          text: "The station stood on a line between two of the zones.",
          code: "wrong-group-or-measure",
          reason: "The zones came in 1883 and put an end to this.",
        },
        {
          text: "The town of the station refused the time set by Congress.",
          code: "not-in-the-text",
          reason: "Congress acted only in 1918, and no town is said to have refused.",
        },
      ],
      evidence: [
        "Railroads, which ran by dozens of different times",
        "all correct and no two alike",
      ],
      opening: "The sentence about the station says how many times the railroads ran by.",
      steps: [
        "Railroads *ran by dozens of different times*. Where several of them met, a traveler found several clocks, *all correct and no two alike*: each showed the time of another line.",
      ],
      hint: "Ask how several clocks can differ and still be *all correct*.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "The act did not so much set the nation's clocks as notice what time it was.",
      key: {
        text: "It stresses that Congress merely confirmed zones that most cities already kept.",
        reason:
          "To *notice what time it was* is to recognize what was there; most cities had kept zone time for years.",
      },
      wrong: [
        {
          text: "It complains that the law came too late to bring about the change that was needed.",
          code: "wrong-strength-or-tone",
          reason: "The change had come without the law, so nothing was missed by its lateness.",
        },
        {
          text: "It suggests that the law failed to persuade most people to set their clocks anew.",
          code: "contradicts-the-text",
          reason:
            "Most cities had followed the zones long before, so few clocks had to be changed.",
        },
        {
          text: "It notes that the law was the first to make clocks agree with the time of the sun.",
          code: "relationship-reversed",
          reason: "The zones replaced the time of the sun, and the law did not make them.",
        },
      ],
      evidence: [
        "most cities soon followed",
        "did not so much set the nation's clocks as notice what time it was",
      ],
      opening: "The joke of the last sentence lies in the two verbs *set* and *notice*.",
      steps: [
        "The railroads made the zones in 1883, *and most cities soon followed*. A law of 1918 could therefore only *notice* them. The sentence says with a smile who had really set the clocks.",
      ],
      hint: "Compare the two dates and ask what was left for the second to do.",
      tip: habits.function,
    },
  ],
};
