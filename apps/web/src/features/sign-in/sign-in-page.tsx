import { SECTIONS } from "@sat/item";
import { Link, useRouter, useSearch } from "@tanstack/react-router";
import { BookOpen } from "lucide-react";
import { useEffect } from "react";
import { useKnownUser } from "../../lib/session.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Benefits } from "./benefits.tsx";
import { GoogleMark } from "./google-mark.tsx";
import styles from "./sign-in-page.module.css";
import { useSignIn } from "./use-sign-in.ts";

/** The one public page: what the product is, and the way in. */
export function SignInPage() {
  const { outcome, next } = useSearch({ from: "/login" });
  const signIn = useSignIn(outcome, next);
  const isLeaving = useLeaving(next ?? "/dashboard");
  if (isLeaving) return null;
  return (
    <main className={styles.desk}>
      <div className={styles.booklet}>
        <div className={styles.tabs} aria-hidden="true">
          {SECTIONS.map((section) => (
            <span key={section} className={styles.tab} data-section={section}>
              {section}
            </span>
          ))}
        </div>
        <section className={styles.cover}>
          <span className={styles.mark}>
            <BookOpen aria-hidden="true" />
          </span>
          <h1>Welcome to SAT Practice</h1>
          <p className={styles.lead}>
            Fresh questions for Reading, Writing and Math, each one checked before you see it, and
            every wrong answer explained.
          </p>
          {signIn.message !== undefined && (
            <Alert
              tone="bad"
              actions={
                signIn.isBlocked && (
                  <Button look="secondary" size="small" onClick={signIn.byRedirect}>
                    Sign in on this page instead
                  </Button>
                )
              }
            >
              {signIn.message}
            </Alert>
          )}
          <Button look="google" wide busy={signIn.isBusy} onClick={signIn.byPopup}>
            {!signIn.isBusy && <GoogleMark />}
            {signIn.isBusy ? "Signing in..." : "Continue with Google"}
          </Button>
          <p className={styles.notice}>
            <strong>Terms and privacy.</strong> By signing in you agree to the{" "}
            <Link to="/terms">terms</Link>: use SAT&nbsp;Practice for your own study. Your name,
            email address, photo and answers are kept to show you your progress, and are shared with
            nobody; <Link to="/privacy">privacy</Link> says more.
          </p>
        </section>
        <Benefits />
      </div>
      <p className={styles.imprint}>
        SAT is a trademark of the College Board. SAT&nbsp;Practice is not affiliated with or
        endorsed by the College Board.
      </p>
    </main>
  );
}

/** Goes on to an address once somebody is signed in; whether they are. */
function useLeaving(address: string): boolean {
  // Only watched: a sign-in in this tab or another one fills it.
  const isSignedIn = Boolean(useKnownUser());
  const { history } = useRouter();
  // The browser's history takes an address as it stands, with its query.
  useEffect(() => {
    if (isSignedIn) history.replace(address);
  }, [history, isSignedIn, address]);
  return isSignedIn;
}
