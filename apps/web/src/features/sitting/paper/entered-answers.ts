import type { Response } from "@sat/item";
import { useState } from "react";
import { keep, type KeptForm, readKept } from "../../../lib/kept-form.ts";
import { useUser } from "../../../lib/session.ts";
import { learnerShelf, UNSENT_PAPER } from "../../../lib/storage.ts";

/** What has been copied so far from an answer sheet, by the question's id; null where it was taken back. */
export type EnteredAnswers = Readonly<Record<string, Response | null>>;

const FORM: KeptForm<EnteredAnswers> = { version: 1, upgrade: () => undefined };

function place(uid: string, id: string) {
  return { shelf: learnerShelf(uid), key: `${UNSENT_PAPER}${id}` };
}

/** Lets go of what was copied of a test that is over. */
export function forgetEntered(uid: string, id: string): void {
  const { shelf, key } = place(uid, id);
  shelf.remove(key);
}

/** What has been copied of a test, and the way to copy more: this device keeps each answer at once. */
export function useEnteredAnswers(id: string) {
  const { uid } = useUser();
  const [entered, setEntered] = useState(() => readKept(place(uid, id), FORM) ?? {});
  const enter = (questionId: string, response: Response | null) => {
    // Another page of this browser may have copied something meanwhile.
    const next = { ...entered, ...readKept(place(uid, id), FORM), [questionId]: response };
    keep(place(uid, id), FORM, next);
    setEntered(next);
  };
  return { entered, enter };
}
