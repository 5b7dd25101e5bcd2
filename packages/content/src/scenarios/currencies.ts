/** A currency, and about how much of it a dollar has bought. */
export interface Currency {
  readonly name: string;
  /** Least and most for one dollar, and the step of rates between. */
  readonly from: number;
  readonly to: number;
}

export const currencies: readonly Currency[] = [
  { name: "Mexican pesos", from: 16, to: 21 },
  { name: "Danish kroner", from: 6, to: 8 },
  { name: "South African rand", from: 14, to: 19 },
  { name: "Indian rupees", from: 70, to: 86 },
  { name: "Moroccan dirhams", from: 8, to: 11 },
  { name: "Thai baht", from: 30, to: 36 },
  { name: "Polish zlotys", from: 3, to: 5 },
  { name: "Philippine pesos", from: 48, to: 58 },
  { name: "Czech koruny", from: 20, to: 25 },
  { name: "Norwegian kroner", from: 8, to: 12 },
  { name: "Egyptian pounds", from: 30, to: 50 },
];

/** Those who exchange money or pay abroad. */
export const exchangers: readonly string[] = [
  "A tour company",
  "A university",
  "A museum",
  "A film crew",
  "A furniture store",
  "A sports team",
  "An orchestra",
  "A coffee importer",
];
