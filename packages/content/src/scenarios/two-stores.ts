/** The same things bought, or used, at two places whose prices differ. */
export interface TwoStoresScenario {
  /** Who needs some of both kinds, before the prices. */
  readonly setting: string;
  readonly places: readonly [string, string];
  /** What a place charges: "charges \$4 for each tulip and \$6 for each rose". */
  readonly charges: (place: string, first: string, second: string) => string;
  /** What the same order costs at the two places. */
  readonly costs: (one: string, other: string) => string;
  readonly many: readonly [string, string];
  readonly from: number;
  readonly to: number;
}

export const twoStores: readonly TwoStoresScenario[] = [
  {
    setting: "A caterer needs a number of chairs and tables for a wedding.",
    places: ["Rental company A", "Rental company B"],
    charges: (place, first, second) =>
      `${place} charges ${first} per table and ${second} per chair.`,
    costs: (one, other) =>
      `The caterer's order would cost ${one} at company A and ${other} at company B.`,
    many: ["tables", "chairs"],
    from: 4,
    to: 24,
  },
  {
    setting: "A coach wants to order the same jerseys and caps from one of two suppliers.",
    places: ["Supplier A", "Supplier B"],
    charges: (place, first, second) =>
      `${place} charges ${first} per jersey and ${second} per cap.`,
    costs: (one, other) =>
      `The coach's order would cost ${one} from supplier A and ${other} from supplier B.`,
    many: ["jerseys", "caps"],
    from: 9,
    to: 38,
  },
  {
    setting: "A printer offers the same flyer service in two cities.",
    places: ["The shop in the first city", "The shop in the second city"],
    charges: (place, first, second) =>
      `${place} charges ${first} per box of color flyers and ${second} per box of plain flyers.`,
    costs: (one, other) =>
      `A client's order would cost ${one} in the first city and ${other} in the second city.`,
    many: ["boxes of color flyers", "boxes of plain flyers"],
    from: 12,
    to: 55,
  },
  {
    setting: "A landscaper plans to buy the same shrubs and trees at one of two nurseries.",
    places: ["Nursery A", "Nursery B"],
    charges: (place, first, second) =>
      `${place} charges ${first} per tree and ${second} per shrub.`,
    costs: (one, other) =>
      `The landscaper's order would cost ${one} at nursery A and ${other} at nursery B.`,
    many: ["trees", "shrubs"],
    from: 14,
    to: 75,
  },
  {
    setting: "A museum can order the same posters and postcard sets from two publishers.",
    places: ["Publisher A", "Publisher B"],
    charges: (place, first, second) =>
      `${place} charges ${first} per poster and ${second} per postcard set.`,
    costs: (one, other) =>
      `The museum's order would cost ${one} from publisher A and ${other} from publisher B.`,
    many: ["posters", "postcard sets"],
    from: 5,
    to: 22,
  },
  {
    setting: "A school compares two bakeries for the same order of cakes and pies.",
    places: ["Bakery A", "Bakery B"],
    charges: (place, first, second) => `${place} charges ${first} per cake and ${second} per pie.`,
    costs: (one, other) =>
      `The school's order would cost ${one} at bakery A and ${other} at bakery B.`,
    many: ["cakes", "pies"],
    from: 11,
    to: 42,
  },
];
