import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const friendsOfFriends: Passage = {
  id: "friends-of-friends",
  genre: "society",
  source:
    "The friendship paradox and acquaintance vaccination: standard works on the study of networks",
  text: prose`
    Let the people of a town count their friends, and then the friends of each of those, and most
    will find that they come off worse than the people they know. Vanity and modesty have no part
    in this. Someone with forty friends is counted by forty people, and leaves them all feeling
    outnumbered; someone with two is counted by two. The popular appear in more circles than
    others because they are popular. Epidemiologists have found a use for the arithmetic. When
    vaccine is scarce and nobody can say who meets whom, they may draw names at random and
    vaccinate not the persons drawn but a friend whom each of them names. Without a map of the
    town, the doses find those through whom an illness would pass most often.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "Since the popular are counted by more people than others, to ask for a friend is to find them.",
        reason: "The popular turn up in more circles, and naming a friend therefore finds them.",
      },
      wrong: [
        {
          text: "A lopsidedness in how friends are counted leads doctors to give out a vaccine badly.",
          code: "half-right",
          reason: "The lopsidedness is there, but doctors make use of it rather than being misled.",
        },
        {
          text: "An illness passes most often through those who have the largest number of friends.",
          code: "too-narrow",
          reason:
            "This is what makes the use worthwhile; the text is about why friends are the ones to ask for.",
        },
        {
          text: "An accurate map of who meets whom in a town is needed to give out a scarce vaccine.",
          code: "contradicts-the-text",
          reason: "It is done *without a map of the town*.",
        },
      ],
      evidence: [
        "The popular appear in more circles than others because they are popular.",
        "the doses find those through whom an illness would pass most often",
      ],
      opening: "An oddity of counting is explained in the first half and put to use in the second.",
      steps: [
        "*The popular appear in more circles than others*, so most people's friends have more friends than they.",
        "A named friend is therefore likely to be well connected, which is what a scarce vaccine needs.",
      ],
      hint: "Ask what the two halves of the text have to do with each other.",
      tip: habits["main-idea"],
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, whom do epidemiologists vaccinate by the method described?",
      key: {
        text: "Friends named by people who were drawn at random",
        reason: "They vaccinate *not the persons drawn but a friend whom each of them names*.",
      },
      wrong: [
        {
          text: "People drawn at random from a list of names",
          code: "contradicts-the-text",
          reason: "These are asked for a friend and not vaccinated themselves.",
        },
        {
          text: "Friends of people who have already fallen ill",
          code: "not-in-the-text",
          reason: "Nobody is said to have fallen ill.",
        },
        {
          text: "People who report that they have forty friends",
          code: "too-extreme",
          reason: "Nobody is asked for a number of friends.",
        },
      ],
      evidence: ["vaccinate not the persons drawn but a friend whom each of them names"],
      opening: "The answer stands between *not* and the end of its sentence.",
      steps: [
        "Names are drawn at random, but those drawn only name a friend, and the friend is vaccinated.",
      ],
      hint: "Look for *not* and *but* in one sentence.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline:
        "Someone with forty friends is counted by forty people, and leaves them all feeling outnumbered; someone with two is counted by two.",
      key: {
        text: "It shows why most people come off worse in the count.",
        reason: "The popular are counted more often, which is why most people come off worse.",
      },
      wrong: [
        {
          text: "It shows by example how unlikely the outcome of the count is.",
          code: "wrong-purpose",
          reason: "The example makes the outcome understandable, not unlikely.",
        },
        {
          text: "It shows by example what epidemiologists found in a town.",
          code: "wrong-person-or-text",
          reason: "The numbers are an illustration, and epidemiologists come up later.",
        },
        {
          text: "It urges the outnumbered to make more friends.",
          code: "wrong-strength-or-tone",
          reason: "The text gives no such advice.",
        },
      ],
      evidence: [
        "Vanity and modesty have no part in this.",
        "The popular appear in more circles than others because they are popular.",
      ],
      opening: "Two imaginary persons make the reason for the outcome visible.",
      steps: [
        "*Vanity and modesty have no part in this*, so another reason is due. Forty against two gives it, and the next sentence puts it in general terms.",
      ],
      hint: "Ask what the sentence before it leaves to be explained.",
      tip: habits.function,
    },
    {
      kind: "structure",
      level: "Hard",
      key: {
        text: "It accounts for a fact about friends and then tells what can be gained by knowing it.",
        reason: "The count is accounted for, and the vaccine follows from the same arithmetic.",
      },
      wrong: [
        {
          text: "It describes a practice and then looks for a fact that would justify it.",
          code: "relationship-reversed",
          reason: "The fact and its reason come first.",
        },
        {
          text: "It explains a curious fact and then asks whether that fact is of any use.",
          code: "half-right",
          reason: "That it is of use is stated, not asked.",
        },
        {
          text: "It compares two ways of counting and then argues in favor of the second.",
          code: "not-in-the-text",
          reason: "The two counts are parts of one comparison, and neither is favored.",
        },
      ],
      evidence: [
        "Vanity and modesty have no part in this.",
        "Epidemiologists have found a use for the arithmetic.",
      ],
      opening: "The sentence about epidemiologists divides the text into a fact and its use.",
      steps: [
        "Up to *because they are popular*, the text explains why the count comes out as it does. *Epidemiologists have found a use for the arithmetic* begins the second part.",
      ],
      hint: "Find the sentence that looks both back and ahead.",
      tip: habits.structure,
    },
    {
      kind: "implication",
      level: "Medium",
      stem: "Based on the text, why would vaccinating the persons drawn be less effective?",
      key: {
        text: "They have, on average, fewer friends than those they name.",
        reason: "Most people *come off worse* than the people they know.",
      },
      wrong: [
        {
          text: "They meet, in general, more people than those they name.",
          code: "relationship-reversed",
          reason: "It is the named friends who are better connected.",
        },
        {
          text: "They may not be willing to be vaccinated by people they do not know.",
          code: "not-in-the-text",
          reason: "Their willingness is not spoken of.",
        },
        {
          text: "They are not, as a rule, people who live in the town.",
          code: "wrong-group-or-measure",
          reason: "They are drawn from the people of the town.",
        },
      ],
      evidence: ["most will find that they come off worse than the people they know"],
      opening: "People drawn at random are ordinary, and the friends they name are more than that.",
      steps: [
        "Most people have fewer friends than the people they know. So an illness passes less often through the persons drawn than through those they name.",
      ],
      hint: "Apply the first sentence to the persons drawn.",
      tip: habits.implication,
    },
  ],
};
