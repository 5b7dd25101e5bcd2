import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const withAHandOnTheDoor: Passage = {
  id: "with-a-hand-on-the-door",
  genre: "science",
  text: prose`
    *Rounds in the Valley* is a casebook written for SAT Practice in the voice of a country doctor.
    What patients come about, the doctor claims, is as a rule what they speak of last, with a hand
    already on the door; what they speak of first is only something that they think good enough to
    bring to a doctor.
  `,
  facets: [
    {
      kind: "quotation",
      level: "Medium",
      stem: "Which quotation from *Rounds in the Valley* most effectively illustrates the claim?",
      key: {
        text: '"Twenty minutes went on a corn. Not until he was buttoned up did it come out that his heart had been stopping and starting since Easter, at night above all."',
        reason:
          "A small matter is brought first, and the grave one, weeks old, comes out when he is about to leave.",
      },
      wrong: [
        {
          text: '"She was already on the step when she turned and asked if I would look in on her sister\'s boy, who had coughed in church on Sunday as they were leaving it."',
          code: "half-right",
          reason:
            "Something is spoken of last, but nothing is told of what she spoke of first, or of why she came.",
        },
        {
          text: '"He had not sat down before he told me of the blood; then, as there was time, he stayed and gave me his opinion of my hedge and of the vicar\'s until it was dark."',
          code: "relationship-reversed",
          reason: "What he came about is spoken of first, and trifles last.",
        },
        {
          text: '"He stood so long with a hand on the door that I asked him whether he was coming or going, and he said that he would think about it."',
          code: "words-echoed",
          reason: "There is a hand on a door, but nothing is brought to the doctor, first or last.",
        },
      ],
      evidence: [
        "what they speak of last, with a hand already on the door",
        "something that they think good enough to bring to a doctor",
      ],
      opening: "The quotation must show a lesser matter first and, on the way out, the true one.",
      steps: [
        "The corn on the toe is the thing *good enough to bring to a doctor*. The heart, which has troubled him *since Easter*, comes out only when he is buttoned up.",
      ],
      hint: "The claim has a first part and a last part, and the quotation needs them in that order.",
      tip: habits.quotation,
    },
    {
      kind: "support",
      level: "Easy",
      stem: "Which finding, if true, would most directly support the doctor's claim?",
      key: {
        text: "At the door most patients named what they had come about, as they had put it down at home before they set out.",
        reason: "What they had come about, by their own note, is what they spoke of last.",
      },
      wrong: [
        {
          text: "The first thing that patients told the doctor was mostly the reason for coming that they had written down.",
          code: "relationship-reversed",
          reason: "Then it would be the first thing, not the last, that they had come about.",
        },
        {
          text: "At the door most patients named something that the doctor, as he had to tell them, could do nothing to cure.",
          code: "beside-the-point",
          reason: "What the doctor can cure does not tell what patients came about.",
        },
        {
          text: "The patients who brought things up at the door had mostly been longer in the room than the other patients.",
          code: "wrong-group-or-measure",
          reason: "How long they had been in the room does not show what they came about.",
        },
      ],
      evidence: [
        "What patients come about, the doctor claims, is as a rule what they speak of last",
      ],
      opening:
        "The claim is supported if what is said last is what the patient meant to say all along.",
      steps: [
        "To test the claim one must know beforehand what patients come about. A reason put down at home tells it; if that is what comes up at the door, the doctor is right.",
      ],
      hint: "How could one know what patients came about before they spoke?",
      tip: habits.support,
    },
    {
      kind: "weaken",
      level: "Hard",
      stem: "Which finding, if true, would most directly weaken the doctor's claim?",
      key: {
        text: "Patients spoke last, in many cases, of something that had not come into their minds until the doctor asked whether there was more.",
        reason: "What his question has called up cannot be what they had come about.",
      },
      wrong: [
        {
          text: "Patients who brought up a thing at the door had in many cases told a friend, days before, that they were going to the doctor about it.",
          code: "contradicts-the-text",
          reason: "They had come about it, as the doctor claims.",
        },
        {
          text: "Patients who brought up nothing at the door went to other doctors, in many cases, about troubles that they had not had before.",
          code: "wrong-group-or-measure",
          reason:
            "New troubles, taken elsewhere, say nothing of what they came to this doctor about.",
        },
        {
          text: "Patients who brought up a thing at the door spoke of it, in many cases, in fewer words than they had used of the first.",
          code: "beside-the-point",
          reason: "The number of words does not show which of the two they came about.",
        },
      ],
      evidence: ["with a hand already on the door"],
      opening:
        "What is said last may have come to mind last, and then it is not why the patient came.",
      steps: [
        "The claim needs patients to have had the matter in mind from the start. If it comes into their minds only when the doctor asks, it cannot be what brought them.",
      ],
      hint: "The claim supposes that the last thing was there all along. What would speak against that?",
      tip: habits.weaken,
    },
  ],
};
