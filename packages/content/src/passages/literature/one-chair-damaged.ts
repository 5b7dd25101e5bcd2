import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const oneChairDamaged: Passage = {
  id: "one-chair-damaged",
  genre: "play",
  credit: `The following text is from *The Inventory*, a short play written for SAT Practice. A clerk is listing furniture that will be taken to pay the debts of Mrs. Vane, a widow.`,
  text: prose`
    CLERK: One table, oak. One chair. One chair, broken.

    MRS. VANE: It is not broken. It leans. My husband leaned, and the chair got to know him.

    CLERK (writing): One chair, damaged.

    MRS. VANE: And what will they give for a damaged chair?

    CLERK: Nothing, ma'am. Whatever is broken we leave.

    MRS. VANE (after some thought): Then I was hasty. It is a wreck. And now that I see the table by
    daylight, young man, I wonder that it stands up at all.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "Based on the text, why does Mrs. Vane at first object to what the clerk says about the chair?",
      key: {
        text: "She sees in its shape the man who once sat in it.",
        reason:
          "She says that the chair leans because her husband leaned and it *got to know him*.",
      },
      wrong: [
        {
          text: "She hopes that it will be sold for a good price.",
          code: "not-in-the-text",
          reason: "She asks about the price only later, and a sale is not what she hopes for.",
        },
        {
          text: "She knows that he has confused it with another.",
          code: "words-echoed",
          reason: "Two chairs are listed, but she does not say that he mixed them up.",
        },
        {
          text: "She wants it to be taken away with the table.",
          code: "contradicts-the-text",
          reason: "She wants to keep it, as she shows once she learns what is left behind.",
        },
      ],
      evidence: ["My husband leaned, and the chair got to know him."],
      opening: "She explains at once why she would not call the chair broken.",
      steps: [
        "*It is not broken. It leans*, she says, because *my husband leaned, and the chair got to know him*. What the clerk sees as a fault is to her a trace of her husband.",
      ],
      hint: "Look at the reason that she adds right after her objection.",
      tip: habits.detail,
    },
    {
      kind: "structure",
      level: "Medium",
      key: {
        text: "It shows a character disputing a judgment and then, learning what follows from it, embracing it.",
        reason:
          "Mrs. Vane denies that the chair is broken until she hears that broken things are left to her.",
      },
      wrong: [
        {
          text: "It shows a character defending a loved object and then, seeing it more clearly, giving it up freely.",
          code: "half-right",
          reason:
            "She defends the chair, but she never gives it up: she now says what will let her keep it.",
        },
        {
          text: "It shows a character reporting a loss and then, with a stranger's help, finding a way to go on.",
          code: "wrong-purpose",
          reason: "She is not reporting a loss, and the clerk does not mean to help her.",
        },
        {
          text: "It shows a character asking for advice and then, having heard it, deciding that she knows better.",
          code: "not-in-the-text",
          reason: "She asks for a fact about payment, not for advice.",
        },
      ],
      evidence: ["It is not broken.", "Whatever is broken we leave.", "It is a wreck."],
      opening: "The scene turns when the clerk says what happens to things that are broken.",
      steps: [
        "At first *It is not broken*; after the clerk's *Whatever is broken we leave*, it is *a wreck*, and so is the table. Her second judgment is the clerk's own, made stronger.",
      ],
      hint: "Compare what she says of the chair before and after the clerk's last line.",
      tip: habits.structure,
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "What does the text most strongly suggest about Mrs. Vane's remark on the table?",
      key: {
        text: "She means to save the table in the way that the chair has been saved.",
        reason:
          "Having learned that broken things are left, she now finds that the table hardly stands.",
      },
      wrong: [
        {
          text: "She has only now noticed how badly her furniture has worn over time.",
          code: "contradicts-the-text",
          reason:
            "Her new eye for damage comes right after she learns its use; daylight is a pretext.",
        },
        {
          text: "She wishes to show the clerk that he has overlooked something worse.",
          code: "wrong-purpose",
          reason:
            "She does point to a fault, but to keep the table from the list, not to correct him.",
        },
        {
          text: "She is ready to give up the table if she is allowed to keep the chair.",
          code: "not-in-the-text",
          reason: "No exchange is offered; calling the table unsound is a way to keep it too.",
        },
      ],
      evidence: ["Whatever is broken we leave.", "I wonder that it stands up at all"],
      opening: "What the clerk leaves behind is the clue to why the table is suddenly so weak.",
      steps: [
        "The clerk listed the table as oak, without a fault. Only after *Whatever is broken we leave* does she *wonder that it stands up at all*: if it counts as broken, it stays with her.",
      ],
      hint: "Ask what would happen to the table if the clerk believed her.",
      tip: habits.implication,
    },
  ],
};
