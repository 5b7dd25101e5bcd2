import { wordSet } from "./word-set.ts";

export const supplantAccommodateMonitorStimulate = wordSet({
  id: "supplant-accommodate-monitor-stimulate",
  contexts: {
    supplant: {
      version: 2,
      level: "Medium",
      clueKind: "W2",
      text: "In the early 1950s many commentators expected television to ______ radio as a source of home entertainment. Radio survived, however, by altering its function: stations gave up the dramas that audiences now preferred to watch and concentrated on recorded music and news, so that the two media continued side by side.",
      clue: "Radio survived, however, by altering its function",
      reason:
        "To *supplant* is to take the place of. *However* shows that what was expected did not occur: radio *survived*, and the two media continued together.",
      misfits: {
        accommodate: {
          code: "contradicts-the-text",
          reason:
            "To *accommodate* is to make room for. That the two media *continued side by side* would fulfill this expectation, but *however* says that the expectation was not fulfilled.",
        },
        monitor: {
          code: "wrong-sense",
          reason:
            "To *monitor* is to observe and check. Nothing in the outcome bears on whether television kept watch over radio.",
        },
        stimulate: {
          code: "relationship-reversed",
          reason:
            "To *stimulate* is to encourage growth. The survival of radio would then be expected, whereas *however* presents it as unexpected.",
        },
      },
      opening: "The survival of radio is reported as the reverse of what was expected.",
      hint: "*However* tells that the expectation failed: what did radio do instead?",
      source:
        "Radio after the introduction of television: standard reference works in media history",
    },
    accommodate: {
      version: 2,
      level: "Easy",
      clueKind: "W2",
      text: "Since 2016 the Panama Canal has been able to ______ large container ships that formerly had to follow longer routes. A third set of locks provides room for vessels approximately 50 meters wide, whereas the original chambers, completed in 1914, accept none much wider than 32 meters.",
      clue: "provides room for vessels approximately 50 meters wide",
      reason:
        "To *accommodate* is to have enough room for. The new set of locks *provides room for* wider vessels.",
      misfits: {
        supplant: {
          code: "wrong-sense",
          reason:
            "To *supplant* is to take the place of. A canal lets ships pass and does not take their place.",
        },
        monitor: {
          code: "not-in-the-text",
          reason:
            "To *monitor* is to observe and check. Nothing is said of keeping watch over the ships.",
        },
        stimulate: {
          code: "half-right",
          reason:
            "To *stimulate* is to encourage. Trade may have been encouraged, but the text speaks of ships for which there is now room.",
        },
      },
      opening: "The new locks provide room for wider vessels than the original chambers did.",
      hint: "The second sentence compares the room in the two sets of chambers.",
      source: "The expansion of the Panama Canal: standard reference works in engineering",
    },
    monitor: {
      version: 2,
      level: "Easy",
      clueKind: "W1",
      text: "Ecologist Clarisse Mabika and colleagues installed acoustic recorders at fifty sites in the Congo Basin in order to ______ populations of forest elephants. The devices register low-frequency calls continuously and enable the team to observe changes in the number and distribution of the animals without approaching them.",
      clue: "enable the team to observe changes in the number and distribution of the animals",
      reason:
        "To *monitor* is to observe over a period of time. The recorders allow the team *to observe changes* in the populations.",
      misfits: {
        supplant: {
          code: "wrong-strength-or-tone",
          reason:
            "To *supplant* is to replace. Devices that register calls do not remove the animals or take their place.",
        },
        accommodate: {
          code: "not-in-the-text",
          reason:
            "To *accommodate* is to provide room or lodging for. The devices provide information and no habitat.",
        },
        stimulate: {
          code: "relationship-reversed",
          reason:
            "To *stimulate* is to cause to increase. The calls act on the devices, not the devices on the animals, which the team does not approach.",
        },
      },
      opening: "The recorders allow the team to observe the animals over long periods.",
      hint: "The end of the second sentence says what the recordings enable the team to do.",
    },
    stimulate: {
      version: 2,
      level: "Hard",
      clueKind: "W9",
      text: "Because few of the devices that won agricultural prizes in the 1800s were ever adopted, historians have generally judged the prizes to have been ineffective. Economist Joon Park disagrees: the chief function of a prize, he argues, was to ______ invention among those who did not receive it, whose patents in the announced field approximately doubled in subsequent years.",
      clue: "approximately doubled in subsequent years",
      reason:
        "To *stimulate* is to encourage or cause to increase. The patents of those who did not win *approximately doubled* once a prize had been announced.",
      misfits: {
        supplant: {
          code: "contradicts-the-text",
          reason:
            "To *supplant* is to replace. The prizes led to more invention and did not take its place.",
        },
        accommodate: {
          code: "wrong-strength-or-tone",
          reason:
            "To *accommodate* is to make room for. To allow invention is less than to cause it to double, which is Park's evidence.",
        },
        monitor: {
          code: "beside-the-point",
          reason:
            "To *monitor* is to observe and check. Patents let Park measure invention, but measuring it was not the function of the prizes.",
        },
      },
      opening: "Park argues that the prizes led even those who did not win to invent more.",
      hint: "Park disagrees with *ineffective*: find the effect that he reports.",
    },
  },
});
