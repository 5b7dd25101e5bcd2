import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import type { Place } from "../../lib/kept-form.ts";
import { useAsked } from "../../question/desk/use-asked.ts";
import { QuestionFrame } from "../../question/frame/question-frame.tsx";
import { usePreparedType } from "../../question/prose/use-prepared-type.ts";
import { ReviewBar } from "./review-bar.tsx";
import { ReviewHome } from "./review-home.tsx";
import type { ReviewPlan } from "./review-plan.ts";
import { ReviewStage } from "./review-stage.tsx";
import { setWords } from "./review-words.ts";
import { useReviewDesk } from "./use-review-desk.ts";

interface ReviewSessionProps {
  readonly plan: ReviewPlan;
  /** Whether it was begun on this page, with a button that is gone. */
  readonly isNew: boolean;
  /** Where its desk is kept. */
  readonly place: Place;
  /** All of it is answered. */
  readonly onEnd: () => void;
  /** There is nothing more to ask. */
  readonly onOver: () => void;
  readonly onBegin: (plan: ReviewPlan) => void;
}

/** A review under way, and then what it has come to. */
export function ReviewSession(props: ReviewSessionProps) {
  const { plan, isNew, place, onEnd, onOver, onBegin } = props;
  const { desk, state } = useReviewDesk(plan, place, onEnd);
  const { phase } = state;
  const words = setWords(plan);
  usePreparedType("Mixed");
  useDoneAddress(phase === "completed");
  // A first question that comes by itself leaves the focus where arriving has put it.
  const comesByItself = !isNew && phase === "idle";
  const asked = useAsked(state, state.request + (comesByItself ? 1 : 0));
  if (phase === "completed") return <ReviewHome ended={state} more={null} onBegin={onBegin} />;
  return (
    <QuestionFrame bar={<ReviewBar title={words.title} desk={desk} state={state} />}>
      <ReviewStage
        desk={desk}
        state={state}
        asked={asked}
        lastWords={words.finish}
        onOver={onOver}
      />
    </QuestionFrame>
  );
}

/** Takes from the address the questions that it asked for, once they are answered: a reload asks for no more of them. */
function useDoneAddress(isDone: boolean): void {
  const navigate = useNavigate();
  // The address is the browser's.
  useEffect(() => {
    if (isDone) void navigate({ to: "/review", replace: true, resetScroll: false });
  }, [isDone, navigate]);
}
