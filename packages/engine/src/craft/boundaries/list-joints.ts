import type { DrillKind, DrillOf, FactCard } from "@sat/content";
import { clauseText } from "../../language/statement.ts";
import type { Joint, Shape } from "./joint.ts";

/** B14, B16: a colon or a dash follows a full clause and announces the list. */
export function announcedList(link: "colon" | "dash"): Shape {
  return ({ list: { lead, items } }) => [
    {
      archetype: link === "colon" ? "B14" : "B16",
      link,
      before: { text: clauseText(lead), role: "clause", verb: lead.verb },
      after: { text: `${items[0]}, ${items[1]}, and ${items[2]}`, role: "list" },
      tail: ".",
    },
  ];
}

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

/** B26: a remark closes the clause with a comma before it; what announces is still a colon. */
export const remarkBeforeColon: Shape = (card) => {
  const { lead, items } = card.list;
  const list = { text: `${items[0]}, ${items[1]}, and ${items[2]}`, role: "list" } as const;
  const answers = drillsOf(card, "reveal").map((drill) =>
    remarked(drill.lead, "it turns out", { text: drill.answer, role: "answer" }),
  );
  return [remarked(lead, "it turns out", list), ...answers];
};

function remarked(lead: FactCard["list"]["lead"], remark: string, after: Joint["after"]): Joint {
  return {
    archetype: "B26",
    link: "colon",
    before: { text: `${clauseText(lead)}, ${remark}`, role: "remark", verb: lead.verb },
    after,
    tail: ".",
  };
}

/** B21: a comma between the first two of three things. */
export const firstOfList: Shape = ({ list: { lead, items } }) => [
  {
    archetype: "B21",
    link: "comma",
    before: { text: `${clauseText(lead)}: ${items[0]}`, role: "item" },
    after: { text: items[1], role: "next-item" },
    tail: `, and ${items[2]}.`,
  },
];

/** B21: a comma and "and" before the last of three things. */
export const lastOfList: Shape = ({ list: { lead, items } }) => [
  {
    archetype: "B21",
    link: "comma and conjunction",
    before: { text: `${clauseText(lead)}: ${items[0]}, ${items[1]}`, role: "item" },
    after: { text: items[2], role: "last-item" },
    tail: ".",
  },
];

const TWO_OF_THREE = [
  [0, 1],
  [1, 2],
  [2, 0],
] as const;

/** "Just three", "only three", "one of three": what counts them all. */
const COUNTS_ALL = /\b(just|only|more than|one of) three\b/;

/** The lead of a list of which two things are named, so that it may not count them; none if it must. */
function openLeads({ list: { lead } }: FactCard): string[] {
  const rest = lead.rest.replace(/\bthree\b/, "several");
  return rest === lead.rest || COUNTS_ALL.test(lead.rest) ? [] : [clauseText({ ...lead, rest })];
}

/** B15: no mark after "including", whatever list follows. */
export const includedThings: Shape = (card) =>
  openLeads(card).flatMap((lead) =>
    TWO_OF_THREE.map(([one, other]): Joint => {
      const { items } = card.list;
      return {
        archetype: "B15",
        link: "none",
        before: { text: `${lead}, including`, role: "series-lead" },
        after: { text: `${items[one]} and ${items[other]}`, role: "series" },
        tail: ".",
      };
    }),
  );

/** B21: "and" alone joins two things. */
export const twoThings: Shape = (card) =>
  openLeads(card).flatMap((lead) =>
    TWO_OF_THREE.map(([one, other]): Joint => {
      const { items } = card.list;
      return {
        archetype: "B21",
        link: "conjunction",
        before: { text: `${lead}, including ${items[one]}`, role: "first-of-two" },
        after: { text: items[other], role: "second-of-two" },
        tail: ".",
      };
    }),
  );

const glossed = ([name, gloss]: readonly [string, string]) => `${name}, ${gloss}`;

/** B15: no mark between a verb or a preposition and the series that completes it. */
export const seriesAfterLead: Shape = (card) =>
  drillsOf(card, "series").map(({ lead, items: [a, b, c] }): Joint => ({
    archetype: "B15",
    link: "none",
    before: { text: lead, role: "series-lead" },
    after: { text: `${glossed(a)}; ${glossed(b)}; and ${glossed(c)}`, role: "series" },
    tail: ".",
  }));

/** B22: a semicolon between things that hold a comma themselves. */
export const glossedThings: Shape = (card) =>
  drillsOf(card, "series").map(({ lead, items: [a, b, c] }): Joint => ({
    archetype: "B22",
    link: "semicolon",
    before: { text: `${lead} ${glossed(a)}`, role: "glossed-item" },
    after: { text: glossed(b), role: "next-glossed-item" },
    tail: `; and ${glossed(c)}.`,
  }));

/** B22: the semicolon before the "and" of the last thing. */
export const lastGlossedThing: Shape = (card) =>
  drillsOf(card, "series").map(({ lead, items: [a, b, c] }): Joint => ({
    archetype: "B22",
    link: "semicolon",
    before: { text: `${lead} ${glossed(a)}; ${glossed(b)}`, role: "glossed-item" },
    after: { text: `and ${glossed(c)}`, role: "next-glossed-item" },
    tail: ".",
  }));

/** B22: a comma between a thing and its gloss; on Hard the second, behind a semicolon. */
export const nameAndGloss: Shape = (card, level) =>
  drillsOf(card, "series").map(({ lead, items: [a, b, c] }): Joint => {
    const shared = { archetype: "B22", link: "comma" } as const;
    if (level === "Hard") {
      return {
        ...shared,
        before: { text: `${lead} ${glossed(a)}; ${b[0]}`, role: "item-name" },
        after: { text: b[1], role: "gloss" },
        tail: `; and ${glossed(c)}.`,
      };
    }
    return {
      ...shared,
      before: { text: `${lead} ${a[0]}`, role: "item-name" },
      after: { text: a[1], role: "gloss" },
      tail: `; ${glossed(b)}; and ${glossed(c)}.`,
    };
  });

/** The card's drills of one kind: one or none. */
export function drillsOf<Kind extends DrillKind>(
  { drills }: FactCard,
  kind: Kind,
): DrillOf<Kind>[] {
  return drills.filter((drill): drill is DrillOf<Kind> => drill.kind === kind);
}
