import type { DrillKind, DrillOf, FactCard } from "@sat/content";
import { clauseText } from "../../language/statement.ts";
import type { Joint, Shape } from "./joint.ts";

/** B14: a colon follows a full clause and announces the list. */
export const announcedList: Shape = ({ list: { lead, items } }) => [
  {
    archetype: "B14",
    link: "colon",
    before: { text: clauseText(lead), role: "clause", verb: lead.verb },
    after: { text: `${items[0]}, ${items[1]}, and ${items[2]}`, role: "list" },
    tail: ".",
  },
];

/** B14, B16: a colon or a dash follows a full clause and brings what it makes the reader wait for. */
export function announcedAnswer(link: "colon" | "dash"): Shape {
  return (card) =>
    drillsOf(card, "reveal").map(({ lead, answer }): Joint => ({
      archetype: link === "colon" ? "B14" : "B16",
      link,
      before: { text: clauseText(lead), role: "clause", verb: lead.verb },
      after: { text: answer, role: "answer" },
      tail: ".",
    }));
}

/** The card's drills of one kind: one or none. */
export function drillsOf<Kind extends DrillKind>(
  { drills }: FactCard,
  kind: Kind,
): DrillOf<Kind>[] {
  return drills.filter((drill): drill is DrillOf<Kind> => drill.kind === kind);
}
