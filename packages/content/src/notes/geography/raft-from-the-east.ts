import type { NoteSet } from "../note-set.ts";

export const raftFromTheEast: NoteSet = {
  id: "raft-from-the-east",
  field: "geography",
  source: "Heyerdahl, Kon-Tiki (1948); textbooks of Pacific archaeology",
  notes: [
    "Norwegian explorer Thor Heyerdahl held that people from South America were the first to settle Polynesia.",
    "To show that such a voyage was possible, he and five companions sailed the balsa raft *Kon-Tiki* from Peru to the Tuamotu Islands in 1947.",
    "The voyage lasted 101 days.",
    "Most scholars hold that the settlers came from the west, by way of Southeast Asia.",
    "Polynesian languages are related to languages of the Philippines and Taiwan.",
    "The sweet potato, a plant from South America, was grown in Polynesia before Europeans came.",
  ],
  questions: [
    {
      goal: "theories",
      level: "Medium",
      wants: "compare the two accounts of where the first settlers of Polynesia came from",
      uses: [0, 3],
      key: {
        text: "Most scholars hold that the first settlers came from the west, whereas Thor Heyerdahl thought that they were from South America.",
        reason: "This gives the origin that each account assigns to the settlers.",
      },
      wrong: [
        {
          text: "In 1947, Thor Heyerdahl sailed with five companions from Peru to the Tuamotu Islands, a voyage that lasted 101 days.",
          code: "beside-the-point",
          reason: "This tells of a voyage, not of the accounts.",
        },
        {
          text: "Thor Heyerdahl, whose account is not shared by most scholars, thought that the first settlers had come from South America.",
          code: "half-right",
          reason: "This gives one account and does not say what the other is.",
        },
        {
          text: "Thor Heyerdahl, whose account differs from that of most scholars, thought that the first settlers had come from Southeast Asia.",
          code: "contradicts-the-text",
          against: 0,
          reason: "This ascribes to Heyerdahl the account that most scholars hold.",
        },
      ],
      step: "Two origins are to be set side by side. The first note has one, and a later note has the other.",
      look: "from which direction the settlers are said to have come",
    },
    {
      goal: "two-part",
      level: "Medium",
      wants: "specify both the duration and the purpose of the voyage of the *Kon-Tiki*",
      uses: [0, 1, 2],
      key: {
        text: "Meant to show that people from South America could have reached Polynesia, the voyage of the *Kon-Tiki* took 101 days.",
        reason: "This gives the length of the voyage and what it was meant to show.",
      },
      wrong: [
        {
          text: "Thor Heyerdahl and five companions made the voyage of 1947 from Peru to the Tuamotu Islands on a balsa raft, the *Kon-Tiki*.",
          code: "beside-the-point",
          reason: "This gives the route, the vessel, the crew, and the year.",
        },
        {
          text: "The voyage of the *Kon-Tiki*, which Thor Heyerdahl and five companions began in Peru in 1947, lasted 101 days.",
          code: "half-right",
          reason: "This gives the duration without the purpose.",
        },
        {
          text: "The voyage of the *Kon-Tiki*, which took Heyerdahl and five companions 101 days, was to show that people from Polynesia had settled South America.",
          code: "contradicts-the-text",
          against: 0,
          reason: "This turns the direction of the settlement around.",
        },
      ],
      step: "Two pieces are required, a length of time and an intention. They stand in neighboring notes.",
      look: "how long the raft sailed and what it was to show",
    },
    {
      goal: "rebuttal",
      level: "Hard",
      wants: "present evidence that challenges Heyerdahl's account of the first settlers",
      uses: [0, 4],
      key: {
        text: "Although Heyerdahl traced the first settlers to South America, Polynesian languages are related to those of the Philippines and Taiwan.",
        reason: "This names a link with lands in the west that does not fit his account.",
      },
      wrong: [
        {
          text: "Although Europeans had not yet come to Polynesia, the sweet potato, a plant from South America, was already grown there.",
          code: "wrong-purpose",
          reason: "This names a fact that fits his account.",
        },
        {
          text: "Although the *Kon-Tiki* was a raft of balsa, Heyerdahl and his companions sailed it in 101 days from Peru to the Tuamotu Islands.",
          code: "beside-the-point",
          reason: "This tells of his voyage, which he made in support of his account.",
        },
        {
          text: "Although Heyerdahl believed that the first settlers of Polynesia had come from South America, most scholars do not share his belief.",
          code: "half-right",
          reason: "This says that the account is doubted but gives no fact against it.",
        },
      ],
      step: "What is asked for is not an opinion but evidence. Look for a note that links Polynesia with another region.",
      look: "what Polynesian languages are related to",
    },
    {
      goal: "achievement",
      level: "Medium",
      wants: "emphasize the achievement of Heyerdahl and his companions",
      uses: [1, 2],
      key: {
        text: "Heyerdahl and his five companions succeeded in sailing a balsa raft from Peru to the Tuamotu Islands in 101 days.",
        reason: "This tells what they accomplished.",
      },
      wrong: [
        {
          text: "Heyerdahl, an explorer, differed from most scholars in his view of where the first people of Polynesia had come from.",
          code: "beside-the-point",
          reason: "This tells what he thought, not what he and the others did.",
        },
        {
          text: "Heyerdahl and his five companions wished to show that a voyage from South America to Polynesia was possible.",
          code: "half-right",
          reason: "This tells what they wished to do.",
        },
        {
          text: "Heyerdahl and his five companions proved, by sailing a balsa raft for 101 days, that the first settlers of Polynesia came from South America.",
          code: "contradicts-the-text",
          against: 3,
          reason:
            "This makes a proof of the voyage, whereas most scholars hold that the settlers came from the west.",
        },
      ],
      step: "An achievement is a deed that was carried out. One note describes it, and the next adds how long it took.",
      look: "what the six men did in 1947",
    },
  ],
};
