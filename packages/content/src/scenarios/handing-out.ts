/** Things handed out in equal numbers. */
export interface HandingOut {
  /** "A teacher hands out stickers to the students in a class." */
  readonly setting: string;
  readonly things: string;
  readonly each: string;
  readonly getters: string;
}

export const handingOut: readonly HandingOut[] = [
  {
    setting: "A teacher hands out sheets of paper to the students in a class.",
    things: "sheets of paper",
    each: "student",
    getters: "students",
  },
  {
    setting: "A coach hands out water bottles to the teams at a tournament.",
    things: "water bottles",
    each: "team",
    getters: "teams",
  },
  {
    setting: "A gardener plants tulip bulbs in flower beds.",
    things: "tulip bulbs",
    each: "flower bed",
    getters: "flower beds",
  },
  {
    setting: "A librarian puts books on empty shelves.",
    things: "books",
    each: "shelf",
    getters: "shelves",
  },
  {
    setting: "A baker packs rolls into bags.",
    things: "rolls",
    each: "bag",
    getters: "bags",
  },
  {
    setting: "A scout leader hands out tent pegs to the tents of a camp.",
    things: "tent pegs",
    each: "tent",
    getters: "tents",
  },
  {
    setting: "A curator sets out chairs in rows for a lecture.",
    things: "chairs",
    each: "row",
    getters: "rows",
  },
  {
    setting: "A beekeeper fills jars with scoops of honey.",
    things: "scoops of honey",
    each: "jar",
    getters: "jars",
  },
];
