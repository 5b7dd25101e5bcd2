import { SECTIONS } from "@sat/item";
import { Navigate, useSearch } from "@tanstack/react-router";
import { BookOpen } from "lucide-react";
import { useKnownUser } from "../../lib/session.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Benefits } from "./benefits.tsx";
import { SIGN_IN_MESSAGES } from "./sign-in-messages.ts";
import styles from "./sign-in-page.module.css";
import { useSignIn } from "./use-sign-in.ts";

/** The one public page: what the product is, and the way in. */
export function SignInPage() {
  const { outcome } = useSearch({ from: "/login" });
  const signIn = useSignIn(outcome && SIGN_IN_MESSAGES[outcome]);
  // Only watched: a sign-in in this tab or another one fills it.
  const user = useKnownUser();
  if (user) return <Navigate to="/dashboard" replace />;
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
            Fresh questions for Reading, Writing and Math, each one proven right before you see it,
            and every wrong answer explained.
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
          <Button size="large" wide busy={signIn.isBusy} onClick={signIn.byPopup}>
            {signIn.isBusy ? "Signing in..." : "Continue with Google"}
          </Button>
          <p className={styles.notice}>
            <strong>Terms and privacy.</strong> By signing in you agree to use SAT Practice for your
            own study. Your name, email address, photo and answers are kept to show you your
            progress, and are shared with nobody.
          </p>
        </section>
        <Benefits />
      </div>
      <p className={styles.imprint}>
        SAT is a trademark of the College Board. SAT Practice is not affiliated with or endorsed by
        the College Board.
      </p>
    </main>
  );
}
