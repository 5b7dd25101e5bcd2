import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const sirHarrysLibrary: Passage = {
  id: "sir-harrys-library",
  genre: "poem",
  credit: `The following text is from "Fine Bindings," a poem written for SAT Practice in the manner of the 1740s. Books then came with uncut pages.`,
  text: prose`
    | Sir Harry's books stand up in red and gold,
    | Bought by the yard, as other stuffs are sold.
    | Here Homer, matched to Milton for his height,
    | Lends to the eastern wall a sober light;
    | Here Locke, who proved too tall to fit his shelf,
    | Was trimmed an inch, and is the less himself.
    | No knife has dared divide a single page;
    | They keep their silence and conceal their age.
    | Yet late, when all the candles have burned low,
    | One reader comes, whom few of them would know:
    | A mouse, who has no Greek and makes no claim,
    | But does not judge an author by his name.
    | What she takes in, she keeps; and, of the two,
    | She is the one who's gone the volumes through.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "Based on the text, why have Homer and Milton been put together?",
      key: {
        text: "The two books are equally tall.",
        reason: "Homer is *matched to Milton for his height*.",
      },
      wrong: [
        {
          text: "The two poets wrote about war.",
          code: "not-in-the-text",
          reason: "What they wrote is not mentioned, and Sir Harry does not read them.",
        },
        {
          text: "The two had to be cut to size.",
          code: "relationship-reversed",
          reason: "It is Locke who was *trimmed an inch*.",
        },
        {
          text: "The two books are red and gold.",
          code: "words-echoed",
          reason: "All the books stand in red and gold; these two are matched in another way.",
        },
      ],
      evidence: ["Here Homer, matched to Milton for his height"],
      opening: "The third line gives the reason for the pair in its last word.",
      steps: [
        "*Here Homer, matched to Milton for his height*: the owner sorts his books by their size.",
      ],
      hint: "Read the third line to its end.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "No knife has dared divide a single page",
      key: {
        text: "It reveals that Sir Harry has not opened what he bought.",
        reason: "Pages had to be cut before they could be read, and none has been.",
      },
      wrong: [
        {
          text: "It reveals that the books are handled with care by readers.",
          code: "contradicts-the-text",
          reason: "Uncut pages show that there have been no readers.",
        },
        {
          text: "It reveals that the books are too stiff in their bindings.",
          code: "wrong-purpose",
          reason: "The bindings are not at issue; it is the pages that are still joined.",
        },
        {
          text: "It reveals that the books have been left to Sir Harry lately.",
          code: "not-in-the-text",
          reason: "They were *bought by the yard*, and for how long he has had them is not told.",
        },
      ],
      evidence: ["No knife has dared divide a single page"],
      opening: "The note above the poem tells what a knife had to do with reading.",
      steps: [
        "*Books then came with uncut pages*: the reader had to cut them apart. If no knife has divided a page, no page has been opened: Sir Harry owns a wall of books and has read none.",
      ],
      hint: "Use what the note above the poem says about pages.",
      tip: habits.function,
    },
    {
      kind: "purpose",
      level: "Easy",
      key: {
        text: "To make fun of a man who values books for their looks",
        reason: "He buys by the yard, sorts by height, trims a philosopher, and does not read.",
      },
      wrong: [
        {
          text: "To make fun of writers who cover paper by the yard",
          code: "wrong-group-or-measure",
          reason: "It is the buyer who deals in yards; the writers are the victims.",
        },
        {
          text: "To make fun of scholars who spend their nights on books",
          code: "contradicts-the-text",
          reason: "The one who comes at night is a mouse, and it is praised.",
        },
        {
          text: "To make fun of a mouse that takes itself to be learned",
          code: "wrong-strength-or-tone",
          reason: "The mouse *makes no claim* and comes off better than the owner.",
        },
      ],
      evidence: [
        "Bought by the yard, as other stuffs are sold",
        "Was trimmed an inch, and is the less himself",
      ],
      opening: "Every detail of the library shows an owner who looks at books and not into them.",
      steps: [
        "The books are bought like cloth, paired *for height*, cut to *fit* a *shelf*, and never opened. The mouse is there to show the owner up.",
      ],
      hint: "List what Sir Harry has done with his books, and what he has not done.",
      tip: habits.purpose,
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "What does the text most strongly suggest about the mouse in the last line?",
      key: {
        text: "The mouse has had more of the books than the man who bought them.",
        reason: "She has eaten her way through; he has not so much as opened them.",
      },
      wrong: [
        {
          text: "The mouse has learned by now to read the books better than the owner.",
          code: "too-extreme",
          reason: "She has no Greek; her way of taking in a book is to eat it.",
        },
        {
          text: "The mouse has done a harm that the owner will be sorry to find.",
          code: "wrong-strength-or-tone",
          reason: "The poem sides with her, and a man who opens no book will hardly find it.",
        },
        {
          text: "The mouse has been in the house since before the books were bought.",
          code: "beside-the-point",
          reason: "How long she has been there is not told.",
        },
      ],
      evidence: ["and, of the two", "She is the one who's gone the volumes through"],
      opening: "The phrase means reading when said of a person and eating when said of a mouse.",
      steps: [
        "*Of the two*, Sir Harry and the mouse, it is she who has *gone the volumes through*: with her teeth, but that is more than he has done with his eyes.",
      ],
      hint: "Take the words *gone through* in two senses.",
      tip: habits.implication,
    },
  ],
};
