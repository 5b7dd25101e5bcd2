import type { Question } from "@sat/contract";
import { CircleCheck, CircleX, Clock } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import styles from "./action-bar.module.css";
import { resultText, TIME_IS_UP } from "../feedback/result-text.ts";

interface Outcome {
  readonly correct: boolean;
  readonly question: Question;
  /** True when time ran out. */
  readonly autoSubmitted?: boolean;
}

interface ActionBarProps {
  /** How the time of an open question stands. */
  readonly time?: ReactNode;
  /** How the answer went; undefined while the question is open. */
  readonly outcome: Outcome | undefined;
  /** The buttons; the last of them leads on. */
  readonly children: ReactNode;
}

/** The bar within reach: time or result, and the buttons that lead on. */
export function ActionBar({ time, outcome, children }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useFocusAfterAnswer(bar, outcome !== undefined);
  return (
    <div ref={bar} className={styles.bar}>
      {time && <div className={styles.time}>{time}</div>}
      {/* Always there, so that what comes into it is read out. */}
      <div role="status" className={styles.outcome}>
        {outcome !== undefined && <OutcomeText outcome={outcome} />}
      </div>
      {children}
    </div>
  );
}

/** How it went, and whether time ran out. */
function OutcomeText({ outcome }: { readonly outcome: Outcome }) {
  const { correct, question, autoSubmitted } = outcome;
  const Icon = correct ? CircleCheck : CircleX;
  return (
    <>
      {autoSubmitted && (
        <p className={styles.notice}>
          <Clock aria-hidden="true" />
          {TIME_IS_UP}
        </p>
      )}
      <p className={styles.result} data-correct={correct}>
        <Icon aria-hidden="true" />
        {resultText(correct, question)}
      </p>
    </>
  );
}

/** Moves the focus on to the last button when the answer has disabled what had it. */
function useFocusAfterAnswer(bar: RefObject<HTMLElement | null>, isAnswered: boolean): void {
  const wasAnswered = useRef(isAnswered);
  // The browser drops the focus of what is disabled; it would start again at the page's top.
  useEffect(() => {
    const isNews = isAnswered && !wasAnswered.current;
    wasAnswered.current = isAnswered;
    const focused = document.activeElement;
    if (!isNews || !(focused === document.body || focused?.matches(":disabled, :disabled *")))
      return;
    const buttons = bar.current?.querySelectorAll("button");
    buttons?.[buttons.length - 1]?.focus({ preventScroll: true });
  }, [bar, isAnswered]);
}
