import type { NoteSet } from "../note-set.ts";

export const contactsAndJobs: NoteSet = {
  id: "contacts-and-jobs",
  field: "society",
  source: "Granovetter, American Journal of Sociology 78 (1973)",
  notes: [
    'In 1973, American sociologist Mark Granovetter published the article "The Strength of Weak Ties."',
    "He had asked people near Boston who had recently found jobs through personal contacts how often they had seen the contact around that time.",
    "Of these people, 55.6 percent had seen the contact occasionally, 27.8 percent rarely, and 16.7 percent often.",
    'Granovetter used the term "weak ties" for relations with people whom one seldom meets.',
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
        text: "Whereas close friends tend to have the same information, acquaintances move in other circles and thus hear of different things.",
        reason: "This gives the cause of the usefulness, access to information that friends lack.",
      },
      wrong: [
        {
          text: "Whereas 16.7 percent of people who had found jobs through a contact had seen that person often, 55.6 percent had done so occasionally.",
          code: "beside-the-point",
          reason: "This shows how often contacts were seen but offers no cause.",
        },
        {
          text: "Whereas relations with people whom one seldom meets are called weak ties, close friends move in other circles and hear of different things.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This says of close friends what Granovetter said of acquaintances.",
        },
        {
          text: "Whereas close friends tend to know one another, relations with people whom one seldom meets are called weak ties.",
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
      wants: "present what Granovetter found about the contacts through whom people got jobs",
      uses: [0, 1, 2],
      key: {
        text: "Granovetter found that few people who had obtained jobs through contacts had seen them often; most had seen them only occasionally or rarely.",
        reason: "This states the result, that most of the helpful contacts were seldom seen.",
      },
      wrong: [
        {
          text: "Granovetter, an American sociologist, asked people near Boston who had found jobs through contacts how often they had seen these contacts.",
          code: "half-right",
          reason: "This names the question about contacts but not the answer.",
        },
        {
          text: "Granovetter, an American sociologist, found that people near Boston who had obtained jobs through contacts had usually seen these contacts often.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This makes the smallest group the largest.",
        },
        {
          text: 'Granovetter used the term "weak ties," which also stands in the title of his article, for relations with people whom one seldom meets.',
          code: "beside-the-point",
          reason: "This explains a term.",
        },
      ],
      step: "A finding is what the answers showed. The note with the three percentages must be summed up.",
      look: "how often people saw their contacts",
    },
    {
      goal: "newcomers",
      level: "Medium",
      wants:
        "introduce the concept of weak ties and its author to an audience unfamiliar with either",
      uses: [0, 3],
      key: {
        text: 'In an article published in 1973, American sociologist Mark Granovetter used the term "weak ties" for relations with people whom one seldom meets.',
        reason: "This identifies the author and says what the term means.",
      },
      wrong: [
        {
          text: 'In "The Strength of Weak Ties," an article published in 1973, American sociologist Mark Granovetter wrote about people near Boston who had found jobs through contacts.',
          code: "half-right",
          reason: "This identifies the author and uses the term but never says what it means.",
        },
        {
          text: 'In an article published in 1973, American sociologist Mark Granovetter used the term "weak ties" for relations among close friends, who tend to know one another.',
          code: "contradicts-the-text",
          against: 3,
          reason: "This attaches the term to the opposite kind of relation.",
        },
        {
          text: "American sociologist Mark Granovetter argued that acquaintances move in other circles, whereas close friends tend to know one another and to have the same information.",
          code: "wrong-purpose",
          reason: "This contrasts two kinds of contact without naming or defining the concept.",
        },
      ],
      step: "An audience new to a concept needs its meaning, and this one should also hear whose it is. One note gives the definition and another the author.",
      look: "who wrote the article and to what he applied the term",
    },
    {
      goal: "method",
      level: "Medium",
      wants: "describe the method of Granovetter's study",
      uses: [0, 1],
      key: {
        text: "Granovetter asked people near Boston who had recently found jobs through personal contacts how often they had seen the contact around that time.",
        reason: "This says who was questioned and what the question was.",
      },
      wrong: [
        {
          text: "For his research, Granovetter chose people near Boston, all of whom had recently found new jobs through personal contacts.",
          code: "half-right",
          reason: "This says who was studied but not what was asked.",
        },
        {
          text: "Granovetter argued that acquaintances, unlike close friends, move in other circles and for this reason hear of different things.",
          code: "beside-the-point",
          reason: "This gives an explanation, not a method.",
        },
        {
          text: "Granovetter learned that 55.6 percent of people near Boston who had recently found jobs through personal contacts had seen the contact only occasionally.",
          code: "wrong-purpose",
          reason: "This reports a result of the study.",
        },
      ],
      step: "A method names the people and the question. One note has both.",
      look: "whom the sociologist questioned and about what",
    },
  ],
};
