import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const whatTheCameraKeeps: Passage = {
  id: "what-the-camera-keeps",
  genre: "science",
  text: prose`
    Visitors to a museum were led past thirty objects and asked to photograph fifteen of them and
    merely to look at the others. The next day they knew less about those of which they had a
    picture. A psychologist suspects the mind of thrift: what the camera keeps, she says, the mind
    need not. A colleague sees no thrift in it. Whoever takes a picture has to find the button and
    fit the thing into the frame, and a person who is busy with that is not looking.
  `,
  facets: [
    {
      kind: "support",
      level: "Easy",
      stem: "Which finding, if true, would most directly support the psychologist's view?",
      key: {
        text: "If a picture was erased before their eyes, visitors remembered its object as well as the rest.",
        reason:
          "With nothing kept by the camera, the mind had to keep the objects itself, and did.",
      },
      wrong: [
        {
          text: "Visitors who were told that the pictures would be erased forgot those objects as before.",
          code: "contradicts-the-text",
          reason: "This would show that it makes no difference whether the camera keeps anything.",
        },
        {
          text: "Visitors who took the pictures with care were more fond of the objects than of the rest.",
          code: "wrong-group-or-measure",
          reason: "Her view is about what is remembered, not about what is liked.",
        },
        {
          text: "If they took pictures for a living, visitors were quick to fit the objects into the frame.",
          code: "not-in-the-text",
          reason: "How quickly a picture is taken is no part of her view.",
        },
      ],
      evidence: ["what the camera keeps, she says, the mind need not"],
      opening:
        "If the mind leaves the keeping to the camera, it should stop when the camera keeps nothing.",
      steps: [
        "She holds that *what the camera keeps* the mind *need not*. Where a picture is erased, the camera keeps nothing, so the mind should keep the objects as usual.",
      ],
      hint: "When would the mind, by her view, have to do the keeping after all?",
      tip: habits.support,
    },
    {
      kind: "support",
      level: "Hard",
      stem: "Which finding, if true, would most directly support the colleague's view over the psychologist's?",
      key: {
        text: "Objects were forgotten just as much by visitors who aimed and shot with a camera known to be empty.",
        reason:
          "The busy hands were there and no picture was kept, so thrift cannot be the reason.",
      },
      wrong: [
        {
          text: "Objects were forgotten more by visitors who had been promised the pictures than by visitors who had not.",
          code: "wrong-person-or-text",
          reason: "A promise changes what is kept and not what the hands do; it speaks for thrift.",
        },
        {
          text: "Objects were forgotten more by visitors who took two pictures of each than by visitors who took only one.",
          code: "half-right",
          reason: "Two pictures keep more and also keep one busier, so both views fit.",
        },
        {
          text: "Objects were forgotten just as much by visitors who had come alone as by those in a group.",
          code: "beside-the-point",
          reason: "Company has no part in either view.",
        },
      ],
      evidence: [
        "a person who is busy with that is not looking",
        "what the camera keeps, she says, the mind need not",
      ],
      opening:
        "To decide between the two, take away the picture and leave the trouble of taking it.",
      steps: [
        "For the psychologist what counts is that a picture is kept; for the colleague, that one is *busy*. An empty camera keeps one busy and keeps no picture.",
      ],
      hint: "Look for a case that has the one cause without the other.",
      tip: habits.support,
    },
    {
      kind: "weaken",
      level: "Medium",
      stem: "Which finding, if true, would most directly weaken the colleague's view?",
      key: {
        text: "When others took the pictures for them to keep, visitors forgot those objects just as easily.",
        reason: "They were busy with nothing, and forgot all the same.",
      },
      wrong: [
        {
          text: "When the button of the camera was made hard to find, visitors forgot more than before.",
          code: "contradicts-the-text",
          reason: "More trouble and more forgetting is what the colleague expects.",
        },
        {
          text: "When the objects were large ones, visitors forgot fewer of them, whether with a picture or without.",
          code: "beside-the-point",
          reason: "Size matters alike with a picture and without one.",
        },
        {
          text: "When they carried no camera at all, visitors walked past the objects more quickly than visitors who had one.",
          code: "wrong-group-or-measure",
          reason: "How fast they walk without a camera does not show what a camera does.",
        },
      ],
      evidence: ["Whoever takes a picture has to find the button and fit the thing into the frame"],
      opening:
        "The colleague blames the hands, so forgetting with idle hands would count against it.",
      steps: [
        "By the colleague's view it is being *busy* that costs the memory. Visitors for whom another person takes the pictures are free to look.",
      ],
      hint: "Ask who in each case has to find the button.",
      tip: habits.weaken,
    },
    {
      kind: "structure",
      level: "Medium",
      key: {
        text: "It reports a finding and then two explanations that do not agree.",
        reason: "The next day's forgetting comes first; then thrift, and then busy hands.",
      },
      wrong: [
        {
          text: "It reports two explanations and then a finding that tests them.",
          code: "relationship-reversed",
          reason: "The finding comes first, and nothing tests the two explanations.",
        },
        {
          text: "It reports a finding and then a second one that disagrees with it.",
          code: "half-right",
          reason: "What disagrees are two accounts of a single finding.",
        },
        {
          text: "It reports a habit and then the reasons why people give it up.",
          code: "not-in-the-text",
          reason: "Nobody gives up taking pictures.",
        },
      ],
      evidence: ["The next day they knew less", "A colleague sees no thrift in it."],
      opening: "One fact stands at the start, and two people make different things of it.",
      steps: [
        "Visitors *knew less* about what they had photographed. The psychologist *suspects the mind of thrift*; *a colleague sees no thrift in it*.",
      ],
      hint: "How many findings are there, and how many people who explain?",
      tip: habits.structure,
    },
  ],
};
