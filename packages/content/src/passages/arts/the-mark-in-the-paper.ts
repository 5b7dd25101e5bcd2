import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theMarkInThePaper: Passage = {
  id: "the-mark-in-the-paper",
  genre: "arts",
  source: "Watermarks and the dating of paper: standard works on the history of paper",
  text: prose`
    Until about 1800 paper was made by dipping a sieve of wires into a vat, and a mill would sew a
    device of its own, a pot, a crowned eagle, to the wires, so that each sheet showed it when held
    to the light. The sieve wore out within a year or two, and the next device was never quite the
    same. From dated letters one can learn to the year when a certain eagle was in use. A drawing
    of a ruined abbey, unsigned and undated, bears an eagle that was first used in 1743. Its owner
    has long held it to be an early work of a painter who was born in 1700. A dealer points
    out that artists were in the habit of laying in good paper and keeping it for years.
  `,
  facets: [
    {
      kind: "implication",
      level: "Medium",
      stem: "Based on the text, what does the eagle show about when the abbey was drawn?",
      key: {
        text: "Not in which year, but that it was in none before 1743.",
        reason: "The sheet was not there before, and may have been kept for years.",
      },
      wrong: [
        {
          text: "Not in which year, but that it was in none after 1743.",
          code: "relationship-reversed",
          reason: "Artists kept paper for years.",
        },
        {
          text: "That it was in 1743, as the device was used in no other year.",
          code: "too-extreme",
          reason: "The year is that of the paper and not of the drawing.",
        },
        {
          text: "Nothing at all, since good paper was often kept for years.",
          code: "contradicts-the-text",
          reason: "Keeping paper does not make it older than it is.",
        },
      ],
      evidence: [
        "bears an eagle that was first used in 1743",
        "laying in good paper and keeping it for years",
      ],
      opening: "Paper can be kept after it is made but cannot be used before.",
      steps: [
        "The eagle dates the sheet. A drawing on it may be as old as the sheet, or younger by the years for which it was kept; it cannot be older.",
      ],
      hint: "Ask which is impossible: to use paper late, or to use it early.",
      tip: habits.implication,
    },
    {
      kind: "conclusion",
      level: "Hard",
      completion: "The owner must therefore be wrong, since in 1743 the painter was ______",
      key: {
        text: "past the years of early work.",
        reason: "Born in 1700, the painter was then about forty-three.",
      },
      wrong: [
        {
          text: "in the habit of keeping it.",
          code: "words-echoed",
          reason: "Habits of artists in general do not tell what this one did.",
        },
        {
          text: "known for ruined abbeys.",
          code: "not-in-the-text",
          reason: "What the painter was known for is not told.",
        },
        {
          text: "too young for such work.",
          code: "relationship-reversed",
          reason: "By 1743 the painter was a grown man.",
        },
      ],
      evidence: ["an early work of a painter who was born in 1700"],
      opening: "The earliest possible year leaves the owner's view no room.",
      steps: [
        "The drawing is of 1743 or later. The painter, *born in 1700*, was no longer young; so it is not *an early work*.",
      ],
      hint: "Work out the painter's age in the year of the eagle.",
      tip: habits.conclusion,
    },
    {
      kind: "function",
      level: "Medium",
      underline:
        "The sieve wore out within a year or two, and the next device was never quite the same.",
      key: {
        text: "It makes clear why a device can point to so short a span of time.",
        reason: "If each lasted a year or two, the sheets with it belong to those years.",
      },
      wrong: [
        {
          text: "It makes clear why a device may mislead people about the time.",
          code: "wrong-purpose",
          reason: "It is what makes the device a good guide.",
        },
        {
          text: "It makes clear how little care was taken with tools at a mill.",
          code: "wrong-strength-or-tone",
          reason: "Wearing out is in the nature of a sieve, and no one is blamed.",
        },
        {
          text: "It makes clear how paper came to be made without any device.",
          code: "wrong-group-or-measure",
          reason: "Paper without a device is not mentioned.",
        },
      ],
      evidence: ["one can learn to the year when a certain eagle was in use"],
      opening: "What wears out soon marks a short time.",
      steps: [
        "Because the sieve lasted *a year or two* and its successor differed, *one can learn to the year* when a device was in use.",
      ],
      hint: "Ask how it would be if the sieve had lasted for fifty years.",
      tip: habits.function,
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, how can the years of a certain device be found out?",
      key: {
        text: "From dated letters on paper that bears it",
        reason: "*From dated letters one can learn to the year.*",
      },
      wrong: [
        {
          text: "From books in which a mill noted each device",
          code: "not-in-the-text",
          reason: "No such books are mentioned.",
        },
        {
          text: "From sieves that bear a pot or crowned eagle",
          code: "words-echoed",
          reason: "The sieves wore out.",
        },
        {
          text: "From artists who laid in paper with a device",
          code: "wrong-person-or-text",
          reason: "The artists kept paper and left no list of years.",
        },
      ],
      evidence: ["From dated letters one can learn to the year when a certain eagle was in use."],
      opening: "One sentence names the source from which the years are learned.",
      steps: [
        "*From dated letters one can learn to the year when a certain eagle was in use*: the letter has a date, and its sheet has the device.",
      ],
      hint: "Find the words *one can learn*.",
      tip: habits.detail,
    },
  ],
};
