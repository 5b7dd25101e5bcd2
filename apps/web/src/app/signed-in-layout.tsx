import { useQuery } from "@tanstack/react-query";
import { Navigate, Outlet } from "@tanstack/react-router";
import { BarSlotProvider } from "../lib/bar-slot.tsx";
import { isOfLastVisit, sessionQuery, UserContext } from "../lib/session.ts";
import { HelpKey } from "./help-key.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { usePageData } from "./page-data.ts";
import styles from "./signed-in-layout.module.css";
import { TopBar } from "./top-bar.tsx";
import { useServiceWorker } from "./use-service-worker.ts";

/** The frame of every page behind the guard; it gives way as soon as the session has ended. */
export function SignedInLayout() {
  const session = useQuery(sessionQuery);
  const { data: user } = session;
  const { showsLastVisit = false } = usePageData();
  useServiceWorker();
  if (!user) return <Navigate to="/login" replace />;
  return (
    // The key parts learners: nothing a page holds for one may be shown to the next.
    <UserContext value={user} key={user.uid}>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <HelpKey />
      <BarSlotProvider>
        <TopBar />
        {showsLastVisit && isOfLastVisit(session) && <OfflineNotice error={session.error} />}
        <main id="main" tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
      </BarSlotProvider>
    </UserContext>
  );
}
