import type { AnsweredQuestion, HistoryEntry } from "@sat/contract";
import { responseOf } from "@sat/item";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { call } from "../../lib/api.ts";
import { Badge } from "../../ui/badge.tsx";
import { LoadFailure } from "../../ui/load-failure.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { withDrawings } from "../prose/with-drawings.ts";
import { LateAnsweredSheet, lateAnsweredSheet } from "./late-answered-sheet.tsx";
import styles from "./opened-answer.module.css";

interface OpenedAnswerProps {
  readonly answer: Pick<HistoryEntry, "questionId" | "section" | "difficulty">;
  /** What else is to be told of it in a line. */
  readonly facts: readonly string[];
  /** What stands above the question. */
  readonly children?: ReactNode;
}

/** What a row of answers opens to: the question as it was shown, with the response, fetched when it is opened. */
export function OpenedAnswer({ answer, facts, children }: OpenedAnswerProps) {
  const { questionId, section, difficulty } = answer;
  const opened = useRef<HTMLDivElement>(null);
  const focusRow = () => opened.current?.closest("details")?.querySelector("summary")?.focus();
  return (
    <div ref={opened} className={styles.opened} data-section={section}>
      <p className={styles.facts}>
        <Badge tone="accent">{section}</Badge>
        <Badge>{difficulty}</Badge>
        {facts.join(" • ")}
      </p>
      {children}
      <Sheet id={questionId} onward={focusRow} />
    </div>
  );
}

interface SheetProps {
  readonly id: string;
  /** Gives the focus a place while the question is asked for again. */
  readonly onward: () => void;
}

function Sheet({ id, onward }: SheetProps) {
  const { data, isError, isFetching, refetch } = useAnsweredQuestion(id);
  if (data !== undefined) {
    return (
      <>
        <HowItCame answered={data} />
        <LateAnsweredSheet
          question={data.question}
          response={responseOf(data.userAnswer, data.entry)}
          correct={data.correct}
          report={data.report}
        />
      </>
    );
  }
  if (!isError || isFetching) return <Skeleton label="Loading the question..." />;
  return (
    <LoadFailure
      offline="The question needs a connection."
      onAgain={() => void refetch()}
      onward={onward}
    >
      Failed to load the question. Please try again.
    </LoadFailure>
  );
}

/** What the learner said of the answer before it was submitted, and the help that they had. */
function HowItCame({ answered }: { readonly answered: AnsweredQuestion }) {
  const { confidence, hintsUsed = 0 } = answered;
  return (
    <>
      {confidence === "guess" && <p className={styles.facts}>You marked this as a guess.</p>}
      {hintsUsed > 0 && (
        <p className={styles.facts}>
          You read {hintsUsed} {hintsUsed === 1 ? "hint" : "hints"}.
        </p>
      )}
    </>
  );
}

function useAnsweredQuestion(id: string) {
  return useQuery({
    queryKey: ["GET /api/history/{id}", id],
    queryFn: async ({ signal }) => {
      // What shows it is sent for at the same time.
      void lateAnsweredSheet.load();
      return withDrawings(await call("GET /api/history/{id}", undefined, { path: { id }, signal }));
    },
  });
}
