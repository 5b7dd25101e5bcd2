import type { Response } from "@sat/item";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { keep, type KeptForm, outOfForm, readKept } from "../../../lib/kept-form.ts";
import { useUser } from "../../../lib/session.ts";
import { learnerShelf, UNSENT_PAPER } from "../../../lib/storage.ts";
import { workCopies } from "../../../question/offline/shelf-copies.ts";
import { askBooklet } from "./paper-calls.ts";

/** What has been copied so far from an answer sheet, by the question's id; null where it was taken back. */
export type EnteredAnswers = Readonly<Record<string, Response | null>>;

interface Kept {
  /** How often something was copied: of two that are kept, the one with more is the later. */
  readonly changes: number;
  readonly answers: EnteredAnswers;
}

const FORM: KeptForm<Kept> = { version: 2, upgrade: () => undefined };
const NOTHING: Kept = { changes: 0, answers: {} };

function place(uid: string, id: string) {
  return { shelf: learnerShelf(uid), key: `${UNSENT_PAPER}${id}` };
}

function keptOf(uid: string, id: string): Kept | undefined {
  return readKept(place(uid, id), FORM);
}

/** Whether something has been copied of a test that was not handed in from this device. */
export function hasEntered(uid: string, id: string): boolean {
  return keptOf(uid, id) !== undefined;
}

/** Lets go of what was copied of a test that is over. */
export function forgetEntered(uid: string, id: string): void {
  const { shelf, key } = place(uid, id);
  shelf.remove(key);
  void workCopies.copy(uid, key);
}

/** Puts back on the shelf what a browser that was killed had copied last, beside what is copied while that is looked for. */
async function restoreEntered(uid: string, id: string): Promise<void> {
  const { key } = place(uid, id);
  const before = keptOf(uid, id) ?? NOTHING;
  const entry = (await workCopies.all(uid)).find((each) => each.key === key);
  const copy = outOfForm(entry?.value, FORM);
  if (copy === undefined || copy.changes <= before.changes) return;
  const now = keptOf(uid, id) ?? NOTHING;
  const since = Object.entries(now.answers).filter(
    ([question, response]) => !isSame(response, before.answers[question]),
  );
  const answers = { ...copy.answers, ...Object.fromEntries(since) };
  const changes = copy.changes + now.changes - before.changes;
  keep(place(uid, id), FORM, { changes, answers });
}

function isSame(one: Response | null, other: Response | null | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * What has been copied of a test, and the way to copy more: this device keeps each answer at once, beside what another
 * page of this browser has copied. What it has no room for stays on this page, and `isKept` is false.
 */
export function useEnteredAnswers(id: string) {
  const { uid } = useUser();
  const client = useQueryClient();
  const [kept, setKept] = useState(() => keptOf(uid, id) ?? NOTHING);
  const [unkept, setUnkept] = useState<EnteredAnswers>({});
  const look = useEffectEvent(() => {
    const now = keptOf(uid, id);
    if (now !== undefined) setKept(now);
    // Handed in by another page, or discarded.
    else if (kept !== NOTHING) askBooklet(client, id);
  });
  // What the browser keeps is outside React.
  useEffect(() => {
    const end = new AbortController();
    addEventListener("storage", () => look(), end);
    void restoreEntered(uid, id).then(() => end.signal.aborted || look());
    return () => end.abort();
  }, [uid, id]);
  const enter = (questionId: string, response: Response | null) => {
    const { changes, answers } = keptOf(uid, id) ?? kept;
    const own = { ...unkept, [questionId]: response };
    const next = { changes: changes + 1, answers: { ...answers, ...own } };
    const isKept = keep(place(uid, id), FORM, next);
    if (isKept) void workCopies.copy(uid, place(uid, id).key);
    setKept(isKept ? next : { changes, answers });
    setUnkept(isKept ? {} : own);
  };
  return {
    entered: { ...kept.answers, ...unkept },
    enter,
    isKept: Object.keys(unkept).length === 0,
  };
}
