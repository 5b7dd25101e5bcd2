import { artsNotes } from "./arts/index.ts";
import { everydayNotes } from "./everyday/index.ts";
import { geographyNotes } from "./geography/index.ts";
import { historyNotes } from "./history/index.ts";
import { literatureNotes } from "./literature/index.ts";
import { scienceNotes } from "./science/index.ts";
import { societyNotes } from "./society/index.ts";
import { technologyNotes } from "./technology/index.ts";
import type { NoteSet } from "./note-set.ts";

export type { Goal, NoteQuestion, NoteSet } from "./note-set.ts";

/** Raised by one whenever a set is added or taken out: the same seeds then make other items. */
export const noteSetsVersion = 1;

/** Every set of notes, by field. */
export const noteSets: readonly NoteSet[] = [
  ...artsNotes,
  ...everydayNotes,
  ...geographyNotes,
  ...historyNotes,
  ...literatureNotes,
  ...scienceNotes,
  ...societyNotes,
  ...technologyNotes,
];
