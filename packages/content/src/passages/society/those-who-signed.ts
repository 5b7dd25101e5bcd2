import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const thoseWhoSigned: Passage = {
  id: "those-who-signed",
  genre: "society",
  source:
    "Signatures as a measure of literacy in early modern England: standard works on social history",
  text: prose`
    How many people could read in the England of 1760? Nobody asked them, but from 1754 brides and
    grooms had to sign the register, and those who could not made a cross. Historians have counted
    the crosses. About four grooms in ten, and more than six brides in ten, put one. It is
    tempting to read the count as a count of readers. Children, however, were taught to read
    before they were taught to write, sometimes by years, and a fee was asked for each; many,
    girls above all, were taken out of school in between. On the other hand, a name may be learned
    like a drawing by someone who can neither read nor write another word. The registers tell us
    precisely how many people could sign.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "Registers that record who could sign are an uncertain guide to who could read.",
        reason: "Some could read and not sign, others sign and not read.",
      },
      wrong: [
        {
          text: "Registers of brides and grooms make readers appear more numerous than they were.",
          code: "half-right",
          reason: "One of the two objections points this way, and the other the opposite way.",
        },
        {
          text: "Registers of brides and grooms can tell us nothing about the schools of the time.",
          code: "too-extreme",
          reason: "What they tell is limited; that they tell nothing is not said.",
        },
        {
          text: "Registers of brides and grooms were kept from 1754, and most grooms put no cross.",
          code: "too-narrow",
          reason: "This is the source that the text examines.",
        },
      ],
      evidence: [
        "It is tempting to read the count as a count of readers.",
        "The registers tell us precisely how many people could sign.",
      ],
      opening: "A tempting reading is met by two objections from opposite sides.",
      steps: [
        "*It is tempting to read the count as a count of readers.* But some had learned to read and not yet to write, and some could draw a name. What is counted is signing.",
      ],
      hint: "Ask in which direction each of the two objections points.",
      tip: habits["main-idea"],
    },
    {
      kind: "implication",
      level: "Medium",
      stem: "What does the text most strongly suggest about brides who made a cross?",
      key: {
        text: "A good many of them may have been able to read.",
        reason: "Reading was taught first, and girls above all left school before writing.",
      },
      wrong: [
        {
          text: "Few of them can ever have gone to a school.",
          code: "too-extreme",
          reason: "Many had been at school and left it in between.",
        },
        {
          text: "Most of them had learned to write before reading.",
          code: "relationship-reversed",
          reason: "Reading was taught before writing.",
        },
        {
          text: "Some of them chose a cross in order to save time.",
          code: "not-in-the-text",
          reason: "Choosing to make a cross is not spoken of.",
        },
      ],
      evidence: [
        "Children, however, were taught to read before they were taught to write",
        "girls above all",
      ],
      opening: "A person can leave school between learning the one and learning the other.",
      steps: [
        "Children *were taught to read before they were taught to write*, and *many, girls above all, were taken out of school in between*: able to read, not to sign.",
      ],
      hint: "Ask what a girl knew who left school in between.",
      tip: habits.implication,
    },
    {
      kind: "conclusion",
      level: "Hard",
      completion:
        "The crosses would count the nonreaders exactly only if those who could read but not sign were ______",
      key: {
        text: "equal in number to signers who could not read.",
        reason: "Then the two errors would cancel each other.",
      },
      wrong: [
        {
          text: "far more than those who could sign but not read.",
          code: "relationship-reversed",
          reason: "Then the crosses would be too many.",
        },
        {
          text: "brides as well as grooms who had left school.",
          code: "words-echoed",
          reason: "Who they were does not make the numbers equal.",
        },
        {
          text: "people who had lived in England since 1754.",
          code: "not-in-the-text",
          reason: "Where and since when they lived does not matter.",
        },
      ],
      evidence: [
        "were taken out of school in between",
        "someone who can neither read nor write another word",
      ],
      opening: "One error makes the crosses too many, the other too few.",
      steps: [
        "Readers who cannot sign add crosses that ought not to count; signers who cannot read leave out crosses that ought to. The count is right only where the two are equal.",
      ],
      hint: "Ask what each of the two groups does to the count.",
      tip: habits.conclusion,
    },
    {
      kind: "function",
      level: "Medium",
      underline:
        "On the other hand, a name may be learned like a drawing by someone who can neither read nor write another word.",
      key: {
        text: "It adds a second reason for caution to the one before it.",
        reason: "Here the count of signers is too high for readers; before, it was too low.",
      },
      wrong: [
        {
          text: "It takes back the reason for caution that was given before it.",
          code: "relationship-reversed",
          reason: "Both reasons stand side by side.",
        },
        {
          text: "It gives an example of the people of whom the last sentence spoke.",
          code: "wrong-purpose",
          reason: "The last sentence spoke of people who read but do not write.",
        },
        {
          text: "It makes light of the pride that simple people took in their names.",
          code: "wrong-strength-or-tone",
          reason: "Nobody's pride is spoken of.",
        },
      ],
      evidence: [
        "Children, however, were taught to read before they were taught to write",
        "On the other hand",
      ],
      opening: "The words *On the other hand* bring in an error in the other direction.",
      steps: [
        "Some read and cannot sign. *On the other hand* some sign and cannot read. Both keep the count from being one of readers.",
      ],
      hint: "Look for the words that open the sentence.",
      tip: habits.function,
    },
  ],
};
