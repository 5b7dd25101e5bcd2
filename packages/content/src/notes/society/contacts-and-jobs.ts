import type { NoteSet } from "../note-set.ts";

export const contactsAndJobs: NoteSet = {
  id: "contacts-and-jobs",
  field: "society",
  source: "Granovetter, American Journal of Sociology 78 (1973)",
  notes: [
    'In 1973, American sociologist Mark Granovetter published the article "The Strength of Weak Ties."',
    "He had asked people near Boston who had recently found new jobs through personal contacts how often they saw the contact at that time.",
    "About 56 percent saw the contact occasionally, 28 percent rarely, and 17 percent often.",
    "Granovetter called relations with people whom one seldom meets weak ties.",
    "In his view, close friends tend to know one another and to have the same information.",
    "Acquaintances, he argued, move in other circles and hear of different things.",
  ],
  questions: [
    {
      goal: "reason",
      level: "Medium",
      wants:
        "explain why acquaintances can be more useful than close friends in a search for a job",
      uses: [4, 5],
      key: {
        text: "Whereas close friends tend to have the same information, acquaintances move in other circles and so hear of different things.",
        reason: "This gives the cause of the usefulness, access to other information.",
      },
      wrong: [
        {
          text: "Whereas 17 percent of people who had found jobs through a contact saw that person often, about 56 percent did so occasionally.",
          code: "beside-the-point",
          reason: "This shows how often contacts were seen but offers no cause.",
        },
        {
          text: "Whereas acquaintances tend to have the same information, close friends move in other circles and so hear of different things.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This exchanges close friends and acquaintances.",
        },
        {
          text: "Whereas relations with people whom one seldom meets are called weak ties, close friends tend to know one another.",
          code: "half-right",
          reason: "This touches on both groups but says nothing of what acquaintances hear.",
        },
      ],
      step: "The goal asks for a cause and not for numbers. Two notes say what each kind of contact knows.",
      look: "what information friends and acquaintances have",
    },
    {
      goal: "finding",
      level: "Medium",
      wants: "present what Granovetter found about contacts through whom people got jobs",
      uses: [0, 1, 2],
      key: {
        text: "Granovetter found that few people who had obtained jobs through contacts saw them often; most saw them only occasionally or rarely.",
        reason: "This states the result, that most of the helpful contacts were seldom seen.",
      },
      wrong: [
        {
          text: "Granovetter, an American sociologist, asked people near Boston who had recently found jobs through contacts how often they saw these contacts at that time.",
          code: "half-right",
          reason: "This names the question about contacts but not the answer.",
        },
        {
          text: "Granovetter found that most people who had obtained jobs through contacts saw them often; few saw them only occasionally or rarely.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This makes the smallest group the largest.",
        },
        {
          text: "Granovetter called relations with people whom one seldom meets weak ties, a term that stands in the title of an article of 1973.",
          code: "beside-the-point",
          reason: "This explains a term.",
        },
      ],
      step: "A finding is what the answers showed. The note with the three percentages must be summed up.",
      look: "how often people saw their contacts",
    },
    {
      goal: "newcomers",
      level: "Hard",
      wants:
        "introduce the notion of weak ties, with its author, to an audience unfamiliar with it",
      uses: [0, 3],
      key: {
        text: "In an article published in 1973, American sociologist Mark Granovetter gave the name of weak ties to relations with people whom one seldom meets.",
        reason: "This identifies the author and says what the term means.",
      },
      wrong: [
        {
          text: 'In "The Strength of Weak Ties," an article published in 1973, American sociologist Mark Granovetter dealt with people near Boston who had found jobs through contacts.',
          code: "half-right",
          reason: "This identifies the author and uses the term but never says what it means.",
        },
        {
          text: "In an article published in 1973, American sociologist Mark Granovetter gave the name of weak ties to relations among close friends who meet often.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This attaches the term to the opposite kind of relation.",
        },
        {
          text: "Acquaintances, American sociologist Mark Granovetter argued, move in other circles, whereas close friends tend to know one another and to have the same information.",
          code: "wrong-purpose",
          reason: "This contrasts two kinds of contact without naming or defining the notion.",
        },
      ],
      step: "An audience new to a notion needs its meaning first, and this one should also hear whose it is. One note gives the definition and another the author.",
      look: "who wrote the article and what he called weak ties",
    },
    {
      goal: "method",
      level: "Medium",
      wants: "describe the method of Granovetter's study",
      uses: [0, 1],
      key: {
        text: "Granovetter asked people near Boston who had just found new jobs through personal contacts how often they saw the contact at that time.",
        reason: "This says who was questioned and what the question was.",
      },
      wrong: [
        {
          text: "Granovetter turned to people near Boston, all of whom had just found new jobs through contacts of their own.",
          code: "half-right",
          reason: "This says who was studied but not what was asked.",
        },
        {
          text: "Granovetter held that acquaintances, unlike close friends, move in circles other than one's own and hear of different things.",
          code: "beside-the-point",
          reason: "This gives an explanation, not a method.",
        },
        {
          text: "Granovetter learned that about 56 percent of people who had found new jobs through personal contacts saw the contact occasionally.",
          code: "wrong-purpose",
          reason: "This reports a result of the study.",
        },
      ],
      step: "A method names the people and the question. One note has both.",
      look: "whom the sociologist questioned and about what",
    },
  ],
};
