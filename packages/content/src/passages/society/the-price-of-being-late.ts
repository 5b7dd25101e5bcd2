import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const thePriceOfBeingLate: Passage = {
  id: "the-price-of-being-late",
  genre: "society",
  source:
    "A well-known field study of fines for late pickup at day-care centers in Haifa, published in 2000",
  text: prose`
    Some parents came late to fetch their children from day care, and the teachers had to stay
    with those who waited. At six of the ten centers in one study, held in the Israeli city of
    Haifa, a fine was introduced: a small, fixed sum for every late arrival. At these six the
    number of late parents rose, week upon week, until there were about twice as many as before.
    At the other four it did not change. After some months the fine was abolished. Lateness should
    then have dropped to where it had been; it stayed where it was. Before there was a fine, a
    parent who came late had imposed upon a teacher. Afterward the parent had bought something,
    and when the charge was lifted, what had been bought could be had for nothing.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "A fine turned unfairness to a teacher into something that a parent could buy.",
        reason: "Parents who *had imposed upon a teacher* came to have *bought something*.",
      },
      wrong: [
        {
          text: "A fine has no effect on lateness unless it is made too large for parents to pay.",
          code: "too-extreme",
          reason: "The sum was small, but nothing is said of what a large one would do.",
        },
        {
          text: "A fine was abolished after a study had shown that it made no difference at all.",
          code: "contradicts-the-text",
          reason: "The number of late parents rose to about twice what it had been.",
        },
        {
          text: "A fine led parents at six centers to be late more often than at four.",
          code: "too-narrow",
          reason: "This is the first result; why it came about, and that it lasted, is left out.",
        },
      ],
      evidence: ["had imposed upon a teacher", "Afterward the parent had bought something"],
      opening: "The last two sentences say what the numbers mean.",
      steps: [
        "More parents came late when it cost money, and went on when it did not. The text explains both: an imposition had become a purchase.",
      ],
      hint: "Read the last two sentences and name the change that they describe.",
      tip: habits["main-idea"],
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what happened when the fine was abolished?",
      key: {
        text: "Parents were no earlier than they had been under it.",
        reason: "Lateness *stayed where it was*.",
      },
      wrong: [
        {
          text: "Parents were as rarely late as at first.",
          code: "relationship-reversed",
          reason: "It *should then have dropped*, but it did not.",
        },
        {
          text: "Parents asked the centers to bring the charge back.",
          code: "not-in-the-text",
          reason: "No such wish is reported.",
        },
        {
          text: "Parents at the other centers were late as well.",
          code: "wrong-group-or-measure",
          reason: "At the other four nothing changed.",
        },
      ],
      evidence: ["it stayed where it was"],
      opening: "What happened stands after the semicolon; what should have happened, before it.",
      steps: ["*Lateness should then have dropped to where it had been; it stayed where it was.*"],
      hint: "Distinguish what should have happened from what did.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Easy",
      underline: "At the other four it did not change.",
      key: {
        text: "It shows that the rise came with the fine.",
        reason:
          "Centers without a fine saw no rise, so something common to all cannot have caused it.",
      },
      wrong: [
        {
          text: "It shows that the rise was soon to end.",
          code: "wrong-purpose",
          reason: "The sentence is about other centers at the same time.",
        },
        {
          text: "It shows that few centers had late parents.",
          code: "too-narrow",
          reason: "Their parents came late as before; their number did not change.",
        },
        {
          text: "It shows that the fine had been too small.",
          code: "contradicts-the-text",
          reason: "There was no fine at the other four.",
        },
      ],
      evidence: [
        "At these six the number of late parents rose",
        "At the other four it did not change.",
      ],
      opening: "Six centers with the fine are set beside four without it.",
      steps: [
        "The number rose *at these six*, which had the fine. *At the other four*, which had none, nothing happened: the comparison points to the fine.",
      ],
      hint: "Ask what differed between the six and the four.",
      tip: habits.function,
    },
    {
      kind: "structure",
      level: "Hard",
      key: {
        text: "It tells of a trial and then of how its fine was understood by parents.",
        reason:
          "The fine, its effects and its end are told; the last two sentences interpret them.",
      },
      wrong: [
        {
          text: "It presents a view of human nature and then the course of a trial that tests it.",
          code: "relationship-reversed",
          reason: "The view comes last and is drawn from what happened.",
        },
        {
          text: "It presents the course of a trial and then questions whether it was a fair one.",
          code: "half-right",
          reason: "The trial is not questioned.",
        },
        {
          text: "It presents the wishes of parents and then those of teachers.",
          code: "not-in-the-text",
          reason: "Teachers had to stay, but nobody's wishes are set against another's.",
        },
      ],
      evidence: [
        "a fine was introduced",
        "After some months the fine was abolished.",
        "Before there was a fine, a parent who came late had imposed upon a teacher.",
      ],
      opening:
        "With the words *Before there was a fine*, the text goes from events to their sense.",
      steps: [
        "Up to *it stayed where it was* there are events in order. The last two sentences go back over them and say what had changed for the parents.",
      ],
      hint: "Find where the text stops telling what happened next.",
      tip: habits.structure,
    },
    {
      kind: "weaken",
      level: "Medium",
      stem: "Which finding, if true, would most directly weaken the explanation given at the end of the text?",
      key: {
        text: "Parents asked at the six centers felt more ashamed of being late after the fine than before.",
        reason:
          "If lateness had become a purchase, parents should have felt less ashamed, not more.",
      },
      wrong: [
        {
          text: "Parents at the other four centers were late about as often in one year as in the next one.",
          code: "beside-the-point",
          reason: "This agrees with the comparison and does not touch the explanation.",
        },
        {
          text: "Parents said at the six centers that, having paid, they no longer hurried as they once had.",
          code: "relationship-reversed",
          reason: "This is what the explanation would lead one to expect.",
        },
        {
          text: "Parents in another city were fined for leaving toys at day care and seldom left any more.",
          code: "wrong-group-or-measure",
          reason: "Toys left behind keep no teacher waiting, and what is explained is lateness.",
        },
      ],
      evidence: ["had imposed upon a teacher", "Afterward the parent had bought something"],
      opening: "The explanation supposes that paying takes the guilt out of being late.",
      steps: [
        "Before, one *imposed upon a teacher*; afterward, one *had bought something*. A buyer has no cause for shame, so growing shame would not fit.",
      ],
      hint: "Say how a parent ought to feel if the explanation is right.",
      tip: habits.weaken,
    },
  ],
};
