import type { NoteSet } from "../note-set.ts";

export const mugsForSale: NoteSet = {
  id: "mugs-for-sale",
  field: "society",
  source: "Kahneman, Knetsch, and Thaler, Journal of Political Economy 98 (1990)",
  notes: [
    "Standard economic theory holds that owning a thing does not change how much a person values it.",
    "In 1990, Daniel Kahneman, Jack Knetsch, and Richard Thaler published experiments that tested this view.",
    "In one, they gave some students mugs and asked at what prices they would sell them.",
    "They asked other students, who had no mugs, what they would pay for one.",
    "The median selling price was 7.12 dollars, and the median buying price was 2.87 dollars.",
    "The tendency to value a thing more when one owns it is called the endowment effect.",
  ],
  questions: [
    {
      goal: "rebuttal",
      level: "Hard",
      wants:
        "use a result of the experiment to challenge the view held by standard economic theory",
      uses: [0, 2, 3, 4],
      key: {
        text: "Although standard economic theory holds that owning a thing does not change its value to a person, the median selling price of mugs was far higher than the median buying price.",
        reason:
          "This sets a result that ownership should not have produced against the view of the theory.",
      },
      wrong: [
        {
          text: "Although standard economic theory holds that owning a thing does not change its value to a person, Kahneman, Knetsch, and Thaler published experiments that tested this view.",
          code: "half-right",
          reason: "This states the view and that it was tested but gives no result against it.",
        },
        {
          text: "In line with standard economic theory, which holds that owning a thing does not change its value to a person, the median selling price of mugs equaled the median buying price.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This turns unequal prices into equal ones and so supports the theory.",
        },
        {
          text: "In the experiment, which tested a view of standard economic theory, students with mugs were asked at what prices they would sell them, and others were asked what they would pay.",
          code: "beside-the-point",
          reason: "This tells what each group was asked but gives no result.",
        },
      ],
      step: "A challenge needs the view and a fact that does not agree with it. The first note has the view; look for what the prices show about owners.",
      look: "what standard theory holds and what the median prices were",
    },
    {
      goal: "figures",
      level: "Easy",
      wants: "compare the values that owners of mugs and other students placed on a mug",
      uses: [2, 3, 4],
      key: {
        text: "Students who owned mugs would sell them for a median price of 7.12 dollars, whereas students without mugs would pay a median of 2.87 dollars.",
        reason: "This gives the price of the owners and that of the other students.",
      },
      wrong: [
        {
          text: "Students who owned mugs would sell them for a median price of 7.12 dollars, whereas students without mugs were asked what they would pay for one.",
          code: "half-right",
          reason: "This gives a price for only one of the groups.",
        },
        {
          text: "Students who owned mugs would sell them for a median price of 7.12 dollars, and students without mugs would pay the same price for one, as standard economic theory holds.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This gives the buyers the price that the owners set.",
        },
        {
          text: "The tendency of owners to value a thing more is called the endowment effect, whereas standard economic theory holds that ownership does not change value.",
          code: "beside-the-point",
          reason: "This contrasts two general ideas without any value placed on a mug.",
        },
      ],
      step: "Values are prices here. One note names the median for sellers and for buyers.",
      look: "what the median prices were",
    },
    {
      goal: "newcomers",
      level: "Medium",
      wants: "introduce the endowment effect to an audience unfamiliar with the term",
      uses: [0, 5],
      key: {
        text: "The endowment effect, which runs counter to a view of standard economic theory, is the tendency to value a thing more when one owns it.",
        reason: "This says what the term means and sets it against the standard view.",
      },
      wrong: [
        {
          text: "The endowment effect runs counter to a view of standard economic theory that Kahneman, Knetsch, and Thaler tested in experiments published in 1990.",
          code: "half-right",
          reason:
            "This ties the effect to a theory and its critics but leaves the term unexplained.",
        },
        {
          text: "The endowment effect is the view of standard economic theory, tested by Kahneman, Knetsch, and Thaler in experiments published in 1990, that ownership does not change value.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This attaches the term to the view to which the effect runs counter.",
        },
        {
          text: "Standard economic theory, which was tested in experiments published in 1990, holds that owning a thing does not change how much a person values it.",
          code: "beside-the-point",
          reason: "This introduces a different idea, that of standard theory.",
        },
      ],
      step: "An audience new to a term needs its definition. The last note gives it.",
      look: "what tendency the term names",
    },
    {
      goal: "aim",
      level: "Medium",
      wants: "present the aim of the experiments",
      uses: [0, 1],
      key: {
        text: "In experiments published in 1990, Kahneman, Knetsch, and Thaler set out to test the view that owning a thing does not change how much a person values it.",
        reason: "This names the view that the experiments were to test.",
      },
      wrong: [
        {
          text: "In an experiment published in 1990, Kahneman, Knetsch, and Thaler gave mugs to some students and asked at what prices they would sell them.",
          code: "beside-the-point",
          reason: "This describes a step of the method.",
        },
        {
          text: "In experiments published in 1990, Kahneman, Knetsch, and Thaler examined a view of standard economic theory and the prices that students named for mugs.",
          code: "half-right",
          reason: "This mentions a view but neither says which nor that it was to be tested.",
        },
        {
          text: "In experiments published in 1990, Kahneman, Knetsch, and Thaler obtained a median selling price of 7.12 dollars for mugs and a median buying price of 2.87 dollars.",
          code: "wrong-purpose",
          reason: "This reports results of one of the experiments.",
        },
      ],
      step: "An aim tells what was to be tested. The first note holds the view in question, and the second refers to it.",
      look: "what standard theory holds and what the experiments did with this view",
    },
  ],
};
