import type { NoteSet } from "../note-set.ts";

export const twoDominionsVote: NoteSet = {
  id: "two-dominions-vote",
  field: "history",
  source:
    "Electoral Act 1893 (New Zealand); Commonwealth Franchise Act 1902 (Australia); national archives of both countries",
  notes: [
    "In 1893, New Zealand became the first self-governing country to give women the vote in national elections.",
    "Earlier that year, a campaign for the vote led by Kate Sheppard had gathered nearly 32,000 women's signatures for a petition.",
    "Maori women received the vote together with other women.",
    "Women could not stand for Parliament in New Zealand until 1919.",
    "Australia gave women the vote in national elections in 1902 and let them stand for Parliament at once.",
    "The same law denied the vote to most Aboriginal people.",
  ],
  questions: [
    {
      goal: "similarity",
      level: "Easy",
      wants: "emphasize a similarity between New Zealand and Australia",
      uses: [0, 4],
      key: {
        text: "By 1902, both New Zealand and Australia had given women the right to vote in national elections.",
        reason: "This names something that women gained in both countries.",
      },
      wrong: [
        {
          text: "By 1902, women could stand for Parliament in Australia, whereas those in New Zealand had to wait until 1919.",
          code: "wrong-purpose",
          reason: "This sets the two countries apart.",
        },
        {
          text: "By 1893, women in both New Zealand and Australia had the right to vote in national elections.",
          code: "contradicts-the-text",
          against: 4,
          reason: "Australian women received this right in 1902.",
        },
        {
          text: "In 1893, New Zealand gave women the vote after nearly 32,000 of them had signed a petition for it.",
          code: "half-right",
          reason: "This concerns one of the two countries.",
        },
      ],
      step: "A similarity must hold for both countries. The first note and the fifth describe the same kind of step.",
      look: "what each country gave to women in national elections",
    },
    {
      goal: "difference",
      level: "Easy",
      wants: "emphasize a difference in how the two countries treated Indigenous people",
      uses: [0, 2, 4, 5],
      key: {
        text: "In New Zealand, Maori women received the vote together with other women, whereas Australia, in 1902, denied it to most Aboriginal people.",
        reason: "This contrasts the treatment of Maori women with that of Aboriginal people.",
      },
      wrong: [
        {
          text: "While New Zealand gave women the vote in 1893 but kept them out of Parliament until 1919, Australia admitted them to both in 1902.",
          code: "beside-the-point",
          reason: "This contrasts rights and dates without regard to Indigenous people.",
        },
        {
          text: "While Australia's law of 1902 gave women the vote and let them stand for Parliament at once, it denied the vote to most Aboriginal people.",
          code: "half-right",
          reason: "This speaks of Indigenous people in Australia only.",
        },
        {
          text: "While Australia's law of 1902 gave women the vote and let most Aboriginal people vote as well, New Zealand denied the vote to Maori women.",
          code: "contradicts-the-text",
          against: 2,
          reason: "Maori women received the vote together with other women.",
        },
      ],
      step: "The contrast must concern Indigenous people on both sides. One note speaks of Maori women, another of Aboriginal people.",
      look: "what the two laws meant for Maori women and for Aboriginal people",
    },
    {
      goal: "figures",
      level: "Easy",
      wants:
        "compare the years in which women could first stand for Parliament in the two countries",
      uses: [3, 4],
      key: {
        text: "In Australia, women could stand for Parliament from 1902, but in New Zealand, they could not do so until 1919.",
        reason: "This gives the year for each country and the right in question.",
      },
      wrong: [
        {
          text: "In Australia, women could vote in national elections from 1902, but in New Zealand, they could do so from 1893.",
          code: "beside-the-point",
          reason: "This compares the years of the vote.",
        },
        {
          text: "In Australia, women could stand for Parliament from 1902, the year in which they could first vote in national elections.",
          code: "half-right",
          reason: "This gives the year for Australia alone.",
        },
        {
          text: "In Australia, women could stand for Parliament as soon as they could vote, but in New Zealand, they had to wait.",
          code: "wrong-purpose",
          reason: "This contrasts the countries and gives no years.",
        },
      ],
      step: "Two years are needed, both for standing and not for voting. The fourth note and the fifth contain them.",
      look: "from when women could stand for Parliament",
    },
    {
      goal: "two-part",
      level: "Hard",
      wants: "present Kate Sheppard's campaign and its outcome",
      uses: [0, 1],
      key: {
        text: "A campaign led by Kate Sheppard gathered nearly 32,000 women's signatures for a petition in 1893, and New Zealand gave women the vote later in the same year.",
        reason:
          "This gives the petition that the campaign produced and the law that came in the same year.",
      },
      wrong: [
        {
          text: "A campaign for women's right to vote in New Zealand, led by Kate Sheppard, gathered nearly 32,000 women's signatures for a petition in 1893.",
          code: "half-right",
          reason: "This tells of the campaign but not of what became of it.",
        },
        {
          text: "A campaign led by Kate Sheppard gathered nearly 32,000 women's signatures for a petition in 1893, but New Zealand did not give women the vote until 1919.",
          code: "contradicts-the-text",
          against: 0,
          reason:
            "Women received the vote in 1893; the year 1919 is that in which they could first stand for Parliament.",
        },
        {
          text: "Women in New Zealand, Maori women among them, received the vote in 1893 but could not stand for Parliament there until more than two decades later.",
          code: "beside-the-point",
          reason: "This compares two rights and never mentions the campaign.",
        },
      ],
      step: "The sentence needs what the campaign did and what came of it. The second note tells of the first, and the first note of the second.",
      look: "what the campaign gathered and what New Zealand did in the same year",
    },
  ],
};
