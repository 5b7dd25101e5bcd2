import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const hammerAndPliers: Passage = {
  id: "hammer-and-pliers",
  genre: "essay",
  credit:
    'The following text is from "Hammer and Pliers," an essay written for SAT Practice in the manner of the 1910s.',
  text: prose`
    It is a favorite amusement of clever people to set proverbs against each other. Look before you
    leap, says one; he who hesitates is lost, says another; and which, asks the clever person, are
    we to believe? But nobody opens a toolbox, finds a hammer beside the pliers, and cries out at
    the inconsistency of carpenters. A proverb does not say how the world is. It is what one friend
    says to another who is about to do something foolish, and since people are foolish in opposite
    directions, there must be proverbs for both. My grandmother, who had hundreds, was never heard
    to use two at once. What she knew, and what no printed collection can tell, was whom she was
    talking to.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, why are there proverbs that give opposite advice?",
      key: {
        text: "People go wrong in contrary ways.",
        reason: "*People are foolish in opposite directions*, so there must be proverbs for both.",
      },
      wrong: [
        {
          text: "People from different countries made them.",
          code: "not-in-the-text",
          reason: "No countries are mentioned.",
        },
        {
          text: "Clever people like to amuse themselves.",
          code: "words-echoed",
          reason: "They amuse themselves with the contradiction; they did not bring it about.",
        },
        {
          text: "Carpenters and other workers disagreed.",
          code: "wrong-person-or-text",
          reason: "Carpenters come in only as owners of unlike tools.",
        },
      ],
      evidence: [
        "since people are foolish in opposite directions, there must be proverbs for both",
      ],
      opening: "The word *since* brings in the reason.",
      steps: [
        "*Since people are foolish in opposite directions, there must be proverbs for both*: one for those who rush and one for those who wait.",
      ],
      hint: "Look for the sentence with *since*.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline:
        "But nobody opens a toolbox, finds a hammer beside the pliers, and cries out at the inconsistency of carpenters.",
      key: {
        text: "It turns a charge of inconsistency aside with a comparison.",
        reason: "Proverbs, like tools, may differ because they serve different needs.",
      },
      wrong: [
        {
          text: "It restates an objection to proverbs in a more vivid form.",
          code: "relationship-reversed",
          reason: "It begins with *But* and is aimed against the objection.",
        },
        {
          text: "It claims that working people make more use of proverbs than clever people do.",
          code: "not-in-the-text",
          reason: "Who uses proverbs more is not discussed.",
        },
        {
          text: "It draws a comparison to show that proverbs have gone out of use.",
          code: "half-right",
          reason: "The comparison is there; but proverbs are defended as useful.",
        },
      ],
      evidence: ["But nobody opens a toolbox", "which, asks the clever person, are we to believe"],
      opening: "The sentence begins with *But* and follows the clever person's question.",
      steps: [
        "The clever person takes contradiction for a fault. *But* tools differ as well, and no one calls that *inconsistency*. The comparison turns the objection aside.",
      ],
      hint: "Ask whose question comes just before *But*.",
      tip: habits.function,
    },
    {
      kind: "implication",
      level: "Medium",
      stem: "What does the text most strongly suggest about a printed collection of proverbs?",
      key: {
        text: "It cannot tell to whom a proverb should be said.",
        reason: "What the grandmother knew, *whom she was talking to*, no collection can tell.",
      },
      wrong: [
        {
          text: "It is of use to clever people and to nobody else.",
          code: "too-extreme",
          reason: "Clever people make fun of proverbs; who may use a collection is not said.",
        },
        {
          text: "It prints proverbs in a form that is no longer in use.",
          code: "not-in-the-text",
          reason: "Nothing is said of the form in which proverbs are printed.",
        },
        {
          text: "It shows how foolish the makers of proverbs were.",
          code: "wrong-strength-or-tone",
          reason: "The foolish are those whom proverbs advise, not those who made them.",
        },
      ],
      evidence: [
        "What she knew, and what no printed collection can tell, was whom she was talking to.",
      ],
      opening: "The last sentence sets a collection beside a grandmother, and it comes off worse.",
      steps: [
        "The right proverb depends on the listener. The grandmother knew *whom she was talking to*; this *no printed collection can tell*, so its proverbs come without what makes them fit.",
      ],
      hint: "Ask what the grandmother had besides hundreds of proverbs.",
      tip: habits.implication,
    },
    {
      kind: "weaken",
      level: "Hard",
      stem: "Which finding, if true, would most directly weaken the essay's account of how proverbs are used?",
      key: {
        text: "In one village, each speaker keeps to one or two proverbs and says these to whoever comes along.",
        reason:
          "On the essay's account a proverb is chosen for a listener and a folly; these speakers do not choose.",
      },
      wrong: [
        {
          text: "In one village, a speaker is admired who can find a proverb for each of two people with opposite faults.",
          code: "contradicts-the-text",
          reason: "This is just what the essay describes.",
        },
        {
          text: "In one village, there are three times as many proverbs in favor of caution as there are in favor of haste.",
          code: "beside-the-point",
          reason: "How many there are of each kind tells nothing of how they are used.",
        },
        {
          text: "In one village, people who are shown a printed collection cannot agree which of its proverbs to believe.",
          code: "wrong-group-or-measure",
          reason: "The essay is about proverbs said by one friend to another, not about lists.",
        },
      ],
      evidence: [
        "It is what one friend says to another who is about to do something foolish",
        "whom she was talking to",
      ],
      opening: "The account says that a proverb is picked to suit a person at a certain moment.",
      steps: [
        "A proverb *is what one friend says to another who is about to do something foolish*; the skill lies in knowing *whom* one is talking to. Speakers who say the same one to all, at any time, do not fit this.",
      ],
      hint: "Find in the essay what a speaker has to pay attention to when using a proverb.",
      tip: habits.weaken,
    },
  ],
};
