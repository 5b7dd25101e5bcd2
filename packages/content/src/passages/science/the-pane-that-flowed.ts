import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const thePaneThatFlowed: Pair = {
  id: "the-pane-that-flowed",
  genre: "science",
  source: "Crown glass and the myth of flowing windows: standard works on glass",
  texts: [
    prose`
      Glass, the guide in an old town hall likes to say, is a liquid in no hurry. Look at the
      windows. After three hundred years the panes are thicker at the foot than at the top, and
      the hills seen through them ripple. What stands in the frame, she tells her visitors, has
      been running down it the whole time.
    `,
    prose`
      Window glass was once spun: a hot bubble was opened, and whirled on a rod until it flew out
      into a disk, nowhere quite of one thickness. Glaziers who cut panes from it usually set the
      heavy edge at the foot, where it was steadier. Usually is not always. Repairers now and then
      take out an old pane whose thick edge was at the side or the top. At the warmth of a room,
      glass would need longer than the age of the world to sag by a hair.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Easy",
      stem: "Based on the texts, how would the author of Text 2 most likely respond to the guide's explanation in Text 1?",
      key: {
        text: "By tracing the uneven panes to the making and setting of glass",
        reason:
          "The disk was *nowhere quite of one thickness*, and glaziers chose which edge went to the foot.",
      },
      wrong: [
        {
          text: "By showing that the panes sag more quickly than she supposes",
          code: "contradicts-the-text",
          reason: "Glass would need *longer than the age of the world* to sag by a hair.",
        },
        {
          text: "By blaming three hundred years of weather for the uneven panes",
          code: "not-in-the-text",
          reason: "Neither text speaks of weather.",
        },
        {
          text: "By blaming repairers for having put the panes in upside down",
          code: "words-echoed",
          reason: "Repairers only *take out* such panes; they are not blamed for anything.",
        },
      ],
      evidence: ["nowhere quite of one thickness", "usually set the heavy edge at the foot"],
      opening: "Text 2 goes back to the workshop for what the guide puts down to time.",
      steps: [
        "The guide sees glass *running down* its frame. Text 2 says that spun glass was uneven from the first and that glaziers *usually set the heavy edge at the foot*.",
      ],
      hint: "Ask when, according to Text 2, a pane came to be thicker at one edge.",
      tip: habits.response,
    },
    {
      kind: "response",
      level: "Medium",
      stem: "Based on the texts, how would the author of Text 2 most likely characterize the thick lower edges to which the guide points in Text 1?",
      key: {
        text: "As a choice of the glazier's, not made for every pane",
        reason:
          "The heavy edge was *usually* set at the foot, *where it was steadier*, and *usually is not always*.",
      },
      wrong: [
        {
          text: "As a mark of spinning, which left every pane thick at the foot",
          code: "too-extreme",
          reason:
            "Spinning made panes uneven; which edge went to the foot was settled by the glazier.",
        },
        {
          text: "As a work of time, which has thinned the panes at the top",
          code: "wrong-person-or-text",
          reason: "This is the guide's belief, which Text 2 denies.",
        },
        {
          text: "As a sign of wealth, which only the larger towns could afford",
          code: "not-in-the-text",
          reason: "Neither text speaks of wealth.",
        },
      ],
      evidence: [
        "usually set the heavy edge at the foot, where it was steadier",
        "Usually is not always.",
      ],
      opening: "Someone decided which edge went down, and did not decide so each time.",
      steps: [
        "Glaziers *usually set the heavy edge at the foot*. That panes turn up with the thick edge *at the side or the top* shows that it was a choice.",
      ],
      hint: "Who or what put the thick edge at the foot, and did it happen with all panes?",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Easy",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "Panes of old window glass are thicker in one place than in another.",
        reason: "The guide points to such panes, and Text 2 explains how they came about.",
      },
      wrong: [
        {
          text: "Panes of old window glass grow thicker at the foot as years go by.",
          code: "wrong-person-or-text",
          reason: "Only the guide believes this.",
        },
        {
          text: "Panes of old window glass were cut by glaziers from a spun disk.",
          code: "too-narrow",
          reason: "The guide says nothing of how panes were made.",
        },
        {
          text: "Panes of old window glass are more likely to break than new ones.",
          code: "not-in-the-text",
          reason: "Neither text speaks of breaking.",
        },
      ],
      evidence: [
        "the panes are thicker at the foot than at the top",
        "an old pane whose thick edge was at the side or the top",
      ],
      opening: "The two accounts explain one fact, and so both must grant it.",
      steps: [
        "In Text 1 panes are *thicker at the foot*. Text 2 knows them with the *thick edge* at the foot, the side, or the top. That the edges differ is common ground.",
      ],
      hint: "Leave aside how the panes came to be so, and ask how they are.",
      tip: habits.agreement,
    },
  ],
};
