import type { NoteSet } from "../note-set.ts";

export const citrusTrial: NoteSet = {
  id: "citrus-trial",
  field: "science",
  source: "Lind, A Treatise of the Scurvy (1753); standard histories of medicine",
  notes: [
    "Scurvy, a disease once common among sailors on long voyages, is caused by a lack of vitamin C.",
    "In 1747, James Lind, a surgeon on the British ship HMS *Salisbury*, chose 12 sailors with scurvy.",
    "He kept them in one place and gave all of them the same basic diet.",
    "He divided them into six pairs, and each pair received a different remedy, such as cider, vinegar, seawater, or oranges and lemons.",
    "The two sailors who ate oranges and lemons recovered best.",
    "The British navy did not order lemon juice for its ships until 1795.",
  ],
  questions: [
    {
      goal: "method",
      level: "Medium",
      wants: "present the method of Lind's trial",
      uses: [1, 2, 3],
      key: {
        text: "Lind divided 12 sailors with scurvy into six pairs and, while all of them ate the same basic diet, gave each pair a different remedy.",
        reason: "This says how the sailors were grouped, fed, and treated.",
      },
      wrong: [
        {
          text: "Lind, a surgeon on a British ship, chose 12 sailors with scurvy for his trial of 1747 and kept all of them in one place.",
          code: "half-right",
          reason: "This tells whom he chose but not how he tested the remedies.",
        },
        {
          text: "Of the 12 sailors with scurvy whom Lind had divided into pairs, the two who ate oranges and lemons recovered better than the others.",
          code: "beside-the-point",
          reason: "This gives the result of the trial, not its method.",
        },
        {
          text: "Lind divided 12 sailors with scurvy into six pairs and, while all of them ate the same basic diet, gave the same remedy to every pair.",
          code: "contradicts-the-text",
          against: 3,
          reason:
            "This has all the pairs treated alike, although each received a different remedy.",
        },
      ],
      step: "A method tells how a trial was set up. Three notes describe the sailors, their diet, and their remedies.",
      look: "how Lind grouped, fed, and treated the sailors",
    },
    {
      goal: "time",
      level: "Medium",
      wants: "emphasize how long it took the navy to act on what Lind's trial had shown",
      uses: [1, 4, 5],
      key: {
        text: "Although the trial of 1747 had shown that oranges and lemons worked best, the British navy did not order lemon juice for its ships until 1795.",
        reason: "This sets the date of the trial beside the much later date of the order.",
      },
      wrong: [
        {
          text: "Although the trial of 1747 had shown that oranges and lemons worked best, the British navy did not order lemon juice for its ships at once.",
          code: "half-right",
          reason: "This hints at a delay but gives no date for its end.",
        },
        {
          text: "Although all 12 sailors in the trial of 1747 ate the same basic diet, the two who were given oranges and lemons recovered best.",
          code: "beside-the-point",
          reason: "This compares the sailors and leaves the navy out.",
        },
        {
          text: "Although the trial of 1747 had included only 12 sailors with scurvy, the British navy ordered lemon juice for its ships at once.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This has the navy act at once, although the order came in 1795.",
        },
      ],
      step: "A length of time needs a beginning and an end. One note dates the trial, and another dates the order.",
      look: "when Lind held his trial and when the navy gave its order",
    },
    {
      goal: "finding",
      level: "Easy",
      wants: "present the trial's finding about the most effective remedy",
      uses: [3, 4],
      key: {
        text: "Of the six remedies that Lind compared, oranges and lemons helped the sailors with scurvy most.",
        reason: "This says which remedy did best.",
      },
      wrong: [
        {
          text: "Of the six remedies that Lind compared, each was given to one pair of sailors on the same basic diet.",
          code: "beside-the-point",
          reason: "This tells how the remedies were given, not how well they worked.",
        },
        {
          text: "Of the six pairs of sailors with scurvy, one recovered better than the other five did.",
          code: "half-right",
          reason: "This says that one pair did best but not what that pair had been given.",
        },
        {
          text: "Of the six pairs of sailors with scurvy, the one that was given vinegar recovered better than the others did.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This gives the best result to a pair that did not recover best.",
        },
      ],
      step: "A finding is what the trial showed. One note tells who recovered best.",
      look: "which sailors recovered best",
    },
    {
      goal: "newcomers",
      level: "Medium",
      wants: "introduce Lind's trial to an audience unfamiliar with scurvy",
      uses: [0, 1, 4],
      key: {
        text: "In 1747, ship's surgeon James Lind compared remedies for scurvy, a disease caused by a lack of vitamin C, and found that oranges and lemons helped most.",
        reason: "This says what scurvy is and what Lind's trial showed.",
      },
      wrong: [
        {
          text: "In 1747, ship's surgeon James Lind compared remedies for scurvy on HMS *Salisbury* and found that the two sailors who ate oranges and lemons recovered best.",
          code: "half-right",
          reason: "This presents the trial but leaves readers to guess what scurvy is.",
        },
        {
          text: "In 1795, the British navy ordered lemon juice for its ships, on whose long voyages scurvy, a disease caused by a lack of vitamin C, was once common.",
          code: "beside-the-point",
          reason: "This explains the disease but tells of the navy's order instead of the trial.",
        },
        {
          text: "In 1747, ship's surgeon James Lind compared remedies for scurvy, a disease common among sailors, and found that the two sailors who were given vinegar recovered best.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This gives the best result to a remedy that did not bring it.",
        },
      ],
      step: "Readers who do not know scurvy need to be told what it is before the trial can make sense. One note explains the disease, and others tell what Lind did and saw.",
      look: "what scurvy is, what Lind did, and who recovered best",
    },
    {
      goal: "insiders",
      level: "Medium",
      wants: "present Lind's trial to an audience familiar with scurvy",
      uses: [1, 3, 4],
      key: {
        text: "In 1747, James Lind gave each of six pairs of sailors with scurvy a different remedy; the two sailors who ate oranges and lemons recovered best.",
        reason: "This describes the trial and its result without a word on what scurvy is.",
      },
      wrong: [
        {
          text: "In 1747, James Lind compared several remedies for scurvy, a disease caused by a lack of vitamin C and once common among sailors on long voyages.",
          code: "half-right",
          reason:
            "This explains the disease, which the audience knows, and hardly describes the trial.",
        },
        {
          text: "In 1795, almost half a century after James Lind had given oranges and lemons to sailors with scurvy, the British navy ordered lemon juice for its ships.",
          code: "beside-the-point",
          reason: "This speaks of the navy's order more than of the trial.",
        },
        {
          text: "In 1747, James Lind gave oranges and lemons to all 12 sailors with scurvy on a ship of the British navy, and two of them recovered best.",
          code: "contradicts-the-text",
          against: 3,
          reason:
            "This gives oranges and lemons to all the sailors, although only one pair received them.",
        },
      ],
      step: "An audience that knows the disease needs no explanation of it, only an account of the trial. Three notes tell whom Lind chose, what he gave them, and who recovered.",
      look: "what Lind did and who recovered best",
    },
  ],
};
