import type { NoteSet } from "../note-set.ts";

export const singersOfEpics: NoteSet = {
  id: "singers-of-epics",
  field: "literature",
  source:
    "Lord, The Singer of Tales (1960); catalogs of the Milman Parry Collection of Oral Literature",
  notes: [
    "In the 1930s, Milman Parry and his assistant Albert Lord recorded singers of epics in Yugoslavia.",
    "They wanted to learn how a poet can make long poems without writing.",
    "They found that a singer did not recite a fixed text but composed while singing, with the help of stock phrases called formulas.",
    "In 1935, a singer named Avdo Međedović dictated an epic of more than 12,000 lines to Parry's team.",
    "Homer's epics are also full of formulas.",
    "Lord therefore argued that they too had been composed orally.",
  ],
  questions: [
    {
      goal: "aim",
      level: "Easy",
      wants: "state the question behind the recordings that Parry and Lord made",
      uses: [0, 1],
      key: {
        text: "When they recorded singers of epics in Yugoslavia, Parry and Lord wished to find out how long poems can be made without the help of writing.",
        reason: "This states the question, how long poems come about without writing.",
      },
      wrong: [
        {
          text: "When they recorded singers of epics in Yugoslavia, Parry and Lord found that a singer did not recite a fixed text but composed while singing.",
          code: "beside-the-point",
          reason: "This is an answer that they found, not the question with which they came.",
        },
        {
          text: "When they recorded singers of epics in Yugoslavia in the 1930s, Parry and his assistant Lord wished to learn more about poets and their poems.",
          code: "half-right",
          reason: "This names the subject of interest but no question about it.",
        },
        {
          text: "When they recorded singers of epics in Yugoslavia, Parry and Lord worked with one, Avdo Međedović, who dictated an epic of more than 12,000 lines in 1935.",
          code: "wrong-purpose",
          reason: "This tells of one of the singers, not of the question behind the recordings.",
        },
      ],
      step: "The question is what the two men wanted to learn. Leave aside what they found.",
      look: "what Parry and Lord wanted to learn",
    },
    {
      goal: "finding",
      level: "Medium",
      wants: "present what Parry and Lord found out about how the singers worked",
      uses: [2],
      key: {
        text: "Parry and Lord found that the singers, instead of reciting a fixed text, composed while they sang and relied on stock phrases.",
        reason: "This states the result, composition during the song with stock phrases.",
      },
      wrong: [
        {
          text: "Parry and Lord, who wanted to learn how a poet can make long poems without writing, recorded singers of epics in Yugoslavia.",
          code: "beside-the-point",
          reason: "This gives the aim and the recordings.",
        },
        {
          text: "Parry and Lord found that the epics of the singers in Yugoslavia, like those of Homer, contain stock phrases known as formulas.",
          code: "half-right",
          reason: "This tells what the epics contain but not how the singers made them.",
        },
        {
          text: "Parry and Lord found that the singers recited a fixed text, which they had learned by means of stock phrases known as formulas.",
          code: "contradicts-the-text",
          against: 2,
          reason: "The notes deny that the text was fixed.",
        },
      ],
      step: "A finding answers the question that was asked. The note on the singers' way of working gives the answer.",
      look: "what a singer did and with what help",
    },
    {
      goal: "achievement",
      level: "Easy",
      wants: "emphasize the achievement of Avdo Međedović",
      uses: [3],
      key: {
        text: "The singer Avdo Međedović produced an epic of more than 12,000 lines, which he dictated to Parry's team in 1935.",
        reason: "This names the deed, an epic of more than 12,000 lines.",
      },
      wrong: [
        {
          text: "The singer Avdo Međedović was one of those whom Milman Parry's team met in Yugoslavia in the 1930s.",
          code: "half-right",
          reason: "This names the singer but nothing that he accomplished.",
        },
        {
          text: "The singers recorded by Milman Parry's team in the 1930s relied on stock phrases that are called formulas.",
          code: "beside-the-point",
          reason: "This describes the singers in general.",
        },
        {
          text: "The singer Avdo Međedović was one of those who wrote epics of more than 12,000 lines for Milman Parry's team in the 1930s.",
          code: "contradicts-the-text",
          against: 3,
          reason: "The notes say that he dictated such an epic; he did not write it.",
        },
      ],
      step: "Find the note that names this singer and see what he did.",
      look: "what happened in 1935",
    },
    {
      goal: "significance",
      level: "Medium",
      wants: "explain how the findings from Yugoslavia bear on the origin of Homer's epics",
      uses: [2, 4, 5],
      key: {
        text: "Since the singers in Yugoslavia composed orally with the help of formulas, the many formulas in Homer led Lord to argue for an oral origin of his epics.",
        reason: "This carries the finding about formulas over to the origin of Homer's poems.",
      },
      wrong: [
        {
          text: "Homer's epics are full of the stock phrases that are called formulas, and the singers in Yugoslavia likewise relied on formulas as they composed.",
          code: "half-right",
          reason:
            "This names what the two have in common but says nothing of the origin of Homer's epics.",
        },
        {
          text: "Because they wanted to learn how long poems are made without writing, Parry and his assistant Lord recorded singers of epics in Yugoslavia.",
          code: "beside-the-point",
          reason: "This gives the aim of the recordings and leaves Homer out.",
        },
        {
          text: "Homer's epics are full of the stock phrases that are called formulas, from which Lord concluded that they, unlike the songs of Yugoslavia, had been composed in writing.",
          code: "contradicts-the-text",
          against: 5,
          reason: "The notes say that Lord argued for oral composition.",
        },
      ],
      step: "The bridge from the singers to Homer is a feature that both have. From it, one of the researchers drew a conclusion.",
      look: "what Homer's epics are full of and what Lord argued",
    },
    {
      goal: "example",
      level: "Hard",
      wants: "support a generalization about the singers' abilities with an example",
      uses: [1, 2, 3],
      key: {
        text: "Singers of epics in Yugoslavia could make very long poems without writing; Avdo Međedović, for one, dictated an epic of more than 12,000 lines.",
        reason:
          "This makes a general claim about the singers and adds one singer's epic as an instance.",
      },
      wrong: [
        {
          text: "Singers of epics in Yugoslavia could compose their poems while they sang, which they did with the help of stock phrases that are known as formulas.",
          code: "half-right",
          reason: "This makes a general claim about the singers without an instance.",
        },
        {
          text: "Avdo Međedović, who lived in Yugoslavia in the time of Milman Parry and Albert Lord, dictated an epic of more than 12,000 lines in 1935.",
          code: "wrong-purpose",
          reason: "This gives one singer's feat but makes no general claim.",
        },
        {
          text: "Singers of epics in Yugoslavia could recite fixed texts of great length, which they did with the help of formulas; Avdo Međedović is one example.",
          code: "contradicts-the-text",
          against: 2,
          reason: "The notes say that the singers did not recite a fixed text.",
        },
      ],
      step: "The sentence needs a claim about the singers in general and one of them for whom it holds.",
      look: "what the singers did and what one of them dictated",
    },
  ],
};
