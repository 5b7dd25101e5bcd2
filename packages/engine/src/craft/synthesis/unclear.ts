import type { Claim, FactCard, GoalId } from "@sat/content";

/** A goal whose claim is not asked about, or two goals whose claims do not stand together. */
type Unclear = GoalId | `${GoalId} ${GoalId}`;

/**
 * By card: claims that the examiner refuses as they are worded now, because one says more than its notes, or
 * because two could serve one goal. A card that words them anew leaves this list.
 */
const UNCLEAR: Readonly<Record<string, readonly Unclear[]>> = {
  apprenticeships: ["G13 G04", "G15 G03"],
  baskets: ["G16"],
  "brothers-grimm": ["G20 G04"],
  calendars: ["G18 G12"],
  chess: ["G07"],
  "consumer-cooperatives": ["G19"],
  "festivals-of-light": ["G19 G01", "G19 G04"],
  "first-folio": ["G10", "G17 G09", "G21"],
  "great-rift-valley": ["G02 G11", "G11 G04"],
  honey: ["G07 G18", "G13 G07"],
  "house-numbers": ["G19 G04", "G19 G14", "G19 G21"],
  "hurston-folklore": ["G21 G18"],
  "icelandic-hot-springs": ["G19 G04"],
  "kula-ring": ["G13 G24", "G13 G26"],
  "lake-baikal": ["G21 G09"],
  locks: ["G17 G18"],
  mailboxes: ["G11 G15"],
  mirrors: ["G11 G04", "G11 G20"],
  "moby-dick": ["G24 G25"],
  "peat-bogs": ["G12"],
  permafrost: ["G20"],
  "phillis-wheatley": ["G17 G04", "G20"],
  "postal-services": ["G03"],
  proverbs: ["G04", "G20 G17"],
  "public-parks": ["G13 G04", "G13 G08", "G13 G18", "G13 G21"],
  "rice-terraces": ["G09 G26", "G21 G09"],
  "saharan-dunes": ["G02 G25", "G09 G17"],
  spectacles: ["G04", "G12 G07", "G12 G09", "G21"],
  sundiata: ["G19 G04"],
  tea: ["G13 G02", "G13 G14", "G14 G13", "G20 G18"],
  "tonle-sap": ["G13 G04"],
  umbrellas: ["G19 G04"],
  "uyuni-salt-flats": ["G09 G13", "G10"],
  "volunteer-fire-companies": ["G11 G15", "G13 G11"],
  zippers: ["G17 G13", "G17 G18"],
};

/** Whether four claims of a card may stand together. */
export function areClear({ id }: FactCard, claims: readonly Claim[]): boolean {
  const goals = new Set<string>(claims.map(({ goal }) => goal));
  return !(UNCLEAR[id] ?? []).some((unclear) =>
    unclear.split(" ").every((goal) => goals.has(goal)),
  );
}
