import { remembered } from "../../remembered.ts";

/** Verbs and nouns whose forms differ inside, as base form and the others. */
const IRREGULAR = (
  "bear bore borne|begin began begun|bind bound|break broke broken|bring brought|build built|burn burnt|buy bought|" +
  "catch caught|choose chose chosen|come came|cut cutting|deal dealt|dig dug|draw drew drawn|drink drank drunk|" +
  "drive drove driven|eat ate eaten|fall fell fallen|feed fed|feel felt|fight fought|find found|flee fled|fly flew flown flight|" +
  "freeze froze frozen|get got gotten|give gave given|go went gone|grind ground|grow grew grown growth|hang hung|have had|" +
  "hear heard|hide hid hidden|hold held|keep kept|know knew known|lay laid|lead led|leave left|lend lent|let|lie lay lain|" +
  "lose lost loss|make made|mean meant|meet met|pay paid|ride rode ridden|ring rang rung|rise rose risen|run ran|say said|see saw seen|" +
  "seek sought|sell sold|send sent|sew sewn|shake shook shaken|shine shone|show shown|shrink shrank shrunk|sing sang sung|" +
  "sink sank sunk|sit sat|sleep slept|speak spoke spoken|spend spent|spin spun|spread|stand stood|steal stole stolen|stick stuck|" +
  "strike struck|swim swam swum|take took taken|teach taught|tear tore torn|tell told|think thought|throw threw thrown|" +
  "wear wore worn|weave wove woven|win won|wind wound|write wrote written|" +
  "man men|woman women|child children|foot feet|tooth teeth|mouse mice|goose geese|person people|leaf leaves|life lives|" +
  "loaf loaves|shelf shelves|knife knives|wolf wolves|half halves|" +
  "long length|high height|wide width|deep depth|strong strength|broad breadth|" +
  "China Chinese|Japan Japanese|Java Javanese|Bali Balinese|Turkey Turkish|Spain Spanish|France French|England English|" +
  "Rome Roman|Greece Greek|Peru Peruvian|Persia Persian|Europe European|Denmark Danes|Netherlands Dutch"
)
  .toLowerCase()
  .split("|")
  .map((forms) => forms.split(" "));

const BASES: ReadonlyMap<string, string> = new Map(
  IRREGULAR.flatMap(([base = "", ...forms]) => forms.map((form) => [form, base] as const)),
);

/** Endings that make another form of a word, the longest first. */
const ENDINGS =
  /(?:ational|ations|ation|ating|ators|ator|ated|ates|ate|ments|ment|nesses|ness|ically|ical|ional|ions|ion|ings|ing|iers|ier|iest|ies|ied|ers|er|est|ors|or|ed|es|ly|al|ic|y|s|e)$/;

/** What the forms of one word have in common: "excavate", "excavated" and "excavation" share "excav". */
const stemOf = remembered((word) => {
  const plain = word.toLowerCase().replace(/['’]s?$/, "");
  const base = BASES.get(plain) ?? BASES.get(plain.replace(/s$/, "")) ?? plain;
  return stripped(stripped(stripped(base)));
});

const stripped = remembered((word) => {
  if (/\d/.test(word)) return word;
  const bare = word.replace(ENDINGS, "");
  const kept = bare.length < 3 || !/[aeiouy]/.test(bare) ? word : bare;
  // "stopped" and "stop"
  return kept.replace(/([bdgklmnprtz])\1$/, "$1");
});

/** The words of a text, with their marks taken off; a hyphen parts words, a comma inside a number does not. */
function wordsOf(text: string): string[] {
  return text.match(/\p{N}[\p{N},.]*\p{N}|\p{N}|\p{L}+(?:['’]\p{L}+)?/gu) ?? [];
}

/** Words that join, point or measure out, and state nothing of their own. */
const FREE = new Set(
  (
    "a an the this these that those it its they their them he his him she her hers who whom whose which what where when " +
    "why how whether if because since so as than then thus also too only just even still yet ever never once now rather " +
    "instead unlike like alike while whereas although though however despite but and or nor not no none neither either " +
    "both each every all any some many much more most less least few fewer several such same other others another one ones " +
    "own very well quite about almost nearly over under up down out off of to in on at by for from with without within into " +
    "onto through during before after until between among against across along around is are was were be been being am has " +
    "have had having do does did doing done can could may might must will would shall should there here again together " +
    "first later next finally last earlier afterward else itself themselves himself herself it's they're use uses used using known know called " +
    "make makes made making way ways thing things time times different differ differs difference similar similarly " +
    "similarity allow allows allowed help helps helped kind kinds number numbers otherwise order today inside name names named exactly given according example instance become becomes became found seen"
  ).split(" "),
);

function isFree(word: string): boolean {
  return FREE.has(word.toLowerCase());
}

/** The stems of all the words of a text. */
export function stemsOf(text: string): ReadonlySet<string> {
  // "Found" may be a form of "find" or a word of its own.
  return new Set(wordsOf(text).flatMap((word) => [stemOf(word), stripped(word.toLowerCase())]));
}

/** The stems of what a text states. */
export const contentOf = remembered(
  (text): ReadonlySet<string> =>
    new Set(
      wordsOf(text)
        .filter((word) => !isFree(word))
        .map(stemOf),
    ),
);

/** Whether one of the stems is a form of the same word. */
export function holds(stems: ReadonlySet<string>, stem: string): boolean {
  if (stems.has(stem)) return true;
  for (const one of stems) if (akin(one, stem)) return true;
  return false;
}

/** Stems that differ only by a short ending the stemmer does not know. */
function akin(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < 4 || long.length - short.length > 3) return false;
  return long.startsWith(short) && !/\d/.test(long);
}
