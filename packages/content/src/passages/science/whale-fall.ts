import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const whaleFall: Passage = {
  id: "whale-fall",
  genre: "science",
  source: "Whale-fall communities and their stages: standard works on deep-sea ecology",
  text: prose`
    When a whale dies at sea and sinks, its body reaches a floor where food is otherwise so scarce
    that most animals live on crumbs drifting down from above. Sleeper sharks and hagfish come first
    and strip the flesh, which may take them years. Worms, snails, and crustaceans then work through
    the enriched mud. Last come bacteria that live on the fat locked inside the bones, and with them
    mussels and other creatures that live on the bacteria, for decades more. Since some of these
    species are known from hardly anywhere else, biologists compare a dead whale less to a meal than
    to an island.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Easy",
      key: {
        text: "A sunken whale feeds one group of creatures after another for a long time.",
        reason: "The text follows three groups of animals that live on one carcass for decades.",
      },
      wrong: [
        {
          text: "A sunken whale is stripped by sharks and hagfish within a few years of its death.",
          code: "too-narrow",
          reason: "This is only the first of the stages that the text describes.",
        },
        {
          text: "A sunken whale is the source of the crumbs on which most deep-sea animals live.",
          code: "words-echoed",
          reason: "The crumbs drift down from above; the whale is contrasted with them.",
        },
        {
          text: "A sunken whale harbors bacteria that no biologist has been able to identify.",
          code: "not-in-the-text",
          reason: "Nothing is said about bacteria that cannot be identified.",
        },
      ],
      evidence: ["come first", "Last come bacteria", "for decades more"],
      opening: "The text follows what happens to one carcass from the first eaters to the last.",
      steps: [
        "Sharks and hagfish *come first*, others *then* work through the mud, and *last come bacteria*, with creatures that live on them *for decades more*: a long succession.",
      ],
      hint: "Watch for words that put things in order of time.",
      tip: habits["main-idea"],
    },
    {
      kind: "structure",
      level: "Medium",
      key: {
        text: "It follows an event through stages and closes with a comparison.",
        reason: "After the stages of a whale's decay, the carcass is compared to an island.",
      },
      wrong: [
        {
          text: "It raises a question about an event and suggests several answers to it.",
          code: "wrong-purpose",
          reason: "No question is raised; the text tells what happens in order.",
        },
        {
          text: "It describes a place and contrasts the animals found in it.",
          code: "half-right",
          reason: "The seafloor is described, but the animals are told in order, not contrasted.",
        },
        {
          text: "It reports a discovery and names those to whom it is owed.",
          code: "not-in-the-text",
          reason: "No discovery is told and nobody is named.",
        },
      ],
      evidence: ["come first", "Last come bacteria", "less to a meal than to an island"],
      opening: "Most of the text is a sequence in time, and its last sentence is an image.",
      steps: [
        "*First*, *then*, and *last* mark the stages. The final sentence steps back: biologists compare the whale *less to a meal than to an island*.",
      ],
      hint: "Ask what the last sentence does that the others do not.",
      tip: habits.structure,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "Since some of these species are known from hardly anywhere else",
      key: {
        text: "It gives the ground for speaking of the carcass as an island.",
        reason: "Like an island, the carcass has inhabitants that live hardly anywhere else.",
      },
      wrong: [
        {
          text: "It points out a gap in what biologists know of the deep seafloor.",
          code: "wrong-strength-or-tone",
          reason: "The species are rare elsewhere; no gap in knowledge is complained of.",
        },
        {
          text: "It gives the reason why a carcass is able to last for decades.",
          code: "relationship-reversed",
          reason:
            "The fat in the bones is what lasts; the rarity of the species explains something else.",
        },
        {
          text: "It limits the stages described so far to a few unusual cases.",
          code: "wrong-purpose",
          reason: "It speaks of where some species live, not of how often the stages occur.",
        },
      ],
      evidence: ["known from hardly anywhere else", "less to a meal than to an island"],
      opening: "The word *since* ties the rarity of the species to the comparison that follows.",
      steps: [
        "A meal is merely eaten; an island has inhabitants of its own. That some species are *known from hardly anywhere else* is what makes the second comparison the better one.",
      ],
      hint: "Ask what islands often have that a meal does not.",
      tip: habits.function,
    },
  ],
};
