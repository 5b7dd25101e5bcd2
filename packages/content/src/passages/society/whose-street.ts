import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const whoseStreet: Passage = {
  id: "whose-street",
  genre: "society",
  source:
    "The early campaign against jaywalking in the United States: standard histories of the city street",
  text: prose`
    The word is older than the offense. Around 1910 a *jay* was a rustic who gaped at the city,
    and a jaywalker anyone who walked like one; at that time no law told people on foot where they
    might cross. A street was for all of them, for peddlers, for children, for whoever was going
    slowly, and when automobiles began to kill people it was the automobiles that newspapers put
    on trial. Clubs of motorists and makers of cars then went to work. They sponsored lessons in
    schools, had scouts hand out cards to those who crossed in the middle of the block, and saw to
    it that the old taunt was heard everywhere. By 1930 many cities had made crossing out of place
    an offense. A joke had become a law, and the street had changed hands.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "Motorists' groups shifted the blame to those who crossed freely and so took over the street.",
        reason: "Streets *for all* became streets in which crossing out of place is an offense.",
      },
      wrong: [
        {
          text: "City laws against careless walking led motorists to ask for better lessons in schools.",
          code: "relationship-reversed",
          reason: "The lessons and cards came first and the laws after them.",
        },
        {
          text: "Rustics in the city were made fun of by a name that has since changed its use altogether.",
          code: "too-narrow",
          reason: "The taunt is where the story starts; the text follows what it was used for.",
        },
        {
          text: "City streets belong in the end to those who own the newest kind of vehicle.",
          code: "too-broad",
          reason: "The text tells of one change and speaks of a time when streets belonged to all.",
        },
      ],
      evidence: ["A street was for all of them", "the street had changed hands"],
      opening: "The street of 1910 and that of 1930 are compared, and the change is explained.",
      steps: [
        "*A street was for all of them*, and the automobile was accused. After the work of clubs and makers, it is people on foot who offend: *the street had changed hands*.",
      ],
      hint: "Ask to whom the street belonged at each end of the story.",
      tip: habits["main-idea"],
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what did scouts do for the campaign?",
      key: {
        text: "They gave cards to people who crossed out of place.",
        reason: "They had to *hand out cards to those who crossed in the middle of the block*.",
      },
      wrong: [
        {
          text: "They helped old people and children to cross safely.",
          code: "not-in-the-text",
          reason: "No help of this kind is mentioned.",
        },
        {
          text: "They gave lessons at school about how to cross.",
          code: "wrong-person-or-text",
          reason: "Lessons were sponsored too, but the scouts are not said to have given them.",
        },
        {
          text: "They shouted taunts at people who walked slowly.",
          code: "wrong-strength-or-tone",
          reason: "The taunt was heard everywhere; that scouts shouted it is not said.",
        },
      ],
      evidence: ["had scouts hand out cards to those who crossed in the middle of the block"],
      opening: "One sentence lists three measures, and the scouts stand in the second.",
      steps: ["They *had scouts hand out cards to those who crossed in the middle of the block*."],
      hint: "Find the word *scouts*.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline:
        "and when automobiles began to kill people it was the automobiles that newspapers put on trial",
      key: {
        text: "It shows that blame at first fell where it would later not fall.",
        reason: "Later it was people on foot who committed an offense.",
      },
      wrong: [
        {
          text: "It shows that courts had begun to take accidents seriously.",
          code: "wrong-purpose",
          reason: "The newspapers' trial is a figure of speech for blame in print.",
        },
        {
          text: "It shows that people on foot were blamed from the beginning.",
          code: "contradicts-the-text",
          reason: "The blame fell on the automobiles.",
        },
        {
          text: "It shows that cars in 1910 were less safe than those of 1930.",
          code: "wrong-group-or-measure",
          reason: "Cars of different years are not compared.",
        },
      ],
      evidence: [
        "it was the automobiles that newspapers put on trial",
        "made crossing out of place an offense",
      ],
      opening: "The words tell whom people blamed before the campaign began.",
      steps: [
        "Before: *it was the automobiles that newspapers put on trial*. After: *crossing out of place* is the offense. The first makes the second visible as a change.",
      ],
      hint: "Compare who is accused here with who is accused near the end.",
      tip: habits.function,
    },
    {
      kind: "structure",
      level: "Medium",
      key: {
        text: "It takes up a taunt and tells of the law that grew out of it.",
        reason: "From a taunt around 1910 the word passes into the offense of 1930.",
      },
      wrong: [
        {
          text: "It takes up a law and follows it back to its author.",
          code: "relationship-reversed",
          reason: "The story goes forward, from the word to the laws.",
        },
        {
          text: "It takes up two meanings of a word and prefers one.",
          code: "not-in-the-text",
          reason: "Neither meaning is preferred.",
        },
        {
          text: "It takes up a complaint and examines whether it is fair.",
          code: "wrong-purpose",
          reason: "A campaign is described, not the fairness of a complaint.",
        },
      ],
      evidence: ["The word is older than the offense.", "A joke had become a law"],
      opening: "The first sentence and the last enclose the history of a word.",
      steps: [
        "*The word is older than the offense*: around 1910 there is only the word. *By 1930* there is the offense: *a joke had become a law*.",
      ],
      hint: "Put the first sentence and the last side by side.",
      tip: habits.structure,
    },
    {
      kind: "implication",
      level: "Easy",
      stem: "What does the text most strongly suggest about crossing a street in mid-block around 1910?",
      key: {
        text: "It could be laughed at but was not forbidden.",
        reason: "There was a taunt, and *no law told people on foot where they might cross*.",
      },
      wrong: [
        {
          text: "It was forbidden but was seldom laughed at.",
          code: "relationship-reversed",
          reason: "The offense came later than the joke.",
        },
        {
          text: "It was the custom mainly outside large cities.",
          code: "not-in-the-text",
          reason: "The text speaks of people in the city.",
        },
        {
          text: "It was avoided by everyone but peddlers and children.",
          code: "too-extreme",
          reason:
            "A street was for *whoever was going slowly*, and nobody is said to have avoided it.",
        },
      ],
      evidence: ["at that time no law told people on foot where they might cross"],
      opening: "Around 1910 the word existed and the offense did not.",
      steps: [
        "A jaywalker was *anyone who walked like* a rustic, so there was mockery; but *no law told people on foot where they might cross*.",
      ],
      hint: "Ask what the first sentence says was older.",
      tip: habits.implication,
    },
  ],
};
