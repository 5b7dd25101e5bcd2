import type { Trait } from "./two-way-tables.ts";

/** People or things of four kinds. */
export interface OneWayScenario {
  readonly shows: string;
  readonly header: string;
  readonly count: string;
  readonly all: string;
  readonly it: string;
  readonly kinds: readonly [Kind, Kind, Kind, Kind];
}

interface Kind extends Trait {
  readonly isNot: string;
}

function kind(label: string, is: string, isNot: string): Kind {
  return { label, is, isNot };
}

export const oneWayScenarios: readonly OneWayScenario[] = [
  {
    shows: "the colors of the tiles in a bag",
    header: "Color",
    count: "Number of tiles",
    all: "these tiles",
    it: "the tile",
    kinds: [
      kind("Red", "is red", "is not red"),
      kind("Blue", "is blue", "is not blue"),
      kind("Green", "is green", "is not green"),
      kind("White", "is white", "is not white"),
    ],
  },
  {
    shows: "the first languages of the students at a summer school",
    header: "First language",
    count: "Number of students",
    all: "these students",
    it: "the student",
    kinds: [
      kind(
        "English",
        "has English as a first language",
        "does not have English as a first language",
      ),
      kind(
        "Spanish",
        "has Spanish as a first language",
        "does not have Spanish as a first language",
      ),
      kind("Arabic", "has Arabic as a first language", "does not have Arabic as a first language"),
      kind("Hindi", "has Hindi as a first language", "does not have Hindi as a first language"),
    ],
  },
  {
    shows: "the kinds of seeds in a packet",
    header: "Kind of seed",
    count: "Number of seeds",
    all: "these seeds",
    it: "the seed",
    kinds: [
      kind("Poppy", "is a poppy seed", "is not a poppy seed"),
      kind("Daisy", "is a daisy seed", "is not a daisy seed"),
      kind("Aster", "is an aster seed", "is not an aster seed"),
      kind("Clover", "is a clover seed", "is not a clover seed"),
    ],
  },
  {
    shows: "the sizes of the shirts on a rack",
    header: "Size",
    count: "Number of shirts",
    all: "these shirts",
    it: "the shirt",
    kinds: [
      kind("Small", "is small", "is not small"),
      kind("Medium", "is medium", "is not medium"),
      kind("Large", "is large", "is not large"),
      kind("Extra large", "is extra large", "is not extra large"),
    ],
  },
  {
    shows: "the rocks in a geology collection",
    header: "Rock",
    count: "Number of samples",
    all: "these samples",
    it: "the sample",
    kinds: [
      kind("Granite", "is granite", "is not granite"),
      kind("Basalt", "is basalt", "is not basalt"),
      kind("Marble", "is marble", "is not marble"),
      kind("Slate", "is slate", "is not slate"),
    ],
  },
  {
    shows: "the flavors of the yogurt cups in a box",
    header: "Flavor",
    count: "Number of cups",
    all: "these cups",
    it: "the cup",
    kinds: [
      kind("Vanilla", "holds vanilla yogurt", "does not hold vanilla yogurt"),
      kind("Cherry", "holds cherry yogurt", "does not hold cherry yogurt"),
      kind("Lemon", "holds lemon yogurt", "does not hold lemon yogurt"),
      kind("Mango", "holds mango yogurt", "does not hold mango yogurt"),
    ],
  },
  {
    shows: "the sports that the members of a youth club chose",
    header: "Sport",
    count: "Number of members",
    all: "these members",
    it: "the member",
    kinds: [
      kind("Tennis", "chose tennis", "did not choose tennis"),
      kind("Soccer", "chose soccer", "did not choose soccer"),
      kind("Judo", "chose judo", "did not choose judo"),
      kind("Hockey", "chose hockey", "did not choose hockey"),
    ],
  },
];
