import { wordSet } from "./word-set.ts";

export const levyWaiveAllayBroach = wordSet({
  id: "levy-waive-allay-broach",
  contexts: {
    levy: {
      level: "Easy",
      clueKind: "W3",
      text: "To pay for the mending of its walls, the old town was allowed to ______ a tax of one penny on each cart that came in by the gate. From the next market day on, farmers left their carts outside and carried in their cabbages, and the gatekeeper learned to count baskets.",
      clue: "To pay for the mending of its walls",
      reason: "A town that needs money for its walls collects a tax: it *levies* one.",
      misfits: {
        waive: {
          code: "contradicts-the-text",
          reason: "A town that gave up the tax would have had nothing for its walls.",
        },
        allay: { code: "wrong-sense", reason: "Fears or doubts can be quieted, but not a tax." },
        broach: {
          code: "wrong-strength-or-tone",
          reason:
            "To bring the tax up in talk would pay for nothing, and the farmers would have kept to their carts.",
        },
      },
      opening: "The town needed money for its walls, so it was allowed to collect a tax.",
      hint: "What must a town do with a tax in order to have money from it?",
    },
    waive: {
      level: "Medium",
      clueKind: "W10",
      text: "By its own rules the library may take a dime for every day that a book is late. For as long as anyone remembers, it has been willing to ______ the charge for a reader who comes in on Saturday and reads the missing book aloud to the children, however late it is, and however dull.",
      clue: "By its own rules the library may take a dime",
      reason: "To give up a charge that the rules would allow is to *waive* it.",
      misfits: {
        levy: {
          code: "contradicts-the-text",
          reason:
            "The library may take the dime from anyone; reading aloud would earn nothing if it were taken.",
        },
        allay: { code: "wrong-sense", reason: "A charge is not a fear that could be calmed." },
        broach: {
          code: "wrong-strength-or-tone",
          reason: "A reader is not rewarded for reading aloud by having the charge brought up.",
        },
      },
      opening: "The library may take a dime a day, but it lets those off who read aloud.",
      hint: "What would a reader hope for who gives up a Saturday to read aloud?",
    },
    allay: {
      level: "Hard",
      clueKind: "W12",
      text: "The engineers' report was meant to ______ the alarm of the families living below the dam, and it held sixty pages of excellent news. It might have been wiser, though, not to have it delivered at night, by running messengers, in rubber boots.",
      clue: "sixty pages of excellent news",
      reason:
        "Good news is meant to calm people, and night and rubber boots undid it: the report was to *allay* alarm.",
      misfits: {
        levy: { code: "wrong-sense", reason: "Alarm is not collected like a tax." },
        waive: {
          code: "wrong-strength-or-tone",
          reason:
            "Alarm is no right or charge that the engineers could give up on the families' behalf.",
        },
        broach: {
          code: "half-right",
          reason:
            "The report did bring up a delicate matter, but good news was to do more than mention the alarm.",
        },
      },
      opening: "Sixty pages of good news were to calm those whom the messengers then frightened.",
      hint: "What is good news supposed to do for people in alarm, and what did the boots do?",
    },
    broach: {
      level: "Hard",
      clueKind: "W10",
      text: "Both of the partners knew that the firm would have to be sold, and for three dinners running they spoke of fish, of the weather, and of other people's sons. Neither could bring himself to ______ the matter. It was the waiter who asked them, in the end, whether something was wrong.",
      clue: "they spoke of fish, of the weather, and of other people's sons",
      reason: "A matter that two people talk around is one they will not bring up, or *broach*.",
      misfits: {
        levy: {
          code: "wrong-sense",
          reason: "A matter of this kind is not something to be imposed on anyone.",
        },
        waive: {
          code: "contradicts-the-text",
          reason:
            "By talking of fish they do let the matter drop; what they cannot do is the opposite.",
        },
        allay: {
          code: "wrong-strength-or-tone",
          reason:
            "Their fears might have been calmed by a talk, but it is the matter itself that stands after the blank.",
        },
      },
      opening: "The partners talk of all things but one, since neither dares to bring it up.",
      hint: "What do the two avoid by talking of fish?",
    },
  },
});
