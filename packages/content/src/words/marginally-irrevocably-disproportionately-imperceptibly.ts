import { wordSet } from "./word-set.ts";

export const marginallyIrrevocablyDisproportionatelyImperceptibly = wordSet({
  id: "marginally-irrevocably-disproportionately-imperceptibly",
  contexts: {
    marginally: {
      level: "Medium",
      clueKind: "W8",
      text: "The new propeller makes the boat only ______ faster, by half a second in a race of four minutes, and its cost would buy another boat. But in a sport where crowns are won by the length of a hand, there was no club that could afford not to order it.",
      clue: "by half a second in a race of four minutes",
      reason:
        "Half a second in four minutes is a very small gain: the boat is *marginally* faster.",
      misfits: {
        irrevocably: {
          code: "not-in-the-text",
          reason: "Whether the gain can be undone does not matter in a race.",
        },
        disproportionately: {
          code: "contradicts-the-text",
          reason:
            "*Only* and the half second make the gain small, and it is the cost that is out of proportion.",
        },
        imperceptibly: {
          code: "too-extreme",
          reason: "Half a second decides the race here, so somebody must perceive it.",
        },
      },
      opening: "A gain of half a second in four minutes is a small one.",
      hint: "*Only* and the half second tell how great the gain is.",
    },
    irrevocably: {
      level: "Medium",
      clueKind: "W7",
      text: "Too much salt can be answered with water, and too much water with time; most of what is done in a kitchen can be taken back. With an egg it is otherwise. What was clear and ran on the plate is ______ changed, and no amount of cooling or coaxing will make it run again.",
      clue: "no amount of cooling or coaxing will make it run again",
      reason: "A change that cannot be taken back has happened *irrevocably*.",
      misfits: {
        marginally: {
          code: "contradicts-the-text",
          reason: "From clear and liquid to firm is not a small change.",
        },
        disproportionately: {
          code: "wrong-strength-or-tone",
          reason:
            "The change may be great for a little heat, but the contrast is with what can be taken back.",
        },
        imperceptibly: {
          code: "wrong-sense",
          reason: "Anyone can see that the egg no longer runs.",
        },
      },
      opening: "Unlike the salt and the water, the change in an egg cannot be taken back.",
      hint: "*It is otherwise*: otherwise than what?",
    },
    disproportionately: {
      level: "Hard",
      clueKind: "W8",
      text: "Noise from the airport reaches the entire city, and each district has sent in its complaints. But the two beneath the runway, home to a tenth of the people, account for more than half of them. The burden, the report concludes, is borne ______ by those who fly the least.",
      clue: "home to a tenth of the people",
      reason:
        "A tenth of the people with more than half of the complaints bear more than their share: they bear it *disproportionately*.",
      misfits: {
        marginally: {
          code: "contradicts-the-text",
          reason: "The share of these districts is not slight but more than half.",
        },
        irrevocably: {
          code: "not-in-the-text",
          reason: "Nothing shows that the burden could not be lifted again.",
        },
        imperceptibly: {
          code: "wrong-sense",
          reason: "People who complain so often have noticed the noise.",
        },
      },
      opening:
        "A tenth of the people make half of the complaints: more than their share of the noise.",
      hint: "Compare the two shares that are named in the text.",
    },
    imperceptibly: {
      level: "Easy",
      clueKind: "W3",
      text: "The hour hand of a clock advances so ______ that nobody ever catches it at work. One looks up at noon, and looks up again after lunch, and it stands a quarter of the way around the dial with the air of having been there all day.",
      clue: "nobody ever catches it at work",
      reason:
        "A movement that nobody ever catches cannot be seen: the hand advances *imperceptibly*.",
      misfits: {
        marginally: {
          code: "wrong-strength-or-tone",
          reason:
            "A quarter of the dial is no small advance; it is only that no one sees it happen.",
        },
        irrevocably: {
          code: "not-in-the-text",
          reason: "That the hand will not go back is no reason why it should not be seen.",
        },
        disproportionately: {
          code: "wrong-sense",
          reason: "The hand keeps time exactly; it does not move more than its share.",
        },
      },
      opening: "The hand moves, but so slowly that nobody can see it move.",
      hint: "What is it that nobody is able to do?",
    },
  },
});
