import { wordSet } from "./word-set.ts";

export const propensityDisdainAptitudeReverence = wordSet({
  id: "propensity-disdain-aptitude-reverence",
  contexts: {
    propensity: {
      version: 2,
      level: "Easy",
      clueKind: "W4",
      text: "Psychologists who investigate planning report a consistent ______ for underestimating the time that a task will require. Students asked when they expected to complete a thesis, for example, named dates that preceded the actual ones by several weeks; awareness of earlier delays seldom corrects such estimates.",
      clue: "named dates that preceded the actual ones by several weeks",
      reason:
        "A *propensity* is a natural tendency to behave in a certain way. Students repeatedly *named dates* that were too early, in spite of *earlier delays*.",
      misfits: {
        disdain: {
          code: "contradicts-the-text",
          reason:
            "*Disdain* is contempt for something unworthy. The students do not scorn such estimates; they keep making them.",
        },
        aptitude: {
          code: "wrong-strength-or-tone",
          reason:
            "An *aptitude* is a talent for doing something well. To name dates that prove too early is an error and no talent.",
        },
        reverence: {
          code: "wrong-sense",
          reason: "*Reverence* is deep respect. An underestimate is nothing that one honors.",
        },
      },
      opening: "Students repeatedly expect to finish earlier than they do.",
      hint: "The example of the students shows the same error made again and again.",
      source: "The planning fallacy: standard reference works in psychology",
    },
    disdain: {
      version: 2,
      level: "Easy",
      clueKind: "W4",
      text: "The novelist Vladimir Nabokov expressed open ______ for the psychoanalytic interpretation of literature. In prefaces and interviews he ridiculed the theories of Sigmund Freud as vulgar and medieval in character, and he repeatedly warned readers against discovering illustrations of them in his novels.",
      clue: "he ridiculed the theories of Sigmund Freud as vulgar and medieval",
      reason:
        "*Disdain* is contempt for what one thinks worthless. Nabokov *ridiculed* Freud's theories as *vulgar*.",
      misfits: {
        propensity: {
          code: "relationship-reversed",
          reason:
            "A *propensity* is a natural inclination toward something. Nabokov warned readers away from such interpretation.",
        },
        aptitude: {
          code: "not-in-the-text",
          reason:
            "An *aptitude* is a talent. The examples tell what he thought of the method and not how well he could use it.",
        },
        reverence: {
          code: "contradicts-the-text",
          reason:
            "*Reverence* is deep respect. He called the theories *vulgar and medieval in character*.",
        },
      },
      opening: "Nabokov ridiculed Freud's theories and warned readers against them.",
      hint: "The second sentence gives examples of what Nabokov said in public.",
      source: "Vladimir Nabokov on Freud: standard reference works in literature",
    },
    aptitude: {
      version: 2,
      level: "Hard",
      clueKind: "W12",
      text: "The ability of some listeners to identify notes without reference to others is frequently attributed to early training. Psychologist Mei-Ling Strand considers training necessary but insufficient: among 180 pupils instructed by identical methods, only a minority acquired the skill, which suggests that a prior ______ for it, not supplied by lessons, must also be present.",
      clue: "only a minority acquired the skill",
      reason:
        "An *aptitude* is a natural talent for learning something. Since identical lessons gave the skill to *only a minority*, something *not supplied by lessons* must help.",
      misfits: {
        propensity: {
          code: "half-right",
          reason:
            "A *propensity* is an inclination to act in some way. It would explain how willingly pupils practiced, but what most of them lacked, after *identical methods*, was the *skill* itself.",
        },
        disdain: {
          code: "contradicts-the-text",
          reason:
            "*Disdain* is contempt. It would keep a pupil from learning, but the blank names what helped a *minority* to acquire the skill.",
        },
        reverence: {
          code: "not-in-the-text",
          reason:
            "*Reverence* is deep respect. Nothing suggests that those who succeeded honored the skill more than others.",
        },
      },
      opening:
        "With identical lessons only some pupils learned, so they must have brought something along.",
      hint: "Ask what besides lessons would enable a minority to acquire an ability.",
    },
    reverence: {
      version: 2,
      level: "Medium",
      clueKind: "W3",
      text: "Since 1994, mountaineers have been forbidden to climb any peak in Bhutan higher than six thousand meters. The policy is a response to local ______ for the great summits, which neighboring communities regard as the dwellings of protective deities and honor with prayers and offerings.",
      clue: "honor with prayers and offerings",
      reason:
        "*Reverence* is deep respect, especially for what is sacred. The communities *honor* the summits as *dwellings of protective deities*.",
      misfits: {
        propensity: {
          code: "wrong-sense",
          reason:
            "A *propensity* is an inclination to do something. It can be for an action but hardly for a summit.",
        },
        disdain: {
          code: "contradicts-the-text",
          reason: "*Disdain* is contempt, the reverse of prayers and offerings.",
        },
        aptitude: {
          code: "not-in-the-text",
          reason: "An *aptitude* is a talent. The policy does not rest on how well anyone climbs.",
        },
      },
      opening: "The communities honor the summits as the dwellings of deities.",
      hint: "The clause that begins with *which* tells how the summits are regarded.",
      source: "Restrictions on mountaineering in Bhutan: standard reference works in geography",
    },
  },
});
