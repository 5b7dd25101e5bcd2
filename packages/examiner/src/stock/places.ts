/** Capitalized words that name no person, by the part of the world they belong to. */
const WORDS_BY_REGION = {
  Africa:
    "Africa African Abyssinia Akan Cairo Congo Djenné Egypt Egyptian Ethiopia Fustat Ghana Kano Kenya Lokele Lagos Mali Morocco Nigeria Senegal Swahili Timbuktu",
  "Asia and the Pacific":
    "Aboriginal Asia Asian Australia Chengdu China Chinese Edo Himalaya India Indian Indonesia Japan Japanese Java Javanese Korea Korean Koreans Manila Maori Pacific Philippines Sichuan Song Tokyo Vietnam Yingxian",
  Europe:
    "Arctic Berlin Britain British Cremona England English Europe European Europeans Flemish France French German Germany Greece Greek Greeks Iceland Italian Italy Lisbon London Norway Paris Poland Portugal Portuguese Prussian Rome Roman Romans Russian Scotland Skálholt Spain Spanish Sweden Victorian Vienna Wales Welsh",
  "Latin America": "Argentina Brazil Chile Inca Jamaica Lima Maya Mexico Mexican Peru",
  "Middle East":
    "Arab Arabic Baghdad Damascus Hebrew Iran Jewish Mesopotamia Persian Turkey Turkish",
  "North America":
    "America American Americans Canada Canadian Chicago Denver Lakota Montreal Nebraska Ohio States Tampa Tulsa United York",
} as const;

export type Region = keyof typeof WORDS_BY_REGION;

/** The part of the world that each known word for a place or people belongs to. */
export const REGION_OF: ReadonlyMap<string, Region> = new Map(
  Object.entries(WORDS_BY_REGION).flatMap(([region, words]) =>
    words.split(" ").map((word) => [
      word,
      region as Region, // Object.entries forgets the names of the record
    ]),
  ),
);

/** Other words with a capital that name no person. */
export const NO_NAMES: ReadonlySet<string> = new Set(
  [
    "January February March April May June July August September October November December",
    "Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mondays Fridays Saturdays Sundays Christmas",
    "Mr Mrs Ms Miss Misses Dr Sir Sirs Lady Lord Señor Señora Don Dona Madame Mama Papa Aunt Uncle",
    "Captain Reverend Professor King Queen Duke God Bible Fahrenheit Celsius Congress Bronze Avenue Street",
    "Luddite Luddites Neptune Noh Ibn Atlantic Bookbinder Cobbler Soprano Orchard Rock",
  ]
    .join(" ")
    .split(" "),
);
