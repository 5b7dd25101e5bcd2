import type { NoteSet } from "../note-set.ts";

export const twoVoyagers: NoteSet = {
  id: "two-voyagers",
  field: "technology",
  source: "NASA, Voyager mission pages; standard encyclopedias of spaceflight",
  notes: [
    "NASA launched the space probe Voyager 2 on August 20, 1977, and its twin, Voyager 1, on September 5, 1977.",
    "Voyager 1 took the shorter path and reached Jupiter first, in March 1979.",
    "Both probes flew past Jupiter and Saturn.",
    "Voyager 2 went on to Uranus in 1986 and to Neptune in 1989.",
    "Voyager 1 entered interstellar space in 2012, and Voyager 2 did so in 2018.",
  ],
  questions: [
    {
      goal: "difference",
      level: "Easy",
      wants: "emphasize a difference in the planets that the two probes visited",
      uses: [0, 2, 3],
      key: {
        text: "Both probes flew past Jupiter and Saturn, but only Voyager 2, not Voyager 1, went on to Uranus and Neptune.",
        reason: "This names the planets that set the probes apart.",
      },
      wrong: [
        {
          text: "Voyager 1 entered interstellar space in 2012, but its twin, Voyager 2, did not do so until six years later, in 2018.",
          code: "beside-the-point",
          reason: "This contrasts dates, not planets.",
        },
        {
          text: "Voyager 2, which NASA launched before Voyager 1, in August 1977, flew past Uranus in 1986 and past Neptune in 1989.",
          code: "half-right",
          reason: "This names planets without saying that the other probe did not visit them.",
        },
        {
          text: "Both probes, Voyager 1 as well as Voyager 2, flew past Jupiter and Saturn before they entered interstellar space.",
          code: "wrong-purpose",
          reason: "This uses the planets to bring out something the probes share.",
        },
      ],
      step: "The goal asks for a contrast of planets, so the sentence must say which of them only one probe visited. Two of the notes name planets.",
      look: "which planets both probes passed and which only one did",
    },
    {
      goal: "similarity",
      level: "Medium",
      wants: "emphasize a similarity in the routes of the two probes",
      uses: [0, 2, 4],
      key: {
        text: "Voyager 1, like its twin, Voyager 2, flew past Jupiter and Saturn and later entered interstellar space.",
        reason: "This names what the routes of both probes share.",
      },
      wrong: [
        {
          text: "Voyager 1, like its twin, Voyager 2, was launched by NASA in 1977, although not on the same day.",
          code: "beside-the-point",
          reason: "This names a similarity of the launches.",
        },
        {
          text: "Voyager 1, the twin of Voyager 2, took the shorter path to Jupiter and entered interstellar space in 2012.",
          code: "half-right",
          reason: "This describes the route of only one probe.",
        },
        {
          text: "Voyager 1, unlike its twin, Voyager 2, did not go on to Uranus and Neptune after it had flown past Saturn.",
          code: "wrong-purpose",
          reason: "This uses the routes to bring out a difference.",
        },
      ],
      step: "The goal asks for a similarity of routes, so the sentence must say something that holds for both routes. Two of the notes speak of both probes.",
      look: "what both probes flew past and what both entered",
    },
    {
      goal: "reason",
      level: "Easy",
      wants: "explain why Voyager 1 reached Jupiter before Voyager 2",
      uses: [0, 1],
      key: {
        text: "Although it was launched after Voyager 2, Voyager 1 reached Jupiter first, in March 1979, because it took the shorter path.",
        reason: "This gives the reason, the shorter path.",
      },
      wrong: [
        {
          text: "Although it was launched after Voyager 2, Voyager 1 reached Jupiter first and was also the first to enter interstellar space.",
          code: "half-right",
          reason: "This states that the probe came first but not why.",
        },
        {
          text: "Although it reached Jupiter after Voyager 1, Voyager 2 went on to fly past two more planets, Uranus and Neptune.",
          code: "beside-the-point",
          reason: "This concerns what Voyager 2 did later.",
        },
        {
          text: "Voyager 1, which took the shorter path, flew past both Jupiter and Saturn, as did Voyager 2, which had been launched first.",
          code: "wrong-purpose",
          reason: "This mentions the path but draws on it for a similarity, not for a reason.",
        },
      ],
      step: "The goal asks for a reason, so the sentence must say what let the later probe arrive first. One note tells of both arrival and cause.",
      look: "how Voyager 1 came to reach Jupiter first",
    },
    {
      goal: "overview",
      level: "Hard",
      wants: "provide an overview of Voyager 2's journey from launch to interstellar space",
      uses: [0, 2, 3, 4],
      key: {
        text: "Launched on August 20, 1977, Voyager 2 flew past Jupiter and Saturn, went on to Uranus and Neptune, and entered interstellar space in 2018.",
        reason: "This takes the probe through its stages in order.",
      },
      wrong: [
        {
          text: "Launched on August 20, 1977, some two weeks before its twin, Voyager 2 flew past four planets in all, the last of which was Neptune, in 1989.",
          code: "half-right",
          reason: "This ends with Neptune, long before interstellar space.",
        },
        {
          text: "Launched on September 5, 1977, Voyager 1 took a shorter path than Voyager 2, flew past Jupiter and Saturn, and entered interstellar space in 2012.",
          code: "wrong-purpose",
          reason: "This uses the notes to trace the journey of the other probe.",
        },
        {
          text: "Voyager 2 entered interstellar space in 2018, six years after its twin, Voyager 1, which had taken the shorter path and reached Jupiter first.",
          code: "beside-the-point",
          reason: "This compares the two probes instead of following one.",
        },
      ],
      step: "The goal asks for the whole journey of one probe, so the sentence must lead from its launch to its last stage. Several notes supply the stages.",
      look: "when Voyager 2 was launched, which planets it passed, and what it entered",
    },
    {
      goal: "time",
      level: "Easy",
      wants: "specify when Voyager 1 entered interstellar space",
      uses: [0, 4],
      key: {
        text: "Voyager 1, a space probe that NASA launched in 1977, entered interstellar space in 2012.",
        reason: "This gives the year, 2012.",
      },
      wrong: [
        {
          text: "Voyager 1, a space probe that NASA launched in 1977, has entered interstellar space, as has Voyager 2.",
          code: "half-right",
          reason: "This says that the probe entered interstellar space but not when.",
        },
        {
          text: "Voyager 1, a space probe that NASA launched in 1977, reached Jupiter in March 1979.",
          code: "beside-the-point",
          reason: "This dates the arrival at Jupiter.",
        },
        {
          text: "Voyager 1, a space probe that NASA launched in 1977, reached interstellar space in March 1979.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This moves the event to the month in which the probe reached Jupiter.",
        },
      ],
      step: "The goal asks for a date, so the sentence must give the year for this probe. The last note gives a year for each of the two.",
      look: "when each probe entered interstellar space",
    },
  ],
};
