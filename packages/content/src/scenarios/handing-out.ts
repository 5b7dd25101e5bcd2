import type { Context } from "./context.ts";

/** Things handed out in equal numbers. */
export interface HandingOut extends Context {
  /** "A county health department divides boxes of flu vaccine among its clinics". */
  readonly setting: string;
  readonly things: string;
  readonly each: string;
  /** "receives", "is planted with". */
  readonly gets: string;
  readonly getters: string;
  /** "How many clinics does the department supply?", "How many boxes does the department have?" */
  readonly askGetters: string;
  readonly askThings: string;
  /** All numbers of things are multiples of this. */
  readonly lot: 1 | 5 | 10;
  /** What each gets, in lots. */
  readonly share: readonly [number, number];
  /** The most that get some. */
  readonly most: number;
}

export const handingOut: readonly HandingOut[] = [
  {
    basis: "A county clinic receives about 5 to 25 boxes of vaccine for a season.",
    setting: "A county health department divides boxes of flu vaccine among its clinics",
    things: "boxes",
    each: "clinic",
    gets: "receives",
    getters: "clinics",
    askGetters: "How many clinics does the department supply?",
    askThings: "How many boxes does the department have?",
    lot: 1,
    share: [6, 20],
    most: 28,
  },
  {
    basis: "Stream banks are planted with some 50 to 200 willow cuttings a section.",
    setting: "A crew plants willow cuttings in the sections of a stream bank",
    things: "cuttings",
    each: "section",
    gets: "is planted with",
    getters: "sections",
    askGetters: "How many sections of the stream bank does the crew plant?",
    askThings: "How many cuttings does the crew have?",
    lot: 5,
    share: [12, 30],
    most: 24,
  },
  {
    basis: "Feeding studies keep about 10 to 40 mealworm larvae in a dish.",
    setting: "A biologist divides a batch of beetle larvae among the dishes of a study",
    things: "larvae",
    each: "dish",
    gets: "contains",
    getters: "dishes",
    askGetters: "How many dishes are in the study?",
    askThings: "How many larvae are in the batch?",
    lot: 1,
    share: [10, 32],
    most: 40,
  },
  {
    basis: "A delivery truck takes about 8 to 24 pallets.",
    setting: "A bottling plant loads a shipment of pallets onto the trucks of a carrier",
    things: "pallets",
    each: "truck",
    gets: "carries",
    getters: "trucks",
    askGetters: "How many trucks does the carrier provide?",
    askThings: "How many pallets are in the shipment?",
    lot: 1,
    share: [9, 21],
    most: 26,
  },
  {
    basis: "Emergency food boxes hold about 12 to 36 cans.",
    setting: "A food bank packs donated cans of vegetables into boxes",
    things: "cans",
    each: "box",
    gets: "is packed with",
    getters: "boxes",
    askGetters: "How many boxes does the food bank pack?",
    askThings: "How many cans were donated?",
    lot: 1,
    share: [12, 32],
    most: 60,
  },
  {
    basis: "Antistatic trays hold about 8 to 30 circuit boards.",
    setting: "A factory places a batch of circuit boards in trays",
    things: "circuit boards",
    each: "tray",
    gets: "holds",
    getters: "trays",
    askGetters: "How many trays does the factory use?",
    askThings: "How many circuit boards are in the batch?",
    lot: 1,
    share: [8, 24],
    most: 50,
  },
  {
    basis: "Hatcheries stock a small pond with some 100 to 500 young trout.",
    setting: "A fish hatchery releases young trout into the ponds of a state park",
    things: "trout",
    each: "pond",
    gets: "receives",
    getters: "ponds",
    askGetters: "How many ponds are stocked with trout?",
    askThings: "How many trout does the hatchery have?",
    lot: 10,
    share: [12, 45],
    most: 18,
  },
  {
    basis: "School districts assign about 15 to 36 calculators to a classroom.",
    setting: "A school district assigns graphing calculators to its algebra classrooms",
    things: "calculators",
    each: "classroom",
    gets: "receives",
    getters: "classrooms",
    askGetters: "How many algebra classrooms does the district have?",
    askThings: "How many calculators does the district have?",
    lot: 1,
    share: [16, 32],
    most: 36,
  },
  {
    basis: "Archive shelves hold about 10 to 30 boxes.",
    setting: "A city archive moves boxes of records to the shelves of a storage room",
    things: "boxes",
    each: "shelf",
    gets: "holds",
    getters: "shelves",
    askGetters: "How many shelves are in the storage room?",
    askThings: "How many boxes does the archive move?",
    lot: 1,
    share: [9, 26],
    most: 48,
  },
];
