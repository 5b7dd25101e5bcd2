import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const burstsAboutNoon: Passage = {
  id: "bursts-about-noon",
  genre: "science",
  source: `The "perytons" of the Parkes radio telescope and their origin: published studies in radio astronomy`,
  text: prose`
    For years a radio telescope in Australia had been picking up short bursts that had the manners
    of a signal from deep space. The high notes came first and the low ones straggled in behind,
    as they do when a wave has made its way through a great deal of thin gas. Still, its
    astronomers were uneasy. The bursts kept to working days, and to the hours about noon. In 2015
    the source was found a short walk from the telescope. When somebody in a kitchen there,
    impatient for lunch, pulled open a microwave oven that had not yet finished, the oven gave out
    one brief cry.
  `,
  facets: [
    {
      kind: "weaken",
      level: "Easy",
      stem: "Which finding, if true, would most directly weaken the idea that the bursts came from deep space?",
      key: {
        text: "In weeks when no one was at work the telescope did not pick up a burst.",
        reason: "Deep space does not wait for people to come back to work.",
      },
      wrong: [
        {
          text: "In weeks when the oven was out of order the telescope picked up as many bursts.",
          code: "contradicts-the-text",
          reason: "Then the oven was not the source, and deep space would seem likelier.",
        },
        {
          text: "In later bursts the low notes lagged further behind than they had in the first of them.",
          code: "half-right",
          reason: "Low notes that lag are what a signal from deep space would have.",
        },
        {
          text: "In each of the bursts there was too little time for the telescope to be turned.",
          code: "beside-the-point",
          reason: "How long a burst lasts does not tell where it comes from.",
        },
      ],
      evidence: ["The bursts kept to working days"],
      opening: "What comes from deep space cannot depend on who is at work.",
      steps: [
        "The astronomers were uneasy since the bursts *kept to working days*. If they stopped when nobody was there, people must have had to do with them.",
      ],
      hint: "For which of the findings would it matter where the source is?",
      tip: habits.weaken,
    },
    {
      kind: "support",
      level: "Medium",
      stem: "Which finding, if true, would most directly support the explanation found in 2015?",
      key: {
        text: "The oven gave out a burst as its door was pulled open, and was silent otherwise.",
        reason: "It is opening an oven that *had not yet finished* that is said to make a burst.",
      },
      wrong: [
        {
          text: "The oven gave out a burst as it came to the end of its time, with its door still shut.",
          code: "contradicts-the-text",
          reason: "The burst is said to come when the door is opened too soon.",
        },
        {
          text: "The telescope picked up more bursts in summer, when the observatory had most visitors.",
          code: "not-in-the-text",
          reason: "The text says nothing of visitors, and they might have brought many things.",
        },
        {
          text: "The telescope picked up a burst with its low notes first and the high ones straggling in behind.",
          code: "wrong-group-or-measure",
          reason: "Here the order is the other way about, so this is a burst of another sort.",
        },
      ],
      evidence: ["pulled open a microwave oven that had not yet finished"],
      opening: "The explanation names an act, and so the act should matter.",
      steps: [
        "A burst is due to somebody who *pulled open* an oven *that had not yet finished*. Then opening it should give a burst, and waiting should give none.",
      ],
      hint: "What exactly did the impatient person do?",
      tip: habits.support,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "as they do when a wave has made its way through a great deal of thin gas",
      key: {
        text: "It tells why the order of the notes was taken for a mark of distance.",
        reason:
          "A great deal of thin gas lies between us and deep space, and it delays the low notes.",
      },
      wrong: [
        {
          text: "It tells why the astronomers were uneasy about the order of the notes.",
          code: "relationship-reversed",
          reason: "They were uneasy about the days and the hours.",
        },
        {
          text: "It tells what the bursts had passed through on the way to the telescope.",
          code: "possibility-as-fact",
          reason: "The bursts came from a kitchen; they had merely the manners of such a wave.",
        },
        {
          text: "It tells how a signal may lose its low notes when it crosses thin gas.",
          code: "too-narrow",
          reason: "The low notes come late; they are not lost.",
        },
      ],
      evidence: [
        "had the manners of a signal from deep space",
        "The high notes came first and the low ones straggled in behind",
      ],
      opening: "The words say what such an order of notes would ordinarily mean.",
      steps: [
        "The bursts *had the manners of a signal from deep space*. The underlined words say what is mannerly in them: this order of notes belongs to waves that come from very far.",
      ],
      hint: "Ask what the likeness that follows *as* has to do with *deep space*.",
      tip: habits.function,
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what made the astronomers doubt that the bursts came from deep space?",
      key: {
        text: "The days and hours at which they came",
        reason: "They *kept to working days, and to the hours about noon*.",
      },
      wrong: [
        {
          text: "The order of the notes within them",
          code: "relationship-reversed",
          reason: "This order is what made deep space seem likely.",
        },
        {
          text: "The amount of gas that lay between",
          code: "words-echoed",
          reason: "The gas belongs to signals from deep space.",
        },
        {
          text: "The cries that were heard at lunch",
          code: "not-in-the-text",
          reason: "The oven's *cry* was found to be the source only in 2015; nobody heard it.",
        },
      ],
      evidence: ["The bursts kept to working days, and to the hours about noon."],
      opening: "The reason stands right after the word *uneasy*.",
      steps: [
        "*Still, its astronomers were uneasy.* The next sentence says why: *the bursts kept to working days, and to the hours about noon*.",
      ],
      hint: "Find the word *uneasy* and read on.",
      tip: habits.detail,
    },
  ],
};
