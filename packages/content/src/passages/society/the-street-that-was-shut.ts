import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theStreetThatWasShut: Passage = {
  id: "the-street-that-was-shut",
  genre: "society",
  source:
    "Braess's paradox (1968) and the closing of 42nd Street in New York in 1990: standard accounts of traffic planning",
  text: prose`
    In April 1990 New York shut one of its busiest streets, Forty-Second, for a day, and many
    foretold a city at a standstill. Traffic flowed more freely than usual. Some took it for a
    freak. It would not have surprised the German mathematician Dietrich Braess, who in 1968 had
    drawn, with four points and a few lines, a network of roads in which a new link makes every
    journey longer. The trick lies in each driver's good sense. Offered a shortcut that saves two
    minutes, all take it, and crowd the two roads that it joins until everyone has lost five; yet
    none of them can do better by going back alone to the older way. Shut the shortcut, and they are
    all driven, against their wishes, to what suits them best.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "Roads that offer each driver a shortcut may slow every journey until they are shut.",
        reason: "Each takes the shortcut for good reasons, and together they lose by it.",
      },
      wrong: [
        {
          text: "Roads can make traffic worse, since most drivers have too little sense to use them well.",
          code: "half-right",
          reason: "*The trick lies in each driver's good sense.*",
        },
        {
          text: "Roads may be closed for a day in a busy city without the chaos that many foretell.",
          code: "too-narrow",
          reason: "This is the event with which the text begins.",
        },
        {
          text: "Roads are built by planners who seldom consult the mathematics that applies to them.",
          code: "too-broad",
          reason: "The text does not speak of how planners work.",
        },
      ],
      evidence: [
        "The trick lies in each driver's good sense.",
        "crowd the two roads that it joins until everyone has lost five",
      ],
      opening:
        "A street is shut and traffic flows: the reason is what each driver does for himself.",
      steps: [
        "A new link can make *every journey longer*. The reason follows: each driver, with *good sense*, takes the shortcut, and *everyone has lost five* minutes.",
      ],
      hint: "Look for the sentence that says where the trick lies.",
      tip: habits["main-idea"],
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what happened in New York on the day the street was shut?",
      key: {
        text: "Traffic met with less hindrance than on other days.",
        reason: "*Traffic flowed more freely than usual.*",
      },
      wrong: [
        {
          text: "The city came to a standstill as many had foretold.",
          code: "contradicts-the-text",
          reason: "This is what they foretold, not what happened.",
        },
        {
          text: "Fewer drivers came to the city than on other days.",
          code: "not-in-the-text",
          reason: "The number of drivers is not given.",
        },
        {
          text: "A mathematician found a shortcut through the streets.",
          code: "wrong-person-or-text",
          reason: "Braess drew a network of his own years before.",
        },
      ],
      evidence: ["Traffic flowed more freely than usual."],
      opening: "The second sentence, the shortest but one, says what happened.",
      steps: [
        "Many *foretold a city at a standstill*; but *traffic flowed more freely than usual*.",
      ],
      hint: "Distinguish what was foretold from what took place.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "It would not have surprised the German mathematician Dietrich Braess",
      key: {
        text: "It brings in a mathematician who could account for the event.",
        reason: "Braess had drawn a network in which such a thing must happen.",
      },
      wrong: [
        {
          text: "It turns from one odd event to another that took place at an earlier time.",
          code: "wrong-purpose",
          reason: "In 1968 Braess drew a network; no street was closed.",
        },
        {
          text: "It names somebody who had taken the event in New York for a mere freak.",
          code: "contradicts-the-text",
          reason: "Those were others; to Braess it would have been no surprise.",
        },
        {
          text: "It credits a mathematician with having advised New York to shut the street.",
          code: "possibility-as-fact",
          reason: "Nothing connects him with the decision.",
        },
      ],
      evidence: ["Some took it for a freak.", "in which a new link makes every journey longer"],
      opening: "What was a freak to some is set against what Braess had shown.",
      steps: [
        "*Some took it for a freak.* Braess *would not have* been surprised, since he had drawn such a network in 1968; the text goes on with his reasoning.",
      ],
      hint: "See what the text is about before the words, and what after them.",
      tip: habits.function,
    },
    {
      kind: "purpose",
      level: "Medium",
      key: {
        text: "To account for an outcome that ran against what people expected",
        reason: "Traffic flowed where a standstill was foretold, and Braess's network says why.",
      },
      wrong: [
        {
          text: "To recommend that cities shut down more of their busiest streets",
          code: "wrong-purpose",
          reason: "The text explains; it does not recommend.",
        },
        {
          text: "To record how a famous street looked on a day without any cars",
          code: "too-narrow",
          reason: "The street's look is not described.",
        },
        {
          text: "To warn drivers against shortcuts that tempt them to be selfish",
          code: "wrong-strength-or-tone",
          reason: "The drivers have *good sense*, and no warning would help one of them alone.",
        },
      ],
      evidence: ["Some took it for a freak.", "The trick lies in each driver's good sense."],
      opening: "The text begins with a surprise and gives the rest of its space to the reason.",
      steps: [
        "New York's day seemed a freak. With Braess's network and *each driver's good sense*, the text shows that it was none.",
      ],
      hint: "Ask which question the first three sentences leave with the reader.",
      tip: habits.purpose,
    },
    {
      kind: "conclusion",
      level: "Medium",
      completion:
        "It follows that a driver who learns that the shortcut is costing everyone five minutes will nevertheless ______",
      key: {
        text: "keep to it, for nobody gains by giving it up alone.",
        reason: "*None of them can do better by going back alone to the older way.*",
      },
      wrong: [
        {
          text: "go back to the older way, since it is now quicker.",
          code: "contradicts-the-text",
          reason: "Alone, no driver can do better by going back.",
        },
        {
          text: "wish it had been shut, since so many foretold chaos.",
          code: "beside-the-point",
          reason: "What was foretold for one street has no bearing on the driver's choice.",
        },
        {
          text: "stop driving, since no road is left uncrowded.",
          code: "too-extreme",
          reason:
            "The text says nothing of giving up driving; only two roads are said to be crowded.",
        },
      ],
      evidence: ["none of them can do better by going back alone to the older way"],
      opening: "Knowing better does not help a driver who can change only one journey.",
      steps: [
        "All lose by the shortcut, *yet none of them can do better by going back alone*. A driver who knows this has no reason to act otherwise.",
      ],
      hint: "Look at what the word *alone* adds.",
      tip: habits.conclusion,
    },
  ],
};
