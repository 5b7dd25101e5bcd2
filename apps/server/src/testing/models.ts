import { type ChoiceModel, type EntryModel, inTurn } from "@sat/engine";
import type { Difficulty, SkillCode, SlipCode } from "@sat/item";
import type { Prove } from "../policies/prove-item.ts";
import { PROOF } from "../records/testing/builders.ts";

/** What proves the items of these models, which are no more than sums. */
export const proveAll: Prove = () => Promise.resolve({ proof: PROOF });

type Creation = ReturnType<ChoiceModel["create"]>;

export interface StockModel {
  readonly id?: string;
  readonly topic?: ChoiceModel["topic"];
  readonly skill?: SkillCode;
  /** The slips that the options A, C and D stand for. */
  readonly slips?: readonly [SlipCode, SlipCode, SlipCode];
  readonly levels?: readonly Difficulty[];
  /** How many items it has; without end if absent. */
  readonly stock?: number;
  /** Cards that its items draw on, each equally often. */
  readonly cards?: readonly string[];
  /** Studies that its seeds go through in turn. */
  readonly deck?: readonly string[];
  /** The text of each of its items; it has no others. */
  readonly texts?: readonly string[];
}

/** A model whose items ask for a number: that of the seed's turn in its stock, else any. The key is its double. */
export function aModel({
  id = "doubles",
  topic,
  skill = "H.A",
  slips = ["opposite-sign", "opposite-sign", "opposite-sign"],
  levels,
  texts,
  stock = texts?.length,
  cards = texts,
  deck,
}: StockModel = {}): ChoiceModel {
  const numbers = Array.from({ length: stock ?? 0 }, (_, number) => number + 1);
  return {
    id,
    version: 1,
    topic: topic ?? "linear-equations",
    skill,
    archetypes: ["HA01"],
    levels: levels ?? ["Easy", "Medium", "Hard"],
    space: { Easy: stock ?? 1e6, Medium: stock ?? 1e6, Hard: stock ?? 1e6 },
    closed: stock !== undefined,
    optionDesign: "orbit",
    ...(deck && { deck: inTurn(id, deck) }),
    ...(texts && { texts: textsByLevel(inTurn(id, texts)) }),
    create: (chance, level) => {
      const number = stock === undefined ? chance.int(1, 1e9) : chance.turn(numbers);
      if (cards === undefined && deck === undefined) return create(`${id} ${level}`, number, slips);
      const turns = deck ?? texts;
      const source = turns === undefined ? chance.pick(cards ?? []) : chance.turn(turns);
      return { ...create(`${id} ${level} on ${source}`, number, slips), source: { id: source } };
    },
  };
}

function textsByLevel(texts: readonly string[]): NonNullable<ChoiceModel["texts"]> {
  return { Easy: texts, Medium: texts, Hard: texts };
}

/** A model whose items ask for twice a number of at most four digits, to be typed. */
export function anEntryModel({
  id = "typed-doubles",
  topic = "linear-equations",
  levels = ["Easy", "Medium", "Hard"],
  stock,
}: Pick<StockModel, "id" | "topic" | "levels" | "stock"> = {}): EntryModel {
  const numbers = Array.from({ length: stock ?? 0 }, (_, number) => number + 1);
  return {
    id,
    version: 1,
    topic,
    skill: "H.A",
    archetypes: ["HA01"],
    levels,
    space: { Easy: stock ?? 4e3, Medium: stock ?? 4e3, Hard: stock ?? 4e3 },
    closed: stock !== undefined,
    response: "entry",
    create: (chance, level) => {
      const number = stock === undefined ? chance.int(1, 4_000) : chance.turn(numbers);
      return {
        draft: {
          question: `${id} ${level}: what is twice $${number}$?`,
          answerKey: { kind: "values", values: [{ num: 2 * number, den: 1 }] },
          why: "Twice the number.",
          slips: [
            { code: "opposite-sign", value: { num: number, den: 1 }, reason: "Once the number." },
          ],
          opening: "Add the number to itself.",
          steps: [],
          hint: "Twice is two times.",
          tip: "Check by halving.",
        },
        facts: { kind: "authored", evidence: [] },
        signature: `${id} ${level} ${number}`,
        features: { steps: 1 },
      };
    },
  };
}

/** A model of which every other seed makes nothing. */
export function aPatchyModel(): ChoiceModel {
  const model = aModel({ id: "patchy" });
  return {
    ...model,
    create: (chance, level) =>
      chance.turn([true, false])
        ? model.create(chance, level)
        : chance.reject("nothing grows here"),
  };
}

function create(
  name: string,
  number: number,
  [first, third, fourth]: readonly [SlipCode, SlipCode, SlipCode],
): Creation {
  const option = (factor: number, code: SlipCode | null) => ({
    text: `$${factor * number}$`,
    order: factor * number,
    code,
    reason: code === null ? "Twice the number." : "Not twice the number.",
  });
  return {
    draft: {
      question: `${name}: what is twice $${number}$?`,
      options: [option(1, first), option(2, null), option(3, third), option(4, fourth)],
      opening: "Add the number to itself.",
      steps: [],
      hint: "Twice is two times.",
      tip: "Check by halving.",
    },
    facts: { kind: "authored", evidence: [] },
    signature: `${name} ${number}`,
    features: { steps: 1 },
  };
}
