import type { ComponentProps } from "react";
import { latePart, useWantedPart } from "../../lib/late-part.ts";
import type { EntryArea } from "./entry-area.tsx";

/** What takes a typed answer: it comes with the first question that asks for one. */
export const lateEntryArea = latePart("the field for answers", () => import("./entry-area.tsx"));

const lateDirections = latePart("directions", () => import("./entry-directions.tsx"));

/** How answers are typed, which need not come with the page either. */
export function LateEntryDirections() {
  const part = useWantedPart(lateDirections);
  return part && <part.EntryDirections />;
}

/** Where an answer is typed, which need not come with the page. */
export function LateEntryArea(props: ComponentProps<typeof EntryArea>) {
  const part = useWantedPart(lateEntryArea);
  return part === undefined ? null : <part.EntryArea {...props} />;
}
