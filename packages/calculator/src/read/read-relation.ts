import type { Reader } from "./reader.ts";
import type { Relation, Sign } from "./tree.ts";

const SIGNS: ReadonlySet<string> = new Set<Sign>(["=", "<", ">", "<=", ">=", "!=", "~"]);

/** Reads sides and the signs between them. */
export function readRelation(reader: Reader): Relation {
  const sides = [reader.sum()];
  const signs: Sign[] = [];
  while (isSign(reader.sign)) {
    signs.push(reader.sign);
    reader.next();
    sides.push(reader.sum());
  }
  return { sides, signs };
}

function isSign(sign: string): sign is Sign {
  return SIGNS.has(sign);
}
