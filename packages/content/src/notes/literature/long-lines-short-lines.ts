import type { NoteSet } from "../note-set.ts";

export const longLinesShortLines: NoteSet = {
  id: "long-lines-short-lines",
  field: "literature",
  source: "Standard histories of American literature; scholarly editions of the two poets",
  notes: [
    "Walt Whitman (1819–1892) and Emily Dickinson (1830–1886) were American poets.",
    "In 1855, Whitman published *Leaves of Grass* at his own expense, with 12 poems.",
    "He kept revising and enlarging the book, and the last edition held nearly 400 poems.",
    "Dickinson wrote almost 1,800 poems, but only about ten were printed in her lifetime.",
    "Whitman mostly wrote long lines without rhyme or regular meter.",
    "Dickinson mostly wrote short lines in the meter of hymns, with rhymes that are often only approximate.",
  ],
  questions: [
    {
      goal: "difference",
      level: "Hard",
      wants: "emphasize a difference in the meter of the two poets' verse",
      uses: [4, 5],
      key: {
        text: "Unlike Emily Dickinson, who usually kept to the meter of hymns, Walt Whitman wrote most of his poems without a regular meter.",
        reason: "This sets Dickinson's hymn meter against Whitman's lack of a regular one.",
      },
      wrong: [
        {
          text: "Unlike Walt Whitman, who published a book of his own poems in 1855, Emily Dickinson saw very few of hers in print.",
          code: "beside-the-point",
          reason: "This contrasts the publication of the poems.",
        },
        {
          text: "Unlike Walt Whitman, who mostly wrote long lines without any rhyme, Emily Dickinson mostly wrote short lines in the meter of hymns.",
          code: "half-right",
          reason:
            "This gives Dickinson's meter but, for Whitman, only the length of the lines and the lack of rhyme.",
        },
        {
          text: "Unlike Walt Whitman, who mostly wrote long lines in a regular meter, Emily Dickinson mostly wrote short lines in the meter of hymns.",
          code: "contradicts-the-text",
          against: 4,
          reason: "The notes say that Whitman mostly wrote without a regular meter.",
        },
      ],
      step: "Meter is one of several features that the notes on the verse mention. The sentence needs a statement on it for each poet.",
      look: "how the lines of each poet are built",
    },
    {
      goal: "figures",
      level: "Easy",
      wants:
        "compare the number of poems that Dickinson wrote with the number printed in her lifetime",
      uses: [3],
      key: {
        text: "Of the almost 1,800 poems that Emily Dickinson wrote, only about ten appeared in print before she died.",
        reason: "This gives both numbers, the poems written and the poems printed.",
      },
      wrong: [
        {
          text: "Of the two poets, Walt Whitman had nearly 400 poems in the last edition of his book, which had begun with 12.",
          code: "beside-the-point",
          reason: "These numbers belong to the other poet.",
        },
        {
          text: "Of the many poems that Emily Dickinson wrote, mostly in short lines, only about ten were printed in her lifetime.",
          code: "half-right",
          reason: "This has the number of printed poems but not that of all the poems.",
        },
        {
          text: "Of the almost 1,800 poems that Emily Dickinson wrote, most have short lines and follow the meter of hymns.",
          code: "wrong-purpose",
          reason: "This gives the number of poems written but then describes their form.",
        },
      ],
      step: "The two numbers stand in one note, which is about Dickinson's poems in manuscript and in print.",
      look: "how many poems Dickinson wrote and how many were printed",
    },
    {
      goal: "change",
      level: "Medium",
      wants: "describe how *Leaves of Grass* grew over the years",
      uses: [1, 2],
      key: {
        text: "*Leaves of Grass*, which had only 12 poems when it first appeared in 1855, held nearly 400 in its last edition.",
        reason: "This gives the size of the book at the start and at the end.",
      },
      wrong: [
        {
          text: "*Leaves of Grass*, a book of poems that Walt Whitman published at his own expense, contained 12 poems in 1855.",
          code: "half-right",
          reason: "This gives the size of the book at the start only.",
        },
        {
          text: "*Leaves of Grass*, a book by Walt Whitman, mostly consists of long lines without rhyme or regular meter.",
          code: "beside-the-point",
          reason: "This describes the verse in the book, not its growth.",
        },
        {
          text: "*Leaves of Grass*, with nearly 400 poems in its last edition, holds far fewer than the almost 1,800 that Emily Dickinson wrote.",
          code: "wrong-purpose",
          reason:
            "This compares the last edition with the work of another poet, not with the first.",
        },
      ],
      step: "Growth is seen from two sizes, an early one and a late one. Two notes on the book give them.",
      look: "how many poems the first and the last edition had",
    },
    {
      goal: "generalization",
      level: "Hard",
      wants: "make a generalization about rhyme that covers the works of both poets",
      uses: [4, 5],
      key: {
        text: "Neither poet relied on exact rhyme throughout: Whitman mostly did without rhyme, and many of Dickinson's rhymes are only approximate.",
        reason: "This makes a general claim about rhyme and shows that it holds for each poet.",
      },
      wrong: [
        {
          text: "Both poets devoted great effort to verse, Whitman by revising and enlarging a single book and Dickinson by writing almost 1,800 poems.",
          code: "beside-the-point",
          reason: "This general claim is about the amount of work and not about rhyme.",
        },
        {
          text: "Dickinson departed from strict rhyme in the short lines that she mostly wrote, for the rhymes in them are often only approximate.",
          code: "half-right",
          reason: "This claim about rhyme covers only one of the poets.",
        },
        {
          text: "Both poets kept to strict rhyme, Whitman by rhyming his long lines and Dickinson by taking over the exact rhymes of hymns.",
          code: "contradicts-the-text",
          against: 4,
          reason: "The notes say that Whitman mostly wrote without rhyme.",
        },
      ],
      step: "A generalization joins single facts under one claim. See what the notes say of rhyme for each poet and what the two have in common.",
      look: "what part rhyme plays in the lines of each poet",
    },
  ],
};
