import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const atSoMuchAWord: Passage = {
  id: "at-so-much-a-word",
  genre: "letter",
  credit:
    "The following text is from a letter to a newspaper, written for SAT Practice in the manner of the 1870s.",
  text: prose`
    Sir: Your correspondent laments that the telegraph, by charging for every word, is teaching the
    public to write without feeling. I have sat at the key for eleven years, and I invite him to
    come and watch. People who would fill three sheets with compliments stand at my counter and find
    out, at so much a word, what it is they have to say. Last winter a miner wrote to his wife,
    counted the words, counted his coins, and struck out "dear." Then he struck out his own name
    instead, and put "dear" back. If this is to write without feeling, I could wish to see more of
    it.
  `,
  facets: [
    {
      kind: "purpose",
      level: "Easy",
      key: {
        text: "To dispute what another writer has said about an effect of the telegraph",
        reason:
          "A correspondent *laments* that the telegraph kills feeling, and the letter answers with what its writer has seen.",
      },
      wrong: [
        {
          text: "To complain that the telegraph has become too costly for the poor to use",
          code: "not-in-the-text",
          reason:
            "The cost of words is not what the letter complains of; it values what comes of it.",
        },
        {
          text: "To agree with another writer that the telegraph harms the language",
          code: "contradicts-the-text",
          reason: "The writer invites the correspondent to come and see the contrary.",
        },
        {
          text: "To describe the work that is done by a telegraph operator in winter",
          code: "too-narrow",
          reason: "The scene of last winter is an example in an argument.",
        },
      ],
      evidence: ["Your correspondent laments that the telegraph", "I invite him to come and watch"],
      opening: "The letter begins with another person's opinion and goes on to answer it.",
      steps: [
        "*Your correspondent laments*, it begins; *I invite him to come and watch* turns against the lament. The miner's message is there to show that it is mistaken.",
      ],
      hint: "Ask to whose opinion the letter replies, and whether it agrees.",
      tip: habits.purpose,
    },
    {
      kind: "function",
      level: "Medium",
      underline: `Then he struck out his own name instead, and put "dear" back.`,
      key: {
        text: "It shows the cost of words leading the miner to keep the one that mattered most.",
        reason:
          "Able to pay for only one of the two, he keeps the word of affection and gives up his name.",
      },
      wrong: [
        {
          text: "It shows that the miner had too little money to send a message of any kind.",
          code: "too-extreme",
          reason: "He shortens his message by a word or so; he does not give it up.",
        },
        {
          text: "It shows the miner's fear that the operator might learn who had written.",
          code: "not-in-the-text",
          reason: "He strikes out his name to save its cost, so that another word can stay.",
        },
        {
          text: "It shows how those who pay for words come to leave out all that is tender in them.",
          code: "relationship-reversed",
          reason: "This is the correspondent's view; the miner puts the tender word back.",
        },
      ],
      evidence: ["counted the words, counted his coins", `put "dear" back`],
      opening: "The miner's second thought decides which word was worth its price.",
      steps: [
        "Having *counted his coins*, he first gives up the word of love, then takes it back and drops his name. What the charge brings out is what he cares for most, which is the writer's answer to the lament.",
      ],
      hint: "Compare the word that was kept with the one that was given up for it.",
      tip: habits.function,
    },
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "A price put on every word, far from driving out feeling, can lead people to say what they truly feel.",
        reason:
          "At the counter people *find out, at so much a word, what it is they have to say*, and the miner keeps the tender word.",
      },
      wrong: [
        {
          text: "A charge on every word, though it shortens what people write, cannot prevent them from writing well.",
          code: "wrong-strength-or-tone",
          reason:
            "The writer claims more than that no harm is done: the charge helps people find what to say.",
        },
        {
          text: "A message sent by telegraph, being short, is in general more sincere than any letter sent by mail.",
          code: "too-extreme",
          reason:
            "Long letters full of compliments are mentioned, but not every letter is judged so.",
        },
        {
          text: "A person of few means, having to count every word, feels more deeply than those who have no such need.",
          code: "wrong-group-or-measure",
          reason:
            "The miner is an example of how words are chosen; rich and poor are not compared in feeling.",
        },
      ],
      evidence: [
        "find out, at so much a word, what it is they have to say",
        "If this is to write without feeling, I could wish to see more of it.",
      ],
      opening:
        "The writer turns the correspondent's complaint around and does not merely soften it.",
      steps: [
        "The correspondent says that the charge teaches people *to write without feeling*. The writer has seen them *find out, at so much a word, what it is they have to say*; the miner proves it. The charge helps feeling into words.",
      ],
      hint: "Decide whether the writer says that the charge does no harm or that it does some good.",
      tip: habits["main-idea"],
    },
  ],
};
