import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const blueInTheAir: Passage = {
  id: "blue-in-the-air",
  genre: "arts",
  source: "The chemistry and craft of indigo dyeing: standard works on textiles",
  text: prose`
    An indigo vat is not blue. Blue indigo will not dissolve in water, and what does not dissolve
    cannot get into a thread. In the dye pits of Kano, in Nigeria, as in the workshops of Japan,
    dyers let the vat ferment with ash and whatever will feed it, until the life in it has
    stripped oxygen from the dye. Then the liquid is the yellow of weak tea, the dye is dissolved,
    and the cloth goes in. It comes out greenish. Hung up, it turns blue, as the air gives back
    what the vat has taken, and the dye, solid once more, is caught among the fibers. To leave the
    cloth longer in the vat does little. A darker blue is got by dipping it again and again, and
    airing it in between.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "Indigo gets into cloth dissolved and stays there once the air has made it solid and blue.",
        reason:
          "In the vat the dye dissolves and is yellow; in the air it turns blue and solid again.",
      },
      wrong: [
        {
          text: "Indigo colors cloth by turning from a solid into a dissolved form when it meets the air.",
          code: "relationship-reversed",
          reason: "In the air the dye becomes solid; it is dissolved in the vat.",
        },
        {
          text: "Indigo colors cloth a deeper blue in the pits of Kano than it does in the vats of Japan.",
          code: "wrong-group-or-measure",
          reason: "The two are named as doing the same.",
        },
        {
          text: "Indigo colors cloth better than other dyes as it dissolves in the water of the vat unaided.",
          code: "too-extreme",
          reason: "It *will not dissolve in water*, and other dyes are not mentioned.",
        },
      ],
      evidence: [
        "Blue indigo will not dissolve in water",
        "the dye, solid once more, is caught among the fibers",
      ],
      opening: "The vat takes something from the dye, and the air gives it back.",
      steps: [
        "Blue indigo cannot get into a thread. Stripped of oxygen, it dissolves and can; in the air it becomes blue and solid *once more*.",
      ],
      hint: "Follow the dye, not the cloth, from the first sentence to the airing.",
      tip: habits["main-idea"],
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what color is the cloth at the moment when it leaves the vat?",
      key: { text: "A shade of green", reason: "*It comes out greenish.*" },
      wrong: [
        {
          text: "A very dark blue",
          code: "relationship-reversed",
          reason: "It turns blue in the air, and dark by repeated dipping.",
        },
        {
          text: "A yellow like tea",
          code: "wrong-person-or-text",
          reason: "This is the color of the liquid in the vat.",
        },
        { text: "A pale pinkish red", code: "not-in-the-text", reason: "Red is not mentioned." },
      ],
      evidence: ["It comes out greenish."],
      opening: "A sentence of four words gives the color.",
      steps: ["The liquid is yellow; the cloth *comes out greenish* and then turns blue."],
      hint: "Look for the shortest sentence but one.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "what does not dissolve cannot get into a thread",
      key: {
        text: "It explains why the dye must first be made to dissolve.",
        reason: "Blue indigo does not dissolve, so it cannot enter the cloth.",
      },
      wrong: [
        {
          text: "It explains how the dye in its blue form is caught in the cloth.",
          code: "wrong-purpose",
          reason: "That happens at the end, when the dye has entered and become solid.",
        },
        {
          text: "It explains why some threads take up more of a dye than others.",
          code: "wrong-group-or-measure",
          reason: "Threads are not compared.",
        },
        {
          text: "It explains why the cloth must be hung up in the air for so long.",
          code: "relationship-reversed",
          reason: "The air is needed to bring back the blue.",
        },
      ],
      evidence: ["Blue indigo will not dissolve in water"],
      opening: "Together with the words before it, it states what the vat has to overcome.",
      steps: [
        "*Blue indigo will not dissolve in water*, and *what does not dissolve cannot get into a thread*. Hence the fermenting that follows.",
      ],
      hint: "Ask what problem the fermenting solves.",
      tip: habits.function,
    },
    {
      kind: "structure",
      level: "Easy",
      key: {
        text: "It states a difficulty with a dye and then follows dyers as they meet it.",
        reason: "Blue dye cannot enter the thread; fermenting, dipping and airing follow.",
      },
      wrong: [
        {
          text: "It goes through the steps of a craft and then says why it ended.",
          code: "relationship-reversed",
          reason: "That it was given up is not said.",
        },
        {
          text: "It states a difficulty with a dye and then compares dyers who failed to meet it.",
          code: "not-in-the-text",
          reason: "Kano and Japan meet it in the same way.",
        },
        {
          text: "It goes through the colors of a vat and then names the plants that give them.",
          code: "too-narrow",
          reason: "No plants are named.",
        },
      ],
      evidence: [
        "Blue indigo will not dissolve in water",
        "dyers let the vat ferment",
        "Hung up, it turns blue",
      ],
      opening: "After the first two sentences, the text follows the dyer at work.",
      steps: [
        "The difficulty: blue indigo does not dissolve. The steps: *let the vat ferment*, *the cloth goes in*, *hung up, it turns blue*, *dipping it again and again*.",
      ],
      hint: "Separate the sentences on what indigo is from those on what dyers do.",
      tip: habits.structure,
    },
    {
      kind: "conclusion",
      level: "Medium",
      completion: "The darker of two cloths from one vat has most likely been ______",
      key: {
        text: "aired more times than the other.",
        reason: "Dark blue comes from dipping *again and again, and airing it in between*.",
      },
      wrong: [
        {
          text: "left under for longer at one time.",
          code: "contradicts-the-text",
          reason: "*To leave the cloth longer in the vat does little.*",
        },
        {
          text: "kept from the air with more care.",
          code: "relationship-reversed",
          reason: "Without air the dye does not become blue.",
        },
        {
          text: "woven of a thread that is thicker.",
          code: "not-in-the-text",
          reason: "The thickness of threads is not mentioned.",
        },
      ],
      evidence: ["A darker blue is got by dipping it again and again, and airing it in between."],
      opening: "The last two sentences say what deepens the blue and what does not.",
      steps: [
        "*To leave the cloth longer in the vat does little*; a darker blue comes of many dippings, with an airing after each.",
      ],
      hint: "Ask what goes together with each new dip.",
      tip: habits.conclusion,
    },
  ],
};
