import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const antsOnStilts: Passage = {
  id: "ants-on-stilts",
  genre: "science",
  source: "The step counter of the Saharan desert ant (2006): standard works on animal navigation",
  text: prose`
    A desert ant that has found a crumb does not go back over its winding way; it runs home in a
    straight line, and when it has gone as far as it ought to, it stops and looks about for the
    hole. How does it know how far? Biologists let ants walk thirty feet from their nest to a dish
    of food. There they glued stiff bristles to the legs of some, as stilts; from the legs of
    others they cut the tips; the rest they left alone. The last stopped to look where the nest
    should have been. The ants on stilts ran on for some fifteen feet beyond it, and those with
    short legs stopped halfway. Later the same ants walked out and home on their new legs; at the
    first try, all stopped in the right place.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "Desert ants measure how far they have gone by something like a count of the steps they take.",
        reason: "With longer steps they go too far, and with shorter ones not far enough.",
      },
      wrong: [
        {
          text: "Desert ants tell how far they have gone by looking about them for the nest.",
          code: "wrong-person-or-text",
          reason: "They look about after they have stopped.",
        },
        {
          text: "Desert ants find their way by steps alone and take no notice of the ground about them.",
          code: "too-extreme",
          reason: "The text is about distance, and they look for the hole when they stop.",
        },
        {
          text: "Desert ants that have found a crumb find their way to the nest in a straight line.",
          code: "too-narrow",
          reason: "This is how the question arises.",
        },
      ],
      evidence: [
        "How does it know how far?",
        "ran on for some fifteen feet beyond it",
        "stopped halfway",
      ],
      opening: "Changing the length of the step changes where the ant stops.",
      steps: [
        "Out on their own legs, back on longer or shorter ones: *ran on for some fifteen feet beyond it*, *stopped halfway*. The number of steps was kept, and the length of each had changed.",
      ],
      hint: "Ask what the stilts changed and what they left as it was.",
      tip: habits["main-idea"],
    },
    {
      kind: "implication",
      level: "Easy",
      stem: "Based on the text, why did the ants with short legs stop too soon?",
      key: {
        text: "They covered less ground with a step.",
        reason: "As many steps as before made a shorter way.",
      },
      wrong: [
        {
          text: "They grew tired before they were home.",
          code: "not-in-the-text",
          reason:
            "Tiredness is not mentioned, and later, on the same legs, they went the whole way.",
        },
        {
          text: "They took many more steps than before.",
          code: "relationship-reversed",
          reason: "With more of the short steps they would have come nearer home.",
        },
        {
          text: "They had walked out along a shorter way.",
          code: "contradicts-the-text",
          reason: "All had walked the same thirty feet, and on whole legs.",
        },
      ],
      evidence: [
        "from the legs of others they cut the tips",
        "those with short legs stopped halfway",
      ],
      opening: "A short leg makes a short step, and short steps make a short way.",
      steps: [
        "The way out had been walked on whole legs. The same number of steps on short ones led only half the way back.",
      ],
      hint: "Multiply the steps by what each is worth.",
      tip: habits.implication,
    },
    {
      kind: "conclusion",
      level: "Hard",
      completion: "They did so because on this walk ______",
      key: {
        text: "the legs they went out on were those they came home on.",
        reason: "Out and back, a step was then of one length.",
      },
      wrong: [
        {
          text: "the way home had become known to them by sight.",
          code: "contradicts-the-text",
          reason:
            "It was the first walk on these legs, and knowing the way had not saved them from error before.",
        },
        {
          text: "the legs they had been given were as long as the others.",
          code: "relationship-reversed",
          reason: "The stilts stayed as they were.",
        },
        {
          text: "the nest had been moved to a place to which the steps led.",
          code: "wrong-group-or-measure",
          reason: "The nest is not said to have moved.",
        },
      ],
      evidence: ["walked out and home on their new legs"],
      opening: "A count goes wrong only if the steps of the way out and the way back differ.",
      steps: [
        "In the trial they walked out on old legs and back on new ones. Later they *walked out and home on their new legs*, so that they counted and spent steps of one length.",
      ],
      hint: "Ask on which legs they went out in the trial, and on which later.",
      tip: habits.conclusion,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "the rest they left alone",
      key: {
        text: "It provides ants with which those of altered legs can be compared.",
        reason: "These show where an ant stops that has only been caught and let go.",
      },
      wrong: [
        {
          text: "It assures the reader that not every ant had to suffer in the trial.",
          code: "wrong-strength-or-tone",
          reason: "No assurance about suffering is given.",
        },
        {
          text: "It reveals a fault that makes the outcome of the trial doubtful.",
          code: "wrong-purpose",
          reason: "It is what makes the outcome clear.",
        },
        {
          text: "It explains why some ants would stop before they reached the nest.",
          code: "relationship-reversed",
          reason: "These ants stopped where the nest should have been.",
        },
      ],
      evidence: ["The last stopped to look where the nest should have been."],
      opening: "To see what stilts do, one needs to know what is done without them.",
      steps: [
        "*The rest* were caught and let go like the others, with nothing changed. They *stopped to look where the nest should have been*, so it is the legs that made the difference.",
      ],
      hint: "Ask what would be missing without these ants.",
      tip: habits.function,
    },
  ],
};
