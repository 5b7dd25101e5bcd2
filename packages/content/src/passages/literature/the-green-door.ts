import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theGreenDoor: Passage = {
  id: "the-green-door",
  genre: "novel",
  credit:
    "The following text is from *The Green Door*, a novel written for SAT Practice in the manner of the 1840s. The narrator is a governess.",
  text: prose`
    I had been told, on my first evening at Sallow, that the green door was not kept locked, but
    that it was not opened. I was then nineteen, and so for some weeks I obeyed. When at last I
    turned the handle I was prepared for darkness, for disorder, for the dust of years; I may say
    that I had looked forward to them. I saw a small neat room, the blind half down. There was a
    shawl upon the chair of the gray I always wear. There was a glass of violets, fresh. Upon the
    table lay a novel I had begun that morning in the schoolroom, face down, to keep a place; and
    when I took it up, it was my place.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "Based on the text, what had the narrator expected to find behind the green door?",
      key: {
        text: "A room that nobody had looked after",
        reason: "She was prepared *for disorder, for the dust of years*.",
      },
      wrong: [
        {
          text: "A room like the one that she had",
          code: "contradicts-the-text",
          reason: "That is closer to what she finds, and it takes her by surprise.",
        },
        {
          text: "A room in which somebody was ill",
          code: "not-in-the-text",
          reason: "No person is expected in the room at all.",
        },
        {
          text: "A room that had been kept locked",
          code: "words-echoed",
          reason: "She had been told that it *was not kept locked*.",
        },
      ],
      evidence: ["I was prepared for darkness, for disorder, for the dust of years"],
      opening: "She lists what she was prepared for as her hand is on the handle.",
      steps: [
        "*I was prepared for darkness, for disorder, for the dust of years*: all signs of a room long left to itself.",
      ],
      hint: "Look for the word *prepared*.",
      tip: habits.detail,
    },
    {
      kind: "structure",
      level: "Medium",
      key: {
        text: "It raises hopes of one kind of horror and then brings in another by means of a shawl and a book.",
        reason:
          "She looks forward to dust and disorder, and finds her own shawl, flowers, and book.",
      },
      wrong: [
        {
          text: "It raises hopes of a horror to come and then lets them down by showing a neat and harmless room.",
          code: "contradicts-the-text",
          reason: "The neat room is worse than dust, since it holds the place in her own book.",
        },
        {
          text: "It shows a room that is full of familiar things and then explains how they had all come to be there.",
          code: "relationship-reversed",
          reason: "How they came there is not explained, and the room is shown last.",
        },
        {
          text: "It shows how a rule was laid upon a household and then what became of those who had broken it.",
          code: "wrong-group-or-measure",
          reason: "One person breaks it, and what becomes of her is not told.",
        },
      ],
      evidence: [
        "for the dust of years; I may say that I had looked forward to them",
        "it was my place",
      ],
      opening: "The text prepares for the usual terrors and supplies something less usual.",
      steps: [
        "*Darkness*, *disorder*, and *dust* are what such doors hide in novels. This one hides order: a shawl of *the gray I always wear* and a book open at *my place*.",
      ],
      hint: "Compare what she was prepared for with what frightens her.",
      tip: habits.structure,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "I was then nineteen, and so for some weeks I obeyed.",
      key: {
        text: "It hints with irony that at her age a ban could not be kept for long.",
        reason:
          "*For some weeks* is all that obedience amounts to, and the next sentence has her hand on the door.",
      },
      wrong: [
        {
          text: "It confesses with regret that she had been too young for such a post.",
          code: "wrong-strength-or-tone",
          reason: "She is wry about her youth and does not mention any failing at her work.",
        },
        {
          text: "It assures the reader that in her youth she had been taught to obey.",
          code: "contradicts-the-text",
          reason: "Her obedience lasts for some weeks and no more.",
        },
        {
          text: "It tells the reader how many years had passed since she came there.",
          code: "wrong-purpose",
          reason: "She had come some weeks earlier; her age is given, not a number of years since.",
        },
      ],
      evidence: ["for some weeks I obeyed", "When at last I turned the handle"],
      opening: "The sentence praises her obedience and gives its length in the same breath.",
      steps: [
        "She puts *obeyed* and *for some weeks* together, with her age as the reason. *When at last I turned the handle* follows at once, as something that was bound to come.",
      ],
      hint: "Weigh the words *for some weeks*.",
      tip: habits.function,
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "Based on the text, what does the novel found in the room most likely show?",
      key: {
        text: "Someone has come to know her habits very closely.",
        reason:
          "Whoever left it there knew which book she reads and how far she had got that very day.",
      },
      wrong: [
        {
          text: "Someone has read further in the novel than she.",
          code: "contradicts-the-text",
          reason: "The book is open at *my place*, where she herself had stopped.",
        },
        {
          text: "Someone has left it there as a warning to keep out.",
          code: "not-in-the-text",
          reason: "Nothing in a book left open at her place tells her to go.",
        },
        {
          text: "Someone has the same taste in novels as she has.",
          code: "beside-the-point",
          reason: "The same taste would not explain the same page, nor the shawl.",
        },
      ],
      evidence: [
        "a novel I had begun that morning in the schoolroom",
        "when I took it up, it was my place",
      ],
      opening: "A shared book could be chance, but the very page at which she stopped could not.",
      steps: [
        "The shawl has *the gray I always wear*; the novel is the one she *had begun that morning*; and it is open at *my place*. Together they show knowledge of what she does from hour to hour.",
      ],
      hint: "Ask what a person would have to know in order to lay the book down like that.",
      tip: habits.implication,
    },
  ],
};
