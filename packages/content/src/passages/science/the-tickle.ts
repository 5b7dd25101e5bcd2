import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theTickle: Passage = {
  id: "the-tickle",
  genre: "science",
  source: "Experiments on self-produced touch from the late 1990s: standard works on neuroscience",
  text: prose`
    No one has to be told that tickling oneself is useless. It is less plain what ruins it.
    Perhaps it is the knowledge that the hand is one's own; perhaps the brain, each time it orders
    a movement, also foretells the touch that should result, and mutes whatever comes as foretold.
    In one experiment, volunteers moved a lever with one hand while a robot copied the movement at
    once, stroking the palm of the other with a piece of foam. They felt little. Then the robot
    was made to lag. Their own hand still drove the foam, and they knew that it did; but with each
    delay of a tenth of a second or so the stroke grew more ticklish, until it tickled nearly as
    much as if a stranger had done it.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "A touch that one gives to oneself is muted because the brain has foretold what it will be.",
        reason: "When the robot lagged, the touch came otherwise than foretold, and it tickled.",
      },
      wrong: [
        {
          text: "What spoils a tickle of one's own is that one knows to whom the hand belongs.",
          code: "contradicts-the-text",
          reason: "They *knew that it did*, and the stroke tickled all the same.",
        },
        {
          text: "What makes the touch of a stranger tickle is the delay with which it comes to us.",
          code: "wrong-group-or-measure",
          reason: "The delay was given to a robot that copied one's own hand.",
        },
        {
          text: "What one feels of a touch depends on what one knows of the hand that gives it.",
          code: "too-broad",
          reason: "Knowledge made no difference here, and the text speaks of one kind of touch.",
        },
      ],
      evidence: [
        "mutes whatever comes as foretold",
        "and they knew that it did; but with each delay",
      ],
      opening: "Two suppositions are offered, and the experiment decides between them.",
      steps: [
        "If knowledge spoiled the tickle, lag should not matter, for the volunteers knew throughout. It mattered: so it is what is *foretold* that is muted.",
      ],
      hint: "Ask which of the two suppositions the lag leaves standing.",
      tip: habits["main-idea"],
    },
    {
      kind: "function",
      level: "Hard",
      underline: "Their own hand still drove the foam, and they knew that it did",
      key: {
        text: "It shows that the volunteers' beliefs did not change with the lag.",
        reason: "They knew as much as before, and the stroke was ticklish now.",
      },
      wrong: [
        {
          text: "It admits that the change may be due to what the volunteers believed.",
          code: "wrong-purpose",
          reason: "Their belief was the same in both parts.",
        },
        {
          text: "It gives the reason for which the stroke grew more ticklish with the lag.",
          code: "relationship-reversed",
          reason: "Their knowledge would rather have spoiled the tickle.",
        },
        {
          text: "It describes how a robot can be made to copy a person.",
          code: "beside-the-point",
          reason: "The means are not described.",
        },
      ],
      evidence: [
        "Perhaps it is the knowledge that the hand is one's own",
        "the stroke grew more ticklish",
      ],
      opening: "What stayed the same is named, so that it cannot be what made the difference.",
      steps: [
        "The first supposition was *the knowledge that the hand is one's own*. The underlined words say that it was there all along; only the lag was new.",
      ],
      hint: "Go back to the first *perhaps*.",
      tip: habits.function,
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what was the foam used for in the experiment?",
      key: {
        text: "Touching the hand that was not on the lever",
        reason: "The robot stroked *the palm of the other* hand with it.",
      },
      wrong: [
        {
          text: "Holding the hand that moved the lever still",
          code: "relationship-reversed",
          reason: "That hand was free to move and drove the foam.",
        },
        {
          text: "Keeping the robot from making a sound",
          code: "not-in-the-text",
          reason: "Sound is not mentioned.",
        },
        {
          text: "Letting a stranger tickle the volunteers",
          code: "wrong-person-or-text",
          reason: "The stranger is a comparison at the end.",
        },
      ],
      evidence: ["stroking the palm of the other with a piece of foam"],
      opening: "The foam appears together with the robot's stroking.",
      steps: [
        "One hand moved the lever; the robot copied it, *stroking the palm of the other with a piece of foam*.",
      ],
      hint: "Keep the two hands apart.",
      tip: habits.detail,
    },
    {
      kind: "structure",
      level: "Hard",
      key: {
        text: "It sets one explanation against another and reports a test that tells the two apart.",
        reason:
          "Knowledge and forecast are told apart by a lag that leaves the knowledge as it was.",
      },
      wrong: [
        {
          text: "It offers two explanations and reports a test that shows each to be partly right.",
          code: "half-right",
          reason: "The test speaks for the second and against the first.",
        },
        {
          text: "It reports a test and offers two explanations of what was found.",
          code: "relationship-reversed",
          reason: "The explanations come before the test.",
        },
        {
          text: "It reports a test that had failed and offers a way to repair it.",
          code: "not-in-the-text",
          reason: "No earlier failure is reported.",
        },
      ],
      evidence: ["Perhaps it is the knowledge", "perhaps the brain", "In one experiment"],
      opening: "The two sentences with *perhaps* prepare an experiment that decides.",
      steps: [
        "*Perhaps it is the knowledge*; *perhaps the brain* foretells. *In one experiment* the knowledge stays and the forecast fails.",
      ],
      hint: "Count the times that *perhaps* occurs.",
      tip: habits.structure,
    },
    {
      kind: "conclusion",
      level: "Easy",
      completion: "The results therefore speak for the view that what mutes a touch is ______",
      key: {
        text: "the brain's having foretold when it would come.",
        reason: "The lag made the touch come otherwise than foretold, and the muting ceased.",
      },
      wrong: [
        {
          text: "the knowledge that it has been caused by one's own hand.",
          code: "contradicts-the-text",
          reason: "The volunteers had this knowledge when the stroke tickled.",
        },
        {
          text: "the lag of a tenth of a second before it can be felt.",
          code: "words-echoed",
          reason: "The lag made the touch more ticklish.",
        },
        {
          text: "the softness of whatever has been moved across the palm.",
          code: "not-in-the-text",
          reason: "The foam was the same throughout.",
        },
      ],
      evidence: [
        "mutes whatever comes as foretold",
        "with each delay of a tenth of a second or so the stroke grew more ticklish",
      ],
      opening: "When the touch ceased to come as foretold, it ceased to be muted.",
      steps: [
        "The brain *mutes whatever comes as foretold*. With the lag the touch did not come as foretold, and it was felt.",
      ],
      hint: "Ask what the lag upset, and what it left alone.",
      tip: habits.conclusion,
    },
  ],
};
