import { wordSet } from "./word-set.ts";

export const tacitUnequivocalQualifiedGrudging = wordSet({
  id: "tacit-unequivocal-qualified-grudging",
  contexts: {
    tacit: {
      level: "Hard",
      clueKind: "W12",
      text: "No rule gave the students leave to sit on the roof, and no one in authority had ever breathed a word about it. But the door was oiled each fall, a bench appeared, and the janitor, at whatever hour he met them, talked of the weather. The school's consent was complete and even kind, if ______.",
      clue: "no one in authority had ever breathed a word",
      reason: "Consent shown by a bench and an oiled door, but never put into words, is *tacit*.",
      misfits: {
        unequivocal: {
          code: "too-extreme",
          reason:
            "Plain consent would be one thing more to praise, whereas *if* admits that something was wanting: a word.",
        },
        qualified: {
          code: "half-right",
          reason: "*If* might well limit the consent, but it has just been called complete.",
        },
        grudging: {
          code: "contradicts-the-text",
          reason: "A bench that nobody asked for is the reverse of unwilling.",
        },
      },
      opening: "The school let the students be without ever saying that it did.",
      hint: "Two hints: how much was done for the students, and how much was said.",
    },
    unequivocal: {
      level: "Easy",
      clueKind: "W8",
      text: 'On most of the season\'s books the five critics hedged, as critics will, with an "on the whole" here and a "perhaps" there. Of the slim volume that won they wrote with ______ praise: without an "if," without a "but," and without a footnote.',
      clue: 'without an "if," without a "but," and without a footnote',
      reason: "Praise without an *if* or a *but* leaves no doubt: it is *unequivocal*.",
      misfits: {
        tacit: {
          code: "contradicts-the-text",
          reason: "The praise was put in writing and cannot have been silent.",
        },
        qualified: {
          code: "relationship-reversed",
          reason: "*If* and *but* are what makes praise qualified, and here there were none.",
        },
        grudging: {
          code: "wrong-strength-or-tone",
          reason: "Nothing suggests that the critics were sorry to praise the book.",
        },
      },
      opening: "Praise without any *if* or *but* could not be plainer.",
      hint: "What would an *if* or a *but* have done to the praise?",
    },
    qualified: {
      level: "Hard",
      clueKind: "W2",
      text: 'The reviewer is warm, and the publisher has printed his words across the cover: "No finer book exists on the first year of the war." Still, as readers who know their history will see, the praise is ______. The war lasted for six, and the book tells of all of them.',
      clue: "on the first year of the war",
      reason: "Praise for one sixth of what the book covers is limited, or *qualified*.",
      misfits: {
        tacit: { code: "wrong-sense", reason: "Words across a cover are not unspoken." },
        unequivocal: {
          code: "contradicts-the-text",
          reason:
            "Praise that stops after one year of six has something held back, as *still* announces.",
        },
        grudging: {
          code: "wrong-strength-or-tone",
          reason: "The reviewer is said to be warm, so he does not praise against his will.",
        },
      },
      opening: "The warm words cover one year of six, so the praise has its limits.",
      hint: "Compare what the words on the cover praise with what the book contains.",
    },
    grudging: {
      level: "Medium",
      clueKind: "W2",
      text: "The guild's acceptance of its first woman was complete, for she had from that day every right of the men, but it was ______ to the last. The master read the result of the vote aloud twice, hoping to have misread it, and gave her the key to the hall as a man hands over his own tooth.",
      clue: "hoping to have misread it",
      reason:
        "A master who hopes to have misread the vote, and gives up a key like a tooth, acts against his will: he is *grudging*.",
      misfits: {
        tacit: { code: "contradicts-the-text", reason: "The result was read aloud, and twice." },
        unequivocal: {
          code: "wrong-strength-or-tone",
          reason:
            "Her rights were indeed clear, but after *but* comes what was wrong with the acceptance.",
        },
        qualified: {
          code: "relationship-reversed",
          reason:
            "The acceptance was complete, with every right of the men, and so without any limit.",
        },
      },
      opening: "The guild gave her every right, but each example shows how little it wanted to.",
      hint: "What do the two examples show about the master's feelings?",
    },
  },
});
