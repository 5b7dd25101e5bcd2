import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const bouldersOnTheCliff: Passage = {
  id: "boulders-on-the-cliff",
  genre: "science",
  text: prose`
    Along the top of a sea cliff, thirty feet above the highest tides, lies a ridge of boulders, some
    of them heavier than a truck. For a long time geologists saw in it the work of a single great
    wave, sent by an earthquake centuries ago, since no ordinary sea seemed able to lift such stones.
    A team that has studied the ridge now argues that storms built it, and that they are building it
    still: in a gale, waves may climb the cliff face and break over its edge with enough force to
    move the blocks a little at a time.
  `,
  facets: [
    {
      kind: "support",
      level: "Medium",
      stem: "Which finding, if true, would most directly support the team's argument?",
      key: {
        text: "Photographs taken before and after one stormy winter show that large boulders had changed places.",
        reason:
          "Boulders that move in a winter of storms, without any earthquake, are being moved by storms.",
      },
      wrong: [
        {
          text: "Photographs taken from the air show that similar ridges lie on cliffs along many other coasts.",
          code: "beside-the-point",
          reason: "Other ridges could be the work of great waves just as well.",
        },
        {
          text: "Written records show that an earthquake was felt on the coast in the century before the ridge was first noted.",
          code: "contradicts-the-text",
          reason: "An earthquake at the right time would speak for the single great wave.",
        },
        {
          text: "Measurements show that the smallest stones of the ridge weigh no more than those on beaches nearby.",
          code: "wrong-group-or-measure",
          reason: "The question is what can move the great blocks, not the smallest stones.",
        },
      ],
      evidence: ["storms built it, and that they are building it still"],
      opening: "If storms are still building the ridge, they should be seen to move its stones.",
      steps: [
        "The team holds that storms *are building it still*. Large boulders in new places after a single stormy winter show storms at work, with no great wave in between.",
      ],
      hint: "Take the word *still* seriously: what could be observed today?",
      tip: habits.support,
    },
    {
      kind: "weaken",
      level: "Hard",
      stem: "Which finding, if true, would most directly weaken the team's argument?",
      key: {
        text: "Slow-growing lichens that bridge the gaps between boulders show that none has moved in several centuries.",
        reason:
          "Boulders that have lain still through centuries of gales are not being moved by storms.",
      },
      wrong: [
        {
          text: "Gauges at the foot of the cliff show that waves in most gales do not climb as high as its edge.",
          code: "too-narrow",
          reason: "The team needs some waves to reach the edge, not the waves of most gales.",
        },
        {
          text: "Fishermen report that the ridge has looked the same to them in every year that they can remember.",
          code: "wrong-strength-or-tone",
          reason:
            "A memory of how the ridge looked is too rough to catch blocks that move a little at a time.",
        },
        {
          text: "Maps drawn two hundred years ago seem to show the ridge at a greater distance from the edge than it is now.",
          code: "relationship-reversed",
          reason:
            "The edge may have worn back or the stones may have moved; neither speaks against storms.",
        },
      ],
      evidence: ["they are building it still", "move the blocks a little at a time"],
      opening: "What the argument cannot survive is proof that the blocks have not moved at all.",
      steps: [
        "Storms are said to be moving the blocks *still*, if only *a little at a time*. If no block has moved in centuries, storms have not done so; the other findings leave room for it.",
      ],
      hint: "For each finding, ask whether the team could accept it and keep its argument.",
      tip: habits.weaken,
    },
    {
      kind: "structure",
      level: "Medium",
      key: {
        text: "It describes a puzzling formation and then compares two views of its origin.",
        reason:
          "The ridge comes first; then the great wave, held for long, and the storms, argued now.",
      },
      wrong: [
        {
          text: "It describes a puzzling formation and then tells how it was first discovered.",
          code: "not-in-the-text",
          reason: "Nothing is said about the discovery of the ridge.",
        },
        {
          text: "It describes a popular belief and then defends it with newly found evidence.",
          code: "contradicts-the-text",
          reason: "The older view is set against a newer one, not defended.",
        },
        {
          text: "It describes the force of storms and then shows how they damage a coastline.",
          code: "too-narrow",
          reason: "Storms enter only as one of the two explanations of the ridge.",
        },
      ],
      evidence: [
        "For a long time geologists saw in it",
        "A team that has studied the ridge now argues",
      ],
      opening: "After the first sentence the text sets an older explanation beside a newer one.",
      steps: [
        "The ridge is described; *for a long time* it was put down to a great wave; a team *now argues* that storms built it. Description, first account, second account.",
      ],
      hint: "Follow the words of time: *for a long time*, *now*.",
      tip: habits.structure,
    },
  ],
};
