import type { NoteSet } from "../note-set.ts";

export const ternJourneys: NoteSet = {
  id: "tern-journeys",
  field: "science",
  source: "Egevang et al., Proceedings of the National Academy of Sciences 107 (2010)",
  notes: [
    "Arctic terns breed in the far north and spend the northern winter near Antarctica.",
    "In 2010, Carsten Egevang and his colleagues published a study of the birds' routes.",
    "They had fitted terns in Greenland and Iceland with geolocators, which weigh 1.4 grams and record light.",
    "From the times of sunrise and sunset, the position of a bird can be calculated.",
    "The records of 11 birds showed a mean yearly journey of 70,900 kilometers.",
    "On the way north, the terns took a winding route on which winds helped them.",
  ],
  questions: [
    {
      goal: "scope",
      level: "Medium",
      wants: "specify the sample on which the study was based",
      uses: [2, 4],
      key: {
        text: "For their results, Egevang and his colleagues drew on the records of 11 terns, which they had fitted with geolocators in Greenland and Iceland.",
        reason: "This gives the number of the birds and the places where they were fitted.",
      },
      wrong: [
        {
          text: "Published in 2010, the results of Egevang and his colleagues show that terns follow a winding route on their way north.",
          code: "beside-the-point",
          reason: "This reports a result and says nothing of the sample.",
        },
        {
          text: "The results of Egevang and his colleagues come from Arctic terns, which breed in the far north and spend the northern winter near Antarctica.",
          code: "half-right",
          reason:
            "This names the species but not how many birds there were or where they were fitted.",
        },
        {
          text: "The results of Egevang and his colleagues come from 11 Arctic terns, to which they had fitted geolocators near Antarctica in the northern winter.",
          code: "contradicts-the-text",
          against: 2,
          reason:
            "This has the birds fitted near Antarctica, whereas they were fitted in Greenland and Iceland.",
        },
      ],
      step: "A sample is described by how many were studied and from where. Two notes supply these facts.",
      look: "how many birds gave records and where they were fitted",
    },
    {
      goal: "mechanism",
      level: "Easy",
      wants: "explain how geolocators reveal where a tern has been",
      uses: [2, 3],
      key: {
        text: "Because a geolocator on a tern records light, the position of the bird can be calculated from the times of sunrise and sunset.",
        reason: "This gives the two steps from light to position.",
      },
      wrong: [
        {
          text: "Geolocators, which weigh 1.4 grams each, were fitted to terns in Greenland and Iceland by Egevang and his colleagues.",
          code: "beside-the-point",
          reason: "This describes the device and its use, not how it shows a position.",
        },
        {
          text: "A geolocator on a tern records light as the bird travels between the far north and its winter quarters near Antarctica.",
          code: "half-right",
          reason: "This gives the first step and omits how a position is found.",
        },
        {
          text: "A geolocator on a tern records the position of the bird at sunrise and sunset as it travels between the far north and Antarctica.",
          code: "contradicts-the-text",
          against: 2,
          reason:
            "This says that the device records the position, whereas it records light, from which the position is found.",
        },
      ],
      step: "The device records one thing and reveals another. Find the note that links the two.",
      look: "what the device records and what follows from it",
    },
    {
      goal: "study-and-finding",
      level: "Medium",
      wants: "present the study and its findings",
      uses: [1, 2, 4],
      key: {
        text: "By fitting Arctic terns with geolocators, Egevang and his colleagues found that the birds travel 70,900 kilometers a year on average.",
        reason: "This names the means of the study and its result.",
      },
      wrong: [
        {
          text: "By breeding in the far north and wintering near Antarctica, Arctic terns live in two distant regions in the course of a year.",
          code: "beside-the-point",
          reason: "This gives background about the birds.",
        },
        {
          text: "By fitting Arctic terns in Greenland and Iceland with geolocators that record light, Egevang and his colleagues were able to study their routes.",
          code: "half-right",
          reason: "This presents the study and leaves out what it found.",
        },
        {
          text: "By fitting Arctic terns with geolocators, Egevang and his colleagues found that the birds follow a straight route on their way north.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This makes the winding route straight.",
        },
      ],
      step: "The sentence must say how the routes were studied and what was learned about them.",
      look: "how the birds were tracked and how far they flew",
    },
    {
      goal: "place",
      level: "Easy",
      wants: "specify where Arctic terns are during the northern winter",
      uses: [0],
      key: {
        text: "Arctic terns, birds that breed in the far north, can be found near Antarctica during the northern winter.",
        reason: "This names the region for the season in question.",
      },
      wrong: [
        {
          text: "Arctic terns follow a winding route, on which winds help them, when they make their way north.",
          code: "beside-the-point",
          reason: "This concerns the journey north, not the winter.",
        },
        {
          text: "Arctic terns in Greenland and Iceland were fitted with geolocators for a study that was published in 2010.",
          code: "wrong-purpose",
          reason: "This gives the places where birds were fitted.",
        },
        {
          text: "Arctic terns in Greenland and Iceland, where some were fitted with geolocators, stay in the far north during the winter.",
          code: "contradicts-the-text",
          against: 0,
          reason: "This leaves the birds in the north in winter, when they are near Antarctica.",
        },
      ],
      step: "One season and one place are asked for. The first note gives both.",
      look: "where the birds spend each part of the year",
    },
  ],
};
