import { type Operand, quotient, root, times } from "../../math/expression.ts";
import { type RootForm, rootTree } from "./square-roots.ts";

export type Role = "short" | "long" | "hypotenuse";

/** One side is known, and another is asked. */
export interface Task {
  readonly known: Role;
  readonly length: RootForm;
  readonly asked: Role;
}

export const ROLE: Readonly<Record<Role, string>> = {
  short: "the shorter leg",
  long: "the longer leg",
  hypotenuse: "the hypotenuse",
};

/** The calculation of one side from another. */
export function workOfSide({ known, asked, length }: Task): Operand {
  const given = rootTree(length);
  const short = { short: given, long: quotient(given, root(3)), hypotenuse: quotient(given, 2) }[
    known
  ];
  return known === asked
    ? given
    : { short, long: times(short, root(3)), hypotenuse: times(2, short) }[asked];
}

export const ROLE_TIP: Readonly<Record<Role, string>> = {
  short: "The side opposite $30^\\circ$ is the shortest: check your answer against the given side.",
  long: "The longer leg is less than twice the shorter leg, and shorter than the hypotenuse.",
  hypotenuse: "The hypotenuse is the longest side: check your answer against the given side.",
};
