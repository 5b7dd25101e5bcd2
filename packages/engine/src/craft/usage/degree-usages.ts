import { type DrillOf, type FactCard, factCards } from "@sat/content";
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
const NO_DEGREE = /^(sudden|constant|exact|slight|thin|even|complete|equal)$/;

/** What may stand in front, by level, of a plain statement and of one that compares. */
const LEADS: Readonly<Record<Difficulty, readonly [plain: string, compared: string][]>> = {
  Easy: [
    ["", ""],
    ["to be sure,", "to be sure,"],
    ["as it turns out,", "as it turns out,"],
  ],
  Medium: [
    ["as observers soon learn,", "contrary to what many expect,"],
    ["as experience shows,", "to the surprise of many,"],
  ],
  Hard: [
    [
      "as the most careful observers have long known,",
      "contrary to what a quick reading of the sources might suggest,",
    ],
    ["as anyone with a little patience can find out,", "to the surprise of all but a few experts,"],
  ],
};

function usages(slot: Slot, isMore: boolean, level: Difficulty, forms: Forms): Usage[] {
  return LEADS[level].map((leads) => usage(slot, leads[isMore ? 1 : 0], isMore, forms));
}

function usage(slot: Slot, lead: string, isMore: boolean, forms: Forms): Usage {
  const { clause, described, role } = slot;
  const by = isMore ? "far" : "very";
  const sentence = sentenceOf(lead, clause.replace(BLANK, `${by} ${BLANK}`));
  const right = forms[(role === "noun" ? 0 : 1) + (isMore ? 2 : 0)] ?? "";
  const kind = role === "noun" ? "an adjective" : "an adverb";
  const step = isMore ? "a comparative" : "the plain form";
  return {
    archetype: "F31",
    sentence,
    facts: { kind: "degree", described, role },
    rule:
      role === "noun"
        ? "A noun is described by an adjective, never by an adverb."
        : "A verb is described by an adverb, never by an adjective.",
    shows: [
      `The blank describes the ${role} *${described}*, so ${kind} is needed.`,
      `Before it stands *${by}*, which goes with ${step}.`,
      filled(sentence, right),
    ],
    fits: `*${right}* is ${kind} that describes *${described}*, and ${step} as *${by}* asks.`,
    fails: (form) => {
      const at = forms.indexOf(form);
      const isAdverb = at % 2 === 1;
      const ofKind = `*${form}* is an ${isAdverb ? "adverb" : "adjective"}, but the ${role} *${described}* needs ${kind}`;
      const ofDegree = `*${by}* cannot stand before ${at > 1 ? "the comparative" : "the plain form"} *${form}*`;
      const [kindFails, degreeFails] = [isAdverb !== (role === "verb"), at > 1 !== isMore];
      if (kindFails && degreeFails)
        return { code: "E-WORD", reason: `${ofKind}; besides, ${ofDegree}.` };
      return { code: "E-WORD", reason: `${kindFails ? ofKind : ofDegree}.` };
    },
  };
}

function familiesOf(card: FactCard, level: Difficulty): readonly Family[] {
  return fromDrill(card, "degree", (drill) => {
    const [noun, verb] = [nounSlot(drill), verbSlot(drill)];
    const { adjective, adverb } = drill;
    if (noun === undefined || verb === undefined || NO_DEGREE.test(adjective)) return [];
    const forms: Forms = [adjective, adverb, comparativeOf(adjective), `more ${adverb}`];
    return cardFamily(card, forms, [
      usages(noun, false, level, forms),
      usages(verb, false, level, forms),
      usages(noun, true, level, forms),
      usages(verb, true, level, forms),
    ]);
  });
}

/** F31: the adjectives and adverbs of each card. */
export function degreeFamilies(level: Difficulty): readonly Family[] {
  return factCards.flatMap((card) => familiesOf(card, level));
}
