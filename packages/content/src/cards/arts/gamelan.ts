import type { FactCard } from "../card.ts";
import { does, is, many, one, was } from "../frames.ts";

export const gamelan: FactCard = {
  id: "gamelan",
  field: "arts",
  about: {
    name: "the gamelan",
    number: "singular",
    is: "an orchestra of Java and Bali made chiefly of bronze instruments",
  },
  source: "Standard reference works on Indonesian music",
  facts: [
    is({
      id: "tuned",
      subject: many("the instruments", "of one orchestra"),
      verb: "tune",
      rest: "to one another by their maker, not to a common standard",
      when: "Even today",
      aside: "which are kept together for life",
    }),
    is({
      id: "forged",
      subject: one("a great gong", "with its deep tones"),
      verb: "forge",
      rest: "from glowing bronze by a team of smiths",
      when: "Today",
      aside: "which may weigh more than most players",
    }),
    was({
      id: "court",
      subject: many("the finest sets", "on the island"),
      verb: "own",
      rest: "by the royal courts of Central Java",
      when: "In the 1700s",
      aside: "which no commoner could afford",
    }),
    was({
      id: "heard",
      subject: one("a gamelan", "with dancers"),
      verb: "hear",
      rest: "by the composer Claude Debussy at a world's fair in Paris",
      when: "In 1889",
      aside: "which had sailed halfway around the world",
    }),
    does({
      id: "differ",
      subject: many("the scales", "of any two gamelans"),
      verb: "differ",
      rest: "slightly from each other",
    }),
    does({
      id: "stay",
      subject: many("musicians", "in Java or Bali"),
      verb: "avoid",
      rest: "mixing instruments from different orchestras",
    }),
    does({
      id: "ear",
      subject: many("most players", "in a Balinese village"),
      verb: "learn",
      rest: "the music by ear",
    }),
    does({
      id: "score",
      subject: many("violinists", "in a Western orchestra"),
      verb: "read",
      rest: "their parts from a printed score",
    }),
    does({
      id: "bells",
      subject: many("ringers", "in an English bell tower"),
      verb: "master",
      rest: "long patterns by heart",
    }),
    does({
      id: "respect",
      subject: many("players", "of all ages"),
      verb: "treat",
      rest: "the instruments with great respect",
    }),
    does({
      id: "step",
      subject: one("a player", "among the gongs", "they"),
      verb: "walk",
      rest: "around an instrument rather than step over it",
    }),
  ],
  relations: [
    { kind: "result", from: "differ", to: "stay" },
    { kind: "similarity", from: "ear", to: "bells" },
    { kind: "example", from: "respect", to: "step" },
    { kind: "contrast", from: "ear", to: "score" },
  ],
  phrases: [
    { to: "ear", verb: "follow", rest: "the hands of older neighbors", use: "manner" },
    {
      to: "respect",
      verb: "honor",
      rest: "the spirit that is said to live in the great gong",
      use: "purpose",
    },
    { to: "ear", verb: "guide", rest: "by older neighbors", use: "trait" },
  ],
  list: {
    lead: "a Javanese orchestra is built in layers",
    items: ["a slow melody", "faster ornaments around it", "gongs that mark its cycles"],
  },
  slots: {
    its: {
      antecedent: "a gamelan",
      aside: "in these villages",
      detail: "which are known for their dancers",
      middle: "often has",
      after: "own name, as a person does",
    },
    "it's": {
      antecedent: "the great gong",
      aside: "behind the players",
      detail: "who sit cross-legged on the floor",
      middle: "is struck softly, for",
      after: "loud enough to drown the rest",
    },
    their: {
      antecedent: "the players",
      aside: "of a gamelan",
      detail: "which stands close to the ground",
      middle: "take off",
      after: "shoes before they sit down",
    },
    "they're": {
      antecedent: "beginners",
      aside: "in a village group",
      detail: "which may meet every evening",
      middle: "rarely wait long to perform, since",
      after: "taught by playing along",
    },
  },
  colour: [
    "No one would mix the instruments of two gamelans, just as no one would mix the pages of two novels.",
    "In Java and Bali, music is rarely the work of one gifted soloist.",
    "The sound of bronze struck by many hands carries far over the rice fields at night.",
  ],
};
