import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const twoPlanetsOnPaper: Passage = {
  id: "two-planets-on-paper",
  genre: "science",
  source: "Le Verrier, Neptune, and Vulcan: standard histories of astronomy",
  text: prose`
    By the 1840s the planet Uranus had strayed from the path that Newton's law laid down for it.
    Urbain Le Verrier, a French astronomer, would not doubt the law; he worked out instead where
    an unseen planet must be in order to pull Uranus off its course, and in 1846 observers in
    Berlin found Neptune within a degree of the spot. Mercury strayed as well. Le Verrier reasoned
    as before and announced a second unseen planet, soon named Vulcan, circling close to the sun.
    For decades careful people looked for it, and several of them reported that they had seen it.
    It was not there. This time the law itself was at fault, by a very little, as Einstein showed
    in 1915.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "Reasoning that had led to one planet proved mistaken when it was applied to a similar puzzle.",
        reason:
          "The same step, from a straying planet to an unseen one, succeeded with Uranus and failed with Mercury.",
      },
      wrong: [
        {
          text: "Laws of nature that have long been trusted turn out slightly wrong once they are tested.",
          code: "too-broad",
          reason:
            "One law is found slightly wrong in one case; nothing is said of laws in general.",
        },
        {
          text: "Newton's law was shown in 1915 to be slightly at fault where the path of Mercury is concerned.",
          code: "too-narrow",
          reason:
            "This is how the second story ends; it leaves out the first, to which it is compared.",
        },
        {
          text: "Calculations of the paths of Uranus and Mercury led observers to two planets unknown until then.",
          code: "contradicts-the-text",
          reason: "Only Neptune was found; Vulcan *was not there*.",
        },
      ],
      evidence: ["Le Verrier reasoned as before", "It was not there."],
      opening:
        "One way of reasoning is followed twice, and only the first time does it lead to a planet.",
      steps: [
        "Uranus strayed, an unseen planet was supposed, and Neptune was found.",
        "With Mercury, *Le Verrier reasoned as before*, but Vulcan *was not there*. The point lies in the two outcomes taken together.",
      ],
      hint: "Look for what is the same in the two stories and what is not.",
      tip: habits["main-idea"],
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what did Le Verrier suppose when Uranus strayed from its path?",
      key: {
        text: "That an unseen body was drawing it aside",
        reason:
          "He worked out *where an unseen planet must be in order to pull Uranus off its course*.",
      },
      wrong: [
        {
          text: "That Newton's law might not hold so far from the sun",
          code: "contradicts-the-text",
          reason: "He *would not doubt the law*.",
        },
        {
          text: "That astronomers in Berlin had measured its path badly",
          code: "not-in-the-text",
          reason: "The observers in Berlin appear as those who found Neptune.",
        },
        {
          text: "That a planet near the sun had changed its course",
          code: "wrong-person-or-text",
          reason: "A planet near the sun was supposed later, to explain the course of Mercury.",
        },
      ],
      evidence: ["where an unseen planet must be in order to pull Uranus off its course"],
      opening: "Le Verrier kept the law and looked for something that could pull the planet.",
      steps: [
        "He *would not doubt the law*. What he worked out was where *an unseen planet* must be to pull Uranus as it was being pulled.",
      ],
      hint: "Read what comes after *instead*.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "Mercury strayed as well.",
      key: {
        text: "It brings in a second case to be set beside the first.",
        reason:
          "What follows repeats the step from straying to an unseen planet, with another outcome.",
      },
      wrong: [
        {
          text: "It offers further proof of the finding made in Berlin.",
          code: "wrong-purpose",
          reason: "Mercury's straying has no bearing on Neptune, which had been found.",
        },
        {
          text: "It names the cause of the straying described before it.",
          code: "relationship-reversed",
          reason: "Mercury is another planet that strays, not the cause of what Uranus did.",
        },
        {
          text: "It admits a doubt that Le Verrier had so far concealed.",
          code: "not-in-the-text",
          reason: "He is not said to have concealed anything.",
        },
      ],
      evidence: ["Mercury strayed as well.", "Le Verrier reasoned as before"],
      opening:
        "The words *as well* and, after them, *as before* tie the second story to the first.",
      steps: [
        "Uranus had strayed; so had Mercury, and *Le Verrier reasoned as before*. The short sentence opens the second case.",
      ],
      hint: "See what the next sentence means by *as before*.",
      tip: habits.function,
    },
    {
      kind: "structure",
      level: "Medium",
      key: {
        text: "It tells of a planet that was found and then of another that was not.",
        reason:
          "Neptune was found by reasoning from Uranus; Vulcan was sought in the same way and never found.",
      },
      wrong: [
        {
          text: "It tells of a failure and then of a success that was meant to make up for it.",
          code: "relationship-reversed",
          reason: "The success, Neptune, comes first.",
        },
        {
          text: "It describes the work of one astronomer and then that of a rival.",
          code: "wrong-person-or-text",
          reason: "Le Verrier made both predictions; Einstein is not shown as a rival.",
        },
        {
          text: "It describes a law of nature and then two observations that confirmed it.",
          code: "half-right",
          reason: "Only the first observation agreed with the law; Mercury showed it at fault.",
        },
      ],
      evidence: ["found Neptune within a degree of the spot", "It was not there."],
      opening: "Two attempts of one kind are told in turn, and they end differently.",
      steps: [
        "The first half ends when Neptune is found; the second begins with Mercury and ends with a planet that *was not there*.",
      ],
      hint: "Find where the text turns from one planet to another.",
      tip: habits.structure,
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "What does the text most strongly suggest about the people who reported seeing Vulcan?",
      key: {
        text: "They saw something else that they took for a planet.",
        reason: "Vulcan *was not there*, so whatever they saw was something else.",
      },
      wrong: [
        {
          text: "They searched less carefully than other observers did.",
          code: "contradicts-the-text",
          reason: "It was *careful people* who looked, and several of *them* who reported it.",
        },
        {
          text: "They had helped to find Neptune some years before.",
          code: "wrong-person-or-text",
          reason: "Neptune was found by observers in Berlin; the others are not identified.",
        },
        {
          text: "They may have wanted to prove that Newton was wrong.",
          code: "possibility-as-fact",
          reason: "Vulcan would have saved Newton's law, and their motives are not given.",
        },
      ],
      evidence: ["several of them reported that they had seen it", "It was not there."],
      opening: "Two statements together leave only one way to take the reports.",
      steps: [
        "*Several of them reported that they had seen it*, and *it was not there*: they cannot have seen what they said they saw.",
      ],
      hint: "Put the report beside the sentence that follows it.",
      tip: habits.implication,
    },
  ],
};
