import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theThiefOnTheNest: Passage = {
  id: "the-thief-on-the-nest",
  genre: "science",
  source:
    "The naming of Oviraptor and the later finds of its eggs and nests in Mongolia: standard works on dinosaurs",
  text: prose`
    In 1923 fossil hunters in Mongolia found a small, toothless dinosaur lying over a nest of eggs.
    The eggs were thought to be those of a plant eater common in the place, and the animal was named
    Oviraptor, the egg thief. Seventy years later an egg of the same sort was found with an embryo
    inside, and the embryo was of the thief's own family. Other skeletons have come to light since,
    crouched on such nests with their arms spread over the rim. Paleontologists have suggested that
    these animals died while they were warming their eggs as birds do.
  `,
  facets: [
    {
      kind: "support",
      level: "Medium",
      stem: "Which finding, if true, would most directly support the suggestion in the last sentence?",
      key: {
        text: "Traces in the shells point to eggs that had been kept at the warmth of a bird's body.",
        reason:
          "Eggs as warm as a bird's body are what brooding, and not mere guarding, would lead one to expect.",
      },
      wrong: [
        {
          text: "Traces in the bones of the crouching animals point to minerals stored for making shells.",
          code: "half-right",
          reason:
            "An animal about to lay is a mother, but this does not say that she warmed the eggs.",
        },
        {
          text: "The rocks above the nests show that the animals were buried by sand after a heavy rain.",
          code: "not-in-the-text",
          reason: "This tells how they died, not what they were doing for the eggs.",
        },
        {
          text: "The number of eggs in the nests shows that several animals had laid in each of them.",
          code: "wrong-group-or-measure",
          reason: "How many animals laid there does not bear on whether eggs were warmed.",
        },
      ],
      evidence: ["died while they were warming their eggs as birds do"],
      opening: "The suggestion is about warmth, so the finding has to be about warmth as well.",
      steps: [
        "A crouching animal might be laying, guarding, hiding, or warming. Only the last is suggested, and shells that show the warmth of a bird's body would speak for it.",
      ],
      hint: "The animals may have had several reasons to be there. Which one is suggested?",
      tip: habits.support,
    },
    {
      kind: "weaken",
      level: "Hard",
      stem: "Which finding, if true, would most directly weaken the suggestion in the last sentence?",
      key: {
        text: "The eggs in these nests lay so deep in sand that no body above could have warmed them.",
        reason:
          "Out of reach of a body's warmth, they cannot have been warmed as birds warm theirs.",
      },
      wrong: [
        {
          text: "The eggs in these nests lay in a ring, with space in the middle for the body of an animal.",
          code: "contradicts-the-text",
          reason:
            "A place made for the body, close to the eggs, would fit an animal that warms them.",
        },
        {
          text: "The animals that crouched on these nests were in every case males.",
          code: "wrong-group-or-measure",
          reason:
            "Among birds males brood as well, and the suggestion does not say which parent it was.",
        },
        {
          text: "The embryos in these nests had grown to nearly the size at which they would have hatched.",
          code: "beside-the-point",
          reason:
            "Eggs have to be warmed until they hatch, so that late embryos leave the suggestion where it was.",
        },
      ],
      evidence: [
        "crouched on such nests with their arms spread over the rim",
        "warming their eggs as birds do",
      ],
      opening: "To warm eggs as birds do, an animal has to lie close to them.",
      steps: [
        "The suggestion needs warmth to pass from the body to the eggs. Eggs that lie deep in sand, beyond the reach of any body above them, could not have been warmed in that way.",
      ],
      hint: "Ask what has to be true of the nest for a body to warm the eggs.",
      tip: habits.weaken,
    },
    {
      kind: "implication",
      level: "Easy",
      stem: "Based on the text, why was the animal's name a mistake?",
      key: {
        text: "The eggs on which it lay held young of its own kind.",
        reason: "The embryo found later was *of the thief's own family*.",
      },
      wrong: [
        {
          text: "The eggs on which it lay belonged to a plant eater.",
          code: "contradicts-the-text",
          reason: "This is what was thought at the time, and it proved false.",
        },
        {
          text: "The eggs on which it lay had long been turned to stone.",
          code: "not-in-the-text",
          reason: "The age of the eggs when the animal lay there is not in question.",
        },
        {
          text: "The eggs on which it lay were too few to feed it.",
          code: "wrong-group-or-measure",
          reason: "The number of the eggs is not mentioned.",
        },
      ],
      evidence: [
        "The eggs were thought to be those of a plant eater common in the place",
        "the embryo was of the thief's own family",
      ],
      opening: "An embryo that was found much later shows whose eggs they were.",
      steps: [
        "It was called a thief because the eggs *were thought to be those of a plant eater*. The embryo in an egg of that sort *was of the thief's own family*: it lay on eggs of its kind.",
      ],
      hint: "Compare what was thought in 1923 with what was found seventy years later.",
      tip: habits.implication,
    },
  ],
};
