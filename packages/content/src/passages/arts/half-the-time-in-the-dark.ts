import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const halfTheTimeInTheDark: Passage = {
  id: "half-the-time-in-the-dark",
  genre: "arts",
  source:
    "Projection, flicker, and apparent motion: standard works on film technology and perception",
  text: prose`
    Watching a movie thrown on the screen from a reel, you sit for nearly half of the time in the
    dark. Each picture must stand still before the lamp and then be pulled away for the next, and
    during the pull a shutter cuts off the light, or the screen would show a smear. Twenty-four
    pictures in a second are ample for turning a row of steps into a movement. They are too few to
    hide the blinking of the lamp, and so the shutter cuts in once more while each picture stands,
    and shows the same one twice. It used to be said that movies work because the eye holds on to
    each picture until the next arrives. That may help to explain a steady light. It does not
    explain why a man who is nowhere seen to move is seen to walk.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "Movement on the screen is not explained by what may explain a steady light.",
        reason:
          "The flashes are doubled for the sake of steadiness; movement was already there with fewer.",
      },
      wrong: [
        {
          text: "Steady light and movement are two different things, which one old account explains.",
          code: "half-right",
          reason:
            "The old account may explain the steady light; it *does not explain* the walking.",
        },
        {
          text: "To keep the screen from showing a smear, a shutter cuts off the light during each pull.",
          code: "too-narrow",
          reason: "This is the reason for the shutter's first cut, told at the beginning.",
        },
        {
          text: "To make a row of pictures seem to move, a projector has to show each of them twice.",
          code: "contradicts-the-text",
          reason:
            "For movement, twenty-four in a second are *ample*; the doubling hides the blinking.",
        },
      ],
      evidence: [
        "ample for turning a row of steps into a movement",
        "too few to hide the blinking of the lamp",
        "It does not explain why",
      ],
      opening:
        "Movement needs one thing and steady light another, and the end draws the consequence.",
      steps: [
        "The same twenty-four pictures are *ample* for movement and *too few* for steadiness. So the two cannot have one cause.",
        "The old account covers at most the second of them.",
      ],
      hint: "Ask for what twenty-four pictures are enough and for what they are not.",
      tip: habits["main-idea"],
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, why does the shutter cut off the light while a picture is being pulled away?",
      key: {
        text: "The screen would otherwise show a blur.",
        reason: "Without it, *the screen would show a smear*.",
      },
      wrong: [
        {
          text: "The lamp would otherwise blink.",
          code: "wrong-group-or-measure",
          reason: "To hide the blinking is the aim of the second cut.",
        },
        {
          text: "The reel would otherwise get far too hot.",
          code: "not-in-the-text",
          reason: "Heat is not spoken of.",
        },
        {
          text: "The eye would otherwise hold the picture.",
          code: "relationship-reversed",
          reason: "What the eye holds belongs to the old account of the movies.",
        },
      ],
      evidence: ["during the pull a shutter cuts off the light, or the screen would show a smear"],
      opening: "The words after *or* name what the shutter prevents.",
      steps: ["*During the pull a shutter cuts off the light, or the screen would show a smear.*"],
      hint: "Find the word *or* after the shutter is named.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "They are too few to hide the blinking of the lamp",
      key: {
        text: "It states the problem that a second cut of the shutter is meant to solve.",
        reason: "The next words say that *so the shutter cuts in once more*.",
      },
      wrong: [
        {
          text: "It states the result that a second cut of the shutter had in practice.",
          code: "wrong-purpose",
          reason: "The problem comes first, and the second cut answers it.",
        },
        {
          text: "It states the reason why the movements seen in movies are not smooth.",
          code: "contradicts-the-text",
          reason: "For movement the pictures are *ample*.",
        },
        {
          text: "It states the complaint that early audiences made of the first movies.",
          code: "not-in-the-text",
          reason: "No audiences and no complaints are mentioned.",
        },
      ],
      evidence: ["and so the shutter cuts in once more while each picture stands"],
      opening: "The words *and so* show that what follows is a remedy.",
      steps: [
        "The lamp would be seen to blink at twenty-four flashes in a second; *and so the shutter cuts in once more*, which doubles the flashes.",
      ],
      hint: "Read on to *and so*.",
      tip: habits.function,
    },
    {
      kind: "structure",
      level: "Medium",
      key: {
        text: "It goes through the working of a projector and then tests an old explanation by it.",
        reason:
          "The shutter and its two cuts come first; the old account of the movies is weighed by them.",
      },
      wrong: [
        {
          text: "It states an explanation and then describes a machine that was built on it.",
          code: "relationship-reversed",
          reason: "The explanation comes after the machine, which was not built on it.",
        },
        {
          text: "It describes how a machine works and then how it came to be improved upon.",
          code: "half-right",
          reason: "No improvement over time is told; each picture is simply shown twice.",
        },
        {
          text: "It contrasts two machines and then tells which of them came to be preferred.",
          code: "not-in-the-text",
          reason: "There is one machine only.",
        },
      ],
      evidence: [
        "during the pull a shutter cuts off the light",
        "It used to be said that movies work because",
      ],
      opening:
        "With *It used to be said*, the text goes from the projector to an idea about seeing.",
      steps: [
        "Four sentences are about the projector. The last three hold an old explanation against what they have shown.",
      ],
      hint: "Find the sentence that mentions no part of the projector for the first time.",
      tip: habits.structure,
    },
    {
      kind: "implication",
      level: "Easy",
      stem: "Based on the text, how many flashes of light does the screen receive in a second?",
      key: { text: "Forty-eight", reason: "Twenty-four pictures in a second, each shown twice." },
      wrong: [
        {
          text: "Twenty-four",
          code: "too-narrow",
          reason: "This is the number of pictures; each is shown twice.",
        },
        {
          text: "Twelve",
          code: "relationship-reversed",
          reason: "Showing each picture twice doubles the flashes and does not halve them.",
        },
        {
          text: "Ninety-six",
          code: "not-in-the-text",
          reason: "Nothing in the text suggests four flashes for a picture.",
        },
      ],
      evidence: ["Twenty-four pictures in a second", "shows the same one twice"],
      opening: "Two numbers in the text are to be multiplied.",
      steps: [
        "There are *twenty-four pictures in a second*, and the shutter *shows the same one twice*: twice twenty-four flashes.",
      ],
      hint: "Ask how often each picture is lit.",
      tip: habits.implication,
    },
  ],
};
