import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { isSignedInAs, useUser } from "../../lib/session.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

/** Tells whoever waits to leave the page whether to stay. */
type Answer = (stays: boolean) => void;

/** Asks before a page is left with something unsaved; a browser that closes or reloads it asks in its own words. */
export function LeaveDialog({ isEdited }: { readonly isEdited: boolean }) {
  const [answer, setAnswer] = useState<Answer>();
  useBlock(isEdited, () => new Promise<boolean>((resolve) => setAnswer(() => resolve)));
  const tell = (stays: boolean) => {
    answer?.(stays);
    setAnswer(undefined);
  };
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

/** Has it asked whether to stay whenever the page is about to be left, as long as that is wanted. */
function useBlock(isWanted: boolean, ask: () => Promise<boolean>): void {
  const { history } = useRouter();
  const client = useQueryClient();
  const { uid } = useUser();
  const onLeave = useEffectEvent(ask);
  // The way out is the browser's. The library's own hook would come with every page.
  useEffect(() => {
    if (!isWanted) return;
    return history.block({
      blockerFn: ({ currentLocation, nextLocation }) =>
        // Whoever is signed out has no settings to come back to.
        currentLocation.pathname !== nextLocation.pathname && isSignedInAs(client, uid)
          ? onLeave()
          : false,
    });
  }, [history, client, uid, isWanted]);
}
