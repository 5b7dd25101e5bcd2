import { wordSet } from "./word-set.ts";

export const rigorousProvisionalPartisanCumulative = wordSet({
  id: "rigorous-provisional-partisan-cumulative",
  contexts: {
    rigorous: {
      level: "Easy",
      clueKind: "W8",
      text: "No guild had a more ______ examination than that of the water tasters. For three days the candidates tasted blindfold; forty springs had to be named in order; the slightest doubt about one of them meant a year's wait; and a second failure was the last.",
      clue: "the slightest doubt about one of them meant a year's wait",
      reason:
        "An examination that forgives not even the slightest doubt is very strict: it is *rigorous*.",
      misfits: {
        provisional: {
          code: "contradicts-the-text",
          reason: "A failure counted for a year or for good; nothing was open to change.",
        },
        partisan: { code: "not-in-the-text", reason: "Nobody is said to have been favored." },
        cumulative: {
          code: "wrong-strength-or-tone",
          reason: "The forty springs were not added up; one slip was enough to fail.",
        },
      },
      opening: "Forty springs, blindfold, with no doubt allowed: the examination was very strict.",
      hint: "Is it easy or hard to pass such an examination, and how much did it forgive?",
    },
    provisional: {
      level: "Hard",
      clueKind: "W12",
      text: "Because the number on the museum's plaque is cut in bronze, visitors take it for settled. The staff, more modestly, call it ______. Each spring another square of the site is dug, and the figure in their notebooks has gone up four times and down twice since the bronze was poured.",
      clue: "has gone up four times and down twice",
      reason:
        "A figure that is not settled, and goes up and down as the digging goes on, is *provisional*.",
      misfits: {
        rigorous: {
          code: "contradicts-the-text",
          reason:
            "To claim great exactness for the number would not be more modest than to take it as settled.",
        },
        partisan: { code: "wrong-sense", reason: "A count of finds takes no one's side." },
        cumulative: {
          code: "half-right",
          reason: "A sum of finds would go up each year, but this one has gone down as well.",
        },
      },
      opening: "The number in bronze looks final, but the staff expect the next dig to change it.",
      hint: "Find the word for what the visitors believe; the staff believe the reverse.",
    },
    partisan: {
      level: "Medium",
      clueKind: "W2",
      text: 'The paper had promised its readers an account of the debate that both camps could sign. What it printed was as ______ as a campaign song: it gave the jokes of the one speaker in full and the answers of the other in two words, "He replied."',
      clue: "an account of the debate that both camps could sign",
      reason:
        "An account that favors one speaker instead of suiting both takes a side: it is *partisan*.",
      misfits: {
        rigorous: {
          code: "contradicts-the-text",
          reason: "An account with half of the debate left out is not exact.",
        },
        provisional: {
          code: "wrong-strength-or-tone",
          reason: "The account may be unfinished, but its fault is that it serves one side.",
        },
        cumulative: {
          code: "wrong-sense",
          reason: "Nothing adds up over time in a single report.",
        },
      },
      opening: "Instead of a fair account, the paper printed one that took a side.",
      hint: "What kind of account could both camps have signed?",
    },
    cumulative: {
      level: "Hard",
      clueKind: "W3",
      text: "A glass of the water harmed no one, and the inspectors, who tested it by the glass, went home content. But the effect of lead is ______. Because the body can hardly get rid of it, each day's trace joins the traces of the days before, and after twenty years they are a dose.",
      clue: "each day's trace joins the traces of the days before",
      reason: "Traces that join those of the days before add up: their effect is *cumulative*.",
      misfits: {
        rigorous: {
          code: "wrong-strength-or-tone",
          reason: "The harm may be severe, but what the inspectors missed is how it comes about.",
        },
        provisional: {
          code: "contradicts-the-text",
          reason: "An effect that builds up for twenty years is not there only for the time being.",
        },
        partisan: { code: "wrong-sense", reason: "Lead takes nobody's side." },
      },
      opening: "Each day's trace is added to those before it until they make a dose.",
      hint: "Why would a test of one glass miss what twenty years of glasses do?",
      source: "The build-up of lead in the body: standard reference works in medicine",
    },
  },
});
