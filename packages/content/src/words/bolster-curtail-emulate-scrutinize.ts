import { wordSet } from "./word-set.ts";

export const bolsterCurtailEmulateScrutinize = wordSet({
  id: "bolster-curtail-emulate-scrutinize",
  contexts: {
    bolster: {
      level: "Easy",
      clueKind: "W5",
      text: "The discovery of a second bakery beneath the square did more than please the tourists. Like the grain pits found the year before, it served to ______ the view that the town had once fed a whole garrison, and gave its defenders one more thing to point at.",
      clue: "gave its defenders one more thing to point at",
      reason:
        "A find that gives the defenders of a view one more thing to point at strengthens it, or *bolsters* it.",
      misfits: {
        curtail: {
          code: "contradicts-the-text",
          reason:
            "To curtail the view would be to cut it short, but its defenders gain by the find.",
        },
        emulate: {
          code: "wrong-sense",
          reason: "A bakery cannot imitate a view that scholars hold.",
        },
        scrutinize: {
          code: "wrong-strength-or-tone",
          reason:
            "The find is one more piece of evidence for the view; it does not go over the view looking for flaws.",
        },
      },
      opening: "A find that hands the defenders of a view new evidence makes the view stronger.",
      hint: "Read on to the end: for whom was the second bakery good news?",
    },
    curtail: {
      level: "Medium",
      clueKind: "W3",
      text: "By August the reservoir had sunk so low that the council was obliged to ______ the sprinkling of lawns. On three days of the week the hoses ran as before; on the other four they lay coiled, and the grass of the mayor turned the same yellow as everyone's.",
      clue: "on the other four they lay coiled",
      reason:
        "Hoses that lie coiled four days of seven show that the sprinkling was cut down, or *curtailed*.",
      misfits: {
        bolster: {
          code: "contradicts-the-text",
          reason:
            "Support for sprinkling would have emptied the reservoir, and the hoses ran less often, not more.",
        },
        emulate: {
          code: "wrong-sense",
          reason: "A council does not imitate the sprinkling of lawns.",
        },
        scrutinize: {
          code: "wrong-strength-or-tone",
          reason:
            "Close watch alone would not have left the hoses coiled on four days of the week.",
        },
      },
      opening:
        "Low water and hoses that lie coiled on four days show that sprinkling was cut down.",
      hint: "Compare what the hoses did before August with what they did after it.",
    },
    emulate: {
      level: "Hard",
      clueKind: "W12",
      text: 'Young painters came to the studio to learn, and most went away able to ______ the master in everything, down to the way he wiped a brush. It was the one thing he could not forgive. "I have hands enough," he used to say. "I was hoping for eyes."',
      clue: "I have hands enough",
      reason:
        "Pupils who do with their hands whatever he does with his copy him: they *emulate* the master.",
      misfits: {
        bolster: {
          code: "not-in-the-text",
          reason: "Nothing suggests that the master was failing and needed their support.",
        },
        curtail: {
          code: "wrong-sense",
          reason:
            'A person may be limited, but not "in everything, down to the way he wiped a brush."',
        },
        scrutinize: {
          code: "contradicts-the-text",
          reason: "To study him closely takes eyes, and eyes are what he says the pupils lacked.",
        },
      },
      opening:
        "Pupils who serve only as more hands like the master's own have learned to copy him.",
      hint: "The master's last words name what he got from the pupils and what he missed.",
    },
    scrutinize: {
      level: "Medium",
      clueKind: "W6",
      text: "The choir's accounts had never been hidden; it was simply that, for a generation, nobody had troubled to ______ them. When a new treasurer at last did so, line by line, she found that the singers were still paying to heat a chapel pulled down in 1990.",
      clue: "line by line",
      reason:
        "What the treasurer did line by line, and nobody before her, was to examine, or *scrutinize*, the accounts.",
      misfits: {
        bolster: {
          code: "wrong-sense",
          reason:
            "The treasurer does not strengthen the accounts; she finds an error that was in them.",
        },
        curtail: {
          code: "wrong-strength-or-tone",
          reason:
            "Costs may have been cut afterward, but it was by reading every line that she found the chapel.",
        },
        emulate: {
          code: "not-in-the-text",
          reason:
            "Nobody sets out to imitate these accounts, and to do so would not bring the error to light.",
        },
      },
      opening: "What the new treasurer did line by line is what nobody had troubled to do before.",
      hint: "Find the words that tell how the treasurer went to work.",
    },
  },
});
