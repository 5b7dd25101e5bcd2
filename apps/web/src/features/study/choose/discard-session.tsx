import type { StudySessionSummary } from "@sat/contract";
import { TOPICS } from "@sat/item";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { focusHeading } from "../../../lib/arrive.ts";
import { call, failureOf } from "../../../lib/api.ts";
import { logFailure } from "../../../lib/log.ts";
import { useUser } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { offlineKit } from "../../../question/offline/late-offline-kit.ts";
import { OVERVIEW } from "../../../question/study/study-overview.ts";

interface DiscardSessionProps {
  readonly session: StudySessionSummary;
  /** The id of what says which session it is. */
  readonly describedBy: string;
}

/** A button that gives an open session up; it asks once. */
export function DiscardSession({ session, describedBy }: DiscardSessionProps) {
  const [isOpen, setOpen] = useState(false);
  const { mutate, reset, isPending, isError } = useDiscard(session, setOpen);
  const begin = () => {
    reset();
    setOpen(true);
  };
  return (
    <>
      <Button
        look="quiet"
        size="small"
        aria-describedby={describedBy}
        busy={isPending}
        onClick={begin}
      >
        Discard
      </Button>
      <ConfirmDialog
        title="Discard Session"
        open={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => mutate()}
        confirm="Discard"
        cancel="Keep It"
        busy={isPending}
        grave
        failure={isError ? "Failed to discard the session. Please try again." : undefined}
      >
        Discard the open session of {TOPICS[session.topic].name}? It cannot be resumed then. Its
        answers stay counted in your progress.
      </ConfirmDialog>
    </>
  );
}

function useDiscard(session: StudySessionSummary, setOpen: (isOpen: boolean) => void) {
  const client = useQueryClient();
  const { uid } = useUser();
  return useMutation({
    mutationFn: () => discardSession(session),
    onSuccess: async () => {
      setOpen(false);
      const kit = await offlineKit.load();
      await kit?.forgetStudySession({ ...session, uid });
      await client.invalidateQueries({ queryKey: OVERVIEW });
      // The button that the dialog gave the focus back to is gone with its session.
      focusHeading();
    },
    onError: (error) => {
      logFailure("discarding a session", error);
      // The dialog may have been closed meanwhile.
      setOpen(true);
    },
  });
}

/** A session that was completed or discarded elsewhere is open no more, which is what was wanted. */
async function discardSession({ id }: StudySessionSummary): Promise<void> {
  try {
    await call("DELETE /api/study-sessions/{id}", undefined, { path: { id } });
  } catch (error) {
    const failure = failureOf(error);
    const isGone = failure?.kind === "problem" && [404, 409].includes(failure.status);
    if (!isGone) throw error;
  }
}
