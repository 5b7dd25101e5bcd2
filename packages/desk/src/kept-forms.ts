import { type OptionLetter, responseOf } from "@sat/item";
import { type Choice, NO_DRAFT, standingOf } from "./desk-state.ts";
import type { Bookmark, KeptDesk } from "./kept.ts";

/** A form in which something is kept, by number. What does not bear the number is of an earlier form, or of none. */
interface KeptForm<Kept> {
  readonly version: number;
  /** What was kept in an earlier form, in this one; undefined when it is of none. */
  readonly upgrade: (former: Readonly<Record<string, unknown>>) => Kept | undefined;
}

export function keptDeskForm<Question>(): KeptForm<KeptDesk<Question>> {
  return { version: 1, upgrade: ofUnnumberedDesk };
}

export const bookmarkForm: KeptForm<Bookmark> = { version: 1, upgrade: ofUnnumberedBookmark };

/** What was kept before forms had numbers. Its instants were by the clock of the page that it was left on. */
interface UnnumberedDesk<Question> {
  readonly session: Choice & {
    readonly timed: boolean;
    readonly score: number;
    readonly total: number;
    readonly request: number;
  } & UnnumberedStage<Question>;
  readonly defaults: {
    readonly defaultSection: Choice["section"];
    readonly defaultDifficulty: Choice["difficulty"];
  };
}

type UnnumberedStage<Question> =
  | { readonly phase: "idle" | "loading" | "error" }
  | {
      readonly phase: "shown";
      readonly question: Question;
      readonly selected: OptionLetter | null;
      readonly shownAt: number;
      readonly now: number;
      readonly deadline: number | null;
    }
  | {
      readonly phase: "submitted";
      readonly question: Question;
      readonly selected: OptionLetter | null;
      readonly correct: boolean;
      readonly autoSubmitted: boolean;
      readonly submittedAt: number;
      readonly timeSpent: number;
    };

interface UnnumberedBookmark extends Omit<Bookmark, "response"> {
  readonly selected: OptionLetter | null;
}

type Unread = Readonly<Record<string, unknown>>;

function ofUnnumberedDesk<Question>({ session, defaults }: Unread): KeptDesk<Question> | undefined {
  if (!isRecord(session) || !isRecord(defaults)) return undefined;
  // Nothing else was ever kept in its place.
  return numbered({ session, defaults } as unknown as UnnumberedDesk<Question>);
}

function ofUnnumberedBookmark(former: Unread): Bookmark | undefined {
  if (typeof former.id !== "string") return undefined;
  // As above.
  const { selected, ...place } = former as unknown as UnnumberedBookmark;
  return { ...place, response: responseOf(selected) };
}

function numbered<Question>({ session, defaults }: UnnumberedDesk<Question>): KeptDesk<Question> {
  const { defaultSection: section, defaultDifficulty: difficulty } = defaults;
  // How long the answers took together was not kept.
  const standing = standingOf({ ...session, time: 0, isPresent: false });
  return { state: { ...standing, ...stageOf(session) }, defaults: { section, difficulty } };
}

function stageOf<Question>(session: UnnumberedStage<Question>) {
  switch (session.phase) {
    case "shown": {
      const { phase, question, selected, shownAt, now, deadline } = session;
      const limit = deadline === null ? null : deadline - shownAt;
      const response = responseOf(selected);
      return { phase, question, response, spent: now - shownAt, since: null, limit } as const;
    }
    case "submitted": {
      const { question, selected, correct, autoSubmitted, submittedAt, timeSpent } = session;
      const result = { correct, autoSubmitted, answeredAt: submittedAt, timeSpent };
      return { phase: "answered", question, response: responseOf(selected), ...result } as const;
    }
    default:
      return { phase: "idle", draft: NO_DRAFT } as const;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
