import type { FactCard } from "../card.ts";
import { bound, did, does, is, many, one, was } from "../frames.ts";

export const travelingLibraries: FactCard = {
  id: "traveling-libraries",
  field: "society",
  about: {
    name: "traveling libraries",
    number: "plural",
    is: "collections of books that are carried to readers far from any town",
  },
  source: "Standard reference works on the history of public libraries",
  facts: [
    was({
      id: "pack",
      subject: bound(many("books", "for the mountain farms of eastern Kentucky")),
      verb: "deliver",
      rest: "by women on horseback",
      when: "In the 1930s",
      aside: "which had been read almost to pieces",
    }),
    was({
      id: "wagon",
      subject: one("a book wagon", "with open shelves"),
      verb: "send",
      rest: "through the countryside by the Maryland librarian Mary Titcomb",
      when: "In 1905",
      aside: "which two horses pulled from farm to farm",
    }),
    is({
      id: "camel",
      subject: bound(many("boxes", "of books for nomad children")),
      verb: "carry",
      rest: "by camels in the north of Kenya",
      when: "Today",
      aside: "which may weigh as much as a grown man",
    }),
    is({
      id: "boat",
      subject: one("the library boat", "with its thousands of volumes"),
      verb: "remember",
      rest: "by islanders along the coast of Norway",
      when: "Even today",
      aside: "which visited twice a year until 2020",
    }),
    did({
      id: "roads",
      subject: many("the hills", "of that region"),
      verb: "have",
      rest: "few roads that a car could use",
    }),
    did({
      id: "mules",
      subject: one("a librarian", "with heavy saddlebags", "she"),
      verb: "ride",
      rest: "a horse or a mule up the creek beds",
    }),
    does({
      id: "branch",
      subject: one("an ordinary library", "with its reading rooms"),
      verb: "wait",
      rest: "for readers to come",
    }),
    does({
      id: "mobile",
      subject: one("a traveling library", "of a few boxes"),
      verb: "go",
      rest: "to the readers wherever they live",
    }),
    does({
      id: "milk",
      subject: one("a dairy", "with its own delivery trucks"),
      verb: "bring",
      rest: "milk to every door",
    }),
    does({
      id: "more",
      subject: many("drivers", "of a library bus"),
      verb: "do",
      rest: "more than lend books",
    }),
    does({
      id: "forms",
      subject: many("many of these drivers", "on a rural route"),
      verb: "help",
      rest: "older neighbors with letters and forms",
    }),
  ],
  relations: [
    { kind: "result", from: "roads", to: "mules" },
    { kind: "contrast", from: "branch", to: "mobile" },
    { kind: "similarity", from: "mobile", to: "milk" },
    { kind: "example", from: "more", to: "forms" },
  ],
  phrases: [
    { to: "mules", verb: "follow", rest: "trails that no car could climb", use: "manner" },
    { to: "mules", verb: "reach", rest: "families at the head of a valley", use: "purpose" },
    { to: "mules", verb: "pay", rest: "by the government", use: "trait" },
  ],
  list: {
    lead: "a rider's saddlebags held whatever readers had asked for",
    items: ["novels", "old magazines", "homemade scrapbooks"],
  },
  slots: {
    its: {
      antecedent: "the library bus",
      aside: "on these mountain roads",
      detail: "which wind past every farm",
      middle: "keeps",
      after: "heater running in winter",
    },
    "it's": {
      antecedent: "a box",
      aside: "of well-used books",
      detail: "which have passed through many hands",
      middle: "looks shabby, but",
      after: "welcome at every stop",
    },
    their: {
      antecedent: "the riders",
      aside: "of the library service",
      detail: "which paid them very little",
      middle: "supplied",
      after: "own horses",
    },
    "they're": {
      antecedent: "picture books",
      aside: "for a village school",
      detail: "which may have only one room",
      middle: "are chosen with care, since",
      after: "shared by all the grades",
    },
  },
  colour: [
    "A library is usually thought of as a building, but it has also been a wagon, a boat, and a string of camels.",
    "Not every reader can walk to a library.",
    "In places without roads, a book may travel farther to its reader than a letter does.",
  ],
};
