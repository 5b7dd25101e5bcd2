import type { Study } from "../study.ts";

export const dogsThatFollowAFinger: Study = {
  id: "dogs-that-follow-a-finger",
  genre: "science",
  field: "animal cognition",
  scholars: "comparative psychologists",
  critics: "kennel keepers",
  others: "animal geneticists",
  scene:
    "When a person points at one of two bowls, some dogs walk to that bowl at once. Others look at the hand and stay where they are.",
  words: ["point", "finger"],
  causes: [
    {
      factor: "training with treats",
      claim: "training with treats teaches dogs to follow a pointing finger",
      supports:
        "After a month of training with treats, dogs followed a pointing finger in nine trials of ten; before, they had done so in four.",
      weakens:
        "Dogs that had never been given a treat followed a pointing finger as often as dogs that had been trained with them.",
      words: ["treat", "train"],
    },
    {
      factor: "life in a family",
      claim: "life in a family teaches dogs to follow a pointing finger",
      supports:
        "The longer dogs from a shelter had lived with a family, the more reliably they followed a pointing finger.",
      weakens:
        "Dogs that had lived in a shelter since birth followed a pointing finger as reliably as pets raised in a family.",
      words: ["family", "families", "pets"],
    },
    {
      factor: "herding ancestry",
      claim: "herding ancestry teaches dogs to follow a pointing finger",
      supports:
        "Puppies with a herding dog for a mother followed a pointing finger at eight weeks; most other puppies never did.",
      weakens:
        "Puppies without a single herding dog among their ancestors followed a pointing finger as often as the rest.",
      words: ["herding", "ancest"],
    },
  ],
  rivals: {
    Easy: "Kennel keepers are not surprised: a pet that lives in a family sees hundreds of human gestures every day. Comparative psychologists, who test dogs for a living, believe that it takes training, since a gesture that has led to a treat a hundred times is worth attention.",
    Medium:
      "A pointing finger means nothing to most animals, yet many dogs will go where it tells them. Not all of them do, and animal geneticists believe that the obedient ones come from herding stock, bred for generations to work at a signal. Comparative psychologists believe that they have been trained, knowingly or not, with treats. In the view of kennel keepers, living with a family is schooling enough.",
    Hard: "Of all the tests that dogs are set in the laboratory, the simplest to describe has proved the hardest to explain: someone points at a bowl, and the dog goes there or does not. Kennel keepers put success down to life in a family, a long education in what hands are for. That herding dogs, whose ancestors were chosen for just such attention, must have an advantage seems plain to animal geneticists. Comparative psychologists reply that no gesture means anything until it has been paid for, and that what one sees is the work of treats.",
  },
  tests: {
    plain: {
      lead: "Treats, family life, and herding ancestors have all been given the credit. Comparative psychologists have checked them against the scores of three hundred dogs.",
      close: "The scores imply that",
    },
    dense: {
      lead: "Point at a bowl, and one dog will go to it while another studies your hand. Was the first rewarded with treats, brought up in a family, or born to a line of herding dogs? Comparative psychologists have considered each possibility.",
      close: "Judging by what they found,",
    },
  },
  none: "nothing that was tested teaches dogs to follow a pointing finger",
  upshot: {
    names: "left",
    close:
      "Of two puppies, the one more likely to follow a finger when it is grown will be the one",
    options: [
      "that gets treats in its training",
      "that lives with a family",
      "that has herding dogs for ancestors",
    ],
    other: "that learns from another teacher",
  },
  premise: "They presume that one of the three does the teaching.",
  data: {
    design: "comparison",
    leads: [
      "Dogs are said to follow a finger, but not all dogs were bred for the same work. Comparative psychologists hid food from sheepdogs, hounds, terriers, and spaniels and recorded how often each found it with and without the help of a pointing hand.",
      "A dog that must find its supper under one of two bowls can guess, or it can look where somebody points. Comparative psychologists gave four kinds of dog both sorts of trial and kept the score.",
    ],
    hypothesis:
      "For thousands of years, a dog that understood its owner's hand was fed better than one that did not. The hypothesis of comparative psychologists follows easily: dogs should find hidden food more often with pointing than without it. Two bowls, one of them empty, were set before dogs of four kinds.",
    doubt:
      "Some dogs will look at anything except a finger, say kennel keepers, and they doubt that all four kinds profit from one.",
    claims: {
      wide: "For one kind of dog, a pointing hand was a great help",
      narrow: "One kind of dog did hardly any better with help than without",
      widest: "The gap between guessing and being helped was widest for one kind of dog",
      narrowest: "Guesses and helped trials lie closest together for one kind of dog",
      highest: "One kind of dog found the food most often with pointing",
      lowest: "Left to guess, one kind of dog found the food least often without pointing",
    },
    title: "Success in Finding Hidden Food",
    rowHead: "Dogs",
    rows: ["sheepdogs", "hounds", "terriers", "spaniels"],
    kind: "kind of dog",
    measure: "Percent of trials",
    columns: [
      { head: "With pointing", phrase: "with pointing" },
      { head: "Without pointing", phrase: "without pointing" },
    ],
    say: "with pointing, ROW found the food in X percent of trials, and without pointing in Y percent of trials",
    differ:
      "ROW had a rate of success D percentage points higher|lower with pointing than without pointing",
    change: "pointing",
    more: "first",
    low: 25,
    high: 95,
    step: 5,
    grain: 1,
  },
};
