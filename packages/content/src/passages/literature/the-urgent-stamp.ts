import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theUrgentStamp: Passage = {
  id: "the-urgent-stamp",
  genre: "story",
  credit: `The following text is from "The Urgent Stamp," a short story written for SAT Practice. Vesely is a clerk in a ministry.`,
  text: prose`
    Since every paper that reached the ministry was stamped URGENT, Vesely, who was conscientious,
    dealt with them in the order of their arrival, and was eleven months behind. A committee met. It
    approved a second stamp, MOST URGENT, in red, which by the end of the week was on everything;
    then a third. Vesely's desk took on the look of a sunset. One morning there lay in the tray a
    single sheet without any mark upon it at all, and he felt his heart beat. He turned it over. He
    held it to the window. Then he put on his coat, carried it up four flights of stairs to the
    minister, and interrupted lunch.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, in what order does Vesely deal with the papers?",
      key: {
        text: "As they have come in",
        reason: "He takes them *in the order of their arrival*.",
      },
      wrong: [
        {
          text: "As they are stamped",
          code: "contradicts-the-text",
          reason: "Every paper is stamped, so the stamps cannot give him an order.",
        },
        {
          text: "As he is told to do",
          code: "not-in-the-text",
          reason: "Nobody gives Vesely instructions about the order.",
        },
        {
          text: "By color of stamp",
          code: "words-echoed",
          reason: "A red stamp is brought in later, but soon it is on everything.",
        },
      ],
      evidence: ["dealt with them in the order of their arrival"],
      opening: "The first sentence says in what order he works, and why no other is left to him.",
      steps: [
        "Since all papers carry the same stamp, he *dealt with them in the order of their arrival*.",
      ],
      hint: "Read the first sentence to its end.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Easy",
      underline: "Vesely's desk took on the look of a sunset.",
      key: {
        text: "It pictures the many red stamps that the committee's remedy has led to.",
        reason: "The new stamps are red and soon on everything, so the whole desk glows.",
      },
      wrong: [
        {
          text: "It shows how late in the day the clerk remains at work in his office.",
          code: "wrong-purpose",
          reason: "The sunset is a likeness, not the hour; the color of the stamps explains it.",
        },
        {
          text: "It suggests that the clerk has begun to see beauty in what he does.",
          code: "wrong-strength-or-tone",
          reason: "Nothing is said of his pleasure; the likeness mocks the stamps.",
        },
        {
          text: "It indicates that the pile of papers has at last begun to grow smaller.",
          code: "contradicts-the-text",
          reason: "Nothing makes the work go faster; the stamps only multiply.",
        },
      ],
      evidence: ["MOST URGENT, in red, which by the end of the week was on everything"],
      opening: "A desk looks like a sunset when everything on it has been stamped in red.",
      steps: [
        "The second stamp is *in red* and *by the end of the week was on everything; then a third* follows. The desk turns the color of evening.",
      ],
      hint: "Ask what color would make a desk look like that, and where it comes from.",
      tip: habits.function,
    },
    {
      kind: "purpose",
      level: "Medium",
      key: {
        text: "To make fun of a mark that loses its meaning by being put on everything",
        reason:
          "When all is urgent nothing is, and the unmarked sheet becomes the one that stands out.",
      },
      wrong: [
        {
          text: "To express sympathy with clerks who are given more work than they can do",
          code: "wrong-strength-or-tone",
          reason:
            "Vesely is eleven months behind, but the fun lies in the stamps and in what he runs upstairs with.",
        },
        {
          text: "To argue that in an office matters should be dealt with as they arrive",
          code: "not-in-the-text",
          reason: "That is Vesely's habit; nobody argues for it, and it leaves him behind.",
        },
        {
          text: "To tell how a committee was at last made to see the error of its ways",
          code: "wrong-group-or-measure",
          reason: "The committee is not heard of again after the third stamp.",
        },
      ],
      evidence: [
        "which by the end of the week was on everything",
        "a single sheet without any mark upon it at all",
      ],
      opening: "The stamps grow stronger and mean less, until no stamp at all means most.",
      steps: [
        "First every paper is URGENT, then MOST URGENT, then something more. The committee's remedy repeats the fault. At last the clerk runs with the sheet that has no stamp: the joke is complete.",
      ],
      hint: "Ask what a stamp can tell anyone when every paper bears it.",
      tip: habits.purpose,
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "What does the text most strongly suggest about why Vesely carries the sheet to the minister?",
      key: {
        text: "Its lack of a stamp has set it apart from everything else there.",
        reason:
          "He finds it *without any mark*, and his heart beats as if that were the strongest mark of all.",
      },
      wrong: [
        {
          text: "Its lack of a stamp means that the matter in it is settled.",
          code: "contradicts-the-text",
          reason:
            "For a settled matter he would not run up four flights of stairs and interrupt lunch.",
        },
        {
          text: "He has read in it something that concerns the minister alone.",
          code: "not-in-the-text",
          reason:
            "He turns it over and holds it to the window, but nothing is said of what it says.",
        },
        {
          text: "He is tired of stamps and wishes the minister to see it too.",
          code: "wrong-strength-or-tone",
          reason: "He is *conscientious* and excited; nothing shows that he means to protest.",
        },
      ],
      evidence: [
        "without any mark upon it at all, and he felt his heart beat",
        "interrupted lunch",
      ],
      opening: "Among papers that all cry out, the silent one seems to him the most pressing.",
      steps: [
        "Everything else is stamped URGENT or more. The sheet *without any mark* is the one that is different, so *he felt his heart beat*, and for this paper alone he leaves his order and runs.",
      ],
      hint: "Ask how this sheet looks on a desk where all the others are stamped.",
      tip: habits.implication,
    },
  ],
};
