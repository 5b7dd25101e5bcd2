import type { FactCard } from "../card.ts";
import { bound, does, is, many, one, was } from "../frames.ts";

export const haiku: FactCard = {
  id: "haiku",
  field: "literature",
  about: {
    name: "the haiku",
    number: "singular",
    is: "a Japanese poem of seventeen sounds that turns on a season",
  },
  source: "Standard reference works on Japanese poetry",
  facts: [
    was({
      id: "linked",
      subject: many("short opening verses", "of a longer poem"),
      verb: "compose",
      rest: "by the guest of honor at a gathering of poets",
      when: "In the 1600s",
      aside: "which had to name the season of the meeting",
    }),
    was({
      id: "name",
      subject: one("the word haiku", "for these short verses"),
      verb: "give",
      rest: "its present meaning by the poet Masaoka Shiki",
      when: "In the 1890s",
      aside: "which has since entered many languages",
    }),
    is({
      id: "almanac",
      subject: bound(one("a list", "of season words")),
      verb: "consult",
      rest: "by many poets before they write",
      when: "Even today",
      aside: "which may run to thousands of entries",
    }),
    is({
      id: "schools",
      subject: bound(many("the poems", "of the traveler Basho")),
      verb: "learn",
      rest: "by children throughout Japan",
      when: "Today",
      aside: "which mention frogs and fleas as often as the moon",
    }),
    does({
      id: "season",
      subject: one("a traditional haiku", "about small things"),
      verb: "hint",
      rest: "at the season without naming it",
    }),
    does({
      id: "frog",
      subject: one("the word *frog*", "in a poem by Basho"),
      verb: "tell",
      rest: "the reader that it is spring",
    }),
    does({
      id: "brief",
      subject: one("a haiku", "in its three short lines"),
      verb: "have",
      rest: "no room for an explanation",
    }),
    does({
      id: "reader",
      subject: many("readers", "of such a poem"),
      verb: "supply",
      rest: "the feeling that it leaves unsaid",
    }),
    does({
      id: "free",
      subject: many("some modern poets", "in Japan"),
      verb: "choose",
      rest: "to ignore the seasons and the count of sounds",
    }),
    does({
      id: "sketch",
      subject: one("an ink painter", "with a few strokes"),
      verb: "leave",
      rest: "most of the paper for the viewer to fill",
    }),
  ],
  relations: [
    { kind: "example", from: "season", to: "frog" },
    { kind: "result", from: "brief", to: "reader" },
    { kind: "contrast", from: "season", to: "free" },
    { kind: "similarity", from: "brief", to: "sketch" },
  ],
  phrases: [
    { to: "season", verb: "mention", rest: "a flower, a bird, or a kind of rain", use: "manner" },
    { to: "free", verb: "find", rest: "a rhythm of their own", use: "purpose" },
    { to: "reader", verb: "slow", rest: "by the pause at the end of a line", use: "trait" },
  ],
  list: {
    lead: "a traditional haiku rests on three things",
    items: ["a season", "a pause", "an image from daily life"],
  },
  slots: {
    its: {
      antecedent: "a haiku",
      aside: "with three short lines",
      detail: "which can be read in one breath",
      middle: "rarely states",
      after: "subject outright",
    },
    "it's": {
      antecedent: "a good verse",
      aside: "about common things",
      detail: "which most people never look at",
      middle: "seems easy to write, but",
      after: "often the work of weeks",
    },
    their: {
      antecedent: "poets",
      aside: "on a long journey",
      detail: "which might last for months",
      middle: "wrote",
      after: "verses in the margins of a diary",
    },
    "they're": {
      antecedent: "the poems",
      aside: "in this slim volume",
      detail: "which fits into a coat pocket",
      middle: "are easy to remember because",
      after: "shorter than most sentences",
    },
  },
  colour: [
    "A poem does not need to be long in order to hold a whole afternoon.",
    "In Japan, newspapers still print short verses that their readers send in.",
    "Some poets are known for what they leave out.",
  ],
};
