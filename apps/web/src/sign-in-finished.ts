/** The last page of a popup sign-in: tells the opener how it ended and closes its window. */

import type { SignInOutcome } from "@sat/contract";
import { tellSession } from "./lib/session-channel.ts";
import { SIGN_IN_MESSAGES } from "./features/sign-in/sign-in-messages.ts";
import "./styles/tokens.css";
import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/sign-in-finished.css";

const ENDINGS: Record<SignInOutcome, { title: string; text: string; to: string }> = {
  "signed-in": {
    title: "You are signed in",
    text: "You can close this window and go on in SAT Practice.",
    to: "/dashboard",
  },
  cancelled: {
    title: "You are not signed in",
    text: `${SIGN_IN_MESSAGES.cancelled} You can close this window.`,
    to: "/login",
  },
  failed: {
    title: "You are not signed in",
    text: `${SIGN_IN_MESSAGES.failed} You can close this window.`,
    to: "/login",
  },
};

/** An address without a known outcome is not one of ours: nothing was signed in by it. */
function outcomeOf(search: string): SignInOutcome {
  const outcome = new URLSearchParams(search).get("outcome");
  return outcome === "signed-in" || outcome === "cancelled" ? outcome : "failed";
}

function show(outcome: SignInOutcome): void {
  const { title, text, to } = ENDINGS[outcome];
  document.title = `${title} · SAT Practice`;
  document.querySelector("h1")?.replaceChildren(title);
  document.querySelector("p")?.replaceChildren(text);
  document.querySelector("a")?.setAttribute("href", to);
}

const outcome = outcomeOf(location.search);
// Shown as well, for a browser that does not let the page close its own window.
show(outcome);
tellSession(outcome);
window.close();
