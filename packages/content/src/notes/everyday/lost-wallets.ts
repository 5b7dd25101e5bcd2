import type { NoteSet } from "../note-set.ts";

export const lostWallets: NoteSet = {
  id: "lost-wallets",
  field: "everyday",
  source: "Cohn, Maréchal, Tannenbaum, and Zünd, Science 365 (2019)",
  notes: [
    "In 2019, Alain Cohn and his colleagues published a study of honesty.",
    'Assistants handed in more than 17,000 "lost" wallets at hotels, banks, and other places in 355 cities of 40 countries.',
    "Each wallet showed the name and email address of its supposed owner.",
    "Some wallets held the equivalent of about 13 dollars, and others held no money.",
    "The researchers counted how often the staff wrote to the owner.",
    "The staff did so for 51 percent of the wallets with money and 40 percent of those without.",
  ],
  questions: [
    {
      goal: "figures",
      level: "Easy",
      wants: "compare how often the staff wrote to the owners of wallets with and without money",
      uses: [5],
      key: {
        text: "The staff wrote to the owners of 51 percent of the wallets with money but of only 40 percent of the wallets without money.",
        reason: "This gives the share for both kinds of wallet.",
      },
      wrong: [
        {
          text: "The staff wrote to the owners of 51 percent of the wallets that held money, the equivalent of about 13 dollars in each.",
          code: "half-right",
          reason: "This gives the share for only one kind of wallet.",
        },
        {
          text: "The researchers counted how often the staff at hotels, banks, and other places wrote to the owners of wallets with and without money.",
          code: "beside-the-point",
          reason: "This says what was counted but gives no result for either kind of wallet.",
        },
        {
          text: "The staff wrote to the owners of 51 percent of the wallets, no matter whether these held the equivalent of about 13 dollars or nothing.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This gives both kinds of wallet one share, although the shares differ.",
        },
      ],
      step: "The goal asks for two frequencies, so the sentence must give a share for each kind of wallet. The last note gives both.",
      look: "for what part of each kind of wallet the staff wrote",
    },
    {
      goal: "method",
      level: "Medium",
      wants: "present the method of the study",
      uses: [0, 1, 3, 4],
      key: {
        text: 'Cohn and his colleagues had assistants hand in "lost" wallets, with and without money, and counted how often the staff wrote to the owners.',
        reason: "This says what was done with the wallets and what was counted.",
      },
      wrong: [
        {
          text: "Cohn and his colleagues found that the staff of hotels, banks, and other places wrote more often to the owners of wallets with money.",
          code: "beside-the-point",
          reason: "This gives the result, not the method.",
        },
        {
          text: 'Cohn and his colleagues had "lost" wallets, each with the name and email address of a supposed owner, handed in at hotels, banks, and other places.',
          code: "half-right",
          reason: "This tells how the wallets were handed in but not what was then counted.",
        },
        {
          text: "Cohn and his colleagues based a study of honesty on more than 17,000 wallets, with and without money, in 355 cities of 40 countries.",
          code: "wrong-purpose",
          reason: "This uses the notes to show the scope of the study, not its procedure.",
        },
      ],
      step: "The goal asks for a method, so the sentence must say what was handed in and what was counted. Several notes describe the steps.",
      look: "what the assistants did and what the researchers counted",
    },
    {
      goal: "scope",
      level: "Easy",
      wants: "emphasize the scope of the study",
      uses: [0, 1],
      key: {
        text: "In their study of honesty, Cohn and his colleagues used more than 17,000 wallets in 355 cities of 40 countries.",
        reason: "This gives the numbers of wallets, cities, and countries.",
      },
      wrong: [
        {
          text: "In their study of honesty, Cohn and his colleagues used wallets that held either no money or the equivalent of about 13 dollars.",
          code: "beside-the-point",
          reason: "This tells what was in the wallets, not how extensive the study was.",
        },
        {
          text: "In their study of honesty, Cohn and his colleagues had wallets handed in at hotels, banks, and other places.",
          code: "half-right",
          reason: "This names the kinds of places without the numbers that show the scope.",
        },
        {
          text: 'In their study of honesty, Cohn and his colleagues relied on assistants, who handed in the "lost" wallets.',
          code: "wrong-purpose",
          reason: "This draws on the same note but tells who handed in the wallets.",
        },
      ],
      step: "The goal asks how extensive the study was, so the sentence must give its numbers. One note holds them.",
      look: "how many wallets were handed in and where",
    },
    {
      goal: "study-and-finding",
      level: "Medium",
      wants: "present the study and its finding about money",
      uses: [0, 1, 3, 5],
      key: {
        text: 'In a study of honesty in 40 countries, Cohn and his colleagues found that staff wrote to the owner more often if a "lost" wallet held money.',
        reason: "This says what was studied and what the study showed about money.",
      },
      wrong: [
        {
          text: 'In a study of honesty in 40 countries, Cohn and his colleagues had assistants hand in "lost" wallets, some with money and some without.',
          code: "half-right",
          reason: "This presents the study but not its finding.",
        },
        {
          text: 'In hotels, banks, and other places of 40 countries, staff wrote to the owner of a "lost" wallet more often if it held money than if it held none.',
          code: "wrong-purpose",
          reason: "This states what was found without presenting a study.",
        },
        {
          text: 'In a study of honesty in 40 countries, Cohn and his colleagues gave each of the "lost" wallets the name and email address of its supposed owner.',
          code: "beside-the-point",
          reason: "This adds a detail of the wallets and reports no finding.",
        },
      ],
      step: "The goal has two parts, so the sentence must present the study and say what difference money made. The last note holds the result.",
      look: "what was studied and whose owners the staff wrote to more often",
    },
    {
      goal: "generalization",
      level: "Medium",
      wants: "make a generalization about how the money in a wallet affected the staff",
      uses: [3, 4, 5],
      key: {
        text: "Staff were more likely to write to the owner if a wallet held money, though many wrote even if it held none.",
        reason: "This states a general tendency that covers wallets of both kinds.",
      },
      wrong: [
        {
          text: "Staff wrote to the owners of 51 percent of the wallets that held the equivalent of about 13 dollars, according to a study published in 2019.",
          code: "wrong-purpose",
          reason: "This reports a single figure instead of a general tendency.",
        },
        {
          text: "Staff wrote to the owners of all the wallets that held money, the equivalent of about 13 dollars, but to none of the others.",
          code: "contradicts-the-text",
          against: 5,
          reason:
            "This turns a tendency into a rule without exceptions, although staff wrote for 51 and 40 percent of the wallets.",
        },
        {
          text: "Staff at hotels, banks, and other places were handed wallets, each of which showed the name and email address of its supposed owner.",
          code: "beside-the-point",
          reason: "This describes what the staff were given, not how money affected them.",
        },
      ],
      step: "The goal asks for a general statement, so the sentence must say which wallets staff wrote about more often. The last note holds the figures to be summed up.",
      look: "how often the staff wrote about each kind of wallet",
    },
  ],
};
