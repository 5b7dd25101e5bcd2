import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const askMyUncle: Passage = {
  id: "ask-my-uncle",
  genre: "memoir",
  credit:
    "The following text is from *The Western Sheets*, a memoir by an invented narrator, written for SAT Practice.",
  text: prose`
    In my first season with the survey I was given fourteen mountains to name, and, being
    twenty-two, I did the thing properly: I pointed, and wrote down what the shepherds said. The
    sheet was engraved. Nine years later, having at last learned the language, I had occasion to
    look at it, and sat down in the road. To this day the government informs travelers that the
    route by It Is Only a Hill is open all year, whereas anyone bound for Ask My Uncle should
    inquire locally. I have never put it right. The shepherds bought the map long ago, and when I
    passed through last summer one of them pointed, politely, and told me the names.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, how did the narrator get names for the mountains?",
      key: {
        text: "By putting down what the shepherds told him",
        reason: "The narrator *pointed, and wrote down what the shepherds said*.",
      },
      wrong: [
        {
          text: "By learning the language that was spoken there",
          code: "words-echoed",
          reason: "This came nine years later.",
        },
        {
          text: "By choosing the names from a government list",
          code: "not-in-the-text",
          reason: "The government prints the names; it has given out no list.",
        },
        {
          text: "By reading the map that the shepherds had bought",
          code: "contradicts-the-text",
          reason: "The shepherds bought the map when it had been made.",
        },
      ],
      evidence: ["I pointed, and wrote down what the shepherds said"],
      opening: "The narrator describes his method after a colon in the first sentence.",
      steps: [
        "The method was this: *I pointed, and wrote down what the shepherds said*, in a language not yet learned.",
      ],
      hint: "Look at what follows the colon.",
      tip: habits.detail,
    },
    {
      kind: "implication",
      level: "Medium",
      stem: "What does the text most strongly suggest about why the narrator sat down in the road?",
      key: {
        text: "The narrator saw that the names on the sheet were not names.",
        reason:
          "With the language comes the discovery that one mountain is called It Is Only a Hill and another Ask My Uncle.",
      },
      wrong: [
        {
          text: "The narrator saw that it was the wrong route to take.",
          code: "not-in-the-text",
          reason: "The narrator is looking at the sheet, and no route is being taken by it.",
        },
        {
          text: "The narrator saw that the engraver had done part of it badly.",
          code: "beside-the-point",
          reason: "Nothing is said against the engraver, who copied what was handed in.",
        },
        {
          text: "The narrator saw that the shepherds had lied for a joke.",
          code: "half-right",
          reason:
            "The names are not what he thought, but the shepherds gave honest answers to a pointing stranger.",
        },
      ],
      evidence: ["having at last learned the language", "Ask My Uncle"],
      opening:
        "The narrator sits down on being able, for once, to understand what is on the sheet.",
      steps: [
        "Nine years later, *having at last learned the language*, the narrator reads the map. The shepherds had answered, *It is only a hill*, *Ask my uncle*, and the answers were written down as names.",
      ],
      hint: "Ask what the narrator could do nine years later and not before.",
      tip: habits.implication,
    },
    {
      kind: "purpose",
      level: "Medium",
      key: {
        text: "To tell against oneself the story of an error that became the truth",
        reason:
          "The narrator laughs at doing *the thing properly*, and the names made by error are now in use.",
      },
      wrong: [
        {
          text: "To tell with shame of a fault that did harm to a whole career",
          code: "wrong-strength-or-tone",
          reason: "It is told with amusement, and no harm is mentioned.",
        },
        {
          text: "To tell how the shepherds of a region got the better of a stranger",
          code: "wrong-person-or-text",
          reason: "They answered honestly and later took the names from the map.",
        },
        {
          text: "To tell travelers which of two mountain routes is the safer to take",
          code: "wrong-purpose",
          reason: "The notices to travelers are quoted for the names in them.",
        },
      ],
      evidence: [
        "being twenty-two, I did the thing properly",
        "one of them pointed, politely, and told me the names",
      ],
      opening: "The narrator laughs at a deed done at twenty-two and then at what became of it.",
      steps: [
        "*Being twenty-two, I did the thing properly*: the irony is at the narrator's own expense. The mistake is engraved, passes into government notices, and at last is taught back by a shepherd.",
      ],
      hint: "Ask at whom the narrator is laughing, and how far the mistake has traveled.",
      tip: habits.purpose,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "one of them pointed, politely, and told me the names",
      key: {
        text: "It repeats the first scene with the parts exchanged and the error become fact.",
        reason:
          "Once the narrator pointed and wrote down the shepherds' words; now a shepherd points and teaches them as names.",
      },
      wrong: [
        {
          text: "It returns to the first scene and has a shepherd mend the old error there at last.",
          code: "contradicts-the-text",
          reason: "The shepherd tells the names on the map, which are the error.",
        },
        {
          text: "It repeats the first scene to show that the shepherds knew their guest again.",
          code: "half-right",
          reason:
            "The scene comes back, but the shepherd speaks as to a stranger who needs to be told.",
        },
        {
          text: "It contrasts with the first scene by showing how the mountains had changed.",
          code: "wrong-group-or-measure",
          reason: "The mountains are the same; what has changed is how they are called.",
        },
      ],
      evidence: [
        "I pointed, and wrote down what the shepherds said",
        "The shepherds bought the map long ago",
      ],
      opening: "The last sentence answers the first, with a shepherd now doing the pointing.",
      steps: [
        "In the first sentence the narrator *pointed* and the shepherds spoke. In the last a shepherd *pointed* and tells names that came from the shepherds' own answers, by way of a map that they bought.",
      ],
      hint: "Compare who points in the first sentence and who points in the last.",
      tip: habits.function,
    },
  ],
};
