/** Three things each of which holds a number of others. */
export interface Containers {
  readonly names: readonly [string, string, string];
  /** "holds", "hold". */
  readonly holds: string;
  readonly hold: string;
  readonly things: string;
}

export const containers: readonly Containers[] = [
  {
    names: ["red box", "blue box", "green box"],
    holds: "holds",
    hold: "boxes hold",
    things: "marbles",
  },
  {
    names: ["bicycle shop", "toy store", "hardware store"],
    holds: "employs",
    hold: "stores employ",
    things: "people",
  },
  {
    names: ["van", "truck", "freight car"],
    holds: "carries",
    hold: "vehicles carry",
    things: "packages",
  },
  {
    names: ["first shelf", "second shelf", "third shelf"],
    holds: "holds",
    hold: "shelves hold",
    things: "books",
  },
  {
    names: ["chess club", "debate club", "drama club"],
    holds: "has",
    hold: "clubs have",
    things: "members",
  },
  {
    names: ["north orchard", "east orchard", "south orchard"],
    holds: "has",
    hold: "orchards have",
    things: "apple trees",
  },
  {
    names: ["balcony", "mezzanine", "main floor"],
    holds: "has",
    hold: "parts of the theater have",
    things: "seats",
  },
  {
    names: ["small album", "middle album", "large album"],
    holds: "contains",
    hold: "albums contain",
    things: "photographs",
  },
];
