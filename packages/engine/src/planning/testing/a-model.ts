import { DIFFICULTIES, type SlipCode } from "@sat/item";
import type { ChoiceModel, EntryModel } from "../../model.ts";
import { inTurn } from "../../random/in-turn.ts";

interface TestModel extends Partial<ChoiceModel> {
  /** The mistakes of its wrong options, by turns of the seeds. */
  readonly slips?: readonly SlipCode[];
  /** Sources that its items draw on, each equally often; of a stock, by turns. */
  readonly sources?: readonly string[];
  /** How many items it has; without end if absent. */
  readonly stock?: number;
}

/** A model whose items ask for a number of its own; the sources are those of its texts, its deck or those named. */
export function aModel({
  slips = ["opposite-sign"],
  sources,
  stock,
  ...change
}: TestModel = {}): ChoiceModel {
  const { id = "numbers", archetypes = [], deck, texts } = change;
  const size = texts?.Easy?.length ?? stock;
  return {
    id,
    version: 1,
    topic: "linear-equations",
    skill: "H.A",
    archetypes: [],
    levels: ["Easy"],
    space: { Easy: size ?? 1e6 },
    closed: size !== undefined,
    optionDesign: "orbit",
    create: (chance, level) => {
      const turns = texts?.[level] ?? deck ?? (size === undefined ? undefined : sources);
      const source = turns === undefined ? sources && chance.pick(sources) : chance.turn(turns);
      const slip = chance.turn(slips);
      const number = size === undefined ? chance.int(1, 1e9) : chance.turn([...Array(size).keys()]);
      const option = (factor: number, code: SlipCode | null) => ({
        text: `${factor * number}`,
        code,
        reason: "",
      });
      return {
        draft: {
          question: `${id} ${level} ${number}`,
          options: [option(1, null), option(2, slip), option(3, slip), option(4, slip)],
          opening: "",
          steps: [],
          hint: "",
          tip: "",
          ...(archetypes.length > 0 && { archetype: chance.turn(archetypes) }),
        },
        facts: { kind: "authored", evidence: [] },
        signature: `${number}`,
        features: { steps: 1 },
        ...(source !== undefined && { source: { id: source } }),
      };
    },
    ...change,
    ...(deck && { deck: inTurn(id, deck) }),
    ...(texts && { texts: eachInTurn(id, texts) }),
  };
}

type Texts = NonNullable<ChoiceModel["texts"]>;

function eachInTurn(id: string, texts: Texts): Texts {
  const levels = DIFFICULTIES.flatMap((level) => {
    const of = texts[level];
    return of === undefined ? [] : [[level, inTurn(id, of)] as const];
  });
  return Object.fromEntries(levels);
}

/** A model whose items ask for a number to be typed. */
export function anEntryModel({ id }: Pick<EntryModel, "id">): EntryModel {
  return {
    id,
    version: 1,
    topic: "linear-equations",
    skill: "H.A",
    archetypes: [],
    levels: ["Easy"],
    space: { Easy: 1e6 },
    response: "entry",
    create: (chance) => ({
      draft: {
        question: `${id} ${chance.int(1, 1e9)}`,
        answerKey: { kind: "values", values: [{ num: 3, den: 1 }] },
        why: "",
        slips: [],
        opening: "",
        steps: [],
        hint: "",
        tip: "",
      },
      facts: { kind: "authored", evidence: [] },
      signature: id,
      features: { steps: 1 },
    }),
  };
}
