import type { NoteSet } from "../note-set.ts";

export const blindViolins: NoteSet = {
  id: "blind-violins",
  field: "arts",
  source: "Fritz et al., Proceedings of the National Academy of Sciences 109 (2012)",
  notes: [
    "Many players believe that violins by Antonio Stradivari sound better than any new violin.",
    "In 2010, Claudia Fritz and her colleagues tested this belief at a violin competition in Indianapolis.",
    "In the test, 21 experienced violinists compared three new violins with three old Italian ones, two of them by Stradivari.",
    "The players wore dark goggles in a dimly lit room so that they could not recognize the instruments.",
    "Asked which violin they would like to take home, 13 players chose a new one and 8 an old one.",
    "The least preferred violin was one by Stradivari.",
  ],
  questions: [
    {
      goal: "method",
      level: "Medium",
      wants: "explain how the researchers kept the players from recognizing the instruments",
      uses: [1, 3],
      key: {
        text: "Fritz and her colleagues had the violinists wear dark goggles in a dimly lit room, so that no player could recognize the violins being compared.",
        reason:
          "This names the two measures, the dim light and the goggles, that hid the instruments from the players.",
      },
      wrong: [
        {
          text: "Fritz and her colleagues tested players' beliefs about Stradivari violins by having 21 violinists compare three new instruments with three old Italian ones.",
          code: "beside-the-point",
          reason:
            "This tells what was compared, but nothing in it hides the instruments from the players.",
        },
        {
          text: "Fritz and her colleagues set up their test at a competition in Indianapolis in such a way that no violinist could recognize the instruments.",
          code: "half-right",
          reason:
            "This says that the players could not recognize the violins but leaves out how that was done.",
        },
        {
          text: "Fritz and her colleagues wanted to learn whether violinists who could not recognize the instruments would find that the old ones sound better than the new.",
          code: "wrong-purpose",
          reason:
            "This states what the researchers wanted to learn and takes the hidden identity of the violins for granted.",
        },
      ],
      step: "The goal asks for the means by which the violins were kept unknown. One note describes the conditions in the room and adds what they were for.",
      look: "what the players wore and what the room was like",
    },
    {
      goal: "figures",
      level: "Easy",
      wants:
        "compare the number of players who chose a new violin with the number who chose an old one",
      uses: [2, 4],
      key: {
        text: "When 21 violinists were asked which instrument they would like to take home, 13 of them chose a new violin, whereas only 8 chose an old one.",
        reason: "This gives both counts, 13 and 8, and sets them side by side.",
      },
      wrong: [
        {
          text: "When 21 violinists compared instruments at a competition in Indianapolis, three of the violins were new, and the other three were old Italian ones.",
          code: "beside-the-point",
          reason: "These are the numbers of instruments, not of the players who chose them.",
        },
        {
          text: "When 21 violinists were asked which of the six instruments they would like to take home, 13 of them chose a new violin.",
          code: "half-right",
          reason: "This reports only one of the two counts that the goal asks for.",
        },
        {
          text: "When 21 violinists compared six instruments, two of which were old ones by Stradivari, the least preferred of all was one of those two.",
          code: "wrong-purpose",
          reason: "This ranks a single instrument and counts no choices.",
        },
      ],
      step: "The goal asks for two counts of players. Look for the note that tells what they answered when they had to pick one instrument.",
      look: "which violins the players would have liked to take home",
    },
    {
      goal: "rebuttal",
      level: "Hard",
      wants:
        "use a result about an instrument by Stradivari to challenge a common belief about his violins",
      uses: [0, 2, 5],
      key: {
        text: "Although many players hold that no new violin can sound as good as one by Stradivari, the least preferred instrument in the test was one of his.",
        reason: "This states the belief and sets against it the low rank of a Stradivari violin.",
      },
      wrong: [
        {
          text: "Although many players believe that Stradivari's violins sound better than any new one, only two of the six instruments compared in the test were his.",
          code: "wrong-purpose",
          reason:
            "The number of Stradivari violins in the test is no result and does not tell against the belief.",
        },
        {
          text: "Although many players believe that Stradivari's violins sound better than any new one, 13 of the 21 violinists in the test wanted to take a new one home.",
          code: "half-right",
          reason:
            "This challenges a belief with a result, but the result concerns the new violins and not one by Stradivari.",
        },
        {
          text: "Although the players in dark goggles could not recognize any of the instruments, most of them wanted to take home a violin by Stradivari.",
          code: "contradicts-the-text",
          against: 4,
          reason: "The notes report that most of the players chose a new violin.",
        },
      ],
      step: "The sentence must name the belief and then a result for one of Stradivari's own violins that does not fit it. Results for the new violins are not what the goal asks for.",
      look: "what players believe about Stradivari and how one of his violins was ranked",
    },
    {
      goal: "scope",
      level: "Medium",
      wants: "indicate how many players and how many violins the study involved",
      uses: [1, 2],
      key: {
        text: "The 2010 study by Claudia Fritz and her colleagues had 21 experienced violinists compare six instruments, three new ones and three old Italian ones.",
        reason: "This gives the number of players, 21, and the numbers of old and new violins.",
      },
      wrong: [
        {
          text: "The study that Claudia Fritz and her colleagues carried out in 2010 had experienced players in dark goggles compare old violins with new ones.",
          code: "wrong-purpose",
          reason:
            "This describes the players and the violins without saying how many of either there were.",
        },
        {
          text: "The study by Claudia Fritz and her colleagues, which took place during a competition in Indianapolis, drew on the judgment of 21 violinists.",
          code: "half-right",
          reason: "This counts the players but not the instruments.",
        },
        {
          text: "The study that Claudia Fritz and her colleagues carried out in 2010 had 13 experienced players compare eight old violins with three new ones.",
          code: "contradicts-the-text",
          against: 2,
          reason: "The notes speak of 21 players and of three old violins.",
        },
      ],
      step: "The goal asks for two numbers that describe the size of the test, not for its outcome. Both stand in the note that says who compared what.",
      look: "who compared which violins with one another",
    },
  ],
};
