import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const daysCountedInCoral: Passage = {
  id: "days-counted-in-coral",
  genre: "science",
  source:
    "John Wells's study of growth lines in Devonian corals (1963): standard works on geology and astronomy",
  text: prose`
    A coral lays down its skeleton in layers, one each day, and the layers are thick in one season
    and thin in another, so that days may be counted within a year as one counts lines between the
    chapters of a book. In corals living today there are about 365 lines to the year. In 1963 the
    paleontologist John Wells counted them in corals that lived nearly four hundred million years
    ago and found about 400. The earth's year has hardly changed in length: it is the time of a
    journey around the sun, and nothing has much altered the journey. Astronomers had long held
    that the tides, dragging upon the sea floor, must be slowing the turning of the earth. Wells
    had asked the corals, and they agreed.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "Lines in fossil corals bear out the view that the earth used to turn faster than it does.",
        reason: "More days fitted into the same year, as astronomers expected.",
      },
      wrong: [
        {
          text: "Lines in fossil corals bear out the view that the earth once took longer to turn.",
          code: "relationship-reversed",
          reason: "More lines in a year mean shorter days.",
        },
        {
          text: "Lines in fossil corals show that the journey around the sun has grown shorter.",
          code: "wrong-group-or-measure",
          reason: "The year *has hardly changed in length*.",
        },
        {
          text: "Layers of coral are thick in one season and thin in another, which marks the years.",
          code: "too-narrow",
          reason: "This is what makes the counting possible.",
        },
      ],
      evidence: ["found about 400", "must be slowing the turning of the earth"],
      opening: "A count of lines is set beside what astronomers had long held.",
      steps: [
        "About 400 days in a year of the same length: the earth turned faster. Astronomers had held that it was *slowing*, and the corals *agreed*.",
      ],
      hint: "Ask on what the corals and the astronomers agree.",
      tip: habits["main-idea"],
    },
    {
      kind: "implication",
      level: "Easy",
      stem: "Based on the text, how did a day in the time of the fossil corals compare with a day now?",
      key: {
        text: "It did not last as long.",
        reason: "More of those days went into a year of the same length.",
      },
      wrong: [
        {
          text: "It went on for longer.",
          code: "relationship-reversed",
          reason: "Then fewer of them would have gone into a year.",
        },
        {
          text: "It was a good deal hotter.",
          code: "not-in-the-text",
          reason: "Heat is not spoken of.",
        },
        {
          text: "It was of the same length.",
          code: "contradicts-the-text",
          reason: "Then there would be about 365 lines.",
        },
      ],
      evidence: ["found about 400", "The earth's year has hardly changed in length"],
      opening: "A year that stays the same and holds more days must hold shorter ones.",
      steps: [
        "The year *has hardly changed in length*. If it is divided into about 400 days and not into 365, each of them is shorter.",
      ],
      hint: "Divide the same year into more parts.",
      tip: habits.implication,
    },
    {
      kind: "conclusion",
      level: "Medium",
      completion:
        "In corals of an age between those of Wells and our own, one would therefore expect a year to have ______",
      key: {
        text: "more than 365 lines but fewer than 400.",
        reason: "The slowing goes on all the time, so the number lies between the two.",
      },
      wrong: [
        {
          text: "fewer than 365 lines, or at most as many.",
          code: "relationship-reversed",
          reason: "The number falls from 400 toward 365 and does not go below it.",
        },
        {
          text: "lines so thin that none could be counted.",
          code: "too-extreme",
          reason: "The thickness of lines does not depend on how old a coral is.",
        },
        {
          text: "either 400 lines or 365, and not between.",
          code: "contradicts-the-text",
          reason: "A slow change does not come about in one step.",
        },
      ],
      evidence: [
        "there are about 365 lines to the year",
        "found about 400",
        "must be slowing the turning of the earth",
      ],
      opening: "A turning that slows little by little leaves numbers that fall little by little.",
      steps: [
        "Then there were about 400 days in a year, and there are about 365 now. With a steady *slowing*, any time between should have a number between.",
      ],
      hint: "Ask whether the change was sudden.",
      tip: habits.conclusion,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "The earth's year has hardly changed in length",
      key: {
        text: "It closes off another way of accounting for the larger number of lines.",
        reason:
          "A longer year would hold more days too; the sentence says that the year was not longer.",
      },
      wrong: [
        {
          text: "It gives the conclusion to which the larger number of lines had led.",
          code: "wrong-purpose",
          reason: "The conclusion is about the day and not the year.",
        },
        {
          text: "It explains why there are fewer lines in the corals that live today.",
          code: "relationship-reversed",
          reason: "If the year alone were considered, their number would not have changed.",
        },
        {
          text: "It states a view that Wells was later to show to be mistaken.",
          code: "wrong-person-or-text",
          reason: "Wells's count is explained with the help of it.",
        },
      ],
      evidence: [
        "it is the time of a journey around the sun",
        "must be slowing the turning of the earth",
      ],
      opening: "More days in a year could mean a longer year, and the sentence denies it.",
      steps: [
        "About 400 lines might show a longer year or shorter days. *The earth's year has hardly changed*; so it is the days.",
      ],
      hint: "Find two reasons why a year might hold more days.",
      tip: habits.function,
    },
  ],
};
