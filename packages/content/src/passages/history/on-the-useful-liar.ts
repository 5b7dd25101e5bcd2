import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const onTheUsefulLiar: Passage = {
  id: "on-the-useful-liar",
  genre: "essay",
  credit:
    "The following text is from an essay written for SAT Practice in the manner of an eighteenth-century periodical.",
  text: prose`
    There is in every coffeehouse a man who has always just heard something. He is commonly despised
    as a liar, which I think hard. Consider what we should do without him. The honest man tells us
    nothing until he is sure of it, by which time it is in the newspaper; whereas our friend, by
    telling us nine things that are false, sends nine of us out to inquire, and we come home knowing
    a great deal about Lisbon, or the price of corn, which we should never have troubled to learn on
    the word of an honest man. I do not say that he ought to be believed. I say only that a town in
    which nobody doubted anything would soon leave off asking questions.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what happens when the man tells people false news?",
      key: {
        text: "They go and find out things for themselves.",
        reason:
          "Nine false reports send *nine of us out to inquire*, who come home better informed.",
      },
      wrong: [
        {
          text: "They repeat it until a newspaper prints it.",
          code: "words-echoed",
          reason: "The newspaper prints what the honest man is sure of, not false news.",
        },
        {
          text: "They resolve to believe only honest men.",
          code: "contradicts-the-text",
          reason:
            "They learn from inquiring what they would never have learned from an honest man.",
        },
        {
          text: "They lose money when the price of corn moves.",
          code: "not-in-the-text",
          reason: "The price of corn is something that they come to know about; no loss is told.",
        },
      ],
      evidence: ["sends nine of us out to inquire"],
      opening: "The long fourth sentence tells what false news makes people do.",
      steps: [
        "By telling *nine things that are false*, he *sends nine of us out to inquire*, and they *come home knowing a great deal*.",
      ],
      hint: "Follow the nine false things to their effect.",
      tip: habits.detail,
    },
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "A teller of false news may do a town good by setting people to inquire.",
        reason:
          "The essay defends the liar for the questions that he causes, without asking anyone to believe him.",
      },
      wrong: [
        {
          text: "A teller of false news deserves as much belief as an honest man does.",
          code: "too-extreme",
          reason: "The writer says outright that he does not ask for the man to be believed.",
        },
        {
          text: "An honest man is often slower than a newspaper to learn what is true.",
          code: "too-narrow",
          reason: "The honest man's slowness is one step in the argument, not its point.",
        },
        {
          text: "A town that despises its liars may come in time to trust its newspapers too much.",
          code: "not-in-the-text",
          reason: "The text draws no link between despising liars and trusting newspapers.",
        },
      ],
      evidence: ["sends nine of us out to inquire", "I do not say that he ought to be believed."],
      opening: "The essay finds a use for a man whom everyone despises, and says what it is.",
      steps: [
        "His false reports send people *out to inquire*, and they come home informed. The close limits the claim: not that he should be believed, but that doubt keeps a town *asking questions*.",
      ],
      hint: "Look for the writer's own position, which the last two sentences make exact.",
      tip: habits["main-idea"],
    },
    {
      kind: "function",
      level: "Hard",
      underline: "I do not say that he ought to be believed.",
      key: {
        text: "It guards the defense of false tidings against being taken too far.",
        reason:
          "Having praised the effects of lying, the writer stops short of recommending belief in it.",
      },
      wrong: [
        {
          text: "It admits that the writer's defense has so far failed to convince anybody.",
          code: "too-extreme",
          reason: "The writer limits the defense and then restates it; nothing is given up.",
        },
        {
          text: "It reports what other people object to in the writer's defense.",
          code: "wrong-person-or-text",
          reason: "The writer speaks of what the writer does not say; nobody else objects here.",
        },
        {
          text: "It repeats the charge that opens the writer's defense of the man.",
          code: "relationship-reversed",
          reason: "The charge was that he is a liar; this sentence marks how far the defense goes.",
        },
      ],
      evidence: ["I do not say that he ought to be believed.", "I say only that a town"],
      opening: "The words *I do not say* and *I say only* together mark the limits of a claim.",
      steps: [
        "The essay has argued that false news is useful. A reader might conclude that it should be believed; the sentence shuts that out, and *I say only* then states the modest claim that is left.",
      ],
      hint: "Read the sentence together with the next, which begins *I say only*.",
      tip: habits.function,
    },
  ],
};
