import type { SlipCode } from "@sat/item";
import { article } from "../../language/noun.ts";
import type { TableClaim } from "../../facts/evidence.ts";
import type { Draft } from "../../model.ts";
import type { TableItem } from "./table-model.ts";
import { type Pair, printed } from "./table-values.ts";

/** The rule of each kind of claim and where to look first. */
export function ruleOf(claim: TableClaim): Pick<Draft, "opening" | "hint" | "archetype"> {
  switch (claim.kind) {
    case "gap":
      return {
        opening:
          "The claim is about the size of a difference, so compare the two figures of a group.",
        hint: "For each group that the choices name, see how far its two figures lie apart.",
        archetype: claim.size === "wide" ? "pairwise difference" : "no difference",
      };
    case "extreme":
      return {
        opening:
          "The claim is about one extreme, so all four groups must be compared in that respect.",
        hint: "Decide first what is to be compared: a difference, or the figures of one column.",
        archetype: "extreme",
      };
    case "hypothesis":
      return {
        opening:
          "A hypothesis about all groups is borne out by one that fits and hurt by one that does not.",
        hint: "Say first in which of the two columns the hypothesis expects the higher figure.",
        archetype: claim.ask === "support" ? "support hypothesis" : "weaken hypothesis",
      };
  }
}

/** What the claim asks of the data, as a clause. */
export function claimWords({ study, draw: { claim } }: TableItem): string {
  const { kind, change, columns } = study.data;
  const phrase = (column: "first" | "second") => columns[column === "first" ? 0 : 1].phrase;
  switch (claim.kind) {
    case "gap":
      return claim.size === "wide"
        ? `it speaks of ${article(kind)} ${kind} for which ${change} made a large difference`
        : `it speaks of ${article(kind)} ${kind} for which ${change} made next to no difference`;
    case "extreme":
      return claim.of === "gap"
        ? `it speaks of the ${claim.most ? "greatest" : "smallest"} difference`
        : `it speaks of the ${claim.most ? "highest" : "lowest"} figure ${phrase(claim.of)}`;
    case "hypothesis":
      return `the hypothesis expects the higher figure ${phrase(claim.more)}, and data are asked for that ${claim.ask} it`;
  }
}

interface Judgment {
  readonly code: SlipCode | null;
  readonly reason: string;
}

/** Why the option at a place is right, or which of the two tests it fails. */
export function missOf(item: TableItem, place: number): Judgment {
  const { study, draw } = item;
  const member = draw.members[place];
  if (member === undefined) throw new RangeError("there are four options");
  const name = study.data.rows[member.row as 0]; // all four rows are there
  const actual = draw.pairs[member.row] ?? member.pair;
  const isTrue = actual.join() === member.pair.join();
  const told = `For ${name} the data show ${both(item, actual)}`;
  if (place === draw.key) {
    return { code: null, reason: `${told}, as is said here, and the claim asks for just that.` };
  }
  if (isTrue) {
    return {
      code: "beside-the-point",
      reason: `${told}, so this is true, but it does not fit the claim.`,
    };
  }
  const isTurned = actual.toReversed().join() === member.pair.join();
  return {
    code: isTurned ? "relationship-reversed" : "wrong-group-or-measure",
    reason: `${told}, ${isTurned ? "the reverse of" : "not"} what is said here.`,
  };
}

function both({ study: { data }, shown }: TableItem, [x, y]: Pair): string {
  const [first, last] = data.columns;
  const [one, other] = [x, y].map((value) => printed(data, value, shown !== "table"));
  return `${one} ${first.phrase} and ${other} ${last.phrase}`;
}
