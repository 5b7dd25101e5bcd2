import { wordSet } from "./word-set.ts";

export const setbackPretextPrototypeByproduct = wordSet({
  id: "setback-pretext-prototype-byproduct",
  contexts: {
    setback: {
      version: 2,
      level: "Easy",
      clueKind: "W4",
      text: "In 1858, only weeks after it had carried the first telegraphic messages across the Atlantic, Cyrus Field's submarine cable ceased to function. The failure represented a considerable ______ for the enterprise: investors withdrew, public confidence declined, and the completion of a durable connection was delayed until 1866.",
      clue: "the completion of a durable connection was delayed until 1866",
      reason:
        "A *setback* is an event that hinders progress. The failure led investors to withdraw and *delayed* a lasting connection by years.",
      misfits: {
        pretext: {
          code: "not-in-the-text",
          reason:
            "A *pretext* is a false reason given to conceal the true one. The examples show real effects of the failure and no concealed motive.",
        },
        prototype: {
          code: "half-right",
          reason:
            "A *prototype* is a first working model. The cable might be called one, but the blank names its *failure* and what this did to the enterprise.",
        },
        byproduct: {
          code: "relationship-reversed",
          reason:
            "A *byproduct* is something produced incidentally. The losses listed resulted from the failure, whereas the failure is not presented as resulting from anything.",
        },
      },
      opening: "The failure of the cable delayed the enterprise and reduced its support.",
      hint: "The words after the colon list what followed from the failure.",
      source:
        "The transatlantic cable of 1858: standard reference works in the history of technology",
    },
    pretext: {
      version: 2,
      level: "Hard",
      clueKind: "W12",
      text: "Britain's declaration of war on Spain in 1739 is popularly associated with the mutilation of a merchant captain, Robert Jenkins. Since the incident had occurred eight years before, many historians interpret it less as a motive than as the ______ under which merchants eager for access to Spanish American markets secured a conflict they already desired.",
      clue: "less as a motive than as",
      reason:
        "A *pretext* is a reason put forward to conceal the real one. The old incident was *less* a *motive* than a cover for a conflict that merchants *already desired*.",
      misfits: {
        setback: {
          code: "beside-the-point",
          reason:
            "A *setback* is an event that hinders progress. The injury may have been one for Jenkins, but the incident helped the merchants to what they *desired*.",
        },
        prototype: {
          code: "wrong-sense",
          reason:
            "A *prototype* is an early model on which later ones are based. The incident was not a smaller war on which the later one was modeled.",
        },
        byproduct: {
          code: "relationship-reversed",
          reason:
            "A *byproduct* is an incidental result. The incident came *eight years before* the war and could not have resulted from it.",
        },
      },
      opening: "The incident was cited for a war that merchants wanted for other reasons.",
      hint: "Two clues must be joined: what the incident was less than, and what the merchants already wanted.",
      source: "The War of Jenkins' Ear: standard reference works in British history",
    },
    prototype: {
      version: 2,
      level: "Easy",
      clueKind: "W1",
      text: "Before manufacture of the low-cost ventilator began, biomedical engineer Samira Okello and colleagues assembled a single ______ from available components. By operating this first working version for several weeks, they identified weaknesses in the valve and were able to revise the design before any units were supplied to hospitals.",
      clue: "this first working version",
      reason:
        "A *prototype* is a first model of a design, built for testing. The text calls it *this first working version* and says that it was tested.",
      misfits: {
        setback: {
          code: "half-right",
          reason:
            "A *setback* is an event that delays progress. Weaknesses were found, but what the engineers *assembled* was a device.",
        },
        pretext: {
          code: "wrong-sense",
          reason:
            "A *pretext* is a false reason given for an action. Something that is *assembled* from components and operated is no reason.",
        },
        byproduct: {
          code: "relationship-reversed",
          reason:
            "A *byproduct* is something made incidentally in making something else. This version was made on purpose, before the rest.",
        },
      },
      opening: "The engineers built and tested a first version before the design was manufactured.",
      hint: "The second sentence refers back to the blank with a phrase of four words.",
    },
    byproduct: {
      version: 2,
      level: "Medium",
      clueKind: "W2",
      text: "Not every characteristic of an organism has been favored by natural selection. The red color of vertebrate blood, for example, is generally considered a mere ______ of the iron compound in hemoglobin: the compound was selected because it binds oxygen, whereas the color, which happened to accompany it, conferred no advantage of its own.",
      clue: "which happened to accompany it",
      reason:
        "A *byproduct* is something that results incidentally from something else. The color only *happened to accompany* a compound that was selected for another reason.",
      misfits: {
        setback: {
          code: "contradicts-the-text",
          reason:
            "A *setback* is an event that hinders progress. The color is said to have brought *no advantage*, but neither did it do any harm.",
        },
        pretext: {
          code: "wrong-sense",
          reason:
            "A *pretext* is a false reason given to conceal a true one. Natural selection offers no reasons, true or false.",
        },
        prototype: {
          code: "relationship-reversed",
          reason:
            "A *prototype* is an early model from which others are developed. The color came from the compound and was not its model.",
        },
      },
      opening: "The color came along with a compound that was selected for another property.",
      hint: "*Whereas* separates what was selected from what was not: on which side is the color?",
      source: "Adaptation and incidental traits: standard reference works in evolutionary biology",
    },
  },
});
