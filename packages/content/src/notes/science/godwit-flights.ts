import type { NoteSet } from "../note-set.ts";

export const godwitFlights: NoteSet = {
  id: "godwit-flights",
  field: "science",
  source:
    "Gill et al., Proceedings of the Royal Society B 276 (2009); U.S. Geological Survey; BirdLife Australia",
  notes: [
    "Bar-tailed godwits are shorebirds, some of which breed in Alaska and fly south across the Pacific Ocean every year.",
    "Before they leave, the birds store fat, and their digestive organs shrink.",
    "In 2007, biologists led by Robert Gill tracked godwits with satellite transmitters.",
    "One female flew about 11,680 kilometers from Alaska to New Zealand without a stop.",
    "In 2022, a young godwit with a transmitter flew about 13,560 kilometers from Alaska to Tasmania in 11 days.",
  ],
  questions: [
    {
      goal: "figures",
      level: "Easy",
      wants: "compare the distances of the two recorded flights",
      uses: [2, 3, 4],
      key: {
        text: "At about 13,560 kilometers, the flight of the young godwit in 2022 was considerably longer than that of the female of 2007, at about 11,680.",
        reason: "This gives both distances and says which is greater.",
      },
      wrong: [
        {
          text: "The young godwit tracked in 2022 covered about 13,560 kilometers in 11 days, and a female tracked in 2007 flew to New Zealand.",
          code: "half-right",
          reason: "This gives the distance of only one of the flights.",
        },
        {
          text: "The young godwit tracked in 2022 flew from Alaska to Tasmania, whereas the female tracked in 2007 flew from Alaska to New Zealand.",
          code: "beside-the-point",
          reason: "This compares where the birds went, not how far.",
        },
        {
          text: "The young godwit tracked in 2022 covered about 13,560 kilometers in 11 days, and a female tracked in 2007 covered the same distance.",
          code: "contradicts-the-text",
          against: 3,
          reason:
            "This gives both birds the same distance, although the female flew about 11,680 kilometers.",
        },
      ],
      step: "The goal asks for a comparison of distances, so the sentence must give a number for each flight. Two of the notes report one flight each.",
      look: "how many kilometers each of the two birds flew",
    },
    {
      goal: "newcomers",
      level: "Medium",
      wants:
        "introduce bar-tailed godwits and their migration to an audience unfamiliar with these birds",
      uses: [0, 3],
      key: {
        text: "Bar-tailed godwits are shorebirds, some of which fly south from Alaska across the Pacific every year; one flew about 11,680 kilometers without a stop.",
        reason:
          "This says what the birds are, describes their migration, and gives a striking case of it.",
      },
      wrong: [
        {
          text: "Bar-tailed godwits were tracked with satellite transmitters in 2007, and one female flew about 11,680 kilometers to New Zealand without a stop.",
          code: "half-right",
          reason: "This touches on the migration but never says what godwits are.",
        },
        {
          text: "Bar-tailed godwits are shorebirds, some of which breed in New Zealand or Tasmania and fly north across the Pacific to Alaska every year.",
          code: "contradicts-the-text",
          against: 0,
          reason: "This turns the migration around, since the birds breed in Alaska and fly south.",
        },
        {
          text: "Bar-tailed godwits store fat every year before some of them fly south across the Pacific Ocean, and the digestive organs of the birds shrink.",
          code: "beside-the-point",
          reason: "This describes changes in the birds' bodies without saying what godwits are.",
        },
      ],
      step: "The audience does not know these birds, so the sentence must say what they are and then describe the journey. The first note does both; another gives a telling case.",
      look: "what kind of birds godwits are and where they fly",
    },
    {
      goal: "method",
      level: "Medium",
      wants: "present the method that Gill's team used to study godwits",
      uses: [2],
      key: {
        text: "To study bar-tailed godwits, biologists led by Robert Gill tracked the birds with satellite transmitters in 2007.",
        reason: "This names the means by which the birds were tracked.",
      },
      wrong: [
        {
          text: "To prepare for their flight across the Pacific, bar-tailed godwits store fat, and their digestive organs shrink.",
          code: "beside-the-point",
          reason: "This tells how the birds change, not how they were studied.",
        },
        {
          text: "To study bar-tailed godwits, biologists led by Robert Gill tracked some of the birds in 2007, among them a female.",
          code: "half-right",
          reason: "This says that the birds were tracked but not by what means.",
        },
        {
          text: "Biologists led by Robert Gill, who studied bar-tailed godwits in 2007, learned how far one female had flown without a stop.",
          code: "wrong-purpose",
          reason: "This says what the team learned, not by what means.",
        },
      ],
      step: "The goal asks for a method, so the sentence must say how the team followed the birds. One note names the devices.",
      look: "what Gill's team did with satellite transmitters",
    },
    {
      goal: "place",
      level: "Easy",
      wants: "specify where the flight of 2022 began and ended",
      uses: [4],
      key: {
        text: "In 2022, a young godwit with a transmitter flew from Alaska to Tasmania, a journey of about 13,560 kilometers.",
        reason: "This names both ends of the flight.",
      },
      wrong: [
        {
          text: "In 2022, a young godwit with a transmitter reached Tasmania after a flight of about 13,560 kilometers in 11 days.",
          code: "half-right",
          reason: "This tells where the flight ended but not where it began.",
        },
        {
          text: "In 2022, a young godwit with a transmitter flew about 13,560 kilometers in 11 days, farther than the female of 2007.",
          code: "wrong-purpose",
          reason: "This uses the same note to give distance and duration instead of places.",
        },
        {
          text: "In 2007, a female godwit with a transmitter flew from Alaska to New Zealand, a journey of about 11,680 kilometers.",
          code: "beside-the-point",
          reason: "This gives the places of the other flight.",
        },
      ],
      step: "The goal asks for two places, so the sentence must name the start and the end of the later flight. One note gives both.",
      look: "from where to where the young godwit flew",
    },
  ],
};
