import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const goldThatCastsNoLight: Passage = {
  id: "gold-that-casts-no-light",
  genre: "arts",
  source: "Javanese wayang kulit: standard works on puppetry",
  text: prose`
    The figures of the Javanese shadow theater are cut from buffalo hide and pierced with a
    lacework of holes as fine as the maker can manage. Then they are painted, on both faces, in
    red, blue, black, and gold leaf. On the screen, lit from behind by a single lamp, one sees a
    shadow. The holes tell; the gold does not. Why is it there? Spectators may sit on the
    puppeteer's side too, it is said, and need something to look at. But many performances have
    been given with nearly everybody before the screen. Others answer that the figures are
    themselves guests of honor, who are dressed as their rank requires whether or not they are
    looked at. The puppeteers, when asked, tend to remark that the lamp is on their side, and that
    they have to look at something all night.
  `,
  facets: [
    {
      kind: "purpose",
      level: "Medium",
      key: {
        text: "To ask what a custom is for and report how people have answered",
        reason: "Why the gold is there is asked, and three answers are reported.",
      },
      wrong: [
        {
          text: "To defend a custom against people who would like to give it up",
          code: "wrong-purpose",
          reason: "Nobody is said to want to give it up.",
        },
        {
          text: "To raise a question about a custom and prove one answer correct",
          code: "half-right",
          reason: "None of the answers is proved.",
        },
        {
          text: "To describe the tools with which a maker of puppets pierces hide",
          code: "too-narrow",
          reason: "The piercing is described, but not the tools.",
        },
      ],
      evidence: ["Why is it there?", "it is said", "Others answer", "The puppeteers, when asked"],
      opening: "A short question in the middle is followed by answers from three sides.",
      steps: [
        "*Why is it there?* The words *it is said*, *others answer*, and *the puppeteers, when asked* introduce three replies.",
      ],
      hint: "Count the replies, and ask whether the text picks one.",
      tip: habits.purpose,
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, which feature of a figure can be seen in its shadow?",
      key: { text: "The holes pierced through it", reason: "*The holes tell; the gold does not.*" },
      wrong: [
        {
          text: "The gold laid on either face",
          code: "relationship-reversed",
          reason: "*The gold does not* tell.",
        },
        {
          text: "The stitches along the edges",
          code: "not-in-the-text",
          reason: "Stitches are not mentioned.",
        },
        {
          text: "The red and blue of the lamp",
          code: "words-echoed",
          reason: "Red and blue are colors of the paint, which gives no color to the shadow.",
        },
      ],
      evidence: ["The holes tell; the gold does not."],
      opening: "One short sentence names what shows and what does not.",
      steps: ["On the screen *one sees a shadow. The holes tell; the gold does not.*"],
      hint: "Find the sentence in two halves that are parted by a semicolon.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "But many performances have been given with nearly everybody before the screen.",
      key: {
        text: "It shows why the first answer might not be enough.",
        reason:
          "If hardly anyone sits on the puppeteer's side, the gold cannot be there for them alone.",
      },
      wrong: [
        {
          text: "It shows how popular the shadow theater has been.",
          code: "wrong-purpose",
          reason: "The point is where people sat, not how many came.",
        },
        {
          text: "It gives the evidence on which the first answer rests.",
          code: "relationship-reversed",
          reason: "It tells against the first answer.",
        },
        {
          text: "It tells at what point the performances were changed.",
          code: "wrong-group-or-measure",
          reason: "No change is told of.",
        },
      ],
      evidence: ["Spectators may sit on the puppeteer's side too", "Others answer that"],
      opening: "The word *But* sets a fact against the answer that has just been given.",
      steps: [
        "The first answer needs spectators on the puppeteer's side. *But* often *nearly everybody* has been on the other. So *others answer* differently.",
      ],
      hint: "Ask where spectators must sit for the first answer to hold.",
      tip: habits.function,
    },
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "Why shadow puppets are richly colored is explained in different ways, none of which is settled on.",
        reason: "Three answers are reported, and the text adopts none.",
      },
      wrong: [
        {
          text: "Why shadow puppets are richly colored will remain a riddle that no one is able to explain.",
          code: "too-extreme",
          reason:
            "Explanations are given; the text does not say that the matter can never be settled.",
        },
        {
          text: "Why shadow puppets are richly colored is a matter about which only the puppeteers are right.",
          code: "wrong-person-or-text",
          reason: "Their remark comes last, but it is not declared right.",
        },
        {
          text: "Why shadow puppets are richly colored becomes plain as soon as a lamp is lit behind the screen.",
          code: "contradicts-the-text",
          reason: "On the screen the color cannot be seen, which is what raises the question.",
        },
      ],
      evidence: ["The holes tell; the gold does not. Why is it there?"],
      opening: "The text turns on a question and is careful not to close it.",
      steps: [
        "Color that leaves no trace on the screen calls for a reason. The reasons of others, and of puppeteers, are set down one after another without a verdict.",
      ],
      hint: "Ask how the question in the middle stands at the end.",
      tip: habits["main-idea"],
    },
    {
      kind: "implication",
      level: "Easy",
      stem: "What does the text most strongly suggest about the answer given by the puppeteers?",
      key: {
        text: "It considers the matter from where they themselves sit.",
        reason: "They say that the lamp is on their side and that they must look at something.",
      },
      wrong: [
        {
          text: "It agrees with the one about figures as honored guests.",
          code: "contradicts-the-text",
          reason: "The guests are dressed *whether or not they are looked at*.",
        },
        {
          text: "It is known to be older than any of the other answers.",
          code: "not-in-the-text",
          reason: "The ages of the answers are not given.",
        },
        {
          text: "It shows them to be annoyed at having been questioned.",
          code: "wrong-strength-or-tone",
          reason: "They *remark*; nothing shows annoyance.",
        },
      ],
      evidence: ["the lamp is on their side, and that they have to look at something all night"],
      opening: "The puppeteers speak of their own side and their own eyes.",
      steps: [
        "They *remark that the lamp is on their side*, where color can be seen, and that *they have to look at something all night*.",
      ],
      hint: "Ask who can see the gold while a play is going on.",
      tip: habits.implication,
    },
  ],
};
