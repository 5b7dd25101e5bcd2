import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const roomForTheWolf: Passage = {
  id: "room-for-the-wolf",
  genre: "arts",
  source: "Tuning, the Pythagorean comma, and equal temperament: standard works on music",
  text: prose`
    Tune a keyboard in pure fifths, each from the last, and you will not get home. Twelve of them
    ought to bring you to the note on which seven octaves end; they overshoot it by about a quarter
    of a semitone. The surplus cannot be removed, only placed. Tuners once put the whole of it into
    a single fifth, which howled, so that players called it the wolf and composers kept away from
    the keys in which it lived. The tuning now usual spreads it over all twelve, each of them
    narrowed by an amount that few ears detect, and the wolf is gone, or rather is everywhere and
    too small to be heard. Every key can be played. Some musicians regret that every key is also the
    same: in older tunings each had had a color of its own.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "A flaw that no tuning can avoid has been dealt with in ways that each have a price.",
        reason:
          "The surplus *cannot be removed, only placed*; one way shut off keys, the other made them alike.",
      },
      wrong: [
        {
          text: "A flaw that no tuning could avoid has been done away with by the one now in use.",
          code: "half-right",
          reason:
            "The wolf is *everywhere and too small to be heard*; the surplus is placed, not removed.",
        },
        {
          text: "A flaw in one of the fifths was called the wolf by players because it howled so.",
          code: "too-narrow",
          reason: "This is part of one of the two ways.",
        },
        {
          text: "A flaw in the tuning now in use has spoiled the music of older times for good.",
          code: "wrong-strength-or-tone",
          reason: "Some musicians regret a loss of color; that music has been spoiled is not said.",
        },
      ],
      evidence: [
        "The surplus cannot be removed, only placed.",
        "Every key can be played.",
        "every key is also the same",
      ],
      opening: "The text names a surplus and follows it through two ways of placing it.",
      steps: [
        "It *cannot be removed, only placed*. Placed in one fifth, it closes some keys; spread over twelve, it makes every key *the same*.",
      ],
      hint: "Ask what each of the two tunings gives and what it takes.",
      tip: habits["main-idea"],
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what did composers do about the wolf?",
      key: {
        text: "They did not write in keys that contained it.",
        reason: "They *kept away from the keys in which it lived*.",
      },
      wrong: [
        {
          text: "They spread it over a larger number of fifths.",
          code: "wrong-person-or-text",
          reason: "This is what the tuning now usual does.",
        },
        {
          text: "They used its howl in scenes of terror.",
          code: "not-in-the-text",
          reason: "No such use is mentioned.",
        },
        {
          text: "They gave it a part in every key they wrote in.",
          code: "contradicts-the-text",
          reason: "They kept away from its keys.",
        },
      ],
      evidence: ["composers kept away from the keys in which it lived"],
      opening: "What players and composers did stands in the same sentence.",
      steps: [
        "Players *called it the wolf and composers kept away from the keys in which it lived*.",
      ],
      hint: "Find the word *composers*.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "or rather is everywhere and too small to be heard",
      key: {
        text: "It takes back a word that said too much about the surplus.",
        reason: "*Gone* says too much: the surplus is spread over all twelve fifths.",
      },
      wrong: [
        {
          text: "It repeats in other words that the surplus has been made to vanish.",
          code: "wrong-purpose",
          reason: "*Or rather* takes back the word *gone*.",
        },
        {
          text: "It explains why the surplus was at first put into a single fifth.",
          code: "relationship-reversed",
          reason: "It speaks of the tuning now usual.",
        },
        {
          text: "It complains that the surplus now spoils each interval of a piece.",
          code: "wrong-strength-or-tone",
          reason: "It is *too small to be heard*.",
        },
      ],
      evidence: [
        "The surplus cannot be removed, only placed.",
        "the wolf is gone, or rather is everywhere",
      ],
      opening: "The words *or rather* put something more exact in the place of *gone*.",
      steps: [
        "*The surplus cannot be removed.* If the wolf were *gone*, it would have been. So the text corrects itself: it *is everywhere*.",
      ],
      hint: "Go back to what is said of the surplus before the wolf appears.",
      tip: habits.function,
    },
    {
      kind: "structure",
      level: "Medium",
      key: {
        text: "It describes two ways of dealing with a surplus and what each of them brought.",
        reason:
          "The surplus, the wolf, the spreading, and the regret of some musicians come in order.",
      },
      wrong: [
        {
          text: "It states a problem, describes an older and a newer answer to it, and urges a return.",
          code: "wrong-purpose",
          reason: "Some musicians regret what was lost; the text urges nothing.",
        },
        {
          text: "It describes a newer method, traces it to an older one, and states the problem they have in common.",
          code: "relationship-reversed",
          reason: "The problem comes first and the newer method last.",
        },
        {
          text: "It describes a method of tuning, lists the composers who used it, and explains why they gave it up.",
          code: "not-in-the-text",
          reason: "No composers are listed.",
        },
      ],
      evidence: [
        "they overshoot it",
        "Tuners once",
        "The tuning now usual",
        "Some musicians regret",
      ],
      opening: "Words such as *once* and *now* mark the two answers to one problem.",
      steps: [
        "*They overshoot it* states the problem. *Tuners once* gives the older answer; *the tuning now usual* the newer; *some musicians regret* its cost.",
      ],
      hint: "Underline *once* and *now*.",
      tip: habits.structure,
    },
    {
      kind: "implication",
      level: "Medium",
      stem: "What does the text most strongly suggest about a piece that moves through many keys?",
      key: {
        text: "It would have howled in places in the older tuning.",
        reason: "Sooner or later it would have come to keys in which the wolf lived.",
      },
      wrong: [
        {
          text: "It would have gained nothing by the newer way of tuning.",
          code: "relationship-reversed",
          reason: "In the newer, *every key can be played*.",
        },
        {
          text: "It would have been sung by choirs rather than played.",
          code: "not-in-the-text",
          reason: "Choirs are not mentioned.",
        },
        {
          text: "It would have had the same color throughout in any age.",
          code: "too-extreme",
          reason: "In older tunings each key *had had a color of its own*.",
        },
      ],
      evidence: ["composers kept away from the keys in which it lived", "Every key can be played."],
      opening: "A piece that goes through many keys cannot keep away from the wolf's.",
      steps: [
        "With the wolf, certain keys were avoided. A piece that visits many of them would meet it; only in the newer tuning can *every key* be played.",
      ],
      hint: "Ask what such a piece would meet on its way.",
      tip: habits.implication,
    },
  ],
};
