export type GrammaticalNumber = "singular" | "plural";

const SINGULAR_OPENING = /^(a|an|one|at least one|each|every|another|this|that|either|neither)\b/i;
const PLURAL_OPENING =
  /^(they|these|those|several|many(?! an?\b)|few|both|two|three|four|five|six|dozens|hundreds|thousands|(?:all|most|some) of (?:the|its|their|these|those|his|her))\b/i;
/** Plurals that do not end in s. */
const PLURALS =
  /(people|children|(?<!speci|regi|abdo|acu|\bo)men|geese|mice|feet|teeth|bacteria|larvae|fungi|cacti|nuclei|fish|sheep|reindeer|cattle|phenomena|criteria)$/i;
/** Words that end in s and are singular. */
const SINGULARS =
  /(ss|is|lens|nucleus|series|news|\bbus|(phys|mathemat|econom|ceram)ics|(?<!\bmen|\bgur|\bem|\bgn|haik|khip|[ao])us)$/i;

/** What follows a head begins with one of these. */
const BEHIND_HEAD =
  / (?:above|across|along|among|around|at|behind|below|beneath|between|by|during|for|from|in|inside|near|of|off|on|over|to|under|with|without) /;

/** Whether a noun phrase is singular or plural, told from its words alone. */
export function numberOf(phrase: string): GrammaticalNumber {
  if (SINGULAR_OPENING.test(phrase)) return "singular";
  if (PLURAL_OPENING.test(phrase)) return "plural";
  if (FULL_NAME.test(phrase) && !NAMES_OF_MANY.test(phrase) && !PEOPLES.test(phrase)) {
    return "singular";
  }
  const [head = phrase] = phrase.split(BEHIND_HEAD);
  if (/ and /.test(head)) return "plural";
  if (PLURALS.test(head)) return "plural";
  return head.endsWith("s") && !SINGULARS.test(head) && !isNamed(head) ? "plural" : "singular";
}

/** A first and a last name, "Georges Méliès", are one person, whatever they end in. */
const FULL_NAME =
  /^(?!The |These |Most |Some |All )\p{Lu}[\p{L}.'’-]*(?: (?:de |van |von |da |al-)?\p{Lu}[\p{L}.'’-]*)+$/u;

/** "Black Americans", "West Africans": many, with capitals. */
const PEOPLES =
  /^(?:African|Asian|Black|Central|East|Eastern|European|Latin|Native|North|Northern|South|Southern|West|Western|White) .*(?:ans|ers|ites|men|women)$/;

/** Names of many: "the first modern Games". */
const NAMES_OF_MANY = / (Alps|Andes|Games|Islands|Mountains|Nations|Rockies|States)$/;

/** A title and a name, "the navigator Mau Piailug", is one person, whatever the name ends in. */
function isNamed(head: string): boolean {
  if (NAMES_OF_MANY.test(head)) return false;
  return /\b[a-z]+ [A-Z]\S*( [A-Z]\S*)*$/.test(head) && !/s [A-Z]/.test(head);
}
