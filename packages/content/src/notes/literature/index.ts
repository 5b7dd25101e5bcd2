import type { NoteSet } from "../note-set.ts";
import { arcsOfStories } from "./arcs-of-stories.ts";
import { fictionAndFeelings } from "./fiction-and-feelings.ts";
import { liBaiAndDuFu } from "./li-bai-and-du-fu.ts";
import { longLinesShortLines } from "./long-lines-short-lines.ts";
import { novelOnPrisonPaper } from "./novel-on-prison-paper.ts";
import { oldTales } from "./old-tales.ts";
import { replyToABishop } from "./reply-to-a-bishop.ts";
import { singersOfEpics } from "./singers-of-epics.ts";
import { twoEarlyHamlets } from "./two-early-hamlets.ts";
import { twoEnglishGenjis } from "./two-english-genjis.ts";
import { twoKindsOfSonnet } from "./two-kinds-of-sonnet.ts";
import { unsignedEssays } from "./unsigned-essays.ts";

export const literatureNotes: readonly NoteSet[] = [
  arcsOfStories,
  fictionAndFeelings,
  liBaiAndDuFu,
  longLinesShortLines,
  novelOnPrisonPaper,
  oldTales,
  replyToABishop,
  singersOfEpics,
  twoEarlyHamlets,
  twoEnglishGenjis,
  twoKindsOfSonnet,
  unsignedEssays,
];
