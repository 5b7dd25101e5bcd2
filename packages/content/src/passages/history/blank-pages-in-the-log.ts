import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const blankPagesInTheLog: Passage = {
  id: "blank-pages-in-the-log",
  genre: "history",
  text: prose`
    Climate historians prize the logbooks of sailing ships, in which officers noted wind and weather
    several times a day; gathered by the thousands, such notes allow the storms of two centuries ago
    to be counted. A log, however, was kept by the same people who had to save the ship. In a
    moderate gale the entries are long, even eloquent. As the gale worsens they shrink to a word or
    two, and for the hours that, to judge from the damage listed afterward, must have been the worst
    of all, the page is often blank.
  `,
  facets: [
    {
      kind: "conclusion",
      level: "Hard",
      completion:
        "A count based only on the hours that logs describe as violent would therefore ______",
      key: {
        text: "leave out many of the worst hours that ships lived through.",
        reason:
          "The worst hours are the ones most often left blank, so a count of described hours passes over them.",
      },
      wrong: [
        {
          text: "give the most violent hours more weight than they deserve.",
          code: "contradicts-the-text",
          reason:
            "The most violent hours would get less weight, since their pages are often blank.",
        },
        {
          text: "show that officers exaggerated the gales they wrote about.",
          code: "possibility-as-fact",
          reason:
            "Long entries for moderate gales do not show that anything in them was exaggerated.",
        },
        {
          text: "depend on notes by officers who had other duties to perform.",
          code: "beside-the-point",
          reason:
            "True of every log, and already said; it does not tell what such a count would get wrong.",
        },
      ],
      evidence: [
        "must have been the worst of all, the page is often blank",
        "they shrink to a word or two",
      ],
      opening: "A method that counts written hours cannot count the hours in which nobody wrote.",
      steps: [
        "Entries shrink as a gale worsens, and for the hours that *must have been the worst of all, the page is often blank*. Counting only hours described as violent therefore leaves out many of the most violent.",
      ],
      hint: "Ask which hours the log describes at length and which it does not describe at all.",
      tip: habits.conclusion,
    },
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "Ships' logs are a valuable record of weather but are least complete in the worst of it.",
        reason:
          "The text grants that historians prize the logs and then shows that their pages go blank in the worst hours.",
      },
      wrong: [
        {
          text: "Ships' logs are so often incomplete that historians of the climate can learn little from them.",
          code: "too-extreme",
          reason:
            "The logs are prized and allow storms to be counted; the gap concerns the worst hours.",
        },
        {
          text: "Officers who kept ships' logs wrote about gales more eloquently than about calm weather.",
          code: "too-narrow",
          reason: "Eloquence in moderate gales is one detail, and calm weather is not mentioned.",
        },
        {
          text: "Damage listed in ships' logs is a better guide to weather than the officers' notes.",
          code: "not-in-the-text",
          reason: "Damage is used to judge some hours; the text does not rank it above the notes.",
        },
      ],
      evidence: ["Climate historians prize the logbooks", "the page is often blank"],
      opening: "The text first says what the logs are good for and then where they fail.",
      steps: [
        "Historians *prize* the logs, which *allow the storms of two centuries ago to be counted*. After *however* comes the limit: the worse the weather, the shorter the entry, down to a blank page.",
      ],
      hint: "The point must cover both what comes before *however* and what comes after it.",
      tip: habits["main-idea"],
    },
    {
      kind: "function",
      level: "Hard",
      underline: "A log, however, was kept by the same people who had to save the ship.",
      key: {
        text: "It introduces the circumstance that explains a weakness in the record.",
        reason:
          "Whoever is saving the ship has no time to write, which is why entries shrink and vanish as a gale worsens.",
      },
      wrong: [
        {
          text: "It offers evidence that the officers' notes on weather can be trusted.",
          code: "relationship-reversed",
          reason: "The word *however* turns away from the logs' value, toward their limits.",
        },
        {
          text: "It raises an objection that the sentences after it go on to answer.",
          code: "wrong-purpose",
          reason: "The sentences after it bear it out; nothing answers it.",
        },
        {
          text: "It compares the duties of an officer with those of a historian.",
          code: "not-in-the-text",
          reason: "Historians read the logs; their duties are not compared with anyone's.",
        },
      ],
      evidence: [
        "was kept by the same people who had to save the ship",
        "As the gale worsens they shrink to a word or two",
      ],
      opening: "The sentence gives the reason for the shrinking entries before it describes them.",
      steps: [
        "In bad weather the writers were busy saving the ship. What follows, entries that *shrink to a word or two* and blank pages, is the result of that double duty.",
      ],
      hint: "Ask why the entries get shorter, and where in the text the reason stands.",
      tip: habits.function,
    },
  ],
};
