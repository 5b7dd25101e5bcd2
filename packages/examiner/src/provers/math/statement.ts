import { OPTION_LETTERS } from "@sat/item";
import { parseExpression, parseRelations } from "../../reading/parse.ts";
import { symbolsOfRelation } from "../../reading/tree.ts";
import { constantSets } from "../../solving/constants.ts";
import { holds } from "../../solving/evaluate.ts";
import { solveSystem } from "../../solving/solve-system.ts";
import { UnprovenError } from "../../solving/unproven.ts";
import type { OptionProver } from "../prover.ts";

/** Solves the situation on its own and asks of each option whether what it claims is so. */
export const proveStatement: OptionProver<"statement"> = (
  { given, constants, claims },
  { options },
) => {
  const relations = given.flatMap(parseRelations);
  const claimed = OPTION_LETTERS.map((letter) => {
    const claim = claims[options[letter]];
    if (claim === undefined) throw new UnprovenError(`the facts do not say what ${letter} claims`);
    return claim.flatMap(parseRelations);
  });
  const names = [...new Set(claimed.flat().flatMap((each) => [...symbolsOfRelation(each)]))];
  const solutions = constantSets(constants).flatMap((values) =>
    solveSystem(relations, names.map(parseExpression), values),
  );
  if (solutions.length === 0) throw new UnprovenError(`nothing satisfies ${given.join("; ")}`);
  return OPTION_LETTERS.filter((_, at) =>
    solutions.every((values) => (claimed[at] ?? []).every((relation) => holds(relation, values))),
  );
};
