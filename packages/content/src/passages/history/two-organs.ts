import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const twoOrgans: Passage = {
  id: "two-organs",
  genre: "letter",
  credit:
    "The following text is from a letter written for SAT Practice in the manner of the 1790s. An organ builder writes to a convent.",
  text: prose`
    Reverend Mothers: You ask me for an organ twice as large as the cathedral's. I have stood in
    your church and clapped my hands, and the sound was five seconds in going. You must understand,
    then, that you have an instrument already. It has no pipes, it plays whatever is put into it,
    and it is always late. If I give you forty stops, the vault will give them back, all together,
    while the next chord is sounding, and the people will hear two organs in dispute. Let me build
    you a small one, of few voices and slow speech. I shall be the poorer for it, and you will hear
    what you are singing.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what did the organ builder do in the church?",
      key: {
        text: "Tested how long a sound lasted there",
        reason: "The builder *clapped* and noted that the sound took five seconds to go.",
      },
      wrong: [
        {
          text: "Measured the vault for forty stops",
          code: "words-echoed",
          reason: "The forty stops are what the builder advises against.",
        },
        {
          text: "Listened to the convent's singing",
          code: "not-in-the-text",
          reason: "The builder clapped; nobody is said to have sung at the time.",
        },
        {
          text: "Repaired an instrument that had no pipes",
          code: "relationship-reversed",
          reason: "The instrument without pipes is the church itself.",
        },
      ],
      evidence: [
        "I have stood in your church and clapped my hands, and the sound was five seconds in going",
      ],
      opening: "The second sentence tells of the visit and what came of it.",
      steps: [
        "*I have stood in your church and clapped my hands, and the sound was five seconds in going*: it was a trial of the echo.",
      ],
      hint: "Find the sentence about the visit to the church.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "It has no pipes, it plays whatever is put into it, and it is always late.",
      key: {
        text: "It turns the echo of the church into an organ in jest.",
        reason: "The *instrument already* there is the vault, which gives sounds back late.",
      },
      wrong: [
        {
          text: "It describes the faults of an organ that the convent would like replaced.",
          code: "wrong-group-or-measure",
          reason: "There is no old organ; what is described is the building.",
        },
        {
          text: "It lists the features that the builder means to give to a new organ.",
          code: "wrong-purpose",
          reason:
            "The new one is to have *few voices and slow speech*; this describes what is there already.",
        },
        {
          text: "It ridicules the playing of the convent's organist.",
          code: "wrong-strength-or-tone",
          reason: "No player is spoken of; what is *late* is the sound.",
        },
      ],
      evidence: ["you have an instrument already", "the vault will give them back"],
      opening: "The riddle of an instrument without pipes is solved by the sentence after it.",
      steps: [
        "A church in which a clap lasts *five seconds* returns each sound late. The builder calls this *an instrument already*, and the next sentence names it: *the vault*.",
      ],
      hint: "Ask what in the church gives back, late, whatever is put into it.",
      tip: habits.function,
    },
    {
      kind: "implication",
      level: "Medium",
      stem: "What does the text most strongly suggest about the builder's advice?",
      key: {
        text: "It runs against the builder's own interest.",
        reason: "A small organ will leave the builder *the poorer*.",
      },
      wrong: [
        {
          text: "It was asked for by the singers of the convent.",
          code: "relationship-reversed",
          reason: "The convent asks for a large organ; the advice is the builder's.",
        },
        {
          text: "It follows the example of the cathedral.",
          code: "not-in-the-text",
          reason: "The cathedral's organ is named for its size and not as an example.",
        },
        {
          text: "It would apply to an organ of any size.",
          code: "too-extreme",
          reason: "The advice turns on size: few voices instead of forty.",
        },
      ],
      evidence: ["Let me build you a small one", "I shall be the poorer for it"],
      opening: "A few words near the end tell what the advice will cost, and whom.",
      steps: [
        "The convent would pay for an organ twice the cathedral's. The builder asks to make *a small one* and adds, *I shall be the poorer for it*.",
      ],
      hint: "Ask who gains and who loses by a smaller organ.",
      tip: habits.implication,
    },
    {
      kind: "weaken",
      level: "Hard",
      stem: "Which finding, if true, would most directly weaken the builder's claim about how a large organ would sound in the church?",
      key: {
        text: "In a chapel where a clap lasts six seconds, an organ of fifty stops is heard without any blurring.",
        reason:
          "A longer echo and a larger organ should, on the builder's account, give a worse dispute.",
      },
      wrong: [
        {
          text: "In a hall where a clap dies at once, an organ of fifty stops is heard with great clearness.",
          code: "wrong-group-or-measure",
          reason: "Without an echo the builder's account foresees no trouble.",
        },
        {
          text: "In a chapel where a clap lasts six seconds, the nuns prefer to sing without an organ.",
          code: "beside-the-point",
          reason: "What singers prefer does not tell how a large organ sounds there.",
        },
        {
          text: "In a chapel where a clap lasts six seconds, hangings had to be put up before the organ's chords could be told apart.",
          code: "contradicts-the-text",
          reason: "This is what the builder would expect of a long echo.",
        },
      ],
      evidence: [
        "the sound was five seconds in going",
        "the people will hear two organs in dispute",
      ],
      opening: "The claim is that a long echo makes the chords of a large organ run together.",
      steps: [
        "The builder reasons from an echo of five seconds to *two organs in dispute*. A place with at least as long an echo and as large an organ, but no confusion, would speak against that.",
      ],
      hint: "Say under what two conditions the builder expects confusion, then look for a case that has both.",
      tip: habits.weaken,
    },
  ],
};
