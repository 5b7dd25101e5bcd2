import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theNotchesInTheLetters: Passage = {
  id: "the-notches-in-the-letters",
  genre: "arts",
  source: "Bell Centennial, designed by Matthew Carter (1978): standard works on type design",
  text: prose`
    In 1978 Matthew Carter finished a typeface for the telephone directories of the United States.
    Its letters, looked at closely, appear to have been attacked by mice. Where two strokes meet,
    in the fork of the *y* or at the shoulder of the *n*, a notch has been bitten out of the
    corner. The directories were printed at great speed on cheap, thirsty paper, which let the ink
    spread; in an ordinary typeface the corners filled up, and at the size of the listings a 3
    might pass for an 8. In Carter's the spreading ink filled the notches and made the letter
    whole. What he drew was less a letter than an instruction to the ink. The notches have since
    become a fashion. They may be seen today on posters, large and crisp, where there is nothing
    left for them to do.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "Letters that look damaged were drawn so that spreading ink would make them whole.",
        reason:
          "The notches look like damage, but the spreading ink filled them and made letters whole.",
      },
      wrong: [
        {
          text: "An odd feature of a typeface was a flaw that careful printing later helped to cure.",
          code: "contradicts-the-text",
          reason: "The notches were drawn on purpose, for careless conditions.",
        },
        {
          text: "Posters now show letters whose odd features their designers have come to admire.",
          code: "too-narrow",
          reason: "This is told at the end, after the reason for the feature.",
        },
        {
          text: "An odd feature of any typeface is most often explained by the paper it is used on.",
          code: "too-broad",
          reason: "The text is about one typeface.",
        },
      ],
      evidence: [
        "appear to have been attacked by mice",
        "the spreading ink filled the notches and made the letter whole",
      ],
      opening: "What looks like damage turns out to be planned for ink and paper.",
      steps: [
        "A notch *has been bitten out of the corner*. The reason: *the spreading ink filled the notches and made the letter whole*.",
      ],
      hint: "Ask why somebody would draw letters that look gnawed.",
      tip: habits["main-idea"],
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what made the ink spread in the directories?",
      key: {
        text: "Paper that soaked it up and presses that ran fast",
        reason: "They were *printed at great speed on cheap, thirsty paper*.",
      },
      wrong: [
        {
          text: "Notches at the corners that drew it in from the sides",
          code: "relationship-reversed",
          reason: "The notches received ink that was spreading anyway.",
        },
        {
          text: "Heat that built up in the presses and made it thinner",
          code: "not-in-the-text",
          reason: "Heat is not mentioned.",
        },
        {
          text: "Letters that were set too large for the listings",
          code: "wrong-group-or-measure",
          reason: "The listings were small.",
        },
      ],
      evidence: ["printed at great speed on cheap, thirsty paper, which let the ink spread"],
      opening: "The cause is named in the sentence that brings in the paper.",
      steps: [
        "*The directories were printed at great speed on cheap, thirsty paper, which let the ink spread.*",
      ],
      hint: "Find the words *let the ink spread*.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "What he drew was less a letter than an instruction to the ink.",
      key: {
        text: "It sums up a design whose result was to appear in the printing alone.",
        reason: "The drawn shape was unfinished; the ink made the letter whole.",
      },
      wrong: [
        {
          text: "It criticizes a design for depending too much on how it is printed.",
          code: "wrong-purpose",
          reason: "The dependence is what makes the design succeed.",
        },
        {
          text: "It explains how a design can be printed without any spreading of ink.",
          code: "contradicts-the-text",
          reason: "The design makes use of the spreading.",
        },
        {
          text: "It mocks a design that no reader would recognize as the letters meant.",
          code: "wrong-strength-or-tone",
          reason: "In print the letter was whole.",
        },
      ],
      evidence: ["the spreading ink filled the notches and made the letter whole"],
      opening: "The sentence puts in a phrase what the sentence before it has described.",
      steps: [
        "The ink *filled the notches and made the letter whole*. So the drawing told the ink what to do and was not yet the letter that would be read.",
      ],
      hint: "Ask who finished the letter.",
      tip: habits.function,
    },
    {
      kind: "purpose",
      level: "Easy",
      key: {
        text: "To explain the reason for an unusual design and what became of it",
        reason: "The notches are explained by ink and paper and then followed to posters.",
      },
      wrong: [
        {
          text: "To urge designers to bring back the typefaces of the old directories",
          code: "wrong-purpose",
          reason: "Nothing is urged.",
        },
        {
          text: "To describe the paper on which telephone directories were printed",
          code: "too-narrow",
          reason: "The paper is part of the reason.",
        },
        {
          text: "To compare the work of two designers who drew letters for telephones",
          code: "not-in-the-text",
          reason: "One designer is named.",
        },
      ],
      evidence: [
        "a notch has been bitten out of the corner",
        "The notches have since become a fashion.",
      ],
      opening: "The text goes from what the notches look like to what they did and do no longer.",
      steps: [
        "First the look of the letters, then the reason, *the spreading ink*; then *the notches have since become a fashion*.",
      ],
      hint: "Ask what the notches are at the beginning, in the middle, and at the end.",
      tip: habits.purpose,
    },
    {
      kind: "implication",
      level: "Medium",
      stem: "What does the text most strongly suggest about the notches on posters?",
      key: {
        text: "They are there for the sake of their look.",
        reason: "On posters *there is nothing left for them to do*.",
      },
      wrong: [
        {
          text: "They are filled by ink as they once were.",
          code: "contradicts-the-text",
          reason: "The posters are crisp, and the notches stay open.",
        },
        {
          text: "They are the work of Matthew Carter himself.",
          code: "not-in-the-text",
          reason: "Who draws the posters is not told.",
        },
        {
          text: "They are what gave him the idea for his own.",
          code: "relationship-reversed",
          reason: "The fashion came after his typeface.",
        },
      ],
      evidence: [
        "The notches have since become a fashion.",
        "where there is nothing left for them to do",
      ],
      opening: "A feature without a task that is still drawn must please in another way.",
      steps: [
        "The notches *have since become a fashion*, on posters *large and crisp, where there is nothing left for them to do*.",
      ],
      hint: "Ask why something without use is drawn nevertheless.",
      tip: habits.implication,
    },
  ],
};
