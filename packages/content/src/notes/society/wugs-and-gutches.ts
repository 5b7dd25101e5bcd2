import type { NoteSet } from "../note-set.ts";

export const wugsAndGutches: NoteSet = {
  id: "wugs-and-gutches",
  field: "society",
  source: "Berko, Word 14 (1958)",
  notes: [
    "In 1958, linguist Jean Berko published a study of how children learn English grammar.",
    "She wanted to know whether children apply rules or only repeat forms that they have heard.",
    'She showed children from four to seven years old drawings of things with invented names, such as "wug."',
    "The children had never heard these words, so they could not have memorized their plurals.",
    'Most of the children gave "wugs" as the plural of "wug."',
    'Far fewer added the ending needed for the plural of "gutch."',
  ],
  questions: [
    {
      goal: "reason",
      level: "Medium",
      wants: "explain why Berko used invented words",
      uses: [0, 1, 2, 3],
      key: {
        text: "Berko used invented words because children could not have memorized their plurals and so could not simply repeat forms that they had heard.",
        reason: "This links the choice of invented words with the need to rule out repetition.",
      },
      wrong: [
        {
          text: 'Berko used invented words, such as "wug," to name the things in the drawings that she showed to children from four to seven years old.',
          code: "half-right",
          reason: "This tells where the invented words came in but not what they were good for.",
        },
        {
          text: "Berko used invented words because children had already memorized their plurals and so could repeat them when they saw the drawings.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This claims that the children knew the plurals, which the notes rule out.",
        },
        {
          text: 'Berko found that most of the children gave the right plural for the invented word "wug" but far fewer gave it for "gutch" as well.',
          code: "beside-the-point",
          reason: "This reports results for two of the words.",
        },
      ],
      step: "The goal asks for a cause. One note says what the children could not have done with such words, and another says why that mattered to the question of the study.",
      look: "what the children could and could not have known",
    },
    {
      goal: "difference",
      level: "Easy",
      wants: "contrast the children's success with two of the invented words",
      uses: [4, 5],
      key: {
        text: 'While most of the children gave "wugs" as the plural of "wug," far fewer added the ending that the plural of "gutch" requires.',
        reason:
          "This sets the frequent success with one word against the rarer success with another.",
      },
      wrong: [
        {
          text: 'While the children had never heard either of the invented words "wug" and "gutch," they were asked for the plurals of both.',
          code: "beside-the-point",
          reason: "This tells what holds for both words, not how well the children did with each.",
        },
        {
          text: 'While the children could not have memorized the plurals of invented words, most of them gave "wugs" as the plural of one.',
          code: "half-right",
          reason: "This reports success with only one of the words.",
        },
        {
          text: 'While the children had never heard either of the invented words "wug" and "gutch," most of them gave the right plurals of both.',
          code: "contradicts-the-text",
          against: 5,
          reason: "This extends to both words the success that most children had with one.",
        },
      ],
      step: "A contrast of success needs a result for each of two words. The last two notes give one each.",
      look: "how many children formed the plural of each word",
    },
    {
      goal: "aim",
      level: "Easy",
      wants: "present the question that Berko wanted to answer",
      uses: [0, 1],
      key: {
        text: "Linguist Jean Berko wanted to know whether children who learn English grammar apply rules or only repeat forms that they have heard.",
        reason: "This names the two possibilities between which the study was to decide.",
      },
      wrong: [
        {
          text: 'Linguist Jean Berko found that most of the children whom she asked could give the plural of "wug," a word that she had invented.',
          code: "beside-the-point",
          reason: "This states a result of the study.",
        },
        {
          text: "Linguist Jean Berko showed children from four to seven years old drawings of things that had invented names.",
          code: "wrong-purpose",
          reason: "This describes the procedure, not the question behind it.",
        },
        {
          text: "Linguist Jean Berko, who published her study in 1958, examined how children from four to seven years old learn English grammar.",
          code: "half-right",
          reason: "This names the general subject but not the question about rules and repetition.",
        },
      ],
      step: "Look for what the researcher wished to learn. One note states it as a choice between two possibilities.",
      look: "what Berko wanted to know",
    },
    {
      goal: "study-and-finding",
      level: "Medium",
      wants: "present both Berko's procedure and a finding that points to the use of rules",
      uses: [0, 2, 3, 4],
      key: {
        text: 'Using drawings of things with invented names, Berko found that most children gave "wugs" as the plural of "wug," which they could not have memorized.',
        reason: "This has the procedure and a result that repetition cannot account for.",
      },
      wrong: [
        {
          text: "Using drawings of things with invented names, Berko made sure that the children in her study could not have memorized the plurals.",
          code: "half-right",
          reason: "This has the procedure but no finding.",
        },
        {
          text: "Using drawings of things with invented names, Berko found that hardly any of the children could give a plural that they had never heard.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This denies what most of the children could do.",
        },
        {
          text: "In a study of how children learn English grammar, Berko wanted to know whether they apply rules or only repeat forms that they have heard.",
          code: "beside-the-point",
          reason: "This poses the question of rules without a procedure or a finding.",
        },
      ],
      step: "Two parts are wanted: what Berko did, and a result that memory alone cannot explain. The note about what the children could not have memorized tells which result counts.",
      look: "how the drawings were named and what most of the children then did",
    },
  ],
};
