import type { SignInOutcome } from "@sat/contract";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call } from "../../lib/api.ts";
import { keepNextPage } from "../../lib/kept-next-page.ts";
import { logFailure } from "../../lib/log.ts";
import { onPageReturn } from "../../lib/page-return.ts";
import { askSession } from "../../lib/session.ts";
import { SIGN_IN_MESSAGES, signInMessage } from "./sign-in-messages.ts";
import { openSignInPopup, popupOutcome } from "./sign-in-popup.ts";

/** What an attempt came to: nothing to say, or why it did not come off. */
type Ending = keyof typeof SIGN_IN_MESSAGES | "signed-in";

/** The sign-in of this page: at most one attempt at a time, and what became of the last; `next` is the page after it. */
export function useSignIn(outcome: SignInOutcome | undefined, next: string | undefined) {
  const client = useQueryClient();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState(outcome && messageOf(outcome));
  const [isBlocked, setBlocked] = useState(false);

  const attempt = async (way: () => Promise<Ending>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setMessage(undefined);
    setBlocked(false);
    try {
      const ending = await way();
      setMessage(messageOf(ending));
      setBlocked(ending === "blocked");
    } catch (error) {
      logFailure("sign-in", error);
      setMessage(signInMessage(error));
    }
    isRunning.current = false;
    setBusy(false);
  };

  return {
    isBusy,
    message,
    isBlocked,
    byPopup: () => attempt(() => signInByPopup(client)),
    byRedirect: () => {
      keepNextPage(next);
      return attempt(() => signInByRedirect(client));
    },
  };
}

function messageOf(ending: Ending): string | undefined {
  return ending === "signed-in" ? undefined : SIGN_IN_MESSAGES[ending];
}

async function signInByPopup(client: QueryClient): Promise<Ending> {
  const popup = openSignInPopup();
  if (popup === undefined) return "blocked";
  try {
    const { url } = await call("POST /api/sign-in", { mode: "popup" });
    popup.location.replace(url);
  } catch (error) {
    popup.close();
    throw error;
  }
  const outcome = await popupOutcome(popup, () => isSignedIn(client));
  // A browser that refuses the session's cookie ends here: signed in at the provider, not with us.
  return outcome === "signed-in" && !(await isSignedIn(client)) ? "failed" : outcome;
}

/** Leaves the page for the provider, which sends the learner back to a new one; to this one, only the browser can. */
async function signInByRedirect(client: QueryClient): Promise<Ending> {
  const { url } = await call("POST /api/sign-in", { mode: "redirect" });
  window.location.assign(url);
  await new Promise<void>((resolve) => {
    const stop = onPageReturn(() => {
      stop();
      resolve();
    });
  });
  return (await isSignedIn(client)) ? "signed-in" : "cancelled";
}

async function isSignedIn(client: QueryClient): Promise<boolean> {
  return (await askSession(client)) !== null;
}
