import type { NoteSet } from "../note-set.ts";

export const wormsAndPeanuts: NoteSet = {
  id: "worms-and-peanuts",
  field: "science",
  source: "Clayton and Dickinson, Nature 395 (1998); textbooks of animal behavior",
  notes: [
    "Scrub jays, birds of western North America, hide food and recover it later.",
    "In 1998, Nicola Clayton and Anthony Dickinson published a study of whether jays remember what they hid, where, and how long ago.",
    "Jays stored wax worms, their preferred food, and peanuts in trays of sand.",
    "Some of the jays had learned that worms decay over time.",
    "After 4 hours, these jays searched mainly for worms; after 124 hours, mainly for peanuts.",
    "Jays that had not learned this searched mainly for worms after both intervals.",
  ],
  questions: [
    {
      goal: "aim",
      level: "Easy",
      wants: "present the aim of the study",
      uses: [1],
      key: {
        text: "Nicola Clayton and Anthony Dickinson sought to learn whether scrub jays remember what food they have hidden, where, and how long ago.",
        reason: "This states the question that the study was to answer.",
      },
      wrong: [
        {
          text: "Nicola Clayton and Anthony Dickinson observed that scrub jays searched mainly for worms when 4 hours had passed.",
          code: "beside-the-point",
          reason: "This reports a result.",
        },
        {
          text: "Nicola Clayton and Anthony Dickinson published in 1998 a study of scrub jays, birds of western North America that hide food and recover it later.",
          code: "half-right",
          reason: "This names the birds and their habit but not what the study asked about them.",
        },
        {
          text: "Nicola Clayton and Anthony Dickinson sought to learn whether scrub jays prefer peanuts or wax worms when they recover food that they have hidden.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This makes a question of something that the notes give as known.",
        },
      ],
      step: "An aim is a question. One note begins with the researchers and tells what they studied.",
      look: "what the researchers wanted to know about jays",
    },
    {
      goal: "figures",
      level: "Easy",
      wants:
        "compare what the jays that had learned of decay searched for after 4 hours and after 124 hours",
      uses: [4, 3],
      key: {
        text: "After 4 hours, jays that had learned of the decay of worms looked mainly for these; after 124 hours, however, mainly for peanuts.",
        reason: "This gives the choice of the same birds after each interval.",
      },
      wrong: [
        {
          text: "Jays that had not learned that worms decay searched mainly for worms, whether 4 hours or 124 hours had passed.",
          code: "beside-the-point",
          reason: "This compares the intervals for the other group of birds.",
        },
        {
          text: "Jays that had learned that worms decay searched mainly for peanuts after 124 hours, although they prefer worms.",
          code: "half-right",
          reason: "This tells what the birds did after the longer interval only.",
        },
        {
          text: "Jays searched mainly for worms when 4 hours had passed, whether or not they had learned that worms decay over time.",
          code: "wrong-purpose",
          reason: "This compares two groups of birds after one interval.",
        },
      ],
      step: "The goal names one group and two intervals. A single note has the result for both.",
      look: "what the informed birds did after each interval",
    },
    {
      goal: "reason",
      level: "Medium",
      wants: "explain why some jays searched mainly for peanuts after 124 hours",
      uses: [3, 4],
      key: {
        text: "Because they had learned that worms decay over time, some jays searched after 124 hours mainly for peanuts, although they prefer worms.",
        reason: "This traces the choice to what the birds had learned.",
      },
      wrong: [
        {
          text: "In a study by Clayton and Dickinson, jays stored in trays of sand both peanuts and wax worms, the food that they prefer.",
          code: "beside-the-point",
          reason: "This describes the setting of the study.",
        },
        {
          text: "Because they had not learned that worms decay, some jays searched mainly for worms after 124 hours, just as they had after 4 hours.",
          code: "wrong-purpose",
          reason: "This explains the choice of worms by the other birds.",
        },
        {
          text: "Because they prefer peanuts to worms, some jays searched after 124 hours mainly for the peanuts that they had stored in trays of sand.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This reverses the preference that the notes report.",
        },
      ],
      step: "A cause must make the birds pass over their preferred food. Compare what the two groups knew.",
      look: "what only some of the birds had learned",
    },
    {
      goal: "study-and-finding",
      level: "Medium",
      wants: "present the study and its findings",
      uses: [1, 2, 3, 4],
      key: {
        text: "In Clayton and Dickinson's study, jays hid worms and peanuts; after 124 hours, those that had learned that worms decay searched mainly for peanuts.",
        reason:
          "This tells what the researchers had the birds do and what the birds then looked for.",
      },
      wrong: [
        {
          text: "Scrub jays, birds of western North America that hide food and recover it later, were the subject of a study that Clayton and Dickinson published in 1998.",
          code: "beside-the-point",
          reason: "This presents the subjects of the study and no more.",
        },
        {
          text: "Clayton and Dickinson had jays, some of which had learned that worms decay, store worms and peanuts and search for them after 4 or 124 hours.",
          code: "half-right",
          reason: "This presents the study but stops before its findings.",
        },
        {
          text: "Clayton and Dickinson had jays, some of which had learned that worms decay, store worms and peanuts, but all searched mainly for worms after 124 hours.",
          code: "contradicts-the-text",
          against: 4,
          reason:
            "This has all of the birds search for worms, whereas some searched mainly for peanuts.",
        },
      ],
      step: "Two things are asked for, what was done and what came out. The notes give them in that order.",
      look: "what the birds hid and what they later searched for",
    },
  ],
};
