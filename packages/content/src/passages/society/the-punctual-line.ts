import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const thePunctualLine: Passage = {
  id: "the-punctual-line",
  genre: "society",
  source: "Simpson's paradox: standard works on statistics",
  text: prose`
    Two bus companies served the same two towns, one on the coast, where it is often foggy, and
    one in the hills, where it hardly ever is. Northern ran its buses mostly to the coast;
    Southern mostly to the hills. An inspector, comparing them, found that on the route to the
    coast Northern was late less often than Southern, and that on the route to the hills, too,
    Northern was late less often than Southern. She then added up all the trips of each company,
    as the law required, and published the result: Northern was late more often than Southern.
    There was no mistake in her addition. Most of Northern's trips had been made in fog, and most
    of Southern's in sunshine.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "A company that is better on each route can look worse when its trips are added up.",
        reason: "Northern was late less often on both routes and more often in the total.",
      },
      wrong: [
        {
          text: "A company that is late more often than another is worse on at least one of the routes.",
          code: "too-extreme",
          reason: "Northern was late more often in all, and on neither route.",
        },
        {
          text: "A company that is better on each route was made to look worse by a slip in the sums.",
          code: "contradicts-the-text",
          reason: "*There was no mistake in her addition.*",
        },
        {
          text: "A company that sends most of its buses into fog will be late more often than others.",
          code: "too-broad",
          reason: "This may be so, but the text is about comparing two companies.",
        },
      ],
      evidence: [
        "Northern was late less often than Southern",
        "Northern was late more often than Southern",
      ],
      opening: "Two true comparisons point one way, and a third, made from them, points the other.",
      steps: [
        "On each route *Northern was late less often*. Added up, *Northern was late more often*, because *most of Northern's trips had been made in fog*.",
      ],
      hint: "Keep all three of the inspector's comparisons in view.",
      tip: habits["main-idea"],
    },
    {
      kind: "implication",
      level: "Easy",
      stem: "What does the text most strongly suggest about buses on the route to the coast?",
      key: {
        text: "They ran late more than the rest of the buses did.",
        reason:
          "Only if fog makes buses late do the last sentence and the published result fit together.",
      },
      wrong: [
        {
          text: "They were late less often than those to the hills.",
          code: "relationship-reversed",
          reason: "Then Northern, which mostly ran there, would not have come out worse.",
        },
        {
          text: "They were run for the most part by Southern.",
          code: "wrong-person-or-text",
          reason: "It was Northern that ran mostly to the coast.",
        },
        {
          text: "They were slower because the road was steeper.",
          code: "not-in-the-text",
          reason: "The road is not described, and the hills are elsewhere.",
        },
      ],
      evidence: [
        "one on the coast, where it is often foggy",
        "Most of Northern's trips had been made in fog",
      ],
      opening: "Fog is what the two routes differ in, and what explains the result.",
      steps: [
        "Northern is better on both routes and yet worse in all. That can be only if the route on which it mostly runs, the foggy one, is the one on which buses are late.",
      ],
      hint: "Ask what fog does to a bus.",
      tip: habits.implication,
    },
    {
      kind: "conclusion",
      level: "Medium",
      completion:
        "A traveler who wishes to arrive on time in either town would therefore do better to ______",
      key: {
        text: "take Northern, whatever has been published of it.",
        reason: "On each of the two routes Northern was late less often.",
      },
      wrong: [
        {
          text: "take Southern, as the published result suggests.",
          code: "contradicts-the-text",
          reason: "On neither route was Southern late less often.",
        },
        {
          text: "take Northern to the coast and Southern to the hills.",
          code: "half-right",
          reason: "To the hills, too, Northern was late less often.",
        },
        {
          text: "take either, and leave an hour before it is needed.",
          code: "not-in-the-text",
          reason: "Leaving early is not what the comparison is about.",
        },
      ],
      evidence: [
        "on the route to the coast Northern was late less often than Southern",
        "on the route to the hills, too, Northern was late less often than Southern",
      ],
      opening: "A traveler takes one route at a time, and on each of them one company is better.",
      steps: [
        "Whoever travels goes either to the coast or to the hills. On both routes *Northern was late less often*.",
      ],
      hint: "Ask which of the inspector's three comparisons concerns a single trip.",
      tip: habits.conclusion,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "There was no mistake in her addition.",
      key: {
        text: "It rules out a slip in the addition and so leaves the reader to look further.",
        reason: "If the sums are right, the reason must lie elsewhere; the next sentence gives it.",
      },
      wrong: [
        {
          text: "It praises an official for the care that she has taken with the figures.",
          code: "wrong-strength-or-tone",
          reason: "The sentence serves to exclude a slip, not to praise.",
        },
        {
          text: "It shows that the published result was fair to each of the companies.",
          code: "contradicts-the-text",
          reason: "The result misleads, although the addition is right.",
        },
        {
          text: "It gives the reason for which the law had called for such an addition.",
          code: "relationship-reversed",
          reason: "The law's reason is not given.",
        },
      ],
      evidence: [
        "Northern was late more often than Southern. There was no mistake in her addition.",
      ],
      opening: "A surprising result might be a slip, and the sentence says that it is not.",
      steps: [
        "A reader will suspect an error. *There was no mistake in her addition*; then comes the real reason, the fog.",
      ],
      hint: "Ask what a reader is likely to suspect just before this sentence.",
      tip: habits.function,
    },
  ],
};
