import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const benchesAndModerators: Pair = {
  id: "benches-and-moderators",
  genre: "society",
  texts: [
    prose`
      A street is kept safe less by its police than by its benches. Where people sit,
      linger, and look out of windows, the city planner Osei found, purses are seldom
      snatched, though no one who is sitting there thinks of himself as a guard. What
      protects is the mere presence of eyes that belong to the place and will be there
      tomorrow.
    `,
    prose`
      We had eleven paid moderators and a great many insults. Then we changed one thing on
      our site: beside each discussion, it now shows the names of regular members who are
      reading it. They need say nothing, and most say nothing. In the first month the number
      of insults fell by half, and the moderators began to ask what they were for. I owe the
      idea to a book about streets.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Easy",
      stem: "Based on the texts, how would the author of Text 2 most likely describe Osei's finding in Text 1?",
      key: {
        text: "As a rule that discussions obey no less than streets do",
        reason: "The author took the idea from streets to a site for discussions, where it worked.",
      },
      wrong: [
        {
          text: "As a lesson that fails when no one can be seen",
          code: "contradicts-the-text",
          reason: "On the site it worked with names alone.",
        },
        {
          text: "As a lesson that cities could have learned from websites",
          code: "relationship-reversed",
          reason: "The idea passed from streets to the site.",
        },
        {
          text: "As a lesson that police and paid moderators have so far refused to learn",
          code: "not-in-the-text",
          reason: "Nobody is said to refuse.",
        },
      ],
      evidence: [
        "I owe the idea to a book about streets.",
        "In the first month the number of insults fell by half",
      ],
      opening: "What benches do for a street, names of readers do for a discussion.",
      steps: [
        "In Text 1 *the mere presence of eyes* protects a street. The author of Text 2 shows the names of readers, sees insults fall *by half*, and owes *the idea to a book about streets*.",
      ],
      hint: "What does the last sentence of Text 2 say about where the idea came from?",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Hard",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "Onlookers restrain others by no more than being there.",
        reason:
          "Nobody on a bench thinks of himself as a guard, and most of the regular members say nothing.",
      },
      wrong: [
        {
          text: "Onlookers restrain others when they can be recognized by face.",
          code: "wrong-person-or-text",
          reason: "On the site there are names and no faces.",
        },
        {
          text: "Onlookers are of use when they are ready to speak up.",
          code: "contradicts-the-text",
          reason: "In both texts it is enough that they are present.",
        },
        {
          text: "Onlookers grow careless as soon as guards are sent away.",
          code: "not-in-the-text",
          reason: "Neither text reports such a thing.",
        },
      ],
      evidence: [
        "no one who is sitting there thinks of himself as a guard",
        "They need say nothing, and most say nothing.",
      ],
      opening: "In both places it is enough to be there, without doing or meaning anything.",
      steps: [
        "On the street, *no one who is sitting there thinks of himself as a guard*. On the site, the members *need say nothing, and most say nothing*. Still, crime and insults fall.",
      ],
      hint: "What do the people on the benches and the members on the list have to do?",
      tip: habits.agreement,
    },
  ],
};
