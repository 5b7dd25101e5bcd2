import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const aFeverByChoice: Passage = {
  id: "a-fever-by-choice",
  genre: "science",
  source:
    "Behavioral fever in the desert iguana: classic experiments of the 1970s, described in standard works on physiology",
  text: prose`
    A lizard cannot run a fever as we do, for its body makes so little heat that it is about as
    warm as the place where it sits. Is fever, then, something that only warm-blooded animals can
    have? Researchers injected desert iguanas with bacteria and left them in a long box, hot at
    one end and cool at the other. Healthy iguanas settled where they stayed at about 101 degrees
    Fahrenheit; the sick ones moved toward the heat until they were some four degrees warmer.
    Others, also sick, were kept from warming themselves, and far more of them died. An animal
    without a furnace, it appears, will go and look for one. The result did little for the custom
    of treating every fever as an enemy.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "The heat that sick iguanas move toward is a fever of theirs that does them good.",
        reason: "They move toward the heat, and of those kept from doing so *far more* died.",
      },
      wrong: [
        {
          text: "Sick lizards make themselves feverish by where they sit, and are weakened by it.",
          code: "half-right",
          reason: "Those that were kept from warming themselves did worse.",
        },
        {
          text: "Sick animals of every kind do well to be left alone until their fever has passed.",
          code: "too-extreme",
          reason:
            "The text draws on one kind of lizard and speaks only against treating *every* fever as an enemy.",
        },
        {
          text: "Healthy lizards settle where their bodies will stay at about 101 degrees Fahrenheit.",
          code: "too-narrow",
          reason: "This is the measure with which the sick ones are compared.",
        },
      ],
      evidence: ["the sick ones moved toward the heat", "far more of them died"],
      opening: "The experiment shows a fever that is sought out, and what comes of preventing it.",
      steps: [
        "Sick iguanas *moved toward the heat*: that is their fever. Of those that could not, *far more* died: that is its worth.",
      ],
      hint: "The experiment has two results; keep them both.",
      tip: habits["main-idea"],
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what did the sick iguanas in the long box do?",
      key: {
        text: "They settled nearer to the hot end than healthy ones did.",
        reason: "They *moved toward the heat until they were some four degrees warmer*.",
      },
      wrong: [
        {
          text: "They moved to a place that left them cooler than healthy ones.",
          code: "relationship-reversed",
          reason: "They went toward the heat, not away from it.",
        },
        {
          text: "They moved to a place that left them close to one another.",
          code: "not-in-the-text",
          reason: "Nothing is said of staying together.",
        },
        {
          text: "They stayed at a warmth of about 101 degrees Fahrenheit.",
          code: "wrong-group-or-measure",
          reason: "This is where healthy iguanas settled.",
        },
      ],
      evidence: ["the sick ones moved toward the heat until they were some four degrees warmer"],
      opening: "After the semicolon the text says what the sick ones did.",
      steps: [
        "Healthy iguanas kept themselves at about 101 degrees; *the sick ones moved toward the heat until they were some four degrees warmer*.",
      ],
      hint: "Keep apart the healthy, the sick, and those kept from warming themselves.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Easy",
      underline: "Is fever, then, something that only warm-blooded animals can have?",
      key: {
        text: "It asks what the experiment after it will help to answer.",
        reason:
          "The iguanas in the box show that animals without inner heat can bring a fever about.",
      },
      wrong: [
        {
          text: "It sums up what the experiment described after it has shown.",
          code: "wrong-purpose",
          reason: "It is a question, asked before the experiment; the result points the other way.",
        },
        {
          text: "It mocks a belief that the researchers had long held.",
          code: "wrong-strength-or-tone",
          reason: "The researchers are not said to have held it, and nothing is mocked.",
        },
        {
          text: "It compares the fevers of lizards with those of other reptiles.",
          code: "not-in-the-text",
          reason: "No other reptiles come up.",
        },
      ],
      evidence: [
        "Is fever, then, something that only warm-blooded animals can have?",
        "An animal without a furnace, it appears, will go and look for one.",
      ],
      opening: "The question follows from the first sentence and is answered by the experiment.",
      steps: [
        "A lizard makes too little heat for a fever like ours. *Is fever, then*, only for the warm-blooded? The sick iguanas that move toward the heat give the answer.",
      ],
      hint: "Ask where in the text the question is answered.",
      tip: habits.function,
    },
    {
      kind: "purpose",
      level: "Easy",
      key: {
        text: "To report on lizards in a way that puts fever in another light",
        reason: "The experiment shows lizards seeking a fever and faring worse without it.",
      },
      wrong: [
        {
          text: "To instruct readers in how a fever ought to be treated at home",
          code: "wrong-purpose",
          reason: "The text gives no instructions.",
        },
        {
          text: "To explain why a lizard is often as warm as the place it sits in",
          code: "too-narrow",
          reason: "This is the premise of the first sentence.",
        },
        {
          text: "To prove that fever is found in warm-blooded animals alone",
          code: "contradicts-the-text",
          reason: "The experiment speaks against this.",
        },
      ],
      evidence: [
        "Researchers injected desert iguanas",
        "The result did little for the custom of treating every fever as an enemy.",
      ],
      opening:
        "Most of the text tells of one experiment, and the end says what it means for fever.",
      steps: [
        "From *Researchers injected* on, an experiment is told. The last sentence says which custom it tells against.",
      ],
      hint: "Ask what takes up most of the text, and what the last sentence does with it.",
      tip: habits.purpose,
    },
    {
      kind: "conclusion",
      level: "Hard",
      completion:
        "To show that it was warmth that helped, and not being free to move about, one would also want to know ______",
      key: {
        text: "whether being held in a warm place would have saved the sick ones.",
        reason: "If warmth is what helps, being held still in warmth should do no harm.",
      },
      wrong: [
        {
          text: "whether healthy iguanas were able to find the hot end of the box.",
          code: "beside-the-point",
          reason: "This does not separate warmth from freedom among the sick.",
        },
        {
          text: "whether sick mammals would choose a warm place over a cool one.",
          code: "wrong-group-or-measure",
          reason: "What other animals choose leaves open what helped these.",
        },
        {
          text: "whether sick iguanas had been injected with the same bacteria.",
          code: "words-echoed",
          reason: "This does not separate being warm from being free to move.",
        },
      ],
      evidence: ["were kept from warming themselves, and far more of them died"],
      opening:
        "Two things were taken from the iguanas that died, and a test must keep one of them.",
      steps: [
        "Those *kept from warming themselves* may have lacked warmth, or freedom to move. Sick iguanas that have warmth without freedom would tell which it was.",
      ],
      hint: "Imagine a group that is warm but cannot move.",
      tip: habits.conclusion,
    },
  ],
};
