import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theBoxAndTheLads: Passage = {
  id: "the-box-and-the-lads",
  genre: "speech",
  credit:
    "The following text is from a speech written for SAT Practice in the manner of the 1920s. A guild of wheelwrights holds its farewell dinner.",
  text: prose`
    Brothers: The newspapers say that the motorcar has killed us. I should like to enter a
    correction. The first motorcars in this county ran on wheels from Hargan's yard, for which two
    of us at this table cut the spokes, and very proud we were. We were not killed; we were
    consulted. The question tonight is the box. For a hundred years we have put in a penny a week
    for the widows of wheelwrights, and after Mrs. Dunmore there will be none. By the rules it is
    then to be shared among the members. I move that it go to the mechanics' lads across the road,
    who have no box, and who believe, as we did, that they will not need one.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what do the rules of the guild say about the money in the box?",
      key: {
        text: "It is to be divided among the members when no widows are left.",
        reason:
          "Once the last widow is gone, *by the rules it is then to be shared among the members*.",
      },
      wrong: [
        {
          text: "It is to be given to the lads who work across the road.",
          code: "words-echoed",
          reason: "This is what the speaker moves, against the rules.",
        },
        {
          text: "It is to be used to pay for the guild's farewell dinner.",
          code: "not-in-the-text",
          reason: "Nothing is said of who pays for the dinner.",
        },
        {
          text: "It is to be paid back to widows at a penny a week.",
          code: "relationship-reversed",
          reason: "A penny a week is what members put in.",
        },
      ],
      evidence: ["By the rules it is then to be shared among the members."],
      opening: "One sentence tells what the rules prescribe, and the next asks for something else.",
      steps: [
        "After Mrs. Dunmore there will be no widows left, and *by the rules it is then to be shared among the members*.",
      ],
      hint: "Look for the words *By the rules*.",
      tip: habits.detail,
    },
    {
      kind: "structure",
      level: "Medium",
      key: {
        text: "It answers a report of the guild's end and then moves that its savings go to others.",
        reason:
          "The *correction* concerns the motorcar; *the question tonight* is the box, and a motion follows.",
      },
      wrong: [
        {
          text: "It corrects an account of the guild's end and then tells of the guild's beginnings.",
          code: "half-right",
          reason:
            "The second part looks to what is to be done with the box, not back to a beginning.",
        },
        {
          text: "It makes a proposal about the guild's money and then answers an objection to it.",
          code: "relationship-reversed",
          reason: "The proposal comes last, and nobody has objected to it.",
        },
        {
          text: "It praises the guild's oldest members and then urges the youngest to go on.",
          code: "not-in-the-text",
          reason: "Nobody is urged to carry the work on.",
        },
      ],
      evidence: [
        "I should like to enter a correction.",
        "The question tonight is the box.",
        "I move that it go to",
      ],
      opening: "Two phrases, *a correction* and *I move*, mark the two parts of the speech.",
      steps: [
        "First the speaker corrects the newspapers: *we were not killed; we were consulted*. Then, with *the question tonight*, comes the box, and at last a motion about it.",
      ],
      hint: "Find the sentence with which the speaker turns to another matter.",
      tip: habits.structure,
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "What does the text most strongly suggest about the work of mechanics?",
      key: {
        text: "It may one day be overtaken as the wheelwrights' own work has been.",
        reason:
          "The lads believe *as we did* that they will not need a box; the guild turned out to be mistaken.",
      },
      wrong: [
        {
          text: "It calls for none of the skills in which wheelwrights used to take pride.",
          code: "contradicts-the-text",
          reason: "Nothing compares the skills, and wheelwrights made wheels for motorcars.",
        },
        {
          text: "It will leave more widows in want than the wheelwrights' trade ever did.",
          code: "too-extreme",
          reason: "A box may be needed, but no comparison of need is made.",
        },
        {
          text: "It was learned in the same yards in which wheels had been made.",
          code: "beside-the-point",
          reason: "The lads work across the road; where they learned is not told.",
        },
      ],
      evidence: ["who believe, as we did, that they will not need one"],
      opening: "The three words *as we did* carry the thought.",
      steps: [
        "The wheelwrights once thought that they would need no box for hard times, and their trade has ended. The lads *believe, as we did*, the same; the speaker expects that they, too, may be wrong.",
      ],
      hint: "Ask whether the wheelwrights were right in what they believed.",
      tip: habits.implication,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "We were not killed; we were consulted.",
      key: {
        text: "It casts the wheelwrights, in jest, as helpers of what did away with them.",
        reason:
          "The wheelwrights cut the spokes for the first motorcars and so helped along what replaced them.",
      },
      wrong: [
        {
          text: "It blames the guild for having refused, in anger, to take part in a change.",
          code: "relationship-reversed",
          reason: "They took part: two of those present cut the spokes.",
        },
        {
          text: "It denies that the guild's trade has come to an end at all.",
          code: "too-extreme",
          reason: "This is a farewell; how the end came about is corrected, not the end itself.",
        },
        {
          text: "It recalls that the guild was asked whether motorcars should come to the county at all.",
          code: "not-in-the-text",
          reason: "The consulting is the work on the wheels; no such question was put.",
        },
      ],
      evidence: [
        "two of us at this table cut the spokes",
        "We were not killed; we were consulted.",
      ],
      opening: "The sentence sums up the correction that the speaker promised to enter.",
      steps: [
        "The newspapers say *killed*. But the first motorcars *ran on wheels* whose spokes these men cut. *Consulted* is an ironic word for it: they had a hand in what put an end to them.",
      ],
      hint: "Ask what the wheelwrights had to do with the first motorcars in the county.",
      tip: habits.function,
    },
  ],
};
