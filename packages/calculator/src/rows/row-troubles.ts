import { CONSTANTS, FUNCTIONS } from "../read/known-names.ts";
import { Trouble } from "../read/trouble.ts";
import { PLANE, type Reading } from "./reading.ts";
import type { Ties } from "./ties.ts";

/** Whether a name has a meaning that no row gives it. */
export function isKnown(name: string): boolean {
  return PLANE.has(name) || CONSTANTS.has(name) || FUNCTIONS.has(name);
}

/** What is wrong with the names of a row, if anything is. */
export function troubleWith(at: number, reading: Reading, ties: Ties): Trouble | null {
  const { row, defines, needs, statement, isFit } = reading;
  const all = { from: 0, to: row.kind === "table" ? 0 : row.text.length };
  if (ties.under(at) === null) return new Trouble("This is defined in a circle.", all);
  const again = defines.find((name) => ties.definers.get(name) !== at);
  if (again !== undefined) return new Trouble(`${again} is defined twice.`, all);
  const plane = [...needs].find(([name]) => PLANE.has(name));
  if (isFit && plane !== undefined) {
    return new Trouble(
      "A fit takes columns of a table, such as x1 and y1, in place of x and y.",
      plane[1],
    );
  }
  if (statement !== null && statement.head !== null && plane !== undefined) {
    const { name, parameters } = statement.head;
    return new Trouble(
      `${plane[0]} is not a letter of ${name}(${parameters.join(", ")}).`,
      plane[1],
    );
  }
  return unknownTrouble(at, reading, ties);
}

function unknownTrouble(at: number, { needs }: Reading, ties: Ties): Trouble | null {
  const sought = ties.soughtBy(at);
  const unknown = [...needs].filter(
    ([name]) => !ties.definers.has(name) && !isKnown(name) && !sought.includes(name),
  );
  const [first] = unknown;
  if (first === undefined) return null;
  const names = unknown.map(([name]) => name);
  return names.length === 1
    ? new Trouble(`${names[0]} has no value yet.`, first[1], names)
    : new Trouble(`These have no value yet: ${names.join(", ")}.`, first[1], names);
}
