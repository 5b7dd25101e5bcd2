import type { NoteSet } from "../note-set.ts";

export const testOrReread: NoteSet = {
  id: "test-or-reread",
  field: "everyday",
  source: "Roediger and Karpicke, Psychological Science 17 (2006)",
  notes: [
    "In 2006, Henry Roediger and Jeffrey Karpicke published a study of memory.",
    "College students read two short passages.",
    "They then reread one of the passages and wrote down what they could recall of the other.",
    "In a test five minutes later, students remembered 81 percent of the ideas in a passage they had reread and 75 percent in one they had recalled.",
    "Other students took the test a week later, and their results were 42 percent and 56 percent.",
  ],
  questions: [
    {
      goal: "method",
      level: "Medium",
      wants: "present the method of the study",
      uses: [0, 1, 2, 3, 4],
      key: {
        text: "Roediger and Karpicke had students read two passages, reread one and recall the other, and take a test five minutes or a week later.",
        reason: "This says what the students did at each step.",
      },
      wrong: [
        {
          text: "Roediger and Karpicke reported that students remembered 56 percent of the ideas in a passage they had recalled if the test came a week later.",
          code: "beside-the-point",
          reason: "This gives a result, not the method.",
        },
        {
          text: "Roediger and Karpicke, who published a study of memory in 2006, had college students read two passages, both of which were short.",
          code: "half-right",
          reason: "This has the reading but neither what followed it nor the tests.",
        },
        {
          text: "Roediger and Karpicke had students read one passage, reread it after five minutes, and take a test a week later on what they could recall.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This reduces the two passages to one, which is only reread.",
        },
      ],
      step: "The goal asks for a method, so the sentence must say what the students did from the first reading to the test. Several notes give the steps.",
      look: "what the students read, what they did next, and when they were tested",
    },
    {
      goal: "figures",
      level: "Easy",
      wants: "compare how much students remembered of reread and of recalled passages after a week",
      uses: [2, 3, 4],
      key: {
        text: "After a week, students remembered 56 percent of the ideas in a passage they had recalled but 42 percent in one they had reread.",
        reason: "This gives the share for each kind of passage after a week.",
      },
      wrong: [
        {
          text: "After five minutes, students remembered 75 percent of the ideas in a passage they had recalled but 81 percent in one they had reread.",
          code: "beside-the-point",
          reason: "This compares the shares after five minutes.",
        },
        {
          text: "After a week, students remembered 56 percent of the ideas in the passage that they had recalled in writing after the first reading.",
          code: "half-right",
          reason: "This gives the share for only one kind of passage.",
        },
        {
          text: "After a week, students remembered 75 percent of the ideas in a passage they had recalled but 81 percent in one they had reread.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This gives the shares for five minutes as those for a week.",
        },
      ],
      step: "The goal asks for two amounts after a week, so the sentence must give a share for each kind of passage. The last note gives both.",
      look: "what was remembered a week later",
    },
    {
      goal: "difference",
      level: "Hard",
      wants: "emphasize that the more effective way to study depended on when the test came",
      uses: [2, 3, 4],
      key: {
        text: "Rereading a passage led to better memory of the ideas if the test came after five minutes, whereas recalling it did so if the test came after a week.",
        reason: "This names the better way for each of the two times.",
      },
      wrong: [
        {
          text: "Students remembered more of a passage they had recalled than of one they had reread if the test came a week later, with results of 56 percent and 42 percent.",
          code: "half-right",
          reason: "This names the better way for only one time.",
        },
        {
          text: "Students remembered more of a passage they had recalled than of one they had reread, whether the test came after five minutes or after a week.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This makes recall the better way at both times.",
        },
        {
          text: "Students remembered less of a passage if the test came after a week than if it came after five minutes, whether they had recalled or reread the passage.",
          code: "beside-the-point",
          reason: "This compares the two times, not the two ways of studying.",
        },
      ],
      step: "The goal joins the way of studying to the time of the test, so the sentence must say which way was better at each time. The last two notes give the results.",
      look: "which passages students remembered better at each of the two times",
    },
    {
      goal: "study-and-finding",
      level: "Medium",
      wants: "present the study and what it found about memory after a week",
      uses: [0, 2, 4],
      key: {
        text: "Having students reread one passage and recall another, Roediger and Karpicke found that recall led to better memory of the ideas a week later.",
        reason: "This says what the students did and what proved better after a week.",
      },
      wrong: [
        {
          text: "Having students reread one passage and recall another, Roediger and Karpicke then tested their memory of the ideas after five minutes or a week.",
          code: "half-right",
          reason: "This presents the study but not what it found.",
        },
        {
          text: "After a week, the ideas in a passage that students had recalled were remembered better than those in one that they had reread.",
          code: "wrong-purpose",
          reason: "This states a result without presenting a study.",
        },
        {
          text: "Roediger and Karpicke, who published a study of memory in 2006, found that students remembered 81 percent of the ideas in a reread passage five minutes later.",
          code: "beside-the-point",
          reason: "This reports on the earlier test and describes no procedure.",
        },
      ],
      step: "The goal has two parts, so the sentence must present the study and give the result for the later test. The last note holds that result.",
      look: "what the students did with the passages and which they remembered better after a week",
    },
  ],
};
