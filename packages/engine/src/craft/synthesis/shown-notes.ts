import type { Claim, FactCard } from "@sat/content";

/** Notes in a set, and words in them, at least and at most (fact sheet §7.1: 4 to 6 notes, 56 to 108 words). */
const FEWEST_NOTES = 4;
const MOST_NOTES = 6;
const FEWEST_WORDS = 45;
const MOST_WORDS = 112;

/**
 * The notes that a student shows for some claims: those that the claims draw on, those that these need to be
 * understood, and so many of the others, in order, that there are enough. Nothing when they are too many.
 */
export function shownNotes(
  { notes, about }: FactCard,
  claims: readonly Claim[],
): string[] | undefined {
  const used = claims.flatMap((claim) => claim.notes);
  const shown = new Set(used.flatMap((at) => withRoots(notes, at)));
  // The first note says what the others are about; a full set may do without it that begins with the subject itself.
  if (shown.size < MOST_NOTES || !names(about.name, notesAt(notes, shown).slice(0, 1)))
    shown.add(0);
  for (const at of notes.keys()) {
    if (shown.size >= FEWEST_NOTES && wordsIn(notesAt(notes, shown)) >= FEWEST_WORDS) break;
    for (const root of withRoots(notes, at)) shown.add(root);
  }
  const set = notesAt(notes, shown);
  return set.length > MOST_NOTES || wordsIn(set) > MOST_WORDS ? undefined : set;
}

function notesAt(notes: readonly string[], places: ReadonlySet<number>): string[] {
  return notes.filter((_, at) => places.has(at));
}

function wordsIn(notes: readonly string[]): number {
  return notes.join(" ").split(" ").length;
}

/** Whether every long word of the subject's name stands in the notes. */
function names(subject: string, notes: readonly string[]): boolean {
  const text = notes.join(" ").toLowerCase();
  return (subject.toLowerCase().match(/\p{L}{4,}/gu) ?? []).every((word) =>
    text.includes(word.replace(/(ie)?s$/, "")),
  );
}

/** Words near the start of a note that stand for something in the note before it. */
const POINTS_BACK =
  /^(\S+ ){0,3}(it|its|they|their|them|he|his|she|her|this|these|such|others|then|there)\b/i;
const OTHER = /^(other|another|the other) /i;
/** "The team …", "The rings …": something that an earlier note has named. */
const NAMED_BEFORE = /^(?:on |in |by |from )?the (?:study|\w+)\b/i;

/** A note and those before it without which a reader cannot tell what it speaks of. */
function withRoots(notes: readonly string[], at: number): number[] {
  const note = notes[at] ?? "";
  const before = rootOf(notes, at, note);
  return before === undefined ? [at] : [...withRoots(notes, before), at];
}

function rootOf(notes: readonly string[], at: number, note: string): number | undefined {
  if (at === 0) return undefined;
  if (POINTS_BACK.test(note) || OTHER.test(note)) return at - 1;
  const noun = NAMED_BEFORE.exec(note)?.[0].split(" ").at(-1)?.toLowerCase() ?? "";
  if (noun.length < 4) return undefined;
  const first = notes.findIndex((one) => one.toLowerCase().includes(noun.replace(/s$/, "")));
  return first < at ? first : undefined;
}
