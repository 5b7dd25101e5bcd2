import { useNavigate, useRouteContext, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { useAsked } from "../../../question/desk/use-asked.ts";
import { QuestionFrame } from "../../../question/frame/question-frame.tsx";
import { usePreparedType } from "../../../question/prose/use-prepared-type.ts";
import { PlacementBar } from "./placement-bar.tsx";
import { PlacementResult } from "./placement-result.tsx";
import { PlacementStage } from "./placement-stage.tsx";
import { PlacementStart } from "./placement-start.tsx";
import { usePlacement } from "./use-placement.ts";

/** Twenty questions over both sections that place a newcomer, and what they have come to. */
export function PlacementPage() {
  const { done } = useSearch({ from: "/signed-in/placement" });
  return done === true ? <PlacementResult /> : <Placement />;
}

function Placement() {
  const { seat } = useRouteContext({ from: "/signed-in/placement" });
  const navigate = useNavigate();
  const { desk, state } = usePlacement(seat);
  usePreparedType("Mixed");
  const asked = useAsked(state, state.request);
  const isDone = state.phase === "completed";
  // The result has an address of its own, so that it is there after a reload.
  useEffect(() => {
    if (isDone) void navigate({ to: "/placement", search: { done: true }, replace: true });
  }, [isDone, navigate]);
  if (state.phase === "idle") return <PlacementStart desk={desk} state={state} />;
  return (
    <QuestionFrame bar={<PlacementBar desk={desk} state={state} />}>
      <PlacementStage desk={desk} state={state} asked={asked} />
    </QuestionFrame>
  );
}
