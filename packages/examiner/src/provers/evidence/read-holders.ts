import type { CausalLink } from "@sat/engine";
import type { ShownChoice } from "@sat/item";
import { UnprovenError } from "../../solving/unproven.ts";
import { speaksOf } from "./read-finding.ts";

/** The cause that a side proposes, read from the passage, which must tell of every side what the links claim. */
export function proposedBy(
  links: readonly CausalLink[],
  holder: string,
  { passage = "" }: ShownChoice,
): string {
  const told = links.flatMap(({ cause, by }) => {
    if (by === undefined) return [];
    const read = causeBeside(by, links, passage);
    if (read !== cause)
      throw new UnprovenError(`the passage gives the ${by} ${read}, not ${cause}`);
    return [{ cause, by }];
  });
  const [own, ...more] = told.filter(({ by }) => by === holder);
  if (own === undefined || more.length > 0) throw new UnprovenError("no one hypothesis is asked");
  return own.cause;
}

/** The one cause of which the sentences, or parts of sentences, that name a side speak. */
function causeBeside(holder: string, links: readonly CausalLink[], passage: string): string {
  const parts = passage.split(/(?<=[.;?!]) /).filter((part) => part.toLowerCase().includes(holder));
  const spoken = links.filter(({ words }) => parts.some((part) => speaksOf(part, words)));
  const [link, ...more] = spoken;
  if (link === undefined || more.length > 0) {
    throw new UnprovenError(
      `beside the ${holder} the passage speaks of ${spoken.map(({ cause }) => cause).join(" and ")}`,
    );
  }
  return link.cause;
}
