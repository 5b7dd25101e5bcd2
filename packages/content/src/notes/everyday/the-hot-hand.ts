import type { NoteSet } from "../note-set.ts";

export const theHotHand: NoteSet = {
  id: "the-hot-hand",
  field: "everyday",
  source:
    "Gilovich, Vallone, and Tversky, Cognitive Psychology 17 (1985); Miller and Sanjurjo, Econometrica 86 (2018)",
  notes: [
    'Many basketball fans believe in a "hot hand": a player who has just made shots is more likely to make the next.',
    "In 1985, Thomas Gilovich, Robert Vallone, and Amos Tversky published a study of this belief.",
    "In the records of a professional team, they found that players made 51 percent of shots after a hit and 54 percent after a miss.",
    "They concluded that streaks are due to chance.",
    "In 2018, Joshua Miller and Adam Sanjurjo showed that such ways of counting are biased against the hot hand.",
  ],
  questions: [
    {
      goal: "rebuttal",
      level: "Hard",
      wants: "use figures from the study of 1985 to challenge the belief of many fans",
      uses: [0, 1, 2],
      key: {
        text: "Many fans expect a player who has made shots to make the next, but in a study of 1985, players made 51 percent of shots after a hit and 54 percent after a miss.",
        reason: "This sets figures that show no gain after a hit against the belief in one.",
      },
      wrong: [
        {
          text: "Many fans expect a player who has made shots to make the next, but Gilovich, Vallone, and Tversky concluded in a study of 1985 that streaks are due to chance.",
          code: "half-right",
          reason: "This challenges the belief with a conclusion and gives no figures.",
        },
        {
          text: "Many fans expect a player who has made shots to make the next, and Miller and Sanjurjo showed in 2018 that players made 54 percent of shots after a hit.",
          code: "contradicts-the-text",
          against: 2,
          reason:
            "This credits later researchers with a figure of 1985 and moves it from misses to hits.",
        },
        {
          text: "Many fans expect a player who has made shots to make the next, and Miller and Sanjurjo showed in 2018 that the ways of counting used in 1985 are biased against this belief.",
          code: "beside-the-point",
          reason: "This reports a criticism of the study and leaves the belief unchallenged.",
        },
      ],
      step: "Three things are needed: the belief, figures from 1985, and a conflict between them. One note has the belief and another the percentages.",
      look: "what fans believe and what percentages the study found",
    },
    {
      goal: "theories",
      level: "Medium",
      wants: "compare two explanations of streaks in basketball",
      uses: [0, 1, 3],
      key: {
        text: 'Whereas many fans see a streak as the sign of a player with a "hot hand," Gilovich, Vallone, and Tversky concluded that streaks are due to chance.',
        reason: "This gives the explanation of the fans and that of the three authors.",
      },
      wrong: [
        {
          text: 'Whereas many fans see a streak as the sign of a player with a "hot hand," Gilovich, Vallone, and Tversky examined the records of a professional team.',
          code: "half-right",
          reason: "This gives the explanation of the fans but only the method of the authors.",
        },
        {
          text: "Whereas players in the study of 1985 made 51 percent of their shots after a hit, they made 54 percent of their shots after a miss.",
          code: "wrong-purpose",
          reason: "This compares two figures, not two explanations.",
        },
        {
          text: "Whereas Gilovich, Vallone, and Tversky published their study of the hot hand in 1985, Miller and Sanjurjo showed only in 2018 that such ways of counting are biased.",
          code: "beside-the-point",
          reason: "This sets two studies side by side but explains no streaks.",
        },
      ],
      step: "Each side must be given its explanation. Look for what fans think and for what was concluded in 1985.",
      look: "what fans believe and what the study concluded",
    },
    {
      goal: "significance",
      level: "Medium",
      wants: "explain why the result of Miller and Sanjurjo matters for the conclusion of 1985",
      uses: [1, 2, 3, 4],
      key: {
        text: "By showing that the ways of counting used in 1985 are biased against the hot hand, Miller and Sanjurjo cast doubt on the conclusion that streaks are due to chance.",
        reason: "This connects the bias with what it does to the earlier conclusion.",
      },
      wrong: [
        {
          text: "By showing that the ways of counting used in 1985 are biased in favor of the hot hand, Miller and Sanjurjo strengthened the conclusion that streaks are due to chance.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This reverses the direction of the bias.",
        },
        {
          text: "By showing in 2018 that certain ways of counting are biased, Joshua Miller and Adam Sanjurjo returned to a belief that had been studied in 1985.",
          code: "half-right",
          reason: "This mentions the bias but not what it means for the conclusion.",
        },
        {
          text: "By finding that players made 51 percent of shots after a hit and 54 percent after a miss, Gilovich, Vallone, and Tversky came to the conclusion that streaks are due to chance.",
          code: "beside-the-point",
          reason: "This explains how the conclusion was reached, not what later work did to it.",
        },
      ],
      step: "The last note speaks of a bias. Ask what becomes of a conclusion that rests on counts with this bias.",
      look: "what was concluded in 1985 and what was shown in 2018",
    },
    {
      goal: "insiders",
      level: "Medium",
      wants:
        "present the result of Miller and Sanjurjo to an audience already familiar with the study of 1985",
      uses: [1, 4],
      key: {
        text: "In 2018, Joshua Miller and Adam Sanjurjo showed that ways of counting such as those of Gilovich, Vallone, and Tversky are biased against the hot hand.",
        reason:
          "This gives the result of 2018 and takes knowledge of the earlier study for granted.",
      },
      wrong: [
        {
          text: "In 1985, Gilovich, Vallone, and Tversky counted shots in a way that, as Miller and Sanjurjo showed in 2018, is biased in favor of the hot hand.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This reverses the direction of the bias.",
        },
        {
          text: "In 1985, Gilovich, Vallone, and Tversky published a study of the belief in a hot hand, a subject to which Miller and Sanjurjo returned in 2018.",
          code: "half-right",
          reason: "This explains what the audience knows and leaves out the result of 2018.",
        },
        {
          text: "In the records of a professional team, Gilovich, Vallone, and Tversky found that players made 51 percent of shots after a hit and 54 percent after a miss.",
          code: "beside-the-point",
          reason: "This reports a result of the earlier study.",
        },
      ],
      step: "The earlier study needs no account here. The last note has what is new.",
      look: "what was shown in 2018",
    },
  ],
};
