import { DIFFICULTIES, type Difficulty, examSectionOf, SKILLS } from "@sat/item";
import { declaredDifficulty } from "../belief.ts";
import { type Cell, type CellAnswer, cellKey } from "../calibration/cell.ts";
import { SKILL_ORDER } from "../skill-order.ts";

/** Chance that is the same every time: Mulberry32 (Tommy Ettinger). */
function chanceFrom(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What is wrong with a model's questions, beside what is wrong with all of them. */
interface Planted {
  /** How much harder they are than declared, by level. */
  readonly harder?: Partial<Record<Difficulty, number>>;
  /** A slip whose option nobody takes. */
  readonly dead?: string;
  /** A slip whose option is the true key. */
  readonly miskeyed?: string;
  /** The source of whose questions alone that is so. */
  readonly source?: string;
}

export interface Simulated {
  readonly models: number;
  readonly learners: number;
  /** Answers of each learner. */
  readonly answers: number;
  /** By the number of the model. */
  readonly planted?: ReadonlyMap<number, Planted>;
  /** How far a model's level lies from what it declares, at random: one standard deviation. */
  readonly modelSpread?: number;
  /** How much abler the learners are than learners are thought to be. */
  readonly abler?: number;
  readonly seed?: number;
}

const OFFERED = ["sign", "inverse", "misread"];
const SOURCES = ["one", "two", "three", "four"];

/** How hard each cell truly is, and the answers of learners who have abilities that nobody sees. */
export function simulatedAnswers({
  models,
  learners,
  answers,
  planted = new Map(),
  modelSpread = 0.3,
  abler = 0,
  seed = 1,
}: Simulated) {
  const chance = chanceFrom(seed);
  const normal = (spread: number) =>
    spread * Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
  const truths = new Map<string, number>();
  const cells = Array.from({ length: models }, (_, number) =>
    DIFFICULTIES.map((level): Cell => {
      const skill = SKILL_ORDER[number % SKILL_ORDER.length] ?? "WIC";
      const cell = { model: `model-${number}`, version: 1, level, kind: "choice", skill } as const;
      const harder = planted.get(number)?.harder?.[level] ?? normal(modelSpread);
      truths.set(cellKey(cell), declaredDifficulty(level).mean + harder);
      return cell;
    }),
  );

  function learnerWith(own: ReadonlyMap<string, number>, learner: string): CellAnswer[] {
    return Array.from({ length: answers }, (_, count) => {
      const number = Math.floor(chance() * models);
      const cell = cells[number]?.[Math.floor(chance() * DIFFICULTIES.length)] as Cell; // it is there
      const source = SOURCES[Math.floor(chance() * SOURCES.length)] ?? null;
      const difficulty = (truths.get(cellKey(cell)) ?? 0) + normal(0.4);
      const ability = own.get(cell.skill) ?? 0;
      const fault = planted.get(number);
      const isFaulty = fault?.source === undefined || fault.source === source;
      const taken = take(ability - difficulty, isFaulty ? fault : undefined);
      const told = { hints: 0, manner: "thought", day: Math.floor(count / 20) } as const;
      const outcome = taken === null ? "right" : "wrong";
      return { ...cell, ...told, outcome, learner, source, choice: { offered: OFFERED, taken } };
    });
  }

  function take(distance: number, fault: Planted | undefined): string | null {
    const knows = chance() < 0.99 / (1 + Math.exp(-distance));
    const key = fault?.miskeyed ?? null;
    if (knows) return key;
    const options = [null, ...OFFERED].filter((slip) => slip !== (fault?.dead ?? ""));
    return options[Math.floor(chance() * options.length)] ?? null;
  }

  const everyone = Array.from({ length: learners }, (_, learner) => {
    const parts = new Map<string, number>();
    const part = (name: string, spread: number) => {
      const value = parts.get(name) ?? normal(spread);
      parts.set(name, value);
      return value;
    };
    const own = new Map<string, number>();
    for (const skill of SKILL_ORDER) {
      const shared = abler + part("all", 0.7) + part(examSectionOf(skill), 0.35);
      own.set(skill, shared + part(SKILLS[skill].domain, 0.35) + normal(0.5));
    }
    return learnerWith(own, `learner-${learner}`);
  });
  return { truths, answers: () => everyone.flat() };
}
