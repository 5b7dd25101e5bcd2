import { BLANK } from "@sat/item";

/** A text cut at one place: the sentences before, its own sentence up to the place, the stretch, and what follows it. */
export interface Cut {
  /** Whole sentences, without the space behind them; may be empty. */
  readonly lead: string;
  /** From the start of the sentence up to the mark at the place. */
  readonly before: string;
  /** What is printed between the two: " ", ", ", ". ", ", and ". */
  readonly between: string;
  /** The stretch, as it stands inside a sentence. */
  readonly after: string;
  /** What follows the stretch, up to and with the final mark of its sentence. */
  readonly tail: string;
  /** The sentences behind it, with the space before them; may be empty. */
  readonly trail: string;
}

/** Behind these a period ends no sentence: "St. Louis", "W. E. B. Du Bois". */
const SHORTENED = /(?:\b(?:St|Mr|Mrs|Ms|Dr|Jr|Mt|v)|(?<![\p{L}\d])\p{Lu})\.$/u;

/** Where the sentence begins and ends in which a place of the text stands. */
export function sentenceAt(
  text: string,
  at: number,
): { readonly start: number; readonly close: number } {
  const ends = sentenceEnds(text);
  return {
    start: ends.findLast((end) => end <= at) ?? 0,
    close: ends.find((end) => end > at) ?? text.length,
  };
}

/** A text with a blank in the place of words that stand at a place: that sentence, and those before and behind it. */
export function sentenceAround(
  text: string,
  { at, words }: { readonly at: number; readonly words: string },
): { readonly lead: string; readonly sentence: string; readonly trail: string } {
  const { start, close } = sentenceAt(text, at);
  const sentence = `${text.slice(start, at)}${BLANK}${text.slice(at + words.length, close)}`;
  return { lead: text.slice(0, start).trim(), sentence: sentence.trim(), trail: text.slice(close) };
}

/** Places right behind the final marks of a text's sentences. */
function sentenceEnds(text: string): number[] {
  return [...text.matchAll(/[.?!]["”)*]*(?=\s|$)/g)]
    .map(({ index, 0: mark }) => index + mark.length)
    .filter((end) => !SHORTENED.test(text.slice(0, end)));
}

const BETWEEN = /(?:—|,|[.;:]| \(|\))?(?: and| but)? ?$/;

/** Cuts a text at the stretch. Throws a RangeError that says what is wrong unless the stretch stands in it once. */
export function cutAt(text: string, after: string): Cut {
  const at = text.indexOf(after);
  if (at <= 0 || text.indexOf(after, at + 1) >= 0) {
    throw new RangeError(`"${after}" does not stand exactly once behind other words`);
  }
  const [between = ""] = BETWEEN.exec(text.slice(0, at)) ?? [];
  const joint = at - between.length;
  const { start } = sentenceAt(text, joint);
  const end = at + after.length;
  const { close } = sentenceAt(text, end - 1);
  return {
    lead: text.slice(0, start).trim(),
    before: text.slice(start, joint).trim(),
    between,
    after: between.startsWith(".") ? asInside(text, after) : after,
    tail: text.slice(end, close),
    trail: text.slice(close),
  };
}

/** Words as they stand inside a sentence: a name, told by its capital elsewhere in the text, keeps its own. */
function asInside(text: string, words: string): string {
  const [first = ""] = /^[\p{L}-]+/u.exec(words) ?? [];
  const [stem = ""] = first.split("-");
  const isName =
    PROPER.has(stem) || new RegExp(String.raw`(?<![.?!]["”]?\s)(?<=\s)${first}\b`, "u").test(text);
  return isName ? words : words.charAt(0).toLowerCase() + words.slice(1);
}

/** Names and adjectives of peoples and places, which keep their capital wherever they stand. */
const PROPER = new Set(
  (
    "I January February March April May June July August September October November December African Africans " +
    "American Americans Alexandrian Argentine Asian Assyrian Australian Austrian Bavarian Bengali Boston Brazilian " +
    "British Canadian Caribbean Chilean Chinese Colombian Cuban Czech Danish Dutch Egyptian Egyptians English " +
    "Ethiopian European Europeans Finnish Flemish Franciscan French German Germans Ghanaian Greek Greeks Hamburg " +
    "Hawaiian Hungarian Icelandic Inca Indian Indigenous Inuit Irish Italian Jamaican Japanese Jewish Kashmiri Kenyan " +
    "Korean London Manchester Maya Mexican Moroccan New Nigerian North Norwegian Ohio Ottoman Pakistani Persian " +
    "Polish Portuguese Prague Prussian Roman Romans Russian Scottish Senegalese Serbian Soviet Spanish Sudanese " +
    "Sumerian Swedish Swiss Tanzanian Turkish Venetian Venezuelan Vietnamese Europe Africa Asia America Congress " +
    "Earth Mars Venus Jupiter Saturn Denmark Ibn Maria William"
  ).split(" "),
);
