import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const underTheGeneral: Passage = {
  id: "under-the-general",
  genre: "essay",
  text: prose`
    "Under the General" is an essay written for SAT Practice in the manner of the 1930s. Its author
    considers the statue of a general in the main square of a South American city. Couples, pupils,
    and sellers of lottery tickets arrange to meet beneath it, and hardly one of them could say
    which battle he won. A newspaper has lately called this a disgrace. The essayist takes it for
    the better kind of fame: a statue by which people find each other, she argues, has entered their
    lives as no page of history could.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what does the newspaper find disgraceful?",
      key: {
        text: "How few people could name the general's battle",
        reason:
          "That hardly one of them could name his battle is what the newspaper *called a disgrace*.",
      },
      wrong: [
        {
          text: "How badly the general's statue is kept",
          code: "not-in-the-text",
          reason: "The state of the statue is not mentioned.",
        },
        {
          text: "How many lottery tickets are sold in the square",
          code: "words-echoed",
          reason: "The sellers meet there; their trade is not what is blamed.",
        },
        {
          text: "How much the general's fame is made of by essayists",
          code: "wrong-person-or-text",
          reason: "The essayist writes after the newspaper and on the other side.",
        },
      ],
      evidence: [
        "hardly one of them could say which battle he won. A newspaper has lately called this a disgrace.",
      ],
      opening: "The word *this* in the sentence about the newspaper points to the words before it.",
      steps: [
        "*Hardly one of them could say which battle he won. A newspaper has lately called this a disgrace.*",
      ],
      hint: "Find out what *this* refers to.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "A newspaper has lately called this a disgrace.",
      key: {
        text: "It provides the essayist with a view of her subject which she contradicts.",
        reason: "She takes for *the better kind of fame* what the newspaper calls a disgrace.",
      },
      wrong: [
        {
          text: "It gives the judgment to which the essayist is led by her own argument.",
          code: "relationship-reversed",
          reason: "Her argument leads her to the opposite judgment.",
        },
        {
          text: "It names the place in which the essayist's argument was first printed.",
          code: "wrong-purpose",
          reason: "The newspaper is an opponent, not said to be her publisher.",
        },
        {
          text: "It marks a time at which people had begun to care about the general.",
          code: "not-in-the-text",
          reason: "People go on not knowing about him.",
        },
      ],
      evidence: [
        "A newspaper has lately called this a disgrace.",
        "The essayist takes it for the better kind of fame",
      ],
      opening: "Two verdicts on one fact stand next to each other.",
      steps: [
        "That nobody knows the battle is *a disgrace*, says the newspaper. *The essayist takes it for the better kind of fame*. The first verdict is there for the second to oppose.",
      ],
      hint: "Read the sentence together with the next one.",
      tip: habits.function,
    },
    {
      kind: "quotation",
      level: "Medium",
      stem: 'Which quotation from "Under the General" most effectively illustrates the claim?',
      key: {
        text: `"I have met my sister under his horse's left hoof every Friday of my life. Which page of which history has brought two people together so often?"`,
        reason: "The statue helps people find each other, and history's pages are said to do less.",
      },
      wrong: [
        {
          text: `"The boys who sell tickets know to the minute, at every season, when the shadow of his sword will reach the fountain, and then they pack up and go."`,
          code: "half-right",
          reason: "The statue serves as a clock; nothing is said of meeting or of history's pages.",
        },
        {
          text: '"A city that cannot remember what a man did ought to take him down and melt him, and put up in his place a bench, which at least does not pretend."',
          code: "contradicts-the-text",
          reason:
            "The writer would take down a statue whose deeds are forgotten; the claim finds good in it.",
        },
        {
          text: '"The sculptor had never seen the general, and took for his model a captain of the fire brigade, who was, it is said, the handsomer of the two."',
          code: "beside-the-point",
          reason: "This is about how the statue was made.",
        },
      ],
      evidence: [
        "a statue by which people find each other, she argues, has entered their lives as no page of history could",
      ],
      opening: "The claim names a use, finding each other, and a comparison with history's pages.",
      steps: [
        "According to the claim, a statue *by which people find each other* has entered their lives *as no page of history could*. The sisters meet beneath it every week, and no page has done as much.",
      ],
      hint: "Look for a quotation that has both the meeting and the comparison.",
      tip: habits.quotation,
    },
    {
      kind: "weaken",
      level: "Hard",
      stem: "Which finding, if true, would most directly weaken the essayist's argument?",
      key: {
        text: "People who wait beneath the statue, asked where they are meeting their friends, name the tram stop beside it.",
        reason:
          "If it is the tram stop by which they find each other, the general has not entered their lives.",
      },
      wrong: [
        {
          text: "People who meet beneath the statue, asked for directions to any other place, measure the way from the general.",
          code: "contradicts-the-text",
          reason: "Steering by the general is what the essayist makes much of.",
        },
        {
          text: "People who live near statues of poets, asked what those poets wrote, can recite some lines by heart.",
          code: "wrong-group-or-measure",
          reason: "Other statues and other people are concerned.",
        },
        {
          text: "People who know the general's battle, asked where they meet their friends, name a square with a fountain.",
          code: "beside-the-point",
          reason: "What the few who know history do does not touch those who use the statue.",
        },
      ],
      evidence: ["The essayist takes it for the better kind of fame", "has entered their lives"],
      opening:
        "The argument rests on people's finding each other by the statue and by nothing else.",
      steps: [
        "The essayist calls it *the better kind of fame* when people find each other by the statue. People who stand there and yet steer by the tram stop *beside it* would show that the statue only happens to be near.",
      ],
      hint: "Ask what the essayist takes for granted about the people who wait beneath the statue.",
      tip: habits.weaken,
    },
  ],
};
