import type { NoteSet } from "../note-set.ts";

export const twoHotSpots: NoteSet = {
  id: "two-hot-spots",
  field: "geography",
  source: "United States Geological Survey; standard textbooks of geology",
  notes: [
    "Iceland and the islands of Hawaii were built by volcanoes.",
    "Both formed over hot spots, places where unusually hot rock rises from deep within Earth.",
    "Iceland also lies where two plates of Earth's crust move apart, on the Mid-Atlantic Ridge.",
    "Hawaii lies in the middle of the Pacific Plate.",
    "As this plate moves northwest over the hot spot, it carries each island away, and a new one forms over the hot spot.",
    "Kauai, in the northwest, is therefore older than the island of Hawaii in the southeast.",
  ],
  questions: [
    {
      goal: "similarity",
      level: "Medium",
      wants: "emphasize a similarity in the causes of volcanic activity in Iceland and Hawaii",
      uses: [0, 1],
      key: {
        text: "Volcanoes have built Iceland as well as the islands of Hawaii over places where unusually hot rock rises from deep within Earth.",
        reason: "This names the rising hot rock as a cause that the two have in common.",
      },
      wrong: [
        {
          text: "Volcanoes have built Iceland on a ridge where two plates of Earth's crust move apart and Hawaii in the middle of the Pacific Plate.",
          code: "wrong-purpose",
          reason: "This points out how the positions differ.",
        },
        {
          text: "Volcanoes have built Iceland as well as the islands of Hawaii in places where two plates of Earth's crust move apart.",
          code: "contradicts-the-text",
          against: 3,
          reason: "Hawaii lies in the middle of a plate.",
        },
        {
          text: "Volcanoes have built the islands of Hawaii over a hot spot, a place where unusually hot rock rises from deep within Earth.",
          code: "half-right",
          reason: "This gives the cause for Hawaii only.",
        },
      ],
      step: "A common cause is wanted. The second note speaks of both places.",
      look: "over what the two places formed",
    },
    {
      goal: "difference",
      level: "Easy",
      wants:
        "emphasize a difference between the positions of Iceland and Hawaii in relation to plates",
      uses: [2, 3],
      key: {
        text: "Hawaii lies in the middle of a single plate, the Pacific Plate, whereas Iceland lies on a ridge between two plates that move apart.",
        reason: "This contrasts a place between two plates with one in the middle of a plate.",
      },
      wrong: [
        {
          text: "Iceland, like Hawaii, was built by volcanoes over a hot spot, a place where unusually hot rock rises from deep within Earth.",
          code: "beside-the-point",
          reason: "This names what the places share.",
        },
        {
          text: "Iceland, which was built by volcanoes, lies where two plates of Earth's crust move apart, whereas Hawaii lies on the edge of the Pacific Plate.",
          code: "contradicts-the-text",
          against: 3,
          reason: "Hawaii lies in the middle of the Pacific Plate.",
        },
        {
          text: "Iceland, which was built by volcanoes, lies on the Mid-Atlantic Ridge, where two plates of Earth's crust move apart.",
          code: "half-right",
          reason: "This gives one of the two positions.",
        },
      ],
      step: "Both positions must be given with respect to plates. The third note and the fourth do this.",
      look: "where each place lies in relation to plates",
    },
    {
      goal: "mechanism",
      level: "Medium",
      wants: "explain how the islands of Hawaii came to form one after another",
      uses: [0, 1, 3, 4],
      key: {
        text: "As the Pacific Plate moves northwest over a hot spot, it carries away each island that volcanoes have built there, and a new one forms.",
        reason: "This tells how the motion over the hot spot yields island after island.",
      },
      wrong: [
        {
          text: "While Iceland lies where two plates move apart, the islands of Hawaii formed over a hot spot in the middle of the Pacific Plate.",
          code: "beside-the-point",
          reason: "This compares positions and explains no succession of islands.",
        },
        {
          text: "As a hot spot moves southeast beneath the Pacific Plate, which rests in its place, it carries along each island that volcanoes have built.",
          code: "contradicts-the-text",
          against: 4,
          reason: "The plate is what moves, and it carries the islands away from the hot spot.",
        },
        {
          text: "As unusually hot rock rises from deep within Earth, volcanoes build islands in the middle of the Pacific Plate, of which Kauai is one.",
          code: "half-right",
          reason:
            "This tells how an island is built but leaves out the motion that makes a succession of them.",
        },
      ],
      step: "The islands formed in succession, so the motion must be explained as well as the volcanoes. One note describes what the plate does.",
      look: "what happens as the plate moves",
    },
    {
      goal: "time",
      level: "Easy",
      wants: "indicate which of the two islands, Kauai or the island of Hawaii, formed first",
      uses: [5],
      key: {
        text: "Kauai, which lies in the northwest, formed earlier than the island of Hawaii in the southeast.",
        reason: "This puts Kauai before the island of Hawaii.",
      },
      wrong: [
        {
          text: "Kauai, like the island of Hawaii, was built by volcanoes and has moved with the Pacific Plate.",
          code: "beside-the-point",
          reason: "This says what the islands share.",
        },
        {
          text: "Kauai formed over a hot spot before the Pacific Plate carried it to the northwest.",
          code: "half-right",
          reason: "This puts Kauai into no order with the other island.",
        },
        {
          text: "Kauai formed over a hot spot after the Pacific Plate had carried the island of Hawaii away from it.",
          code: "contradicts-the-text",
          against: 5,
          reason: "Kauai is the older of the two.",
        },
      ],
      step: "Only the order of the two islands matters. The last note compares their ages.",
      look: "which of the two islands is older",
    },
  ],
};
