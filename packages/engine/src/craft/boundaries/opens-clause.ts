import type { Clause } from "@sat/content";
import { clauseText } from "../../language/statement.ts";

/** Words that open a clause, which a conjunction without its comma could carry on. */
const OPENING =
  /\b(until|before|after|when|whenever|while|once|because|since|so|if|unless|that)\b/i;

/** Whether "and" without a comma could join what follows to a clause inside this one. */
export function opensClause(clause: Clause): boolean {
  return OPENING.test(clauseText(clause));
}
