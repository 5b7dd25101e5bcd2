import { cutAt } from "../paragraphs/cut.ts";
import type { Joint } from "./joint.ts";
import { type PlaceOf, around, narrowed, stretch } from "./text-stretches.ts";

/** B21: a comma after the first of three things. */
export function itemJoint(text: string, { items: [one, two, three] }: PlaceOf<"items">): Joint {
  const row = `${one}, ${two}, and ${three}`;
  const whole = cutAt(text, row);
  const first = narrowed({ ...whole, before: `${whole.before}${whole.between}${one}` }, "item");
  const { before, start = "" } = first;
  return {
    archetype: "B21",
    link: "comma",
    start,
    shown: one,
    before: stretch(before, "item"),
    after: stretch(two, "next-item"),
    ...around(whole),
    tail: `, and ${three}${whole.tail}`,
  };
}

/** B22: semicolons between things that hold a comma each, and the comma inside such a thing. */
export function glossedJoints(text: string, { items }: PlaceOf<"glossed">): Joint[] {
  const [one = "", two = "", three = ""] = items.map(([name, gloss]) => `${name}, ${gloss}`);
  const whole = cutAt(text, `${one}; ${two}; and ${three}`);
  const start = `${whole.before}${whole.between}`;
  const [first] = items;
  const [name, gloss] = first ?? ["", ""];
  const semicolon = { archetype: "B22", link: "semicolon" } as const;
  return [
    {
      ...semicolon,
      before: stretch(`${start}${one}`, "glossed-item"),
      after: stretch(two, "next-glossed-item"),
      ...around(whole),
      tail: `; and ${three}${whole.tail}`,
    },
    {
      ...semicolon,
      before: stretch(`${start}${one}; ${two}`, "glossed-item"),
      after: stretch(`and ${three}`, "next-glossed-item"),
      ...around(whole),
    },
    {
      archetype: "B22",
      link: "comma",
      before: stretch(`${start}${name}`, "item-name"),
      after: stretch(gloss, "gloss"),
      ...around(whole),
      tail: `; ${two}; and ${three}${whole.tail}`,
    },
  ];
}
