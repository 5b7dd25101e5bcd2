import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theRecipeLeftBehind: Passage = {
  id: "the-recipe-left-behind",
  genre: "society",
  source: "Maize, nixtamal, and pellagra: standard histories of food and medicine",
  text: prose`
    Maize crossed the Atlantic quickly. Within a few lifetimes of 1492 it was being planted in
    Italy, in Africa, and in China, for it yields more from a field than wheat does and asks for
    less care. What did not cross was a step in its cooking. Households in Mexico and Central
    America had boiled the grain with lime or ashes since before there were records, and anyone
    might have supposed that this was done to loosen the skins. It also sets free a vitamin that
    the body cannot otherwise get from maize. Where poor families came to live on maize and little
    else, in northern Italy and later in the American South, a disease called pellagra followed.
    Physicians blamed the grain, or some mold upon it. Mexico, which ate more of it than any of
    them, was hardly troubled.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "Maize spread without the treatment that made it safe to live on.",
        reason:
          "The plant crossed; the boiling with lime or ashes *did not cross*, and pellagra followed.",
      },
      wrong: [
        {
          text: "Maize spread because of a treatment that made it easy to cook.",
          code: "relationship-reversed",
          reason:
            "It spread because it yields more and asks for less care; the treatment stayed behind.",
        },
        {
          text: "Maize is a grain that no one ought to eat without other food.",
          code: "too-extreme",
          reason: "In Mexico people ate much of it and were *hardly troubled*.",
        },
        {
          text: "Maize yields more than wheat from a field and needs less care.",
          code: "too-narrow",
          reason: "This is why it crossed, not what came of the crossing.",
        },
      ],
      evidence: [
        "What did not cross was a step in its cooking.",
        "a disease called pellagra followed",
      ],
      opening:
        "Something crossed the ocean and something did not, and the difference made people ill.",
      steps: [
        "The grain *crossed the Atlantic quickly*; *a step in its cooking* did not. Where people lived on maize without that step, *pellagra followed*.",
      ],
      hint: "Find what crossed and what did not.",
      tip: habits["main-idea"],
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, why was maize soon planted in many countries?",
      key: {
        text: "It gave more food than wheat for less work.",
        reason: "It *yields more from a field than wheat does and asks for less care*.",
      },
      wrong: [
        {
          text: "It kept people healthier than wheat could.",
          code: "contradicts-the-text",
          reason: "Where people lived on it, a disease followed.",
        },
        {
          text: "It could be boiled with ashes to free its skins.",
          code: "words-echoed",
          reason: "The boiling did not cross the ocean.",
        },
        {
          text: "It grew in fields that were too dry for wheat.",
          code: "not-in-the-text",
          reason: "The dryness of fields is not mentioned.",
        },
      ],
      evidence: ["it yields more from a field than wheat does and asks for less care"],
      opening: "The reason follows the word *for* in the second sentence.",
      steps: [
        "It was planted in Italy, in Africa, and in China, *for it yields more from a field than wheat does and asks for less care*.",
      ],
      hint: "Look at the second sentence for a comparison with wheat.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "anyone might have supposed that this was done to loosen the skins",
      key: {
        text: "It suggests why the step could be dropped without its loss being feared.",
        reason: "If the step seemed to serve the skins alone, leaving it out would seem harmless.",
      },
      wrong: [
        {
          text: "It states the reason for which the step was in truth introduced long ago.",
          code: "wrong-purpose",
          reason: "It states what one might suppose; the true reason is not given.",
        },
        {
          text: "It explains why the step was taken over by every country that grew maize.",
          code: "contradicts-the-text",
          reason: "The step *did not cross*.",
        },
        {
          text: "It makes light of the labor that the step had cost so many households.",
          code: "wrong-strength-or-tone",
          reason: "The labor is not discussed, and there is no mockery.",
        },
      ],
      evidence: ["What did not cross was a step in its cooking.", "It also sets free a vitamin"],
      opening: "A step that seems to serve one small purpose is easily left out.",
      steps: [
        "The step *did not cross*. By its looks it only loosened skins; that *it also sets free a vitamin* could not be seen.",
      ],
      hint: "Ask how the step must have looked to someone who did not know about vitamins.",
      tip: habits.function,
    },
    {
      kind: "structure",
      level: "Medium",
      key: {
        text: "It follows a plant abroad and tells what came of a step left at home.",
        reason: "Maize crosses, a step does not, and pellagra follows.",
      },
      wrong: [
        {
          text: "It tells how a disease spread, what was done about it, and what had caused it.",
          code: "relationship-reversed",
          reason: "The spread of the plant comes first, and nothing is said to have been done.",
        },
        {
          text: "It compares two ways of cooking maize, praises the older, and asks for its return.",
          code: "wrong-purpose",
          reason: "The text makes no such request.",
        },
        {
          text: "It follows a dish from country to country and notes how each has changed it.",
          code: "too-narrow",
          reason: "It follows the grain; no dishes are described.",
        },
      ],
      evidence: [
        "Maize crossed the Atlantic quickly.",
        "What did not cross",
        "a disease called pellagra followed",
      ],
      opening: "Crossing, loss and consequence are told in this order.",
      steps: [
        "*Maize crossed*; *what did not cross was a step in its cooking*; where people lived on maize, *a disease called pellagra followed*.",
      ],
      hint: "Name in two words what each third of the text is about.",
      tip: habits.structure,
    },
    {
      kind: "implication",
      level: "Easy",
      stem: "What does the text most strongly suggest about the reason why Mexico was hardly troubled by pellagra?",
      key: {
        text: "Its people got from maize a vitamin that others failed to get.",
        reason: "The boiling *sets free a vitamin that the body cannot otherwise get from maize*.",
      },
      wrong: [
        {
          text: "Its people ate much less maize than those of northern Italy did.",
          code: "contradicts-the-text",
          reason: "Mexico *ate more of it than any of them*.",
        },
        {
          text: "Its people grew a kind of maize on which mold could not form.",
          code: "not-in-the-text",
          reason: "Mold was blamed by physicians, and no such kind is mentioned.",
        },
        {
          text: "Its people had physicians who knew about the cause of the disease.",
          code: "wrong-person-or-text",
          reason: "The physicians spoken of blamed the grain or a mold.",
        },
      ],
      evidence: ["It also sets free a vitamin that the body cannot otherwise get from maize."],
      opening: "What Mexico had, and the others lacked, was the step in cooking.",
      steps: [
        "Mexico boiled its maize with lime or ashes, which *sets free a vitamin*. It could thus eat more maize than others without the disease.",
      ],
      hint: "Ask what Mexican households did that Italian ones did not.",
      tip: habits.implication,
    },
  ],
};
