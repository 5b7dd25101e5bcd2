import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { isSignedInAs, useUser } from "../../lib/session.ts";
import { askBeforeLeaving } from "../../lib/unsaved.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

/** Tells whoever waits to leave the page whether to stay. */
type Answer = (stays: boolean) => void;

/** Asks before a page is left with something unsaved; a browser that closes or reloads it asks in its own words. */
export function LeaveDialog({ isEdited }: { readonly isEdited: boolean }) {
  const [answer, setAnswer] = useState<Answer>();
  const ask = () => new Promise<boolean>((resolve) => setAnswer(() => resolve));
  const tell = (stays: boolean) => {
    answer?.(stays);
    setAnswer(undefined);
  };
  // A save may end while it is asked: there is nothing left to lose then, and the learner was on their way.
  useBlock(isEdited, { ask, onEnd: () => tell(false) });
  return (
    <ConfirmDialog
      title="Leave Without Saving?"
      open={answer !== undefined}
      onClose={() => tell(true)}
      onConfirm={() => tell(false)}
      confirm="Leave"
      cancel="Keep Editing"
      grave
    >
      What you changed in the settings has not been saved.
    </ConfirmDialog>
  );
}

interface Block {
  /** Answers whether the learner stays. */
  readonly ask: () => Promise<boolean>;
  /** Called when it is wanted no more. */
  readonly onEnd: () => void;
}

/** Has it asked whether to stay whenever the page is about to be left, by a sign-out too, as long as that is wanted. */
function useBlock(isWanted: boolean, { ask, onEnd }: Block): void {
  const { history } = useRouter();
  const client = useQueryClient();
  const { uid } = useUser();
  const onLeave = useEffectEvent(ask);
  const end = useEffectEvent(onEnd);
  // The way out is the browser's. The library's own hook would come with every page.
  useEffect(() => {
    if (!isWanted) return;
    const stopAsking = askBeforeLeaving(() => onLeave());
    const unblock = history.block({
      blockerFn: ({ currentLocation, nextLocation }) =>
        // Whoever is signed out has no settings to come back to.
        currentLocation.pathname !== nextLocation.pathname && isSignedInAs(client, uid)
          ? onLeave()
          : false,
    });
    return () => {
      stopAsking();
      unblock();
      end();
    };
  }, [history, client, uid, isWanted]);
}
