import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const aLanguageInASchoolyard: Passage = {
  id: "a-language-in-a-schoolyard",
  genre: "society",
  source:
    "The emergence of Nicaraguan Sign Language from the late 1970s: standard works on linguistics",
  text: prose`
    Until the late 1970s deaf people in Nicaragua lived mostly apart from one another, each with a
    handful of gestures understood at home. Then schools were opened for them in Managua. The
    teachers taught spelling with the fingers, with little success; the language began in the yard
    and on the bus. The first pupils pooled their gestures into a stock of signs, usable but
    loose. It was the small children, arriving year after year, who tightened it. Where the older
    pupils showed a ball rolling down a hill with one sweep of the hand, the younger made two
    signs, one for rolling and one for going down, which could be combined with others. No one had
    shown them this. They had taken from their elders more than their elders had to give.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "The loose signs of the first pupils were made a language by the small children after them.",
        reason: "The stock of signs came from the first pupils; the small children *tightened it*.",
      },
      wrong: [
        {
          text: "A new language was taught at schools for the deaf, where small children learned it best.",
          code: "contradicts-the-text",
          reason:
            "What the teachers taught had *little success*; the language began outside their lessons.",
        },
        {
          text: "A new language was made by older pupils, who then found it too strict for the younger.",
          code: "relationship-reversed",
          reason: "The older pupils' signs were loose, and the younger made them stricter.",
        },
        {
          text: "Children left for years without any adults are the only ones who can begin a language.",
          code: "too-extreme",
          reason: "There were teachers and homes, and no such condition is stated.",
        },
      ],
      evidence: [
        "the language began in the yard and on the bus",
        "It was the small children, arriving year after year, who tightened it.",
      ],
      opening: "The text tells where a language began and who gave it its form.",
      steps: [
        "It *began in the yard and on the bus*, as *a stock of signs, usable but loose*. The small children, one year's arrivals after another, *tightened it*.",
      ],
      hint: "Look for the sentence that begins *It was the small children*.",
      tip: habits["main-idea"],
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, how did younger pupils show a ball rolling down a hill?",
      key: {
        text: "By a sign for the motion and another for the direction",
        reason: "They made *two signs, one for rolling and one for going down*.",
      },
      wrong: [
        {
          text: "By a sweep of the hand that took in both at the same time",
          code: "wrong-person-or-text",
          reason: "This is how the older pupils showed it.",
        },
        {
          text: "By a drawing of the hill and a sign for the ball upon it",
          code: "not-in-the-text",
          reason: "No drawing is mentioned.",
        },
        {
          text: "By spelling a word for each of them with their fingers",
          code: "wrong-group-or-measure",
          reason: "Spelling with the fingers is what the teachers taught.",
        },
      ],
      evidence: ["the younger made two signs, one for rolling and one for going down"],
      opening: "The sentence with the ball sets older and younger pupils side by side.",
      steps: [
        "*One sweep of the hand* belongs to the older; *the younger made two signs, one for rolling and one for going down*.",
      ],
      hint: "Read on past the comma to what the younger did.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline:
        "Where the older pupils showed a ball rolling down a hill with one sweep of the hand, the younger made two signs, one for rolling and one for going down, which could be combined with others.",
      key: {
        text: "It shows in one case what the small children tightened.",
        reason: "One loose sweep becomes two signs that can be combined.",
      },
      wrong: [
        {
          text: "It gives the reason why the lessons had so little success.",
          code: "wrong-purpose",
          reason: "It is about the pupils' own signs, not about the lessons.",
        },
        {
          text: "It gives an instance of what elders taught the children.",
          code: "relationship-reversed",
          reason: "*No one had shown them this.*",
        },
        {
          text: "It gives a list of the signs used at first.",
          code: "too-narrow",
          reason: "The two signs came later and serve as an example.",
        },
      ],
      evidence: ["It was the small children, arriving year after year, who tightened it."],
      opening: "After a general statement the text shows one case of it.",
      steps: [
        "The small children *tightened* the stock of signs. The ball shows what that means: one sweep is divided into parts that *could be combined with others*.",
      ],
      hint: "Ask which word in the sentence before needs an example.",
      tip: habits.function,
    },
    {
      kind: "purpose",
      level: "Hard",
      key: {
        text: "To show how much children can add to a language that they learn from others",
        reason: "They *had taken from their elders more than their elders had to give*.",
      },
      wrong: [
        {
          text: "To show how deaf people in Nicaragua lived before the schools were opened",
          code: "too-narrow",
          reason:
            "The first sentence tells of this, as the state of things from which the story starts.",
        },
        {
          text: "To show how schools for deaf children could teach finger spelling better",
          code: "wrong-purpose",
          reason: "The lessons are passed over quickly, and no better ones are proposed.",
        },
        {
          text: "To show how the gestures of one home differ from those used in another",
          code: "wrong-group-or-measure",
          reason: "Each home had its own, but they are not compared.",
        },
      ],
      evidence: [
        "It was the small children, arriving year after year, who tightened it.",
        "They had taken from their elders more than their elders had to give.",
      ],
      opening: "What the small children made of the signs is what the story leads up to.",
      steps: [
        "Homes, schools and first pupils prepare the point: the younger ones received something loose and made it a language. The last sentence says so.",
      ],
      hint: "Ask to whom the second half of the text is given.",
      tip: habits.purpose,
    },
    {
      kind: "implication",
      level: "Medium",
      stem: "What does the text most strongly suggest about the teachers at the schools?",
      key: {
        text: "They were not the source of the language their pupils used.",
        reason:
          "It began *in the yard and on the bus*, and nobody had shown the children its forms.",
      },
      wrong: [
        {
          text: "They were opposed to a language of which they knew so little.",
          code: "wrong-strength-or-tone",
          reason: "Their view of the signs is not given.",
        },
        {
          text: "They were themselves deaf and had grown up in Managua.",
          code: "not-in-the-text",
          reason: "Nothing is said of where they came from.",
        },
        {
          text: "They were the first to combine the signs of several homes.",
          code: "relationship-reversed",
          reason: "The first pupils *pooled their gestures*.",
        },
      ],
      evidence: [
        "with little success; the language began in the yard and on the bus",
        "No one had shown them this.",
      ],
      opening: "The teachers taught one thing, and the language came from elsewhere.",
      steps: [
        "Their spelling had *little success*. The language began outside the classroom, and what the children added *no one had shown them*.",
      ],
      hint: "See where the language began, and what was being taught meanwhile.",
      tip: habits.implication,
    },
  ],
};
