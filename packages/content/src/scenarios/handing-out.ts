/** Things handed out in equal numbers. */
export interface HandingOut {
  /** "A school is distributing graphing calculators among its mathematics classrooms." */
  readonly setting: string;
  readonly things: string;
  readonly each: string;
  /** "receives", "is planted with". */
  readonly gets: string;
  readonly getters: string;
}

export const handingOut: readonly HandingOut[] = [
  {
    setting: "A school district is distributing tablets among its elementary classrooms.",
    things: "tablets",
    each: "classroom",
    gets: "receives",
    getters: "classrooms",
  },
  {
    setting: "The organizer of a soccer tournament has ordered water bottles for the teams.",
    things: "water bottles",
    each: "team",
    gets: "receives",
    getters: "teams",
  },
  {
    setting: "A parks department has tulip bulbs to plant in the flower beds along a boulevard.",
    things: "bulbs",
    each: "flower bed",
    gets: "is planted with",
    getters: "flower beds",
  },
  {
    setting: "A library is moving its collection of atlases to new shelves.",
    things: "atlases",
    each: "shelf",
    gets: "holds",
    getters: "shelves",
  },
  {
    setting: "A food bank is packing cans of beans into boxes for delivery.",
    things: "cans",
    each: "box",
    gets: "is packed with",
    getters: "boxes",
  },
  {
    setting: "A biologist is placing beetle larvae in dishes for a growth study.",
    things: "larvae",
    each: "dish",
    gets: "contains",
    getters: "dishes",
  },
  {
    setting: "A theater is arranging folding chairs in rows for an outdoor concert.",
    things: "chairs",
    each: "row",
    gets: "has",
    getters: "rows",
  },
  {
    setting: "A hospital is dividing boxes of surgical masks among its departments.",
    things: "boxes of masks",
    each: "department",
    gets: "receives",
    getters: "departments",
  },
];
