/** The window that the identity provider is shown in, and how its end is noticed. */

import type { SignInOutcome } from "@sat/contract";
import { onSessionNews } from "../../lib/session-channel.ts";

const WIDTH = 480;
const HEIGHT = 680;

/** How often a popup that says nothing is looked at, in milliseconds. */
const LOOK_EVERY = 500;

/**
 * Opens the blank window; undefined when the browser blocks it. It must be called inside the click:
 * after a pause, such as waiting for an address, browsers block it.
 */
export function openSignInPopup(): Window | undefined {
  const left = Math.round(window.screenX + (window.outerWidth - WIDTH) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - HEIGHT) / 2);
  const popup = window.open(
    "",
    "sat-sign-in",
    `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`,
  );
  return popup === null || popup.closed ? undefined : popup;
}

/**
 * Waits for the end of a sign-in. The popup reports by the channel. A provider's page may cut the
 * popup off from its opener, and then it reads as closed while it is open: so it counts as cancelled
 * only when this page has the focus again and the session, asked anew, is not there.
 */
export function popupOutcome(
  popup: Window,
  isSignedIn: () => Promise<boolean>,
): Promise<SignInOutcome> {
  return new Promise((resolve, reject) => {
    let isLooking = false;
    const look = async () => {
      if (isLooking || !popup.closed || !document.hasFocus()) return;
      isLooking = true;
      try {
        end((await isSignedIn()) ? "signed-in" : "cancelled");
      } catch (error) {
        stop();
        reject(error);
      }
    };
    const stopListening = onSessionNews((news) => news !== "signed-out" && end(news));
    const timer = setInterval(look, LOOK_EVERY);
    window.addEventListener("focus", look);
    const stop = () => {
      stopListening();
      clearInterval(timer);
      window.removeEventListener("focus", look);
    };
    const end = (outcome: SignInOutcome) => {
      stop();
      resolve(outcome);
    };
  });
}
