import type { Creation } from "./sound-models.ts";

type Draft = Creation["draft"];
type DraftOption = Draft["options"][number];

/** The creation with fields of its draft replaced. */
export function withDraft(creation: Creation, fields: Partial<Draft>): Creation {
  return { ...creation, draft: { ...creation.draft, ...fields } };
}

/** The creation with each option changed by its place in the draft. */
export function withOptions(
  creation: Creation,
  change: (option: DraftOption, place: number) => DraftOption,
): Creation {
  return withDraft(creation, { options: creation.draft.options.map(change) });
}

export function keyOf({ draft }: Creation): DraftOption {
  const key = draft.options.find(({ code }) => code === null);
  if (key === undefined) throw new RangeError("a creation has a key");
  return key;
}

/** The creation with the words of one text replaced. */
export function reworded(
  creation: Creation,
  field: "question" | "opening" | "hint" | "tip" | "passage",
  from: string | RegExp,
  to: string,
): Creation {
  return withDraft(creation, { [field]: creation.draft[field]?.replace(from, to) });
}
