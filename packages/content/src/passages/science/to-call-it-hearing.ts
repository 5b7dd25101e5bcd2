import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const toCallItHearing: Pair = {
  id: "to-call-it-hearing",
  genre: "science",
  source:
    "Responses of a cress plant to recorded vibrations of feeding caterpillars: well-established results",
  texts: [
    prose`
      When the vibrations of a chewing caterpillar were played to a small cress, it armed its
      leaves: attacked later on, they held more of the bitter oils that many caterpillars avoid.
      Vibrations of the wind, or of an insect's song, brought about nothing of the kind. We should
      call this by its name, one botanist writes. A creature that tells a dangerous sound from a
      harmless one hears.
    `,
    prose`
      No one need doubt that the leaves were shaken or that they responded. A smoke alarm responds
      as well, to smoke and not to steam, and we do not say that it smells the smoke. To hear is to
      take a sound *as* something, a threat or a tune, and for that, a second botanist holds, there
      has to be someone at home. Borrowed words make a plant seem wonderful and leave unexplained
      what it does.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Medium",
      stem: "Based on the texts, how would the second botanist (Text 2) most likely respond to the conclusion that the first botanist draws in Text 1?",
      key: {
        text: "By accepting the plant's behavior but objecting to the word chosen for it",
        reason: "No one *need doubt* the response; it is the word *hears* that is called borrowed.",
      },
      wrong: [
        {
          text: "By questioning whether the plant did in fact tell one sound from another",
          code: "contradicts-the-text",
          reason: "Text 2 begins by saying that no one need doubt the response.",
        },
        {
          text: "By welcoming the word for plants but warning against its use for smoke alarms",
          code: "half-right",
          reason: "The alarm is brought in to show that the word does not fit the plant.",
        },
        {
          text: "By explaining how a plant without ears could come to hear the sound of danger",
          code: "relationship-reversed",
          reason:
            "Text 2 complains that such words *leave unexplained* what a plant does, and gives no account of its own.",
        },
      ],
      evidence: [
        "No one need doubt that the leaves were shaken or that they responded.",
        "Borrowed words make a plant seem wonderful",
      ],
      opening: "Text 2 grants the experiment in its first sentence and turns against a word.",
      steps: [
        "*No one need doubt* the response, says Text 2; but an alarm responds to smoke without smelling it. What is wrong with *hears* is that it is a *borrowed* word.",
      ],
      hint: "Ask whether the two botanists differ about what the plant did.",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Easy",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "The plant reacts when certain vibrations reach its leaves.",
        reason: "Text 1 reports it, and Text 2 says that no one need doubt it.",
      },
      wrong: [
        {
          text: "The plant hears sounds that mean it harm and no others.",
          code: "wrong-person-or-text",
          reason: "That it hears is what the second botanist denies.",
        },
        {
          text: "The plant is talked about in words that are taken from other things.",
          code: "too-narrow",
          reason: "Only Text 2 complains of borrowed words.",
        },
        {
          text: "The plant warns the plants around it of an attack.",
          code: "not-in-the-text",
          reason: "Neither text speaks of plants that warn each other.",
        },
      ],
      evidence: [
        "it armed its leaves",
        "No one need doubt that the leaves were shaken or that they responded.",
      ],
      opening:
        "Before they part over a word, the two texts share the fact that it is meant to name.",
      steps: [
        "In Text 1 the cress *armed its leaves* when the vibrations were played. Text 2 does not doubt *that the leaves were shaken or that they responded*.",
      ],
      hint: "See what the first sentence of Text 2 concedes.",
      tip: habits.agreement,
    },
    {
      kind: "response",
      level: "Hard",
      stem: "Based on the texts, how would the second botanist (Text 2) most likely describe the plant's failure to respond to wind and song, as reported in Text 1?",
      key: {
        text: "As a discrimination of which things without a mind are equally capable",
        reason: "An alarm responds *to smoke and not to steam*, and no one is at home in it.",
      },
      wrong: [
        {
          text: "As a sign that the plant knows a dangerous sound from a harmless one",
          code: "wrong-person-or-text",
          reason: "This is how the first botanist sees it.",
        },
        {
          text: "As proof that the plant takes sounds to be threats though it cannot hear",
          code: "half-right",
          reason: "To take a sound as a threat is just what would need *someone at home*.",
        },
        {
          text: "As a result that might have been different if the sounds had been louder",
          code: "not-in-the-text",
          reason: "How loud the sounds were is not discussed, and the result is not doubted.",
        },
      ],
      evidence: [
        "A smoke alarm responds as well, to smoke and not to steam",
        "there has to be someone at home",
      ],
      opening:
        "The alarm too tells one thing from another, which is why it is chosen for comparison.",
      steps: [
        "For the first botanist, telling sounds apart is hearing. The second points to an alarm that responds *to smoke and not to steam*: selecting is possible where no one is at home.",
      ],
      hint: "Ask why the alarm is said to respond to one thing *and not* to another.",
      tip: habits.response,
    },
  ],
};
