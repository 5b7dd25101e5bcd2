import type { Fact, FactCard } from "@sat/content";
import { BLANK, type Difficulty } from "@sat/item";
import { capitalized } from "../../language/noun.ts";
import { dressesOf, finiteForm, piecesOf } from "../../language/statement.ts";
import { verbForms } from "../../language/verb.ts";
import { filled, sentenceOf } from "./parts.ts";
import type { Usage, Wrong } from "./usage-model.ts";

/** What follows an active verb is its object: no preposition, no clause, no adverb. */
const OBJECT =
  /^(?!(?:that|how|what|why|where|when|to|in|on|at|by|with|from|into|onto|of|as|for|against|across|along|through|between|among|over|under|up|down|out|off|back|away|apart|aside|together|around|toward|beyond|northward|southward|open|shut|well|so|too|more|most|less|only|once|twice|again|today|here|there)\b)(?!\w+ly\b)/;

/** "Hundreds of miles toward Siberia" tells how far, not what. */
const MEASURE = /^(\S+ ){0,4}(miles|feet|yards|inches|years|days|hours|months|times)\b/;

function hasObject(rest: string): boolean {
  return OBJECT.test(rest) && !MEASURE.test(rest);
}

/** F34: the auxiliary of facts that are passive in one tense, or active in the perfect. */
export function voiceUsages(
  { facts }: FactCard,
  auxiliary: "is" | "are" | "was" | "were" | "has" | "have",
  level: Difficulty,
): Usage[] {
  const isPerfect = auxiliary.startsWith("ha");
  const tense = /^(is|are)$/.test(auxiliary) ? "present" : "past";
  return facts
    .filter((fact) => {
      if (isPerfect) {
        return fact.tense === "perfect" && fact.voice === "active" && hasObject(fact.rest);
      }
      return (
        fact.tense === tense &&
        fact.voice === "passive" &&
        /(^| )by /.test(fact.rest) &&
        !hasObject(fact.rest)
      );
    })
    .filter((fact) => shown(fact) === auxiliary)
    .flatMap((fact) => sentences(fact, level));
}

function shown({ subject: { number }, voice, tense }: Fact): string {
  return finiteForm("do", { number, tense, voice }).split(" ")[0] ?? "";
}

/** Easy: a bare subject; Medium: with what follows it; Hard: with an interruption behind a time or a place. */
function sentences(fact: Fact, level: Difficulty): Usage[] {
  return dressesOf(fact)
    .filter(({ front, after, inset, outcome }) => {
      if (outcome) return false;
      if (level === "Medium") return after;
      if (level === "Easy") return !after && inset === undefined;
      return inset !== undefined && front !== undefined;
    })
    .map((dress) => {
      const { front, subject, inset, rest } = piecesOf(fact, dress);
      const participle = verbForms(fact.verb).participle;
      const sentence = sentenceOf(
        front && `${front},`,
        inset ? `${subject}, ${inset},` : subject,
        BLANK,
        participle,
        rest,
      );
      return usage(fact, capitalized(sentence), participle);
    });
}

function usage(fact: Fact, sentence: string, participle: string): Usage {
  const { voice, subject, rest } = fact;
  const key = shown(fact);
  const isActive = voice === "active";
  return {
    archetype: "F34",
    sentence,
    facts: { kind: "voice", head: subject.head, participle },
    rule: isActive
      ? "A subject that acts takes the active voice: *has* or *have* with the participle."
      : "A subject that is acted upon takes the passive voice: a form of *be* with the participle.",
    shows: [
      isActive
        ? `The subject, *${subject.head}*, acts, and *${rest}* follows as the object.`
        : `The subject, *${subject.head}*, does not act; the words after *by* show who or what does.`,
      `It is ${subject.number}.`,
      filled(sentence, key),
    ],
    fits: `*${key}* makes the verb ${voice} and agrees with *${subject.head}*.`,
    fails: (form) => wrongAuxiliary(fact, form),
  };
}

function wrongAuxiliary({ subject, voice }: Fact, form: string): Wrong {
  const isActive = form.startsWith("ha");
  const isOne = /^(is|was|has)$/.test(form);
  const ofVoice = isActive
    ? `*${form}* would make *${subject.head}* the one that acts`
    : `*${form}* would make *${subject.head}* the one that is acted upon`;
  const ofNumber = `*${form}* is ${isOne ? "singular" : "plural"}, but *${subject.head}* is ${subject.number}`;
  const voiceFails = isActive !== (voice === "active");
  if (isOne === (subject.number === "singular"))
    return { code: "wrong-verb-form", reason: `${ofVoice}.` };
  return voiceFails
    ? { code: "wrong-verb-form", reason: `${ofVoice}; besides, ${ofNumber}.` }
    : { code: "wrong-agreement", reason: `${ofNumber}.` };
}
