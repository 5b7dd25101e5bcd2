import type { NoteSet } from "../note-set.ts";

export const ironAndChains: NoteSet = {
  id: "iron-and-chains",
  field: "technology",
  source:
    "Standard encyclopedias of civil engineering; UNESCO World Heritage listing of Ironbridge Gorge",
  notes: [
    "The Iron Bridge was erected over the River Severn in England in 1779.",
    "Its road rests on an arch of cast iron with a span of about 30 meters.",
    "The Menai Suspension Bridge, between the island of Anglesey and the mainland of Wales, opened in 1826.",
    "Engineer Thomas Telford hung its road from chains of wrought iron, with a main span of about 176 meters.",
    "He set the road about 30 meters above the water so that tall sailing ships could pass.",
    "Both bridges still stand.",
  ],
  questions: [
    {
      goal: "difference",
      level: "Easy",
      wants: "emphasize a difference in how the roads of the two bridges are supported",
      uses: [0, 1, 2, 3],
      key: {
        text: "An arch of cast iron supports the road of the Iron Bridge, whereas chains of wrought iron hold up that of the Menai Suspension Bridge.",
        reason: "This says what supports the road of each bridge and contrasts the two.",
      },
      wrong: [
        {
          text: "The Iron Bridge crosses the River Severn in England, whereas the Menai Suspension Bridge links the mainland of Wales to the island of Anglesey.",
          code: "beside-the-point",
          reason: "This contrasts where the bridges are.",
        },
        {
          text: "The Iron Bridge was erected over the River Severn in 1779, whereas the road of the later Menai Suspension Bridge hangs from chains.",
          code: "half-right",
          reason: "This says what supports the road of only one bridge.",
        },
        {
          text: "The Iron Bridge was erected over the River Severn on an arch of cast iron, whereas the road of the later Menai Suspension Bridge rests on arches of wrought iron.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This puts the later road on arches, although it hangs from chains.",
        },
      ],
      step: "The goal asks how each bridge carries its road, so the sentence must say what supports the road of each. Two of the notes tell this.",
      look: "on what each road rests or from what it hangs",
    },
    {
      goal: "figures",
      level: "Easy",
      wants: "compare the spans of the two bridges",
      uses: [0, 1, 2, 3],
      key: {
        text: "The main span of the Menai Suspension Bridge, about 176 meters, is far longer than the span of the Iron Bridge, about 30.",
        reason: "This gives both spans and says which is greater.",
      },
      wrong: [
        {
          text: "The main span of the Menai Suspension Bridge is about 176 meters, and the Iron Bridge has an arch of cast iron.",
          code: "half-right",
          reason: "This gives the span of only one bridge.",
        },
        {
          text: "The Menai Suspension Bridge, which opened in 1826, is decades younger than the Iron Bridge, which was erected in 1779.",
          code: "beside-the-point",
          reason: "This compares the ages of the bridges.",
        },
        {
          text: "The chains of the Menai Suspension Bridge are made of wrought iron, whereas the Iron Bridge has an arch of cast iron.",
          code: "wrong-purpose",
          reason: "This draws on the notes about the spans but compares materials.",
        },
      ],
      step: "The goal asks for a comparison of spans, so the sentence must give a number for each bridge. Two of the notes give one each.",
      look: "how many meters each bridge spans",
    },
    {
      goal: "reason",
      level: "Easy",
      wants: "explain why the road of the Menai Suspension Bridge lies so high",
      uses: [2, 3, 4],
      key: {
        text: "Telford set the road of the Menai Suspension Bridge about 30 meters above the water so that tall sailing ships could pass.",
        reason: "This gives the height and its purpose.",
      },
      wrong: [
        {
          text: "Telford set the road of the Menai Suspension Bridge, between the mainland of Wales and Anglesey, about 30 meters above the water.",
          code: "half-right",
          reason: "This states the height without a reason.",
        },
        {
          text: "Telford set the road of the Menai Suspension Bridge about 30 meters above the water because its chains had a main span of about 176 meters.",
          code: "contradicts-the-text",
          against: 4,
          reason:
            "This makes the span the cause of the height, which Telford chose for the sake of tall ships.",
        },
        {
          text: "Telford hung the road of the Menai Suspension Bridge from chains of wrought iron, with a main span of about 176 meters.",
          code: "beside-the-point",
          reason: "This concerns the chains and the span, not the height.",
        },
      ],
      step: "The goal asks for a reason, so the sentence must say what the height was for. One note gives both.",
      look: "why Telford set the road at that height",
    },
    {
      goal: "similarity",
      level: "Easy",
      wants: "emphasize a similarity between the two bridges",
      uses: [0, 2, 5],
      key: {
        text: "Although they are decades apart in age, the Iron Bridge and the Menai Suspension Bridge both still stand.",
        reason: "This names both bridges and says what is true of each.",
      },
      wrong: [
        {
          text: "Although its span is shorter, the Iron Bridge is decades older than the Menai Suspension Bridge in Wales.",
          code: "beside-the-point",
          reason: "This names differences of span and age.",
        },
        {
          text: "Although it was erected in 1779, decades before the Menai Suspension Bridge opened, the Iron Bridge still stands.",
          code: "half-right",
          reason: "This speaks of only one bridge.",
        },
        {
          text: "Although it was erected in 1779, decades before the Menai Suspension Bridge, the Iron Bridge also hangs from chains with a span of about 30 meters.",
          code: "contradicts-the-text",
          against: 1,
          reason:
            "This hangs both bridges from chains, although the road of the Iron Bridge rests on an arch.",
        },
      ],
      step: "The goal asks for a similarity, so the sentence must say something that holds for both bridges. The last note does so.",
      look: "what is true of both bridges today",
    },
  ],
};
