import { wordSet } from "./word-set.ts";

export const anonymouslyPosthumouslyLavishlyErroneously = wordSet({
  id: "anonymously-posthumously-lavishly-erroneously",
  contexts: {
    anonymously: {
      level: "Medium",
      clueKind: "W3",
      text: 'Reviewers admired the novel\'s "manly vigor" and guessed at several statesmen as its author. It had been published ______, on gray paper, and the printer had promised silence. Only when her daughter had married, twenty years later, did the village schoolteacher find it amusing to say whose vigor it was.',
      clue: "guessed at several statesmen as its author",
      reason:
        "If reviewers had to guess at the author, no name was given: it was published *anonymously*.",
      misfits: {
        posthumously: {
          code: "contradicts-the-text",
          reason: "The author was alive twenty years later to say who she was.",
        },
        lavishly: {
          code: "wrong-strength-or-tone",
          reason: "Gray paper does not speak of great expense.",
        },
        erroneously: {
          code: "not-in-the-text",
          reason:
            "It was the reviewers who made a mistake; nothing was wrong in publishing the novel.",
        },
      },
      opening: "The reviewers had to guess who wrote it, since no name stood on the book.",
      hint: "Why did the reviewers have to guess?",
    },
    posthumously: {
      level: "Hard",
      clueKind: "W12",
      text: "The poet, who had seen four of his verses in print, thought that quite enough. Of the eight hundred others no one knew until his niece opened a trunk. They were issued ______, in cheap covers of gray cloth that bore his full name and, below it, the two dates of his life.",
      clue: "the two dates of his life",
      reason:
        "A book that bears the date of its author's death is published after it, or *posthumously*.",
      misfits: {
        anonymously: {
          code: "contradicts-the-text",
          reason: "The covers bore his full name.",
        },
        lavishly: {
          code: "relationship-reversed",
          reason: "Cheap covers of gray cloth cost little.",
        },
        erroneously: {
          code: "words-echoed",
          reason: "He may not have wished it, but nothing suggests that it was done by mistake.",
        },
      },
      opening: "Two dates below a name are those of birth and death, so the poet was dead.",
      hint: "Of the things on the cover, one tells when the verses were issued.",
    },
    lavishly: {
      level: "Easy",
      clueKind: "W1",
      text: "The atlas was printed ______, sparing no cost: the paper was made by hand, the seas were colored with a blue dearer than silver, and each of the hundred maps had a border of gold leaf. The publisher is said to have sold two farms and a vineyard in order to finish it.",
      clue: "sparing no cost",
      reason: "To spare no cost, on paper, colors and gold, is to print *lavishly*.",
      misfits: {
        anonymously: {
          code: "not-in-the-text",
          reason: "Nothing is said of a missing name.",
        },
        posthumously: {
          code: "wrong-sense",
          reason: "The publisher, who sold his farms to finish it, was alive.",
        },
        erroneously: {
          code: "wrong-strength-or-tone",
          reason:
            "The sales may have been unwise, but no mistake is said to have been made in the printing.",
        },
      },
      opening: "Handmade paper, costly blue and gold leaf show that money was no object.",
      hint: "The words after the first comma explain the blank.",
    },
    erroneously: {
      level: "Medium",
      clueKind: "W9",
      text: "For sixty years the drawing hung in the museum as the work of a living sculptor, to whom a curator had ______ assigned it on the strength of its paper. At ninety the sculptor at last came to see it. He was delighted with it, he said, and regretted only that it was not his.",
      clue: "regretted only that it was not his",
      reason:
        "The sculptor says that the drawing is not his, so it was assigned to him by mistake, or *erroneously*.",
      misfits: {
        anonymously: {
          code: "wrong-sense",
          reason:
            "A drawing that is assigned to a sculptor is given a name, and that the name was wrong is the point of his visit.",
        },
        posthumously: {
          code: "contradicts-the-text",
          reason: "The sculptor was alive, then and sixty years after.",
        },
        lavishly: {
          code: "not-in-the-text",
          reason: "Nothing was spent in assigning the drawing to him.",
        },
      },
      opening: "The sculptor himself says that the drawing given to him is not his.",
      hint: "What does the sculptor's regret show about the curator's judgment?",
    },
  },
});
