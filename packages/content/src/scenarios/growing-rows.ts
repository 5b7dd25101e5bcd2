/** Rows, or stages, each of which has so many things more than the one before. */
export interface GrowingRows {
  /** "A bookcase has four shelves." */
  readonly setting: string;
  readonly things: string;
  readonly row: string;
  readonly rows: string;
}

export const growingRows: readonly GrowingRows[] = [
  {
    setting: "A section of a theater has four rows of seats.",
    things: "seats",
    row: "row",
    rows: "rows",
  },
  {
    setting: "A bookcase has four shelves.",
    things: "books",
    row: "shelf",
    rows: "shelves",
  },
  {
    setting: "A farmer plants four fields with cabbages.",
    things: "cabbages",
    row: "field",
    rows: "fields",
  },
  {
    setting: "A novel has four chapters.",
    things: "pages",
    row: "chapter",
    rows: "chapters",
  },
  {
    setting: "A concert hall has four sections.",
    things: "chairs",
    row: "section",
    rows: "sections",
  },
  {
    setting: "A video game has four levels with coins to collect.",
    things: "coins",
    row: "level",
    rows: "levels",
  },
  {
    setting: "A mosaic is laid in four rings of tiles.",
    things: "tiles",
    row: "ring",
    rows: "rings",
  },
  {
    setting: "A parking garage has four floors.",
    things: "spaces",
    row: "floor",
    rows: "floors",
  },
];
