import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theHandleOfThePump: Passage = {
  id: "the-handle-of-the-pump",
  genre: "society",
  source: "John Snow and the Broad Street pump (1854): standard histories of epidemiology",
  text: prose`
    In the late summer of 1854 cholera broke out around Broad Street in London. John Snow, a
    physician who thought that it was carried by water, marked the deaths upon a map, saw them
    crowd about one pump, and persuaded the parish to take off its handle. The handle has since
    become a monument to the power of evidence. Snow himself was more careful. By September 8,
    when it was removed, most of those who could had fled the quarter, and the number of deaths
    had been falling for days; he granted that one could not tell whether the well was still bad
    by then. His best evidence was elsewhere: a widow in far-off Hampstead who liked the taste of
    the water had it brought to her each day, and died.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "The removal for which Snow is remembered was not, as he saw, his best proof.",
        reason: "Deaths were falling before it; the widow in Hampstead told more.",
      },
      wrong: [
        {
          text: "The removal for which Snow is remembered put an end to the deaths at once.",
          code: "contradicts-the-text",
          reason: "The number *had been falling for days* before it.",
        },
        {
          text: "The removal for which Snow is remembered shows that he had been mistaken.",
          code: "too-extreme",
          reason: "His view of water is not put in doubt.",
        },
        {
          text: "The map on which Snow marked the deaths showed them close to one pump.",
          code: "too-narrow",
          reason: "This is what led to the removal.",
        },
      ],
      evidence: ["Snow himself was more careful.", "His best evidence was elsewhere"],
      opening: "The famous handle is set against what Snow himself said of it.",
      steps: [
        "The handle is *a monument to the power of evidence*. But *Snow himself was more careful*, and *his best evidence was elsewhere*.",
      ],
      hint: "Look for the sentence that turns from the monument to the man.",
      tip: habits["main-idea"],
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "What does the text most strongly suggest about why the widow's death was such good evidence?",
      key: {
        text: "She had nothing to do with the quarter except for its water.",
        reason: "She lived far off and had the water brought to her.",
      },
      wrong: [
        {
          text: "She had fled from the quarter before the water had gone bad.",
          code: "relationship-reversed",
          reason: "She lived in Hampstead and drank the water there.",
        },
        {
          text: "She had been a patient of Snow's and told him of her illness.",
          code: "not-in-the-text",
          reason: "Nothing of this kind is said.",
        },
        {
          text: "She had liked the water's taste better than that of any other.",
          code: "beside-the-point",
          reason: "This is why she had it brought, not why her death is evidence.",
        },
      ],
      evidence: [
        "a widow in far-off Hampstead who liked the taste of the water had it brought to her each day, and died",
      ],
      opening: "People near the pump shared many things, and the widow shared one.",
      steps: [
        "Those who lived around Broad Street had air, houses and water in common. The widow was *far-off*; only the water came to her.",
      ],
      hint: "Ask what else might have caused deaths near the pump.",
      tip: habits.implication,
    },
    {
      kind: "conclusion",
      level: "Easy",
      completion:
        "The deaths might therefore have gone on falling after September 8 even if ______",
      key: {
        text: "the handle had been left on the pump.",
        reason: "They had been falling for days before it was removed, since most people had fled.",
      },
      wrong: [
        {
          text: "all who had fled had come back again.",
          code: "relationship-reversed",
          reason: "With people back in the quarter, a cause of the fall would have been undone.",
        },
        {
          text: "nobody had gone away from the quarter.",
          code: "contradicts-the-text",
          reason: "That most had gone is what the text connects with the fall.",
        },
        {
          text: "more of the wells had been poisoned.",
          code: "not-in-the-text",
          reason: "Other wells are not mentioned, and bad ones would bring more deaths.",
        },
      ],
      evidence: [
        "most of those who could had fled the quarter, and the number of deaths had been falling for days",
      ],
      opening: "What began before the removal did not need the removal in order to go on.",
      steps: [
        "The number *had been falling for days* when the handle was removed, and most people *had fled*. That cause was at work with or without the handle.",
      ],
      hint: "Ask when the fall began.",
      tip: habits.conclusion,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "The handle has since become a monument to the power of evidence.",
      key: {
        text: "It states a view of the event that Snow's own caution qualifies.",
        reason: "*Snow himself was more careful* follows at once.",
      },
      wrong: [
        {
          text: "It states a view of the event that the rest of the text confirms.",
          code: "wrong-purpose",
          reason: "What follows takes something away from it.",
        },
        {
          text: "It states how the parish treated what it had taken off the pump.",
          code: "too-narrow",
          reason: "The monument is a figure of speech for the story's fame.",
        },
        {
          text: "It states with regret how little notice was taken of the event.",
          code: "wrong-strength-or-tone",
          reason: "The event became famous.",
        },
      ],
      evidence: ["Snow himself was more careful."],
      opening: "A famous view stands next to a more careful one.",
      steps: [
        "For later people the handle proves much. *Snow himself was more careful*: the deaths were falling already.",
      ],
      hint: "Read on to *more careful*.",
      tip: habits.function,
    },
  ],
};
