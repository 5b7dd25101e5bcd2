import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const tenYearsOfComplaint: Passage = {
  id: "ten-years-of-complaint",
  genre: "speech",
  text: prose`
    "Ten Years of Complaint" is a speech written for SAT Practice in the manner of the 1920s. In it,
    the editor of a newspaper in a West African port marks the paper's tenth year. On such occasions
    one expects to hear of growing sales and of distinguished friends. The editor speaks instead of
    the page of complaints that the paper prints each week, about drains, ferries, and fees.
    Officials have called the page a school of discontent. The editor presents it, on the contrary,
    as a sign of confidence: people who complain in print still believe that someone can be brought
    to act.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what is the subject of the editor's speech?",
      key: {
        text: "A page of the paper on which people find fault with things",
        reason: "The editor speaks of *the page of complaints* about drains, ferries, and fees.",
      },
      wrong: [
        {
          text: "The friends and the sales that the paper has gained in ten years",
          code: "contradicts-the-text",
          reason:
            "These are what one expects to hear about on such occasions; the editor speaks of something else.",
        },
        {
          text: "A school that has been founded in the port for officials",
          code: "words-echoed",
          reason: "*School of discontent* is what officials call the page.",
        },
        {
          text: "The drains and ferries that officials have lately mended",
          code: "not-in-the-text",
          reason: "Drains and ferries are complained of; no repair is mentioned.",
        },
      ],
      evidence: ["The editor speaks instead of the page of complaints"],
      opening: "The word *instead* tells what the editor speaks of and what is passed over.",
      steps: [
        "One expects sales and friends. *The editor speaks instead of the page of complaints that the paper prints each week.*",
      ],
      hint: "Look for the word *instead*.",
      tip: habits.detail,
    },
    {
      kind: "implication",
      level: "Easy",
      stem: "What does the text most strongly suggest about the officials?",
      key: {
        text: "They thought that no good came of the page of complaints.",
        reason: "To call it *a school of discontent* is to say that it does harm.",
      },
      wrong: [
        {
          text: "They took the page of complaints as a sign of confidence.",
          code: "contradicts-the-text",
          reason: "That is how the editor takes it, *on the contrary*.",
        },
        {
          text: "They wrote to the page of complaints under false names.",
          code: "not-in-the-text",
          reason: "Nobody is said to have written under a false name.",
        },
        {
          text: "They had never once acted upon what people complained of.",
          code: "too-extreme",
          reason:
            "People still believe that someone can be brought to act; nothing says that nobody ever did.",
        },
      ],
      evidence: ["Officials have called the page a school of discontent.", "on the contrary"],
      opening: "What the officials call the page tells what they think of it.",
      steps: [
        "A *school of discontent* teaches people to be discontented. The editor's view, *on the contrary*, is favorable, so theirs is not.",
      ],
      hint: "Ask whether *a school of discontent* is praise or blame.",
      tip: habits.implication,
    },
    {
      kind: "function",
      level: "Medium",
      underline:
        "On such occasions one expects to hear of growing sales and of distinguished friends.",
      key: {
        text: "It tells what one expects to hear and so makes the editor's subject a surprise.",
        reason: "*Instead*, the next sentence begins to say, the editor speaks of complaints.",
      },
      wrong: [
        {
          text: "It reports what officials had hoped that the editor would dwell upon.",
          code: "wrong-person-or-text",
          reason: "It is said of such occasions in general; the officials come in later.",
        },
        {
          text: "It lists the achievements of the paper from which the editor draws a lesson.",
          code: "half-right",
          reason: "Sales and friends are what is expected; the editor passes them over.",
        },
        {
          text: "It finds fault with the habit of marking each of a paper's anniversaries with a speech.",
          code: "wrong-purpose",
          reason: "The sentence says what is usual and blames nobody for it.",
        },
      ],
      evidence: ["On such occasions one expects to hear of", "The editor speaks instead of"],
      opening: "The sentence tells what is usual so that the next can tell what is not.",
      steps: [
        "*One expects* sales and friends. The editor *speaks instead* of complaints. Without the first sentence the second would have nothing to stand against.",
      ],
      hint: "Read on to the word *instead*.",
      tip: habits.function,
    },
    {
      kind: "quotation",
      level: "Hard",
      stem: 'Which quotation from "Ten Years of Complaint" most effectively illustrates the claim?',
      key: {
        text: '"Those who have given up on the ferry write to nobody. It is the man who still hopes to cross in it who sits down, furious, to write to us."',
        reason: "Complaint and hope belong to the same man; those without hope are silent.",
      },
      wrong: [
        {
          text: '"I have read every letter that was ever sent to that page, and I tell you that no poet of this coast has found so many names for a drain."',
          code: "half-right",
          reason: "Here are complaints, but nothing about belief that something will be done.",
        },
        {
          text: '"The officials need not fear us. People who have told the paper that the fees are a scandal go home relieved, and they pay the fees."',
          code: "contradicts-the-text",
          reason:
            "This makes complaint a relief that leaves things as they are, not a way to make someone act.",
        },
        {
          text: '"Ten years ago we printed our first number on a press that was older than I am, and the first thing we printed on it was an apology."',
          code: "beside-the-point",
          reason: "It tells of the paper's beginning, and nobody complains.",
        },
      ],
      evidence: ["people who complain in print still believe that someone can be brought to act"],
      opening: "The claim joins two things, complaint and the belief that it can move someone.",
      steps: [
        "The claim says that those who complain *still believe that someone can be brought to act*. The man who *still hopes to cross* is the one who writes; those who have *given up* do not.",
      ],
      hint: "Look for a quotation in which complaining and hoping go together.",
      tip: habits.quotation,
    },
  ],
};
