/** Workers or machines that make things, which are sold in packs. */
export interface WorkforceScenario {
  /** "A factory has": so many of them, one of them, and all of them together. */
  readonly place: string;
  readonly many: string;
  readonly each: string;
  readonly together: string;
  /** "make", "makes". */
  readonly do: string;
  readonly does: string;
  readonly things: string;
  readonly packs: string;
  readonly pack: string;
}

export const workforceScenarios: readonly WorkforceScenario[] = [
  {
    place: "A factory has",
    many: "machines",
    each: "each machine",
    together: "all of them together",
    do: "make",
    does: "makes",
    things: "candles",
    packs: "boxes",
    pack: "box",
  },
  {
    place: "A bakery has",
    many: "ovens",
    each: "each oven",
    together: "all of them together",
    do: "bake",
    does: "bakes",
    things: "cookies",
    packs: "bags",
    pack: "bag",
  },
  {
    place: "A print shop has",
    many: "presses",
    each: "each press",
    together: "all of them together",
    do: "print",
    does: "prints",
    things: "cards",
    packs: "packs",
    pack: "pack",
  },
  {
    place: "A cannery has",
    many: "packers",
    each: "each packer",
    together: "all of them together",
    do: "pack",
    does: "packs",
    things: "cans",
    packs: "crates",
    pack: "crate",
  },
  {
    place: "A plant has",
    many: "robots",
    each: "each robot",
    together: "all of them together",
    do: "assemble",
    does: "assembles",
    things: "plugs",
    packs: "cartons",
    pack: "carton",
  },
  {
    place: "A pottery has",
    many: "kilns",
    each: "each kiln",
    together: "all of them together",
    do: "fire",
    does: "fires",
    things: "tiles",
    packs: "trays",
    pack: "tray",
  },
];
