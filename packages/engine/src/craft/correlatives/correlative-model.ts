import type { DrillOf, FactCard } from "@sat/content";
import { factCards, factCardsVersion } from "@sat/content/cards";
import { BLANK, type Difficulty } from "@sat/item";
import { capitalized } from "../../language/noun.ts";
import { type Draft, type Model, defineModel } from "../../model.ts";
import { cardTexts, openerOf } from "../cards/card-texts.ts";
import { countedSpace } from "../assembly/counted-space.ts";
import { remembered } from "../assembly/remembered.ts";
import { drillsOf } from "../boundaries/list-joints.ts";
import { type Orbit, keyOf, orbit, orbitOptions } from "../options/orbit.ts";
import { CONVENTIONS_STEM, completionQuestion } from "../cards/writing-text.ts";

type Correlative = DrillOf<"correlative">;
type Opener = Correlative["opener"];

const OPENERS = ["both", "either", "neither", "not only"] as const;
const CLOSERS: Readonly<Record<Opener, string>> = {
  both: "and",
  either: "or",
  neither: "nor",
  "not only": "but also",
};

/** A model that leaves out one half of a pair such as "either" and "or". */
export interface CorrelativeModel {
  readonly id: string;
  readonly version: number;
  readonly level: Difficulty;
  readonly missing: "first" | "second";
  readonly hint: string;
  readonly tip: string;
}

interface Place {
  readonly card: FactCard;
  readonly drill: Correlative;
  readonly texts: readonly string[];
}

interface CorrelativeItem extends Omit<Place, "texts"> {
  readonly openers: Orbit<Opener>;
  readonly text: string;
}

/** F32: the half of a pair that goes with the half in the text; the pairs take turns. */
export function correlativeModel({
  id,
  version,
  level,
  missing,
  hint,
  tip,
}: CorrelativeModel): Model {
  const places = remembered((opener: Opener) =>
    factCards
      .flatMap((card) =>
        drillsOf(card, "correlative")
          .filter((drill) => drill.opener === opener && isSimple(drill))
          .map((drill) => ({ card, drill, texts: cardTexts(card, sentence(drill, missing)) })),
      )
      .filter(({ texts }) => texts.length > 0),
  );
  return defineModel<CorrelativeItem>({
    id,
    version,
    topic: "sentence-structure",
    skill: "FSS",
    archetypes: ["F32"],
    levels: [level],
    space: countedSpace([level], () =>
      OPENERS.flatMap((opener) => places(opener)).reduce((sum, { texts }) => sum + texts.length, 0),
    ),
    optionDesign: "orbit",
    draw: (chance) => {
      const openers = orbit<Opener>(chance, OPENERS);
      const { texts, ...place } = chance.pick(places(keyOf(openers)));
      return { ...place, openers, text: chance.pick(texts) };
    },
    build: (item) => ({ ...buildCorrelative(item, missing), hint, tip }),
    facts: (item) => ({
      kind: "correlative",
      told: toldOf(item, missing),
      offered: OPENERS.map((opener) => (missing === "first" ? opener : CLOSERS[opener])),
    }),
    signature: ({ text }) => text,
    source: ({ card }) => card,
    sourcesVersion: factCardsVersion,
    features: ({ drill }) => ({ steps: 1, words: drill.first.split(" ").length }),
  });
}

/** Another pair's word in the sentence would make it hard to see which belong together. */
function isSimple({ before, first, second, after }: Correlative): boolean {
  return !/\b(and|or|nor|but|both|either|neither|not)\b/.test(
    `${before} ${first} ${second} ${after}`,
  );
}

function sentence(drill: Correlative, missing: "first" | "second"): string {
  const { before, opener, first, second, after } = drill;
  const [one, other] = missing === "first" ? [BLANK, CLOSERS[opener]] : [opener, BLANK];
  return `${capitalized(before)} ${one} ${first} ${other} ${second}${after && ` ${after}`}.`;
}

function toldOf({ card, text, drill }: CorrelativeItem, missing: "first" | "second"): string[] {
  const { before, opener, first, second, after } = drill;
  const halves = missing === "first" ? [first, CLOSERS[opener]] : [opener, first];
  return [openerOf(card, text), before, ...halves, second, after];
}

function buildCorrelative(
  { drill, openers, text }: CorrelativeItem,
  missing: "first" | "second",
): Omit<Draft, "hint" | "tip"> {
  const { opener: right, first, second } = drill;
  const halfOf = (opener: Opener) => (missing === "first" ? opener : CLOSERS[opener]);
  const given = missing === "first" ? CLOSERS[right] : right;
  return {
    question: completionQuestion(text, CONVENTIONS_STEM),
    options: orbitOptions<Opener>(openers, (opener) => {
      const half = halfOf(opener);
      const partner = missing === "first" ? CLOSERS[opener] : opener;
      return opener === right
        ? { text: half, code: null, reason: `*${right}* and *${CLOSERS[right]}* make a pair.` }
        : {
            text: half,
            code: "faulty-parallelism",
            reason: `*${capitalized(half)}* pairs with *${partner}*, but the sentence has *${given}*.`,
          };
    }),
    opening: "Some conjunctions come in pairs, and each half requires the other.",
    steps: [
      {
        text: `The two parts joined are *${first}* and *${second}*, and one of them has *${given}* before it.`,
      },
      { text: `The pair is *${right}* and *${CLOSERS[right]}*.` },
    ],
  };
}
