import type { FactCard } from "../card.ts";
import { bound, did, does, is, many, one, was } from "../frames.ts";

export const griots: FactCard = {
  id: "griots",
  field: "literature",
  about: {
    name: "griots",
    number: "plural",
    is: "West African singers who keep the history of families and kingdoms",
  },
  source: "Standard reference works on West African oral literature and music",
  facts: [
    was({
      id: "courts",
      subject: many("the griots", "of the Mali Empire"),
      verb: "keep",
      rest: "at court by kings who relied on their memory",
      when: "In the 1300s",
      aside: "whose families had served for generations",
    }),
    was({
      id: "sundiata",
      subject: bound(one("the epic", "of Sundiata and his rivals")),
      verb: "publish",
      rest: "in French by the historian Djibril Tamsir Niane",
      when: "In 1960",
      aside: "which singers had handed down for centuries",
    }),
    is({
      id: "kora",
      subject: one("the kora", "with its twenty-one strings"),
      verb: "play",
      rest: "by griots on concert stages around the world",
      when: "Today",
      aside: "which is built from a large gourd",
    }),
    is({
      id: "weddings",
      subject: bound(many("the names", "of a family's ancestors")),
      verb: "sing",
      rest: "by griots at weddings",
      when: "Even now",
      aside: "which a singer must know by heart",
    }),
    did({
      id: "unwritten",
      subject: many("most kingdoms", "of the western savanna"),
      verb: "leave",
      rest: "few written accounts of their own",
    }),
    does({
      id: "rely",
      subject: many("historians", "of the region"),
      verb: "draw",
      rest: "on what the singers remember",
    }),
    does({
      id: "vary",
      subject: one("a griot", "before a crowd"),
      verb: "change",
      rest: "the story a little with every telling",
    }),
    does({
      id: "print",
      subject: one("a printed epic", "on a library shelf"),
      verb: "keep",
      rest: "the same words forever",
    }),
    did({
      id: "homer",
      subject: many("the bards", "of ancient Greece"),
      verb: "shape",
      rest: "a well-known tale anew at each performance",
    }),
    does({
      id: "more",
      subject: many("griots", "in many towns"),
      verb: "do",
      rest: "more than sing about the past",
    }),
    does({
      id: "peace",
      subject: many("some singers", "in these towns"),
      verb: "settle",
      rest: "quarrels between families",
    }),
  ],
  relations: [
    { kind: "result", from: "unwritten", to: "rely" },
    { kind: "contrast", from: "vary", to: "print" },
    { kind: "similarity", from: "vary", to: "homer" },
    { kind: "example", from: "more", to: "peace" },
  ],
  phrases: [
    { to: "rely", verb: "compare", rest: "several versions of a song", use: "manner" },
    { to: "rely", verb: "fill", rest: "the gaps in the written record", use: "purpose" },
    { to: "more", verb: "respect", rest: "by rich and poor alike", use: "trait" },
  ],
  list: {
    lead: "a griot is expected to master several arts",
    items: ["singing", "storytelling", "the playing of an instrument"],
  },
  slots: {
    its: {
      antecedent: "the kora",
      aside: "among other instruments",
      detail: "which are mostly drums and xylophones",
      middle: "is known by",
      after: "clear, rippling sound",
    },
    "it's": {
      antecedent: "an epic",
      aside: "about two brothers",
      detail: "who were rivals for a throne",
      middle: "takes hours to sing, yet",
      after: "easy to follow",
    },
    their: {
      antecedent: "griots",
      aside: "of this region",
      detail: "which was once part of an empire",
      middle: "learn the art from",
      after: "parents and grandparents",
    },
    "they're": {
      antecedent: "the singers",
      aside: "of the old court",
      detail: "which has long since disappeared",
      middle: "are honored today because",
      after: "said to hold a people's memory",
    },
  },
  colour: [
    "When an elder dies, runs a West African saying, a library burns to the ground.",
    "History does not have to be written in order to be preserved.",
    "A song can cross several centuries if each generation takes the trouble to learn it.",
  ],
};
