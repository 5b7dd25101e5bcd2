import type { FactCard, GrammaticalNumber, Paragraph } from "@sat/content";
import { BLANK, type Difficulty } from "@sat/item";
import type { PronounFormFacts } from "../../facts/usage.ts";
import { filled, sentenceOf } from "./parts.ts";
import { sentenceEnds } from "../paragraphs/cut.ts";
import type { Usage, WrittenUsage, Wrong } from "./usage-model.ts";

/** What a pronoun says of itself: its number, and the part it plays in words. */
interface PronounForm {
  readonly number: GrammaticalNumber | "either";
  readonly part: PronounFormFacts["part"];
}

/** Every pronoun that the options offer. */
const PRONOUNS = {
  it: { number: "singular", part: "subject" },
  its: { number: "singular", part: "owner" },
  "it's": { number: "singular", part: "subject-and-is" },
  they: { number: "plural", part: "subject" },
  them: { number: "plural", part: "object" },
  their: { number: "plural", part: "owner" },
  "they're": { number: "plural", part: "subject-and-is" },
  themselves: { number: "plural", part: "reflexive" },
  there: { number: "either", part: "place" },
  "there's": { number: "singular", part: "place-and-is" },
  whose: { number: "either", part: "relative-owner" },
  "who's": { number: "singular", part: "relative-and-has" },
} as const satisfies Record<string, PronounForm>;
type PronounWord = keyof typeof PRONOUNS;

const DOES: Readonly<Record<PronounFormFacts["part"], string>> = {
  owner: "shows that something belongs to it",
  subject: "stands for the one itself, as the subject of a verb",
  "subject-and-is": "is short for a pronoun with *is* or *are*",
  object: "is the object of someone else's action",
  reflexive: "is the object when the subject and the object are the same",
  place: "shows that something is at a place",
  "place-and-is": "is short for *there is*",
  "relative-owner": "begins a clause about what belongs to someone just named",
  "relative-and-has": "is short for *who is* or *who has*",
};

const NEEDS: Readonly<Record<PronounFormFacts["part"], string>> = {
  owner: "what follows the blank belongs to the one named before",
  subject: "the verb after the blank needs a subject",
  "subject-and-is": "both a subject and its verb are missing",
  object: "the blank is the object of what someone else does",
  reflexive: "the blank is the object of what the subject does to itself",
  place: "the verb after the blank needs a word that points to a place",
  "place-and-is": "both the word that points to a place and its verb are missing",
  "relative-owner": "what follows the blank belongs to the one just named",
  "relative-and-has": "what follows the blank lacks both *who* and a helping verb",
};

const RULES: Readonly<Record<PronounFormFacts["part"], string>> = {
  owner: "A possessive such as *its* or *their* agrees in number with its antecedent.",
  subject:
    "A pronoun agrees in number with its antecedent and takes the form that its role requires.",
  "subject-and-is":
    "The contraction *it's* stands for *it is*, and *they're* stands for *they are*.",
  object: "A pronoun that is the object of a verb takes its object form, such as *them*.",
  reflexive: "When the subject and the object are the same, a pronoun in *-selves* is needed.",
  place: "The word *there* shows that something exists, while *their* shows possession.",
  "place-and-is":
    "The contraction *there's* stands for *there is*, as *they're* stands for *they are*.",
  "relative-owner":
    "The word *whose* shows possession, while *who's* stands for *who is* or *who has*.",
  "relative-and-has":
    "The contraction *who's* stands for *who is* or *who has*; *whose* shows possession.",
};

interface PronounPlace {
  readonly word: PronounWord;
  /** The noun phrase that it stands for, or the place that it points to. */
  readonly antecedent: string;
  readonly sentence: string;
  readonly follows: string;
  readonly archetype: string;
}

/** F21, F23, F24: a sentence that takes one pronoun of four. */
export function pronounUsage(place: PronounPlace): Usage {
  const { word, antecedent, sentence, follows, archetype } = place;
  const { part, number } = PRONOUNS[word];
  const points = part.startsWith("place");
  const stands = points
    ? `The blank points to a place: *${antecedent}*.`
    : `The pronoun stands for *${antecedent}*, which is ${numberName(place)}.`;
  return {
    archetype,
    sentence,
    facts: { kind: "pronoun-form", part, follows, ...(points ? {} : { antecedent }) },
    rule: RULES[part],
    shows: [stands, `Here ${NEEDS[part]}.`, filled(sentence, word)],
    fits: `*${word}* ${DOES[part]}${number === "either" || points ? "" : `, and its number is that of *${antecedent}*`}.`,
    fails: (form) => wrongPronoun(place, form),
  };
}

