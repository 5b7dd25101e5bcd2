import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theWeeklyShirt: Passage = {
  id: "the-weekly-shirt",
  genre: "society",
  source: "Ruth Schwartz Cowan and other historians on household technology in the United States",
  text: prose`
    In American homes of the early twentieth century a servant, a laundress, or a whole Monday
    stood between a dirty shirt and a clean one. Electric washers did away with the Monday. One
    would expect the homemaker of 1960 to have had more leisure than the homemaker of 1920, yet
    diaries and surveys of the period agree that a woman at home full time worked about as many
    hours in the one year as in the other. Some of the tasks that machines made lighter had
    earlier been sent out, or done by hired help, and now came back to her. And what was easy to
    wash was washed more often. A shirt that had been worn for days on end was now worn for one.
    The machine saved work by the shirt; it did not count the shirts.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "Machines that eased a household task did not leave the homemaker with less to do.",
        reason: "Hours stayed *about as many*, since tasks came back and were done more often.",
      },
      wrong: [
        {
          text: "Machines that filled the home were bought since homemakers had too much to do.",
          code: "relationship-reversed",
          reason:
            "Why machines were bought is not the subject; hours stayed the same after they came.",
        },
        {
          text: "Machines that did the laundry gave homemakers of 1960 the leisure they expected.",
          code: "contradicts-the-text",
          reason: "The expected leisure did not come.",
        },
        {
          text: "Machines that are meant to save work end by making it harder for everyone.",
          code: "too-broad",
          reason: "Tasks became lighter; and the text speaks of homes in one country and period.",
        },
      ],
      evidence: [
        "worked about as many hours in the one year as in the other",
        "what was easy to wash was washed more often",
      ],
      opening: "The expected gain in leisure is set against what diaries and surveys report.",
      steps: [
        "*One would expect* more leisure, *yet* the hours were about the same. The two sentences that follow give two reasons.",
      ],
      hint: "Look for *yet*, and keep what stands on both sides of it.",
      tip: habits["main-idea"],
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what do diaries and surveys show about women at home full time?",
      key: {
        text: "They worked as long in 1960 as in 1920.",
        reason: "They *worked about as many hours in the one year as in the other*.",
      },
      wrong: [
        {
          text: "They had more leisure in 1960 than in 1920.",
          code: "contradicts-the-text",
          reason: "This is what one would expect, not what the records show.",
        },
        {
          text: "They disliked laundry more than other tasks.",
          code: "not-in-the-text",
          reason: "No likes or dislikes are reported.",
        },
        {
          text: "They owned more shirts in 1960 than in 1920.",
          code: "wrong-group-or-measure",
          reason: "Shirts were washed more often; their number in a closet is not given.",
        },
      ],
      evidence: ["worked about as many hours in the one year as in the other"],
      opening: "What the sources agree on follows the words *agree that*.",
      steps: [
        "*Diaries and surveys of the period agree that a woman at home full time worked about as many hours in the one year as in the other.*",
      ],
      hint: "Find the words *agree that*.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "A shirt that had been worn for days on end was now worn for one.",
      key: {
        text: "It illustrates how a lighter task came to be done more frequently.",
        reason: "It makes plain what *washed more often* means.",
      },
      wrong: [
        {
          text: "It illustrates why a heavy task once went to hired help.",
          code: "wrong-purpose",
          reason: "The hired help belongs to the other reason.",
        },
        {
          text: "It illustrates what people thought of their clothes then.",
          code: "too-narrow",
          reason: "What is meant is how often they were washed, not what was thought of them.",
        },
        {
          text: "It illustrates how much time the homemaker of 1960 had been spared.",
          code: "contradicts-the-text",
          reason: "The point is why she was spared none.",
        },
      ],
      evidence: ["And what was easy to wash was washed more often."],
      opening: "The shirt is an example of the general statement just before it.",
      steps: [
        "*What was easy to wash was washed more often*: where a shirt had been washed after days, it was now washed after one.",
      ],
      hint: "Read the sentence before it and look for a case.",
      tip: habits.function,
    },
    {
      kind: "structure",
      level: "Hard",
      key: {
        text: "It reports that a gain which had been expected did not come and gives two reasons for this.",
        reason:
          "The leisure of 1960 is expected and denied; returned tasks and more washing explain it.",
      },
      wrong: [
        {
          text: "It sets up an expectation, reports that it failed, and doubts the truth of the report.",
          code: "half-right",
          reason: "The report is not doubted: diaries and surveys *agree*.",
        },
        {
          text: "It compares two machines, shows that neither saved time, and says which cost more.",
          code: "not-in-the-text",
          reason: "Two machines are not compared, and cost is not mentioned.",
        },
        {
          text: "It gives two causes, predicts their effect, and shows that the prediction came true.",
          code: "relationship-reversed",
          reason: "What was expected comes first, and it did not come true.",
        },
      ],
      evidence: ["One would expect", "yet diaries and surveys", "And what was easy to wash"],
      opening: "After the expectation and its failure come two sentences of explanation.",
      steps: [
        "*One would expect* sets it up; *yet* reports; *some of the tasks* and *And what was easy to wash* begin the two reasons.",
      ],
      hint: "Count what the text offers after the word *yet*.",
      tip: habits.structure,
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "Based on the text, in which case would the electric washer have cut a homemaker's hours?",
      key: {
        text: "If the washing had been her own work before and had not become more frequent",
        reason:
          "Then neither of the two reasons would hold, and only the lighter work would be left.",
      },
      wrong: [
        {
          text: "If she had sent her washing out before and now did it all by herself at home",
          code: "relationship-reversed",
          reason: "This is one of the reasons why the hours did not fall.",
        },
        {
          text: "If she had kept a diary of her work and answered surveys of the time",
          code: "beside-the-point",
          reason: "Records of the hours do not change them.",
        },
        {
          text: "If she had washed each shirt as soon as it had been worn for a day or even less",
          code: "contradicts-the-text",
          reason: "Washing more often is what used up the gain.",
        },
      ],
      evidence: [
        "had earlier been sent out, or done by hired help, and now came back to her",
        "what was easy to wash was washed more often",
      ],
      opening: "Take away the two reasons for the failure, and the gain remains.",
      steps: [
        "The gain was lost because work came back that others had done, and because more was washed. Without both, a machine that saves *work by the shirt* saves hours.",
      ],
      hint: "Recall the two reasons and suppose that neither holds.",
      tip: habits.implication,
    },
  ],
};
