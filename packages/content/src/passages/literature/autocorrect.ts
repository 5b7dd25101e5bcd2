import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const autocorrect: Passage = {
  id: "autocorrect",
  genre: "poem",
  credit: `The following text is from "Autocorrect," a poem written for SAT Practice.`,
  text: prose`
    | For a year my phone would not take the name of the village.
    | It drew a red line under it, like a teacher.
    | It offered me *opera*. It offered me *oxygen*.
    | I put it back each time, letter by letter,
    | a woman setting the same chair up again
    | in a room the cat goes through.
    | Then one day, nothing. It let it stand.
    | And today, in line for the bus, with my thumbs cold,
    | I began to tell you that I was on my way,
    | and got as far as the first letter,
    | and there it was in gray, ahead of me,
    | asking if that was where I meant to go.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "Based on the text, what did the phone do for a year?",
      key: {
        text: "It treated the name of the place as an error.",
        reason: "It put a red line under the name and offered other words.",
      },
      wrong: [
        {
          text: "It sent messages that the speaker had not written.",
          code: "not-in-the-text",
          reason: "The phone offers words; it is not said to send any.",
        },
        {
          text: "It filled in the name of the village by itself.",
          code: "contradicts-the-text",
          reason: "It does so at the end of the poem, after the year is over.",
        },
        {
          text: "It taught the speaker to spell a few new words.",
          code: "words-echoed",
          reason:
            "The teacher is a likeness for the red line, which corrects what needs no correction.",
        },
      ],
      evidence: [
        "For a year my phone would not take the name of the village.",
        "It drew a red line under it, like a teacher.",
      ],
      opening: "The first two lines tell how the phone treated the name.",
      steps: [
        "The phone *would not take the name*: it *drew a red line under it* and offered *opera* or *oxygen* instead.",
      ],
      hint: "Read the first three lines.",
      tip: habits.detail,
    },
    {
      kind: "implication",
      level: "Easy",
      stem: "Based on the text, what does the comparison with a woman and a chair convey?",
      key: {
        text: "The speaker put the name back in again over and over with patience.",
        reason:
          "The speaker puts the name back *each time*, as one sets right a chair that will be knocked down again.",
      },
      wrong: [
        {
          text: "The speaker was at last so tired as to let the phone win.",
          code: "contradicts-the-text",
          reason: "The name is put back each time, and it is the phone that gives in.",
        },
        {
          text: "The speaker kept a cat in the room that was used for writing.",
          code: "too-narrow",
          reason: "The cat is part of the comparison, for the phone that keeps undoing the work.",
        },
        {
          text: "The speaker used to sit up late to write to the village again.",
          code: "not-in-the-text",
          reason: "Nothing is said of the hours at which the speaker writes.",
        },
      ],
      evidence: [
        "I put it back each time, letter by letter",
        "a woman setting the same chair up again",
      ],
      opening: "The chair is put back as often as it falls, and so is the name.",
      steps: [
        "*I put it back each time, letter by letter* is what the speaker does; the woman with the chair shows how: calmly, knowing that it will have to be done again.",
      ],
      hint: "Compare it with the line just before.",
      tip: habits.implication,
    },
    {
      kind: "structure",
      level: "Medium",
      key: {
        text: "It recounts a struggle with a device and then shows what the device has come to do unasked.",
        reason: "For a year it resists the name; today it offers the name by itself.",
      },
      wrong: [
        {
          text: "It recounts a quarrel with a device and then shows how the speaker got rid of it for good.",
          code: "wrong-strength-or-tone",
          reason: "The speaker still writes on the phone at the end.",
        },
        {
          text: "It recounts the help of a device and then shows how the speaker has learned to do without it.",
          code: "relationship-reversed",
          reason: "The phone hinders first and helps afterward.",
        },
        {
          text: "It recounts a year spent away from home and then shows the speaker's journey back to it.",
          code: "wrong-group-or-measure",
          reason: "The speaker has begun a message in line for a bus; no journey home is shown.",
        },
      ],
      evidence: [
        "For a year my phone would not take the name of the village.",
        "and there it was in gray, ahead of me",
      ],
      opening: "The poem turns at *Then one day, nothing* and again at *And today*.",
      steps: [
        "The phone rejects the name, and the speaker puts it back. *Then one day* it lets the name stand. *Today*, at one letter, the phone sets the name *in gray, ahead of me*.",
      ],
      hint: "Mark the words of time and see what the phone does at each.",
      tip: habits.structure,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "asking if that was where I meant to go",
      key: {
        text: "It lets a phone's guess touch upon a wish to be back in the village.",
        reason:
          "The speaker meant to write *on my way*, and the village is set ahead as a place to go.",
      },
      wrong: [
        {
          text: "It lets a phone's guess tell the speaker which bus is the right one.",
          code: "wrong-purpose",
          reason: "The phone guesses a word from one letter and knows nothing of buses.",
        },
        {
          text: "It lets a phone's guess remind the speaker why the village was left.",
          code: "contradicts-the-text",
          reason: "The line looks *ahead* and asks about going; nothing is told of a leaving.",
        },
        {
          text: "It lets a phone's guess show how little such a device understands.",
          code: "wrong-strength-or-tone",
          reason:
            "The guess is wrong for this message, but the line takes it up as a real question.",
        },
      ],
      evidence: [
        "I began to tell you that I was on my way",
        "and there it was in gray, ahead of me",
      ],
      opening: "A word offered by a machine is read as a question about the speaker's own wishes.",
      steps: [
        "The speaker has written the first letter of *on my way*, and the phone completes it to the village. The offer becomes a question, *if that was where I meant to go*, which goes beyond spelling.",
      ],
      hint: "Read *go* in more than one sense.",
      tip: habits.function,
    },
  ],
};
