import type { Difficulty, ExamSection } from "@sat/item";
import type { Route } from "./blueprint.ts";

type Mix = Readonly<Record<Difficulty, number>>;

/** Questions of each level in a module, by its route. The exam's own are not published: these are estimates (fact sheet §1.4). */
export const LEVEL_MIXES: Readonly<Record<ExamSection, Readonly<Record<Route, Mix>>>> = {
  "Reading and Writing": {
    first: { Easy: 9, Medium: 11, Hard: 7 },
    easier: { Easy: 14, Medium: 10, Hard: 3 },
    harder: { Easy: 3, Medium: 11, Hard: 13 },
  },
  Math: {
    first: { Easy: 7, Medium: 9, Hard: 6 },
    easier: { Easy: 12, Medium: 8, Hard: 2 },
    harder: { Easy: 3, Medium: 8, Hard: 11 },
  },
};
