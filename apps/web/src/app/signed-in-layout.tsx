import { useQuery } from "@tanstack/react-query";
import { Navigate, Outlet } from "@tanstack/react-router";
import { sessionQuery, UserContext } from "../lib/session.ts";
import { useAnswerOutbox } from "../question/use-answer-outbox.ts";
import styles from "./signed-in-layout.module.css";
import { TopBar } from "./top-bar.tsx";

/** The frame of every page behind the guard; it gives way as soon as the session has ended. */
export function SignedInLayout() {
  const { data: user } = useQuery(sessionQuery);
  if (!user) return <Navigate to="/login" replace />;
  return (
    // The key parts learners: nothing a page holds for one may be shown to the next.
    <UserContext value={user} key={user.uid}>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <LeftoverAnswers />
      <TopBar />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </UserContext>
  );
}

/** Sends the answers that an earlier visit could not, whichever page is opened first. */
function LeftoverAnswers() {
  useAnswerOutbox();
  return null;
}
