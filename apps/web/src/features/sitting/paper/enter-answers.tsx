import type { Booklet, PaperAnswers } from "@sat/contract";
import { readEntry, type Response } from "@sat/item";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useUser } from "../../../lib/session.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { questions as ofQuestions } from "../sitting-words.ts";
import styles from "./answers.module.css";
import { type EnteredAnswers, forgetEntered } from "./entered-answers.ts";
import { entryFailure } from "./entry-failure.ts";
import { useEnterAnswers } from "./paper-calls.ts";

interface EnterAnswersProps {
  readonly booklet: Booklet;
  readonly entered: EnteredAnswers;
}

/** How far the copying has come, and the button that hands it in, within reach all the while. */
export function EnterAnswers({ booklet, entered }: EnterAnswersProps) {
  const { uid } = useUser();
  const { id } = booklet;
  const [isAsking, setAsking] = useState(false);
  /** How many typed answers could not be read when they were to be handed in. */
  const [told, setTold] = useState(0);
  const navigate = useNavigate();
  const { mutate, reset, isPending, error } = useEnterAnswers(id, () => forgetEntered(uid, id));
  const answers = answersOf(booklet, entered);
  const all = answers.modules.flatMap((module) => module.answers);
  const given = all.filter((response) => response !== null);
  const unread = given.filter(isUnreadable).length;
  const handIn = () => {
    setTold(unread);
    if (unread === 0) {
      reset();
      setAsking(true);
    }
    // The field says itself what is wrong.
    else document.querySelector<HTMLElement>("[data-answer] [aria-invalid=true]")?.focus();
  };
  // Both only while this page is there: elsewhere the learner is not led away.
  const enter = () =>
    mutate(answers, {
      onSuccess: () => void navigate({ to: "/test-report", search: { id }, replace: true }),
      // The dialog may have been closed meanwhile.
      onError: () => setAsking(true),
    });
  return (
    <div className={styles.bar} data-answer>
      {told > 0 && unread > 0 && <Alert tone="bad">{whatIsUnread(unread)}</Alert>}
      <p>
        {given.length} of {all.length} entered
      </p>
      <Button busy={isPending} onClick={handIn}>
        Enter Answers
      </Button>
      <ConfirmDialog
        title="Enter Answers"
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={enter}
        confirm="Enter Answers"
        cancel="Not Yet"
        busy={isPending}
        failure={error === null ? undefined : entryFailure(error, booklet)}
      >
        {whatWillBe(all.length - given.length)}
      </ConfirmDialog>
    </div>
  );
}

/** In the booklet's order, with null for what is blank. */
function answersOf({ modules }: Booklet, entered: EnteredAnswers) {
  return {
    modules: modules.map(({ number, questions }) => ({
      number,
      answers: questions.map((question) => entered[question.id] ?? null),
    })),
  } satisfies PaperAnswers;
}

function isUnreadable(response: Response): boolean {
  return response.kind === "entry" && readEntry(response.text).kind !== "entry";
}

function whatIsUnread(count: number): string {
  return count === 1
    ? "A typed answer cannot be read as a number. Change it or leave it blank."
    : `${count} typed answers cannot be read as numbers. Change them or leave them blank.`;
}

function whatWillBe(blank: number): string {
  const counts =
    blank === 0
      ? "Every question has an answer."
      : blank === 1
        ? "1 question is blank and counts as skipped."
        : `${ofQuestions(blank)} are blank and count as skipped.`;
  return `${counts} Answers cannot be changed once they are entered.`;
}
