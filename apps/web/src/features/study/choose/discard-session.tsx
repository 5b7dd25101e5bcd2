import type { StudySessionSummary } from "@sat/contract";
import { TOPICS } from "@sat/item";
import { useQueryClient } from "@tanstack/react-query";
import { focusHeading } from "../../../lib/arrive.ts";
import { call, isGone } from "../../../lib/api.ts";
import { useUser } from "../../../lib/session.ts";
import { ConfirmedAction } from "../../../ui/confirmed-action.tsx";
import { offlineKit } from "../../../question/offline/late-offline-kit.ts";
import { OVERVIEW } from "../../../question/study/study-overview.ts";

interface DiscardSessionProps {
  readonly session: StudySessionSummary;
  /** The id of what says which session it is. */
  readonly describedBy: string;
}

/** A button that gives an open session up; it asks once. */
export function DiscardSession({ session, describedBy }: DiscardSessionProps) {
  const client = useQueryClient();
  const { uid } = useUser();
  const leave = async () => {
    const kit = await offlineKit.load();
    await kit?.forgetStudySession({ ...session, uid });
    await client.invalidateQueries({ queryKey: OVERVIEW });
    // The button that the dialog gave the focus back to is gone with its session.
    focusHeading();
  };
  return (
    <ConfirmedAction
      title="Discard Session"
      label="Discard"
      look="quiet"
      describedBy={describedBy}
      confirm="Discard"
      cancel="Keep It"
      action={() => discardSession(session)}
      onDone={leave}
      failure="Failed to discard the session. Please try again."
    >
      Discard the open session of {TOPICS[session.topic].name}? It cannot be resumed then. Its
      answers stay counted in your progress.
    </ConfirmedAction>
  );
}

/** A session that was completed or discarded elsewhere is open no more, which is what was wanted. */
async function discardSession({ id }: StudySessionSummary): Promise<void> {
  try {
    await call("DELETE /api/study-sessions/{id}", undefined, { path: { id } });
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}
