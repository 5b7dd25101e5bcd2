import type { Specimen } from "@sat/engine";
import type { Item } from "@sat/item";
import type { Creation } from "./sound-models.ts";

type Draft = Creation["draft"];
type DraftOption = Draft["options"][number];

/** Values for fields of an item, even such as their types forbid. */
type Fields<Of extends Item> = { readonly [Field in keyof Of]?: unknown };

/** The specimen with fields of its item replaced. */
export function withItem<Of extends Item>(made: Specimen<Of>, fields: Fields<Of>): Specimen<Of> {
  return { ...made, item: { ...made.item, ...fields } };
}

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

/** The option at half its value, as a fraction. */
export function halved(option: DraftOption): DraftOption {
  const value = Number(option.order);
  const tex = `${value < 0 ? "-" : ""}\\frac{${Math.abs(value)}}{2}`;
  return { ...option, text: `$${tex}$`, order: value / 2, reason: `Half of it is $${tex}$.` };
}

export function withoutPassage(made: Creation): Creation {
  const draft: Record<string, unknown> = { ...made.draft };
  delete draft.passage;
  // Every other field of the draft is still there.
  return { ...made, draft: draft as unknown as Draft };
}

/** Two full clauses, the second of which no adverb opens. */
export function spliced({ facts }: Creation): Creation["facts"] {
  if (facts.kind !== "boundary") throw new RangeError("the sound writing model asks for a joint");
  const text = facts.before.text.replace("although ", "");
  return { ...facts, before: { ...facts.before, text, role: "clause" } };
}

/** A wrong option whose first word has a letter more. */
export function withOtherWord(option: DraftOption): DraftOption {
  return option.code === null ? option : { ...option, text: option.text.replace(/^\w+/, "$&s") };
}

/** The word before the blank once more at the head of each option. */
export function withRepeat(made: Creation): Creation {
  const word = /(\w+) ______/.exec(made.draft.question)?.[1] ?? "";
  const doubled = withOptions(made, (option) => ({ ...option, text: `${word} ${option.text}` }));
  if (made.facts.kind !== "boundary") return doubled;
  const { before } = made.facts;
  return {
    ...doubled,
    facts: {
      ...made.facts,
      before: { ...before, text: before.text.replace(/(\w+) (\w+)$/, "$1 $1 $2") },
    },
  };
}
