import type { NoteSet } from "../note-set.ts";

export const walkingStatues: NoteSet = {
  id: "walking-statues",
  field: "history",
  source: "Lipo, Hunt, and Rapu Haoa, Journal of Archaeological Science 40 (2013)",
  notes: [
    "On Rapa Nui (Easter Island), nearly 1,000 stone statues, or moai, were carved, and many were moved several kilometers.",
    "Some researchers have held that the statues lay on wooden sleds and were dragged.",
    "In the island's oral tradition, the statues walked.",
    "Carl Lipo and Terry Hunt tested whether a statue could be moved upright.",
    "With ropes, 18 people rocked an upright replica of more than 4 metric tons from side to side.",
    "The replica advanced 100 meters in 40 minutes.",
  ],
  questions: [
    {
      goal: "theories",
      level: "Medium",
      wants:
        "compare the account that some researchers give of how the moai were moved with the one that Lipo and Hunt tested",
      uses: [1, 3],
      key: {
        text: "Some researchers have held that the moai were laid on wooden sleds and dragged; Lipo and Hunt tested whether one could be moved upright.",
        reason: "This gives both accounts and the position of the statue in each.",
      },
      wrong: [
        {
          text: "Nearly 1,000 moai were carved on Rapa Nui, also known as Easter Island, and many of these stone statues were moved several kilometers.",
          code: "beside-the-point",
          reason: "This states what the accounts seek to explain.",
        },
        {
          text: "Some researchers have held that the moai, nearly 1,000 of which were carved on Rapa Nui, were laid on wooden sleds and dragged.",
          code: "half-right",
          reason: "This gives one account.",
        },
        {
          text: "In the oral tradition of Rapa Nui, the moai walked; in a test by Lipo and Hunt, 18 people with ropes rocked an upright replica.",
          code: "wrong-purpose",
          reason:
            "This sets the tradition beside the test and leaves out the account of the researchers.",
        },
      ],
      step: "Compare the position that the statues have in each account. One note gives the first, later notes the second.",
      look: "how the statues are said to have been moved",
    },
    {
      goal: "study-and-finding",
      level: "Medium",
      wants: "present Lipo and Hunt's test and its outcome",
      uses: [3, 4, 5],
      key: {
        text: "In Lipo and Hunt's test of whether a statue could be moved upright, 18 people with ropes rocked a replica forward by 100 meters in 40 minutes.",
        reason: "This tells how the test was made and how far the replica got.",
      },
      wrong: [
        {
          text: "To account for the movement of the moai, some researchers have spoken of wooden sleds, whereas the island's oral tradition says that the statues walked.",
          code: "beside-the-point",
          reason: "This compares accounts and contains no test.",
        },
        {
          text: "To see whether a statue can be moved upright, Lipo and Hunt had 18 people rock a replica of more than 4 metric tons from side to side by means of ropes.",
          code: "half-right",
          reason: "This presents the test without the outcome.",
        },
        {
          text: "To see whether a statue can be moved upright, Lipo and Hunt had 18 people rock a replica of more than 4 metric tons, but it did not advance.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This denies the advance of 100 meters that the notes report.",
        },
      ],
      step: "A test and an outcome are asked for. The last three notes lead from the one to the other.",
      look: "how the test was done and how it came out",
    },
    {
      goal: "rebuttal",
      level: "Hard",
      wants: "challenge the claim that a moai could not have been moved without a sled",
      uses: [4, 5],
      key: {
        text: "Using ropes to rock an upright replica of more than 4 metric tons from side to side, 18 people made it advance 100 meters.",
        reason: "This tells of a replica that was moved in another way.",
      },
      wrong: [
        {
          text: "Nearly 1,000 moai were carved on Rapa Nui, and many of these stone statues were moved several kilometers from one place to another.",
          code: "beside-the-point",
          reason: "This says that the statues were moved but not how.",
        },
        {
          text: "Although some researchers have held that the moai lay on wooden sleds, Lipo and Hunt tested whether a statue could be moved upright.",
          code: "half-right",
          reason: "This names another possibility but does not say whether the test bore it out.",
        },
        {
          text: "The island's oral tradition, according to which the statues lay on wooden sleds and were dragged, was tested by Carl Lipo and Terry Hunt.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This gives the oral tradition an account that is not its own.",
        },
      ],
      step: "To challenge such a claim, one needs a case in which the thing was done. Look for what the test showed.",
      look: "what people achieved with the replica",
    },
    {
      goal: "figures",
      level: "Easy",
      wants: "specify how many people moved the replica in the test",
      uses: [4],
      key: {
        text: "In the test by Lipo and Hunt, the replica of a statue was moved by 18 people, who rocked it from side to side with ropes.",
        reason: "This gives the number of people.",
      },
      wrong: [
        {
          text: "In the test by Lipo and Hunt, the replica of a statue, which weighed more than 4 metric tons, stood upright as it advanced.",
          code: "beside-the-point",
          reason: "This gives the weight of the replica.",
        },
        {
          text: "In the test by Lipo and Hunt, the replica of a statue, rocked with ropes from side to side, advanced 100 meters in 40 minutes.",
          code: "wrong-purpose",
          reason: "This gives distance and time.",
        },
        {
          text: "In the test by Lipo and Hunt, the replica of a statue was moved by 40 people, who rocked it upright from side to side.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This takes the number of minutes for the number of people.",
        },
      ],
      step: "The goal asks for one number. A single note counts the people.",
      look: "how many people took part",
    },
  ],
};
