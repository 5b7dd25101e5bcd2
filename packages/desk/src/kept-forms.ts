import { type Malformed, type OptionLetter, responseOf } from "@sat/item";
import {
  type Choice,
  type DeskState,
  type Draft,
  NO_PROCESS_DATA,
  type ProcessData,
  standingOf,
} from "./desk-state.ts";
import type { Bookmark, KeptDesk } from "./kept.ts";

/** A form in which something is kept, by number. What does not bear the number is of an earlier form, or of none. */
interface KeptForm<Kept> {
  readonly version: number;
  /** What was kept in an earlier form, in this one; undefined when it is of none. */
  readonly upgrade: (former: Readonly<Record<string, unknown>>) => Kept | undefined;
}

export function keptDeskForm<Question>(): KeptForm<KeptDesk<Question>> {
  return {
    version: 3,
    upgrade: (former) => {
      // Only `keep` wrote the number, beside what was of its form.
      const numbered = keptAsNumbered(former) as NumberedDesk<Question> | undefined;
      const kept = numbered ?? ofUnnumberedDesk<Question>(former);
      return kept && { ...kept, state: stateOf(kept.state) };
    },
  };
}

export const bookmarkForm: KeptForm<Bookmark> = {
  version: 3,
  upgrade: (former) => {
    // As above.
    const numbered = keptAsNumbered(former) as NumberedBookmark | undefined;
    const kept = numbered ?? ofUnnumberedBookmark(former);
    return kept && { ...kept, ...withProcessData(kept) };
  },
};

/**
 * The first two forms with a number. The first kept no account of how a response had come about, and knew options
 * alone; the second kept one, without confidence.
 */
interface NumberedDraft extends Omit<Draft, "processData"> {
  readonly processData?: Omit<ProcessData, "confidence">;
}
type NumberedBookmark = Omit<Bookmark, keyof Draft> & NumberedDraft;

interface NumberedDesk<Question> extends Omit<KeptDesk<Question>, "state"> {
  readonly state: NumberedState<DeskState<Question>>;
}

/** A state of today as it was in these forms. */
type NumberedState<State> = State extends { readonly phase: "shown" }
  ? Omit<State, keyof Draft | "fault"> & NumberedDraft & { readonly fault?: Malformed | null }
  : State extends { readonly draft: Draft }
    ? Omit<State, "draft"> & { readonly draft: NumberedDraft }
    : State;

/** What was kept in one of these forms, if this was. */
function keptAsNumbered({ version, kept }: Unread): object | undefined {
  return (version === 1 || version === 2) && isRecord(kept) ? kept : undefined;
}

function stateOf<Question>(former: NumberedState<DeskState<Question>>): DeskState<Question> {
  if (former.phase === "shown") return { fault: null, ...former, ...withProcessData(former) };
  if (!("draft" in former)) return former;
  return { ...former, draft: { ...former.draft, ...withProcessData(former.draft) } };
}

/** The process data of a former draft; what was not kept of it is as before anything was done. */
function withProcessData({ processData }: NumberedDraft): Pick<Draft, "processData"> {
  return { processData: { ...NO_PROCESS_DATA, ...processData } };
}

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

interface UnnumberedBookmark extends Omit<NumberedBookmark, "response"> {
  readonly selected: OptionLetter | null;
}

type Unread = Readonly<Record<string, unknown>>;

function ofUnnumberedDesk<Question>({
  session,
  defaults,
}: Unread): NumberedDesk<Question> | undefined {
  if (!isRecord(session) || !isRecord(defaults)) return undefined;
  // Nothing else was ever kept in its place.
  return asNumbered({ session, defaults } as unknown as UnnumberedDesk<Question>);
}

function ofUnnumberedBookmark(former: Unread): NumberedBookmark | undefined {
  if (typeof former.id !== "string") return undefined;
  // As above.
  const { selected, ...place } = former as unknown as UnnumberedBookmark;
  return { ...place, response: responseOf(selected) };
}

function asNumbered<Question>({
  session,
  defaults,
}: UnnumberedDesk<Question>): NumberedDesk<Question> {
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
      return { phase: "idle", draft: { response: null, spent: 0 } } as const;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
