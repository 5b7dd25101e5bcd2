import { wordSet } from "./word-set.ts";

export const vulnerableIndifferentIntegralAnalogous = wordSet({
  id: "vulnerable-indifferent-integral-analogous",
  contexts: {
    vulnerable: {
      version: 2,
      level: "Easy",
      clueKind: "W3",
      text: "Archaeological structures of unbaked brick, once they have been excavated, are highly ______ to rain. At Moche sites on the northern coast of Peru, downpours associated with El Niño dissolve the surfaces of exposed walls and can obliterate modeled friezes within a few seasons; conservators have consequently sheltered the most important sections beneath roofs.",
      clue: "dissolve the surfaces of exposed walls",
      reason:
        "*Vulnerable* means open to harm. Rain is said to *dissolve the surfaces* of walls and to *obliterate* friezes, so that roofs are needed.",
      misfits: {
        indifferent: {
          code: "contradicts-the-text",
          reason:
            "*Indifferent* means not affected or concerned. Walls whose surfaces *dissolve* are greatly affected.",
        },
        integral: {
          code: "relationship-reversed",
          reason:
            "*Integral* means forming a necessary part. Rain destroys the structures, which are no part of it.",
        },
        analogous: {
          code: "wrong-sense",
          reason:
            "*Analogous* means comparable. The second sentence reports what rain does to walls and likens neither to the other.",
        },
      },
      opening: "Rain dissolves the walls, which have to be sheltered from it.",
      hint: "The second sentence gives an example of what rain does to such structures.",
      source: "The conservation of earthen architecture: standard reference works in archaeology",
    },
    indifferent: {
      version: 2,
      level: "Easy",
      clueKind: "W1",
      text: "In an essay of 1903, sociologist Georg Simmel proposed that the inhabitants of large cities gradually become ______ to much of what surrounds them. Exposed to a rapid succession of impressions, they cease to respond to new sights and events with the interest or concern that these would arouse elsewhere.",
      clue: "cease to respond to new sights and events with the interest or concern",
      reason:
        "*Indifferent* means without interest or concern. The inhabitants *cease to respond* with *interest or concern*.",
      misfits: {
        vulnerable: {
          code: "contradicts-the-text",
          reason:
            "*Vulnerable* means easily hurt or affected. People who *cease to respond* are less affected and not more.",
        },
        integral: {
          code: "not-in-the-text",
          reason:
            "*Integral* means forming a necessary part. Whether the inhabitants are needed by their surroundings is not discussed.",
        },
        analogous: {
          code: "wrong-sense",
          reason:
            "*Analogous* means comparable in some respect. Simmel does not liken the inhabitants to what surrounds them.",
        },
      },
      opening: "Inhabitants of large cities cease to respond with interest or concern.",
      hint: "The second sentence says what the inhabitants no longer do.",
      source: "Georg Simmel on city life: standard reference works in sociology",
    },
    integral: {
      version: 2,
      level: "Medium",
      clueKind: "W2",
      text: "The figures painted in the margins of medieval prayer books were long regarded as mere decoration, which could be disregarded without loss. Art historian Beatriz Nogueira maintains that many are in fact ______ to the page: because they illustrate or contradict particular words of the adjacent prayer, its meaning cannot be reconstructed without them.",
      clue: "its meaning cannot be reconstructed without them",
      reason:
        "*Integral* means forming a necessary part of a whole. Not *mere decoration*, the figures are needed, since the meaning *cannot be reconstructed without them*.",
      misfits: {
        vulnerable: {
          code: "wrong-sense",
          reason:
            "*Vulnerable* means open to harm. *In fact* corrects the view that the figures can be disregarded, not a view about their safety.",
        },
        indifferent: {
          code: "contradicts-the-text",
          reason:
            "*Indifferent* means without concern. Figures that *illustrate or contradict particular words* have everything to do with the page.",
        },
        analogous: {
          code: "half-right",
          reason:
            "*Analogous* means comparable. Some figures may resemble the words, but those that *contradict* them do not.",
        },
      },
      opening: "The figures are not mere decoration but needed for the meaning of the page.",
      hint: "*In fact* corrects the earlier view: could the figures be left out?",
    },
    analogous: {
      version: 2,
      level: "Hard",
      clueKind: "W5",
      text: "The process by which species are modified in nature has, in Charles Darwin's account, neither purpose nor agent. Darwin nonetheless considered it ______ to the work of animal breeders in one essential respect: both preserve certain variations in every generation and eliminate others, with the result that slight differences accumulate in a particular direction.",
      clue: "both preserve certain variations in every generation",
      reason:
        "*Analogous* means comparable in certain respects. The process differs from the work of breeders in having no *purpose*, but *both* act on variations in the same way.",
      misfits: {
        vulnerable: {
          code: "not-in-the-text",
          reason:
            "*Vulnerable* means open to harm. Breeders are not said to threaten the process that operates in nature.",
        },
        indifferent: {
          code: "words-echoed",
          reason:
            "*Indifferent* means without concern. A process with no *purpose* may suggest this, but *nonetheless* and *both* introduce a likeness.",
        },
        integral: {
          code: "wrong-strength-or-tone",
          reason:
            "*Integral* means forming a necessary part. The two have *one essential respect* in common, but neither is a part of the other.",
        },
      },
      opening: "Darwin finds one respect in which the two processes do the same.",
      hint: "*Both* after the colon shows how the two are related.",
      source: "Darwin on artificial selection: standard reference works in the history of biology",
    },
  },
});
