import type { Context } from "./context.ts";
import type { Grid } from "./grid.ts";

/** The same order at two suppliers whose prices differ. */
export interface TwoStoresScenario extends Context {
  /** What both suppliers charge for one of either kind. */
  readonly charges: (one: readonly [string, string], other: readonly [string, string]) => string;
  /** What the same order costs at the two, as a clause. */
  readonly costs: (one: string, other: string) => string;
  readonly many: readonly [string, string];
  /** Prices of one of the first kind, which is dearer, and of the second. */
  readonly first: Grid;
  readonly second: Grid;
}

export const twoStores: readonly TwoStoresScenario[] = [
  {
    basis: "Weekly rent of scaffolding: about $14 to $26 for a frame and $5 to $9 for a plank.",
    charges: ([frame, plank], [otherFrame, otherPlank]) =>
      `One company rents out scaffolding frames for ${frame} each and planks for ${plank} each per week. A second company charges ${otherFrame} for a frame and ${otherPlank} for a plank.`,
    costs: (one, other) =>
      `the same order of frames and planks for one week would cost ${one} at the first company and ${other} at the second`,
    many: ["frames", "planks"],
    first: [14, 26, 1],
    second: [5, 9, 1],
  },
  {
    basis: "Catalog prices of laboratory glassware: flasks about $22 to $38, beakers $9 to $17.",
    charges: ([flask, beaker], [otherFlask, otherBeaker]) =>
      `One supplier charges ${flask} for each flask and ${beaker} for each beaker. A second supplier charges ${otherFlask} for each flask and ${otherBeaker} for each beaker.`,
    costs: (one, other) =>
      `the same order of flasks and beakers would cost ${one} from the first supplier and ${other} from the second`,
    many: ["flasks", "beakers"],
    first: [22, 38, 1],
    second: [9, 17, 1],
  },
  {
    basis: "Nursery prices of street trees in pots: maples about $44 to $68, spruces $24 to $38.",
    charges: ([maple, spruce], [otherMaple, otherSpruce]) =>
      `One nursery sells maples for ${maple} each and spruces for ${spruce} each. A second nursery sells maples for ${otherMaple} each and spruces for ${otherSpruce} each.`,
    costs: (one, other) =>
      `the same order of maples and spruces would cost ${one} at the first nursery and ${other} at the second`,
    many: ["maples", "spruces"],
    first: [44, 68, 1],
    second: [24, 38, 1],
  },
  {
    basis: "Boxes of ceramic tile: floor tile about $34 to $56, wall tile $18 to $29.",
    charges: ([floor, wall], [otherFloor, otherWall]) =>
      `One tile dealer charges ${floor} for each box of floor tiles and ${wall} for each box of wall tiles. A second dealer charges ${otherFloor} for each box of floor tiles and ${otherWall} for each box of wall tiles.`,
    costs: (one, other) =>
      `the same order of boxes would cost ${one} from the first dealer and ${other} from the second`,
    many: ["boxes of floor tiles", "boxes of wall tiles"],
    first: [34, 56, 1],
    second: [18, 29, 1],
  },
  {
    basis:
      "Hourly rates of language agencies: translation about $48 to $70, proofreading $26 to $42.",
    charges: ([translation, proof], [otherTranslation, otherProof]) =>
      `One language agency charges ${translation} per hour for translation and ${proof} per hour for proofreading. A second agency charges ${otherTranslation} per hour for translation and ${otherProof} per hour for proofreading.`,
    costs: (one, other) =>
      `the same order of both services would cost ${one} at the first agency and ${other} at the second`,
    many: ["hours of translation", "hours of proofreading"],
    first: [48, 70, 1],
    second: [26, 42, 1],
  },
  {
    basis:
      "Trade prices of LED lamps for offices: ceiling lamps about $58 to $84, wall lamps $31 to $47.",
    charges: ([ceiling, wall], [otherCeiling, otherWall]) =>
      `One manufacturer charges ${ceiling} for a ceiling lamp and ${wall} for a wall lamp. A second manufacturer charges ${otherCeiling} for a ceiling lamp and ${otherWall} for a wall lamp.`,
    costs: (one, other) =>
      `the same order of ceiling lamps and wall lamps would cost ${one} from the first manufacturer and ${other} from the second`,
    many: ["ceiling lamps", "wall lamps"],
    first: [58, 84, 1],
    second: [31, 47, 1],
  },
  {
    basis: "Protective clothing for rescue services: jackets about $72 to $98, helmets $38 to $56.",
    charges: ([jacket, helmet], [otherJacket, otherHelmet]) =>
      `One company sells rescue jackets for ${jacket} each and helmets for ${helmet} each. A second company sells the jackets for ${otherJacket} each and the helmets for ${otherHelmet} each.`,
    costs: (one, other) =>
      `the same order of jackets and helmets would cost ${one} from the first company and ${other} from the second`,
    many: ["jackets", "helmets"],
    first: [72, 98, 1],
    second: [38, 56, 1],
  },
  {
    basis:
      "Short hauls of shipping containers by truck: large about $340 to $420, small $210 to $280.",
    charges: ([large, small], [otherLarge, otherSmall]) =>
      `One trucking company charges ${large} per large container and ${small} per small container. A second company charges ${otherLarge} per large container and ${otherSmall} per small container.`,
    costs: (one, other) =>
      `moving the same containers would cost ${one} with the first company and ${other} with the second`,
    many: ["large containers", "small containers"],
    first: [340, 420, 5],
    second: [210, 280, 5],
  },
];
