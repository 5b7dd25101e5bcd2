import type { Booklet, PaperAnswers } from "@sat/contract";
import { readEntry, type Response } from "@sat/item";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useUser } from "../../../lib/session.ts";
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
  const navigate = useNavigate();
  const { mutate, isPending, error } = useEnterAnswers(id, () => {
    forgetEntered(uid, id);
    void navigate({ to: "/test-report", search: { id }, replace: true });
  });
  const answers = answersOf(booklet, entered);
  const all = answers.modules.flatMap((module) => module.answers);
  const given = all.filter((response) => response !== null);
  return (
    <div className={styles.bar} data-answer>
      <p>
        {given.length} of {all.length} entered
      </p>
      <Button onClick={() => setAsking(true)}>Enter Answers</Button>
      <ConfirmDialog
        title="Enter Answers"
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => mutate(answers)}
        confirm="Enter Answers"
        cancel="Not Yet"
        busy={isPending}
        failure={error === null ? undefined : entryFailure(error, booklet)}
      >
        {whatWillBe(given, all.length)}
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

function whatWillBe(given: readonly Response[], all: number): string {
  const blank = all - given.length;
  const unreadable = given.filter(isUnreadable).length;
  return [
    blank === 0
      ? "Every question has an answer."
      : `${ofQuestions(blank)} of ${all} ${blank === 1 ? "is" : "are"} blank, and ${blank === 1 ? "counts" : "count"} as skipped.`,
    ...(unreadable === 0
      ? []
      : [`Of what you typed, ${unreadable} cannot be read as a number, and will be wrong.`]),
    "The answers cannot be changed once they are entered.",
  ].join(" ");
}

function isUnreadable(response: Response): boolean {
  return response.kind === "entry" && readEntry(response.text).kind !== "entry";
}
