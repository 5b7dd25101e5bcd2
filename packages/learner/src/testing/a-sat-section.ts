import { DIFFICULTIES } from "@sat/item";
import type { Asked } from "../answer.ts";
import type { SatSection, ScoredAnswer } from "../exam/sat-section.ts";

/** How many scored questions are easy, medium and hard. */
type Counts = readonly [number, number, number];

/** A form of Reading and Writing. */
const FORM = { first: [8, 10, 7], easier: [13, 9, 3], harder: [3, 10, 12] } as const;

interface Sat {
  readonly route: "harder" | "easier";
  /** Right answers of each level in either module. */
  readonly first: Counts;
  readonly second: Counts;
  /** What is told of each question. */
  readonly told?: Partial<Asked>;
}

/** A section that was sat whole. */
export function aSatSection({ route, first, second, told = {} }: Sat): SatSection {
  const otherwise = answered(FORM[route === "harder" ? "easier" : "harder"], NONE, told);
  return {
    section: "Reading and Writing",
    first: answered(FORM.first, first, told),
    second: { route, answers: answered(FORM[route], second, told), otherwise },
  };
}

const NONE = [0, 0, 0] as const;

/** Answers to so many choices of each level, of which so many are right. */
export function answered(
  counts: Counts,
  rights: Counts,
  told: Partial<Asked> = {},
): ScoredAnswer[] {
  return DIFFICULTIES.flatMap((level, at) =>
    Array.from({ length: counts[at] ?? 0 }, (_, number) => {
      const asked = { skill: "WIC", level, kind: "choice", ...told } as const;
      return { ...asked, right: number < (rights[at] ?? 0) };
    }),
  );
}
