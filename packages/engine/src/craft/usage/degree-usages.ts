import type { DrillOf, FactCard } from "@sat/content";
import { BLANK, type Difficulty } from "@sat/item";
import { filled, fromDrill, sentenceOf } from "./parts.ts";
import { type Family, type Forms, type Usage, cardFamily } from "./usage-model.ts";

type Degree = DrillOf<"degree">;

/** firmer, steadier, more careful */
function comparativeOf(adjective: string): string {
  if (/[^aeiou]y$/.test(adjective)) return `${adjective.slice(0, -1)}ier`;
  const syllables = adjective.replace(/e$/, "").match(/[aeiouy]+/g)?.length ?? 1;
  if (syllables > 1) return `more ${adjective}`;
  return adjective.endsWith("e") ? `${adjective}r` : `${adjective}er`;
}

interface Slot {
  readonly clause: string;
  readonly described: string;
  readonly role: "noun" | "verb";
}

/** The noun that the adjective stands before. */
function nounSlot({ withAdjective }: Degree): Slot | undefined {
  const described = /______ (\w+)/.exec(withAdjective)?.[1];
  return described === undefined
    ? undefined
    : { clause: withAdjective.replace(/\ban ______/, "a ______"), described, role: "noun" };
}

/** The verb right before the adverb; "far more firmly clings" would read badly. */
function verbSlot({ withAdverb }: Degree): Slot | undefined {
  const [, before = "", after = ""] = /(\w+) ______ ?(\w*)/.exec(withAdverb) ?? [];
  const isNext = /(ed|[^s]s)$/.test(after) && !/^(as|its|this|across)$/.test(after);
  return isNext || !VERB.test(before)
    ? undefined
    : { clause: withAdverb, described: before, role: "verb" };
}

/** What the adverb may follow: a finite verb without an object. */
const VERB =
  /^(\w+ed|\w+[^s]s|glow|glows|grew|shine|shone|rose|ran|flew|fell|moved?|pass|glide|rise|spread|grow|move)$/;
/** What cannot be so in a higher degree. */
const NO_DEGREE = /^(sudden|silent|constant|exact|slight|thin|even|complete|equal)$/;

/** What may stand in front, by level. */
const LEADS: Readonly<Record<Difficulty, readonly string[]>> = {
  Easy: [""],
  Medium: ["by all accounts,", "according to one account,"],
  Hard: ["as careful observers have noted,", "as more than one observer has noted,"],
};
/** What a compared degree is compared with. */
const COMPARED = ["than one might expect", "than most people would expect"];

function usages(slot: Slot, isMore: boolean, level: Difficulty, forms: Forms): Usage[] {
  const tails = isMore ? COMPARED : [""];
  return LEADS[level].flatMap((lead) =>
    tails.map((tail) => {
      const told = slot.clause.replace(BLANK, `${isMore ? "far" : "very"} ${BLANK}`);
      return usage(slot, sentenceOf(lead, told, tail), isMore, forms);
    }),
  );
}

function usage(slot: Slot, sentence: string, isMore: boolean, forms: Forms): Usage {
  const { described, role } = slot;
  const by = isMore ? "far" : "very";
  const right = forms[(role === "noun" ? 0 : 1) + (isMore ? 2 : 0)] ?? "";
  const kind = role === "noun" ? "an adjective" : "an adverb";
  const step = isMore ? "a comparative" : "the plain form";
  return {
    archetype: "F31",
    sentence,
    facts: { kind: "degree", described, role },
    rule:
      role === "noun"
        ? "An adjective, not an adverb, modifies a noun."
        : "An adverb, not an adjective, modifies a verb.",
    shows: [
      `The blank modifies the ${role} *${described}*, so ${kind} is needed.`,
      `The word *${by}* before it goes with ${step}.`,
      filled(sentence, right),
    ],
    fits: `*${right}* is ${kind} that modifies *${described}*, and ${step} goes with *${by}*.`,
    fails: (form) => {
      const at = forms.indexOf(form);
      const isAdverb = at % 2 === 1;
      const ofKind = `*${form}* is an ${isAdverb ? "adverb" : "adjective"}, but the ${role} *${described}* needs ${kind}`;
      const ofDegree = `*${by}* cannot come before ${at > 1 ? "the comparative" : "the plain form"} *${form}*`;
      const [kindFails, degreeFails] = [isAdverb !== (role === "verb"), at > 1 !== isMore];
      if (kindFails && degreeFails)
        return { code: "confused-word", reason: `${ofKind}; besides, ${ofDegree}.` };
      return { code: "confused-word", reason: `${kindFails ? ofKind : ofDegree}.` };
    },
  };
}

/** F31: the adjectives and adverbs of each card. */
export function degreeFamilies(card: FactCard, level: Difficulty): readonly Family[] {
  return fromDrill(card, "degree", (drill) => {
    const [noun, verb] = [nounSlot(drill), verbSlot(drill)];
    const { adjective, adverb } = drill;
    if (noun === undefined || verb === undefined || NO_DEGREE.test(adjective)) return [];
    const forms: Forms = [adjective, adverb, comparativeOf(adjective), `more ${adverb}`];
    return cardFamily(card, forms, [
      () => usages(noun, false, level, forms),
      () => usages(verb, false, level, forms),
      () => usages(noun, true, level, forms),
      () => usages(verb, true, level, forms),
    ]);
  });
}
