import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theBicycleThatBalances: Passage = {
  id: "the-bicycle-that-balances",
  genre: "science",
  source:
    "Bicycle self-stability without gyroscopic or caster effects (2011): standard accounts in engineering",
  text: prose`
    Give a riderless bicycle a push and it will keep itself upright for a surprising while,
    steering into each fall and so righting itself. For a century two causes were named. Spinning
    wheels act as gyroscopes; and the front wheel, which touches the road a little behind the axis
    about which it is steered, trails like the caster of a shopping cart. In 2011 a team of
    engineers built a small bicycle that had neither advantage: extra wheels, spinning backward,
    canceled the gyroscopes, and the front wheel touched the road slightly ahead of that axis.
    Pushed, it steered into each fall and stayed up. The engineers do not deny that gyroscopes and
    trailing help the bicycles we ride. What they deny is that either is needed, or that anyone
    can yet say what is.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "What was long held to keep a bicycle up without a rider turns out not to be needed for it.",
        reason:
          "The small bicycle lacked both and stayed up; the engineers deny that either is *needed*.",
      },
      wrong: [
        {
          text: "Neither of the two causes long named does anything to keep an ordinary bicycle from falling.",
          code: "too-extreme",
          reason: "The engineers *do not deny* that both help the bicycles we ride.",
        },
        {
          text: "A bicycle that is pushed without a rider steers into each fall and so keeps from falling.",
          code: "too-narrow",
          reason: "This is what needs explaining, not what the text says about the explanation.",
        },
        {
          text: "A team of engineers has found the one thing that keeps a bicycle from falling by itself.",
          code: "contradicts-the-text",
          reason: "They deny that *anyone can yet say* what is needed.",
        },
      ],
      evidence: ["had neither advantage", "What they deny is that either is needed"],
      opening: "The small bicycle shows that what helps is not for that reason needed.",
      steps: [
        "It *had neither advantage* and stayed up all the same. So neither gyroscopes nor trailing can be necessary.",
        "The last two sentences guard against saying more: both still help.",
      ],
      hint: "Mind the difference between helping and being needed.",
      tip: habits["main-idea"],
    },
    {
      kind: "function",
      level: "Hard",
      underline:
        "The engineers do not deny that gyroscopes and trailing help the bicycles we ride.",
      key: {
        text: "It keeps the result from being taken to mean more than it does.",
        reason:
          "That the small bicycle did without both might seem to show that both are useless, which the engineers do not claim.",
      },
      wrong: [
        {
          text: "It gives back to the older explanation the standing it had before.",
          code: "wrong-purpose",
          reason:
            "The older explanation took the two for what keeps a bicycle up, and that is not given back.",
        },
        {
          text: "It shows the engineers to be uneasy about what they had built.",
          code: "wrong-strength-or-tone",
          reason: "They are exact rather than uneasy.",
        },
        {
          text: "It extends the result from the small bicycle to ordinary ones.",
          code: "wrong-group-or-measure",
          reason: "It speaks of ordinary bicycles in order to hold a conclusion back.",
        },
      ],
      evidence: ["What they deny is that either is needed"],
      opening:
        "The sentence says what the engineers do not claim before the next says what they do.",
      steps: [
        "*Do not deny* and *what they deny* belong together. The first half keeps a reader from thinking the two causes worthless.",
      ],
      hint: "Ask what a hasty reader might conclude from the small bicycle.",
      tip: habits.function,
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what were the extra wheels on the small bicycle for?",
      key: {
        text: "Canceling the effect of the wheels it ran on",
        reason: "Spinning backward, they *canceled the gyroscopes*.",
      },
      wrong: [
        {
          text: "Keeping it upright while it was standing still",
          code: "not-in-the-text",
          reason: "The text speaks of it only in motion.",
        },
        {
          text: "Bringing the front wheel ahead of its steering axis",
          code: "wrong-person-or-text",
          reason: "This is a second change, which the extra wheels did not bring about.",
        },
        {
          text: "Making its gyroscopes stronger than usual ones",
          code: "contradicts-the-text",
          reason: "They took the gyroscopic effect away.",
        },
      ],
      evidence: ["extra wheels, spinning backward, canceled the gyroscopes"],
      opening: "Their use is told by the verb of which they are the subject.",
      steps: [
        "*Extra wheels, spinning backward, canceled the gyroscopes*, which are the spinning wheels themselves.",
      ],
      hint: "Find the verb that goes with *extra wheels*.",
      tip: habits.detail,
    },
    {
      kind: "structure",
      level: "Medium",
      key: {
        text: "It reports a belief, puts it to the test, and says how far the test reaches.",
        reason: "Two causes, the small bicycle, and what is and is not denied follow in order.",
      },
      wrong: [
        {
          text: "It gives the result of a test, the reason for it, and an older test that failed.",
          code: "relationship-reversed",
          reason: "The older account comes first, and no older test is told of.",
        },
        {
          text: "It gives an old explanation, a test of it, and a new one that has replaced it.",
          code: "half-right",
          reason: "No new explanation is offered; nobody can yet say what is needed.",
        },
        {
          text: "It gives two views of a problem, those who held them, and their quarrel.",
          code: "not-in-the-text",
          reason: "The two causes were named together and are not the views of two parties.",
        },
      ],
      evidence: [
        "For a century two causes were named.",
        "In 2011 a team of engineers built",
        "What they deny is that either is needed",
      ],
      opening: "What was believed, what was built, and what follows from it make up the text.",
      steps: [
        "*For a century two causes were named* gives the old account; the bicycle of 2011 tests it; the last two sentences say how far the result goes.",
      ],
      hint: "Ask what the last two sentences add to the story of 2011.",
      tip: habits.structure,
    },
    {
      kind: "conclusion",
      level: "Medium",
      completion:
        "To an inventor who claims to know what every bicycle needs, the engineers might reply by ______",
      key: {
        text: "building a bicycle without it and giving that a push.",
        reason: "In this way they dealt with the two causes that had been named.",
      },
      wrong: [
        {
          text: "pointing out that gyroscopes explain it as well.",
          code: "wrong-purpose",
          reason:
            "They deny that gyroscopes are needed, and would not put them forward as the explanation.",
        },
        {
          text: "showing that ordinary bicycles balance with a rider on.",
          code: "beside-the-point",
          reason: "This would not tell what is needed.",
        },
        {
          text: "fitting extra wheels that spin backward to a shopping cart.",
          code: "words-echoed",
          reason: "A shopping cart is named for its caster only.",
        },
      ],
      evidence: [
        "built a small bicycle that had neither advantage",
        "Pushed, it steered into each fall and stayed up.",
      ],
      opening: "The engineers showed a thing to be unnecessary by doing without it.",
      steps: [
        "Two causes had been named; the engineers *built a small bicycle that had neither* and pushed it. A third claim can be put to the same test.",
      ],
      hint: "Recall how they dealt with the first two claims.",
      tip: habits.conclusion,
    },
  ],
};
