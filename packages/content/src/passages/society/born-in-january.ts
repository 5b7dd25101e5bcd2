import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const bornInJanuary: Passage = {
  id: "born-in-january",
  genre: "society",
  source:
    "The relative age effect in youth sports and schools: standard works on sport and education",
  text: prose`
    Look up the birthdays of professional hockey players in Canada and you will find that many
    more of them were born in the first months of the year than in the last. The stars have
    nothing to do with it. Boys' teams take in those who have turned nine, say, by the first of
    January, so that the oldest in each team are nearly a year older than the youngest. At nine a
    year is worth two or three inches. Coaches, picking out the gifted, pick out the big, and
    those who have been picked get more ice, better coaching, and stronger opponents, until after
    some years they are in fact better. Where a school or a sport makes its cut in September, it
    is the birthdays of autumn that stand out.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "Picking the oldest boys first gives them an advantage that comes to last.",
        reason: "The older are picked as gifted, and being picked makes them better.",
      },
      wrong: [
        {
          text: "A small head start in talent is turned by training into greater height.",
          code: "relationship-reversed",
          reason: "Height comes with age; it is taken for talent.",
        },
        {
          text: "A player born late in the year has no hope of becoming a professional.",
          code: "too-extreme",
          reason: "Fewer of them do, and some do.",
        },
        {
          text: "A team of boys may have in it some who are older than others by a year.",
          code: "too-narrow",
          reason: "This is the starting point, not what comes of it.",
        },
      ],
      evidence: [
        "those who have been picked get more ice",
        "until after some years they are in fact better",
      ],
      opening: "A chain leads from a birthday to a profession.",
      steps: [
        "The older are bigger, the bigger are picked, and those who are picked get what makes players better, *until after some years they are in fact better*.",
      ],
      hint: "Follow the chain from the first of January to its end.",
      tip: habits["main-idea"],
    },
    {
      kind: "implication",
      level: "Easy",
      stem: "What does the text most strongly suggest about what coaches take for a gift in a nine-year-old?",
      key: {
        text: "It may be a few months of growth.",
        reason:
          "Coaches, *picking out the gifted, pick out the big*, and a year makes two or three inches.",
      },
      wrong: [
        {
          text: "It may be lost as the boy grows up.",
          code: "contradicts-the-text",
          reason: "Those who have been picked *are in fact better* after some years.",
        },
        {
          text: "It may be owed to a better coach.",
          code: "relationship-reversed",
          reason: "Better coaching comes after a boy has been picked.",
        },
        {
          text: "It may be seen in how he skates.",
          code: "not-in-the-text",
          reason: "What coaches see is size; skating is not mentioned.",
        },
      ],
      evidence: [
        "Coaches, picking out the gifted, pick out the big",
        "At nine a year is worth two or three inches.",
      ],
      opening: "What looks like a gift may be some months of growing.",
      steps: [
        "*At nine a year is worth two or three inches*, and coaches who look for the gifted *pick out the big*. Part of what they see is age.",
      ],
      hint: "Ask what makes a nine-year-old big.",
      tip: habits.implication,
    },
    {
      kind: "conclusion",
      level: "Medium",
      completion:
        "With a cut on the first of July, the birthdays to stand out should thus be those of ______",
      key: {
        text: "the summer.",
        reason: "Those born just after the cut are the oldest in their team.",
      },
      wrong: [
        {
          text: "the spring.",
          code: "relationship-reversed",
          reason: "Those born just before July would be the youngest.",
        },
        {
          text: "the winter.",
          code: "contradicts-the-text",
          reason: "The first months stand out because the cut is in January.",
        },
        {
          text: "the autumn.",
          code: "words-echoed",
          reason: "Autumn belongs to a cut in September.",
        },
      ],
      evidence: [
        "Where a school or a sport makes its cut in September, it is the birthdays of autumn that stand out.",
      ],
      opening: "The birthdays that stand out are those that follow the cut.",
      steps: [
        "With a cut in January the first months stand out; with one in September, *the birthdays of autumn*. So with one in July it should be the months just after it.",
      ],
      hint: "Compare each cut with the season that follows it.",
      tip: habits.conclusion,
    },
    {
      kind: "function",
      level: "Hard",
      underline:
        "Where a school or a sport makes its cut in September, it is the birthdays of autumn that stand out.",
      key: {
        text: "It shows that it is the cut, and not the season, that gives the advantage.",
        reason: "When the date is moved, the advantage moves with it.",
      },
      wrong: [
        {
          text: "It shows that it is the season, and not the cut, that gives the advantage.",
          code: "wrong-purpose",
          reason: "The season that stands out changes with the cut.",
        },
        {
          text: "It shows that schools, and not sports, have found the fairest day for a cut.",
          code: "wrong-group-or-measure",
          reason: "Neither is called fair, and both are named alike.",
        },
        {
          text: "It shows that what is true of hockey, and of Canada, is not true elsewhere.",
          code: "half-right",
          reason: "Elsewhere the same thing happens with another date.",
        },
      ],
      evidence: [
        "born in the first months of the year",
        "it is the birthdays of autumn that stand out",
      ],
      opening: "A change of date is followed by a change of season, which tells what the cause is.",
      steps: [
        "In Canadian hockey the cut is in January and the first months stand out. With a cut in September, it is autumn: what counts is being born just after the cut.",
      ],
      hint: "Ask what stays the same when the date is moved.",
      tip: habits.function,
    },
  ],
};