function numberName({ word }: PronounPlace): GrammaticalNumber {
  return PRONOUNS[word].number === "plural" ? "plural" : "singular";
}

function wrongPronoun(place: PronounPlace, form: string): Wrong {
  const offered = PRONOUNS[form as PronounWord]; // the options are pronouns of the table
  const { part } = PRONOUNS[place.word];
  if (offered.part !== part) {
    const reason = `*${form}* ${DOES[offered.part]}, but here ${NEEDS[part]}.`;
    return {
      code: /'/.test(form + place.word) ? "contraction-for-possessive" : "wrong-pronoun",
      reason,
    };
  }
  const reason = `*${form}* is ${offered.number}, but *${place.antecedent}* is ${numberName(place)}.`;
  return { code: "wrong-pronoun", reason };
}

/** A sentence of the card for its, it's, their or they're; harder ones part antecedent and pronoun. */
function pronounSentence(
  { pronouns }: FactCard,
  word: keyof FactCard["pronouns"],
  level: Difficulty,
): { readonly antecedent: string; readonly lead: string; readonly after: string } {
  const { antecedent, aside, detail, middle, after } = pronouns[word];
  const parted = { Easy: "", Medium: aside, Hard: `${aside}, ${detail},` }[level];
  return { antecedent, lead: `${antecedent} ${parted} ${middle}`, after };
}

/** Words between the noun and its pronoun up to which they are near, and up to which they are not far. */
const NEAR = 7;
const NOT_FAR = 15;

/** F21: the places of a paragraph where the pronoun stands at the level: the farther from its noun, the harder. */
export function paragraphPronouns(
  { text, pronouns = [] }: Paragraph,
  word: "it" | "its" | "they" | "their",
  level: Difficulty,
): WrittenUsage[] {
  return pronouns
    .filter((place) => place.word === word)
    .map(({ at, antecedent }) => {
      const blank = text.indexOf(at);
      const noun = text.lastIndexOf(antecedent, blank);
      if (noun < 0 || blank < 0 || text.indexOf(at, blank + 1) >= 0) {
        throw new RangeError(`"${at}" does not stand once behind "${antecedent}"`);
      }
      const words = text
        .slice(noun + antecedent.length, blank)
        .trim()
        .split(" ").length;
      const { lead, sentence, trail } = sentenceAround(text, blank, word);
      const follows = at.slice(word.length + 1);
      const usage = pronounUsage({ word, antecedent, sentence, follows, archetype: "F21" });
      return { usage, lead, trail, level: levelOf(words) };
    })
    .filter((place) => place.level === level);
}

function levelOf(words: number): Difficulty {
  if (words <= NEAR) return "Easy";
  return words <= NOT_FAR ? "Medium" : "Hard";
}

function sentenceAround(text: string, at: number, word: string) {
  const ends = sentenceEnds(text);
  const start = ends.findLast((end) => end <= at) ?? 0;
  const close = ends.find((end) => end > at) ?? text.length;
  const sentence = `${text.slice(start, at)}${BLANK}${text.slice(at + word.length, close)}`;
  return { lead: text.slice(0, start).trim(), sentence: sentence.trim(), trail: text.slice(close) };
}

/** A comma after the conjunction would stand on the wrong side of it. */
const WRONG_COMMA = /\b(and|but|so|for|because|since),$/;

/** F21, F23: a place of one of the four pronouns that every card has a sentence for. */
export function cardPronoun(
  card: FactCard,
  word: keyof FactCard["pronouns"],
  level: Difficulty,
): Usage[] {
  const { antecedent, lead, after } = pronounSentence(card, word, level);
  if (WRONG_COMMA.test(lead)) return [];
  return [
    pronounUsage({
      word,
      antecedent,
      sentence: sentenceOf(...lead.split(/ +/), BLANK, after),
      follows: after,
      archetype: level === "Easy" ? "F23" : "F21",
    }),
  ];
}

/** F21: the subject *it* or *they* of a clause that every card has, with its verb written out. */
export function cardSubject(card: FactCard, word: "it" | "they", level: Difficulty): Usage[] {
  const { antecedent, lead, after } = pronounSentence(
    card,
    word === "it" ? "it's" : "they're",
    level,
  );
  if (WRONG_COMMA.test(lead)) return [];
  const follows = `${word === "it" ? "is" : "are"} ${after}`;
  return [
    pronounUsage({
      word,
      antecedent,
      sentence: sentenceOf(...lead.split(/ +/), BLANK, follows),
      follows,
      archetype: "F21",
    }),
  ];
}
