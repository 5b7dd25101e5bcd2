import type { FactCard } from "../card.ts";
import { bound, did, does, is, many, one, was } from "../frames.ts";

export const braille: FactCard = {
  id: "braille",
  field: "society",
  about: {
    name: "braille",
    number: "singular",
    is: "a system of raised dots by which blind people read and write",
  },
  source: "Standard reference works on the history of blindness and of reading",
  facts: [
    was({
      id: "night",
      subject: one("a code", "of twelve raised dots"),
      verb: "invent",
      rest: "by the army officer Charles Barbier",
      when: "In the early 1800s",
      aside: "which could be read in the dark",
    }),
    was({
      id: "embossed",
      subject: bound(many("the earliest books", "for the school in Paris")),
      verb: "print",
      rest: "in raised Roman letters by its founder",
      when: "In the 1780s",
      aside: "which were huge and slow to read",
    }),
    is({
      id: "displays",
      subject: bound(many("the words", "on a computer screen")),
      verb: "turn",
      rest: "into braille by displays with tiny moving pins",
      when: "Today",
      aside: "which a finger can follow line by line",
    }),
    is({
      id: "music",
      subject: bound(one("a form", "of braille for musical notes")),
      verb: "use",
      rest: "by performers around the world",
      when: "Even now",
      aside: "which Louis Braille himself devised",
    }),
    does({
      id: "cell",
      subject: one("each cell", "of six dots"),
      verb: "fit",
      rest: "under a single fingertip",
    }),
    does({
      id: "fast",
      subject: many("readers", "with practice"),
      verb: "move",
      rest: "along a line without stopping",
    }),
    does({
      id: "barbier",
      subject: one("the older cell", "of twelve dots"),
      verb: "force",
      rest: "a finger to move up and down",
    }),
    does({
      id: "adapt",
      subject: one("the system", "of dots"),
      verb: "suit",
      rest: "purposes other than plain text",
    }),
    does({
      id: "chess",
      subject: many("blind musicians", "around the world"),
      verb: "use",
      rest: "it to read their scores",
    }),
    did({
      id: "morse",
      subject: one("the telegraph code", "of dots and dashes"),
      verb: "need",
      rest: "only two signs to spell every word",
    }),
    does({
      id: "few",
      subject: one("braille", "in dozens of languages"),
      verb: "need",
      rest: "only six dots to spell every word",
    }),
  ],
  relations: [
    { kind: "result", from: "cell", to: "fast" },
    { kind: "contrast", from: "cell", to: "barbier" },
    { kind: "similarity", from: "few", to: "morse" },
    { kind: "example", from: "adapt", to: "chess" },
  ],
  phrases: [
    {
      to: "fast",
      verb: "use",
      rest: "one hand to read and the other to find the next line",
      use: "manner",
    },
    { to: "fast", verb: "take", rest: "in whole phrases at a time", use: "purpose" },
    { to: "fast", verb: "guide", rest: "by touch", use: "trait" },
  ],
  list: {
    lead: "the writer of a braille note needs little equipment",
    items: ["a metal frame", "a pointed tool", "a sheet of thick paper"],
  },
  slots: {
    its: {
      antecedent: "each letter",
      aside: "among the dots",
      detail: "which are punched from behind",
      middle: "has",
      after: "own pattern",
    },
    "it's": {
      antecedent: "a page",
      aside: "of raised dots",
      detail: "which are punched from behind",
      middle: "must be thick, for",
      after: "read with the fingers",
    },
    their: {
      antecedent: "readers",
      aside: "of a long novel",
      detail: "which may fill several volumes",
      middle: "slide",
      after: "fingers from left to right",
    },
    "they're": {
      antecedent: "the dots",
      aside: "on a page",
      detail: "which is thicker than writing paper",
      middle: "can be read quickly because",
      after: "close together",
    },
  },
  colour: [
    "Louis Braille was only fifteen when he finished the alphabet that bears his name.",
    "Reading has never belonged to the eyes alone.",
    "A script that is meant for the finger follows other rules than one that is meant for the eye.",
  ],
};
