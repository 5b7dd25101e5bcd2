import type { NoteSet } from "../note-set.ts";

export const haresAndRabbits: NoteSet = {
  id: "hares-and-rabbits",
  field: "science",
  source: "Standard encyclopedias of mammals; textbooks of zoology",
  notes: [
    "Hares and rabbits belong to the same family of mammals, the Leporidae.",
    "A hare is born with fur and open eyes and can move about soon after birth.",
    "A rabbit is born without fur, with its eyes closed, and stays in a nest for weeks.",
    "Most hares rest in shallow hollows in the open, called forms, and flee from danger by running.",
    "European rabbits live in groups in burrows called warrens and hide there from danger.",
    "Hares generally have longer ears and hind legs than rabbits do.",
  ],
  questions: [
    {
      goal: "difference",
      level: "Easy",
      wants: "emphasize a difference between newborn hares and newborn rabbits",
      uses: [1, 2],
      key: {
        text: "While rabbits are born without fur and with their eyes closed, hares have fur at birth and their eyes are open.",
        reason:
          "This sets the bare skin and closed eyes of the one newborn against the fur and open eyes of the other.",
      },
      wrong: [
        {
          text: "Hares generally have longer ears and hind legs than rabbits do, and most hares rest in the open rather than in burrows.",
          code: "beside-the-point",
          reason: "This contrasts grown animals, whereas the goal concerns the newborn.",
        },
        {
          text: "A newborn hare, a member of the same family as a newborn rabbit, has fur and open eyes and can move about soon after birth.",
          code: "half-right",
          reason: "This describes the newborn hare but says of the rabbit only that it is related.",
        },
        {
          text: "A newborn rabbit has fur and open eyes and can move about soon after birth, whereas a newborn hare stays in a nest for weeks.",
          code: "contradicts-the-text",
          against: 1,
          reason: "This exchanges the two animals.",
        },
      ],
      step: "The goal concerns the young at birth, so the sentence must set one newborn against the other. One note describes each.",
      look: "what each animal is like at birth",
    },
    {
      goal: "category",
      level: "Easy",
      wants: "identify the family to which hares and rabbits belong",
      uses: [0],
      key: {
        text: "Hares and rabbits, though their young differ at birth, both belong to the Leporidae, a family of mammals.",
        reason: "This names the family and says that both animals belong to it.",
      },
      wrong: [
        {
          text: "Most hares rest in shallow hollows in the open, whereas European rabbits live in groups in burrows called warrens.",
          code: "beside-the-point",
          reason: "This compares the places where the animals live.",
        },
        {
          text: "Hares generally have longer ears and hind legs than rabbits do, although both animals belong to the same family of mammals.",
          code: "half-right",
          reason: "This mentions a shared family without naming it.",
        },
        {
          text: "Hares generally have longer ears and hind legs than rabbits do, and they alone belong to the family of mammals called the Leporidae.",
          code: "contradicts-the-text",
          against: 0,
          reason: "This leaves rabbits out of a family that, by the notes, includes both.",
        },
      ],
      step: "The goal asks for the name of a group. Only one note gives the classification of the two animals.",
      look: "how the two animals are classified",
    },
    {
      goal: "two-part",
      level: "Medium",
      wants: "explain how most hares and how European rabbits escape danger",
      uses: [3, 4],
      key: {
        text: "When there is danger, European rabbits hide in the burrows where they live in groups, whereas most hares flee by running.",
        reason: "This gives the way of escape of European rabbits and that of most hares.",
      },
      wrong: [
        {
          text: "Most hares rest in shallow hollows called forms, in the open; European rabbits instead live together in burrows called warrens.",
          code: "beside-the-point",
          reason: "This tells where the animals rest and live, not how they escape.",
        },
        {
          text: "Most hares, which rest in hollows in the open and have longer hind legs than rabbits, flee from danger by running.",
          code: "half-right",
          reason: "This explains the escape of hares and leaves out that of rabbits.",
        },
        {
          text: "Most hares hide from danger in the hollows where they rest; European rabbits instead leave their burrows and flee by running.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This exchanges the ways in which the animals escape.",
        },
      ],
      step: "The goal has two parts, one for each animal. Each part is answered at the end of a note about where the animal stays.",
      look: "what each animal does when there is danger",
    },
    {
      goal: "insiders",
      level: "Medium",
      wants: "describe hares to an audience familiar with rabbits",
      uses: [3, 5],
      key: {
        text: "Compared with rabbits, hares generally have longer ears and hind legs, and most rest in shallow hollows in the open.",
        reason:
          "This tells how hares differ from rabbits without describing the animals that the audience knows.",
      },
      wrong: [
        {
          text: "Hares are related to rabbits, which are born without fur and with closed eyes and stay in a nest for weeks.",
          code: "beside-the-point",
          reason: "This describes the young of rabbits, with which the audience is familiar.",
        },
        {
          text: "European rabbits live in groups in burrows called warrens and hide there from danger, whereas most hares flee by running.",
          code: "half-right",
          reason:
            "This gives one fact about hares and otherwise describes rabbits, which the audience knows.",
        },
        {
          text: "Hares and rabbits belong to the Leporidae, a family of mammals whose young are born with fur in some cases and without it in others.",
          code: "wrong-purpose",
          reason: "This groups the animals instead of describing hares.",
        },
      ],
      step: "These readers know what rabbits are like. What they need are the features of hares, most simply in comparison.",
      look: "how hares look and where they rest",
    },
  ],
};
